# Fête de minuit en français : ce que ce jeu ne partage pas avec Fuite du château caché.

event-stayed = { $who } laisse son dernier invité de la galerie où il est.
event-no-guest = { $who } n’a pas d’invité dans la galerie : le nombre est sans effet.
event-captured = Le Fantôme emmène { guests } ({ $who }) de la case { $space } à la marche -{ $step }.
event-round-over =
    La manche { $round } est finie : { $reason ->
        [empty] la galerie est vide
        [full] toutes les salles sont pleines
       *[both] la galerie est vide, et toutes les salles sont pleines
    }.
event-left-out = { $who } doit mettre { guests } de la galerie sur la marche du haut.
event-scored = { $who } marque { SIGNED($points) } et a maintenant { SIGNED($total) }.
event-stepped-out = Un invité ({ $who }) quitte { NAME($chamber, form: "the") } et va à la case { $space }.
event-next-round = La manche { $round } commence ; { $who } lance le dé en premier.
event-over = La fête est finie.

# Pourquoi une action n’est pas permise

why-chamber-kept = un invité dans une salle y reste jusqu’à la fin de la manche
why-must-place-again = il faut maintenant placer un invité de l’escalier sur une case libre de la galerie
why-occupied = il y a déjà un invité dans { NAME($chamber, form: "the") }
why-placed-before-a-round = on ne place des invités qu’avant une manche ; ensuite, ils restent en jeu
why-stairs-kept = un invité capturé reste sur sa marche jusqu’à la fin de la manche

## Positions mises en place

position-round = la manche { $round } n’est pas une des { $rounds } manches
position-starter = starter vaut { $starter } ; les places vont de 0 à { $last }
position-starter-kept = qui commence n’est noté qu’entre deux manches
position-phantom-door = dans ce jeu, le Fantôme n’est jamais sur la porte de la cave
position-round-goes-on = une manche continue avec une galerie vide ou des salles pleines
position-nobody-to-move = une place sans invités dans la galerie doit jouer un nombre
position-placed-again = les invités ne sont replacés que depuis l’escalier, entre deux manches
position-other-next = la place { $turn } place un invité, mais c’est à la place { $seat }
position-end = la partie n’est finie qu’après la dernière manche, avec une galerie vide
position-round-ended = une manche est finie avant que le Fantôme soit dans la galerie
position-phantom-early = le Fantôme quitte la marche du bas avant que tous les invités soient placés
position-score = la place { $seat } a { $points } points ; les manches comptées donnent de { $least } à { $most }
