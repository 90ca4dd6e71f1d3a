# Beide Galeriespiele auf Deutsch.

## Namen der Zimmer: mit Artikel (the), auf die Frage wohin (into) und nach „aus“ (of); und der Farben.
## NAME($chamber, form: "into") macht aus „Map Room“ den Namen name-map-room-into.

name-library-the = die Bibliothek
name-library-into = in die Bibliothek
name-library-of = der Bibliothek
name-ballroom-the = der Tanzsaal
name-ballroom-into = in den Tanzsaal
name-ballroom-of = dem Tanzsaal
name-chapel-the = die Kapelle
name-chapel-into = in die Kapelle
name-chapel-of = der Kapelle
name-map-room-the = das Kartenzimmer
name-map-room-into = ins Kartenzimmer
name-map-room-of = dem Kartenzimmer
name-armoury-the = die Waffenkammer
name-armoury-into = in die Waffenkammer
name-armoury-of = der Waffenkammer
name-winter-garden-the = der Wintergarten
name-winter-garden-into = in den Wintergarten
name-winter-garden-of = dem Wintergarten
name-banquet-hall-the = der Bankettsaal
name-banquet-hall-into = in den Bankettsaal
name-banquet-hall-of = dem Bankettsaal
name-observatory-the = die Sternwarte
name-observatory-into = in die Sternwarte
name-observatory-of = der Sternwarte
name-clock-room-the = das Uhrenzimmer
name-clock-room-into = ins Uhrenzimmer
name-clock-room-of = dem Uhrenzimmer
name-study-the = das Arbeitszimmer
name-study-into = ins Arbeitszimmer
name-study-of = dem Arbeitszimmer
name-pantry-the = die Speisekammer
name-pantry-into = in die Speisekammer
name-pantry-of = der Speisekammer
name-treasury-the = die Schatzkammer
name-treasury-into = in die Schatzkammer
name-treasury-of = der Schatzkammer
name-trophy-room-the = das Trophäenzimmer
name-trophy-room-into = ins Trophäenzimmer
name-trophy-room-of = dem Trophäenzimmer
name-guard-room-the = die Wachstube
name-guard-room-into = in die Wachstube
name-guard-room-of = der Wachstube
name-scullery-the = die Spülküche
name-scullery-into = in die Spülküche
name-scullery-of = der Spülküche
name-great-hall-the = der Rittersaal
name-great-hall-into = in den Rittersaal
name-great-hall-of = dem Rittersaal
name-nursery-the = das Kinderzimmer
name-nursery-into = ins Kinderzimmer
name-nursery-of = dem Kinderzimmer
name-tower-room-the = das Turmzimmer
name-tower-room-into = ins Turmzimmer
name-tower-room-of = dem Turmzimmer
name-red = Rot
name-blue = Blau
name-turquoise = Türkis
name-yellow = Gelb
name-grey = Grau
name-green = Grün
name-white = Weiß
name-purple = Lila

## Orte, auf die Frage woher. origin_kind: space, chamber, step, door oder box.

origin =
    { $origin_kind ->
        [space] von Feld { $origin }
        [step] von der Treppe
       *[chamber] aus { NAME($origin, form: "of") }
    }

## Gäste einer Person, auf die Frage wen

guests =
    { $guests ->
        [1] einen Gast
       *[other] { $guests } Gäste
    }

## Was eine Aktion tut

action-roll =
    { $face ->
        [phantom] das Gespenst zieht
       *[other] eine { $face }
    }
action-colour = mit { NAME($colour) } spielen
action-stay = den Gast stehen lassen
action-place =
    einen Gast auf Feld { $space } stellen{ $is_doorway ->
        [1] , das Türfeld ({ NAME($chamber, form: "the") })
       *[0] {""}
    }{ $is_exit ->
        [1] , den Ausgang
       *[0] {""}
    }
action-walk =
    { origin } auf Feld { $space } ziehen{ $haunted ->
        [1] : dort steht das Gespenst und fängt den Gast
       *[0] {""}
    }
action-enter =
    { origin } { NAME($chamber, form: "into") } ziehen{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }{ $boots ->
        [1] {" "}und den Gast von { $who } hinauswerfen
       *[0] {""}
    }
action-first = { $who } beginnt

## Warum nicht

why-draw-first = zuerst muss ausgelost werden, wer beginnt
why-no-such-seat = in dieser Partie gibt es die Plätze 1 bis { $players }
why-drawn-before = wer beginnt, wird höchstens einmal ausgelost, ganz am Anfang
why-roll-first = zuerst muss gewürfelt werden
why-rolled-before = gewürfelt wird einmal, am Anfang eines Zuges
why-colours-first = zuerst wählen alle eine Farbe
why-colours-before = Farben werden nur vor dem Spiel gewählt
why-colour-not-in-play = { NAME($colour) } gibt es bei { $players } Personen nicht
why-colour-taken = { NAME($colour) } ist schon vergeben
why-must-place = jetzt muss ein Gast auf ein freies Feld der Galerie gestellt werden
why-space-taken = auf Feld { $space } steht schon ein Gast
why-must-move = du musst mit einem Gast ziehen; stehen bleiben geht hier nicht
why-no-guest-there =
    { origin } kann kein Gast von dir ziehen: { $origin_kind ->
        [chamber] dort ist keiner
       *[other] dort steht keiner
    }
why-closed = die Zimmer sind geschlossen, bis das Gespenst in der Galerie ist
why-too-far = { NAME($chamber, form: "the") } ist { $steps } Schritte entfernt, und der Würfel zeigt { $die }
why-exact-for-arms = { NAME($chamber, form: "into") } ({ SIGNED($arms) }) kommt man nur mit der genauen Zahl

## Was geschehen ist

event-first = { $who } wird ausgelost und beginnt.
event-colour = { $who } spielt mit { NAME($colour) }.
event-placed = { $who } stellt einen Gast auf Feld { $space }.
event-rolled =
    { $who } würfelt { $number ->
        [0] das Gespenst
       *[other] eine { $number }
    }.
event-walked = { $who } zieht { origin } auf Feld { $space }.
event-entered = { $who } flüchtet { origin } { NAME($chamber, form: "into") }.
event-phantom = Das Gespenst macht sich auf den Weg: { $spaces } Felder.

## Am Terminal

terminal-phantom = das Gespenst
terminal-speeds = Tempo des Gespensts nach der Uhr
terminal-end = Ende
terminal-exit = Ausgang
terminal-cellar = Keller
terminal-space = Feld { $space }
terminal-step = Stufe { $step }
terminal-guests = { $place }: Gäste von { $seats }
terminal-doorway = Türfeld { $space }: { $chamber }
terminal-points = Punkte
terminal-to-place = noch { $guests }
terminal-colour = { NAME($colour) }
terminal-over = Die Partie ist zu Ende
terminal-won =
    { $n ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
terminal-drawing = Wer beginnt?
terminal-seat-drawn = Ein Platz wird ausgelost
terminal-choosing = wählt eine Farbe
terminal-placing = stellt einen Gast auf
terminal-rolling = würfelt gleich
terminal-rolled = würfelt
terminal-moving = und zieht einen Gast
terminal-replacing = stellt einen Gast von { $step } auf
terminal-round = Runde { $round }
terminal-next-starter = { $who } beginnt die nächste

## Spielplandateien

board-exit = exit = { $exit }: muss eine ganze Zahl von 0 bis { $last } sein
board-steps = steps { $steps }: die Zahlen müssen von unten nach oben kleiner werden
board-clock-ends = die letzte Uhr hat ends = true, und keine andere
board-clock-no-speed = die letzte Uhr beendet die Partie und hat keine Geschwindigkeit
board-clock-speed = „speed“ fehlt; es ist eine ganze Zahl von 1 bis { $most }
board-chamber-name = name = { $name }: ein Zimmer braucht einen Namen mit Buchstaben, und nicht „stairs“
board-chamber-twice = zwei Zimmer heißen { $name }; jeder Name muss anders sein
board-doorway-off = das Türfeld von { $chamber } ist Feld { $space }, und das liegt nicht auf dem Rundgang; der hat die Felder 0 bis { $last }
board-doorway-twice = Feld { $space } ist das Türfeld von { $one } und auch von { $other }; ein Feld führt in höchstens ein Zimmer

## Aufgebaute Stellungen

position-players = { $players } Personen mit je { $each } Gästen passen nicht zusammen
position-turn = turn ist { $turn }; Plätze sind 0 bis { $last }
position-phase = phase { $phase } ist unbekannt
position-die = die ist { $die } in phase { $phase }
position-empty-seat = ein leerer Platz hat Punkte
position-guest-order = die Gäste von Platz { $seat } sind nicht nach Feldern geordnet
position-guest-nowhere = Platz { $seat } hat einen Gast auf Feld { $place }, das es auf diesem Spielplan nicht gibt
position-guest-extra = auf dem Spielplan stehen Gäste, die niemandem gehören
position-not-placed = noch stehen nicht alle Gäste, aber die Partie hat begonnen
position-in-box = { $box } Gäste sind in der Schachtel, aber { $placed } von { $all } gelten als aufgestellt
position-off-gallery = Gäste sind außerhalb der Galerie, während sie aufgestellt werden
position-placed-early =
    Gäste sind aufgestellt, bevor { $early ->
        [colours] alle eine Farbe haben
       *[first] ausgelost ist, wer beginnt
    }
position-box-empty = Gäste werden aufgestellt, aber keiner ist mehr in der Schachtel
position-not-by-turns = Gäste wurden nicht reihum aufgestellt: { $waiting } sind in der Schachtel
position-other-places = turn ist { $turn }, aber Platz { $seat } stellt den nächsten Gast auf
position-shared-space = zwei Gäste teilen sich ein Feld, während Gäste aufgestellt werden
position-shared-chamber = zwei Gäste sind in einem Zimmer
position-phantom-nowhere = das Gespenst ist auf Feld { $place }, das es auf diesem Spielplan nicht gibt
position-off-before-phantom = Gäste sind außerhalb der Galerie, bevor das Gespenst sie erreicht hat
position-uncaptured = ein Gast steht ungefangen auf dem Feld { $space } des Gespensts
position-colours = die Farben sind keine verschiedenen Farben im Spiel
position-colour-early = Plätze haben eine Farbe, die keine gewählt haben
position-first-not-drawn = der erste Platz wird ausgelost, aber die Option first_seat ist seat-1
position-other-chooses = turn ist { $turn }, aber Platz { $seat } wählt die nächste Farbe

## Heatmaps von Studien

heat-caught = Wo Gäste gefangen werden
