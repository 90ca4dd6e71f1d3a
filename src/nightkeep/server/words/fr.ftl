# Ce que dit le serveur, en français.

## Refus : refused-CODE, ou refused-CODE-DETAIL quand un code a plusieurs phrases

refused-bad-text-empty =
    { $what ->
        [message] Ce message est vide. Écris d’abord quelque chose.
        [marker] Une marque doit avoir un nom qui se lit.
       *[name] Un nom doit avoir au moins une lettre ou un chiffre.
    }
refused-bad-text-invisible =
    { $what ->
        [message] Ce message contient des caractères invisibles. Écris-le sans eux.
        [marker] Le nom de cette marque contient des caractères invisibles. Écris-le sans eux.
       *[name] Ce nom contient des caractères invisibles. Écris-le sans eux.
    }
refused-no-guest = Choisis d’abord un nom.
refused-no-table = Cette table n’existe pas, ou elle est privée. Demande une invitation.
refused-no-spectators = Seules les personnes qui jouent peuvent voir cette table.
refused-no-link = Ce lien n’est plus valable. Demandes-en un nouveau.
refused-no-game = Il n’y a pas de jeu { $game }. Il y a : { $games }.
refused-no-lesson = Il n’y a pas de leçon pour ce jeu.
refused-no-seat-not-yours = Cette place n’est pas la tienne. Pour y jouer ici, ouvre son propre lien.
refused-no-seat-none = Tu n’as pas de place à cette table.
refused-no-seat-not-host = Seule la personne qui a ouvert la table peut commencer avec des bots.
refused-no-seat-unknown = Il n’y a pas de place { $seat } à cette table. Les places vont de 0 à { $last }.
refused-taken-this = Cette place est prise. Choisis-en une autre.
refused-taken-all = Aucune place n’est libre.
refused-spectator = Tu regardes. Seules les personnes qui jouent peuvent faire cela.

refused-not-started = La partie n’a pas commencé. Elle commence quand toutes les places sont prises.
refused-started = La partie a commencé et toutes les places sont prises.
refused-over = La partie est finie.
refused-closed = Cette table est fermée. Tu peux en ouvrir une autre.
refused-outdated = Les règles ont changé depuis le début de cette partie. Ouvre une nouvelle table.
refused-playing-shown = Tu verras cela quand la partie sera finie.
refused-playing-rematch = La partie n’est pas encore finie. Tu pourras rejouer après.
refused-stale = Il s’est passé quelque chose entre-temps. Regarde de nouveau et choisis.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-chance = Ce n’est pas au hasard de décider maintenant.
refused-no-undo-used-up = Tu as annulé { $most } choix dans cette partie. Tu ne peux pas en annuler plus.
refused-no-undo-too-late = Cela ne peut plus s’annuler. Seul ton dernier choix s’annule, tant que personne d’autre n’a choisi, que le hasard n’a rien décidé et que rien de caché n’a été montré.
refused-no-team = Il n’y a personne dans ton camp à qui parler. Écris à tout le monde.
refused-no-hints = Cette table joue sans conseils.
refused-away = Un bot joue à cette place. Reviens d’abord.
refused-away-already = Un bot joue déjà à cette place.
refused-not-away = Personne d’autre ne joue à cette place.

refused-bad-level = Il n’y a pas de bot { $level }. Il y a : { $levels }.
refused-bad-seats-number = Ce jeu a besoin d’un autre nombre de places : { $players }, et non { $seats }.
refused-bad-seats-nobody = Au moins une place doit être pour un être humain.
refused-bad-option-board = { $option } : aux tables, on joue sur les plateaux du jeu : { $boards }.
refused-bad-option-version = { $option } : ce plateau est celui de l’autre version. Choisis le jeu qui va avec.

refused-too-fast-messages = C’était un peu trop rapide. Attends un instant.
refused-too-fast-requests = Trop de demandes viennent de ton réseau. Attends un instant et réessaie.
refused-too-fast-guests = Trop de nouvelles personnes viennent de ton réseau. Attends un instant et réessaie.
refused-too-fast-hints = Tu viens de demander plusieurs conseils. Attends un instant avant le suivant.
refused-too-many-tables = Le nombre maximal de tables ouvertes est { $most }. Finis d’abord une partie ou quitte une table.
refused-too-many-links = Il n’y a plus de liens pour cette table. Prends un lien que tu as déjà.
refused-too-many-connections = Trop de fenêtres sont ouvertes à cette table ou sur ce serveur. Fermes-en une, ou réessaie plus tard.
refused-busy-table = Il se passe trop de choses à la fois à cette table. Réessaie dans un instant.
refused-busy-replays = Trop d’anciennes parties sont consultées en ce moment. Réessaie dans un instant.
refused-preparing = Ce jeu se prépare. Réessaie dans un instant.
refused-store = Le serveur ne peut rien lire ni enregistrer en ce moment. Rien n’est perdu. Réessaie dans un instant.
refused-rewound = Le serveur a perdu les derniers coups de cette partie. Regarde de nouveau et choisis.
refused-rewound-this = Le serveur a perdu cela et les derniers coups de la partie. Regarde de nouveau et choisis.
refused-full-log = Le journal de cette table est plein. La partie ne peut pas continuer.
refused-full-log-chat = Cette table n’a plus de place pour les messages et les marques. On peut encore jouer.
refused-full-log-moves = Cette table n’a plus de place que pour les coups.
refused-error = Le serveur a eu un problème. Rien n’a changé. Réessaie.
refused-error-turn = Le serveur a eu un problème. Il va réessayer.
refused-error-hint = Le bot n’a pas trouvé de conseil. Réessaie.
refused-origin = Cette page a été ouverte à une adresse que le serveur ne connaît pas. Ouvre-la à sa propre adresse.

refused-bad-request-unreadable = Le serveur ne peut pas lire cette demande. Recharge la page. ({ $problem })
refused-bad-request-number = { $name } doit être un nombre entier.
refused-bad-request-lang = lang doit être une de ces valeurs : { $languages }.
refused-bad-request-step = step doit être entre 1 et { $steps }.
refused-bad-type = Les demandes doivent être envoyées en application/json.
refused-bad-message-unreadable = Le serveur ne peut pas lire ce message. Recharge la page. ({ $problem })
refused-bad-message-too-long = Un message a { $bytes } octets au plus. Écris moins.
refused-key-reused = Cette clé a déjà servi à une autre demande. Donne à chaque demande une clé à elle.
refused-too-large = Une demande a { $bytes } octets au plus. Envoie moins.
refused-too-slow = La demande n’est pas arrivée à temps. Réessaie.
refused-not-found = Il n’y a rien à cette adresse.
refused-refused = Le serveur ne répond pas à ce genre de demande (HTTP { $status }).

## Ce que tout le monde lit à une table, après « La table dit : »

table-full = Le journal de cette table est plein. La partie a été fermée en l’état.
table-no-game = Ce serveur n’a pas le jeu { $game }.
table-other-rules = Cette partie a commencé avec les règles { $rules }. Le serveur a maintenant les règles { $now }. Elle ne peut donc pas continuer ici. Ouvre une nouvelle table.
table-options = Les options de cette table ne vont plus avec le jeu : { $problem }
table-unreadable = Cette version du serveur ne peut pas lire le journal de cette table. Rien n’est effacé.

## Ce que lit l’exploitant quand la base de données échoue

store-newer = la base de données est d’un Nightkeep plus récent (ses tables : { $version } ; connues ici : { $newest })
store-not-opened = la base de données ne peut pas être ouverte ({ $problem })
store-silent = la base de données ne répond pas ({ $problem })
store-not-written = il est impossible d’écrire dans la base de données pour l’instant ({ $problem })
store-not-durable = elle a { $wrong }, donc des coups confirmés peuvent se perdre dans une panne ; mets on dans postgresql.conf et recharge PostgreSQL
store-replaced = son fichier a été remplacé ou supprimé pendant que le serveur tournait ; redémarre le serveur

## Ce que montre le navigateur quand aucune page n’a été construite

page-missing = Nightkeep fonctionne, mais sa page n’a pas été construite
page-missing-build = Construis-la avec { $command } et redémarre le serveur.
page-missing-works = Le serveur lui-même fonctionne : regarde { $games } et { $interface }.
page-missing-games = les jeux
page-missing-interface = l’interface
