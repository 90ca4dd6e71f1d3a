# Gespensterjagd auf Deutsch.

## Räume und Tiere: NAME($name) macht aus „Wine Cellar“ den Namen name-wine-cellar

name-entrance-hall = Eingangshalle
name-porter-s-lodge = Pförtnerstube
name-guard-room = Wachstube
name-great-stairwell = Großes Treppenhaus
name-winch-room = Windenkammer
name-trophy-room = Trophäenzimmer
name-armoury = Waffenkammer
name-blue-salon = Blauer Salon
name-music-room = Musikzimmer
name-chapel = Kapelle
name-sacristy = Sakristei
name-treasury = Schatzkammer
name-bridge-chamber = Brückenkammer
name-alchemist-s-study = Alchemistenstube
name-wig-closet = Perückenkammer
name-lady-s-boudoir = Damenzimmer
name-linen-room = Wäschekammer
name-morning-room = Morgenzimmer
name-upper-stairwell = Oberes Treppenhaus
name-portrait-room = Bilderzimmer
name-billiard-room = Billardzimmer
name-raven-tower = Rabenturm
name-nursery = Kinderzimmer
name-schoolroom = Schulzimmer
name-library = Bibliothek
name-long-gallery = Lange Galerie
name-mirror-cabinet = Spiegelkabinett
name-instrument-room = Instrumentenzimmer
name-costume-attic = Kostümkammer
name-trunk-room = Kofferkammer
name-rafter-loft = Dachgebälk
name-servants-attic = Dienstbotenkammer
name-clock-chamber = Uhrenkammer
name-bell-chamber = Glockenkammer
name-observatory = Sternwarte
name-star-balcony = Sternenbalkon
name-wine-cellar = Weinkeller
name-cooper-s-cellar = Fasskeller
name-crypt = Gruft
name-larder = Vorratskammer
name-scullery = Spülküche
name-castle-kitchen = Schlossküche
name-root-cellar = Rübenkeller
name-ice-pit = Eisgrube
name-dungeon = Verlies
name-catacombs = Katakomben
name-banquet-room = Bankettsaal
name-great-hall = Rittersaal
name-servery = Anrichte
name-postern-hall = Hinterhalle
name-stable = Stall
name-groom-s-loft = Knechtskammer
name-smoke-loft = Rauchboden
name-barn = Scheune
name-cats = Katzen
name-bats = Fledermäuse
name-owls = Eulen
name-mice = Mäuse
name-hedgehogs = Igel

## Was eine Aktion tut

action-leave-out = ohne die { NAME($frame) } spielen
action-frame =
    Max zeigt sich nach { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    }
action-place = in Raum { $room } beginnen ({ NAME($name) })
action-break = mit einer Pausenkarte in Raum { $room } bleiben ({ NAME($name) }){ with-lock }
action-move = in Raum { $room } schweben ({ NAME($name) }){ into-trap }{ with-lock }
action-cheat = Mogeln ansagen und in Raum { $room } zurückkehren ({ NAME($name) }){ into-trap }{ with-lock }
action-stay = { $figure } bleibt in Raum { $room } ({ NAME($name) })
action-unlock = { $figure } schließt die Tür { $door } auf
action-go = { $figure } geht in Raum { $room } ({ NAME($name) })
action-trap-and-go = { $figure } legt die Falle in Raum { $here } und geht in Raum { $room } ({ NAME($name) })
action-ghost = { $who } ist Max

# Teile der Sätze oben: Max betritt den Raum mit der Falle; er schließt auch eine Tür ab.
into-trap =
    { $trap ->
        [1] , in die Falle
       *[0] {""}
    }
with-lock =
    { $door ->
        [none] {""}
       *[other] ; dazu die Tür { $door } abschließen
    }

## Warum nicht

why-no-seat = einen Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $players }
why-max-once = wer Max ist, wird höchstens einmal ausgelost, ganz am Anfang
why-max-first = zuerst wird ausgelost, wer Max ist
why-left-out-once = welcher Rahmen draußen bleibt, wird einmal ausgelost, bevor eine Figur aufgestellt wird
why-left-out-first = zuerst wird ausgelost, welcher Rahmen draußen bleibt
why-no-frame-now = ein Rahmen wird nur am Anfang gewählt und wenn einer voll geworden ist
why-frame-left-out = die { NAME($frame) } sind nicht im Spiel
why-frame-full = der Rahmen der { NAME($frame) } ist schon voll
why-frame-first = jetzt muss ein Rahmen gewählt werden
why-chaser-there = Max beginnt in einem leeren Raum, und in Raum { $room } steht eine Jagdfigur
why-placed-once = Figuren werden nur einmal aufgestellt, vor der ersten Runde
why-place-first = zuerst werden alle Figuren aufgestellt
why-only-at-the-beginning = Max spielt eine Karte am Anfang der Runde, nicht in den Zügen der Spürnasen
why-max-only = nur Max weiß, was er spielen kann
why-no-break = Max hat keine Pausenkarte mehr
why-no-cheat = Max hat keine Mogelkarte mehr
why-same-room = Max ist in Raum { $room } und muss in einen anderen
why-chimney-only = Raum { $room } ist nur mit der Schornsteinkarte erreichbar, und die ist nicht im Spiel
why-not-next = Raum { $room } liegt nicht neben Raum { $here }
why-occupied = in Raum { $room } steht eine Jagdfigur
why-visited = Max war schon in Raum { $room }; nur eine Mogelkarte bringt ihn zurück
why-not-visited = Max war noch nicht in Raum { $room }; eine Mogelkarte gilt nur für besuchte Räume
why-no-door-card = Max hat keine Türkarte zu spielen
why-max-plays-first = die Spürnasen ziehen erst, wenn Max eine Karte gespielt hat
why-no-figure = { $figure } ist in dieser Partie nicht dabei
why-not-your-figure = { $figure } gehört einer anderen Spürnase
why-has-acted = { $figure } war in dieser Runde schon dran
why-nothing-locked = keine Tür ist abgeschlossen
why-not-at-door = { $figure } steht in Raum { $here }, nicht an der abgeschlossenen Tür
why-no-trap = die Falle ist nicht im Spiel
why-not-your-trap = eine andere Spürnase hat die Falle
why-trap-laid = die Falle liegt schon in Raum { $room } und bleibt dort
why-door-locked = die Tür { $door } ist abgeschlossen
why-no-passage = von Raum { $here } führt kein Durchgang in Raum { $room }

## Was geschehen ist

event-left-out = Die { NAME($frame) } bleiben draußen.
event-placed = { $who } stellt { $figure } in Raum { $room }.
event-appeared = Max erscheint in Raum { $room }.
event-appeared-covered = Max ist erschienen.
event-frame = { $who } wählt den Rahmen der { NAME($frame) }.
event-last-frame = Die { NAME($frame) } sind die letzten.
event-card =
    Max { $play ->
        [break] macht Pause in
       *[move] zieht in
    } Raum { $room } (sein Zug { $turn }).
event-card-hidden = Max spielt eine verdeckte Karte (sein Zug { $turn }).
event-cheat = Max mogelt und kehrt in Raum { $room } zurück (sein Zug { $turn }); { cheats-left }.
event-cheat-hidden = Max mogelt und spielt eine verdeckte Karte (sein Zug { $turn }); { cheats-left }.
cheats-left =
    { $left ->
        [0] keine Mogelkarte mehr übrig
        [1] noch 1 Mogelkarte übrig
       *[other] noch { $left } Mogelkarten übrig
    }
event-locked = Max schließt die Tür { $door } ab.
event-trapped = Max tritt in Raum { $room } in die Falle.
event-went = { $figure } ({ $who }) geht von Raum { $origin } in Raum { $room }.
event-stayed = { $figure } ({ $who }) bleibt in Raum { $room }.
event-unlocked = { $figure } ({ $who }) schließt die Tür { $door } auf.
event-trap-laid = { $who } legt die Falle in Raum { $room }.
event-animal =
    { $frame ->
        [cats] Eine Katze
        [bats] Eine Fledermaus
        [owls] Eine Eule
        [mice] Eine Maus
        [hedgehogs] Ein Igel
       *[other] Ein Tier ({ $frame })
    } kommt in den Rahmen; { $left ->
        [0] keines der Tiere ist mehr draußen
        [1] noch 1 Tier ist draußen
       *[other] noch { $left } Tiere sind draußen
    }.
event-full = Der Rahmen der { NAME($frame) } ist voll.
event-turned-up =
    Zug { $turn }: { $play ->
        [break] Pause in
        [cheat] gemogelt, zurück in
       *[move] in
    } Raum { $room }.
event-shown = Max zeigt sich in Raum { $room }.
event-shown-covered = Max hat sich gezeigt.
event-caught = { $figure } ({ $who }) fängt Max ({ $max }) in Raum { $room }, in Runde { $round }: Die Spürnasen haben gewonnen, und Max hat verloren.
event-stuck = Max ({ $who }) kann aus Raum { $room } nicht weg und hat keine Karte zu spielen, in Runde { $round }: Die Spürnasen haben gewonnen, und Max hat verloren.
event-escaped = Nach Runde { $round } ist die Nacht vorbei; niemand hat Max ({ $who }) gefangen, der in Raum { $room } ist: Max hat gewonnen, und die Spürnasen haben verloren.
event-trail =
    { $turn ->
        [0] Max hat in Raum { $room } begonnen.
       *[other] { event-turned-up }
    }
event-drawn = { $who } wird ausgelost und ist Max.

## Die Vermutung

suspicion =
    { $room ->
        [none] { $who } nimmt die Vermutung vom Spielplan.
       *[other] { $who } vermutet Max in Raum { $room }.
    }
suspicion-title = die Vermutung
suspicion-not-yours = sie zeigt, was die Spürnasen vermuten
suspicion-too-early = Max ist noch nicht erschienen
suspicion-visible = Max selbst ist in Raum { $room } zu sehen

## Wie die Partie für eine Seite ausging

side =
    { $side ->
        [0] Max hat
       *[1] Die Spürnasen haben
    } { $won ->
        [1] gewonnen
       *[0] verloren
    }

## Am Terminal

terminal-night = { $castle }, Runde { $round }. Tiere übrig: { $frames }
terminal-figure = { $figure } von { $player } { $room ->
    [0] noch nicht aufgestellt
   *[other] in { $room }
}
terminal-max-drawn = Es wird ausgelost, wer Max ist.
terminal-max-hidden = Max ist noch nicht erschienen.
terminal-max = { $result ->
    [caught] Max wurde in { $room } gefangen.
    [stuck] Max saß in { $room } fest.
    [escaped] Max ist in { $room } entkommen.
    [in] Max ist in { $room }.
   *[invisible] Max ist unsichtbar.
}
terminal-card = { $kind ->
    [break] Pause in { $room }
   *[move] { $room }
}{ $cheat ->
    [1] {" "}(gemogelt)
   *[0] {""}
}
terminal-cheats = { $n } Mogelkarte
terminal-breaks = { $n } Pausenkarte
terminal-held-chimney = Schornstein
terminal-held-door = Tür
terminal-max-cards = Seine Karten: { $cards }. Er hat: { $hand }.
terminal-shown-breaks = Gezeigte Pausen: { $n }.
terminal-signs = : Tür, // Treppe, HH Leiter, == Falltür, rot lässt sich abschließen, M Max
terminal-sign-locked = X abgeschlossen
terminal-sign-trap = ^ Falle
terminal-sign-visited = * besucht
terminal-sign-guess = ? was die Spürnasen vermuten
terminal-sign-heat = % Anteil an den möglichen Wegen von Max

## Optionen, die nicht gehen

option-trap-drawn = { $key } = { $given } geht nicht, wenn ausgelost wird, wer Max ist: dieser Platz kann Max werden. Lass es weg: { $default } hat die Falle
option-trap-max = { $key } = { $seat } ist der Platz von Max; die Falle hat eine Spürnase

## Spielplandateien

board-ground = ground_y = { $ground }: es ist 0 bis { $height }, die Höhe
board-name = name = { $name }: muss aus Wörtern bestehen
board-room-id = id = { $room }: das Schloss hat die Räume 1 bis { $rooms }
board-room-outside = Raum { $room } ragt aus dem Raster von { $width } mal { $height }
board-room-twice = Raum { $room } ist zweimal da
board-rooms-overlap = die Räume { $one } und { $other } überlappen sich
board-rooms-missing = von { $rooms } Räumen fehlt Raum { $missing }
board-no-room = { $key }: { $room } ist kein Raum; Räume sind 1 bis { $rooms }
board-named-twice = { $key } nennt Raum { $room } zweimal; es müssen verschiedene Räume sein
board-passage = der Durchgang { $a }-{ $b }
board-passage-nowhere = { board-passage } führt nirgendwohin; Räume sind 1 bis { $rooms }
board-passage-itself = { board-passage } führt von einem Raum in ihn selbst
board-passage-twice = { board-passage } ist zweimal da
board-passage-apart = { board-passage }: die beiden Räume teilen kein Stück Wand, Boden oder Decke
board-passage-no-door = { board-passage } ist eine Tür, aber die Räume liegen nicht nebeneinander
board-kind-a =
    { $kind ->
        [ladder] eine Leiter
        [stairs] eine Treppe
        [trapdoor] eine Falltür
       *[door] eine Tür
    }
board-passage-not-above = { board-passage } ist { board-kind-a }, aber kein Raum liegt über dem anderen
board-passage-no-lock = { board-passage } ist { board-kind-a }; nur Türen lassen sich abschließen
board-door-red = die abschließbare Tür { $a }-{ $b } muss einen roten Raum mit einem anderen verbinden
board-red-doors =
    der rote Raum { $room } hat { $n } abschließbare Türen{ $n ->
        [0] {""}
       *[other] {" "}({ $doors })
    }; es muss genau eine sein
board-not-joined = kein Durchgang führt von Raum 1 zu Raum { $rooms }
board-neighbours = { $key }: die Räume { $one } und { $other } sind schon Nachbarn
board-chimney = der Schornstein verbindet dieselben Räume { $rooms } wie der Geheimgang

## Aufgebaute Stellungen

position-players = { $players } Personen; das Spiel ist für 2 bis { $most }
position-room-zero = eine Menge von Räumen enthält Raum 0; Räume haben Nummern ab 1
position-shown = { $shown } Züge wurden gezeigt von { $turns } gemachten
position-hidden = { $hidden } Karten liegen verdeckt; kein Tierrahmen dauert länger als { $most } Runden
position-plan = plan und spare sind in jeder Stellung 0
position-figures-each = { $chasers } Spürnasen haben je { $right } Jagdfiguren, nicht { $each }
position-figures = { $placed } Jagdfiguren wurden aufgestellt; es gibt { $figures }
position-figures-stand = genau die aufgestellten Jagdfiguren stehen in einem Raum
position-max-trap = Max hat die Falle
position-trap = eine Falle liegt, aber sie ist nicht im Spiel
position-locked = eine Tür ist abgeschlossen, aber die Türkarte ist unbenutzt
position-acted = Jagdfiguren haben gehandelt, aber die Spürnasen sind nicht am Zug
position-acted-order = die Jagdfiguren, die gehandelt haben, passen nicht zur Reihenfolge der Spürnasen
position-not-turn = Platz { $seat } ist nicht am Zug
position-frames = { $frames } Tierrahmen sind in Gebrauch bei { $chasers } Spürnasen
position-no-frame-out = bei { $chasers } Spürnasen bleibt kein Tierrahmen weg
position-animals = es gibt { $n } { NAME($frame) }
position-gone = { $gone } Tiere sind weg nach { $rounds } Runden
position-begun-frame = ein Tierrahmen ist begonnen, der nicht der jetzige ist
position-current-frame = genau während der Runden gibt es einen jetzigen Tierrahmen
position-frame-full = der jetzige Tierrahmen ist nicht in Gebrauch oder voll
position-shown-since = { $shown } Züge wurden gezeigt, aber die vollen Tierrahmen dauerten { $since } Runden
position-not-shown = die Partie ist zu Ende, aber nicht der ganze Weg ist gezeigt
position-no-frame = es gibt keinen Tierrahmen zur Wahl
position-other-turn = Platz { $expected } ist am Zug, nicht Platz { $seat }
position-before-max = etwas ist geschehen, bevor Max aufgestellt wurde
position-trail = die Spur hat nicht für den Anfang und jeden von { $turns } Zügen einen Raum
position-trail-end = Max ist in { $room }, aber seine Spur endet in { $end }
position-visited = visited ist nicht die Menge der Räume der Spur
position-known = known ist nicht die Menge der Räume der Spur bis zum letzten Zeigen
position-max-at = die Figur von Max ist auf dem Spielplan in { $room }
position-shares = Max teilt genau dann einen Raum mit einer Spürnase, wenn er gefangen ist
position-catcher = genau ein gefangener Max hat jemanden, der ihn gefangen hat
position-result = die Partie ist genau dann zu Ende, wenn sie ein Ergebnis hat
position-stuck = die Spürnasen gewinnen genau dann, weil Max festsitzt, wenn Max in seinem Zug nichts spielen kann
position-not-taken = ein Zug gilt als gemogelt oder gesehen, den Max nicht gemacht hat
position-break = Zug { $turn } war eine Pause, gilt aber als gemogelt oder gesehen
position-no-neighbour = Zug { $turn } führt von { $before } nach { $room }, und das ist kein Nachbar
position-cheat = Zug { $turn }: genau die Rückkehr in einen besuchten Raum ist gemogelt
position-seen = Zug { $turn } gilt als gesehen, führt aber nicht in die Falle
position-barred = Zug { $turn } führt in { $room }, und das war versperrt
position-searched = Zug { $turn }: eine Spürnase kam in { $room }, und Max wurde nicht gefangen
position-breaks = nach { $breaks } Pausen sind von { $before } Pausenkarten { $left } übrig
position-noted = bei Karten, die nicht verdeckt liegen, ist etwas vermerkt

## Heatmaps von Studien

heat-caught = Wo Max gefangen wird
heat-shown = Wo Max sich zeigt
heat-trail = Wo Max gewesen ist
