# Les clés du château en français.

## Noms : cartes avec l’article indéfini (a), sortes de portes, couleurs au féminin pour une porte (door), côtés avec
## leur article (the). NAME($card, form: "a") fait de « skeleton » le nom name-skeleton-a.

name-key-blue-a = une clé bleue
name-key-red-a = une clé rouge
name-key-green-a = une clé verte
name-key-yellow-a = une clé jaune
name-skeleton-a = un passe-partout
name-padlock-a = un cadenas
name-passage-a = un passage secret
name-hacksaw-a = une scie à métaux
name-net-a = un filet
name-blue-door = bleue
name-red-door = rouge
name-green-door = verte
name-yellow-door = jaune
name-south-the = le Sud
name-west-the = l’Ouest
name-north-the = le Nord
name-east-the = l’Est

card-name =
    { $card ->
        [key-blue] clé bleue
        [key-red] clé rouge
        [key-green] clé verte
        [key-yellow] clé jaune
        [skeleton] passe-partout
        [padlock] cadenas
        [passage] passage secret
        [hacksaw] scie à métaux
       *[net] filet
    }
front-name =
    { $kind ->
        [open] une porte ouverte
        [barred] une porte à barreaux
        [extra-key] une clé bonus
       *[extra-turn] un tour bonus
    }
side-name =
    { $side ->
        [south] le Sud
        [west] l’Ouest
        [north] le Nord
       *[east] l’Est
    }

## Ce que fait une action

turning =
    { $front ->
        [up] fermer { $tile }
        [unseen] ouvrir { $tile } (jamais ouverte)
        [open] ouvrir { $tile } (porte ouverte)
        [barred] ouvrir { $tile } (porte à barreaux)
        [extra-key] ouvrir { $tile } (clé bonus)
       *[seen] ouvrir { $tile } (tour bonus)
    }
action-lay = la porte suivante est { NAME($colour, form: "door") }
action-draw = la carte suivante : { card-name }
action-refill = mélanger la défausse pour en faire une nouvelle pioche
action-flip = { $tile } montre { front-name }
action-stay =
    { $tile ->
        [outside] rester dehors
       *[inside] rester sur { $tile }
    }
action-leave = quitter le château depuis { $tile }
action-decline = ne pas utiliser la clé bonus maintenant
action-throw = défausser { NAME($card, form: "a") }, sans effet
action-net = jeter un filet sur { side-name } en { $tile } : deux tours sans se déplacer
action-move =
    { $inside ->
        [1] aller sur { $tile }
       *[0] entrer dans le château par { $tile }
    }{ $wins ->
        [1] {" et gagner"}
       *[0] {""}
    }
action-turn = avec la clé bonus, { turning }
action-key = { turning } avec { NAME($card, form: "a") }
action-skeleton =
    { $front ->
        [padlocked] enlever le cadenas de { $tile }
       *[free] { turning } avec un passe-partout
    }
action-padlock = mettre un cadenas sur { $tile } : on ne peut plus y entrer ni retourner la porte
action-hacksaw = scier pour de bon les barreaux de { $tile }
action-passage = relier { $west } et { $east } pour de bon
action-first = { $who } commence

## Pourquoi pas

why-draw-starter-first = il faut d’abord tirer au sort qui commence
why-lay-first = on pose encore les portes du château
why-deal-first = on distribue encore les cartes
why-refill-first = il faut d’abord mélanger la défausse pour en faire une nouvelle pioche
why-draw-first = il faut d’abord piocher une carte
why-look-first = il faut d’abord regarder la porte qui vient de s’ouvrir
why-starter-settled = qui commence est déjà décidé ; on ne le tire au sort qu’avant tout le reste, et seulement si on l’a choisi
why-no-chance-now = rien ne se tire au sort maintenant ; la décision est à qui joue
why-no-such-seat = il n’y a pas de place { $seat } si l’on joue à { $players }
why-colour-laid = toutes les portes de cette couleur sont déjà posées ({ NAME($colour, form: "door") })
why-card-not-in-pile = cette carte n’est plus dans la pioche : { card-name }
why-kind-seen = dans cette couleur ({ NAME($colour, form: "door") }), toutes les portes de cette sorte sont connues : { front-name }
why-play-before-moving = il faut d’abord jouer ou défausser une carte ; le déplacement vient après
why-move-over = le déplacement de ce tour est fini ; la clé bonus n’en donne pas d’autre
why-no-extra-key = une clé bonus ne sert que juste après être arrivé sur sa porte
why-card-played = la carte de ce tour est déjà jouée
why-not-in-castle = { $tile } n’est pas dans le château pour { $players } personnes
why-outside-already = ton personnage est déjà dehors
why-stands-there = ton personnage est déjà sur { $tile }
why-other-side = on n’entre dans le château que par la rangée de départ de son côté : { side-name }
why-same-door = ton personnage est entré en dernier par { $tile } et revient par une autre porte
why-no-passage = aucun passage secret ne relie { $origin } et { $tile }
why-not-next = { $tile } n’est pas à côté de { $origin }
why-move-padlocked = il y a un cadenas sur { $tile }
why-move-occupied = il y a un autre personnage sur { $tile }
why-move-closed = { $tile } est fermée
why-move-barred = { $tile } a des barreaux
why-padlocked = il y a un cadenas sur { $tile } ; la porte ne se retourne pas
why-sawn-for-good = { $tile } est sciée pour de bon
why-character-stands = il y a un personnage sur { $tile } ; la porte ne se ferme pas
why-card-not-held = tu n’as pas cette carte : { card-name }
why-nobody-at-side = personne ne joue de ce côté : { NAME($side, form: "the") }
why-own-character = un filet sert sur le personnage de quelqu’un d’autre
why-target-outside = { side-name } est hors du château
why-target-netted = { side-name } est déjà sous un filet
why-padlock-twice = il y a déjà un cadenas sur { $tile }
why-padlock-on-bars = { $tile } montre des barreaux entiers ; un cadenas n’y tient pas
why-sawn-already = { $tile } est déjà sciée
why-bars-closed = { $tile } est fermée ; une scie à métaux demande des barreaux visibles
why-no-bars = { $tile } n’a pas de barreaux
why-passage-outside = un passage relie deux portes du château qui se touchent par un coin
why-crossing-taken = il y a déjà un passage secret à ce croisement
why-passage-at-bars = { $tile } montre des barreaux entiers ; aucun passage ne peut y commencer
why-other-colour = { $tile } est { NAME($door, form: "door") } ; cette carte ({ card-name }) ne sert que sur une porte { NAME($colour, form: "door") }

## Ce qui s’est passé

event-starter = { $who } commence : le sort en a décidé.
event-laid = En { $tile }, on pose une porte { NAME($colour, form: "door") } fermée.
event-dealt = { $who } reçoit { NAME($card, form: "a") }.
event-dealt-hidden = { $who } reçoit une carte.
event-drawn = { $who } pioche { NAME($card, form: "a") }.
event-drawn-hidden = { $who } pioche une carte.
event-refilled =
    C’était la dernière carte de la pioche : { $cards ->
        [1] la seule carte de la défausse devient la nouvelle pioche
       *[other] les { $cards } cartes de la défausse sont mélangées et forment la nouvelle pioche
    }.
event-thrown = { $who } défausse { NAME($card, form: "a") }.
event-key = { $who } joue { NAME($card, form: "a") } sur { $tile }.
event-unlocked = { $who } joue un passe-partout : le cadenas de { $tile } est enlevé.
event-padlocked = { $who } met un cadenas sur { $tile }.
event-passage = { $who } pose un passage secret entre { $west } et { $east }.
event-sawn = { $who } scie les barreaux de { $tile }.
event-netted = { $who } jette un filet sur { $target } en { $tile } : deux tours sans se déplacer.
event-flipped = { $tile } se retourne : { front-name }.
event-opened = { $tile } s’ouvre de nouveau : { front-name }.
event-closed = { $tile } se ferme.
event-entered = { $who } entre dans le château par { $tile }.
event-moved = { $who } va de { $origin } à { $tile }.
event-left = { $who } quitte le château depuis { $origin }.
event-stayed = { $who } ne se déplace pas.
event-held =
    { $more ->
        [0] { $who } est sous le filet et ne peut pas se déplacer.
        [1] { $who } est sous le filet et ne peut pas se déplacer ; encore 1 tour ainsi.
       *[other] { $who } est sous le filet et ne peut pas se déplacer ; encore { $more } tours ainsi.
    }
event-extra-key = { $who } trouve une clé bonus sur { $tile } et peut retourner une porte.
event-extra-key-used = { $who } utilise la clé bonus de { $tile }.
event-declined = { $who } n’utilise pas la clé bonus maintenant.
event-extra-turn = { $who } trouve un tour bonus sur { $tile }.
event-net-off = Le filet s’enlève : { $who } peut de nouveau se déplacer.
event-won = { $who } a traversé le château en { $tile } et gagne !
event-tied = Après { NUMBER($turns, useGrouping: 0) } tours, personne n’est arrivé : égalité.

## Options et mots refusés

option-characters = { $key } = { $given } n’est pas permis : { $characters } personnages pour { $players } personnes
option-character = { $key } = { $given } n’est pas permis ; { $key } peut être un nombre de 1 à { $most }, ou un pour chaque personne, comme 4,7
word-passage = « { $word } » : ce ne sont pas les bouts d’un passage ; écris-les comme c3-d4
word-no-crossing = { $one } et { $other } ne se touchent pas par un coin ; un passage relie deux portes qui se touchent ainsi

## Au terminal

terminal-turn = { $limit ->
    [0] tour { $turn }
   *[other] tour { $turn } sur { $limit }
}
terminal-phase = { $phase ->
    [won] { $who } a traversé le château et gagne
    [drawn] personne n’est arrivé : égalité
    [starting] on tire au sort qui commence
    [laying] le château est mis en place
    [dealing] les cartes sont distribuées
    [refilling] la défausse est mélangée en une nouvelle pioche
    [drawing] { $who } pioche une carte
    [flipping] { $tile } est retournée
    [extra-flipping] { $tile } est retournée
    [playing] { $who } joue une carte ou en défausse une
    [moving] { $who } avance, reste ou sort
   *[choosing] { $who } peut retourner une porte avec la clé bonus
}
terminal-front = { $front ->
    [open] ouverte
    [barred] BARREAUX
    [extra-key] +CLÉ
    [extra-turn] +TOUR
    [sawn] sciée
   *[closed] fermée
}
terminal-lock = CADENAS
terminal-net = filet{ $n }
terminal-side-name = { $side ->
    [south] sud
    [west] ouest
    [north] nord
   *[east] est
}
terminal-nobody = personne
terminal-side = { $side } : départ de { $who }
terminal-side-goal = { $side } : départ de { $who }, arrivée de { $goal }
terminal-you = toi
terminal-where = { terminal-cards-held }, { $at ->
    [0] dehors{ $entry ->
        [0] {""}
       *[other] {" "}(revient par une autre porte que { $entry })
    }
   *[other] sur { $at }
}
terminal-cards-held = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
terminal-netted = encore { $n ->
    [one] { $n } tour
   *[other] { $n } tours
} dans le filet
terminal-goal = but { terminal-side-name }
terminal-bonus = déjà eu : { $tiles }
terminal-hand = Ta main :
terminal-pile = Pioche :
terminal-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
terminal-discard = Défausse :
terminal-no-cards = aucune
terminal-card = { card-name }
terminal-legend-doors = BARREAUX : personne ne passe. sciée : barreaux coupés pour toujours. +CLÉ, +TOUR : un bonus en y entrant. CADENAS : un cadenas.
terminal-legend-signs = (...) ce qu’une porte fermée montrait avant. -/- et -\- sont des passages secrets, de coin à coin. @ est un personnage.

## Fichiers de plateau

board-other-game = game = { $given } : ce doit être un plateau pour game = "{ $wanted }"
board-castle-twice = il y a deux châteaux pour { $players } personnes
board-no-castle = il n’y a pas de [[castle]] pour { $players } personnes
board-castle-size = le château le plus large a { $columns } colonnes et le plus haut { $rows } rangées ; multipliées, elles ne doivent pas dépasser { $most }
board-tiles = { $each } tuiles de chacune des { $colours } couleurs font { $all } ; le plus grand château en demande { $needed }, et aucune couleur ne peut en avoir plus de { $most }
board-cards-many = { $cards } cartes, c’est trop ; il peut y en avoir { $most }
board-cards-few = { $keys } clés et passe-partout, c’est trop peu : à partir de { $needed }, il y a toujours une carte à mélanger quand la pioche est vide, même si toutes les autres cartes sont sur le château

## Positions mises en place

position-sides = les côtés ne sont pas ceux de ce nombre de personnes (KC-2.6, KC-2.7)
position-empty-seat = une place qui n’est pas en jeu a quelque chose
position-empty-seat-character = une place qui n’est pas en jeu a un personnage dans le château
position-outside = { $field } marque quelque chose hors du château
position-passage-place = un passage est là où quatre portes ne se touchent pas (KC-8.1)
position-two-kinds = une porte a deux couleurs ou deux sortes (KC-1.2)
position-laid-early = le château est posé avant le tirage au sort de qui commence (KC-2.16)
position-laid-order = les portes sont posées dans l’ordre, à partir de a1, jusqu’à ce que le château soit plein (KC-2.5)
position-not-laid = le château n’est pas posé en entier (KC-2.5)
position-colour-count = il n’y a pas { $each } portes de couleur { NAME($colour, form: "door") } (KC-1.2)
position-kind-count = il n’y a pas { $n } portes de sorte { $kind } et de couleur { NAME($colour, form: "door") } (KC-1.2)
position-up-unseen = une porte est visible dont la sorte n’est pas notée (KC-4.7)
position-sawn = seules les portes à barreaux visibles peuvent être sciées, et elles le restent (KC-7.1, KC-7.3)
position-padlock-bars = un cadenas est sur des barreaux entiers (KC-6.3)
position-two-passages = un croisement porte deux passages (KC-8.4)
position-no-bonus = un bonus a été utilisé sur une porte qui n’en a pas (KC-11.6, KC-11.11)
position-turned-over = une porte est retournée exactement quand elle est retournable et n’a jamais été vue (KC-4.4, KC-4.6)
position-two-characters = deux personnages sont sur la même porte (KC-10.3)
position-on-closed = un personnage est sur une porte fermée ou à barreaux (KC-4.9)
position-netted-outside = un personnage hors du château est dans un filet (KC-9.1)
position-entered-elsewhere = un personnage est entré par une porte hors de sa rangée de départ (KC-10.4)
position-not-entered = un personnage est dans le château sans y être entré (KC-10.4)
position-winner = qui a gagné est sur sa rangée d’arrivée, et personne d’autre (KC-12.1)
position-card-count = il y a { $total } cartes { $card } au lieu de { $n } (KC-1.5)
position-pile = la pioche a { $pile } cartes, mais left vaut { $left }
position-dealt = { $dealt } cartes sont distribuées dans cette phase (KC-2.13)
position-hand = la place { $seat } a { $n } cartes (KC-3.4, KC-3.5)
position-cards-early = des cartes ont bougé avant que le jeu ait commencé (KC-2.14)
position-together = les mains au dernier mélange ne sont pas ce qu’elles étaient ensemble (KC-13.4)
position-plays = des cartes jouées sont notées que personne n’a jouées (KC-13.4)
position-at-refill = au mélange, la main qui a pioché en dernier a 4 cartes, et chaque autre 3 (KC-3.12, KC-13.4)
position-after-refill = juste après le mélange, la place qui a pioché la dernière carte en joue une (KC-3.12)
position-more-plays = plus de cartes ont été jouées depuis le dernier mélange que dans tous les tours (KC-3.5)
position-more-drawn = depuis le dernier mélange, plus de cartes ont été piochées que la pioche n’a pu en avoir (KC-3.13)
position-still-held = la place { $seat } n’a pas joué une carte qu’elle avait au dernier mélange (KC-13.4)
position-more-than-open = plus de cartes { $card } ont été jouées depuis le dernier mélange qu’il n’y en a de visibles (KC-13.2)
position-end = la partie est finie exactement quand quelqu’un arrive ou que la limite de tours est atteinte (KC-12.1, KC-12.5)
position-late-arrival = personne ne peut arriver après la limite de tours (KC-12.6)
position-early = quelque chose s’est passé avant que le jeu ait commencé (KC-2.5, KC-3.1)
position-begun-early = une place a commencé avant le tirage au sort (KC-2.16)
position-refill = la pioche est refaite dès qu’elle est vide, et pas avant (KC-3.11, KC-3.12)
position-netted-moves = qui est dans un filet n’a pas de déplacement (KC-9.2)
position-extra-key = une clé bonus ne sert que sur sa porte, et une seule fois (KC-11.1, KC-11.6)

## Cartes de chaleur des études

heat-opened = Quelles portes sont retournées
heat-walked = Où vont les personnages
