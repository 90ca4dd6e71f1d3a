# Ce que dit Nightkeep lui-même, en français.

## Parties de phrases

# Un texte qui n’a pas encore de phrase à lui.
text = { $text }
list-and = { $first } et { $last }
listed =
    { $first }{ $more ->
        [0] {""}
        [1] {" "}et 1 autre
       *[other] {" "}et { $more } autres
    }
seat = place { $number }
nothing = rien
range = { $low } à { $high }
seat-name = Place { $n }

## À qui de jouer

turn-chance = c’est le hasard qui décide
turn-over = la partie est finie
turn-seat = au tour de jouer : { $who }

## Pourquoi pas

cited = { $why } ({ $rules })
why-over = la partie est finie
why-not-a-number = le numéro d’une action est un nombre entier de 64 bits
why-not-your-turn = pas maintenant, { $who } : { $turn }
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

## Ce que les actions nomment, comme le disent les erreurs

name-arrangement-thing = aménagement
name-card-thing = carte
name-chamber-thing = salle
name-clock-thing = horloge
name-colour-thing = couleur
name-direction-thing = direction
name-door-thing = porte
name-face-thing = face du dé
name-field-thing = case
name-figure-thing = figurine
name-frame-thing = cadre
name-ghost-thing = fantôme
name-height-thing = hauteur
name-kind-of-door-thing = sorte de porte
name-layer-thing = couche
name-length-thing = longueur
name-lockable-door-thing = porte qui se verrouille
name-midnight-card-thing = carte Minuit
name-movement-card-thing = carte Mouvement
name-passage-thing = passage
name-piece-thing = meuble
name-place-thing = endroit
name-play-thing = façon de jouer
name-pose-thing = pose
name-roll-thing = lancer
name-room-thing = salle
name-seat-thing = place
name-side-thing = côté
name-size-thing = taille
name-space-thing = case
name-spot-thing = petit carré
name-square-thing = case
name-stage-thing = étape
name-staircase-thing = escalier
name-tile-thing = tuile
name-turn-thing = rotation

## Des mots, des numéros et des structures qui ne sont pas des actions

guess-word =
    { $guess ->
        [0] {""}
       *[other] {" "}(peut-être « { $guess } » ?)
    }
guess-after =
    { $guess ->
        [0] {""}
       *[other] .{" "}Peut-être « { $guess } » ?
    }
word-unknown = inconnu ({ NAME($thing, form: "thing") }) : « { $word } »{ guess-word } ; possible : { $allowed }
word-number = inconnu ({ NAME($thing, form: "thing") }) : « { $word } » ; possible : { $first } à { $last }
word-either = { $one } ; { $other }
no-action-number = il n’y a pas d’action numéro { $number }
no-action-text = « { $text } » n’est pas une action{ guess-word } ; voici à quoi ressemblent les actions : { $examples }
no-action-kind = kind = { $kind } : possible : { $kinds }
no-action-fields = une action de la sorte { $kind } a ces champs : { $fields }
no-action-field = { $field } = { $value } : { $why }
no-action-type = une action est un texte, pas { $type }
no-action-long = une action a au plus { $most } caractères ; celle-ci en a { $length }
script-ended = le script n’a plus d’action, mais la partie continue
not-to-act = les bots décident pour la place dont c’est le tour ; ce n’est pas la place { $seat }

## Jeux et options

game-unknown = il n’y a pas de jeu « { $game } » ; il y a : { $games }{ guess-after }
game-none = il n’y a pas de jeu « { $game } », et pas d’autre non plus : Nightkeep lui-même n’est pas installé ici, seul son code source est là ; installe-le avec pip install -e .
game-unusable = le jeu « { $game } » ({ $source }) ne peut pas servir : { $reason }
game-no-import = { $entry } ne se charge pas : { $type } : { $problem }
game-no-spec = { $entry } est un { $type }, pas une GameSpec
game-other-name = { $entry } nomme le jeu « { $declared } », mais son point d’entrée s’appelle « { $game } »
game-name-form = le nom d’un jeu s’écrit en minuscules, chiffres et traits d’union simples, comme « my-game »
game-name-twice = le nom « { $game } » est proposé plusieurs fois ({ $sources }) ; désinstalle l’un des paquets
language-unknown = rien n’est écrit en « { $lang } » ; les langues sont : { $languages }
rules-language = les règles ({ $game }) ne sont pas écrites en « { $lang } » ; il y a : { $languages }
lesson-missing = { $game } n’a pas de leçon
option-unknown = { $game } n’a pas d’option « { $key } » ; il y a : { $options }{ guess-after }
option-value = { $key } = { $given } n’est pas permis ; { $key } peut être : { $allowed }
option-range = { $key } = { $given } n’est pas permis ; { $key } peut aller de { $low } à { $high }
option-range-or = { $key } = { $given } n’est pas permis ; { $key } peut aller de { $low } à { $high }, ou être { $other }
option-board = { $key } = { $given } n’est pas permis ; { $key } peut être : { $boards }, ou le chemin d’un fichier de plateau
option-version = version = « { $version } » est un autre jeu ; nk.game('{ $game }', version=...) y mène
option-seat = place { $seat } : les places vont de 0 à { $last }, ou None pour qui regarde
option-names = names = { $names } : les noms sont une liste de textes, un pour chaque place
option-names-count = { $names } noms pour { $players } personnes ; il en faut un pour chaque place
option-threads = threads = { $threads } : il faut au moins un thread
option-games = games = { $games } : simulate joue de 1 à { $most } parties
option-seed = seed = { $seed } : une graine est un nombre entier de 0 à { $most }
position-broken = ce n’est pas une position de ce jeu : { $broken }

## Bots

bot-unknown = il n’y a pas de bot « { $bot } » ; il y a : { $bots }{ guess-after }
bot-random-only = { $game } n’a pas d’évaluation ; seul le bot random y joue
bot-limit =
    { $where } : { $key } peut être { $low } { $high ->
        [0] ou plus
       *[other] à { $high }
    }
bot-change = « { $change } » dans le bot « { $bot } »
bot-threads = bot « { $bot } » avec threads = { $threads }
bot-no-thought = bot « { $bot } » : { $level } ne réfléchit pas ; il n’y a rien à changer
bot-tunable = « { $change } » dans le bot « { $bot } » : on peut changer { $keys }
bot-number = « { $change } » dans le bot « { $bot } » : { $key } demande un nombre
bot-endless = le bot « { $bot } » réfléchirait sans fin : donne-lui des secondes ou moins de tours de calcul
bot-by-clock = le bot « { $bot } » réfléchit selon l’horloge, ses parties ne pourraient donc pas être rejouées ; donne-lui un nombre de tours, comme { $level }:rounds=5000

## Enregistrements

record-form = un enregistrement est un objet JSON avec les clés { $keys }
record-transcript = c’est ce qu’une seule place a appris d’une partie ; seul l’enregistrement d’une partie peut être rejoué
record-format = nightkeep = { $format } : ce programme lit les enregistrements au format { $known }
record-key = « { $key } » manque dans l’enregistrement ou n’est pas un { $kind }
record-unknown-key = clé inconnue « { $key } » ; un enregistrement a { $keys }
record-game = il n’y a pas de jeu « { $game } » ; il y a : { $games }
record-board = le « board_toml » de l’enregistrement n’est pas un texte
record-rules = cette partie a été jouée selon les règles { $rules } ({ $game }) ; ce programme a { $own } et ne la rejoue pas selon d’autres règles
record-set-up = la mise en place de l’enregistrement est fausse : { $problem }
record-until = until = { $until } : ce doit être un nombre d’actions, à partir de 0
record-action = action { $number } sur { $all } : { $problem }
record-marks = le « marks » de l’enregistrement n’est pas une liste
record-mark = marque { $number } sur { $all } : { $problem }
record-mark-form = la marque { $number } sur { $all } n’est pas [actions avant elle, place, marque, endroit ou null]
record-mark-order = la marque { $number } sur { $all } vient après { $actions } actions ; après la marque d’avant et avant la fin de la partie, c’est { $low } à { $high }
record-not-written = { $path } n’a pas pu être écrit ({ $why }) ; rien n’a changé
record-large = { $path } : plus de { $most } octets, aucun enregistrement n’est si grand
record-truncated = { $path }, ligne { $line } : coupé ou pas du JSON ({ $why })
record-deep = { $path } : pas un enregistrement : des nombres trop longs, ou trop de niveaux
record-object = { $path } : un enregistrement est un objet JSON
record-no-dice = l’enregistrement n’a pas de « dice » ; son hasard ne peut pas être vérifié
record-dice-broken = le « dice » de l’enregistrement est faux : { $problem }
record-dice-scheme = le « dice » de l’enregistrement est de la sorte « { $scheme } » ; ce programme vérifie « { $known } »
record-dice-secret = le « dice » de l’enregistrement ne montre pas encore son secret ; il se montre quand la partie est finie
record-dice-commitment = le secret ne correspond pas à l’engagement montré au début
record-dice-other = action { $number } : le hasard donne « { $outcome } », mais « { $played } » a été joué

## Fichiers

file-no-file = { $path } ne peut pas être lu (pas un fichier)
file-unreadable = { $path } ne peut pas être lu ({ $why })
file-no-text = { $path } n’est pas un fichier de texte
file-unwritable = { $path } : ne peut pas être écrit ({ $why })
file-place =
    { $line ->
        [0] { $path } : { $problem }
       *[other] { $path }, ligne { $line } : { $problem }
    }
toml-broken = pas du TOML valable : { $problem }
toml-no-file = ne peut pas être lu (pas un fichier)
toml-unreadable = ne peut pas être lu ({ $why })
toml-large = { $size } octets, c’est trop ; un fichier de plateau a au plus { $most } octets
toml-inherit = { $key } = { $given } : ce doit être l’un des plateaux du jeu : { $boards }
toml-like-own = « { $key } » s’écrit comme dans le jeu même, { $how }
toml-like-table = « { $key } » s’écrit comme dans le jeu même, une table : [{ $key }]
toml-like-list = « { $key } » s’écrit comme dans le jeu même, une liste : [[{ $key }]]
toml-renamed = { $key } doit maintenant être "{ $name }" ; écris-le sur une ligne à part
toml-missing-whole = « { $key } » manque ; c’est un nombre entier de { $low } à { $high }
toml-whole = { $key } = { $given } : ce doit être un nombre entier de { $low } à { $high }
toml-text = { $key } = { $given } : ce doit être un texte
toml-missing = « { $key } » manque
toml-type = { $place } : attendu { $wanted }, reçu { $given }
toml-bound = { $place } : attendu { $allowed }, pas { $given }
toml-choice = { $place } : attendu l’un de { $choices }, pas { $given }
toml-item = { $place }, élément { $item }
toml-whole-file = le fichier
toml-unknown = clé inconnue « { $key } » ; ici il y a : { $known }
board-names = { $problem } ; les plateaux qui ont un nom sont : { $boards }{ guess-after }
board-no-game = « game » manque ; écris pour quel jeu est le plateau : game = "NOM", parmi { $games }
board-game = game = { $game } : ce jeu n’existe pas ; il y a : { $games }{ guess-after }

## Tournois et études

match-no-bots = un tournoi demande au moins un bot
match-unwritable = { $path } : les résultats ne peuvent pas y être écrits ({ $why })
match-write-failed = { $path } : un résultat n’a pas pu être écrit ({ $why }) ; ceux d’avant sont gardés
match-line = { $path }, ligne { $line } : pas un résultat ; corrige ou supprime cette ligne
match-other-line = { $path }, ligne { $line } : pas un résultat de ce tournoi ; corrige ou supprime cette ligne
match-no-results = { $path } n’est pas un fichier de résultats d’un tournoi
match-names-no-bots = { $path } n’est pas un fichier de résultats d’un tournoi : il ne nomme aucun bot
match-cut-off = { $path } : la dernière ligne est coupée et ne peut pas être supprimée ({ $why })
match-format = { $path } : arena = { $format } ; ce programme lit le format { $known }
match-other = { $path } est d’un autre tournoi ({ $game } : { $bots }, graine { $seed }, { $options }) ; nomme un autre fichier
study-cells = { $cells } cellules ; une étude en a au plus { $most }
study-same-name = deux cellules s’appellent « { $cell } » ; donne à chacune un name = "..."
study-cell-list = les cellules s’écrivent [[cell]]
study-options = les options s’écrivent en table : [options] ou options = {"{"} ... {"}"}
study-sweep = un balayage est une table de listes : [sweep]
study-sweep-list = { $key } = { $given } : un balayage demande une liste avec au moins une valeur
study-game = une étude demande un game = "..."
study-bots = bots = { $given } : ce doit être une liste comme ["greedy"], un pour chaque place
study-cell = cellule « { $cell } » : { $problem }
study-too-many-bots = cellule « { $cell } » : { $bots } bots pour { $seats } places
study-no-games = { $folder } ne contient encore aucune partie finie
study-part = { $path } ne peut pas être lu ({ $why }) ; supprime-le et relance l’étude
study-other = { $folder } contient les résultats d’une autre étude, ou de celle-ci dans une version d’avant ; nomme un autre dossier
study-not-empty = { $folder } n’est pas vide et ne contient pas d’étude ; nomme un autre dossier
study-missing = { $folder } ne contient pas de résultats d’une étude ({ $file } manque)

## Cette machine

process-ended = un processus qui jouait des parties a été arrêté de l’extérieur ; les résultats dans un fichier sont gardés. Réessaie, peut-être avec moins de --workers
extra-missing = il faut pour cela des paquets qui ne sont pas installés ({ $modules }). Lance : { $command }
gpu-no-numba = pour un GPU, il faut le paquet numba-cuda, qui n’est pas installé ({ $why }). Lance : { $command }
gpu-none = aucun GPU NVIDIA que Numba peut utiliser n’a été trouvé ({ $why })
gpu-no-driver = pas de pilote
gpu-simulate = { $reason } ; Game.simulate() calcule à la place sur tous les cœurs
gpu-environment = { $reason } ; l’environnement de nightkeep.envs.vector calcule sur les cœurs du processeur
library-outdated = { $path } a été construite à partir d'autres sources et n'est pas utilisée ; make kernels la reconstruit
library-damaged = { $path } est inutilisable : elle est endommagée ou faite pour une autre machine ({ $problem }). Supprime-la, ou reconstruis-la avec make kernels
library-door = { $path } n'a pas la fonction { $door }. Supprime-la, ou reconstruis-la avec make kernels

# Une chose par son nom.
name = { NAME($word) }

## Positions mises en place

position-and = { $first } ; { $next }
position-more = { $first } ; et { $n } de plus
position-object = une position est un objet avec les champs { $fields }
position-unknown = champ inconnu « { $field } »
position-missing = il manque le champ « { $field } »
position-shape = champ « { $field } » : doit avoir la forme { $shape }
position-number = champ « { $field } » : { $given } n’est pas un nombre entier de { $low } à { $high }
position-is = { $field } vaut { $number } ; il peut valoir de { $low } à { $high }
position-holds = { $field } contient { $number } ; il peut contenir de { $low } à { $high }
position-option = { $field } vaut { $given }, mais avec ces options il vaut { $wanted }

## Fichiers de leçons

step-options = options : { $problem }
step-names = names doit contenir { $n } noms, un pour chaque place
step-list = une leçon a de 1 à { $most } étapes, chacune un [[step]]
step-last = la dernière étape n’a rien à jouer, seulement à dire
step-no-rule = il n’y a pas de règle { $rule }
step-unfinished = une nouvelle partie commence, mais l’étape d’avant a encore quelque chose à jouer
step-goes = goes : { $problem }
step-say = « { $lang } » doit être un texte de 1 à { $most } caractères
step-texts = « { $key } » doit être une liste de textes
step-play-text = « play » doit être le texte d’une seule action
step-illegal = play : « { $action } » n’est pas permis ici : { $why }
step-not-offered = play : « { $action } » n’est pas proposé ainsi ; sont proposés : { $offered }

## Jeux ajoutés

game-not-a-spec = register() attend un GameSpec, pas un { $type }
game-bad-name = le jeu « { $game } » du paquet { $package } a besoin d’un autre nom : des minuscules, des chiffres et des traits d’union isolés, comme « mon-jeu »
game-taken = le paquet { $package } ne peut pas inscrire de jeu « { $game } » : { $source } a déjà un jeu de ce nom ; choisis-en un autre
game-clash = le paquet { $package } ne peut pas inscrire de jeu « { $game } » : { $problem }
game-no-folder = le paquet { $package } de { $game } n’a pas de dossier ; donne-lui un __init__.py

## Types de valeurs dans les fichiers

type-int = nombre entier
type-float = nombre
type-str = texte
type-bool = true ou false
type-array = liste
type-object = table
type-either = { $one } / { $other }
bound-at-least = { $kind } >= { $bound }
bound-at-most = { $kind } <= { $bound }
bound-exactly = { $kind } { $bound }
type-str-length = texte de longueur
type-array-length = liste de longueur
comment-board = Un plateau pour { $title }. C’est le plateau habituel : change le nom et ce que tu veux.
comment-check = Le vérifier :   nightkeep board check FICHIER     Y jouer :   nightkeep play { $game } --option { $option }=FICHIER
comment-inherit = Pour n’écrire que ce qui change, écris { $key } = "{ $board }" en haut et efface le reste.
comment-keys = Ce qui peut aller où (une vérification dit ce qui ne va pas, et à quelle ligne) :
comment-key =
    { $key } : { $values }{ $required ->
        [0] {" "}; peut manquer
       *[1] {""}
    }
value-or = { $first } ou { $second }
value-whole = nombre entier { $range }
value-number = nombre { $range }
value-text = texte
value-letters = texte, { $range } lettres
value-bool = true ou false
value-times = { $value } ; { $range } fois
value-any = n’importe quelle valeur
value-up-to = jusqu’à { $high }
value-at-least = { $low } ou plus
value-between = { $low } à { $high }

## Tableaux et environnements en Python

env-not-contiguous = { $name } n’est pas d’un seul tenant en mémoire, ligne après ligne
env-read-only = il ne faut pas écrire dans { $name } : donne des tableaux de NumPy, et partage-les avec la bibliothèque dont les tableaux ne changent jamais
env-shape = { $name } est { $given } ; il faut { $wanted }
env-actions = les actions sont { $given } ; il faut un nombre entier par partie
env-games = games = { $games } : il faut au moins une partie
env-seed = seed = { $seed } : une graine est un nombre entier de 0 à { $most }
env-no-array = { $name } est un { $type } ; il faut un tableau de NumPy ou de DLPack
env-other-device = { $name } est sur l’appareil { $device } ; nightkeep.envs.cuda_vector écrit sur les GPU
env-not-shared = { $name }, un { $type }, ne peut pas être partagé : { $problem }
env-threads-multiple = threads = { $threads } : il faut un multiple de { $step }, et au plus { $most } pour { $game }
env-not-on-card = { $name } est un { $type } ; il faut un tableau sur la carte
env-illegal-somewhere = partie { $game } : une action n’était pas permise, et n’a pas été jouée
env-seat = seat = { $seat } : les places vont de 0 à { $last }
env-opponents = { $opponents } adversaires pour { $seats } autres places ; il en faut un pour chacune
env-illegal = l’action { $action } n’est pas permise ; voir le masque d’actions
env-illegal-of = { $agent } : l’action { $action } n’est pas permise ; voir le masque d’actions
env-illegal-in = partie { $game } : l’action { $action } n’est pas permise ; voir mask[{ $game }]
env-cycles = max_cycles = { $cycles } : il faut au moins un cycle
env-not-whole = l’action { $action } n’est pas un nombre entier ; les actions sont les positions du masque d’actions
env-start = start : ce n’est pas le JSON d’une position ({ $problem })
env-choice = { $key } = { $given } : possible : { $allowed }
env-threads = threads = { $threads } : il faut au moins un fil
env-seats = les places sont des nombres entiers de 0 à { $last }
## Images et tableaux dans les notebooks

picture-width = la largeur d’une image est { $width } ; elle peut aller de 1 à { $most } pixels
picture-not-built = les dessins ne sont pas construits dans cette copie de Nightkeep ; pour les construire : make page
picture-words = Le plateau en mots
picture-won = victoire : { $who }
picture-nobody = terminé ; personne n’a gagné
column-seat = place
column-bot = robot
column-games = parties
column-wins = part des victoires
column-interval = intervalle à 95 %
column-rating = classement
column-score = score moyen
column-points = score
column-cell = cellule
column-actions = actions par partie
table-simulation = { $games } parties au hasard, de { $actions } actions en moyenne
table-match = { $game } : { $games } parties
table-study = { $title } : { $played } parties sur { $planned }
