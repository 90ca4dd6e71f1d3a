## The hall: title, description, options and their values

hall-title = Lauf, Geist, lauf!
hall-blurb = Geister schleichen durch die Lobby, von einem Möbelstück zum nächsten. Ab und zu späht jemand durchs Schlüsselloch: Wer gesehen wird, fliegt zurück an den Start.
option-setup = Einrichtung
option-setup-random = durch Zufall
option-setup-placed = durch euch
option-two_player_sides = Seiten (zu zweit)
option-two_player_sides-opposite = gegenüber
option-two_player_sides-adjacent = nebeneinander
option-movement = Geister gehen
option-movement-simultaneous = alle zugleich
option-movement-turns = nacheinander
option-scoring = Punkte (klein-mittel-groß)
option-seen_fraction = Ein Geist ist gesehen
option-seen_fraction-any = bei jedem sichtbaren Stück
option-seen_fraction-quarter = wenn ein Viertel zu sehen ist
option-seen_fraction-half = wenn die Hälfte zu sehen ist
option-midnight = Mitternachtskarten
option-midnight-off = ohne
option-midnight-on = mit
option-merging = Geister verschmelzen
option-merging-off = nein
option-merging-on = ja
option-die_passes = Den Würfel gibt weiter
option-die_passes-chooser = wer die Seite gewählt hat
option-die_passes-holder = wer ihn hatte
option-first_seat = Wer beginnt
option-first_seat-seat-1 = Platz 1
option-first_seat-drawn = ein ausgeloster Platz

## Pieces of furniture, in sentences after “the”

piece-mirror = Spiegel
piece-trolley = Servierwagen
piece-desk = Tresen
piece-piano = Klavier
piece-armchair = Sessel
piece-table = Tisch

## How a piece lies

pose-up = aufrecht
pose-down = kopfüber
pose-back = auf der Rückseite
pose-front = auf der Vorderseite
pose-left = auf der linken Seite
pose-right = auf der rechten Seite

## Sides of the lobby

side-S = Süden
side-W = Westen
side-N = Norden
side-E = Osten

## Ghosts

ghost =
    { $size ->
        [small] kleiner Geist
        [medium] mittlerer Geist
       *[large] großer Geist
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
newcomer = ein kleiner Geist

## Midnight cards

midnight-extra-curious = Besonders neugierig
does-extra-curious = danach wird noch einmal gespäht, von der Tür gegenüber
midnight-take-cover = Alle in Deckung!
does-take-cover = Geister liegen flach, bis gespäht ist
midnight-too-enthusiastic = Zu viel Schwung
does-too-enthusiastic = die Möbel sind auf die Seite gekippt
midnight-who-pulls-the-craziest-face = Wer schneidet die verrückteste Grimasse?
does-who-pulls-the-craziest-face = Geister, die vor den Spiegel kommen, dürfen in dieser Runde nicht weg
midnight-tag-you-are-it = Fangen, du bist!
does-tag-you-are-it = ein kleiner Geist von dir kommt an die Stelle eines Geistes von rechts
midnight-dance-floor = Tanzfläche
does-dance-floor = die Möbel sind zu den nächsten Türen geschoben
midnight-the-floor-is-lava = Der Boden ist Lava
does-the-floor-is-lava = nach dem Spähen müssen Geister zurück, die nicht auf Möbeln stehen
midnight-i-call-my-big-brother = Ich rufe meinen großen Bruder!
does-i-call-my-big-brother = bei allen wächst ein Geist um eine Größe
midnight-knock-knock = Klopf, klopf
does-knock-knock = das Schlüsselloch bleibt auf seiner Seite
midnight-i-am-dizzy = Mir ist schwindlig
does-i-am-dizzy = die Lobby ist um ein Viertel gedreht: Alle haben eine neue Startseite
midnight-crystal-ball = Kristallkugel
does-crystal-ball = zuerst wird die Tür gewürfelt, dann die Seite gewählt
midnight-red-light-green-light = Ochs am Berg
does-red-light-green-light = jeder Geist in der Lobby ist ein Feld weitergegangen
midnight-says = { $card }: { $does }.

## The lobby and its buttons

lobby = Die Lobby von oben
lobby3d = Die Lobby in 3D. Zum Umsehen ziehen.
see2d = Von oben
see3d = In 3D
no3d = Dieser Browser kann nicht in 3D zeichnen; du siehst die Lobby von oben.
peek = Durchs Schlüsselloch schauen
peekshort = Schlüsselloch
back = Zurück zur Lobby
peeking = Durchs Schlüsselloch an Tür { $door }. Zum Umsehen ziehen oder die Pfeiltasten benutzen.
seen = Gesehen: { $who }.
nobody = Niemand ist zu sehen.
left = noch { $n } von { $of } Punkten
round = Runde { $n } von 5
midnight = Mitternachtskarte
mycard = Deine Karte: { $n } Punkte
whichghost = Welcher Geist?
whichpiece = Welches Möbelstück?
field = Feld
place = Standort
enter = So planen
goes = Hier hinstellen
done = Plan ist fertig
cost =
    { $field }, { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
floor = Boden
high = Höhe { FIXED($h) }
floorunder = Boden, darüber: { $piece }
on = oben, darunter: { $piece }
putback = Zurückstellen
with = mit: { $ghost }
choose = Wie hoch?
held = { $piece } bei { FIXED($x) } / { FIXED($y) }, um { $turn }° gedreht, { $pose }, { $layer }
over = über den anderen
under = unter den anderen
layer = Darüber oder darunter
allowed = Hier erlaubt.
asking = Passt es? Einen Moment…
bylist = Standort aus einer Liste wählen
fine = In kleinen Schritten bewegen
west = Westen
east = Osten
north = Norden
south = Süden
turnleft = Nach links drehen
turnright = Nach rechts drehen
tip = Kippen
step = Schritt: { $n }
put = Hier hinstellen
fit = Wieder hinein
moving = Möbel versetzen
planning = Dein Plan

## Places

spot =
    { $spot }, { $level ->
        [0] { floor }
       *[other] Höhe { FIXED($level) }
    }
spot-with = { spot }, { with }

## What a choice does

act-done =
    { done }{ $left ->
        [none] {""}
       *[other] {" "}({ left })
    }
act-merge =
    { $name } und { $ghost } verschmelzen: { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $cost } Punkte)
    }
act-grow = ein größerer Geist statt { $name }: { $field } { spot }
act-move =
    { $name } geht nach { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $cost } Punkte)
    }
act-leave =
    { $name } verlässt die Lobby{ $cost ->
        [none] {""}
        [one] {" "}(1 Punkt)
       *[other] {" "}({ $cost } Punkte)
    }
act-take-back = den entkommenen Geist zurückholen: { $name }
act-bring = einen kleinen Geist auf { $field } { spot } stellen

## The board in words

board-round = { round }.
board-keyhole = Das Schlüsselloch ist an Tür { $door }.
board-midnight = { midnight }: { $says }
board-piece = { held }.
board-seat = { $who } startet im { $side }: { $points } Punkte, { $stock } im Vorrat, { $escaped } entkommen; in der Lobby: { $ghosts }.
board-ghost = { ghost } { $field } { spot }
board-none = niemand
board-seen =
    Gesehen{ $mirror ->
        [1] {" "}im Spiegel
       *[0] {""}
    } von Tür { $door } aus: { ghost } von { $who }.
board-plan = { planning }: { $entry }.

## What to do now

prompt-furnishing = Nimm ein Möbelstück und zieh es an seine Stelle. Dreh es, kipp es und stell es dann hin.
prompt-taking = Tippe auf ein leuchtendes Möbelstück, um es zu versetzen, oder versetze keines.
prompt-placing = Zieh das Möbelstück an seine neue Stelle. Dreh es, kipp es und stell es dann hin.
prompt-planning = Tippe auf einen Geist oder zieh ihn und wähle dann, wo er sich versteckt. Dein Plan bleibt geheim.
prompt-naming = Wähle die Seite, an die das Schlüsselloch kommt. Die Tür bestimmt der Würfel.
prompt-tag = Fangen! Wähle einen leuchtenden Geist oder Standort.
prompt-big-brother = Wähle den Geist, der seinen großen Bruder ruft, und wo dieser stehen soll.

## Chance

chance-midnight = Die Mitternachtskarte entscheidet
chance-drawing = Die Bewegungskarte entscheidet
chance-die = Der Würfel entscheidet
came-arrangement = Einrichtung { $n }
