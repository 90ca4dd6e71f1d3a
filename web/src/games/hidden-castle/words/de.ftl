## The hall: title, description, options and their values

hall-title = Flucht aus dem verborgenen Schloss
hall-blurb = Das Gespenst steigt aus dem Keller und zieht durch die Galerie, mit jedem Schlag der Uhr schneller. Versteck deine Gäste in den Zimmern, wirf andere hinaus und sammle wenig Punkte: Wer im Morgengrauen die wenigsten hat, gewinnt.
option-colours = Farben
option-colours-seat-order = nach Plätzen
option-colours-choose = alle wählen
option-first_seat = Wer beginnt
option-first_seat-seat-1 = Platz 1, die jüngste Person
option-first_seat-drawn = ein ausgeloster Platz

## The table

score = Punkte, wenige sind gut
