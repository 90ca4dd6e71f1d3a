# Beide galerijspellen in het Nederlands.

## Kamers en kleuren: NAME($chamber) maakt van "map-room" de naam name-map-room

name-library = bibliotheek
name-ballroom = balzaal
name-chapel = kapel
name-map-room = kaartenkamer
name-armoury = wapenkamer
name-winter-garden = wintertuin
name-banquet-hall = feestzaal
name-observatory = sterrenwacht
name-clock-room = klokkenkamer
name-study = studeerkamer
name-pantry = provisiekamer
name-treasury = schatkamer
name-trophy-room = trofeeënkamer
name-guard-room = wachtkamer
name-scullery = bijkeuken
name-great-hall = grote zaal
name-nursery = kinderkamer
name-tower-room = torenkamer
name-red = rood
name-blue = blauw
name-turquoise = turkoois
name-yellow = geel
name-grey = grijs
name-green = groen
name-white = wit
name-purple = paars

## Plaatsen. origin_kind: space, chamber, step, door of box.

origin =
    { $origin_kind ->
        [space] vak { $origin }
        [step] de trap
       *[chamber] de { NAME($origin) }
    }
name-stairs = trap

## Gasten van één speler

guests =
    { $guests ->
        [1] gast
       *[other] { $guests } gasten
    }

## Wat een actie doet

action-roll =
    { $face ->
        [phantom] het Spook loopt
       *[other] een { $face }
    }
action-colour = speel met { NAME($colour) }
action-stay = laat je gast staan
action-place =
    zet een gast op vak { $space }{ $is_doorway ->
        [1] , de deur van de { NAME($chamber) }
       *[0] {""}
    }{ $is_exit ->
        [1] , de uitgang
       *[0] {""}
    }
action-walk =
    van { origin } naar vak { $space }{ $haunted ->
        [1] : het Spook staat daar en vangt hem
       *[0] {""}
    }
action-enter =
    van { origin } de { NAME($chamber) } in{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }{ $boots ->
        [1] , en zet de gast van { $who } eruit
       *[0] {""}
    }
action-first = { $who } begint

## Waarom niet

why-draw-first = eerst wordt geloot wie begint
why-no-such-seat = de plaatsen in dit spel zijn 1 tot en met { $players }
why-drawn-before = wie begint wordt hoogstens één keer geloot, vóór al het andere
why-roll-first = eerst moet er gegooid worden
why-rolled-before = er wordt één keer gegooid, aan het begin van een beurt
why-colours-first = eerst kiest iedereen een kleur
why-colours-before = kleuren worden alleen vóór het spel gekozen
why-colour-not-in-play = { NAME($colour) } doet niet mee met { $players } spelers
why-colour-taken = { NAME($colour) } is al gekozen
why-must-place = nu moet er een gast op een vrij vak van de galerij komen
why-space-taken = op vak { $space } staat al een gast
why-must-move = je moet een gast verzetten; blijven staan mag hier niet
why-no-guest-there =
    er is geen gast van jou { $origin_kind ->
        [chamber] in
       *[other] op
    } { origin }
why-closed = de kamers zijn dicht tot het Spook in de galerij is
why-too-far = de { NAME($chamber) } is { $steps } stappen ver, en de dobbelsteen toont { $die }
why-exact-for-arms = de { NAME($chamber) } ({ SIGNED($arms) }) kun je alleen met het juiste getal in

## Wat er gebeurde

event-first = { $who } is geloot en begint.
event-colour = { $who } speelt met { NAME($colour) }.
event-placed = { $who } zet een gast op vak { $space }.
event-rolled =
    { $who } gooit { $number ->
        [0] het Spook
       *[other] een { $number }
    }.
event-walked = { $who } loopt van { origin } naar vak { $space }.
event-entered = { $who } verstopt zich in de { NAME($chamber) }, vanaf { origin }.
event-phantom =
    Het Spook gaat op pad: { $spaces ->
        [1] 1 vak
       *[other] { $spaces } vakken
    }.

## Op de terminal

terminal-phantom = het Spook
terminal-speeds = de snelheid van het Spook volgens de klok
terminal-end = einde
terminal-exit = uitgang
terminal-cellar = kelder
terminal-space = vak { $space }
terminal-step = trede { $step }
terminal-guests = { $place }: gasten van { $seats }
terminal-doorway = deurvak { $space }: { $chamber }
terminal-points = punten
terminal-to-place = nog { $guests }
terminal-colour = { NAME($colour) }
terminal-over = Het spel is afgelopen
terminal-won =
    { $n ->
        [one] { $winners } wint
       *[other] { $winners } winnen samen
    }
terminal-drawing = Wie begint?
terminal-seat-drawn = Er wordt geloot
terminal-choosing = kiest een kleur
terminal-placing = zet een gast neer
terminal-rolling = gooit de dobbelsteen
terminal-rolled = gooide
terminal-moving = en verzet een gast
terminal-replacing = zet een gast van trede { $step } neer
terminal-round = Ronde { $round }
terminal-next-starter = { $who } begint de volgende

## Bordbestanden

board-exit = exit = { $exit }: moet een geheel getal van 0 tot en met { $last } zijn
board-steps = steps { $steps }: de getallen moeten van onder naar boven kleiner worden
board-clock-ends = de laatste klok heeft ends = true, en geen andere
board-clock-no-speed = de laatste klok beëindigt het spel en heeft geen snelheid
board-clock-speed = 'speed' ontbreekt; het is een geheel getal van 1 tot en met { $most }
board-chamber-name = name = { $name }: een kamer heeft een naam met letters nodig, en niet 'stairs'
board-chamber-twice = twee kamers heten { $name }; elke naam moet anders zijn
board-doorway-off = het deurvak van { $chamber } is vak { $space }, en dat ligt niet op de rondgang; die heeft de vakken 0 tot en met { $last }
board-doorway-twice = vak { $space } is het deurvak van { $one } en ook van { $other }; een vak leidt naar hoogstens één kamer

## Opgezette stellingen

position-players = { $players } spelers met elk { $each } gasten past niet bij elkaar
position-turn = turn is { $turn }; plaatsen zijn 0 tot en met { $last }
position-phase = phase { $phase } is onbekend
position-die = die is { $die } in phase { $phase }
position-empty-seat = een lege plaats heeft punten
position-guest-order = de gasten van plaats { $seat } staan niet op volgorde van vak
position-guest-nowhere = plaats { $seat } heeft een gast op plek { $place }, en die is er niet op dit bord
position-guest-extra = er staan gasten van niemand op het bord
position-not-placed = niet alle gasten staan er, maar het spel is begonnen
position-in-box = { $box } gasten zitten in de doos, maar { $placed } van { $all } gelden als geplaatst
position-off-gallery = er zijn gasten buiten de galerij terwijl ze nog worden geplaatst
position-placed-early =
    er zijn gasten geplaatst voordat { $early ->
        [colours] iedereen een kleur heeft
       *[first] is geloot wie begint
    }
position-box-empty = er worden gasten geplaatst, maar er zit geen meer in de doos
position-not-by-turns = gasten zijn niet om de beurt geplaatst: { $waiting } zitten nog in de doos
position-other-places = turn is { $turn }, maar plaats { $seat } plaatst de volgende gast
position-shared-space = twee gasten staan op één vak terwijl er gasten worden geplaatst
position-shared-chamber = twee gasten zijn in één kamer
position-phantom-nowhere = het Spook is op plek { $place }, en die is er niet op dit bord
position-off-before-phantom = er zijn gasten buiten de galerij voordat het Spook er is
position-uncaptured = er staat een gast op vak { $space } bij het Spook, en die is niet gevangen
position-colours = de kleuren zijn geen verschillende kleuren die meedoen
position-colour-early = er zijn plaatsen met een kleur die er geen hebben gekozen
position-first-not-drawn = er wordt geloot wie begint, maar de optie first_seat is seat-1
position-other-chooses = turn is { $turn }, maar plaats { $seat } kiest de volgende kleur

## Heatmaps van studies

heat-caught = Waar gasten worden gevangen
