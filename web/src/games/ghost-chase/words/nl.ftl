## The hall: title, description, options and their values

hall-title = Spokenjacht in kasteel Canterville
hall-blurb = Een van jullie is Max, het spook dat ongezien door 54 kamers glipt. De anderen zitten hem samen achterna. Elke kamer die hij laat zien is een aanwijzing; elk dier dat naar huis gaat is verloren tijd.
option-ghost_seat = Plaats van Max
option-ghost_seat-drawn = geloot
option-cheat_cards = Valsspeelkaarten
option-break_cards = Pauzekaarten
option-chimney = Schoorsteenkaart
option-door = Deurkaart
option-trap = Valkaart
option-trap_holder = Plaats van de val
option-trap_holder-the-chaser-to-max-s-left = de jager links van Max
option-memory_aid = Geheugensteun
option-deduction_aid = Speurhulp

## The rooms of the castle

room-entrance-hall = Ingangshal
room-porter-s-lodge = Portiersloge
room-guard-room = Wacht{"\u00AD"}kamer
room-great-stairwell = Grote trap
room-winch-room = Windas{"\u00AD"}kamer
room-trophy-room = Jacht{"\u00AD"}kamer
room-armoury = Wapen{"\u00AD"}kamer
room-blue-salon = Blauwe salon
room-music-room = Muziek{"\u00AD"}kamer
room-chapel = Kapel
room-sacristy = Sacristie
room-treasury = Schat{"\u00AD"}kamer
room-bridge-chamber = Brug{"\u00AD"}kamer
room-alchemist-s-study = Werk{"\u00AD"}kamer van de alchemist
room-wig-closet = Pruikenkast
room-lady-s-boudoir = Boudoir
room-linen-room = Linnen{"\u00AD"}kamer
room-morning-room = Ochtend{"\u00AD"}kamer
room-upper-stairwell = Boventrap
room-portrait-room = Portretten{"\u00AD"}kamer
room-billiard-room = Biljart{"\u00AD"}kamer
room-raven-tower = Raventoren
room-nursery = Kinder{"\u00AD"}kamer
room-schoolroom = School{"\u00AD"}kamer
room-library = Bibliotheek
room-long-gallery = Lange galerij
room-mirror-cabinet = Spiegelkabinet
room-instrument-room = Instrumenten{"\u00AD"}kamer
room-costume-attic = Kostuumzolder
room-trunk-room = Koffers
room-rafter-loft = Balkenzolder
room-servants-attic = Dienstbodenzolder
room-clock-chamber = Klok{"\u00AD"}kamer
room-bell-chamber = Luid{"\u00AD"}kamer
room-observatory = Sterrenwacht
room-star-balcony = Sterrenbalkon
room-wine-cellar = Wijnkelder
room-cooper-s-cellar = Kuiperskelder
room-crypt = Crypte
room-larder = Provisie{"\u00AD"}kamer
room-scullery = Spoelkeuken
room-castle-kitchen = Kasteelkeuken
room-root-cellar = Wortelkelder
room-ice-pit = IJskelder
room-dungeon = Kerker
room-catacombs = Catacomben
room-banquet-room = Feestzaal
room-great-hall = Grote zaal
room-servery = Dien{"\u00AD"}kamer
room-postern-hall = Achterhal
room-stable = Stal
room-groom-s-loft = Stalknechtszolder
room-smoke-loft = Rookzolder
room-barn = Schuur

## The animals of the frames

animals-cats = katten
animals-bats = vleermuizen
animals-owls = uilen
animals-mice = muizen
animals-hedgehogs = egels

## The castle and its pictures

room = { $id } { $name }
castle = Het kasteel, opengewerkt: { $n } kamers
look = Het kasteel; schuif om rond te kijken
nearer = Dichterbij
farther = Meer van het kasteel
storey-tower = Torens
storey-attic = Zolders
storey-upper = Tweede verdieping
storey-first = Eerste verdieping
storey-ground = Begane grond
storey-cellar = Kelders
storey-deep = Diep onder de grond

## Frames and cards beside the castle

frames = Kaders: hoe lang de nacht nog duurt
frame = { $name }: { $full } van de { $all } in het kader
shelf = Kaders en kaarten
now = nu
cards = De kaarten van Max
open = Laatst gezien: { $room }
hidden = Beurt { $turn }: een dichte kaart
cheat = Beurt { $turn }: een valsspeelkaart, dicht
face = Beurt { $turn }: { $room }
rest = Beurt { $turn }: een pauze in { $room }
cheats = Valsspeelkaarten: { $n }
breaks = Pauzekaarten: { $n }
chimney = Schoorsteen
doorcard = Deurkaart
trapcard = Val: { $name }

## Buttons under the castle

pick = speel met { $name }, in { $room }
trap = Eerst de val leggen
fewtrap = Val leggen
lock = Doe een deur op slot
fewlock = Deur op slot…
nolock = Geen deur
lockdoor = doe de deur { $door } op slot, met je volgende kaart
lockpicked = de deur { $door } gaat op slot; tik om het niet te doen
guess = Verzet ons vermoeden
guessing = Tik op de kamer waar je denkt dat Max is
guesshere = we denken dat Max in { $room } is
fewguess = Vermoeden
fewbelief = Waar?
fewsuspected = Zij weten
unguess = Haal het vermoeden weg
way = De weg van Max
again = Laat de weg nog eens zien
belief = Waar Max kan zijn
suspected = Wat zij kunnen weten
share = { $n }%

## Headings of a long list of choices

group-float = Zweef naar een nieuwe kamer
group-return = Ga terug met een valsspeelkaart
group-break = Blijf met een pauzekaart
group-withdoor = Met de deurkaart: { $door } op slot
group-figure = { $name }, in { $room }

## Who is who

ismax = Max, het spook
casting = Er wordt geloot wie Max is.
chases = Jaagt met { $names }
max = Max

## What to do now

prompt-placing = Kies een kamer voor je figuur. De anderen van je team staan ergens anders.
prompt-hiding = Kies de kamer waar Max verschijnt. Iedereen ziet het.
prompt-choosing = Kies een kader: Max laat zich zien als dat vol is.
prompt-max = Zweef naar een verlichte kamer; niemand ziet waarheen. Tik op je eigen kamer voor een pauze.
prompt-chasers = Ga door een deur, over een trap of ladder naar een verlichte kamer, of tik op je eigen kamer om te blijven.

## The board in words

board-max = { $who } speelt Max.
board-figure =
    { $figure } ({ $who }): { $room }{ $acted ->
        [1] , heeft gespeeld
       *[0] {""}
    }.
board-frame =
    { frame }{ $now ->
        [1] {" "}({ now })
       *[0] {""}
    }.
board-visible = Max is te zien in { $room }.
board-seen = { open }. Dichte kaarten sindsdien: { $count }.
board-cheated = Vals gespeeld in beurt { $turns }.
board-cheats = { cheats }.
board-guess = We denken dat Max in { $room } is.
board-locked = De deur { $door } is op slot.
board-door-card = Max heeft de deurkaart nog.
board-chimney = De schoorsteen verbindt voor Max { $one } en { $other }.
board-trap = De val ligt in { $room }.
board-holder = { $who } heeft de val.
board-shown = Max is gezien in: { $rooms }.
board-own = Je bent in { $room }. Pauzekaarten: { $breaks }.
board-way = Je weg: { $rooms }.
board-visited = Kamers die je niet meer kunt ingaan zonder vals te spelen: { $rooms }.
board-ways = { $what }: { $rooms }.
board-share = { $room } { $n }%
none = geen

## Chance, and the end

came-ghost = { $who } is Max
came-leave = zonder de { $animals }
score = gewonnen
end-caught = { $figure } van { $who } ving Max ({ $max }) in { $room }, in ronde { $round }.
end-stuck = Max ({ $max }) kon niet weg uit { $room } en had geen kaart meer, in ronde { $round }.
end-escaped = De nacht was voorbij na ronde { $round }, en niemand had Max ({ $max }) gevangen, die in { $room } was.
side-max =
    Max heeft { $won ->
        [1] gewonnen
       *[0] verloren
    }
side-chasers =
    De jagers hebben { $won ->
        [1] gewonnen
       *[0] verloren
    }
