## The hall: title, description, options and their values

hall-title = Fuite du château caché
hall-blurb = Le Fantôme monte de la cave et parcourt la galerie, plus vite à chaque coup de l’horloge. Cache tes invités dans les salles, mets les autres dehors et garde un petit score : qui a le moins de points à l’aube gagne.
option-colours = Couleurs
option-colours-seat-order = dans l’ordre des places
option-colours-choose = au choix
option-first_seat = Qui commence
option-first_seat-seat-1 = place 1, la personne la plus jeune
option-first_seat-drawn = une place tirée au sort

## The table

score = points ; il en faut peu
