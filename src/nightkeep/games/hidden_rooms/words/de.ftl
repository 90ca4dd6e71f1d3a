# Hidden Rooms auf Deutsch.

## Namen der Plättchen und Richtungen (nur hier: Bausteine für die Sätze darunter)

tile-name =
    { $tile ->
        [red-1] Rot 1
        [red-2] Rot 2
        [red-3] Rot 3
        [red-4] Rot 4
        [red-5] Rot 5
        [red-6] Rot 6
        [blue-1] Blau 1
        [blue-2] Blau 2
        [blue-3] Blau 3
        [blue-4] Blau 4
        [blue-5] Blau 5
        [blue-6] Blau 6
        [green-1] Grün 1
        [green-2] Grün 2
        [green-3] Grün 3
        [green-4] Grün 4
        [green-5] Grün 5
        [green-6] Grün 6
        [yellow-1] Gelb 1
        [yellow-2] Gelb 2
        [yellow-3] Gelb 3
        [yellow-4] Gelb 4
        [yellow-5] Gelb 5
        [yellow-6] Gelb 6
       *[other] { $tile }
    }
other-name =
    { $other ->
        [red-1] Rot 1
        [red-2] Rot 2
        [red-3] Rot 3
        [red-4] Rot 4
        [red-5] Rot 5
        [red-6] Rot 6
        [blue-1] Blau 1
        [blue-2] Blau 2
        [blue-3] Blau 3
        [blue-4] Blau 4
        [blue-5] Blau 5
        [blue-6] Blau 6
        [green-1] Grün 1
        [green-2] Grün 2
        [green-3] Grün 3
        [green-4] Grün 4
        [green-5] Grün 5
        [green-6] Grün 6
        [yellow-1] Gelb 1
        [yellow-2] Gelb 2
        [yellow-3] Gelb 3
        [yellow-4] Gelb 4
        [yellow-5] Gelb 5
        [yellow-6] Gelb 6
       *[other] { $other }
    }
under-name =
    { $under ->
        [red-1] Rot 1
        [red-2] Rot 2
        [red-3] Rot 3
        [red-4] Rot 4
        [red-5] Rot 5
        [red-6] Rot 6
        [blue-1] Blau 1
        [blue-2] Blau 2
        [blue-3] Blau 3
        [blue-4] Blau 4
        [blue-5] Blau 5
        [blue-6] Blau 6
        [green-1] Grün 1
        [green-2] Grün 2
        [green-3] Grün 3
        [green-4] Grün 4
        [green-5] Grün 5
        [green-6] Grün 6
        [yellow-1] Gelb 1
        [yellow-2] Gelb 2
        [yellow-3] Gelb 3
        [yellow-4] Gelb 4
        [yellow-5] Gelb 5
        [yellow-6] Gelb 6
       *[other] { $under }
    }
one-name =
    { $one ->
        [red-1] Rot 1
        [red-2] Rot 2
        [red-3] Rot 3
        [red-4] Rot 4
        [red-5] Rot 5
        [red-6] Rot 6
        [blue-1] Blau 1
        [blue-2] Blau 2
        [blue-3] Blau 3
        [blue-4] Blau 4
        [blue-5] Blau 5
        [blue-6] Blau 6
        [green-1] Grün 1
        [green-2] Grün 2
        [green-3] Grün 3
        [green-4] Grün 4
        [green-5] Grün 5
        [green-6] Grün 6
        [yellow-1] Gelb 1
        [yellow-2] Gelb 2
        [yellow-3] Gelb 3
        [yellow-4] Gelb 4
        [yellow-5] Gelb 5
        [yellow-6] Gelb 6
       *[other] { $one }
    }
direction-name =
    { $direction ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
       *[left] nach links
    }
facing-name =
    { $facing ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
       *[left] nach links
    }

## Was eine Aktion tut

action-draw-stage = Etappe { $stage }, „{ $name }“
action-draw-start = ein Plättchen zum Anfangen oder fürs Gedächtnis
action-draw-fits =
    passt an { under-name }{ $exit ->
        [1] : der Ausgang öffnet sich, und die Etappe ist gewonnen
       *[0] {""}
    }
action-draw-misses =
    passt nicht an { under-name }{ $full ->
        [1] , und das Gedächtnis ist voll: Alles kommt zurück in den Stapel
       *[0] : kommt ins Gedächtnis
    }
action-lay = mit { tile-name } anfangen; { other-name } kommt ins Gedächtnis
action-done = den Zug beenden; danach: { $forecast }
action-move =
    { direction-name } auf { $square } gehen ({ tile-name }){ $caught ->
        [1] , dem Monster direkt in die Arme: die Etappe ist verloren
       *[0] {""}
    }
action-search =
    { direction-name } auf { $square }{ $exit ->
        [1] , dem Ausgang,
       *[0] {""}
    } mit einem Plättchen vom Stapel suchen: { $good } von { $pile } passen
action-use =
    { tile-name } { direction-name } auf { $square } legen{ $exit ->
        [1] , den Ausgang, und daraufgehen: die Etappe ist gewonnen
       *[0] {" "}und daraufgehen; danach: { $forecast }
    }

forecast-goes = geht auf { $square }
forecast-turns = dreht sich { facing-name }
forecast-once = das Monster { $step }
forecast-twice = das Monster { $first } und { $second }
forecast-limit = die Zuggrenze ist erreicht
forecast-lost = { $forecast }; die Etappe ist verloren

## Warum nicht

why-lay-first = wähle zuerst das Plättchen für das Startfeld: { one-name } oder { other-name }
why-name-first = zuerst wird ein Plättchen gezogen, das die Etappe bestimmt
why-deal-first = zuerst werden zwei Plättchen zur Auswahl gezogen
why-draw-first = die Suche läuft und beendet den Zug; zuerst wird ihr Plättchen gezogen
why-in-discard = { tile-name } ist nicht im Stapel: Es liegt in der Ablage
why-in-memory = { tile-name } ist nicht im Stapel: Es liegt im Gedächtnis
why-in-offer = { tile-name } ist nicht im Stapel: Es liegt offen zur Auswahl
why-on-square = { tile-name } ist nicht im Stapel: Es liegt auf { $square }
why-no-draw-now = gezogen wird nur beim Aufbau einer Etappe und wenn ein Feld zum Suchen gewählt ist
why-no-lay-now = auf das Startfeld wird nur beim Aufbau einer Etappe ein Plättchen gelegt
why-not-next = { $square } liegt nicht neben { $child }, wo das Kind steht
why-no-tile-there = auf { $square } liegt kein Plättchen; ein leeres Feld kann man nur durchsuchen
why-no-moves-left = das Kind ist in diesem Zug schon 2 Schritte gegangen
why-covered = auf { $square } liegt schon ein Plättchen; nur leere Felder kann man durchsuchen
why-monster-there = auf { $square } steht das Monster
why-pile-empty = der Stapel ist leer; du kannst nur noch im Gedächtnis suchen
why-not-in-memory-but-pile = { tile-name } ist nicht im Gedächtnis: Es liegt im Stapel
why-not-in-memory-but-discard = { tile-name } ist nicht im Gedächtnis: Es liegt in der Ablage
why-not-in-memory-but-on = { tile-name } ist nicht im Gedächtnis: Es liegt auf { $square }
why-does-not-fit = { tile-name } passt nicht: Die Zahl ist kleiner als bei { under-name }, und die Farbe ist eine andere

## Was geschehen ist

event-stage-tile =
    { tile-name } wird gezogen und beiseitegelegt: { $naming ->
        [chosen] Die Zahl bedeutet nichts, denn die Etappe war schon gewählt
        [six] Bei einer Sechs bleibt es bei der aufgeschlagenen Etappe
       *[named] Die Zahl bestimmt die Etappe
    }. Gespielt wird Etappe { $stage }.
event-start-tile = { tile-name } wird zur Auswahl gezogen.
event-laid = Das Kind fängt auf { $square } mit { tile-name } an; { other-name } kommt ins Gedächtnis.
event-moved = Das Kind geht von { $origin } auf { $square }.
event-search = Das Kind durchsucht { $square } mit einem Plättchen vom Stapel.
event-drew = { tile-name } wird gezogen.
event-fits = { tile-name } passt: Es liegt jetzt auf { $square }, und das Kind geht darauf.
event-does-not-fit = { tile-name } passt nicht und kommt ins Gedächtnis.
event-mixed-back = { tile-name } passt nicht, und das Gedächtnis ist voll: Alle { $tiles } Plättchen werden wieder in den Stapel gemischt.
event-remembered = { tile-name } aus dem Gedächtnis liegt jetzt auf { $square }, und das Kind geht darauf.
event-done = Das Kind bleibt auf { $square } und sucht nicht.
event-monster-turns-to-the-child = Das Monster auf { $origin } sieht das Kind neben sich und dreht sich { facing-name }.
event-monster-chases = Das Monster sieht das Kind und geht von { $origin } auf { $square }.
event-monster-follows = Das Monster folgt seiner Route von { $origin } auf { $square }.
event-monster-turns = Das Monster auf { $origin } dreht sich { facing-name }, wie es seine Route verlangt.
event-monster-returns = Das Monster ist von seiner Route abgekommen und geht von { $origin } auf { $square }, um zu ihr zurückzukehren.
event-monster-turns-back = Das Monster auf { $origin } ist von seiner Route abgekommen und dreht sich { facing-name }, um zu ihr zurückzukehren.
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
