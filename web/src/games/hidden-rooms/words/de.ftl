## The hall: title, description, options and their values

hall-title = Verborgene Räume
hall-blurb = Für eine Person: ein Kind mit einer Laterne in einem dunklen Haus und ein Monster auf seiner Runde. Taste dich von Raum zu Raum, merk dir, was nicht gepasst hat, bleib außer Sicht und finde den Ausgang, bevor es am Ende seines Weges ist.
option-match = Länge
option-match-game = eine ganze Partie
option-match-stage = eine Etappe
option-stage = Etappe
option-stage-drawn = gezogen
option-turn_limit = Höchstens so viele Züge pro Etappe

## Stages: names of monsters, and a sentence on each

stage-candlewick = Dochtlicht
about-candlewick = Ein dürrer alter Butler, der jedes Licht ausdrückt, an dem er vorbeikommt.
stage-the-laundress = Die Wäscherin
about-the-laundress = Sie schleift nasse Laken durch die Gänge und summt.
stage-the-wheel = Das Rad
about-the-wheel = Es rollt von der Nabe bis zum Rand des Hauses und hat auf jeder Speiche ein Auge.
stage-grandfather-clock = Die Standuhr
about-grandfather-clock = Sie schreitet mitten im Haus umher und schlägt, wenn sie dich sieht.
stage-the-hush = Die Stille
about-the-hush = Du hörst gar nichts, bis sie sich umdreht.

## Tiles

tile =
    { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[other] { $colour }
    } { $number }

## Beside the board, and its buttons

memory = Gedächtnis
pile = Stapel: { $n }
aside = Ablage
exit = Ausgang
won = Gewonnen: { $n } von { $of }
lost = Verloren: { $n } von { $of }
stage = Etappe { $n }
search = { $square } durchsuchen: dann Stapel oder leuchtendes Plättchen wählen
searching = { $square } soll durchsucht werden. Wähle den Stapel oder ein leuchtendes Plättchen.
take = { $what } nehmen: dann ein leuchtendes Feld wählen
taken = { $what } ist gewählt. Wähle ein leuchtendes Feld.
thepile = ein Plättchen vom Stapel

## The board in words

board-stages = { $won }. { $lost }.
board-stage = { stage }: { $name }. { $about }
board-child =
    Das Kind ist auf { $square }, auf { $tile }{ $star ->
        [1] , mit dem Stern
       *[0] {""}
    }. Der Ausgang ist { $exit }.
board-steps = Schritte übrig: { $n }.
board-monster =
    Das Monster ist auf { $square } und schaut { $facing ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
       *[left] nach links
    }{ $sees ->
        [1] ; es sieht das Kind
       *[0] {""}
    }.
board-sight = Es sieht: { $squares }.
board-coming = Sein weiterer Weg: { $squares }.
board-rooms = Räume: { $rooms }.
board-memory = { memory }: { $tiles }.
board-fits = { $tile } (passt)
board-pile = { pile }: { $tiles }.
none = keine

## What to do now

prompt-lay = Wähle das Plättchen, auf dem du anfängst. Das andere kommt ins Gedächtnis.
prompt-act = Geh in einen leuchtenden Raum, durchsuche ein leuchtendes Feld oder tippe auf das Kind, um zu bleiben.

## Chance

chance = Die Plättchen entscheiden

## The table

score = gewonnene Etappen
