# Ren, spook, ren! in het Nederlands.

## Namen: NAME($piece) maakt van "desk" de naam name-desk

name-mirror = spiegel
name-trolley = serveerwagen
name-desk = balie
name-piano = piano
name-armchair = fauteuil
name-table = tafel
name-large = groot
name-small = klein
name-medium = middelgroot
name-small-1 = klein 1
name-small-2 = klein 2
name-small-3 = klein 3
name-small-4 = klein 4
name-small-5 = klein 5
name-small-6 = klein 6
name-medium-1 = middelgroot 1
name-medium-2 = middelgroot 2
name-medium-3 = middelgroot 3
name-medium-4 = middelgroot 4
name-medium-5 = middelgroot 5
name-medium-6 = middelgroot 6
name-reception = De receptie
name-music-room = De muziekkamer
name-by-the-fireside = Bij het haardvuur
name-long-corridor = De lange gang
name-tea-time = Theetijd
name-checkerboard = Het dambord
name-left-luggage = Gevonden voorwerpen
name-late-check-in = Late gasten
name-extra-curious = Extra nieuwsgierig
name-take-cover = Zoek dekking!
name-too-enthusiastic = Te enthousiast
name-who-pulls-the-craziest-face = Wie trekt het gekste gezicht?
name-tag-you-are-it = Tikkertje, jij bent hem!
name-dance-floor = Dansvloer
name-the-floor-is-lava = De vloer is lava
name-i-call-my-big-brother = Ik roep mijn grote broer!
name-knock-knock = Klop klop
name-i-am-dizzy = Ik ben duizelig
name-crystal-ball = Glazen bol
name-red-light-green-light = Annemaria koekoek
name-s = zuid
name-w = west
name-n = noord
name-e = oost

## Delen van zinnen

spot-and-level = { $field } { $spot }{ $level ->
    [0] {""}
   *[other] , { FIXED($level) } hoog
}
field-and-level = { $field }, { $level ->
    [0] op de vloer
   *[other] { FIXED($level) } hoog
}
stands = { FIXED($x) }, { FIXED($y) }, { $turn }° gedraaid, { $pose ->
    [up] rechtop
    [down] ondersteboven
    [back] op de rug
    [front] op de voorkant
    [left] op de linkerkant
   *[right] op de rechterkant
}
costs = { $cost ->
    [1] 1 punt
   *[other] { $cost } punten
}
now = { $phase ->
    [arranging] eerst wordt de lobby ingericht
    [furnishing] eerst wordt de lobby ingericht, meubel voor meubel
    [hanging] nu krijgt het sleutelgat zijn eerste deur
    [midnight] nu wordt er een middernachtkaart getrokken
    [tag] nu geldt de middernachtkaart Tikkertje
    [big-brother] nu geldt de middernachtkaart Grote broer
    [drawing] nu wordt er een bewegingskaart getrokken
    [taking] nu wordt er een meubel gepakt, of niets
    [placing] nu wordt het gepakte meubel neergezet
    [planning] nu maakt iedereen een plan
    [rolling] nu wordt erom gegooid wie de kant kiest
    [naming] nu wordt de kant van het sleutelgat gekozen
    [knocking] nu wordt er om de deur gegooid
    [first-seat] nu wordt geloot wie begint
   *[over] het spel is afgelopen
}

## Wat een actie doet

action-arrange = { NAME($arrangement) }
action-hang = het sleutelgat begint bij deur { $door }
action-strike = { NAME($card) }
action-draw = { $value } punten{ $shown ->
    [0] {""}
   *[other] , { NAME($one) } of { NAME($two) }
}
action-roll = de dobbelsteen toont { $pips }
action-take = { $piece ->
    [nothing] verplaats geen meubel
   *[other] verplaats de { NAME($title) }
}
action-place = zet de { NAME($piece) } daar neer, { $layer ->
    [under] onder de rest
   *[over] boven op wat er staat
}
action-set-back = zet de { NAME($piece) } terug zoals die stond
action-move = { NAME($ghost) } gaat naar { field-and-level } ({ costs })
action-leave = { NAME($ghost) } verlaat de lobby ({ costs })
action-merge = { NAME($ghost) } en { NAME($partner) } worden { NAME($bigger) } in { field-and-level } ({ costs })
action-take-back = neem het ontsnapte spook { NAME($ghost) } terug
action-done = plan is klaar{ $left ->
    [0] {""}
    [1] {" "}(nog 1 punt over)
   *[other] {" "}(nog { $left } punten over)
}
action-side = het sleutelgat gaat naar het { $side ->
    [S] zuiden
    [W] westen
    [N] noorden
   *[E] oosten
}
action-tag = { NAME($ghost) } van je rechterbuur gaat terug, een van jouw spoken komt ervoor in de plaats
action-bring = zet een klein spook in { $field }
action-grow = een groter spook ({ NAME($bigger) }) neemt de plek van { NAME($ghost) } in
action-first = { $who } begint

## Waarom niet

why-no-such-action = zoiets bestaat niet in dit spel
why-not-now = { now }
why-not-drawn-now = dat bepaalt het toeval, en niet nu: { now }
why-card-used = die bewegingskaart is al getrokken
why-midnight-used = die middernachtkaart is al gebruikt
why-not-on-card = de { NAME($piece) } staat niet op je kaart; daar staat: { $shown }
why-already-moved = de { NAME($piece) } is deze ronde al verplaatst
why-only-the-other = een van de twee meubels op de kaart is al verplaatst; alleen het andere mag nog
why-not-taken = de { NAME($piece) } is gepakt en moet eerst worden neergezet
why-already-placed = de { NAME($piece) } staat al in de lobby
why-outside = de { NAME($piece) } zou niet helemaal binnen de lobby staan
why-crowds = door de { NAME($piece) } heeft spook { NAME($ghost) } van { $owner } geen plek meer in { $field }
why-not-in-lobby = spook { NAME($ghost) } is niet in de lobby en kan er dus niet uit
why-escaped-stays = spook { NAME($ghost) } is ontsnapt en komt niet terug
why-in-reserve = spook { NAME($ghost) } wacht in de reserve en kan daar niet vandaan komen
why-moved-once = spook { NAME($ghost) } heeft deze ronde al bewogen
why-made-rests = spook { NAME($ghost) } is net samengesmolten en rust deze ronde
why-freed-rests = spook { NAME($ghost) } kwam deze ronde door samenvoegen in de voorraad en rust nu
why-is-spellbound = spook { NAME($ghost) } staat deze ronde betoverd voor de spiegel
why-lower-number = het laagste nummer gaat eerst; een ander spook van die grootte gaat voor { NAME($ghost) }
why-too-far = dat kost { $cost }, en je hebt nog { $left } punten
why-bad-anchor = een spook van die grootte past daar niet helemaal in het veld
why-same-place = spook { NAME($ghost) } staat daar al; ook binnen een veld moet het naar een andere plek
why-not-carried = daar is op die hoogte niets waar een spook van die grootte op kan staan
why-in-furniture = daar staat een meubel in de weg
why-in-ghost = daar staat een ander spook in de weg
why-must-merge = spook { NAME($ghost) } zou naast een spook komen waarmee het moet worden samengevoegd
why-came-in = spook { NAME($ghost) } kwam deze ronde pas de lobby in en mag er nog niet uit
why-no-merging = samenvoegen hoort niet bij dit spel; dat is een optie
why-not-itself = een spook smelt niet samen met zichzelf
why-partner-elsewhere = spook { NAME($partner) } is niet in { $field }
why-never-merges = twee middelgrote spoken worden niet samengevoegd, en het grote met niemand
why-partner-made = spook { NAME($partner) } is net samengesmolten en doet dat deze ronde niet nog eens
why-no-figure = er is geen spook van de grootte { NAME($bigger) } meer in de reserve
why-no-taking-back = spoken terugnemen hoort niet bij dit spel; dat is een optie
why-stock-not-empty = je neemt alleen een spook terug als er geen klein spook in je voorraad is
why-took-already = je neemt per ronde maar één spook terug
why-not-escaped = spook { NAME($ghost) } is niet ontsnapt
why-take-lower = een ander spook van die grootte gaat voor { NAME($ghost) }
why-same-side = het sleutelgat is al aan die kant en moet naar een andere
why-tag-not-small = alleen kleine spoken doen mee met tikkertje
why-tag-not-there = spook { NAME($ghost) } van je rechterbuur is niet in de lobby
why-tag-swap = je rechterbuur heeft een klein spook in de lobby: ruil dat
why-tag-free = je rechterbuur heeft geen klein spook in de lobby: zet er een van jou in rij 3
why-not-row-three = { $field } ligt niet in rij 3 van jouw kant
why-grow-large = geen spook is groter dan het grote
why-grow-not-there = spook { NAME($ghost) } is niet in de lobby
why-grow-no-figure = er wacht geen spook van de grootte { NAME($bigger) } naast het bord
why-grow-elsewhere = het grotere spook komt in het veld van { NAME($ghost) }
why-plan-hidden = alleen wie het plan maakt, kent het

## Wat er gebeurde

event-arranged = De lobby is ingericht: { NAME($arrangement) }.
event-placed = { $who } zet de { NAME($piece) } op { stands }, { $under ->
    [1] onder de rest
   *[0] boven op de rest
}.
event-returned = { $who } zet de { NAME($piece) } terug zoals die stond.
event-kept = De { NAME($piece) } blijft zoals die is: spook { NAME($ghost) } van { $who } zou geen plek hebben in { $field }.
event-begins = { $who } is geloot om te beginnen.
event-first-door = Het sleutelgat begint bij deur { $door }.
event-round = Ronde { $round }: { $who } heeft de dobbelsteen.
event-midnight = Middernachtkaart: { NAME($card) }{ $ends ->
    [1] {""}
   *[0] .
}
event-furniture = De { NAME($piece) } staat nu op { stands }.
event-drew = { $who } trekt een { $value }: { $shown ->
    [0] geen meubels
   *[other] { NAME($one) } of { NAME($two) }
}.
event-took = { $who } { $piece ->
    [nothing] verplaatst geen meubel
   *[other] pakt de { NAME($piece) }
}.
event-planned = Jouw plan: { $sort ->
    [move] { NAME($ghost) } gaat naar { spot-and-level }
    [leave] { NAME($ghost) } verlaat de lobby
    [merge] { NAME($ghost) } smelt samen met { NAME($partner) } op { spot-and-level }
   *[other] { NAME($ghost) } komt terug
}.
event-committed = { $who } heeft een plan gemaakt.
event-moved = Spook { NAME($ghost) } van { $who } gaat naar { spot-and-level }.
event-escaped = Spook { NAME($ghost) } van { $who } verlaat de lobby vanaf { $field } en is veilig.
event-merged = Spoken { NAME($ghost) } en { NAME($partner) } van { $who } worden { NAME($made) } op { spot-and-level }.
event-not-merged = Spoken { NAME($ghost) } en { NAME($partner) } van { $who } kunnen niet worden samengevoegd in { $field }.
event-taken-back = { $who } neemt het ontsnapte spook { NAME($ghost) } terug.
event-put-back = Spook { NAME($ghost) } van { $who } vindt een plek op { spot-and-level }.
event-rolled = { $who } gooit { $pips }.
event-tie = Gelijk: { $tied } gooien opnieuw.
event-chooser = { $who } kiest de kant van het sleutelgat.
event-side = { $who } kiest kant { NAME($side) }.
event-keyhole = Het sleutelgat is bij deur { $door }.
event-die = { $who } krijgt de dobbelsteen.
event-seen = Spook { NAME($ghost) } van { $who } wordt gezien{ $way ->
    [mirror] {" "}in de spiegel
   *[direct] {""}
} vanaf deur { $door }.
event-bounce = De blik op { NAME($ghost) } kaatst via de spiegel.
event-nobody = Vanaf deur { $door } wordt niemand gezien.
event-sent-back = Spook { NAME($ghost) } van { $who } moet terug.
event-lying = Alle spoken in de lobby gaan liggen.
event-standing = De spoken staan weer op.
event-faced = Spook { NAME($ghost) } van { $who } staat betoverd voor de spiegel op { $field } { $spot }.
event-tagged = Spook { NAME($ghost) } van { $who } neemt de plek in van { NAME($swapped) } van { $other } in { $field }.
event-brought = Spook { NAME($ghost) } van { $who } komt naar { spot-and-level }.
event-grew = Spook { NAME($made) } van { $who } komt in plaats van { NAME($ghost) } op { spot-and-level }.
event-turned = { $who } begint nu aan kant { NAME($side) }.
event-stepped = Spook { NAME($ghost) } van { $who } gaat verder naar { spot-and-level }.
event-points = { $who } heeft { $points } { $halves ->
    [1] punt
    [2] punt
   *[other] punten
}.
event-won = { $who } wint.

## Woorden die niet mogen

word-length = { NAME($thing, form: "thing") } '{ $word }' is er niet; mogelijk is 0.00 tot en met { FIXED($most) }, zoals 3.25

## Op de terminal

terminal-round = Ronde { $round } van 5{ $card ->
    [0] {""}
   *[other] , middernachtkaart: { NAME($card) }
}. Sleutelgat: { $door ->
    [0] nog niet
   *[other] { $door }
}.
terminal-die = dobbelsteen
terminal-points = { $one ->
    [1] { $points } punt
   *[0] { $points } punten
}
terminal-plan = Jouw plan{ $left ->
    [0] {""}
   *[other] {" "}(nog { $left })
}: { $entries }.
terminal-no-entries = nog niets
terminal-piece = { NAME($piece) }
terminal-heights = Hoogten: { $pieces }.
terminal-empty = De lobby is leeg.
terminal-signs = S M L spoken: klein, middelgroot, groot (kleine letters: er is iets boven), hoe lichter hoe hoger{ $sight ->
    [1] , * gezien langs ·
   *[0] {""}
}
terminal-held = { $value ->
    [0] geen kaart
   *[other] kaart { $value }{ $pieces }
}
terminal-stock = voorraad { $ghosts }
terminal-edge = rand { $ghosts }
terminal-reserve = reserve { $ghosts }
terminal-escaped = ontsnapt { $ghosts }
terminal-all-inside = allemaal in de lobby
terminal-player = kant { $side }, { $held }, { $points }; { $places }

## Bestanden met spelmateriaal

board-fixed = { $key } = { $given }: moet { $wanted } zijn
board-text = { $key } = { $given }: moet een tekst zijn
board-colours = colours = { $given }: moet { $n } verschillende namen zijn
board-sides = { $key } = { $given }: moet { $n } verschillende kanten zijn
board-scoring = "{ $key }": lobby moet de helft van escaped zijn, van 0 tot en met { $most }
board-lying-height = height_lying = { $given }: een liggend spook is niet hoger dan een staand
board-heights = heights = { $given }: moet van 0 tot en met { $most } zijn
board-offset = offset = { $given }: moet uit 2 gehele getallen van { $low } tot en met { $high } bestaan
board-points = er mogen hoogstens { $most } punten zijn, allemaal verschillend
board-rotation = { $given } moet [{ $degrees }, C, S, N] zijn, met C*C + S*S = N*N
board-rotation-off = { $given } wijkt meer dan { $degrees } graden van zijn naam af
board-pose-map = { $pose } = { $given }: map moet { $wanted } zijn
board-box = box '{ $name }' = { $given }: moet [x0, x1, y0, y1, z0, z1] zijn, de kleinere vóór de grotere
board-boxes = de meubels mogen samen hoogstens { $most } dozen hebben
board-face-order = de kleinere grens komt vóór de grotere
board-face-outside = het spiegelvlak steekt buiten de dozen van de spiegel
board-face-touches = het spiegelvlak raakt de doos { $box } van de spiegel zelf
board-middle = { $piece }: het midden van de plattegrond moet in { $axis } 0 zijn
board-lowest = { $piece }: het laagste punt moet op z = 0 liggen
board-longest = { $piece }: geen zijde mag langer dan { $most } zijn
board-card-two = pieces = { $given }: een kaart toont twee meubels of geen
board-card-pair = pieces = { $given }: elk paar meubels staat op één kaart
board-card-missing = geen kaart toont { $one } en { $other }
board-piece-order = pieces moet de zes meubels in hun vaste volgorde noemen
board-piece-outside = { $piece } staat niet helemaal in de lobby
board-pieces-overlap = { $one } en { $other } overlappen

## Opgezette stellingen

position-players = { $players } spelers; het spel is voor 2 tot en met 4
position-scratch = { $field } is 0 in elke stelling
position-extra-side = een plaats die niet meedoet, heeft een startkant
position-start-sides = twee plaatsen delen een startkant, of een heeft er geen
position-stacking = de stapelvolgorde { $order } noemt niet de meubels in de lobby
position-arranging = de lobby is leeg voordat de inrichting is getrokken
position-furnishing = de plaatsen richten de lobby om de beurt in tot alle zes de meubels staan
position-seating = de lobby is leeg voordat is geloot wie begint
position-all-pieces = alle zes de meubels staan in de lobby
position-piece-out = de { NAME($piece) } is niet in de lobby, maar heeft een plek
position-piece-outside = de { NAME($piece) } staat niet helemaal in de lobby
position-resting = de meubels rusten op { $right }, niet op { $given }
position-ghost = spook { NAME($ghost) } van plaats { $seat }
position-on-edge = { position-ghost } is op de rand of in de reserve
position-in-stock = { position-ghost } is in de voorraad, en met samenvoegen zijn daar alleen kleine spoken
position-ghost-out = { position-ghost } is niet in de lobby, maar heeft een plek
position-ghost-in = { position-ghost } is in de lobby
position-ghost-field = { position-ghost } staat niet helemaal binnen zijn veld
position-ghost-carried = niets draagt { position-ghost }
position-ghost-furniture = { position-ghost } is in een meubel
position-ghosts-overlap = { $one } en { $other } overlappen
position-ghosts-early = er zijn spoken in de lobby voordat er een heeft bewogen
position-set-up = de ronden tellen en het sleutelgat hangt vanaf het einde van de voorbereiding
position-end = het spel is afgelopen na ronde { $round }
position-not-holder = plaats { $seat } heeft geen kant gekozen, dus plaats { $first } heeft de dobbelsteen niet
position-holder = wie de dobbelsteen heeft, begint
position-sight = zichtlijnen worden alleen onthouden tot er iets verandert
position-sight-nowhere = een zichtlijn leidt nergens heen
position-who-drew = precies de plaatsen die deze ronde hebben getrokken, hebben een kaart
position-same-card = twee plaatsen hebben dezelfde kaart
position-cards-drawn = de getrokken kaarten passen niet bij de gespeelde ronden
position-equal-cards = van gelijke kaarten wordt het laagste nummer eerst getrokken
position-blank-card = een kaart zonder meubels verplaatst er geen
position-taken = een meubel is gepakt precies zolang het moet worden neergezet
position-moved = er zijn meer meubels verplaatst dan de kaarten toelaten
position-midnight-count = er zijn { $drawn } middernachtkaarten getrokken, niet { $right }
position-midnight-force = een middernachtkaart geldt precies in haar ronde
position-no-midnight = nu wordt er geen middernachtkaart getrokken
position-answers = plaatsen reageren alleen op { name-tag-you-are-it } en { name-i-call-my-big-brother }
position-lying = spoken liggen precies bij { name-take-cover }
position-brought = geen kaart bracht plaats { $seat } een spook
position-brought-size = middernachtkaarten brengen alleen kleine spoken binnen
position-twice = niemand kiest twee keer een kant voordat iedereen dat heeft gedaan
position-choices = er is { $n } keer een kant gekozen
position-rolling = minstens twee plaatsen die mogen, gooien
position-roll-order = plaatsen gooien op volgorde van de ronde
position-knock = bij { name-knock-knock } gooit niemand om de keuze
position-rolls-kept = worpen worden alleen onthouden tot de hoogste bekend is
position-crystal = alleen bij { name-crystal-ball } is de deur bekend vóór de kant
position-side-named = een kant is genoemd precies voordat de deur wordt gegooid
position-keyhole = het sleutelgat moet naar een andere kant
position-not-entitled = de plaats die de kant noemt, mag dat niet
position-plans = er zijn alleen plannen zolang ze worden gemaakt
position-no-plan = plaats { $seat } heeft nog geen plan
position-bad-plan = het plan van plaats { $seat } mag niet
position-draft-place = het ontwerp is niet waar de spoken zijn van de plaats die plant
position-draft-plan = het ontwerp is niet wat het plan van de plaats die plant oplevert

## Heatmaps van studies

heat-seen = Vanaf welke deuren spoken worden gezien
heat-unseen = Vanaf welke deuren niemand wordt gezien
