# Mitternachtsparty auf Deutsch: was sie nicht mit der Flucht aus dem verborgenen Schloss teilt.

event-stayed = { $who } lässt den letzten Gast in der Galerie stehen.
event-no-guest = { $who } hat keinen Gast in der Galerie: Die Zahl bewirkt nichts.
event-captured = Das Gespenst fängt { guests } von { $who } auf Feld { $space }: Stufe -{ $step }.
event-round-over =
    Runde { $round } ist zu Ende: { $reason ->
        [empty] Die Galerie ist leer
        [full] Alle Zimmer sind voll
       *[both] Die Galerie ist leer, und alle Zimmer sind voll
    }.
event-left-out = { $who } muss { guests } aus der Galerie auf die oberste Stufe stellen.
event-scored = { $who } bekommt { SIGNED($points) } und hat jetzt { SIGNED($total) }.
event-stepped-out = Ein Gast von { $who } kommt aus { NAME($chamber, form: "of") } auf Feld { $space }.
event-next-round = Runde { $round } beginnt; { $who } würfelt zuerst.
event-over = Die Party ist vorbei.

# Warum eine Aktion nicht erlaubt ist

why-chamber-kept = ein Gast in einem Zimmer bleibt dort bis zum Ende der Runde
why-must-place-again = jetzt muss ein Gast von der Treppe auf ein freies Feld der Galerie gestellt werden
why-occupied = { NAME($chamber, form: "the") } ist schon besetzt
why-placed-before-a-round = Gäste werden nur vor einer Runde aufgestellt und bleiben dann im Spiel
why-stairs-kept = ein gefangener Gast bleibt bis zum Ende der Runde auf seiner Stufe

## Aufgebaute Stellungen

position-round = Runde { $round } ist keine der { $rounds } Runden
position-starter = starter ist { $starter }; Plätze sind 0 bis { $last }
position-starter-kept = wer beginnt, wird nur zwischen zwei Runden vermerkt
position-phantom-door = in diesem Spiel steht das Gespenst nie auf der Kellertür
position-round-goes-on = eine Runde geht mit leerer Galerie oder vollen Zimmern weiter
position-nobody-to-move = ein Platz ohne Gäste in der Galerie soll eine Zahl ziehen
position-placed-again = Gäste werden nur von der Treppe aus neu aufgestellt, zwischen zwei Runden
position-other-next = Platz { $turn } stellt einen Gast auf, aber Platz { $seat } ist an der Reihe
position-end = die Partie ist erst nach der letzten Runde zu Ende, mit leerer Galerie
position-round-ended = eine Runde ist zu Ende, bevor das Gespenst in der Galerie war
position-phantom-early = das Gespenst verlässt die unterste Stufe, bevor alle Gäste aufgestellt sind
position-score = Platz { $seat } hat { $points } Punkte; die bisher gewerteten Runden geben { $least } bis { $most }
