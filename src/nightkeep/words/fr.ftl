# Ce que dit Nightkeep lui-même, en français.

## Parties de phrases

# Un texte qui n’a pas encore de phrase à lui.
text = { $text }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
listed =
    { $first }{ $more ->
        [0] {""}
        [1] {" "}et 1 autre
       *[other] {" "}et { $more } autres
    }
seat = place { $number }
nothing = rien

## À qui de jouer

turn-chance = c’est le hasard qui décide
turn-over = la partie est finie
turn-seat = au tour de jouer : { $who }

## Pourquoi pas

cited = { $why } ({ $rules })
why-over = la partie est finie
why-not-a-number = le numéro d’une action est un nombre entier de 64 bits
why-not-your-turn = pas maintenant, { $who } : { $turn }
why-no-action = { $problem }
why-several = « { $text } » correspond à plusieurs actions : { $fitting }
why-only-players = seules les personnes qui jouent le peuvent
illegal-now = « { $action } » n’est pas permis maintenant : { $why } ({ $turn } ; permis : { $allowed })
illegal-over = « { $action } » n’est pas permis : la partie est finie
no-chance-odds = rien n’est laissé au hasard ici ; odds() répond quand actor est nk.CHANCE
no-chance-draw = rien n’est laissé au hasard ici ({ $turn })
no-undo-yet = rien n’a encore été joué ; il n’y a donc rien à annuler
no-undo-revealed = la dernière action était un hasard ou a révélé quelque chose ; on ne peut pas l’annuler

## Marques

marker-no-place = { $marker } : il n’y a pas d’endroit { $place } ; il y a : { $places }
marker-not-now = { $who } ne peut pas déplacer maintenant : { $marker } ({ $why })
marker-unknown = il n’y a pas de marque { $marker } ; marques de ce jeu : { $markers }
spectator = une personne qui regarde

## La fin

side-won = Gagné
side-lost = Perdu

## Leçons

lesson-read-on = il n’y a rien à choisir ici ; continue à lire
lesson-try = c’est permis aussi, mais essaie maintenant ceci : { $wanted }
