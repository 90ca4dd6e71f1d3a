## The hall: title, description, options and their values

hall-title = Fête de minuit
hall-blurb = Une fête au château, jusqu’à ce que minuit sonne et que le Fantôme monte l’escalier. Chaque invité a besoin d’une salle, et il n’y en a pas assez. Trois manches ; les invités capturés coûtent des points, les meilleures salles en rapportent.
option-board = Plateau
option-board-published = publié, 28 cases
option-board-house = le nôtre, 36 cases
option-colours = Couleurs
option-colours-seat-order = dans l’ordre des places
option-colours-choose = au choix
option-first_seat = Qui commence
option-first_seat-seat-1 = place 1, la personne la plus jeune
option-first_seat-drawn = une place tirée au sort
