## The hall: title, description, options and their values

hall-title = Ren, spook, ren!
hall-blurb = Spoken sluipen door de lobby, van het ene meubel naar het andere. Af en toe gluurt er iemand door het sleutelgat: wie gezien wordt, vliegt terug naar het begin.
option-setup = Inrichting
option-setup-random = door het toeval
option-setup-placed = door de spelers
option-two_player_sides = Kanten (twee spelers)
option-two_player_sides-opposite = tegenover elkaar
option-two_player_sides-adjacent = naast elkaar
option-movement = Spoken bewegen
option-movement-simultaneous = allemaal tegelijk
option-movement-turns = één voor één
option-scoring = Punten (klein-middelgroot-groot)
option-seen_fraction = Een spook is gezien
option-seen_fraction-any = bij elk zichtbaar stukje
option-seen_fraction-quarter = als een kwart te zien is
option-seen_fraction-half = als de helft te zien is
option-midnight = Middernachtkaarten
option-midnight-off = zonder
option-midnight-on = met
option-merging = Spoken samenvoegen
option-merging-off = nee
option-merging-on = ja
option-die_passes = De dobbelsteen gaat naar links vanaf
option-die_passes-chooser = wie de kant koos
option-die_passes-holder = wie hem had
option-first_seat = Wie begint
option-first_seat-seat-1 = plaats 1
option-first_seat-drawn = een gelote plaats

## Pieces of furniture, in sentences after “the”

piece-mirror = spiegel
piece-trolley = serveerwagen
piece-desk = balie
piece-piano = piano
piece-armchair = fauteuil
piece-table = tafel

## How a piece lies

pose-up = rechtop
pose-down = ondersteboven
pose-back = op de rug
pose-front = op de voorkant
pose-left = op de linkerkant
pose-right = op de rechterkant

## Sides of the lobby

side-S = zuiden
side-W = westen
side-N = noorden
side-E = oosten

## Ghosts

ghost =
    { $size ->
        [small] klein
        [medium] middelgroot
       *[large] groot
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
newcomer = een klein spook

## Midnight cards

midnight-extra-curious = Extra nieuwsgierig
does-extra-curious = er volgt een tweede blik, door de deur ertegenover
midnight-take-cover = Zoek dekking!
does-take-cover = spoken liggen plat tot er gegluurd is
midnight-too-enthusiastic = Te enthousiast
does-too-enthusiastic = de meubels zijn op hun kant gelegd
midnight-who-pulls-the-craziest-face = Wie trekt het gekste gezicht?
does-who-pulls-the-craziest-face = spoken die voor de spiegel komen, mogen deze ronde niet weg
midnight-tag-you-are-it = Tikkertje, jij bent hem!
does-tag-you-are-it = een klein spook van jou neemt de plek in van een spook van je rechterbuur
midnight-dance-floor = Dansvloer
does-dance-floor = de meubels zijn naar de dichtstbijzijnde deuren geschoven
midnight-the-floor-is-lava = De vloer is lava
does-the-floor-is-lava = na het gluren moeten spoken terug die niet op een meubel staan
midnight-i-call-my-big-brother = Ik roep mijn grote broer!
does-i-call-my-big-brother = van elke speler groeit één spook een maat
midnight-knock-knock = Klop klop
does-knock-knock = het sleutelgat blijft aan zijn kant
midnight-i-am-dizzy = Ik ben duizelig
does-i-am-dizzy = de lobby is een kwart gedraaid: iedereen heeft een nieuwe startkant
midnight-crystal-ball = Glazen bol
does-crystal-ball = eerst wordt de deur gegooid, dan de kant gekozen
midnight-red-light-green-light = Annemaria koekoek
does-red-light-green-light = elk spook in de lobby ging een veld verder
midnight-says = { $card }: { $does }.

## The lobby and its buttons

lobby = De lobby van boven
lobby3d = De lobby in 3D. Sleep om rond te kijken.
see2d = Van boven
see3d = In 3D
no3d = Deze browser kan niet in 3D tekenen; je ziet de lobby van boven.
peek = Kijk door het sleutelgat
peekshort = Sleutelgat
back = Terug naar de lobby
peeking = Door het sleutelgat van deur { $door }. Sleep of gebruik de pijltjes om rond te kijken.
seen = Gezien: { $who }.
nobody = Er wordt niemand gezien.
left = Nog { $n } van de { $of } punten
round = Ronde { $n } van 5
midnight = Middernachtkaart
mycard = Jouw kaart: { $n } punten
whichghost = Welk spook?
whichpiece = Welk meubel?
field = Veld
place = Plek
enter = Plan dit
goes = Zet het daar
done = Plan is klaar
cost =
    { $field }, { $n } { $n ->
        [one] punt
       *[other] punten
    }
floor = vloer
high = { FIXED($h) } hoog
floorunder = vloer, onder de { $piece }
on = op de { $piece }
putback = Zet terug
with = met { $ghost }
choose = Hoe hoog?
held = { $piece } op { FIXED($x) } / { FIXED($y) }, { $turn }° gedraaid, { $pose }, { $layer }
over = boven op de rest
under = onder de rest
layer = Boven of onder
allowed = Kan hier.
asking = Even kijken of het past…
bylist = Kies de plek uit een lijst
fine = In kleine stappen verplaatsen
west = Naar het westen
east = Naar het oosten
north = Naar het noorden
south = Naar het zuiden
turnleft = Draai linksom
turnright = Draai rechtsom
tip = Kantel
step = Stap: { $n }
put = Zet hier neer
fit = Naar binnen
moving = Verplaats het meubel
planning = Jouw plan

## Places

spot =
    { $spot }, { $level ->
        [0] { floor }
       *[other] { FIXED($level) } hoog
    }
spot-with = { spot }, { with }

## What a choice does

act-done =
    { done }{ $left ->
        [none] {""}
       *[other] {" "}({ left })
    }
act-merge =
    { $name } smelt samen met { $ghost }: { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 punt)
       *[other] {" "}({ $cost } punten)
    }
act-grow = een groter spook neemt de plek van { $name } in: { $field } { spot }
act-move =
    { $name } gaat naar { $field } { spot }{ $cost ->
        [none] {""}
        [one] {" "}(1 punt)
       *[other] {" "}({ $cost } punten)
    }
act-leave =
    { $name } verlaat de lobby{ $cost ->
        [none] {""}
        [one] {" "}(1 punt)
       *[other] {" "}({ $cost } punten)
    }
act-take-back = neem het ontsnapte spook { $name } terug
act-bring = zet een klein spook in { $field } { spot }

## The board in words

board-round = { round }.
board-keyhole = Het sleutelgat is bij deur { $door }.
board-midnight = { midnight }: { $says }
board-piece = { held }.
board-seat = { $who } begint in het { $side }: { $points } punten, { $stock } in de voorraad, { $escaped } ontsnapt; in de lobby: { $ghosts }.
board-ghost = { ghost } { $field } { spot }
board-none = niemand
board-seen =
    { ghost } van { $who } werd gezien{ $mirror ->
        [1] {" "}in de spiegel
       *[0] {""}
    } vanaf deur { $door }.
board-plan = { planning }: { $entry }.

## What to do now

prompt-furnishing = Pak een meubel en sleep het naar zijn plek. Draai het, kantel het, en zet het neer.
prompt-taking = Tik op een verlicht meubel om het te verplaatsen, of verplaats niets.
prompt-placing = Sleep het meubel naar zijn nieuwe plek. Draai het, kantel het, en zet het neer.
prompt-planning = Tik op een spook of sleep het, en kies waar het zich verstopt. Je plan blijft geheim.
prompt-naming = Kies de kant waar het sleutelgat heen gaat. De dobbelsteen kiest de deur.
prompt-tag = Tikkertje! Kies een verlicht spook of een verlichte plek.
prompt-big-brother = Kies het spook dat zijn grote broer roept, en waar die komt te staan.

## Chance

chance-midnight = De middernachtkaart beslist
chance-drawing = De bewegingskaart beslist
chance-die = De dobbelsteen beslist
came-arrangement = Inrichting { $n }
