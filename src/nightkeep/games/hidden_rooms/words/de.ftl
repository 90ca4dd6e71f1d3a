# Hidden Rooms auf Deutsch.

## Plättchen, Richtungen und Etappen: NAME($tile) macht aus „red-4“ den Namen name-red-4

name-red-1 = Rot 1
name-red-2 = Rot 2
name-red-3 = Rot 3
name-red-4 = Rot 4
name-red-5 = Rot 5
name-red-6 = Rot 6
name-blue-1 = Blau 1
name-blue-2 = Blau 2
name-blue-3 = Blau 3
name-blue-4 = Blau 4
name-blue-5 = Blau 5
name-blue-6 = Blau 6
name-green-1 = Grün 1
name-green-2 = Grün 2
name-green-3 = Grün 3
name-green-4 = Grün 4
name-green-5 = Grün 5
name-green-6 = Grün 6
name-yellow-1 = Gelb 1
name-yellow-2 = Gelb 2
name-yellow-3 = Gelb 3
name-yellow-4 = Gelb 4
name-yellow-5 = Gelb 5
name-yellow-6 = Gelb 6
name-up = nach oben
name-right = nach rechts
name-down = nach unten
name-left = nach links
name-candlewick = Dochtlicht
name-the-laundress = Die Wäscherin
name-the-wheel = Das Rad
name-grandfather-clock = Die Standuhr
name-the-hush = Die Stille

## Was eine Aktion tut

action-draw-stage = Etappe { $stage }, „{ NAME($name) }“
action-draw-start = ein Plättchen zum Anfangen oder fürs Gedächtnis
action-draw-fits =
    passt an { NAME($under) }{ $exit ->
        [1] : der Ausgang öffnet sich, und die Etappe ist gewonnen
       *[0] {""}
    }
action-draw-misses =
    passt nicht an { NAME($under) }{ $full ->
        [1] , und das Gedächtnis ist voll: Alles kommt zurück in den Stapel
       *[0] : kommt ins Gedächtnis
    }
action-lay = mit { NAME($tile) } anfangen; { NAME($other) } kommt ins Gedächtnis
action-done = den Zug beenden; danach: { $forecast }
action-move =
    { NAME($direction) } auf { $square } gehen ({ NAME($tile) }){ $caught ->
        [1] , dem Monster direkt in die Arme: die Etappe ist verloren
       *[0] {""}
    }
action-search =
    { NAME($direction) } auf { $square }{ $exit ->
        [1] , dem Ausgang,
       *[0] {""}
    } mit einem Plättchen vom Stapel suchen: { $good } von { $pile } passen
action-use =
    { NAME($tile) } { NAME($direction) } auf { $square } legen{ $exit ->
        [1] , den Ausgang, und daraufgehen: die Etappe ist gewonnen
       *[0] {" "}und daraufgehen; danach: { $forecast }
    }

forecast-goes = geht auf { $square }
forecast-turns = dreht sich { NAME($facing) }
forecast-once = das Monster { $step }
forecast-twice = das Monster { $first } und { $second }
forecast-limit = die Zuggrenze ist erreicht
forecast-lost = { $forecast }; die Etappe ist verloren

## Warum nicht

why-lay-first = wähle zuerst das Plättchen für das Startfeld: { NAME($one) } oder { NAME($other) }
why-name-first = zuerst wird ein Plättchen gezogen, das die Etappe bestimmt
why-deal-first = zuerst werden zwei Plättchen zur Auswahl gezogen
why-draw-first = die Suche läuft und beendet den Zug; zuerst wird ihr Plättchen gezogen
why-in-discard = { NAME($tile) } ist nicht im Stapel: Es liegt in der Ablage
why-in-memory = { NAME($tile) } ist nicht im Stapel: Es liegt im Gedächtnis
why-in-offer = { NAME($tile) } ist nicht im Stapel: Es liegt offen zur Auswahl
why-on-square = { NAME($tile) } ist nicht im Stapel: Es liegt auf { $square }
why-no-draw-now = gezogen wird nur beim Aufbau einer Etappe und wenn ein Feld zum Suchen gewählt ist
why-no-lay-now = auf das Startfeld wird nur beim Aufbau einer Etappe ein Plättchen gelegt
why-not-next = { $square } liegt nicht neben { $child }, wo das Kind steht
why-no-tile-there = auf { $square } liegt kein Plättchen; ein leeres Feld kann man nur durchsuchen
why-no-moves-left = das Kind ist in diesem Zug schon 2 Schritte gegangen
why-covered = auf { $square } liegt schon ein Plättchen; nur leere Felder kann man durchsuchen
why-monster-there = auf { $square } steht das Monster
why-pile-empty = der Stapel ist leer; du kannst nur noch im Gedächtnis suchen
why-not-in-memory-but-pile = { NAME($tile) } ist nicht im Gedächtnis: Es liegt im Stapel
why-not-in-memory-but-discard = { NAME($tile) } ist nicht im Gedächtnis: Es liegt in der Ablage
why-not-in-memory-but-on = { NAME($tile) } ist nicht im Gedächtnis: Es liegt auf { $square }
why-does-not-fit = { NAME($tile) } passt nicht: Die Zahl ist kleiner als bei { NAME($under) }, und die Farbe ist eine andere

## Was geschehen ist

event-stage-tile =
    { NAME($tile) } wird gezogen und beiseitegelegt: { $naming ->
        [chosen] Die Zahl bedeutet nichts, denn die Etappe war schon gewählt
        [six] Bei einer Sechs bleibt es bei der aufgeschlagenen Etappe
       *[named] Die Zahl bestimmt die Etappe
    }. Gespielt wird Etappe { $stage }.
event-start-tile = { NAME($tile) } wird zur Auswahl gezogen.
event-laid = Das Kind fängt auf { $square } mit { NAME($tile) } an; { NAME($other) } kommt ins Gedächtnis.
event-moved = Das Kind geht von { $origin } auf { $square }.
event-search = Das Kind durchsucht { $square } mit einem Plättchen vom Stapel.
event-drew = { NAME($tile) } wird gezogen.
event-fits = { NAME($tile) } passt: Es liegt jetzt auf { $square }, und das Kind geht darauf.
event-does-not-fit = { NAME($tile) } passt nicht und kommt ins Gedächtnis.
event-mixed-back = { NAME($tile) } passt nicht, und das Gedächtnis ist voll: Alle { $tiles } Plättchen werden wieder in den Stapel gemischt.
event-remembered = { NAME($tile) } aus dem Gedächtnis liegt jetzt auf { $square }, und das Kind geht darauf.
event-done = Das Kind bleibt auf { $square } und sucht nicht.
event-monster-turns-to-the-child = Das Monster auf { $origin } sieht das Kind neben sich und dreht sich { NAME($facing) }.
event-monster-chases = Das Monster sieht das Kind und geht von { $origin } auf { $square }.
event-monster-follows = Das Monster folgt seiner Route von { $origin } auf { $square }.
event-monster-turns = Das Monster auf { $origin } dreht sich { NAME($facing) }, wie es seine Route verlangt.
event-monster-returns = Das Monster ist von seiner Route abgekommen und geht von { $origin } auf { $square }, um zu ihr zurückzukehren.
event-monster-turns-back = Das Monster auf { $origin } ist von seiner Route abgekommen und dreht sich { NAME($facing) }, um zu ihr zurückzukehren.
event-stage-won = Das Kind ist am Ausgang: Etappe { $stage } ist gewonnen.
event-stage-lost =
    Etappe { $stage } ist verloren: { $reason ->
        [1] Monster und Kind sind aufeinandergetroffen
        [2] Das Monster hat das Ende seiner Route erreicht
        [3] Monster und Kind sind aufeinandergetroffen, und das Monster hat das Ende seiner Route erreicht
       *[other] Die Zuggrenze ist erreicht
    }.
event-star = Das Kind wird auf die Sternseite gedreht.
event-over =
    Die Partie ist { $won ->
        [1] gewonnen
       *[0] verloren
    } (gewonnene Etappen: { $wins }, verlorene: { $losses }).

## Am Terminal

terminal-exit = AUSGANG
terminal-start = Start
terminal-monster = MONSTER
terminal-caught = ERWISCHT
terminal-child = KIND
terminal-eye = Auge
terminal-end = ENDE
terminal-first = zuerst
terminal-stage = Etappe { $number }: { NAME($stage) }
terminal-new-stage = Eine neue Etappe: ein Plättchen nennt sie
terminal-new-stage-six = (bei einer Sechs: Etappe { $number }, { NAME($stage) })
terminal-score = Etappen gewonnen { $wins } von { $needed }, verloren { $losses } von { $most }
terminal-star = ★ Das Kind zeigt die Sternseite.
terminal-turns = Züge vorbei { $turns } von { $limit }
terminal-pieces = Kind auf { $child }. Monster auf { $square }, schaut { NAME($facing) }: es { $sees ->
    [1] sieht das Kind!
   *[0] sieht das Kind nicht.
}
terminal-off-route = Es ist abseits seiner Route und geht zu { $square }.
terminal-squares-left = Noch { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
} der Route bis zum Ende { $end }.
terminal-drawn = Gezogen:
terminal-memory = Gedächtnis ({ $tiles } von { $most }):
terminal-fits = passt
terminal-does-not-fit = passt nicht
terminal-aside = Ablage:
terminal-pile = Stapel: { $tiles } Plättchen
terminal-act = Dein Zug: { $moves ->
    [0] kein Schritt mehr;
    [one] bis zu { $moves } Schritt, dann
   *[other] bis zu { $moves } Schritte, dann
} einmal suchen, oder done. Bring das Kind zum Ausgang { $exit }.
terminal-lay = Wähle das Plättchen, auf dem das Kind beginnt ({ $start }); das andere kommt ins Gedächtnis.
terminal-search = Für { $square } wird ein Plättchen vom Stapel gezogen.
terminal-stage-tile = Ein Plättchen wird gezogen, das die Etappe nennt.
terminal-start-tiles = Zwei Plättchen werden zur Auswahl gezogen.
terminal-won = Du hast gewonnen!
terminal-lost = Du hast verloren.
terminal-out = Das Kind ist draußen!
terminal-child-caught = Das Kind ist erwischt.
terminal-route-end = Das Monster ist am Ende seiner Route.
terminal-limit = Der letzte Zug ist vorbei.
terminal-legend-fits = Ein Plättchen passt, wenn seine Zahl mindestens so hoch ist wie die unter dem Kind, oder bei gleicher Farbe.
terminal-legend-monster = ▲▶▼◀ wohin das Monster schaut; Auge: was es sieht
terminal-legend-route = →3 seine Route, 3 Felder weiter; bei ENDE verlierst du

## Dateien mit Etappen

board-fixed-square = { $key } = { $given }: { $key } ist für das Kind immer { $square }, { $point }
board-stage-twice = zwei Etappen haben die Nummer { $number }; sie haben die Nummern 1 bis { $stages }
board-words = { $key } = { $given }: muss aus Wörtern in einer Zeile bestehen
board-start = start = { $given }: das Monster beginnt auf dem ersten Feld seiner Route, { $first }
board-facing = facing = "{ $given }": das Monster blickt zuerst seine Route entlang, und die führt von { $first } aus { $arrow }, also muss es "{ $arrow }" sein
board-route = route, Feld { $n }: { $problem }
board-route-twice = { $square } kommt zweimal vor (es ist schon Feld { $n })
board-route-apart = { $square } liegt nicht neben { $before }; eine Route geht je ein Feld nach oben, unten, links oder rechts weiter
board-route-start = die Route beginnt auf { $square }, wo das Kind beginnt

## Aufgebaute Stellungen

position-chosen = Etappe { $chosen } wurde gewählt, aber das Buch liegt bei Etappe { $open } offen
position-one-stage = { $wins } gewonnene und { $losses } verlorene Etappen passen nicht zu einer Partie mit einer Etappe
position-match-end = die Partie ist genau mit { $most_wins } gewonnenen oder { $most_losses } verlorenen Etappen zu Ende, nicht mit { $wins } und { $losses }
position-moves = Schritte dieses Zuges zählen nur, solange das Kind handeln darf
position-turns = { $turns } Züge sind vorbei, aber die Etappe endet mit Zug { $limit }
position-order = die Plättchen von { $field } sind nicht geordnet, mit leeren Stellen am Ende
position-tile-places = Plättchen { $tile } liegt an { $n } Stellen; jedes Plättchen liegt an einer
position-early-pieces = Plättchen oder Figuren liegen auf dem Tisch, bevor die Etappe beginnt
position-early-turns = Züge sind vorbei, oder das Monster blickt irgendwohin, bevor die Etappe beginnt
position-aside = das Plättchen, das die Etappe bestimmt, kommt als Allererstes zur Seite, und nicht früher
position-offered = { $n } Startplättchen wurden gezogen, und das passt nicht zu diesem Zeitpunkt
position-named = eine { $number } wurde zur Seite gelegt, aber das Buch liegt bei Etappe { $open } offen
position-first-six = in der ersten Etappe wurde eine Sechs zur Seite gelegt, aber das Buch liegt nicht bei Etappe 1 offen
position-still-choosing = ein Startplättchen ist noch zu wählen, aber das Spiel hat begonnen
position-unnamed = kein Plättchen hat die Etappe bestimmt, aber das Spiel hat begonnen
position-both = Kind und Monster sind beide auf dem Spielplan, sobald das Spiel begonnen hat
position-child = das Kind ist auf { $square }, wo kein Plättchen liegt
position-unreachable = die Plättchen auf { $squares } können nicht gelegt worden sein: Keine Kette passender Plättchen führt von f6 dorthin
position-searching = ein Feld wird genau so lange durchsucht, wie ein Plättchen dafür gezogen wird
position-target = { $square } lässt sich von { $child } aus nicht durchsuchen
position-empty-pile = ein Plättchen soll gezogen werden, aber der Stapel ist leer
position-at-exit = ein Plättchen liegt auf dem Ausgang, aber die Etappe geht weiter
position-lost-goes-on = das Kind ist gefangen oder das Monster am Ziel, aber die Etappe geht weiter
position-won = die letzte Etappe ist genau dann gewonnen, wenn das Kind am Ausgang ist
position-not-ended = die Partie ist zu Ende, aber die letzte Etappe nicht

## Heatmaps von Studien

heat-strikes = Wo das Monster zuschlägt
heat-rooms = Wo das Durchsuchen einen Raum öffnet
