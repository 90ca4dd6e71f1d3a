# Fuite du château caché en français : ce que ce jeu ne partage pas avec Fête de minuit.

event-arms =
    { $who } { $change ->
        [none] reste à 0 point
        [gain] prend { $amount ->
            [1] 1 point
           *[other] { $amount } points
        }
       *[loss] perd { $amount ->
            [1] 1 point
           *[other] { $amount } points
        }
    } : { NAME($chamber, form: "the") } porte le blason { SIGNED($arms) }.
event-booted = { $by } entre dans { NAME($chamber, form: "the") } et met dehors l’invité qui y était ({ $who }), sur la case { $space }.
event-clock = Le Fantôme est à la sortie : l’horloge sonne { $time }.
event-captured =
    Le Fantôme emmène { guests } ({ $who }) de la case { $space } à la marche +{ $step } : { $points } { $points ->
        [0] point
        [1] point
       *[other] points
    }.
event-over =
    La partie est finie : { $reason ->
        [clock] la dernière horloge sonne
        [limit] un score a atteint { $most }
       *[both] la dernière horloge sonne, et un score a atteint { $most }
    }.

# Pourquoi une action n’est pas permise

why-exact-for-a-guest = { NAME($chamber, form: "the") } : salle occupée, on n’y entre qu’avec le nombre exact
why-no-return = un invité ne peut pas quitter { NAME($chamber, form: "the") } et y rentrer dans le même déplacement
why-own-guest = un de tes invités est déjà dans { NAME($chamber, form: "the") }
why-placed-before-play = on ne place des invités qu’avant la partie ; ensuite, ils restent en jeu

## Positions mises en place

position-clock = l’horloge { $clock } n’est pas une des { $clocks } horloges
position-score = un score est au-dessous de 0
position-end = la partie est finie exactement quand la dernière horloge ou 46 points sont atteints
position-never-again = dans ce jeu, les invités ne sont jamais replacés
position-first-clock = la première horloge dure exactement jusqu’à ce que le Fantôme atteigne la galerie
position-phantom-early = le Fantôme quitte la porte de la cave avant que tous les invités soient placés
