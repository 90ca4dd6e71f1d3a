# Was der Bericht einer Studie sagt, auf Deutsch.

## Die Seite

report-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] Partie
       *[other] Partien
    }, Seed { $seed }.
report-unfinished = Noch nicht fertig: { NUMBER($played, useGrouping: 1) } von { NUMBER($planned, useGrouping: 1) } Partien.
report-contents = Inhalt
left-out-csv = Die ersten { $shown } von { $cells } Zellen; { $file } enthält alle.
left-out-files = Die ersten { $shown } von { $cells } Zellen; die Dateien { $file } enthalten alle.

## Abschnitte: ihre Titel, und was man dazu wissen muss

section-played = Was gespielt wurde
section-options = Was die Optionen für den ersten Platz ändern
section-options-about = Sein Anteil an den Siegen mit dem 95-%-Intervall, alle Zellen mit demselben Wert zusammen.
section-wins = Wer gewinnt
section-wins-about = Der Anteil jedes Platzes an den Siegen mit dem 95-%-Intervall; ein Team gewinnt zusammen. Der senkrechte Strich steht dort, wo alle Plätze gleich oft gewinnen würden.
section-scores = Punktestände am Ende
section-scores-about = Alle Plätze zusammen; die gestrichelte Linie ist der Mittelwert.
section-lengths = Aktionen pro Partie
section-lengths-about = Der Zufall zählt mit; die gestrichelte Linie ist der Mittelwert.
section-decisions = Entscheidungen
section-places = Wo es geschieht
section-places-about = Wie oft in einer Partie: je kräftiger die Farbe, desto öfter. Karten desselben Spiels haben denselben Maßstab.
section-compared = Verglichen
section-compared-about = Hier: { $here }. Dort: { $there }. p ist die Wahrscheinlichkeit eines mindestens so großen Unterschieds, wenn es keinen gäbe (Welch-t-Test), korrigiert für die Zahl der Vergleiche (Holm); eine Zeile unter { $clear } ist fett und hat einen Stern.
section-compared-none = Die beiden Studien haben keine Zelle mit demselben Namen.

## Spalten

head-cell = Zelle
head-game = Spiel
head-bots = Bots
head-games = Partien
head-length = Aktionen pro Partie
head-seat = Platz
head-decisions = Entscheidungen pro Partie
head-choices = Möglichkeiten jeweils
head-forced = Nur eine Möglichkeit
head-what = Was
head-here = Hier
head-there = Dort
head-difference = Unterschied
head-p = p (Holm)
head-share = Anteil
head-interval = 95-%-Intervall
head-score = Punkte
head-actions = Aktionen
head-times = Wie oft
head-place = Ort
head-rate = Pro Partie

## Diagramme: was sie zeigen, als Text

side =
    { $n ->
        [one] Platz
       *[other] Plätze
    } { $seats }
first-share = Anteil des ersten Platzes nach { $option }
first-share-pairs = Anteil des ersten Platzes nach { $down } und { $across }
figure-numbers = Die Zahlen
figure-numbers-of = Die Zahlen: { $title }
list-begin = { $title }:{" "}
list-next = {"; "}
even-share = bei gleichen Chancen wären es { $share }
bin = { $first } bis { $last }
spread = Mittelwert { $mean }, von { $least } bis { $most }
spread-told = Mittelwert { $mean }, von { $least } bis { $most }
hot = am häufigsten { $places }
hot-place = { $place } ({ $rate } pro Partie)
hot-all = Insgesamt { $rate } pro Partie; { hot }

## Vergleiche

compared-length = Aktionen pro Partie
compared-share = { $side }: Anteil der Siege
compared-score = { $side }: Punkte
