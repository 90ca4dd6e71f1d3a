# Ce que dit la ligne de commande, en français.

## Parties de phrases

count-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partie
       *[other] parties
    }
count-random-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partie au hasard
       *[other] parties au hasard
    }
count-actions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] action
       *[other] actions
    }
count-decisions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] décision
       *[other] décisions
    }
count-rules =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] règle
       *[other] règles
    }
count-cells =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] cellule
       *[other] cellules
    }
count-outcomes =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] résultat du hasard recalculé
       *[other] résultats du hasard recalculés
    }

# Des mots à taper ; les mots anglais sont toujours compris

word-help = aide, h
word-show = montrer, voir
word-hint = conseil
word-undo = annuler
word-mark = marquer
word-none = rien
word-save = sauver
word-quit = fin, q
word-yes = o, oui
word-no = n, non
word-answer-save = s, sauver
word-answer-leave = p, partir
word-back = a, arrière
word-rules = r, règles

## Pendant que quelque chose prend du temps

compiling-first = Compilation (la première fois prend un peu plus de temps) ...
progress-compiling = Compilation
progress-playing = En jeu
progress-thinking = Réflexion
written = Écrit : { $path }
out-of-memory = il n’y a pas assez de mémoire pour cela ; demande moins de parties

## À la table

welcome = { $title } { $seats } (à changer avec --seat). Tape aide à chaque question.
welcome-back = { $title }, suite après { $actions } actions. { $seats } (à changer avec --seat). Tape aide à chaque question.
chance-turn = C’est le hasard qui décide maintenant : appuie sur Entrée.
enter-to =
    { $who } : appuie sur Entrée pour { $verb ->
        [roll] lancer le dé
        [draw] tirer
        [flip] retourner
        [card] piocher une carte
       *[other] continuer
    }{ $undo ->
        [0] {""}
       *[other] , ou tape annuler
    } >{" "}
enter-to-go-on = { $who } : appuie sur Entrée pour continuer >{" "}
decide = { $who } : { $hint }, ou ? ou aide >{" "}
type-a-number = tape un numéro
type-a-number-between = tape un numéro ({ $low } à { $high })
type-or-enter = tape 1 ou appuie sur Entrée
fits-several = « { $text } » correspond à plusieurs actions : { $fitting }
no-such-number = Il n’y a pas d’action numéro { $number } maintenant.
is-allowed = { $action } est permis : { $does }
does = { $action } : { $does }
curtain = Le rideau est fermé. Passe l’appareil à { $who }.
curtain-question = { $who } : appuie sur Entrée quand personne d’autre ne voit l’écran >{" "}
hint-line = { $action } : gagne à environ { $chance }
hint-line-then = { $action } : gagne à environ { $chance }, puis peut-être { $then }
undo-too-late = Rien ne peut être annulé : depuis, le hasard ou un secret s’en est mêlé.
undo-nothing = Rien ne peut être annulé : tu n’as encore rien décidé.
undone = { $who } annule : { $action }
undone-secretly = { $who } annule une décision.
nothing-happened = Il ne s’est encore rien passé.
overwrite = { $path } existe déjà. Le remplacer ? [o/N]{" "}
answer-y-or-n = Réponds o ou n.
saved = Enregistré dans { $path }
how-to-watch = Pour la revoir : nightkeep replay { $path }
how-to-go-on = Pour continuer : nightkeep play --resume { $path }
leave = Quitter la table ? [o/N]{" "}
leave-unsaved = Quitter la table ? [s]auver et partir, [p]artir sans sauver, [n]on :{" "}
answer-s-l-n = Réponds s, p ou n.
file-name = Un nom de fichier enregistre cette partie ; Entrée quitte la table >{" "}
left = Tu as quitté la table.
left-saved = Tu as quitté la table ; la partie est enregistrée.
nobody-wins = Personne ne gagne.
wins =
    { $n ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }
columns = [colonnes { $left } à { $right } sur { $all }]
widen = Un terminal large de { $columns } colonnes montre tout le plateau.
ranges-of = N :

## L’aide à la table : ce qu’on tape, et ce que cela fait

help-action = un numéro, ou le texte d’une action
help-action-does = la jouer ; le début d’un texte suffit s’il ne correspond qu’à une action
help-last = ?
help-last-does = ce qui vient de se passer, avec les règles
help-why = ? ACTION
help-why-does = ce que fait une action, ou pourquoi elle n’est pas permise maintenant
help-rule = ? NUMÉRO-DE-RÈGLE ou un mot
help-rule-does = une règle, ou les règles qui contiennent ce mot
help-hint = conseil
help-hint-does = ce que ferait un bon bot à ta place
help-show = montrer
help-show-does = remontrer le plateau et la liste des actions
help-undo = annuler
help-undo-does = annuler ta dernière décision, si ni le hasard ni un secret ne s’en est mêlé depuis
help-mark = marquer ENDROIT, marquer rien
help-mark-does = dans les jeux avec une marque : la poser à la vue de tout le monde, ou l’enlever
help-save = sauver [FICHIER]
help-save-does = enregistrer la partie
help-quit = fin
help-quit-does = quitter la table

## Questions pour jouer

resume-alone = --resume prend le jeu, ses options et ses noms dans l’enregistrement ; ne les donne pas
seat-unknown = --seat { $kind } n’est pas permis ; une place peut être à : { $known }
seat-too-many =
    --seat est donné { $times } fois, mais il y a { $players ->
        [one] { $players } place
       *[other] { $players } places
    }
name-too-many =
    --name est donné { $times } fois, mais il y a { $players ->
        [one] { $players } place
       *[other] { $players } places
    }
name-form = --name { $name } : un nom a de 1 à { $most } caractères visibles
name-twice = chaque place a besoin d’un nom à elle
save-exists = --save { $path } : le fichier existe déjà ; continue-le avec --resume, ou choisis un autre nom
option-form = --option { $text } : écris CLÉ=VALEUR ; les clés sont : { $keys }
option-twice = --option { $key } est donné deux fois
players-twice = --players et --option players=... disent la même chose ; donne l’un des deux
no-folder = { $option }{ $path } : il n’y a pas de dossier { $folder }
cannot-write = { $option }{ $path } : ne peut pas être écrit ({ $why })

## Le menu

hall-open = Le salon est déjà ouvert : { $address }
menu-game = Jeu
menu-players = Places
menu-people = Personnes à ce clavier
menu-bots = Bots
menu-language = Langue
menu-learn = Apprendre ce jeu
menu-rules = Lire ses règles
menu-browser = Pour jouer dans le navigateur : { $command }
menu-question = Entrée commence ; un numéro change une ligne ; q quitte >{" "}
menu-answer = Tape un numéro de 1 à { $most }, q, ou seulement Entrée.
menu-number = Un nombre de { $low } à { $high } ; Entrée ne change rien >{" "}
menu-one-of = Un numéro ou un nom ; Entrée ne change rien >{" "}

## Leçons

lesson-step = Étape { $n } sur { $all } : { $game }
lesson-on = Entrée continue ; a revient en arrière, r montre les règles, q arrête >{" "}
lesson-do = Maintenant : { $action }. Tape-le, ou appuie sur Entrée ; a revient en arrière, ? tous les choix, r les règles, q arrête >{" "}
lesson-other = C’est permis aussi, mais essaie maintenant ceci : { $action }
lesson-end = Joue maintenant : nightkeep play { $game }

## Jeux et règles

heading-name = Nom
heading-title = Titre
heading-players = Personnes
heading-options = Options
game-not-usable = { $game } ({ $distribution }) ne peut pas servir : { $reason }
which-game = Quel jeu ? Un numéro ou un nom ; q arrête >{" "}
fits-games = « { $answer } » correspond à plusieurs jeux : { $games }
no-such-game = Il n’y a pas de jeu « { $answer } »{ guess-after }
players = { $players } personnes
game-secrets = { count-rules }. Chaque place sait autre chose.
game-open = { count-rules }. Rien n’est caché.
game-source = Origine : { $source }.
board-file = Le plateau est un fichier : { $path }
board-files = Les plateaux sont des fichiers : { $paths }
options-title = Options (--option CLÉ=VALEUR)
heading-key = Clé
heading-values = Peut être
heading-default = Sinon
heading-text = Ce que cela fait
heading-rules = Règles
only-english = { $title } n’est pas écrit en « { $lang } » : voici l’anglais.
rule-or-search = donne le numéro d’une règle ou --search, pas les deux
rule-unknown = { $game } n’a pas de règle « { $rule } » ; les règles vont de { $first } à { $last }{ guess-after }
search-nothing = aucune règle ({ $game }) ne contient « { $word } »

## Enregistrements

replay-title = { $title }, { count-actions }
replay-until = --until { $until } : l’enregistrement a { count-actions }
replay-next = { $n } sur { $all } : Entrée continue, q arrête >{" "}
replay-after = Après l’action { $n } sur { $all }.
replay-open = La partie n’est pas finie.
verify-fair = Le hasard était honnête : { count-outcomes }, tout est comme joué.
heading-outcome = Résultat
heading-expected = Attendu
heading-actual = Sorti
verify-more = et { $n } autres, moins probables

## Analyse

analyse-same-file = { $path } est l’enregistrement même ; nomme un autre fichier
analyse-nothing = Rien n’a encore été décidé dans cette partie ; il n’y a donc rien à regarder.
analyse-title = { $title } : { $actions }, { $decisions }
analyse-last = { $chance } à la dernière décision
analyse-blunders = Les décisions qui ont le plus coûté
analyse-no-blunders = Aucune décision n’a coûté plus de { $share }.
analyse-swings = Là où les chances ont le plus changé
analyse-picture = { $title } : chances de gagner
heading-action = Action
heading-seat = Place
heading-played = Joué
heading-better = Mieux
heading-costs = Coûte
heading-from-action = Depuis l’action
heading-change = Changement
heading-then = Puis

## Plateaux

out-exists = --out { $path } : le fichier existe déjà ; choisis un autre nom
board-written = Écrit : { $path }. Change-le, puis : nightkeep board check { $path }
board-other-game = game = { $given }, mais --game demande un plateau pour { $game }
board-title = { $board }, un plateau pour { $title }
heading-random-play = Au hasard
heading-result = Résultat
heading-interval = Intervalle à 95 %
row-games = Parties
row-ended = Finies
row-actions = Actions par partie
mean-and-range = { $mean } ({ $low } à { $high })
row-wins = Victoires : { $who }
board-endless =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } partie pas finie
       *[other] { NUMBER($n, useGrouping: 1) } parties pas finies
    } en { NUMBER($most, useGrouping: 1) } actions : change le plateau pour que chaque partie puisse finir.
board-good = Le plateau est complet, et chaque partie a fini.

## Simulations

simulate-title = { $title } : { count-random-games }, graine { $seed }
heading-mean-score = Score moyen
heading-lowest = Le plus bas
heading-highest = Le plus haut
heading-share = Part des victoires
simulate-lengths = Actions par partie : { $mean } en moyenne, { $low } à { $high }.
simulate-shared = Victoires partagées entre plusieurs places : { $share } des parties ; chacune de ces places compte sa part.
simulate-speed = { $games } parties/s, { $steps } pas/s ({ $seconds } s).

## Tournois

match-title = { $title } : { count-games }, graine { $seed }
match-stopped = Arrêté après { $done } sur { count-games }, rien n’est gardé ; --results FICHIER garde les résultats.
match-stopped-kept = Arrêté après { $done } sur { count-games }, gardé dans { $path } ; la même commande continue à partir de là.
match-results = Résultats dans { $path }
match-lengths = Actions par partie : { $mean } en moyenne.
match-alone = { $bot } a joué à toutes les places, donc chaque victoire est à lui ; donne plusieurs bots avec --bots pour comparer.
match-bold-rated = Une ligne en gras gagne nettement plus que sa juste part. Classement : 400 points d’écart, c’est dix contre un.
match-bold = Une ligne en gras gagne nettement plus que sa juste part. Classement : { $command } le montre.
match-by-side = Par camp
match-duels = Duels : le même hasard pour les deux
match-bold-duel = Un duel en gras est nettement décidé.
heading-bot = Bot
heading-bots = Bots
heading-games = Parties
heading-fair-share = Juste part
heading-rating = Classement
heading-side = Camp
heading-both = Les deux gagnent
heading-only-first = Seul le premier
heading-only-second = Seul le second
heading-neither = Aucun
heading-first-share = Le premier, parmi les décidés

## Études

study-on = --on { $on } : ce doit être « here » ou « ray »
study-stopped = Arrêté après { NUMBER($done, useGrouping: 1) } sur { count-games }, gardé dans { $path } ; la même commande continue à partir de là.
study-done = { $title } : { $cells }, { $games }, { $seconds } s.
study-results = Résultats dans { $path } ; nightkeep lab report { $path } les dessine.

## Langues

words-title = Phrases en « { $lang } »
words-complete = Toutes les phrases sont là.
heading-catalogue = Catalogue
heading-sentences = Phrases
heading-missing = Manque
heading-unknown = Inconnu
heading-arguments = Autres arguments
heading-broken = Cassé

## Documentation

docs-missing = La documentation n’est pas construite ici. Dans une copie du dépôt, construisez-la avec : make docs
docs-served = La documentation se trouve à { $address } (Ctrl-C pour arrêter)
docs-port = --port { $port } : écoute impossible ({ $reason })

## S’occuper d’un serveur

no-tables-there = { $path } : aucun serveur n’a gardé de tables ici ; indique son dossier avec --data, ou son PostgreSQL avec --database
cannot-read = { $path } : ne peut pas être lu ({ $why })
database-away = la base de données est inutilisable ({ $why })
database-newer = la base de données vient d’un Nightkeep plus récent (son format : { $version } ; connu ici : { $known }) ; mets Nightkeep à jour
backup-exists = { $path } : le fichier existe déjà ; choisis un autre nom
backup-failed = { $path } : inutilisable comme base de données de Nightkeep ({ $why })
backup-done = Écrit : { $path } ({ $size } Mo). { NUMBER($tables, useGrouping: 1) ->
        [one] { NUMBER($tables, useGrouping: 1) } table
       *[other] { NUMBER($tables, useGrouping: 1) } tables
    }.
restore-not-backup = { $path } : ce n’est pas un fichier écrit par nightkeep backup
restore-kind = { $path } : une sauvegarde de { $kind }, qui ne va pas dans { $wanted } ; indique le PostgreSQL du serveur avec --database, ou son dossier avec --data
restore-occupied = { $path } : des tables y sont déjà gardées ; sauvegarde-les, puis utilise --replace
restore-in-use = { $n ->
        [one] une autre connexion utilise
       *[other] { $n } autres connexions utilisent
    } cette base de données ; arrête d’abord tous les serveurs
restore-done = Restauré depuis { $path } : { $tables ->
        [one] { NUMBER($tables, useGrouping: 1) } table
       *[other] { NUMBER($tables, useGrouping: 1) } tables
    }. Redémarre le serveur.
pg-missing = { $program } n’est pas installé ici ; installe les programmes de PostgreSQL (Debian : postgresql-client), ou lance { $program } sur la machine de la base de données
pg-failed = { $program } a échoué : { $why }

doctor-ok = OK
doctor-advice = Conseil
doctor-problem = Problème
doctor-line = { $check } : { $says }
doctor-summary =
    { $n ->
        [0] Aucun problème trouvé.
        [one] { $n } problème trouvé.
       *[other] { $n } problèmes trouvés.
    }
doctor-check-page = Page
doctor-check-folder = Dossier
doctor-check-disk = Disque
doctor-check-writes = Écriture durable
doctor-check-cache = Jeux compilés
doctor-check-files = Fichiers ouverts
doctor-check-database = Base de données
doctor-check-version = Format de la base
doctor-check-connections = Connexions
doctor-check-clock = Horloge
doctor-check-address = Adresse
doctor-check-tls = Certificat
doctor-check-websocket = WebSocket
doctor-check-metrics = Mesures
doctor-page = construite, Nightkeep { $version }.
doctor-no-page = pas construite. Installe un wheel de Nightkeep, ou lance make page dans une copie des sources.
doctor-folder = on peut écrire dans { $path }.
doctor-no-folder = { $path } n’existe pas. Crée-le pour l’utilisateur du serveur, ou indique un autre dossier avec --data.
doctor-folder-locked = on ne peut pas écrire dans { $path } ({ $why }). Lance ceci comme l’utilisateur du serveur, et donne-lui le dossier.
doctor-strangers = dans { $path }, ces fichiers sont à un autre utilisateur : { $files }. Donne-les au propriétaire du dossier (chown), sinon le serveur ne peut pas écrire.
doctor-disk = { $free } Go libres pour { $path }.
doctor-disk-low = seulement { $free } Go libres pour { $path }. Fais de la place : disque plein, le serveur refuse chaque coup.
doctor-disk-full = { $free } Go libres pour { $path }. Le serveur va bientôt refuser chaque coup ; fais de la place maintenant.
doctor-writes = ce qui est écrit est sur le disque en { $ms } ms.
doctor-slow-writes = ce qui est écrit met { $ms } ms à atteindre le disque, et chaque coup l’attend. Prends un disque plus rapide, ou PostgreSQL sur une autre machine.
doctor-in-memory = { $path } est en mémoire ({ $kind }) : après un redémarrage, tout est perdu. Indique un dossier sur un disque avec --data.
doctor-over-network = { $path } est sur un système de fichiers en réseau ({ $kind }), où SQLite peut abîmer son fichier. Prends un disque de cette machine, ou PostgreSQL.
doctor-durable = fsync et synchronous_commit sont activés.
doctor-standby = { $n ->
        [one] un serveur de secours suit, mais aucun commit ne l’attend
       *[other] { $n } serveurs de secours suivent, mais aucun commit ne les attend
    } : une bascule peut perdre les derniers coups. Règle synchronous_standby_names.
doctor-cache = gardés dans { $path }.
doctor-cache-locked = impossible de les garder, donc chaque démarrage compile pendant des minutes. Donne à NIGHTKEEP_CACHE un dossier où l’utilisateur du serveur peut écrire.
doctor-files = { NUMBER($wanted, useGrouping: 1) } connexions sont possibles.
doctor-files-any = pas de limite.
doctor-files-few = au plus { $n } connexions sont possibles ici. Monte la limite à { $wanted } (systemd : LimitNOFILE).
doctor-database-none = pas encore ; le premier démarrage la crée.
doctor-sqlite = { $path } est intact, { $size } Mo.
doctor-damaged = { $path } est abîmé ({ $why }). Arrête le serveur et restaure une sauvegarde : nightkeep restore FILE --replace.
doctor-postgresql = PostgreSQL { $version } répond en { $ms } ms.
doctor-version = à jour ({ $version }).
doctor-version-old = version { $version } ; le prochain démarrage la porte à { $known }. Fais d’abord une sauvegarde.
doctor-connections-few = PostgreSQL en permet { $most }, ces processus peuvent en demander { $wanted }. Monte max_connections ou utilise moins de --workers.
doctor-clock = le système la garde à l’heure.
doctor-clock-plausible = plausible.
doctor-clock-alone = rien ne la garde à l’heure. Active un service de temps (systemd-timesyncd, chrony).
doctor-clock-behind = { $hours } heures de retard sur le dernier coup. Règle l’horloge et active un service de temps.
doctor-clock-before-install = réglée à un jour d’avant l’installation de Nightkeep. Règle l’horloge et active un service de temps.
doctor-clocks-differ = { $seconds } s d’écart avec celle de PostgreSQL. Active un service de temps sur les deux machines.
doctor-no-origin = pas vérifiée. Indique l’adresse que les gens utilisent avec --origin https://...
doctor-address = { $origin } répond.
doctor-unreachable = { $origin } ne répond pas ({ $why }). Le serveur tourne-t-il, le nom mène-t-il ici, le port est-il ouvert ?
doctor-not-ours = { $origin } répond ({ $status }), mais ce n’est pas Nightkeep. Regarde vers où le proxy transmet.
doctor-unready = { $origin } répond, mais pas sa base de données. Regarde le journal du serveur.
doctor-other-version = { $origin } fait tourner Nightkeep { $theirs }, ici { $ours } est installé. Redémarre le serveur après une mise à jour.
doctor-host-changed = le serveur derrière { $origin } refuse sa propre page. Le proxy doit transmettre Host tel quel ; sinon démarre le serveur avec --origin { $origin }.
doctor-certificate = encore valable { $days } jours pour { $origin }.
doctor-certificate-ends = expire dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } pour { $origin }. Regarde pourquoi il n’est pas renouvelé.
doctor-certificate-bad = { $origin } montre un certificat que les navigateurs refusent ({ $why }). Obtiens-en un pour ce nom.
doctor-no-hsts = { $origin } n’envoie pas Strict-Transport-Security. Fais-le ajouter par le proxy.
doctor-no-tls = { $origin } n’a pas de TLS : d’autres en chemin peuvent lire et détourner les parties. Mets devant un proxy avec un certificat.
doctor-tls-local = inutile sur cette machine.
doctor-websocket = atteint le serveur à { $origin }.
doctor-no-websocket = aucun n’atteint le serveur à { $origin } ({ $why }). Le proxy doit transmettre Upgrade et Connection.
doctor-metrics-open = tout le monde peut lire { $origin }/metrics. Fais-le refuser par le proxy.
## Aide : le cadre

usage = Usage :
usage-help = Afficher cette aide et terminer.
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-default = [par défaut : {"{}"}]
usage-required = [obligatoire]
usage-no-command = il n’y a pas de commande « { $command } » ; les commandes sont : { $commands }{ guess-after }
usage-no-option = il n’y a pas d’option « { $option } » ; { $command } --help les montre toutes{ guess-after }
usage-needs-value = { $option } a besoin d’une valeur ; { $command } --help dit laquelle
usage-takes-no-value = { $option } ne prend pas de valeur ; ne la donne pas
usage-missing = il manque { $name } ; { $command } --help dit ce qu’il faut
usage-extra = ceci est de trop : { $words } ; { $command } --help dit ce qui est possible
usage-whole = { $name } doit être un nombre entier{ usage-range }
usage-number = { $name } doit être un nombre{ usage-range }
usage-range =
    { $form ->
        [between] {" "}de { $low } à { $high }
        [least] , au moins { $low }
        [most] , au plus { $high }
       *[any] {""}
    }

## Aide : ce qui tient lieu de valeur

metavar-options = [OPTIONS]
metavar-command = COMMANDE [ARGUMENTS]...
metavar-game = JEU
metavar-file = FICHIER
metavar-dir = DOSSIER
metavar-folder = DOSSIER
metavar-study = ÉTUDE.toml
metavar-key-value = CLÉ=VALEUR
metavar-limit = NOM=VALEUR
metavar-lang = LANGUE
metavar-name = NOM
metavar-n = N
metavar-seed = GRAINE
metavar-seconds = SECONDES
metavar-host = HÔTE
metavar-url = URL
metavar-id = NUMÉRO
metavar-word = MOT
metavar-seat = human|BOT
metavar-bots = BOT,BOT,...

## Aide : les commandes

command-nightkeep = Des jeux de plateau en maison hantée : jouer, étudier, apprendre.
command-epilog = Sans commande : le salon dans le navigateur, ou un menu ici.
command-examples = Exemples :
command-play =
    Jouer une partie au terminal.

    La place 1 est à toi et des bots de niveau normal jouent aux autres, sauf si --seat dit autre chose.

    { command-examples }

    {""}[bold]nightkeep play[/]   choisir dans un menu

    {""}[bold]nightkeep play JEU --players 3 --save soiree.json[/]   toi contre deux bots, gardé dans un fichier

    {""}[bold]nightkeep play JEU -s human -s expert[/]   toi contre le plus fort

    {""}[bold]nightkeep play JEU -s human -s human --name Rosa --name Emil[/]   à deux sur un même clavier

    {""}[bold]nightkeep play --resume soiree.json[/]   continuer
command-games =
    Montrer les jeux, ou les options d’un jeu.

    { command-examples }

    {""}[bold]nightkeep games[/]

    {""}[bold]nightkeep games JEU[/]   ses options, leurs valeurs et leurs effets
command-rules =
    Lire les règles numérotées d’un jeu.

    { command-examples }

    {""}[bold]nightkeep rules JEU[/]   toutes, par section

    {""}[bold]nightkeep rules JEU --search porte[/]

    {""}[bold]nightkeep rules JEU --lang nl[/]   en néerlandais
command-learn =
    Apprendre un jeu en jouant une première partie, courte.

    { command-examples }

    {""}[bold]nightkeep learn JEU[/]

    {""}[bold]nightkeep learn JEU --lang nl[/]   en néerlandais
command-replay =
    Raconter une partie enregistrée, et dessiner comment elle a fini.

    { command-examples }

    {""}[bold]nightkeep replay soiree.json[/]

    {""}[bold]nightkeep replay soiree.json --step[/]   la revoir action par action
command-simulate =
    Jouer beaucoup de parties au hasard sur tous les cœurs et dire comment elles ont fini.

    { command-examples }

    {""}[bold]nightkeep simulate JEU -n 1000000 --players 3[/]

    {""}[bold]nightkeep simulate JEU --option board=mon-plateau.toml[/]   essayer son propre plateau
command-arena =
    Faire jouer des bots entre eux et dire lequel est le plus fort.

    Les places changent à tour de rôle, pour qu’aucun bot ne garde la meilleure. Bots : random, greedy, easy, normal, hard, expert.

    { command-examples }

    {""}[bold]nightkeep arena JEU --bots hard,normal --games 400[/]

    {""}[bold]nightkeep arena JEU -p 4 -b hard,random,random,random -n 200 --results match.jsonl[/]   un contre trois
command-analyse =
    Regarder une partie jouée : la courbe des chances de tout le monde, et là où elle a tourné.

    { command-examples }

    {""}[bold]nightkeep analyse soiree.json[/]

    {""}[bold]nightkeep analyse soiree.json --rounds 20000 --svg soiree.svg[/]
command-bench =
    Mesurer cette machine : taille d’une position, démarrage, parties au hasard, State.play.

    { command-examples }

    {""}[bold]nightkeep bench[/]   tous les jeux

    {""}[bold]nightkeep bench -g JEU --seconds 5 --json bench.json[/]
command-serve =
    Servir les jeux aux navigateurs.

    { command-examples }

    {""}[bold]nightkeep serve[/]   sur cette machine

    {""}[bold]nightkeep serve --host 0.0.0.0[/]   pour toute la maison

    {""}[bold]nightkeep serve --database postgresql://nightkeep@localhost/nightkeep --workers 4[/]
command-verify =
    Vérifier que le hasard a été juste dans une partie jouée sur un serveur.

    { command-examples }

    {""}[bold]nightkeep verify partie.json[/]   chaque lancer et chaque tirage, recalculés à partir des graines de la table
command-export =
    Écrire toutes les tables d’un serveur comme enregistrements.

    { command-examples }

    {""}[bold]nightkeep export enregistrements[/]   depuis le dossier habituel ; le serveur peut rester en marche
command-board = Des plateaux à soi.
command-doctor =
    Vérifie ce dont un serveur a besoin : disque, horloge, base de données, adresse et certificat. Donne les options du serveur.

    Le code de sortie est 1 s'il y a un problème. Un conseil n'en est pas un.

    { command-examples }

    {""}[bold]nightkeep doctor[/]   le dossier de données habituel

    {""}[bold]nightkeep doctor --data /var/lib/nightkeep --origin https://games.example[/]
command-backup =
    Écrit dans un seul fichier tout ce qu'un serveur conserve ; le serveur peut être en marche.

    { command-examples }

    {""}[bold]nightkeep backup monday.backup[/]   depuis le dossier de données habituel

    {""}[bold]nightkeep backup monday.backup --database postgresql://nightkeep@localhost/nightkeep[/]
command-restore =
    Met une sauvegarde à la place de ce qu'un serveur conserve ; le serveur doit être arrêté.

    { command-examples }

    {""}[bold]nightkeep restore monday.backup[/]   dans le dossier de données habituel
command-docs =
    Ouvre la documentation dans un navigateur, sans internet.

    { command-examples }

    {""}[bold]nightkeep docs[/]

    {""}[bold]nightkeep docs --port 8000 --no-open[/]   n'afficher que l'adresse
command-board-new =
    Écrire le plateau habituel d’un jeu dans un fichier TOML, pour commencer le sien.

    { command-examples }

    {""}[bold]nightkeep board new JEU --out mien.toml[/]
command-board-check =
    Vérifier un fichier de plateau : le lire, y jouer des parties au hasard, et le dessiner.

    { command-examples }

    {""}[bold]nightkeep board check mien.toml[/]

    {""}[bold]nightkeep board check mien.toml --game JEU --players 3 -n 5000[/]
command-lab = Des études pour qui conçoit des jeux : faire varier les options, et regarder les résultats.
command-lab-run =
    Jouer une étude. Les résultats sont gardés au fur et à mesure ; la même commande reprend là où elle a été interrompue.

    { command-examples }

    {""}[bold]nightkeep lab run studies/first-seat.toml[/]

    {""}[bold]nightkeep lab run studies/first-seat.toml --on ray[/]   sur la grappe que nomme RAY_ADDRESS, ou une locale
command-lab-report =
    Dessiner les résultats d’une étude : DOSSIER/report.html, une page à part, et DOSSIER/report.csv.

    { command-examples }

    {""}[bold]nightkeep lab report results/first-seat[/]

    {""}[bold]nightkeep lab report results/new --against results/old[/]   avec un test de chaque différence
command-words = Les phrases d’une langue.
command-words-check =
    Montrer les phrases d’une langue qui manquent, sont inconnues, ont d’autres arguments qu’en anglais, ou sont cassées.

    Le code de sortie est 1 s’il y en a.

    { command-examples }

    {""}[bold]nightkeep words check de[/]

## Aide : arguments et options

parameter-version = Afficher la version et terminer.
parameter-game = Un nom donné par [bold]nightkeep games[/].
parameter-game-menu = Sans lui : un menu des jeux.
parameter-game-options = Un jeu, avec ses options.
parameter-record = Un enregistrement gardé à la table.
parameter-players = Combien de personnes jouent.
parameter-option = Une option du jeu ; possible plusieurs fois.
parameter-lang = en, nl, de, fr, es, ou une autre d’un jeu.
parameter-seat = Qui est assis là, à partir de la place 1 : human, random, greedy, easy, normal, hard ou expert.
parameter-name = Le nom d’une place, à partir de la place 1.
parameter-seed-rolls = La même graine donne les mêmes lancers et les mêmes tirages.
parameter-seed-games = La même graine donne les mêmes parties.
parameter-seed-same = La même graine donne le même résultat.
parameter-resume = Continuer une partie gardée.
parameter-save = Garder la partie dans ce fichier, après chaque décision.
parameter-fast = Pas de pauses pendant que les autres jouent.
parameter-rule = Une règle, avec sa source et sa raison.
parameter-search = Seulement les règles avec ce mot.
parameter-step = Dessiner chaque action, et attendre Entrée.
parameter-until = Seulement les N premières actions.
parameter-games = Combien de parties.
parameter-random-games = Combien de parties au hasard.
parameter-cores = Par défaut : tous les cœurs.
parameter-bots = Des niveaux, avec des changements comme hard:rounds=500.
parameter-results = Y garder les résultats ; continuer avec eux si le fichier existe.
parameter-rounds = Tours de réflexion sur chaque décision.
parameter-svg = Y dessiner la courbe.
parameter-json = Tout y écrire.
parameter-which-games = Quels jeux ; possible plusieurs fois.
parameter-seconds = Combien de temps mesurer.
parameter-figures = Y écrire aussi les chiffres.
parameter-host = Où écouter ; 0.0.0.0 est accessible depuis tout le réseau.
parameter-port = 0 : un port libre.
parameter-data = Où les tables sont gardées (SQLite).
parameter-database = Garder les tables dans PostgreSQL : postgresql://user@host/name
parameter-workers = Des processus ; plusieurs exigent --database.
parameter-origin = Une autre adresse où se trouve la page, comme https://games.example
parameter-secure = La page est accessible en https : marquer ainsi les cookies.
parameter-metrics = Servir des chiffres pour Prometheus à /metrics.
parameter-thinkers = Combien de bots peuvent réfléchir à la fois.
parameter-limit = Changer une limite ; docs/howto/host.md les énumère.
parameter-open = Ouvrir la page dans un navigateur, s’il y a un écran.
parameter-export-folder = Où les enregistrements sont écrits.
parameter-doctor-origin = L'adresse que les gens utilisent ; elle est interrogée.
parameter-doctor-workers = Processus du serveur.
parameter-doctor-json = Affiche un objet JSON au lieu de lignes.
parameter-backup-file = La sauvegarde à écrire ; le fichier ne doit pas exister.
parameter-restore-file = Une sauvegarde écrite par nightkeep backup.
parameter-restore-replace = Remplace les tables présentes. L'ancien fichier de SQLite est gardé à côté.
parameter-no-open = Ne pas ouvrir de navigateur.
parameter-server-data = Le dossier de données du serveur.
parameter-server-database = La base PostgreSQL du serveur.
parameter-study = Ce qui est joué ; voir studies/.
parameter-study-to = Où vont les résultats ; par défaut : results/ÉTUDE.
parameter-study-on = Sur cette machine, ou sur une grappe Ray.
parameter-report-folder = Un dossier de résultats.
parameter-against = Comparer avec les résultats d’une autre étude.
parameter-out = Écrire dans ce nouveau fichier ; par défaut : à l’écran.
parameter-board-file = Un fichier de plateau.
parameter-board-game = Le jeu auquel il est destiné.
parameter-check-lang = Une langue, comme de.

## Mesures

bench-title = Nightkeep bench
bench-players =
    { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
bench-most = Au plus
bench-position-bytes = Position
bench-cold-first-move-s = Démarrage à froid, avec compilation, jusqu’au premier coup
bench-cold-start-s = ... et jusqu’à une première simulation
bench-second-start-s = Deuxième démarrage, jusqu’à la première liste d’actions
bench-one-core-steps-per-s = Parties au hasard, un cœur
bench-all-cores-steps-per-s = Parties au hasard, tous les cœurs
bench-play-us = State.play, tout vérifié
bench-cold-start = démarrage à froid
bench-second-start = deuxième démarrage
bench-one-core = un cœur
bench-all-cores = tous les cœurs
bench-state-play = State.play
bench-rate = { $rate } M de pas/s
bench-machine = Python { $python }, { $cores } cœurs
bench-failed = { $game } : un nouveau processus a échoué : { $problem }

## Serveur

serve-at = Nightkeep est servi à { $addresses }
serve-no-page = La page n’est pas construite ; construis-la avec : make page
serve-workers = --workers : plusieurs processus exigent --database avec une URL PostgreSQL ; SQLite en sert un
serve-database-form = --database : écris-la sous la forme postgresql://user:password@host/name
serve-database = --database : { $problem }
serve-origin = --origin { $given } : écris-la sous la forme https://games.example, sans chemin
serve-limit-unknown = --limit { $given } : les limites sont : { $limits }
serve-limit-value =
    --limit { $given } : { $name } est un { $kind ->
        [float] nombre
       *[int] nombre entier
    } à partir de 0 et au-dessous de { NUMBER($most, useGrouping: 1) }
serve-folder-used = --data { $folder } : un autre serveur utilise ce dossier
serve-cannot-listen = --host { $host } --port { $port } : impossible d’écouter là ({ $why })
serve-host = --host { $host } : ce n’est pas un nom de machine
export-done = Enregistrements écrits dans { $folder } : { $n }
export-damaged = table { $table } : { $problem }
