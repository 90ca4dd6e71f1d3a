# Flucht aus dem verborgenen Schloss auf Deutsch: was es nicht mit der Mitternachtsparty teilt.

event-arms =
    { $who } { $change ->
        [none] bleibt bei 0 Punkten
        [gain] bekommt { $amount ->
            [1] 1 Punkt
           *[other] { $amount } Punkte
        }
       *[loss] verliert { $amount ->
            [1] 1 Punkt
           *[other] { $amount } Punkte
        }
    }: { NAME($chamber, form: "the") } trägt das Wappen { SIGNED($arms) }.
event-booted = { $by } wirft einen Gast von { $who } aus { NAME($chamber, form: "of") } auf Feld { $space } hinaus.
event-clock = Das Gespenst ist am Ausgang: Die Uhr springt auf { $time }.
event-captured =
    Das Gespenst fängt { guests } von { $who } auf Feld { $space }: Stufe +{ $step }, { $points } { $points ->
        [1] Punkt
       *[other] Punkte
    }.
event-over =
    Die Partie ist zu Ende: { $reason ->
        [clock] Die letzte Uhr schlägt
        [limit] Ein Punktestand hat { $most } erreicht
       *[both] Die letzte Uhr schlägt, und ein Punktestand hat { $most } erreicht
    }.

# Warum eine Aktion nicht erlaubt ist

why-exact-for-a-guest = { NAME($chamber, form: "the") } ist besetzt; hinein kommt man nur mit der genauen Zahl
why-no-return = ein Gast darf nicht im selben Zug aus { NAME($chamber, form: "of") } hinaus und wieder hinein
why-own-guest = in diesem Zimmer ({ NAME($chamber, form: "the") }) ist schon ein Gast von dir
why-placed-before-play = Gäste werden nur vor dem Spiel aufgestellt und bleiben dann im Spiel

## Aufgebaute Stellungen

position-clock = Uhr { $clock } ist keine der { $clocks } Uhren
position-score = ein Punktestand liegt unter 0
position-end = die Partie ist genau dann zu Ende, wenn die letzte Uhr oder 46 Punkte erreicht sind
position-never-again = in diesem Spiel werden Gäste nie neu aufgestellt
position-first-clock = die erste Uhr läuft genau, bis das Gespenst die Galerie erreicht
position-phantom-early = das Gespenst verlässt die Kellertür, bevor alle Gäste aufgestellt sind
