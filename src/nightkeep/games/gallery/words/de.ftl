# Beide Galeriespiele auf Deutsch.

## Namen der Zimmer (Bausteine): mit Artikel, auf die Frage wohin, und nach „aus“. Ein Name, der hier nicht steht
## (ein eigener Spielplan), kommt in Anführungszeichen hinter „Zimmer“.

chamber-the =
    { $chamber ->
        [Library] die Bibliothek
        [library] die Bibliothek
        [Ballroom] der Tanzsaal
        [ballroom] der Tanzsaal
        [Chapel] die Kapelle
        [chapel] die Kapelle
        [map-room] das Kartenzimmer
        [Armoury] die Waffenkammer
        [armoury] die Waffenkammer
        [winter-garden] der Wintergarten
        [banquet-hall] der Bankettsaal
        [Observatory] die Sternwarte
        [observatory] die Sternwarte
        [clock-room] das Uhrenzimmer
        [Study] das Arbeitszimmer
        [study] das Arbeitszimmer
        [Pantry] die Speisekammer
        [pantry] die Speisekammer
        [Treasury] die Schatzkammer
        [treasury] die Schatzkammer
        [trophy-room] das Trophäenzimmer
        [guard-room] die Wachstube
        [Scullery] die Spülküche
        [scullery] die Spülküche
        [great-hall] der Rittersaal
        [Nursery] das Kinderzimmer
        [nursery] das Kinderzimmer
        [tower-room] das Turmzimmer
       *[other] das Zimmer „{ $chamber }“
    }
chamber-into =
    { $chamber ->
        [Library] in die Bibliothek
        [library] in die Bibliothek
        [Ballroom] in den Tanzsaal
        [ballroom] in den Tanzsaal
        [Chapel] in die Kapelle
        [chapel] in die Kapelle
        [map-room] ins Kartenzimmer
        [Armoury] in die Waffenkammer
        [armoury] in die Waffenkammer
        [winter-garden] in den Wintergarten
        [banquet-hall] in den Bankettsaal
        [Observatory] in die Sternwarte
        [observatory] in die Sternwarte
        [clock-room] ins Uhrenzimmer
        [Study] ins Arbeitszimmer
        [study] ins Arbeitszimmer
        [Pantry] in die Speisekammer
        [pantry] in die Speisekammer
        [Treasury] in die Schatzkammer
        [treasury] in die Schatzkammer
        [trophy-room] ins Trophäenzimmer
        [guard-room] in die Wachstube
        [Scullery] in die Spülküche
        [scullery] in die Spülküche
        [great-hall] in den Rittersaal
        [Nursery] ins Kinderzimmer
        [nursery] ins Kinderzimmer
        [tower-room] ins Turmzimmer
       *[other] ins Zimmer „{ $chamber }“
    }
chamber-of =
    { $chamber ->
        [Library] der Bibliothek
        [library] der Bibliothek
        [Ballroom] dem Tanzsaal
        [ballroom] dem Tanzsaal
        [Chapel] der Kapelle
        [chapel] der Kapelle
        [map-room] dem Kartenzimmer
        [Armoury] der Waffenkammer
        [armoury] der Waffenkammer
        [winter-garden] dem Wintergarten
        [banquet-hall] dem Bankettsaal
        [Observatory] der Sternwarte
        [observatory] der Sternwarte
        [clock-room] dem Uhrenzimmer
        [Study] dem Arbeitszimmer
        [study] dem Arbeitszimmer
        [Pantry] der Speisekammer
        [pantry] der Speisekammer
        [Treasury] der Schatzkammer
        [treasury] der Schatzkammer
        [trophy-room] dem Trophäenzimmer
        [guard-room] der Wachstube
        [Scullery] der Spülküche
        [scullery] der Spülküche
        [great-hall] dem Rittersaal
        [Nursery] dem Kinderzimmer
        [nursery] dem Kinderzimmer
        [tower-room] dem Turmzimmer
       *[other] dem Zimmer „{ $chamber }“
    }
origin-of =
    { $origin ->
        [Library] der Bibliothek
        [library] der Bibliothek
        [Ballroom] dem Tanzsaal
        [ballroom] dem Tanzsaal
        [Chapel] der Kapelle
        [chapel] der Kapelle
        [map-room] dem Kartenzimmer
        [Armoury] der Waffenkammer
        [armoury] der Waffenkammer
        [winter-garden] dem Wintergarten
        [banquet-hall] dem Bankettsaal
        [Observatory] der Sternwarte
        [observatory] der Sternwarte
        [clock-room] dem Uhrenzimmer
        [Study] dem Arbeitszimmer
        [study] dem Arbeitszimmer
        [Pantry] der Speisekammer
        [pantry] der Speisekammer
        [Treasury] der Schatzkammer
        [treasury] der Schatzkammer
        [trophy-room] dem Trophäenzimmer
        [guard-room] der Wachstube
        [Scullery] der Spülküche
        [scullery] der Spülküche
        [great-hall] dem Rittersaal
        [Nursery] dem Kinderzimmer
        [nursery] dem Kinderzimmer
        [tower-room] dem Turmzimmer
       *[other] dem Zimmer „{ $origin }“
    }

colour-name =
    { $colour ->
        [red] Rot
        [blue] Blau
        [turquoise] Türkis
        [yellow] Gelb
        [grey] Grau
        [green] Grün
        [white] Weiß
       *[purple] Lila
    }

## Orte, auf die Frage woher. origin_kind: space, chamber, step, door oder box.

origin =
    { $origin_kind ->
        [space] von Feld { $origin }
        [step] von der Treppe
       *[chamber] aus { origin-of }
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
action-colour = mit { colour-name } spielen
action-stay = den Gast stehen lassen
action-place =
    einen Gast auf Feld { $space } stellen{ $is_doorway ->
        [1] , das Türfeld ({ chamber-the })
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
    { origin } { chamber-into } ziehen{ $arms ->
        [0] {""}
       *[other] {" "}({ SIGNED($arms) })
    }{ $boots ->
        [1] {" "}und den Gast von Platz { $seat } hinauswerfen
       *[0] {""}
    }
action-first = Platz { $seat } beginnt

## Warum nicht

why-draw-first = zuerst muss ausgelost werden, wer beginnt
why-no-such-seat = in dieser Partie gibt es die Plätze 1 bis { $players }
why-drawn-before = wer beginnt, wird höchstens einmal ausgelost, ganz am Anfang
why-roll-first = zuerst muss gewürfelt werden
why-rolled-before = gewürfelt wird einmal, am Anfang eines Zuges
why-colours-first = zuerst wählen alle eine Farbe
why-colours-before = Farben werden nur vor dem Spiel gewählt
why-colour-not-in-play = { colour-name } gibt es bei { $players } Personen nicht
why-colour-taken = { colour-name } ist schon vergeben
why-must-place = jetzt muss ein Gast auf ein freies Feld der Galerie gestellt werden
why-space-taken = auf Feld { $space } steht schon ein Gast
why-must-move = du musst mit einem Gast ziehen; stehen bleiben geht hier nicht
why-no-guest-there =
    { origin } kann kein Gast von dir ziehen: { $origin_kind ->
        [chamber] dort ist keiner
       *[other] dort steht keiner
    }
why-closed = die Zimmer sind geschlossen, bis das Gespenst in der Galerie ist
why-too-far = { chamber-the } ist { $steps } Schritte entfernt, und der Würfel zeigt { $die }
why-exact-for-arms = { chamber-into } ({ SIGNED($arms) }) kommt man nur mit der genauen Zahl

## Was geschehen ist

event-first = { $who } wird ausgelost und beginnt.
event-colour = { $who } spielt mit { colour-name }.
event-placed = { $who } stellt einen Gast auf Feld { $space }.
event-rolled =
    { $who } würfelt { $number ->
        [0] das Gespenst
       *[other] eine { $number }
    }.
event-walked = { $who } zieht { origin } auf Feld { $space }.
event-entered = { $who } flüchtet { origin } { chamber-into }.
event-phantom = Das Gespenst macht sich auf den Weg: { $spaces } Felder.
