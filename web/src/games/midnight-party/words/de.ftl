## The hall: title, description, options and their values

hall-title = Mitternachtsparty
hall-blurb = Eine Party im Schloss, bis die Uhr zwölf schlägt und das Gespenst die Treppe heraufkommt. Jeder Gast braucht ein Zimmer, und es gibt nicht genug. Drei Runden; gefangene Gäste kosten Punkte, die besten Zimmer bringen welche.
option-board = Spielplan
option-board-published = wie veröffentlicht, 28 Felder
option-board-house = unser eigener, 36 Felder
option-colours = Farben
option-colours-seat-order = nach Plätzen
option-colours-choose = alle wählen
option-first_seat = Wer beginnt
option-first_seat-seat-1 = Platz 1, die jüngste Person
option-first_seat-drawn = ein ausgeloster Platz
