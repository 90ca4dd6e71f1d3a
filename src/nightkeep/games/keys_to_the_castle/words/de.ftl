# Schlüssel zur Burg auf Deutsch.

## Karten auf die Frage wen oder was, und Farben: NAME($card, form: "a") macht aus „skeleton“ den Namen name-skeleton-a

name-key-blue-a = einen blauen Schlüssel
name-key-red-a = einen roten Schlüssel
name-key-green-a = einen grünen Schlüssel
name-key-yellow-a = einen gelben Schlüssel
name-skeleton-a = einen Dietrich
name-padlock-a = ein Vorhängeschloss
name-passage-a = einen Geheimgang
name-hacksaw-a = eine Eisensäge
name-net-a = ein Netz
name-blue = blau
name-red = rot
name-green = grün
name-yellow = gelb

## Namen von Dingen; $card, $kind und $side sind die Wörter der Aktionstexte

card-name =
    { $card ->
        [key-blue] blauer Schlüssel
        [key-red] roter Schlüssel
        [key-green] grüner Schlüssel
        [key-yellow] gelber Schlüssel
        [skeleton] Dietrich
        [padlock] Vorhängeschloss
        [passage] Geheimgang
        [hacksaw] Eisensäge
       *[net] Netz
    }
front-name =
    { $kind ->
        [open] eine offene Tür
        [barred] eine Gittertür
        [extra-key] ein Zusatzschlüssel
       *[extra-turn] ein Zusatzzug
    }
side-name =
    { $side ->
        [south] Süd
        [west] West
        [north] Nord
       *[east] Ost
    }

## Was eine Aktion tut

turning =
    { $front ->
        [up] { $tile } schließen
        [unseen] { $tile } öffnen (noch nie geöffnet)
        [open] { $tile } öffnen (offene Tür)
        [barred] { $tile } öffnen (Gittertür)
        [extra-key] { $tile } öffnen (Zusatzschlüssel)
       *[seen] { $tile } öffnen (Zusatzzug)
    }
action-lay = die nächste Tür ist { NAME($colour) }
action-draw = die nächste Karte: { card-name }
action-refill = den Ablagestapel zu einem neuen Nachziehstapel mischen
action-flip = auf { $tile } erscheint { front-name }
action-stay =
    { $tile ->
        [outside] draußen bleiben
       *[inside] auf { $tile } bleiben
    }
action-leave = die Burg von { $tile } aus verlassen
action-decline = den Zusatzschlüssel jetzt nicht nutzen
action-throw = { NAME($card, form: "a") } ohne Wirkung abwerfen
action-net = ein Netz über { side-name } auf { $tile } werfen: zwei Züge lang fest
action-move =
    { $inside ->
        [1] auf { $tile } gehen
       *[0] die Burg bei { $tile } betreten
    }{ $wins ->
        [1] {" und gewinnen"}
       *[0] {""}
    }
action-turn = mit dem Zusatzschlüssel { turning }
action-key = { turning }: { card-name }
action-skeleton =
    { $front ->
        [padlocked] das Vorhängeschloss von { $tile } abnehmen
       *[free] { turning }: Dietrich
    }
action-padlock = ein Vorhängeschloss auf { $tile } legen: niemand kann das Feld betreten oder umdrehen
action-hacksaw = das Gitter auf { $tile } für immer aufsägen
action-passage = { $west } und { $east } für immer verbinden
action-first = { $who } beginnt

## Warum nicht

why-draw-starter-first = zuerst muss ausgelost werden, wer beginnt
why-lay-first = die Burg wird noch ausgelegt
why-deal-first = die Karten werden noch ausgeteilt
why-refill-first = zuerst muss der Ablagestapel zu einem neuen Nachziehstapel gemischt werden
why-draw-first = zuerst muss eine Karte gezogen werden
why-look-first = zuerst muss die geöffnete Tür angesehen werden
why-starter-settled = wer beginnt, steht fest; ausgelost wird nur ganz am Anfang und nur, wenn es so gewählt ist
why-no-chance-now = jetzt entscheidet nicht der Zufall, sondern wer am Zug ist
why-no-such-seat = Platz { $seat } gibt es bei { $players } Personen nicht
why-colour-laid = alle Plättchen dieser Farbe sind schon ausgelegt ({ NAME($colour) })
why-card-not-in-pile = diese Karte ist nicht mehr im Nachziehstapel: { card-name }
why-kind-seen = in dieser Farbe ({ NAME($colour) }) sind schon alle Plättchen dieser Art bekannt: { front-name }
why-play-before-moving = zuerst muss eine Karte gespielt oder abgeworfen werden; gegangen wird danach
why-move-over = der Schritt dieses Zuges ist vorbei; der Zusatzschlüssel bringt keinen weiteren
why-no-extra-key = ein Zusatzschlüssel gilt nur gleich nach dem Schritt auf sein Plättchen
why-card-played = die Karte dieses Zuges ist schon gespielt
why-not-in-castle = { $tile } gibt es in der Burg für { $players } Personen nicht
why-outside-already = deine Figur ist schon draußen
why-stands-there = deine Figur steht schon auf { $tile }
why-other-side = hinein geht es nur durch die Startreihe deiner eigenen Seite, { side-name }
why-same-door = deine Figur kam zuletzt durch { $tile } herein und kommt durch eine andere Tür zurück
why-no-passage = kein Geheimgang verbindet { $origin } und { $tile }
why-not-next = { $tile } liegt nicht neben { $origin }
why-move-padlocked = auf { $tile } liegt ein Vorhängeschloss
why-move-occupied = auf { $tile } steht eine andere Figur
why-move-closed = { $tile } ist geschlossen
why-move-barred = { $tile } ist vergittert
why-padlocked = auf { $tile } liegt ein Vorhängeschloss; die Tür lässt sich nicht umdrehen
why-sawn-for-good = { $tile } ist für immer aufgesägt
why-character-stands = auf { $tile } steht eine Figur; die Tür lässt sich nicht schließen
why-card-not-held = diese Karte hast du nicht: { card-name }
why-nobody-at-side = von der Seite { side-name } aus spielt niemand
why-own-character = ein Netz ist für die Figur einer anderen Person
why-target-outside = { side-name } ist nicht in der Burg
why-target-netted = { side-name } hängt schon in einem Netz
why-padlock-twice = auf { $tile } liegt schon ein Vorhängeschloss
why-padlock-on-bars = auf { $tile } ist ein ganzes Gitter zu sehen; darauf hält kein Vorhängeschloss
why-sawn-already = { $tile } ist schon aufgesägt
why-bars-closed = { $tile } ist geschlossen; eine Eisensäge braucht ein Gitter, das zu sehen ist
why-no-bars = auf { $tile } ist kein Gitter
why-passage-outside = ein Geheimgang verbindet zwei Plättchen in der Burg, die sich an einer Ecke berühren
why-crossing-taken = auf dieser Kreuzung liegt schon ein Geheimgang
why-passage-at-bars = auf { $tile } ist ein ganzes Gitter zu sehen; dort kann kein Geheimgang beginnen
why-other-colour = { $tile } ist { NAME($door) }; diese Karte ({ card-name }) passt nur zur Farbe { $colour ->
        [blue] Blau
        [red] Rot
        [green] Grün
       *[yellow] Gelb
    }

## Was geschehen ist

event-starter = { $who } wird ausgelost und beginnt.
event-laid =
    Auf { $tile } wird eine geschlossene { $colour ->
        [blue] blaue
        [red] rote
        [green] grüne
       *[yellow] gelbe
    } Tür gelegt.
event-dealt = { $who } bekommt { NAME($card, form: "a") }.
event-dealt-hidden = { $who } bekommt eine Karte.
event-drawn = { $who } zieht { NAME($card, form: "a") }.
event-drawn-hidden = { $who } zieht eine Karte.
event-refilled =
    Das war die letzte Karte des Nachziehstapels: { $cards ->
        [1] Die eine Karte des Ablagestapels wird zum neuen Stapel
       *[other] Die { $cards } Karten des Ablagestapels werden zu einem neuen gemischt
    }.
event-thrown = { $who } wirft { NAME($card, form: "a") } ab.
event-key = { $who } spielt { NAME($card, form: "a") } auf { $tile }.
event-unlocked = { $who } spielt einen Dietrich: Das Vorhängeschloss auf { $tile } kommt weg.
event-padlocked = { $who } legt ein Vorhängeschloss auf { $tile }.
event-passage = { $who } legt einen Geheimgang zwischen { $west } und { $east }.
event-sawn = { $who } sägt das Gitter auf { $tile } auf.
event-netted = { $who } wirft ein Netz über { $target } auf { $tile }: zwei Züge ohne Schritt.
event-flipped = { $tile } wird umgedreht: { front-name }.
event-opened = { $tile } ist wieder auf: { front-name }.
event-closed = { $tile } wird geschlossen.
event-entered = { $who } betritt die Burg bei { $tile }.
event-moved = { $who } geht von { $origin } auf { $tile }.
event-left = { $who } verlässt die Burg von { $origin } aus.
event-stayed = { $who } geht nicht weiter.
event-held =
    { $more ->
        [0] { $who } hängt im Netz und kann nicht gehen.
        [1] { $who } hängt im Netz und kann nicht gehen; das gilt noch 1 Zug lang.
       *[other] { $who } hängt im Netz und kann nicht gehen; das gilt noch { $more } Züge lang.
    }
event-extra-key = { $who } findet auf { $tile } einen Zusatzschlüssel und darf eine Tür umdrehen.
event-extra-key-used = { $who } nutzt den Zusatzschlüssel von { $tile }.
event-declined = { $who } nutzt den Zusatzschlüssel jetzt nicht.
event-extra-turn = { $who } findet auf { $tile } einen Zusatzzug.
event-net-off = { $who } ist wieder frei: Das Netz kommt weg.
event-won = { $who } ist bei { $tile } auf der anderen Seite der Burg und gewinnt!
event-tied = Nach { NUMBER($turns, useGrouping: 0) } Zügen ist niemand am Ziel: Die Partie endet unentschieden.

## Optionen und Wörter, die nicht gehen

option-characters = { $key } = { $given } geht nicht: { $characters } Figuren für { $players } Personen
option-character = { $key } = { $given } geht nicht; { $key } kann eine Zahl von 1 bis { $most } sein, oder eine für jede Person, etwa 4,7
word-passage = „{ $word }“ sind keine Enden eines Gangs; schreib sie wie c3-d4
word-no-crossing = { $one } und { $other } berühren sich nicht an den Ecken; ein Gang verbindet zwei Türplättchen, die das tun

## Am Terminal

terminal-turn = { $limit ->
    [0] Zug { $turn }
   *[other] Zug { $turn } von { $limit }
}
terminal-phase = { $phase ->
    [won] { $who } hat die Burg durchquert und gewinnt
    [drawn] niemand ist angekommen: unentschieden
    [starting] es wird ausgelost, wer beginnt
    [laying] die Burg wird ausgelegt
    [dealing] die Karten werden verteilt
    [refilling] der Ablagestapel wird zum neuen Nachziehstapel gemischt
    [drawing] { $who } zieht eine Karte
    [flipping] { $tile } wird umgedreht
    [extra-flipping] { $tile } wird umgedreht
    [playing] { $who } spielt eine Karte oder wirft eine ab
    [moving] { $who } geht, bleibt oder verlässt die Burg
   *[choosing] { $who } darf mit dem Zusatzschlüssel eine Tür umdrehen
}
terminal-front = { $front ->
    [open] offen
    [barred] GITTER
    [extra-key] +SCHLÜSS.
    [extra-turn] +ZUG
    [sawn] gesägt
   *[closed] zu
}
terminal-lock = SCHLOSS
terminal-net = Netz{ $n }
terminal-side-name = { $side ->
    [south] Süd
    [west] West
    [north] Nord
   *[east] Ost
}
terminal-nobody = niemand
terminal-side = { $side }: { $who } beginnt hier
terminal-side-goal = { $side }: { $who } beginnt hier, { $goal } muss hierher
terminal-you = du
terminal-where = { terminal-cards-held }, { $at ->
    [0] draußen{ $entry ->
        [0] {""}
       *[other] {" "}(kommt durch eine andere Tür als { $entry } zurück)
    }
   *[other] auf { $at }
}
terminal-cards-held = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
terminal-netted = noch { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
} im Netz
terminal-goal = Ziel { terminal-side-name }
terminal-bonus = schon gehabt: { $tiles }
terminal-hand = Deine Hand:
terminal-pile = Nachziehstapel:
terminal-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
terminal-discard = Ablagestapel:
terminal-no-cards = keine
terminal-card = { card-name }
terminal-legend-doors = GITTER: hier kommt niemand durch. gesägt: Gitter für immer offen. +SCHLÜSS., +ZUG: ein Bonus beim Betreten. SCHLOSS: ein Vorhängeschloss.
terminal-legend-signs = (...) was eine geschlossene Tür früher zeigte. -/- und -\- sind Geheimgänge, von Ecke zu Ecke. @ ist eine Figur.

## Spielplandateien

board-other-game = game = { $given }: das muss ein Spielplan für game = "{ $wanted }" sein
board-castle-twice = es gibt zwei Burgen für { $players } Personen
board-no-castle = es gibt keine [[castle]] für { $players } Personen
board-castle-size = die breiteste Burg hat { $columns } Spalten und die höchste { $rows } Zeilen; multipliziert darf das höchstens { $most } sein
board-tiles = { $each } Plättchen von jeder der { $colours } Farben sind { $all }; die größte Burg braucht { $needed }, und keine Farbe darf mehr als { $most } haben
board-cards-many = { $cards } Karten sind zu viele; es dürfen { $most } sein
board-cards-few = { $keys } Schlüssel und Dietriche sind zu wenige: ab { $needed } gibt es immer eine Karte zum Mischen, wenn der Nachziehstapel leer ist, selbst wenn alle anderen Karten auf der Burg liegen

## Aufgebaute Stellungen

position-sides = die Seiten passen nicht zu dieser Zahl von Personen (KC-2.6, KC-2.7)
position-empty-seat = ein Platz, der nicht im Spiel ist, hat etwas
position-empty-seat-character = ein Platz, der nicht im Spiel ist, hat eine Figur in der Burg
position-outside = { $field } markiert etwas außerhalb der Burg
position-passage-place = ein Geheimgang liegt, wo keine vier Plättchen zusammentreffen (KC-8.1)
position-two-kinds = ein Plättchen hat zwei Farben oder zwei Arten (KC-1.2)
position-laid-early = die Burg liegt aus, bevor ausgelost ist, wer beginnt (KC-2.16)
position-laid-order = Plättchen werden der Reihe nach gelegt, von a1 an, bis die Burg voll ist (KC-2.5)
position-not-laid = die Burg liegt nicht vollständig aus (KC-2.5)
position-colour-count = es gibt nicht { $each } Plättchen der Farbe { NAME($colour) } (KC-1.2)
position-kind-count = es gibt nicht { $n } Plättchen der Art { $kind } in der Farbe { NAME($colour) } (KC-1.2)
position-up-unseen = ein Plättchen liegt offen, dessen Art nicht vermerkt ist (KC-4.7)
position-sawn = nur offene Gittertüren lassen sich aufsägen, und sie bleiben so (KC-7.1, KC-7.3)
position-padlock-bars = ein Vorhängeschloss hängt an ganzen Gittern (KC-6.3)
position-two-passages = auf einer Kreuzung liegen zwei Geheimgänge (KC-8.4)
position-no-bonus = ein Bonus wurde auf einem Plättchen benutzt, das keinen hat (KC-11.6, KC-11.11)
position-turned-over = eine Tür wird genau dann umgedreht, wenn sie drehbar ist und nie gesehen wurde (KC-4.4, KC-4.6)
position-two-characters = zwei Figuren stehen auf einem Plättchen (KC-10.3)
position-on-closed = eine Figur steht auf einem geschlossenen oder vergitterten Plättchen (KC-4.9)
position-netted-outside = eine Figur außerhalb der Burg steckt im Netz (KC-9.1)
position-entered-elsewhere = eine Figur kam über ein Plättchen herein, das nicht in ihrer Startreihe liegt (KC-10.4)
position-not-entered = eine Figur ist in der Burg, ohne hereingekommen zu sein (KC-10.4)
position-winner = wer gewonnen hat, steht auf der eigenen Zielreihe, und sonst niemand (KC-12.1)
position-card-count = es gibt { $total } Karten { $card } statt { $n } (KC-1.5)
position-pile = der Nachziehstapel hat { $pile } Karten, aber left ist { $left }
position-dealt = in dieser Phase sind { $dealt } Karten ausgeteilt (KC-2.13)
position-hand = Platz { $seat } hat { $n } Karten (KC-3.4, KC-3.5)
position-cards-early = Karten haben sich bewegt, bevor das Spiel begonnen hat (KC-2.14)
position-together = die Hände beim letzten Mischen sind nicht das, was sie zusammen waren (KC-13.4)
position-plays = es sind gespielte Karten vermerkt, die niemand gespielt hat (KC-13.4)
position-at-refill = beim Mischen hat die Hand, die zuletzt gezogen hat, 4 Karten, und jede andere 3 (KC-3.12, KC-13.4)
position-after-refill = direkt nach dem Mischen spielt der Platz, der die letzte Karte gezogen hat, eine (KC-3.12)
position-more-plays = seit dem letzten Mischen wurden mehr Karten gespielt als in allen Zügen (KC-3.5)
position-more-drawn = seit dem letzten Mischen wurden mehr Karten gezogen, als der Stapel haben konnte (KC-3.13)
position-still-held = Platz { $seat } hat eine Karte nicht gespielt, die er beim letzten Mischen hatte (KC-13.4)
position-more-than-open = seit dem letzten Mischen wurden mehr Karten { $card } gespielt, als offen liegen (KC-13.2)
position-end = die Partie ist genau dann zu Ende, wenn jemand ankommt oder die Zuggrenze erreicht ist (KC-12.1, KC-12.5)
position-late-arrival = nach der Zuggrenze kann niemand ankommen (KC-12.6)
position-early = etwas ist geschehen, bevor das Spiel begonnen hat (KC-2.5, KC-3.1)
position-begun-early = ein Platz hat begonnen, bevor er ausgelost wurde (KC-2.16)
position-refill = der Nachziehstapel wird aufgefüllt, sobald er leer ist, und nicht früher (KC-3.11, KC-3.12)
position-netted-moves = wer im Netz steckt, geht nicht (KC-9.2)
position-extra-key = ein Zusatzschlüssel wird nur auf seinem Plättchen benutzt, und einmal (KC-11.1, KC-11.6)

## Heatmaps von Studien

heat-opened = Welche Türen umgedreht werden
heat-walked = Wo Figuren gehen
