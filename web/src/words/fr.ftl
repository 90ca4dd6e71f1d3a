# La page en français. Les phrases des jeux : src/nightkeep/games/*/words.

## Everywhere on the page

app-name = Nightkeep
app-skip = Aller au contenu
app-tagline = Un château hanté plein de jeux. Frappe à une porte.
app-settings = Réglages
app-language = Langue
app-light = Clair et sombre
app-light-auto = Comme mon appareil
app-light-dark = Nuit
app-light-light = Jour
app-sound = Sons
app-on = Oui
app-off = Non
app-close = Fermer
app-back = Retour au salon
app-loading = Un instant…
app-retry = Réessayer
app-nowhere = Cette page n’existe pas.
app-copy = Copier le lien
app-copied = Copié
app-share = Partager
app-yes = Oui
app-no = Non
app-minutes = { $a }–{ $b } minutes
app-players = { $a }–{ $b } personnes
app-player = 1 personne
app-exactly = { $a } personnes
app-qr = Code QR du lien

list-and = { $first } et { $last }

## The hall: the list of games and tables

hall-games = Les portes du château
hall-broken = Le jeu « { $name } » ne s’ouvre pas : son paquet { $package } ne marche pas ici. Le journal du serveur dit pourquoi.
hall-mine = Mes tables
hall-mine-none = Tu n’es encore à aucune table. Ouvre une porte ci-dessus et commence.
hall-open = Tables ouvertes
hall-open-none = Personne n’attend en ce moment. Ouvre une table, et elle apparaît ici.
hall-replays = Parties finies
hall-replays-none = Les parties que tu as finies apparaissent ici, pour les revoir.
hall-yourturn = À toi de jouer
hall-continue = Continuer
hall-join = Rejoindre
hall-watch = Regarder
hall-replay = Revoir
hall-free =
    { $n } { $n ->
        [one] place libre
       *[other] places libres
    }
hall-with = avec { $names }
hall-alone = personne d’autre encore
hall-name = Ton nom à la table
hall-name-change = Changer
hall-name-save = Enregistrer
hall-hello = Bonsoir, { $name }.
hall-docs = Documentation
hall-names = Hibou, Chauve-souris, Lanterne, Corbeau, Papillon de nuit, Bougie, Renard, Grillon, Étoile, Toile d’araignée

## A game’s own page: what to choose before a table is opened

game-bots = Jouer contre des bots
game-solo = Jouer maintenant
game-friends = Inviter
game-friends-text = Ouvre une table avec un lien et un code QR pour les personnes que tu invites.
game-device = Autour d’un appareil
game-device-text = Tout le monde joue sur cet écran. S’il y a un secret, un rideau tombe entre les tours.
game-bots-text = Tu prends la première place, des bots les autres.
game-solo-text = Toi contre le château.
game-players = Personnes
game-level = Les bots jouent
game-options = Options
game-names = Qui joue ?
game-nameof = Nom de la personne { $n }
game-player = Personne { $n }
game-listed = Montrer cette table dans le salon, pour que tout le monde puisse la rejoindre
game-botsfill = Places prises par des bots
game-clock = Temps pour un tour
game-clock-none = Sans limite
game-clock-seconds = { $n } secondes
game-absent = Un bot remplace une personne absente
game-absent-minutes =
    Après { $n } { $n ->
        [one] minute
       *[other] minutes
    }
game-absent-days =
    Après { $n } { $n ->
        [one] jour
       *[other] jours
    }
game-absent-never = Jamais : attendre tout le monde
game-pace = Allure
game-pace-fast = Rapide
game-pace-calm = Calme
game-pace-slow = Lente
game-rules = Lire les règles
game-unknown = Ce jeu n’existe pas.

## Options that several games have, and their values

option-first_seat = Qui commence
option-first_seat-seat-1 = Place 1
option-first_seat-drawn = Au hasard
option-die_passes = Le dé passe à gauche de
option-die_passes-chooser = qui a choisi le côté
option-die_passes-holder = qui avait le dé
option-term = { $option } : { $value }

## How well bots play, as in “Bots play …” and “Bot, plays …” (table-bot)

level-random = au hasard
level-greedy = au plus vite
level-easy = doucement
level-normal = bien
level-hard = fort
level-expert = au mieux

## While the server compiles a game for the first time

prepare-title = Le jeu se prépare…
prepare-text = Ce serveur ouvre ce jeu pour la première fois et doit le construire. Cela n’arrive qu’une fois et peut prendre quelques minutes. Tu peux rester ici : la suite vient toute seule.
prepare-time = { $time } jusqu’ici
prepare-giveup = Ne plus attendre

## The table

table-turn-you = À toi, { $name }
table-turn-other = { $name } réfléchit
table-turn-chance = Le hasard décide
table-turn-over = La partie est finie
table-waiting = On attend du monde
table-waiting-text = La partie commence quand toutes les places sont prises.
table-fill = Commencer avec des bots
table-fill-text = Des bots prennent les places libres et la partie commence. Qui vient plus tard peut seulement regarder.
table-fill-go = Commencer maintenant
table-fill-wait = Attendre encore
table-sit = M’asseoir ici
table-sit-kept = Prendre ma place
table-free = Place libre
table-kept = Réservée pour { $name }
table-bot = Bot, joue { $level }
table-away = Un bot joue jusqu’au retour : { $name }
table-comeback = Me revoilà
table-you = toi
table-gone = hors ligne
table-invite = Inviter
table-invite-text = Qui ouvre ce lien peut prendre une place libre.
table-seatlink = Ma place sur un autre appareil
table-seatlink-text = Ce lien ouvre ta propre place. Ne le partage pas.
table-watch-text = Qui ouvre ce lien peut regarder : une amie, un ami ou la télé du salon.
table-bigscreen = Grand écran pour cette pièce
table-leave = Partir
table-leave-ask = Quitter cette partie ? Un bot joue pour toi ; tu peux revenir depuis le salon.
table-leave-waiting = Rendre ta place à cette table ?
table-leave-hall = Aller au salon, garder ma place
table-leave-seat = Rendre ma place
table-leave-stay = Rester
table-actions = Ce que tu peux faire
table-all = Tous les choix en liste
table-goon = Continuer
table-undo = Annuler
table-hint = Conseil
table-hint-says = Un bot choisirait : { $says }
table-hint-chance = Un bot choisirait : { $says } (environ { $percent } % de chances de gagner)
table-hint-side = Un bot choisirait : { $says } (environ { $percent } % de chances que ton camp gagne)
table-hint-others = Comparer avec d’autres choix
table-hint-thinking = Un bot y réfléchit…
table-confirm = Touche encore : cela ne s’annule pas.
table-log = Journal
table-log-none = Rien ne s’est encore passé.
table-why = Pourquoi ?
table-why-of = Pourquoi ? { $text }
table-chat = Discussion
table-chat-none = Dis bonjour !
table-chat-say = Écris quelque chose
table-chat-send = Envoyer
table-chat-team = Seulement à mon camp
table-rules = Règles
table-rules-search = Chercher dans les règles
table-rules-english = Les règles de ce jeu n’existent qu’en anglais.
table-rules-none = Aucune règle ne contient ces mots.
table-words = En mots
table-seats = Places
table-more = Plus
table-taken = Le dernier coup a été annulé.
table-rewound = Le serveur a perdu les derniers coups. La partie continue d’ici.
table-lost = La connexion est perdue. Nouvelle tentative…
table-lost-kept = Ton coup est gardé et sera envoyé une fois.
table-back = La connexion est revenue.
table-back-done = Ton coup est arrivé.
table-back-late = Ton coup est arrivé trop tard et n’a pas été joué.
table-connecting = La table s’ouvre…
table-watching = Tu regardes.
table-clock = encore { $n } s
table-score = points
table-stale = Il s’est passé quelque chose entre-temps. Regarde de nouveau et choisis.
table-closed = Cette table est fermée.
table-message = La table dit : { $text }

## The end of a game

end-win-you = Tu gagnes !
end-win =
    { $names } { $n ->
        [one] gagne
       *[other] gagnent
    } !
end-draw = Égalité : personne n’est devant.
end-nobody = Personne ne gagne.
end-lost = Cette fois, tu perds.
end-side-won = Gagné
end-side-lost = Perdu
end-rematch = Rejouer
end-rematch-text = La prochaine fois, tout le monde avance d’une place.
end-next = On rejoue : viens aussi
end-replay = Revoir
end-dice = Vérifier le hasard
end-share = Partager la partie
end-board = Voir le plateau

## Several players share one device: shown before a secret is shown to the next one

curtain-title = Passe l’appareil : { $name }
curtain-text = Le plateau reste caché : au tour de { $name }. Que les autres ne regardent pas !
curtain-ready = C’est moi, { $name } : ouvrir le rideau

## The first game, with a teacher

learn-teach = Apprendre
learn-teach-of = Apprendre { $game }
learn-title = Ta première partie : { $game }
learn-teacher = Ce que dit la leçon
learn-at = Étape { $n } sur { $all }
learn-next = Continuer
learn-back = Revenir
learn-again = Recommencer
learn-leave = Quitter la leçon
learn-rules = Les règles de cette étape
learn-rules-short = Règles
learn-others = Ce qui est permis aussi ({ $n })

## Replays

replay-title = Revoir : { $game }
replay-notover = Cette partie n’est pas encore finie. Tu pourras la revoir ensuite.
replay-first = Premier coup
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = Dernier coup
replay-at = Coup { $n } sur { $all }
replay-scrub = Position dans la partie
replay-eyes = Vu par
replay-everybody = le public
replay-download = Télécharger la partie
replay-speed = Vitesse
replay-begin = La partie commence.

## Check of the random numbers after a game

dice-title = Le hasard était-il honnête ?
dice-text = Avant que quelqu’un s’assoie, le serveur a choisi un nombre secret et en a montré l’empreinte à tout le monde (ci-dessous). Le navigateur de chaque personne y a ajouté son propre nombre. Tous les hasards de la partie viennent de ces nombres réunis. Personne, pas même le serveur, n’a donc pu choisir ce qui arrivait. Maintenant, le secret est ouvert : ton navigateur peut tout recalculer et comparer.
dice-check = Tout recalculer
dice-checking = Calcul en cours…
dice-fingerprint = L’empreinte que tout le monde a vue au début
dice-secret = Le nombre secret
dice-shares = Ce que chaque navigateur a ajouté
dice-fits = Le secret correspond à l’empreinte : il n’a pas été changé pendant la partie.
dice-misfits = Le secret ne correspond pas à l’empreinte : quelqu’un l’a changé !
dice-ok =
    { $n ->
        [0] Aucun hasard à vérifier. Honnête !
        [1] Le seul hasard donne le même résultat. Honnête !
       *[other] Les { $n } hasards donnent les mêmes résultats. Honnête !
    }
dice-bad =
    { $n } { $n ->
        [one] hasard n’est pas
       *[other] hasards ne sont pas
    } ce que donnent les nombres !
dice-table = Combien de fois chaque résultat est sorti
dice-outcome = Résultat
dice-expected = Attendu
dice-came = Sorti
dice-none = Rien n’était au hasard dans cette partie.

## Big screen for spectators

watch-join = Jouer avec ton téléphone
watch-full = Plein écran

## An invitation

join-title = Une invitation pour toi
join-by =
    { $names } { $n ->
        [one] t’invite
       *[other] t’invitent
    } à une partie : { $game }.
join-plays =
    { $names } { $n ->
        [one] joue
       *[other] jouent
    } : { $game }.
join-to = On t’invite à une partie : { $game }.
join-seat = Avec ce lien, tu joues aussi sur cet appareil comme { $name } : { $game }.
join-full = Toutes les places sont prises ou réservées. Tu peux regarder.
join-begun = La partie a commencé et toutes les places sont prises. Tu peux regarder.
join-over = Cette partie est finie. Tu peux voir comment.
join-look = Regarder
join-go = Entrer
join-bad = Ce lien n’est pas complet. Demande-le encore une fois.

## Games without a board of their own on this page

plain-english = Les noms sur ce plateau sont en anglais.
plain-board = La table
plain-choices = Ce que tu peux choisir

## What went wrong, where the server does not say it

problem-error = Le serveur a eu un problème. Réessaie.
problem-refused = Ce n’est pas possible.
problem-offline = Le serveur ne répond pas. Vérifie la connexion et réessaie.
problem-illegal = Ce n’est pas permis maintenant. Ce qui est permis est éclairé.
