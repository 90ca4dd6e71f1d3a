## The hall: title, description, options and their values

hall-title = Gespensterjagd auf Schloss Canterville
hall-blurb = Eine Person ist Max, das Gespenst, das unsichtbar durch 54 Räume huscht. Die anderen jagen ihn gemeinsam als Spürnasen. Jeder Raum, den er zeigt, ist ein Hinweis; jedes Tier, das heimgeht, ist verlorene Zeit.
option-ghost_seat = Platz von Max
option-ghost_seat-drawn = ausgelost
option-cheat_cards = Mogelkarten
option-break_cards = Pausenkarten
option-chimney = Schornsteinkarte
option-door = Türkarte
option-trap = Fallenkarte
option-trap_holder = Platz mit der Falle
option-trap_holder-the-chaser-to-max-s-left = die Spürnase links von Max
option-memory_aid = Merkhilfe
option-deduction_aid = Kombinierhilfe

## The rooms of the castle. Long words may have {"\u00AD"} where they can be parted.

room-entrance-hall = Eingangs{"\u00AD"}halle
room-porter-s-lodge = Pförtner{"\u00AD"}stube
room-guard-room = Wachstube
room-great-stairwell = Großes Treppen{"\u00AD"}haus
room-winch-room = Winden{"\u00AD"}kammer
room-trophy-room = Trophäen{"\u00AD"}zimmer
room-armoury = Waffen{"\u00AD"}kammer
room-blue-salon = Blauer Salon
room-music-room = Musik{"\u00AD"}zimmer
room-chapel = Kapelle
room-sacristy = Sakristei
room-treasury = Schatz{"\u00AD"}kammer
room-bridge-chamber = Brücken{"\u00AD"}kammer
room-alchemist-s-study = Alchemisten{"\u00AD"}stube
room-wig-closet = Perücken{"\u00AD"}kammer
room-lady-s-boudoir = Damen{"\u00AD"}zimmer
room-linen-room = Wäsche{"\u00AD"}kammer
room-morning-room = Morgen{"\u00AD"}zimmer
room-upper-stairwell = Oberes Treppen{"\u00AD"}haus
room-portrait-room = Bilder{"\u00AD"}zimmer
room-billiard-room = Billard{"\u00AD"}zimmer
room-raven-tower = Rabenturm
room-nursery = Kinder{"\u00AD"}zimmer
room-schoolroom = Schul{"\u00AD"}zimmer
room-library = Biblio{"\u00AD"}thek
room-long-gallery = Lange Galerie
room-mirror-cabinet = Spiegel{"\u00AD"}kabinett
room-instrument-room = Instrumenten{"\u00AD"}zimmer
room-costume-attic = Kostüm{"\u00AD"}kammer
room-trunk-room = Koffer{"\u00AD"}kammer
room-rafter-loft = Dach{"\u00AD"}gebälk
room-servants-attic = Dienstboten{"\u00AD"}kammer
room-clock-chamber = Uhren{"\u00AD"}kammer
room-bell-chamber = Glocken{"\u00AD"}kammer
room-observatory = Stern{"\u00AD"}warte
room-star-balcony = Sternen{"\u00AD"}balkon
room-wine-cellar = Wein{"\u00AD"}keller
room-cooper-s-cellar = Fasskeller
room-crypt = Gruft
room-larder = Vorrats{"\u00AD"}kammer
room-scullery = Spülküche
room-castle-kitchen = Schloss{"\u00AD"}küche
room-root-cellar = Rüben{"\u00AD"}keller
room-ice-pit = Eisgrube
room-dungeon = Verlies
room-catacombs = Kata{"\u00AD"}komben
room-banquet-room = Bankett{"\u00AD"}saal
room-great-hall = Rittersaal
room-servery = Anrichte
room-postern-hall = Hinter{"\u00AD"}halle
room-stable = Stall
room-groom-s-loft = Knechts{"\u00AD"}kammer
room-smoke-loft = Rauch{"\u00AD"}boden
room-barn = Scheune

## The animals of the frames

animals-cats = Katzen
animals-bats = Fledermäuse
animals-owls = Eulen
animals-mice = Mäuse
animals-hedgehogs = Igel

## The castle and its pictures

room = { $id } { $name }
castle = Das Schloss im Querschnitt: { $n } Räume
look = Das Schloss; zum Umsehen scrollen
nearer = Näher heran
farther = Mehr vom Schloss zeigen
storey-tower = Türme
storey-attic = Dachböden
storey-upper = Zweiter Stock
storey-first = Erster Stock
storey-ground = Erdgeschoss
storey-cellar = Keller
storey-deep = Tief unten

## Frames and cards beside the castle

frames = Rahmen: wie lange die Nacht noch dauert
frame = { $name }: { $full } von { $all } im Rahmen
shelf = Rahmen und Karten
now = jetzt
cards = Karten von Max
open = Zuletzt gesehen: { $room }
hidden = Zug { $turn }: eine verdeckte Karte
cheat = Zug { $turn }: gemogelt, verdeckt
face = Zug { $turn }: { $room }
rest = Zug { $turn }: Pause in { $room }
cheats = Mogelkarten: { $n }
breaks = Pausenkarten: { $n }
chimney = Schornstein
doorcard = Türkarte
trapcard = Falle: { $name }

## Buttons under the castle

pick = mit { $name } ziehen, in { $room }
trap = Zuerst die Falle legen
fewtrap = Falle legen
lock = Eine Tür abschließen
fewlock = Tür abschließen…
nolock = Keine Tür
lockdoor = die Tür { $door } abschließen, mit deiner nächsten Karte
lockpicked = die Tür { $door } wird abgeschlossen; tippe, um es zu lassen
guess = Unsere Vermutung versetzen
guessing = Tippe auf den Raum, in dem du Max vermutest
guesshere = wir vermuten Max in { $room }
fewguess = Vermutung
fewbelief = Wo?
fewsuspected = Ihr Wissen
unguess = Vermutung wegnehmen
way = Weg von Max
again = Den Weg noch einmal zeigen
belief = Wo Max sein kann
suspected = Was die anderen wissen können
share = { $n } %

## Headings of a long list of choices

group-float = In einen neuen Raum schweben
group-return = Mit einer Mogelkarte zurückkehren
group-break = Mit einer Pausenkarte bleiben
group-withdoor = Mit der Türkarte: { $door } abschließen
group-figure = { $name }, in { $room }

## Who is who

ismax = Max, das Gespenst
casting = Es wird ausgelost, wer Max ist.
chases = Jagt mit { $names }
max = Max

## What to do now

prompt-placing = Wähle einen Raum für deine Figur. Die anderen deines Teams stehen woanders.
prompt-hiding = Wähle den Raum, in dem Max erscheint. Alle sehen es.
prompt-choosing = Wähle einen Rahmen: Max zeigt sich, wenn er voll ist.
prompt-max = Schwebe in einen leuchtenden Raum; niemand sieht, wohin. Tippe für eine Pause auf deinen eigenen Raum.
prompt-chasers = Geh durch eine Tür, über eine Treppe oder Leiter in einen leuchtenden Raum, oder tippe auf deinen eigenen, um zu bleiben.

## The board in words

board-max = { $who } spielt Max.
board-figure =
    { $figure } ({ $who }): { $room }{ $acted ->
        [1] , war schon dran
       *[0] {""}
    }.
board-frame =
    { frame }{ $now ->
        [1] {" "}({ now })
       *[0] {""}
    }.
board-visible = Max ist zu sehen in { $room }.
board-seen = { open }. Verdeckte Karten seitdem: { $count }.
board-cheated = Gemogelt in Zug { $turns }.
board-cheats = { cheats }.
board-guess = Wir vermuten Max in { $room }.
board-locked = Die Tür { $door } ist abgeschlossen.
board-door-card = Max hat noch die Türkarte.
board-chimney = Der Schornstein verbindet für Max { $one } und { $other }.
board-trap = Die Falle ist in { $room }.
board-holder = { $who } hat die Falle.
board-shown = Gezeigt hat sich Max in: { $rooms }.
board-own = Du bist in { $room }. Pausenkarten: { $breaks }.
board-way = Dein Weg: { $rooms }.
board-visited = Räume, in die du nur mogelnd zurückkommst: { $rooms }.
board-ways = { $what }: { $rooms }.
board-share = { $room } { $n } %
none = keine

## Chance, and the end

came-ghost = { $who } ist Max
came-leave = ohne die { $animals }
score = gewonnen
end-caught = { $figure } ({ $who }) hat Max ({ $max }) in { $room } gefangen, in Runde { $round }.
end-stuck = Max ({ $max }) konnte aus { $room } nicht weg und hatte keine Karte zu spielen, in Runde { $round }.
end-escaped = Nach Runde { $round } war die Nacht vorbei, und niemand hatte Max ({ $max }) gefangen, der in { $room } war.
side-max =
    Max hat { $won ->
        [1] gewonnen
       *[0] verloren
    }
side-chasers =
    Die Spürnasen haben { $won ->
        [1] gewonnen
       *[0] verloren
    }
