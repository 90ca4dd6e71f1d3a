# Lauf, Geist, lauf! auf Deutsch.

## Namen: Möbel allein, mit Artikel (the) und auf die Frage wen oder was (acc); Geister allein und mit Artikel; Größen;
## Mitternachtskarten; Einrichtungen. NAME($piece, form: "acc") macht aus „desk“ den Namen name-desk-acc.

name-mirror = Spiegel
name-mirror-the = der Spiegel
name-mirror-acc = den Spiegel
name-trolley = Servierwagen
name-trolley-the = der Servierwagen
name-trolley-acc = den Servierwagen
name-desk = Tresen
name-desk-the = der Tresen
name-desk-acc = den Tresen
name-piano = Klavier
name-piano-the = das Klavier
name-piano-acc = das Klavier
name-armchair = Sessel
name-armchair-the = der Sessel
name-armchair-acc = den Sessel
name-table = Tisch
name-table-the = der Tisch
name-table-acc = den Tisch
name-large = großer Geist
name-large-the = der große Geist
name-medium-1 = mittlerer Geist 1
name-medium-1-the = der mittlere Geist 1
name-medium-2 = mittlerer Geist 2
name-medium-2-the = der mittlere Geist 2
name-small-1 = kleiner Geist 1
name-small-1-the = der kleine Geist 1
name-small-2 = kleiner Geist 2
name-small-2-the = der kleine Geist 2
name-small-3 = kleiner Geist 3
name-small-3-the = der kleine Geist 3
name-small-4 = kleiner Geist 4
name-small-4-the = der kleine Geist 4
name-small-size = kleiner
name-medium-size = mittlerer
name-large-size = großer
name-extra-curious = Besonders neugierig
name-take-cover = Alle in Deckung!
name-too-enthusiastic = Zu viel Schwung
name-who-pulls-the-craziest-face = Wer schneidet die verrückteste Grimasse?
name-tag-you-are-it = Fangen, du bist!
name-dance-floor = Tanzfläche
name-the-floor-is-lava = Der Boden ist Lava
name-i-call-my-big-brother = Ich rufe meinen großen Bruder!
name-knock-knock = Klopf, klopf
name-i-am-dizzy = Mir ist schwindlig
name-crystal-ball = Kristallkugel
name-red-light-green-light = Ochs am Berg
name-reception = Empfang
name-music-room = Musikzimmer
name-by-the-fireside = Am Kamin
name-long-corridor = Langer Gang
name-tea-time = Teestunde
name-checkerboard = Schachbrett
name-left-luggage = Gepäckaufbewahrung
name-late-check-in = Späte Ankunft

## Teile von Sätzen

spot-and-level = { $field } { $spot }{ $level ->
    [0] {""}
   *[other] , Höhe { FIXED($level) }
}
field-and-level = { $field }, { $level ->
    [0] auf dem Boden
   *[other] Höhe { FIXED($level) }
}
stands = { FIXED($x) } / { FIXED($y) }, um { $turn }° gedreht, { $pose ->
    [up] aufrecht
    [down] kopfüber
    [back] auf der Rückseite
    [front] auf der Vorderseite
    [left] auf der linken Seite
   *[right] auf der rechten Seite
}
costs = { $cost ->
    [1] 1 Punkt
   *[other] { $cost } Punkte
}
now = { $phase ->
    [arranging] zuerst wird die Lobby eingerichtet
    [furnishing] zuerst wird die Lobby eingerichtet, Stück für Stück
    [hanging] jetzt bekommt das Schlüsselloch seine erste Tür
    [midnight] jetzt wird eine Mitternachtskarte gezogen
    [tag] jetzt gilt die Mitternachtskarte „Fangen, du bist!“
    [big-brother] jetzt gilt die Mitternachtskarte „Ich rufe meinen großen Bruder!“
    [drawing] jetzt wird eine Bewegungskarte gezogen
    [taking] jetzt wird ein Möbelstück genommen oder keines
    [placing] jetzt wird das genommene Möbelstück hingestellt
    [planning] jetzt werden Pläne gemacht
    [rolling] jetzt wird um die Wahl der Seite gewürfelt
    [naming] jetzt wird die Seite des Schlüssellochs gewählt
    [knocking] jetzt wird die Tür ausgewürfelt
    [first-seat] jetzt wird ausgelost, wer beginnt
   *[over] die Partie ist zu Ende
}

## Was eine Aktion tut

action-arrange = { NAME($arrangement) }
action-hang = das Schlüsselloch beginnt an Tür { $door }
action-strike = { NAME($card) }
action-draw = { $value } Punkte{ $shown ->
    [0] {""}
   *[other] , { NAME($one) } oder { NAME($two) }
}
action-roll = der Würfel zeigt { $pips }
action-take = { $piece ->
    [nothing] kein Möbelstück versetzen
   *[other] { NAME($title, form: "acc") } versetzen
}
action-place = { NAME($piece, form: "acc") } dorthin stellen, { $layer ->
    [under] unter alle anderen
   *[over] auf das, was dort steht
}
action-set-back = { NAME($piece, form: "acc") } unverändert zurückstellen
action-move = { NAME($ghost) } geht nach { field-and-level } ({ costs })
action-leave = { NAME($ghost) } verlässt die Lobby ({ costs })
action-merge = { NAME($ghost) } und { NAME($partner) } verschmelzen ({ NAME($bigger, form: "size") } Geist) auf { field-and-level } ({ costs })
action-take-back = einen entkommenen Geist zurücknehmen: { NAME($ghost) }
action-done = den Plan abschließen{ $left ->
    [0] {""}
    [1] {" "}(1 Punkt bleibt übrig)
   *[other] {" "}({ $left } Punkte bleiben übrig)
}
action-side = das Schlüsselloch kommt an die { $side ->
    [S] Südseite
    [W] Westseite
    [N] Nordseite
   *[E] Ostseite
}
action-tag = den Geist von rechts zurückschicken ({ NAME($ghost) }), einer von deinen kommt an seine Stelle
action-bring = einen kleinen Geist auf { $field } stellen
action-grow = ein { NAME($bigger, form: "size") } Geist ersetzt: { NAME($ghost) }
action-first = { $who } beginnt

## Warum nicht

why-no-such-action = so eine Aktion gibt es nicht
why-not-now = { now }
why-not-drawn-now = das entscheidet der Zufall, und nicht jetzt; { now }
why-card-used = diese Bewegungskarte ist schon gezogen
why-midnight-used = diese Mitternachtskarte ist schon verbraucht
why-not-on-card = { NAME($piece, form: "the") } ist nicht auf der Karte; sie zeigt: { $shown }
why-already-moved = { NAME($piece, form: "the") } ist in dieser Runde schon versetzt worden
why-only-the-other = von den zwei gezeigten Stücken ist nur eines schon versetzt; versetzen darfst du also nur das andere
why-not-taken = { NAME($piece, form: "the") } ist genommen und muss hingestellt werden
why-already-placed = { NAME($piece, form: "the") } steht schon in der Lobby
why-outside = { NAME($piece, form: "the") } wäre nicht ganz in der Lobby
why-crowds = { NAME($piece, form: "the") } ließe auf { $field } keinen Standort für einen Geist von { $owner }: { NAME($ghost) }
why-not-in-lobby = { NAME($ghost, form: "the") } ist nicht in der Lobby und kann sie also nicht verlassen
why-escaped-stays = { NAME($ghost, form: "the") } ist entkommen und kommt nicht zurück
why-in-reserve = { NAME($ghost, form: "the") } wartet in der Reserve und kann von dort nicht hinein
why-moved-once = { NAME($ghost, form: "the") } ist in dieser Runde schon gegangen
why-made-rests = { NAME($ghost, form: "the") } ist durch Verschmelzen entstanden und ruht in dieser Runde
why-freed-rests = { NAME($ghost, form: "the") } kam in dieser Runde durch Verschmelzen in den Vorrat und ruht
why-is-spellbound = { NAME($ghost, form: "the") } steht in dieser Runde gebannt vor dem Spiegel
why-lower-number = { NAME($ghost, form: "the") } ist noch nicht dran: Zuerst kommt der Geist derselben Größe mit der niedrigsten Nummer herein
why-too-far = das kostet { costs }, übrig { $left ->
    [1] ist 1
   *[other] sind { $left }
}
why-bad-anchor = ein Geist dieser Größe stünde dort nicht ganz im Feld
why-same-place = { NAME($ghost, form: "the") } steht genau dort; eine Bewegung im Feld endet an einem anderen Standort
why-not-carried = dort trägt in dieser Höhe nichts einen Geist dieser Größe
why-in-furniture = dort ist ein Möbelstück im Weg
why-in-ghost = dort ist ein anderer Geist im Weg
why-must-merge = { NAME($ghost, form: "the") } käme neben einem Geist an, mit dem er verschmelzen muss
why-came-in = { NAME($ghost, form: "the") } ist erst in dieser Runde hereingekommen und darf in ihr nicht wieder hinaus
why-no-merging = Geister verschmelzen nur mit der Option merging
why-not-itself = ein Geist verschmilzt nicht mit sich selbst
why-partner-elsewhere = { NAME($partner, form: "the") } ist nicht auf { $field }
why-never-merges = zwei mittlere Geister verschmelzen nicht, und der große mit niemandem
why-partner-made = { NAME($partner, form: "the") } ist durch Verschmelzen entstanden und verschmilzt in dieser Runde nicht noch einmal
why-no-figure = in der Reserve ist kein { NAME($bigger, form: "size") } Geist
why-no-taking-back = Geister werden nur mit der Option merging zurückgenommen
why-stock-not-empty = ein Geist wird nur zurückgenommen, wenn im Vorrat kein kleiner Geist ist
why-took-already = in einer Runde wird nur ein Geist zurückgenommen
why-not-escaped = { NAME($ghost, form: "the") } ist nicht entkommen
why-take-lower = { NAME($ghost, form: "the") } ist noch nicht dran: Ein anderer Geist derselben Größe geht vor
why-same-side = das Schlüsselloch ist auf dieser Seite und muss die Seite wechseln
why-tag-not-small = Fangen spielen nur kleine Geister
why-tag-not-there = dieser Geist von rechts ist nicht in der Lobby: { NAME($ghost) }
why-tag-swap = wer rechts von dir sitzt, hat einen kleinen Geist in der Lobby: Tausche ihn aus
why-tag-free = wer rechts von dir sitzt, hat keinen kleinen Geist in der Lobby: Stell einen von deinen in Reihe 3
why-not-row-three = { $field } liegt nicht in Reihe 3 deiner Seite
why-grow-large = größer als der große Geist ist keiner
why-grow-not-there = { NAME($ghost, form: "the") } ist nicht in der Lobby
why-grow-no-figure = neben dem Spielplan wartet kein { NAME($bigger, form: "size") } Geist
why-grow-elsewhere = der größere Geist kommt auf das Feld des kleineren: { NAME($ghost) }
why-plan-hidden = einen Plan kennt nur, wer ihn macht

## Was geschehen ist

event-arranged = Die Lobby ist eingerichtet: { NAME($arrangement) }.
event-placed = { $who } stellt { NAME($piece, form: "acc") } hin: { stands }, { $under ->
    [1] unter die anderen
   *[0] über die anderen
}.
event-returned = { $who } stellt { NAME($piece, form: "acc") } unverändert zurück.
event-kept = { $piece ->
    [piano] Das Klavier
    [mirror] Der Spiegel
    [trolley] Der Servierwagen
    [desk] Der Tresen
    [armchair] Der Sessel
    [table] Der Tisch
   *[other] { $piece }
} bleibt so stehen: Ein Geist von { $who } ({ NAME($ghost) }) fände auf { $field } keinen Standort.
event-begins = { $who } wird ausgelost und beginnt.
event-first-door = Das Schlüsselloch beginnt an Tür { $door }.
event-round = Runde { $round }: { $who } hat den Würfel.
event-midnight = Mitternachtskarte: { NAME($card) }{ $ends ->
    [1] {""}
   *[0] .
}
event-furniture = Versetzt wird { NAME($piece, form: "the") }: jetzt { stands }.
event-drew = { $who } zieht eine Karte mit { $value }: { $shown ->
    [0] kein Möbelstück
   *[other] { NAME($one) } oder { NAME($two) }
}.
event-took = { $who } { $piece ->
    [nothing] versetzt kein Möbelstück
   *[other] nimmt { NAME($piece, form: "acc") }
}.
event-planned = Dein Plan: { $sort ->
    [move] { NAME($ghost) } geht nach { spot-and-level }
    [leave] { NAME($ghost) } verlässt die Lobby
    [merge] { NAME($ghost) } verschmilzt auf { spot-and-level } ({ NAME($partner) })
   *[other] { NAME($ghost) } kommt zurück
}.
event-committed = { $who } ist mit dem Plan fertig.
event-moved = Ein Geist von { $who } ({ NAME($ghost) }) geht nach { spot-and-level }.
event-escaped = Ein Geist von { $who } ({ NAME($ghost) }) entkommt von { $field } und ist in Sicherheit.
event-merged = Zwei Geister von { $who } ({ NAME($ghost) }, { NAME($partner) }) verschmelzen auf { spot-and-level }: { NAME($made) }.
event-not-merged = Zwei Geister von { $who } ({ NAME($ghost) }, { NAME($partner) }) können auf { $field } nicht verschmelzen.
event-taken-back = { $who } nimmt einen entkommenen Geist zurück: { NAME($ghost) }.
event-put-back = Ein Geist von { $who } ({ NAME($ghost) }) findet Platz auf { spot-and-level }.
event-rolled = { $who } würfelt eine { $pips }.
event-tie = { $tied } haben gleich hoch gewürfelt und würfeln noch einmal.
event-chooser = { $who } wählt die Seite des Schlüssellochs.
event-side = { $who } wählt { $side ->
    [S] die Südseite
    [W] die Westseite
    [N] die Nordseite
   *[E] die Ostseite
}.
event-keyhole = Das Schlüsselloch ist an Tür { $door }.
event-die = { $who } bekommt den Würfel.
event-seen = Ein Geist von { $who } ({ NAME($ghost) }) wird { $way ->
    [mirror] {"im Spiegel "}
   *[direct] {""}
}von Tür { $door } aus gesehen.
event-bounce = Der Spiegel lenkt den Blick auf einen Geist: { NAME($ghost) }.
event-nobody = Von Tür { $door } aus ist niemand zu sehen.
event-sent-back = Ein Geist von { $who } ({ NAME($ghost) }) muss zurück.
event-lying = Alle Geister in der Lobby legen sich hin.
event-standing = Die Geister stehen wieder auf.
event-faced = Ein Geist von { $who } ({ NAME($ghost) }) steht gebannt vor dem Spiegel, auf { $field } { $spot }.
event-tagged = { $who } fängt einen Geist von { $other } auf { $field }: { NAME($ghost) } statt { NAME($swapped) }.
event-brought = Ein Geist von { $who } ({ NAME($ghost) }) kommt nach { spot-and-level }.
event-grew = Ein Geist von { $who } wächst auf { spot-and-level }: { NAME($made) } statt { NAME($ghost) }.
event-turned = { $who } startet jetzt von { $side ->
    [S] der Südseite
    [W] der Westseite
    [N] der Nordseite
   *[E] der Ostseite
}.
event-stepped = Ein Geist von { $who } ({ NAME($ghost) }) geht weiter nach { spot-and-level }.
event-points = { $who } hat { $points } { $halves ->
    [1] Punkt
    [2] Punkt
   *[other] Punkte
}.
event-won = { $who } gewinnt.

## Wörter, die nicht gehen

word-length = { NAME($thing, form: "thing") } „{ $word }“ gibt es nicht; möglich ist 0.00 bis { FIXED($most) }, etwa 3.25

## Am Terminal

terminal-round = Runde { $round } von 5{ $card ->
    [0] {""}
   *[other] , Mitternachtskarte: { NAME($card) }
}. Schlüsselloch: { $door ->
    [0] noch nicht
   *[other] { $door }
}.
terminal-die = Würfel
terminal-points = { $one ->
    [1] { $points } Punkt
   *[0] { $points } Punkte
}
terminal-plan = Dein Plan{ $left ->
    [0] {""}
   *[other] {" "}(noch { $left })
}: { $entries }.
terminal-no-entries = noch nichts
terminal-piece = { NAME($piece) }
terminal-heights = Höhen: { $pieces }.
terminal-empty = Die Lobby ist leer.
terminal-signs = S M L Geister: klein, mittel, groß (Kleinbuchstaben: etwas ist darüber), je heller, desto höher{ $sight ->
    [1] , * gesehen entlang ·
   *[0] {""}
}
terminal-held = { $value ->
    [0] keine Karte
   *[other] Karte { $value }{ $pieces }
}
terminal-stock = Vorrat { $ghosts }
terminal-edge = Rand { $ghosts }
terminal-reserve = Reserve { $ghosts }
terminal-escaped = entkommen { $ghosts }
terminal-all-inside = alle in der Lobby
terminal-player = Seite { $side }, { $held }, { $points }; { $places }

## Dateien mit Spielmaterial

board-fixed = { $key } = { $given }: muss { $wanted } sein
board-text = { $key } = { $given }: muss ein Text sein
board-colours = colours = { $given }: müssen { $n } verschiedene Namen sein
board-sides = { $key } = { $given }: müssen { $n } verschiedene Seiten sein
board-scoring = "{ $key }": lobby muss die Hälfte von escaped sein, von 0 bis { $most }
board-lying-height = height_lying = { $given }: ein liegender Geist ist nicht höher als ein stehender
board-heights = heights = { $given }: muss von 0 bis { $most } sein
board-offset = offset = { $given }: müssen 2 ganze Zahlen von { $low } bis { $high } sein
board-points = es dürfen höchstens { $most } Punkte sein, alle verschieden
board-rotation = { $given } muss [{ $degrees }, C, S, N] mit C*C + S*S = N*N sein
board-rotation-off = { $given } weicht um mehr als { $degrees } Grad von seinem Namen ab
board-pose-map = { $pose } = { $given }: map muss { $wanted } sein
board-box = box „{ $name }“ = { $given }: muss [x0, x1, y0, y1, z0, z1] sein, das Kleinere vor dem Größeren
board-boxes = die Möbelstücke dürfen zusammen höchstens { $most } Quader haben
board-face-order = die kleinere Grenze kommt vor der größeren
board-face-outside = die Spiegelfläche ragt über die Quader des Spiegels hinaus
board-face-touches = die Spiegelfläche berührt den eigenen Quader { $box } des Spiegels
board-middle = { $piece }: die Mitte des Grundrisses muss in { $axis } 0 sein
board-lowest = { $piece }: der tiefste Punkt muss bei z = 0 liegen
board-longest = { $piece }: keine Seite darf länger als { $most } sein
board-card-two = pieces = { $given }: eine Karte zeigt zwei Möbelstücke oder keines
board-card-pair = pieces = { $given }: jedes Paar von Möbelstücken steht auf einer Karte
board-card-missing = keine Karte zeigt { $one } und { $other }
board-piece-order = pieces muss die sechs Möbelstücke in ihrer festen Reihenfolge nennen
board-piece-outside = { $piece } steht nicht ganz in der Lobby
board-pieces-overlap = { $one } und { $other } überlappen sich

## Aufgebaute Stellungen

position-players = { $players } Personen; das Spiel ist für 2 bis 4
position-scratch = { $field } ist in jeder Stellung 0
position-extra-side = ein Platz, der nicht im Spiel ist, hat eine Startseite
position-start-sides = zwei Plätze teilen eine Startseite, oder einer hat keine
position-stacking = die Stapelfolge { $order } nennt nicht die Möbelstücke in der Lobby
position-arranging = die Lobby ist leer, bevor eine Einrichtung gezogen ist
position-furnishing = die Plätze richten die Lobby reihum ein, bis alle sechs Möbelstücke stehen
position-seating = die Lobby ist leer, bevor der erste Platz ausgelost ist
position-all-pieces = alle sechs Möbelstücke stehen in der Lobby
position-piece-out = { NAME($piece, form: "the") } ist nicht in der Lobby, hat aber einen Standort
position-piece-outside = { NAME($piece, form: "the") } steht nicht ganz in der Lobby
position-resting = die Möbelstücke ruhen auf { $right }, nicht auf { $given }
position-ghost = { NAME($ghost) } von Platz { $seat }
position-on-edge = { position-ghost } ist am Rand oder in der Reserve
position-in-stock = { position-ghost } ist im Vorrat, wo beim Verschmelzen nur kleine Geister sind
position-ghost-out = { position-ghost } ist nicht in der Lobby, hat aber einen Standort
position-ghost-in = { position-ghost } ist in der Lobby
position-ghost-field = { position-ghost } steht nicht ganz in seinem Feld
position-ghost-carried = nichts trägt: { position-ghost }
position-ghost-furniture = { position-ghost } ist in einem Möbelstück
position-ghosts-overlap = { $one } und { $other } überlappen sich
position-ghosts-early = Geister sind in der Lobby, bevor sich einer bewegt hat
position-set-up = ab dem Ende des Aufbaus werden Runden gezählt und hängt das Schlüsselloch
position-end = die Partie ist nach Runde { $round } zu Ende
position-not-holder = Platz { $seat } hat keine Seite gewählt, also hat Platz { $first } den Würfel nicht
position-holder = wer den Würfel hat, beginnt
position-sight = Sichtlinien werden nur gemerkt, bis sich etwas ändert
position-sight-nowhere = eine Sichtlinie führt zu keinem Standort
position-who-drew = genau die Plätze, die in dieser Runde gezogen haben, haben eine Karte
position-same-card = zwei Plätze haben dieselbe Karte
position-cards-drawn = die gezogenen Karten passen nicht zu den gespielten Runden
position-equal-cards = von gleichen Karten wird die niedrigste Nummer zuerst gezogen
position-blank-card = eine Karte ohne Möbelstücke bewegt keines
position-taken = ein Möbelstück ist genau so lange genommen, wie es zu stellen ist
position-moved = es wurden mehr Möbelstücke bewegt, als die Karten erlauben
position-midnight-count = es wurden { $drawn } Mitternachtskarten gezogen, nicht { $right }
position-midnight-force = eine Mitternachtskarte gilt genau in ihrer Runde
position-no-midnight = jetzt wird keine Mitternachtskarte gezogen
position-answers = Plätze antworten nur auf { name-tag-you-are-it } und { name-i-call-my-big-brother }
position-lying = Geister liegen genau bei { name-take-cover }
position-brought = keine Karte brachte Platz { $seat } einen Geist
position-brought-size = Mitternachtskarten bringen nur kleine Geister herein
position-twice = niemand wählt zweimal eine Seite, bevor alle es getan haben
position-choices = es wurde { $n }-mal eine Seite gewählt
position-rolling = mindestens zwei berechtigte Plätze würfeln
position-roll-order = Plätze würfeln in der Reihenfolge der Runde
position-knock = bei { name-knock-knock } würfelt niemand um die Wahl
position-rolls-kept = Würfe werden nur gemerkt, bis der höchste bekannt ist
position-crystal = nur bei { name-crystal-ball } ist die Tür vor der Seite bekannt
position-side-named = eine Seite ist genau dann genannt, bevor die Tür gewürfelt wird
position-keyhole = das Schlüsselloch muss die Seite wechseln
position-not-entitled = der Platz, der die Seite nennt, darf das nicht
position-plans = Pläne gibt es nur, solange sie gemacht werden
position-no-plan = Platz { $seat } hat noch keinen Plan
position-bad-plan = der Plan von Platz { $seat } ist nicht erlaubt
position-draft-place = der Entwurf ist nicht dort, wo die Geister des planenden Platzes sind
position-draft-plan = der Entwurf ist nicht das, wozu der Plan des planenden Platzes führt

## Heatmaps von Studien

heat-seen = Von welchen Türen aus Geister gesehen werden
heat-unseen = Von welchen Türen aus niemand zu sehen ist
