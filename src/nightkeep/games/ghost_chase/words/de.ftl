# Gespensterjagd auf Deutsch.

## Namen der Räume (Baustein). Schlüssel sind die englischen Namen aus einem Wort und alle Namen in der Form map-room;
## andere Namen (eine eigene Burg) stehen, wie sie sind.

room-name =
    { $name ->
        [entrance-hall] Eingangshalle
        [porter-s-lodge] Pförtnerstube
        [guard-room] Wachstube
        [great-stairwell] Großes Treppenhaus
        [winch-room] Windenkammer
        [trophy-room] Trophäenzimmer
        [Armoury] Waffenkammer
        [armoury] Waffenkammer
        [blue-salon] Blauer Salon
        [music-room] Musikzimmer
        [Chapel] Kapelle
        [chapel] Kapelle
        [Sacristy] Sakristei
        [sacristy] Sakristei
        [Treasury] Schatzkammer
        [treasury] Schatzkammer
        [bridge-chamber] Brückenkammer
        [alchemist-s-study] Alchemistenstube
        [wig-closet] Perückenkammer
        [lady-s-boudoir] Damenzimmer
        [linen-room] Wäschekammer
        [morning-room] Morgenzimmer
        [upper-stairwell] Oberes Treppenhaus
        [portrait-room] Bilderzimmer
        [billiard-room] Billardzimmer
        [raven-tower] Rabenturm
        [Nursery] Kinderzimmer
        [nursery] Kinderzimmer
        [Schoolroom] Schulzimmer
        [schoolroom] Schulzimmer
        [Library] Bibliothek
        [library] Bibliothek
        [long-gallery] Lange Galerie
        [mirror-cabinet] Spiegelkabinett
        [instrument-room] Instrumentenzimmer
        [costume-attic] Kostümkammer
        [trunk-room] Kofferkammer
        [rafter-loft] Dachgebälk
        [servants-attic] Dienstbotenkammer
        [clock-chamber] Uhrenkammer
        [bell-chamber] Glockenkammer
        [Observatory] Sternwarte
        [observatory] Sternwarte
        [star-balcony] Sternenbalkon
        [wine-cellar] Weinkeller
        [cooper-s-cellar] Fasskeller
        [Crypt] Gruft
        [crypt] Gruft
        [Larder] Vorratskammer
        [larder] Vorratskammer
        [Scullery] Spülküche
        [scullery] Spülküche
        [castle-kitchen] Schlossküche
        [root-cellar] Rübenkeller
        [ice-pit] Eisgrube
        [Dungeon] Verlies
        [dungeon] Verlies
        [Catacombs] Katakomben
        [catacombs] Katakomben
        [banquet-room] Bankettsaal
        [great-hall] Rittersaal
        [Servery] Anrichte
        [servery] Anrichte
        [postern-hall] Hinterhalle
        [Stable] Stall
        [stable] Stall
        [groom-s-loft] Knechtskammer
        [smoke-loft] Rauchboden
        [Barn] Scheune
        [barn] Scheune
       *[other] { $name }
    }

## Namen der Tiere (Baustein)

frame-name =
    { $frame ->
        [cats] Katzen
        [bats] Fledermäuse
        [owls] Eulen
        [mice] Mäuse
        [hedgehogs] Igel
       *[other] { $frame }
    }

## Was eine Aktion tut

action-leave-out = ohne die { frame-name } spielen
action-frame =
    Max zeigt sich nach { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    }
action-place = in Raum { $room } beginnen ({ room-name })
action-break = mit einer Pausenkarte in Raum { $room } bleiben ({ room-name }){ with-lock }
action-move = in Raum { $room } schweben ({ room-name }){ into-trap }{ with-lock }
action-cheat = Mogeln ansagen und in Raum { $room } zurückkehren ({ room-name }){ into-trap }{ with-lock }
action-stay = { $figure } bleibt in Raum { $room } ({ room-name })
action-unlock = { $figure } schließt die Tür { $door } auf
action-go = { $figure } geht in Raum { $room } ({ room-name })
action-trap-and-go = { $figure } legt die Falle in Raum { $here } und geht in Raum { $room } ({ room-name })
action-ghost = Platz { $seat } ist Max

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
why-frame-left-out = die { frame-name } sind nicht im Spiel
why-frame-full = der Rahmen der { frame-name } ist schon voll
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

event-left-out = Die { frame-name } bleiben draußen.
event-placed = { $who } stellt { $figure } in Raum { $room }.
event-appeared = Max erscheint in Raum { $room }.
event-appeared-covered = Max ist erschienen.
event-frame = { $who } wählt den Rahmen der { frame-name }.
event-last-frame = Die { frame-name } sind die letzten.
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
event-full = Der Rahmen der { frame-name } ist voll.
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
