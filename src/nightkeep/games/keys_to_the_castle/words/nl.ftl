# Sleutels van het kasteel in het Nederlands.

## Namen van dingen; $card, $kind en $side zijn de woorden van actieteksten

card-name = { NAME($card) }
name-key-blue = blauwe sleutel
name-key-red = rode sleutel
name-key-green = groene sleutel
name-key-yellow = gele sleutel
name-skeleton = loper
name-padlock = hangslot
name-passage = geheime gang
name-hacksaw = ijzerzaag
name-net = net
front-name =
    { $kind ->
        [open] een open deur
        [barred] tralies
        [extra-key] een extra sleutel
       *[extra-turn] een extra beurt
    }
side-name = { NAME($side) }
coloured =
    { $colour ->
        [blue] blauwe
        [red] rode
        [green] groene
       *[yellow] gele
    }
name-open = open deur
name-barred = tralies
name-extra-key = extra sleutel
name-extra-turn = extra beurt
name-blue = blauw
name-red = rood
name-green = groen
name-yellow = geel
name-south = zuid
name-west = west
name-north = noord
name-east = oost

## Wat een actie doet

turning =
    { $front ->
        [up] doe { $tile } dicht
        [unseen] doe { $tile } open (nog nooit geopend)
       *[seen] doe { $tile } open ({ NAME($front) })
    }
action-lay = de volgende deur is { NAME($colour) }
action-draw = de volgende kaart is een { card-name }
action-refill = schud de aflegstapel tot een nieuwe trekstapel
action-flip = achter { $tile } zit { front-name }
action-stay =
    { $tile ->
        [outside] blijf buiten
       *[inside] blijf op { $tile }
    }
action-leave = verlaat het kasteel vanaf { $tile }
action-decline = gebruik de extra sleutel nu niet
action-throw = gooi een { card-name } weg, zonder iets te doen
action-net = gooi een net over { side-name } op { $tile }: twee beurten niet lopen
action-move =
    { $inside ->
        [1] loop naar { $tile }
       *[0] ga het kasteel in op { $tile }
    }{ $wins ->
        [1] {" en win"}
       *[0] {""}
    }
action-turn = extra sleutel: { turning }
action-key = { turning } met een { card-name }
action-skeleton =
    { $front ->
        [padlocked] haal het hangslot van { $tile } af
       *[free] { turning } met een loper
    }
action-padlock = hang een hangslot aan { $tile }: niemand kan er nog in, of hem omdraaien
action-hacksaw = zaag de tralies van { $tile } voorgoed door
action-passage = verbind { $west } en { $east } voorgoed
action-first = { $who } begint

## Waarom niet

why-draw-starter-first = eerst wordt geloot wie begint
why-lay-first = het kasteel wordt nog neergelegd
why-deal-first = de kaarten worden nog gedeeld
why-refill-first = eerst moet de aflegstapel tot een nieuwe trekstapel worden geschud
why-draw-first = eerst moet er een kaart worden getrokken
why-look-first = eerst moet je kijken achter de deur die open ging
why-starter-settled = wie begint staat vast: dat wordt alleen vóór al het andere geloot, en alleen als daarvoor gekozen is
why-no-chance-now = nu wordt niets aan het toeval overgelaten; een speler beslist
why-no-such-seat = plaats { $seat } is er niet in een spel met { $players }
why-colour-laid = alle { coloured } deuren liggen er al
why-card-not-in-pile = er is geen { card-name } meer in de trekstapel
why-kind-seen = alle { coloured } deuren met { front-name } zijn al gezien
why-play-before-moving = eerst speel je een kaart of gooi je er een weg; daarna loop je
why-move-over = je hebt deze beurt al gelopen; met de extra sleutel loop je niet nog eens
why-no-extra-key = een extra sleutel gebruik je alleen meteen nadat je op zijn deur komt
why-card-played = de kaart van deze beurt is al gespeeld
why-not-in-castle = { $tile } hoort niet bij het kasteel voor { $players } spelers
why-outside-already = je personage is al buiten
why-stands-there = je personage staat al op { $tile }
why-other-side = je komt het kasteel alleen in door de eerste rij van je eigen kant, { side-name }
why-same-door = je personage kwam het laatst binnen door { $tile } en komt door een andere deur terug
why-no-passage = geen geheime gang verbindt { $origin } en { $tile }
why-not-next = { $tile } ligt niet naast { $origin }
why-move-padlocked = aan { $tile } hangt een hangslot
why-move-occupied = op { $tile } staat een ander personage
why-move-closed = { $tile } is dicht
why-move-barred = voor { $tile } zitten tralies
why-padlocked = aan { $tile } hangt een hangslot; je kunt hem niet omdraaien
why-sawn-for-good = { $tile } is voorgoed opengezaagd
why-character-stands = op { $tile } staat een personage; hij kan niet dicht
why-card-not-held = je hebt geen { card-name }
why-nobody-at-side = niemand speelt vanaf { NAME($side) }
why-own-character = een net is voor het personage van een ander
why-target-outside = { side-name } is buiten het kasteel
why-target-netted = { side-name } zit al in een net
why-padlock-twice = aan { $tile } hangt al een hangslot
why-padlock-on-bars = op { $tile } zitten hele tralies; daar hangt geen hangslot aan
why-sawn-already = { $tile } is al doorgezaagd
why-bars-closed = { $tile } is dicht; een ijzerzaag zaagt alleen tralies die te zien zijn
why-no-bars = { $tile } heeft geen tralies
why-passage-outside = een gang verbindt twee deuren in het kasteel die elkaar met een hoek raken
why-crossing-taken = op dit kruispunt ligt al een geheime gang
why-passage-at-bars = op { $tile } zitten hele tralies; daar kan geen gang beginnen
why-other-colour = { $tile } is { NAME($door) }; een { card-name } past alleen op { coloured } deuren

## Wat er gebeurde

event-starter = Het lot wijst aan wie begint: { $who }.
event-laid = Op { $tile } komt een dichte { coloured } deur.
event-dealt = { $who } krijgt een { card-name }.
event-dealt-hidden = { $who } krijgt een kaart.
event-drawn = { $who } trekt een { card-name }.
event-drawn-hidden = { $who } trekt een kaart.
event-refilled = Dat was de laatste kaart van de trekstapel: de { $cards } kaarten van de aflegstapel worden geschud tot een nieuwe.
event-thrown = { $who } gooit een { card-name } weg.
event-key = { $who } speelt een { card-name } op { $tile }.
event-unlocked = { $who } speelt een loper: het hangslot gaat van { $tile } af.
event-padlocked = { $who } hangt een hangslot aan { $tile }.
event-passage = { $who } legt een geheime gang tussen { $west } en { $east }.
event-sawn = { $who } zaagt de tralies van { $tile } door.
event-netted = { $who } gooit een net over { $target } op { $tile }: twee beurten niet lopen.
event-flipped = { $tile } gaat open: { front-name }.
event-opened = { $tile } is weer open: { front-name }.
event-closed = { $tile } gaat dicht.
event-entered = { $who } gaat het kasteel in op { $tile }.
event-moved = { $who } loopt van { $origin } naar { $tile }.
event-left = { $who } verlaat het kasteel vanaf { $origin }.
event-stayed = { $who } blijft staan.
event-held =
    { $more ->
        [0] { $who } zit in het net en kan niet lopen.
       *[other] { $who } zit in het net en kan niet lopen; nog { $more } beurt te gaan.
    }
event-extra-key = { $who } vindt een extra sleutel op { $tile } en mag één deur omdraaien.
event-extra-key-used = { $who } gebruikt de extra sleutel op { $tile }.
event-declined = { $who } gebruikt de extra sleutel nu niet.
event-extra-turn = { $who } vindt een extra beurt op { $tile }.
event-net-off = { $who } is vrij: het net gaat eraf.
event-won = { $who } is door het kasteel heen op { $tile } en wint!
event-tied = Na { NUMBER($turns, useGrouping: 0) } beurten is niemand aangekomen: gelijkspel.

## Opties en woorden die niet mogen

option-characters = { $key } = { $given } mag niet: { $characters } personages voor { $players } spelers
option-character = { $key } = { $given } mag niet; { $key } kan een getal van 1 tot en met { $most } zijn, of één voor elke speler, zoals 4,7
word-passage = '{ $word }' zijn geen uiteinden van een gang; schrijf ze als c3-d4
word-no-crossing = { $one } en { $other } raken elkaar niet hoek aan hoek; een gang verbindt twee deuren die dat doen

## Op de terminal

terminal-turn = { $limit ->
    [0] beurt { $turn }
   *[other] beurt { $turn } van { $limit }
}
terminal-phase = { $phase ->
    [won] { $who } is aan de overkant en wint
    [drawn] niemand is aangekomen: gelijkspel
    [starting] er wordt geloot wie begint
    [laying] het kasteel wordt neergelegd
    [dealing] de kaarten worden gedeeld
    [refilling] de aflegstapel wordt tot een nieuwe trekstapel geschud
    [drawing] { $who } trekt een kaart
    [flipping] { $tile } wordt omgedraaid
    [extra-flipping] { $tile } wordt omgedraaid
    [playing] { $who } speelt een kaart of gooit er een weg
    [moving] { $who } loopt, blijft staan of gaat weg
   *[choosing] { $who } mag met de extra sleutel één deur omdraaien
}
terminal-front = { $front ->
    [open] open
    [barred] TRALIES
    [extra-key] +SLEUTEL
    [extra-turn] +BEURT
    [sawn] gezaagd
   *[closed] dicht
}
terminal-lock = SLOT
terminal-net = net{ $n }
terminal-side-name = { $side ->
    [south] zuid
    [west] west
    [north] noord
   *[east] oost
}
terminal-nobody = niemand
terminal-side = { $side }: { $who } begint hier
terminal-side-goal = { $side }: { $who } begint hier, { $goal } moet hierheen
terminal-you = jij
terminal-where = { terminal-cards-held }, { $at ->
    [0] buiten{ $entry ->
        [0] {""}
       *[other] {" "}(komt door een andere deur terug dan { $entry })
    }
   *[other] op { $at }
}
terminal-cards-held = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
terminal-netted = nog { $n ->
    [one] { $n } beurt
   *[other] { $n } beurten
} in het net
terminal-goal = doel { terminal-side-name }
terminal-bonus = al gehad: { $tiles }
terminal-hand = Jouw hand:
terminal-pile = Trekstapel:
terminal-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
terminal-discard = Aflegstapel:
terminal-no-cards = geen
terminal-card = { card-name }
terminal-legend-doors = TRALIES: niemand komt erdoor. gezaagd: tralies voorgoed open. +SLEUTEL, +BEURT: een extra als je daar komt. SLOT: een hangslot.
terminal-legend-signs = (...) wat een dichte deur eerder toonde. -/- en -\- zijn geheime gangen, van hoek tot hoek. @ is een personage.

## Bordbestanden

board-other-game = game = { $given }: dit moet een speelbord voor game = "{ $wanted }" zijn
board-castle-twice = er zijn twee kastelen voor { $players } spelers
board-no-castle = er is geen [[castle]] voor { $players } spelers
board-castle-size = het breedste kasteel heeft { $columns } kolommen en het hoogste { $rows } rijen; vermenigvuldigd mag dat hoogstens { $most } zijn
board-tiles = { $each } tegels van elk van { $colours } kleuren zijn er { $all }; het grootste kasteel heeft er { $needed } nodig, en geen kleur mag er meer dan { $most } hebben
board-cards-many = { $cards } kaarten zijn te veel; het mogen er { $most } zijn
board-cards-few = { $keys } sleutels en lopers zijn te weinig: vanaf { $needed } is er altijd een kaart om te schudden als de trekstapel op is, ook als alle andere kaarten op het kasteel liggen

## Opgezette stellingen

position-sides = de kanten horen niet bij dit aantal spelers (KC-2.6, KC-2.7)
position-empty-seat = een plaats die niet meedoet, heeft iets
position-empty-seat-character = een plaats die niet meedoet, heeft een personage in het kasteel
position-outside = { $field } markeert iets buiten het kasteel
position-passage-place = een gang ligt waar geen vier tegels samenkomen (KC-8.1)
position-two-kinds = een tegel heeft twee kleuren of twee soorten (KC-1.2)
position-laid-early = het kasteel ligt er voordat is geloot wie begint (KC-2.16)
position-laid-order = tegels worden op volgorde gelegd, vanaf a1, tot het kasteel vol is (KC-2.5)
position-not-laid = het kasteel ligt er niet helemaal (KC-2.5)
position-colour-count = er zijn geen { $each } tegels in de kleur { NAME($colour) } (KC-1.2)
position-kind-count = er zijn geen { $n } tegels van soort { $kind } in de kleur { NAME($colour) } (KC-1.2)
position-up-unseen = er ligt een tegel open waarvan de soort niet is genoteerd (KC-4.7)
position-sawn = alleen open tralies kunnen worden doorgezaagd, en dat blijft zo (KC-7.1, KC-7.3)
position-padlock-bars = aan hele tralies hangt een hangslot (KC-6.3)
position-two-passages = op een kruispunt liggen twee gangen (KC-8.4)
position-no-bonus = er is een extra gebruikt op een tegel die er geen heeft (KC-11.6, KC-11.11)
position-turned-over = een deur wordt omgedraaid precies als dat kan en hij nog nooit is gezien (KC-4.4, KC-4.6)
position-two-characters = twee personages staan op één tegel (KC-10.3)
position-on-closed = een personage staat op een dichte tegel of bij hele tralies (KC-4.9)
position-netted-outside = een personage buiten het kasteel zit in een net (KC-9.1)
position-entered-elsewhere = een personage kwam binnen door een tegel buiten zijn eigen eerste rij (KC-10.4)
position-not-entered = een personage is in het kasteel zonder er binnen te komen (KC-10.4)
position-winner = wie heeft gewonnen staat op de eigen doelrij, en niemand anders (KC-12.1)
position-card-count = er zijn { $total } kaarten { $card } in plaats van { $n } (KC-1.5)
position-pile = de trekstapel heeft { $pile } kaarten, maar left is { $left }
position-dealt = in deze fase zijn { $dealt } kaarten gedeeld (KC-2.13)
position-hand = plaats { $seat } heeft { $n } kaarten (KC-3.4, KC-3.5)
position-cards-early = er zijn kaarten gespeeld voordat het spel is begonnen (KC-2.14)
position-together = de handen bij het laatste schudden zijn niet wat ze samen waren (KC-13.4)
position-plays = er zijn gespeelde kaarten genoteerd die niemand heeft gespeeld (KC-13.4)
position-at-refill = bij het schudden heeft de hand die het laatst trok 4 kaarten, en elke andere 3 (KC-3.12, KC-13.4)
position-after-refill = meteen na het schudden speelt de plaats die de laatste kaart trok er een (KC-3.12)
position-more-plays = sinds het laatste schudden zijn er meer kaarten gespeeld dan in alle beurten (KC-3.5)
position-more-drawn = sinds het laatste schudden zijn er meer kaarten getrokken dan de stapel kan hebben gehad (KC-3.13)
position-still-held = plaats { $seat } heeft een kaart niet gespeeld die het bij het laatste schudden had (KC-13.4)
position-more-than-open = sinds het laatste schudden zijn er meer kaarten { $card } gespeeld dan er open liggen (KC-13.2)
position-end = het spel is afgelopen precies als iemand aankomt of de beurtlimiet is bereikt (KC-12.1, KC-12.5)
position-late-arrival = na de beurtlimiet kan niemand meer aankomen (KC-12.6)
position-early = er is iets gebeurd voordat het spel is begonnen (KC-2.5, KC-3.1)
position-begun-early = een plaats is begonnen voordat er is geloot (KC-2.16)
position-refill = er wordt geschud zodra de trekstapel leeg is, en niet eerder (KC-3.11, KC-3.12)
position-netted-moves = wie in een net zit, loopt niet (KC-9.2)
position-extra-key = een extra sleutel wordt alleen op zijn tegel gebruikt, en één keer (KC-11.1, KC-11.6)

## Heatmaps van studies

heat-opened = Welke deuren opengaan
heat-walked = Waar personages lopen
