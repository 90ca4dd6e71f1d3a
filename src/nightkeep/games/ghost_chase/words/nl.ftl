# Spokenjacht in kasteel Canterville in het Nederlands.

## Kamers en dieren: NAME($name) maakt van "Wine Cellar" de naam name-wine-cellar

name-entrance-hall = Ingangshal
name-porter-s-lodge = Portiersloge
name-guard-room = Wachtkamer
name-great-stairwell = Grote trap
name-winch-room = Windaskamer
name-trophy-room = Jachtkamer
name-armoury = Wapenkamer
name-blue-salon = Blauwe salon
name-music-room = Muziekkamer
name-chapel = Kapel
name-sacristy = Sacristie
name-treasury = Schatkamer
name-bridge-chamber = Brugkamer
name-alchemist-s-study = Werkkamer van de alchemist
name-wig-closet = Pruikenkast
name-lady-s-boudoir = Boudoir
name-linen-room = Linnenkamer
name-morning-room = Ochtendkamer
name-upper-stairwell = Boventrap
name-portrait-room = Portrettenkamer
name-billiard-room = Biljartkamer
name-raven-tower = Raventoren
name-nursery = Kinderkamer
name-schoolroom = Schoolkamer
name-library = Bibliotheek
name-long-gallery = Lange galerij
name-mirror-cabinet = Spiegelkabinet
name-instrument-room = Instrumentenkamer
name-costume-attic = Kostuumzolder
name-trunk-room = Koffers
name-rafter-loft = Balkenzolder
name-servants-attic = Dienstbodenzolder
name-clock-chamber = Klokkamer
name-bell-chamber = Luidkamer
name-observatory = Sterrenwacht
name-star-balcony = Sterrenbalkon
name-wine-cellar = Wijnkelder
name-cooper-s-cellar = Kuiperskelder
name-crypt = Crypte
name-larder = Provisiekamer
name-scullery = Spoelkeuken
name-castle-kitchen = Kasteelkeuken
name-root-cellar = Wortelkelder
name-ice-pit = IJskelder
name-dungeon = Kerker
name-catacombs = Catacomben
name-banquet-room = Feestzaal
name-great-hall = Grote zaal
name-servery = Dienkamer
name-postern-hall = Achterhal
name-stable = Stal
name-groom-s-loft = Stalknechtszolder
name-smoke-loft = Rookzolder
name-barn = Schuur
name-cats = katten
name-bats = vleermuizen
name-owls = uilen
name-mice = muizen
name-hedgehogs = egels

## Wat een actie doet

action-leave-out = speel zonder de { NAME($frame) }
action-frame = Max laat zich zien na { $rounds } ronden
action-place = begin in { $room } ({ NAME($name) })
action-break = blijf in { $room } ({ NAME($name) }) met een pauzekaart{ with-lock }
action-move = zweef naar { $room } ({ NAME($name) }){ into-trap }{ with-lock }
action-cheat = speel vals en ga terug naar { $room } ({ NAME($name) }){ into-trap }{ with-lock }
action-stay = { $figure } blijft in { $room } ({ NAME($name) })
action-unlock = { $figure } doet de deur { $door } open
action-go = { $figure } gaat naar { $room } ({ NAME($name) })
action-trap-and-go = { $figure } legt de val in { $here } en gaat naar { $room } ({ NAME($name) })
action-ghost = { $who } is Max

# Delen van de zinnen hierboven: Max loopt de kamer met de val in; hij doet ook een deur op slot.
into-trap =
    { $trap ->
        [1] , in de val
       *[0] {""}
    }
with-lock =
    { $door ->
        [none] {""}
       *[other] , en doe de deur { $door } op slot
    }

## Waarom niet

why-no-seat = plaats { $seat } is er niet; de plaatsen zijn 1 tot en met { $players }
why-max-once = wie Max is wordt hoogstens één keer geloot, vóór al het andere
why-max-first = eerst wordt geloot wie Max is
why-left-out-once = welke dieren niet meedoen wordt één keer geloot, voordat er een figuur staat
why-left-out-first = eerst wordt geloot welke dieren niet meedoen
why-no-frame-now = een kader kies je alleen aan het begin, en als er een vol is
why-frame-left-out = de { NAME($frame) } doen niet mee
why-frame-full = het kader van de { NAME($frame) } is al vol
why-frame-first = nu moet er een kader gekozen worden
why-chaser-there = Max begint in een lege kamer, en er is een jager in { $room }
why-placed-once = figuren worden maar één keer neergezet, vóór de eerste ronde
why-place-first = eerst worden alle figuren neergezet
why-only-at-the-beginning = Max speelt één kaart aan het begin van een ronde, niet als de jagers aan de beurt zijn
why-max-only = alleen Max weet wat hij kan spelen
why-no-break = Max heeft geen pauzekaart meer
why-no-cheat = Max heeft geen valsspeelkaart meer
why-same-room = Max is in { $room } en moet naar een andere kamer
why-chimney-only = in { $room } kom je alleen met de schoorsteenkaart, en die doet niet mee
why-not-next = { $room } ligt niet naast { $here }
why-occupied = er is een jager in { $room }
why-visited = Max is al in { $room } geweest; alleen met een valsspeelkaart kan hij terug
why-not-visited = Max is nog niet in { $room } geweest; een valsspeelkaart is alleen voor kamers waar hij al was
why-no-door-card = Max heeft geen deurkaart om te spelen
why-max-plays-first = de jagers spelen pas als Max zijn kaart heeft gespeeld
why-no-figure = { $figure } doet niet mee
why-not-your-figure = { $figure } hoort bij een andere jager
why-has-acted = { $figure } heeft deze ronde al gespeeld
why-nothing-locked = er is geen deur op slot
why-not-at-door = { $figure } is in { $here }, niet bij de deur die op slot is
why-no-trap = de val doet niet mee
why-not-your-trap = een andere jager heeft de val
why-trap-laid = de val ligt in { $room } en blijft daar
why-door-locked = de deur { $door } is op slot
why-no-passage = van { $here } loopt geen doorgang naar { $room }

## Wat er gebeurde

event-left-out = De { NAME($frame) } doen niet mee.
event-placed = { $who } zet { $figure } in { $room }.
event-appeared = Max verschijnt in { $room }.
event-appeared-covered = Max verscheen.
event-frame = { $who } kiest de { NAME($frame) }.
event-last-frame = De { NAME($frame) } zijn de laatste.
event-card =
    Max { $play ->
        [break] neemt een pauze in
       *[move] gaat naar
    } { $room } (zijn beurt { $turn }).
event-card-hidden = Max speelt een dichte kaart (zijn beurt { $turn }).
event-cheat = Max speelt vals en gaat terug naar { $room } (zijn beurt { $turn }); { cheats-left }.
event-cheat-hidden = Max speelt vals en speelt een dichte kaart (zijn beurt { $turn }); { cheats-left }.
cheats-left =
    { $left ->
        [0] nog geen valsspeelkaarten
        [1] nog 1 valsspeelkaart
       *[other] nog { $left } valsspeelkaarten
    }
event-locked = Max doet de deur { $door } op slot.
event-trapped = Max loopt in de val in { $room }.
event-went = { $figure } van { $who } gaat van { $origin } naar { $room }.
event-stayed = { $figure } van { $who } blijft in { $room }.
event-unlocked = { $figure } van { $who } doet de deur { $door } open.
event-trap-laid = { $who } legt de val in { $room }.
event-animal =
    Een van de { NAME($frame) } gaat het kader in; nog { $left ->
        [0] geen
       *[other] { $left }
    }.
event-full = Het kader van de { NAME($frame) } is vol.
event-turned-up =
    Beurt { $turn }: { $play ->
        [break] een pauze in
        [cheat] vals naar
       *[move] naar
    } { $room }.
event-shown = Max laat zich zien in { $room }.
event-shown-covered = Max liet zich zien.
event-caught = { $figure } van { $who } vangt Max ({ $max }) in { $room }, in ronde { $round }: de jagers hebben gewonnen, en Max heeft verloren.
event-stuck = Max ({ $who }) kan niet weg uit { $room } en heeft geen kaart meer, in ronde { $round }: de jagers hebben gewonnen, en Max heeft verloren.
event-escaped = De nacht is voorbij na ronde { $round }; niemand heeft Max ({ $who }) gevangen, die in { $room } is: Max heeft gewonnen, en de jagers hebben verloren.
event-trail =
    { $turn ->
        [0] Max begon in { $room }.
       *[other] { event-turned-up }
    }
event-drawn = Het lot maakt { $who } tot Max.

## Het vermoeden

suspicion =
    { $room ->
        [none] { $who } haalt het vermoeden van het bord.
       *[other] { $who } denkt dat Max in { $room } is.
    }
suspicion-title = het vermoeden
suspicion-not-yours = het laat zien wat de jagers vermoeden
suspicion-too-early = Max is nog niet verschenen
suspicion-visible = Max zelf is te zien in { $room }

## Hoe het spel voor een partij afliep

side =
    { $side ->
        [0] Max heeft
       *[1] De jagers hebben
    } { $won ->
        [1] gewonnen
       *[0] verloren
    }

## Op de terminal

terminal-night = { $castle }, ronde { $round }. Dieren over: { $frames }
terminal-figure = { $figure } van { $player } { $room ->
    [0] nog niet neergezet
   *[other] in { $room }
}
terminal-max-drawn = Er wordt geloot wie Max is.
terminal-max-hidden = Max is nog niet verschenen.
terminal-max = { $result ->
    [caught] Max is gevangen in { $room }.
    [stuck] Max zat vast in { $room }.
    [escaped] Max is ontsnapt in { $room }.
    [in] Max is in { $room }.
   *[invisible] Max is onzichtbaar.
}
terminal-card = { $kind ->
    [break] pauze in { $room }
   *[move] { $room }
}{ $cheat ->
    [1] {" "}(valsspeelkaart)
   *[0] {""}
}
terminal-cheats = { $n } valsspeelkaart
terminal-breaks = { $n } pauzekaart
terminal-held-chimney = schoorsteen
terminal-held-door = deur
terminal-max-cards = Zijn kaarten: { $cards }. Hij heeft: { $hand }.
terminal-shown-breaks = Getoonde pauzes: { $n }.
terminal-signs = : deur, // trap, HH ladder, == luik, rood kan op slot, M Max
terminal-sign-locked = X op slot
terminal-sign-trap = ^ val
terminal-sign-visited = * bezocht
terminal-sign-guess = ? wat de jagers vermoeden
terminal-sign-heat = % deel van de mogelijke wegen van Max

## Opties die niet mogen

option-trap-drawn = { $key } = { $given } mag niet als geloot wordt wie Max is: die plaats kan Max worden. Laat het weg: { $default } heeft de val
option-trap-max = { $key } = { $seat } is de plaats van Max; een jager heeft de val
suspicion-title = het vermoeden

## Bordbestanden

board-ground = ground_y = { $ground }: het is 0 tot en met { $height }, de hoogte
board-name = name = { $name }: moet uit woorden bestaan
board-room-id = id = { $room }: het kasteel heeft kamers 1 tot en met { $rooms }
board-room-outside = kamer { $room } steekt uit het rooster van { $width } bij { $height }
board-room-twice = kamer { $room } is er twee keer
board-rooms-overlap = kamers { $one } en { $other } overlappen
board-rooms-missing = van { $rooms } kamers ontbreekt kamer { $missing }
board-no-room = { $key }: { $room } is geen kamer; kamers zijn 1 tot en met { $rooms }
board-named-twice = { $key } noemt kamer { $room } twee keer; het moeten verschillende kamers zijn
board-passage = de doorgang { $a }-{ $b }
board-passage-nowhere = { board-passage } leidt nergens heen; kamers zijn 1 tot en met { $rooms }
board-passage-itself = { board-passage } leidt van een kamer naar zichzelf
board-passage-twice = { board-passage } is er twee keer
board-passage-apart = { board-passage }: de twee kamers delen geen stuk muur, vloer of plafond
board-passage-no-door = { board-passage } is een deur, maar de kamers liggen niet naast elkaar
board-kind-a =
    { $kind ->
        [ladder] een ladder
        [stairs] een trap
        [trapdoor] een luik
       *[door] een deur
    }
board-passage-not-above = { board-passage } is { board-kind-a }, maar geen van de kamers ligt boven de andere
board-passage-no-lock = { board-passage } is { board-kind-a }; alleen deuren kunnen op slot
board-door-red = de afsluitbare deur { $a }-{ $b } moet een rode kamer verbinden met een die dat niet is
board-red-doors =
    de rode kamer { $room } heeft { $n } afsluitbare deuren{ $n ->
        [0] {""}
       *[other] {" "}({ $doors })
    }; er moet er precies één zijn
board-not-joined = geen doorgang leidt van kamer 1 naar kamer { $rooms }
board-neighbours = { $key }: kamers { $one } en { $other } zijn al buren
board-chimney = de schoorsteen verbindt dezelfde kamers { $rooms } als de geheime gang

## Opgezette stellingen

position-players = { $players } spelers; het spel is voor 2 tot en met { $most }
position-room-zero = een verzameling kamers bevat kamer 0; kamers zijn genummerd vanaf 1
position-shown = er zijn { $shown } beurten getoond van { $turns } gespeelde
position-hidden = er liggen { $hidden } kaarten dicht; geen kader duurt langer dan { $most } ronden
position-plan = plan en spare zijn 0 in elke stelling
position-figures-each = { $chasers } jagers hebben elk { $right } figuren, niet { $each }
position-figures = er zijn { $placed } figuren geplaatst; er zijn er { $figures }
position-figures-stand = precies de figuren die zijn geplaatst staan in een kamer
position-max-trap = Max heeft de val
position-trap = er ligt een val, maar die doet niet mee
position-locked = er is een deur op slot, maar de deurkaart is niet gebruikt
position-acted = er hebben figuren gespeeld, maar de jagers zijn niet aan de beurt
position-acted-order = de figuren die hebben gespeeld passen niet bij de volgorde van de jagers
position-not-turn = plaats { $seat } is niet aan de beurt
position-frames = er zijn { $frames } kaders in gebruik met { $chasers } jagers
position-no-frame-out = met { $chasers } jagers doet elk kader mee
position-animals = er zijn { $n } { NAME($frame) }
position-gone = er zijn { $gone } dieren weg na { $rounds } ronden
position-begun-frame = er is een kader begonnen dat niet het huidige is
position-current-frame = er is precies tijdens de ronden een huidig kader
position-frame-full = het huidige kader doet niet mee, of is vol
position-shown-since = er zijn { $shown } beurten getoond, maar de volle kaders duurden { $since } ronden
position-not-shown = het spel is afgelopen, maar niet het hele pad is getoond
position-no-frame = er is geen kader om uit te kiezen
position-other-turn = plaats { $expected } is aan de beurt, niet plaats { $seat }
position-before-max = er is iets gebeurd voordat Max was geplaatst
position-trail = het spoor heeft geen kamer voor het begin en elk van { $turns } beurten
position-trail-end = Max is in { $room }, maar zijn spoor eindigt in { $end }
position-visited = visited is niet de verzameling kamers van het spoor
position-known = known is niet de verzameling kamers van het spoor tot de laatste keer dat Max zich liet zien
position-max-at = de figuur van Max staat in { $room } op het bord
position-shares = Max deelt een kamer met een jager precies als hij gevangen is
position-catcher = alleen en altijd als Max gevangen is, heeft iemand hem gevangen
position-result = het spel is afgelopen precies als er een uitslag is
position-stuck = de jagers winnen doordat Max vastzit precies als Max in zijn beurt niets kan spelen
position-not-taken = een beurt geldt als vals of als gezien die Max niet heeft gehad
position-break = beurt { $turn } was een pauze, maar geldt als vals of als gezien
position-no-neighbour = beurt { $turn } gaat van { $before } naar { $room }, en dat is geen buur
position-cheat = beurt { $turn }: precies terugkeren naar een bezochte kamer is valsspelen
position-seen = beurt { $turn } geldt als gezien, maar leidt niet in de val
position-barred = beurt { $turn } leidt naar { $room }, en die was versperd
position-searched = beurt { $turn }: een jager kwam in { $room } en Max werd niet gevangen
position-breaks = er zijn nog { $left } van { $before } pauzekaarten over na { $breaks } pauzes
position-noted = er is iets genoteerd bij kaarten die niet dicht liggen

## Heatmaps van studies

heat-caught = Waar Max wordt gevangen
heat-shown = Waar Max zich laat zien
heat-trail = Waar Max is geweest
