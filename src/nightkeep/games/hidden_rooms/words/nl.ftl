# Verborgen kamers in het Nederlands.

## Tegels (na "de"), richtingen en verdiepingen: NAME($tile) maakt van "red-4" de naam name-red-4

name-red-1 = rode 1
name-red-2 = rode 2
name-red-3 = rode 3
name-red-4 = rode 4
name-red-5 = rode 5
name-red-6 = rode 6
name-blue-1 = blauwe 1
name-blue-2 = blauwe 2
name-blue-3 = blauwe 3
name-blue-4 = blauwe 4
name-blue-5 = blauwe 5
name-blue-6 = blauwe 6
name-green-1 = groene 1
name-green-2 = groene 2
name-green-3 = groene 3
name-green-4 = groene 4
name-green-5 = groene 5
name-green-6 = groene 6
name-yellow-1 = gele 1
name-yellow-2 = gele 2
name-yellow-3 = gele 3
name-yellow-4 = gele 4
name-yellow-5 = gele 5
name-yellow-6 = gele 6
name-up = omhoog
name-right = naar rechts
name-down = omlaag
name-left = naar links
name-candlewick = Kaarsenpit
name-the-laundress = De Wasvrouw
name-the-wheel = Het Wiel
name-grandfather-clock = De Staande Klok
name-the-hush = De Stilte

## Wat een actie doet

action-draw-stage = verdieping { $stage }, { NAME($name) }
action-draw-start = een tegel om op te beginnen, of om te onthouden
action-draw-fits =
    past op de { NAME($under) }{ $exit ->
        [1] : de uitgang gaat open, en de verdieping is gewonnen
       *[0] {""}
    }
action-draw-misses =
    past niet op de { NAME($under) }{ $full ->
        [1] , en het geheugen is vol: alles gaat terug in de stapel
       *[0] : hij gaat naar het geheugen
    }
action-lay = het kind begint op de { NAME($tile) }; de { NAME($other) } gaat naar het geheugen
action-done = einde van je beurt; dan: { $forecast }
action-move =
    stap { NAME($direction) }, { $square }, op de { NAME($tile) }{ $caught ->
        [1] , recht in de armen van het monster: de verdieping is verloren
       *[0] {""}
    }
action-search =
    zoek { NAME($direction) }, { $square }{ $exit ->
        [1] , de uitgang
       *[0] {""}
    }, met een tegel van de stapel: { $good } van de { $pile } { $good ->
        [1] past
       *[other] passen
    }
action-use =
    leg de { NAME($tile) } { NAME($direction) }, { $square }{ $exit ->
        [1] , de uitgang, en stap erop; de verdieping is gewonnen
       *[0] , en stap erop; dan: { $forecast }
    }

forecast-goes = gaat naar { $square }
forecast-turns = draait { NAME($facing) }
forecast-once = het monster { $step }
forecast-twice = het monster { $first } en { $second }
forecast-limit = de laatste beurt is voorbij
forecast-lost = { $forecast }; de verdieping is verloren

## Waarom niet

why-lay-first = kies eerst de tegel voor het beginvak: de { NAME($one) } of de { NAME($other) }
why-name-first = eerst wordt er een tegel getrokken die de verdieping noemt
why-deal-first = eerst worden er twee tegels getrokken om uit te kiezen
why-draw-first = er wordt gezocht, en dat sluit de beurt af; eerst wordt de tegel getrokken
why-in-discard = de { NAME($tile) } is niet in de stapel: hij ligt opzij
why-in-memory = de { NAME($tile) } is niet in de stapel: hij ligt in het geheugen
why-in-offer = de { NAME($tile) } is niet in de stapel: hij ligt open, om uit te kiezen
why-on-square = de { NAME($tile) } is niet in de stapel: hij ligt op { $square }
why-no-draw-now = er wordt alleen een tegel getrokken om een verdieping te beginnen, en nadat je een vak hebt gekozen om te doorzoeken
why-no-lay-now = op het beginvak komt alleen een tegel als een verdieping begint
why-not-next = { $square } ligt niet naast { $child }, waar het kind is
why-no-tile-there = op { $square } ligt geen tegel; zo'n vak kun je alleen doorzoeken
why-no-moves-left = het kind heeft zijn 2 stappen van deze beurt al gedaan
why-covered = op { $square } ligt al een tegel; je kunt alleen een vak zonder tegel doorzoeken
why-monster-there = het monster is op { $square }
why-pile-empty = de stapel is leeg; je kunt alleen nog in het geheugen zoeken
why-not-in-memory-but-pile = de { NAME($tile) } is niet in het geheugen: hij ligt in de stapel
why-not-in-memory-but-discard = de { NAME($tile) } is niet in het geheugen: hij ligt opzij
why-not-in-memory-but-on = de { NAME($tile) } is niet in het geheugen: hij ligt op { $square }
why-does-not-fit = de { NAME($tile) } past niet: hij is lager dan de { NAME($under) } en heeft een andere kleur

## Wat er gebeurde

event-stage-tile =
    De { NAME($tile) } wordt getrokken en opzij gelegd: { $naming ->
        [chosen] het getal telt niet, want de verdieping was gekozen
        [six] bij een zes blijft het boek openliggen waar het lag
       *[named] het getal noemt de verdieping
    }. Verdieping { $stage } wordt gespeeld.
event-start-tile = De { NAME($tile) } wordt getrokken om uit te kiezen.
event-laid = Het kind begint op de { NAME($tile) } op { $square }; de { NAME($other) } gaat naar het geheugen.
event-moved = Het kind loopt van { $origin } naar { $square }.
event-search = Het kind doorzoekt { $square } met een tegel van de stapel.
event-drew = De { NAME($tile) } wordt getrokken.
event-fits = De { NAME($tile) } past: hij ligt nu op { $square } en het kind stapt erop.
event-does-not-fit = De { NAME($tile) } past niet en gaat naar het geheugen.
event-mixed-back = De { NAME($tile) } past niet en het geheugen is vol: alle { $tiles } tegels gaan terug in de stapel.
event-remembered = De { NAME($tile) } uit het geheugen ligt nu op { $square } en het kind stapt erop.
event-done = Het kind blijft op { $square } en zoekt niet.
event-monster-turns-to-the-child = Het monster op { $origin } ziet het kind naast zich en draait { NAME($facing) }.
event-monster-chases = Het monster ziet het kind en gaat van { $origin } naar { $square }.
event-monster-follows = Het monster volgt zijn route van { $origin } naar { $square }.
event-monster-turns = Het monster op { $origin } draait { NAME($facing) }, langs zijn route.
event-monster-returns = Het monster is van zijn route af en gaat terug, van { $origin } naar { $square }.
event-monster-turns-back = Het monster op { $origin } is van zijn route af en draait { NAME($facing) } om terug te gaan.
event-stage-won = Het kind is bij de uitgang: verdieping { $stage } is gewonnen.
event-stage-lost =
    Verdieping { $stage } is verloren: { $reason ->
        [1] het monster en het kind zijn elkaar tegengekomen
        [2] het monster is aan het eind van zijn route
        [3] het monster en het kind zijn elkaar tegengekomen, en het monster is aan het eind van zijn route
       *[other] de laatste beurt is voorbij
    }.
event-star = Het kind wordt omgedraaid naar de kant met de ster.
event-over =
    Het spel is { $won ->
        [1] gewonnen
       *[0] verloren
    } (verdiepingen gewonnen: { $wins }, verloren: { $losses }).

## Op de terminal

terminal-exit = UITGANG
terminal-start = begin
terminal-monster = MONSTER
terminal-caught = GEPAKT
terminal-child = KIND
terminal-eye = oog
terminal-end = EIND
terminal-first = eerst
terminal-stage = Verdieping { $number }: { NAME($stage) }
terminal-new-stage = Een nieuwe verdieping: een tegel noemt haar
terminal-new-stage-six = (bij een zes: verdieping { $number }, { NAME($stage) })
terminal-score = Verdiepingen gewonnen { $wins } van { $needed }, verloren { $losses } van { $most }
terminal-star = ★ Het kind toont de kant met de ster.
terminal-turns = Beurten voorbij { $turns } van { $limit }
terminal-pieces = Kind op { $child }. Monster op { $square }, kijkt { NAME($facing) }: het { $sees ->
    [1] ziet het kind!
   *[0] ziet het kind niet.
}
terminal-off-route = Het is van zijn route af en gaat naar { $square }.
terminal-squares-left = Nog { $n ->
    [one] { $n } vak
   *[other] { $n } vakken
} van zijn route tot het eind, { $end }.
terminal-drawn = Getrokken:
terminal-memory = Geheugen ({ $tiles } van { $most }):
terminal-fits = past
terminal-does-not-fit = past niet
terminal-aside = Opzij:
terminal-pile = Stapel: { $tiles } tegels
terminal-act = Jouw beurt: { $moves ->
    [0] geen stap meer;
    [one] hoogstens { $moves } stap, dan
   *[other] hoogstens { $moves } stappen, dan
} één keer zoeken, of done. Breng het kind naar de uitgang { $exit }.
terminal-lay = Kies de tegel waarop het kind begint ({ $start }); de andere gaat naar het geheugen.
terminal-search = Er wordt een tegel van de stapel getrokken voor { $square }.
terminal-stage-tile = Er wordt een tegel getrokken die de verdieping noemt.
terminal-start-tiles = Er worden twee tegels getrokken om uit te kiezen.
terminal-won = Je hebt het spel gewonnen!
terminal-lost = Je hebt het spel verloren.
terminal-out = Het kind is buiten!
terminal-child-caught = Het kind is gepakt.
terminal-route-end = Het monster is aan het eind van zijn route.
terminal-limit = De laatste beurt is voorbij.
terminal-legend-fits = Een tegel past als zijn getal minstens dat van de tegel onder het kind is, of als ze dezelfde kleur hebben.
terminal-legend-monster = ▲▶▼◀ waar het monster kijkt; oog: wat het ziet
terminal-legend-route = →3 zijn route, 3 vakken verder; bij EIND verlies je

## Bestanden met etappes

board-fixed-square = { $key } = { $given }: { $key } van het kind is altijd { $square }, { $point }
board-stage-twice = twee verdiepingen hebben nummer { $number }; ze zijn genummerd van 1 tot en met { $stages }
board-words = { $key } = { $given }: moet uit woorden op één regel bestaan
board-start = start = { $given }: het monster begint op het eerste vak van zijn route, { $first }
board-facing = facing = "{ $given }": het monster kijkt eerst langs zijn route, en die gaat vanaf { $first } in de richting { $arrow }, dus het moet "{ $arrow }" zijn
board-route = route, vak { $n }: { $problem }
board-route-twice = { $square } komt twee keer voor (het is al vak { $n })
board-route-apart = { $square } ligt niet naast { $before }; een route gaat telkens één vak omhoog, omlaag, naar links of naar rechts
board-route-start = de route begint op { $square }, waar het kind begint

## Opgezette stellingen

position-chosen = verdieping { $chosen } is gekozen, maar het boek ligt open bij verdieping { $open }
position-one-stage = { $wins } gewonnen en { $losses } verloren verdiepingen passen niet bij een spel van één verdieping
position-match-end = het spel is afgelopen precies bij { $most_wins } gewonnen of { $most_losses } verloren verdiepingen, niet bij { $wins } en { $losses }
position-moves = stappen van deze beurt tellen alleen zolang het kind iets mag doen
position-turns = er zijn { $turns } beurten voorbij, maar de verdieping eindigt met beurt { $limit }
position-order = de tegels van { $field } staan niet op volgorde, met lege plekken achteraan
position-tile-places = tegel { $tile } ligt op { $n } plekken; elke tegel ligt op één plek
position-early-pieces = er liggen tegels of figuren op tafel voordat de verdieping begint
position-early-turns = er zijn beurten voorbij, of het monster kijkt ergens heen, voordat de verdieping begint
position-aside = de tegel die de verdieping aanwijst gaat als allereerste opzij, en niet eerder
position-offered = er zijn { $n } begintegels getrokken, en dat past niet bij dit moment
position-named = een { $number } is opzij gelegd, maar het boek ligt open bij verdieping { $open }
position-first-six = in de eerste verdieping is een zes opzij gelegd, maar het boek ligt niet open bij verdieping 1
position-still-choosing = er moet nog een begintegel gekozen worden, maar het spel is begonnen
position-unnamed = geen tegel heeft de verdieping aangewezen, maar het spel is begonnen
position-both = kind en monster staan allebei op het bord als het spel is begonnen
position-child = het kind is op { $square }, en daar ligt geen tegel
position-unreachable = de tegels op { $squares } kunnen daar niet gelegd zijn: er loopt geen rij passende tegels heen vanaf f6
position-searching = een vak wordt doorzocht precies zolang er een tegel voor wordt getrokken
position-target = { $square } kan niet worden doorzocht vanaf { $child }
position-empty-pile = er moet een tegel worden getrokken, maar de stapel is leeg
position-at-exit = er ligt een tegel op de uitgang, maar de verdieping gaat door
position-lost-goes-on = het kind is gevangen of het monster is bij zijn doel, maar de verdieping gaat door
position-won = de laatste verdieping is gewonnen precies als het kind bij de uitgang is
position-not-ended = het spel is afgelopen, maar de laatste verdieping niet

## Heatmaps van studies

heat-strikes = Waar het monster toeslaat
heat-rooms = Waar doorzoeken een kamer opent
