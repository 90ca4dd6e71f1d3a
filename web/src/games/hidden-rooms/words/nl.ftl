## The hall: title, description, options and their values

hall-title = Verborgen kamers
hall-blurb = Voor één speler: een kind met een lantaarn in een donker huis, en een monster op zijn ronde. Zoek je weg van kamer naar kamer, onthoud wat niet paste, blijf uit het zicht en vind de uitgang voordat het monster klaar is met zijn ronde.
option-match = Lengte
option-match-game = een heel spel
option-match-stage = één verdieping
option-stage = Verdieping
option-stage-drawn = getrokken
option-turn_limit = Beurten per verdieping, hoogstens

## Stages: names of monsters, and a sentence on each

stage-candlewick = Kaarsenpit
about-candlewick = Een magere oude butler die elk licht dooft waar hij langskomt.
stage-the-laundress = De Wasvrouw
about-the-laundress = Ze sleept natte lakens door de gangen en neuriet.
stage-the-wheel = Het Wiel
about-the-wheel = Het rolt van de naaf naar de rand van het huis, en heeft een oog op elke spaak.
stage-grandfather-clock = De Staande Klok
about-grandfather-clock = Hij stapt door het midden van het huis en slaat als hij je ziet.
stage-the-hush = De Stilte
about-the-hush = Je hoort helemaal niets, tot het zich omdraait.

## Tiles

tile =
    { $colour ->
        [red] rode
        [blue] blauwe
        [green] groene
        [yellow] gele
       *[other] { $colour }
    } { $number }

## Beside the board, and its buttons

memory = Geheugen
pile = Stapel: { $n }
aside = Opzij
exit = Uitgang
won = Gewonnen: { $n } van { $of }
lost = Verloren: { $n } van { $of }
stage = Verdieping { $n }
search = doorzoek { $square }: kies dan de stapel of een verlichte tegel
searching = { $square } wordt doorzocht. Kies de stapel of een verlichte tegel.
take = neem { $what }: kies dan een verlicht vak
taken = { $what } is gekozen. Kies een verlicht vak.
thepile = een tegel van de stapel

## The board in words

board-stages = { $won }. { $lost }.
board-stage = { stage }: { $name }. { $about }
board-child =
    Het kind staat op { $square }, op de { $tile }{ $star ->
        [1] , met de ster
       *[0] {""}
    }. De uitgang is { $exit }.
board-steps = Stappen over: { $n }.
board-monster =
    Het monster staat op { $square } en kijkt { $facing ->
        [up] omhoog
        [right] naar rechts
        [down] omlaag
       *[left] naar links
    }{ $sees ->
        [1] ; het ziet het kind
       *[0] {""}
    }.
board-sight = Het ziet: { $squares }.
board-coming = De weg die het gaat: { $squares }.
board-rooms = Kamers: { $rooms }.
board-memory = { memory }: { $tiles }.
board-fits = { $tile } (past)
board-pile = { pile }: { $tiles }.
none = geen

## What to do now

prompt-lay = Kies de tegel waarop je begint. De andere gaat naar het geheugen.
prompt-act = Stap naar een verlichte kamer, doorzoek een verlicht vak, of tik op het kind om te blijven.

## Chance

chance = De tegels beslissen

## The table

score = verdiepingen gewonnen
