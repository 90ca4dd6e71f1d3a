# Lauf, Geist, lauf! auf Deutsch.

## Namen (Bausteine). Schlüssel sind die Wörter der Aktionstexte und der Titel, mit - statt Leerzeichen; was hier nicht
## steht (andere Bauteile), bleibt, wie es ist. -the: Nominativ mit Artikel; -acc: auf die Frage wen oder was.

piece-the =
    { $piece ->
        [mirror] der Spiegel
        [trolley] der Servierwagen
        [desk] der Tresen
        [piano] das Klavier
        [armchair] der Sessel
        [table] der Tisch
       *[other] { $piece }
    }
piece-acc =
    { $piece ->
        [mirror] den Spiegel
        [trolley] den Servierwagen
        [desk] den Tresen
        [piano] das Klavier
        [armchair] den Sessel
        [table] den Tisch
       *[other] { $piece }
    }
title-acc =
    { $title ->
        [mirror] den Spiegel
        [trolley] den Servierwagen
        [desk] den Tresen
        [piano] das Klavier
        [armchair] den Sessel
        [table] den Tisch
       *[other] { $title }
    }
one-name =
    { $one ->
        [mirror] Spiegel
        [trolley] Servierwagen
        [desk] Tresen
        [piano] Klavier
        [armchair] Sessel
        [table] Tisch
       *[other] { $one }
    }
two-name =
    { $two ->
        [mirror] Spiegel
        [trolley] Servierwagen
        [desk] Tresen
        [piano] Klavier
        [armchair] Sessel
        [table] Tisch
       *[other] { $two }
    }
ghost-name =
    { $ghost ->
        [large] großer Geist
        [medium-1] mittlerer Geist 1
        [medium-2] mittlerer Geist 2
        [small-1] kleiner Geist 1
        [small-2] kleiner Geist 2
        [small-3] kleiner Geist 3
        [small-4] kleiner Geist 4
       *[other] Geist „{ $ghost }“
    }
ghost-the =
    { $ghost ->
        [large] der große Geist
        [medium-1] der mittlere Geist 1
        [medium-2] der mittlere Geist 2
        [small-1] der kleine Geist 1
        [small-2] der kleine Geist 2
        [small-3] der kleine Geist 3
        [small-4] der kleine Geist 4
       *[other] der Geist „{ $ghost }“
    }
partner-name =
    { $partner ->
        [large] großer Geist
        [medium-1] mittlerer Geist 1
        [medium-2] mittlerer Geist 2
        [small-1] kleiner Geist 1
        [small-2] kleiner Geist 2
        [small-3] kleiner Geist 3
        [small-4] kleiner Geist 4
       *[other] Geist „{ $partner }“
    }
partner-the =
    { $partner ->
        [large] der große Geist
        [medium-1] der mittlere Geist 1
        [medium-2] der mittlere Geist 2
        [small-1] der kleine Geist 1
        [small-2] der kleine Geist 2
        [small-3] der kleine Geist 3
        [small-4] der kleine Geist 4
       *[other] der Geist „{ $partner }“
    }
swapped-name =
    { $swapped ->
        [large] großer Geist
        [medium-1] mittlerer Geist 1
        [medium-2] mittlerer Geist 2
        [small-1] kleiner Geist 1
        [small-2] kleiner Geist 2
        [small-3] kleiner Geist 3
        [small-4] kleiner Geist 4
       *[other] Geist „{ $swapped }“
    }
made-name =
    { $made ->
        [large] großer Geist
        [medium-1] mittlerer Geist 1
        [medium-2] mittlerer Geist 2
        [small-1] kleiner Geist 1
        [small-2] kleiner Geist 2
        [small-3] kleiner Geist 3
        [small-4] kleiner Geist 4
       *[other] Geist „{ $made }“
    }
bigger-name =
    { $bigger ->
        [small] kleiner
        [medium] mittlerer
        [large] großer
       *[other] { $bigger }
    }
card-title =
    { $card ->
        [extra-curious] Besonders neugierig
        [take-cover] Alle in Deckung!
        [too-enthusiastic] Zu viel Schwung
        [who-pulls-the-craziest-face] Wer schneidet die verrückteste Grimasse?
        [tag-you-are-it] Fangen, du bist!
        [dance-floor] Tanzfläche
        [the-floor-is-lava] Der Boden ist Lava
        [i-call-my-big-brother] Ich rufe meinen großen Bruder!
        [knock-knock] Klopf, klopf
        [i-am-dizzy] Mir ist schwindlig
        [crystal-ball] Kristallkugel
        [red-light-green-light] Ochs am Berg
       *[other] { $card }
    }
arrangement-title =
    { $arrangement ->
        [Reception] Empfang
        [reception] Empfang
        [music-room] Musikzimmer
        [by-the-fireside] Am Kamin
        [long-corridor] Langer Gang
        [tea-time] Teestunde
        [Checkerboard] Schachbrett
        [checkerboard] Schachbrett
        [left-luggage] Gepäckaufbewahrung
        [late-check-in] Späte Ankunft
       *[other] { $arrangement }
    }

## Teile von Sätzen

spot-and-level = { $field } { $spot }{ $level ->
    [0] {""}
   *[other] , Höhe { FIXED($level) }
}
field-and-level = { $field }, { $level ->
    [0] auf dem Boden
   *[other] Höhe { FIXED($level) }
}
stands = { FIXED($x) } / { FIXED($y) }, um { $turn }° gedreht, { $pose ->
    [up] aufrecht
    [down] kopfüber
    [back] auf der Rückseite
    [front] auf der Vorderseite
    [left] auf der linken Seite
   *[right] auf der rechten Seite
}
costs = { $cost ->
    [1] 1 Punkt
   *[other] { $cost } Punkte
}
now = { $phase ->
    [arranging] zuerst wird die Lobby eingerichtet
    [furnishing] zuerst wird die Lobby eingerichtet, Stück für Stück
    [hanging] jetzt bekommt das Schlüsselloch seine erste Tür
    [midnight] jetzt wird eine Mitternachtskarte gezogen
    [tag] jetzt gilt die Mitternachtskarte „Fangen, du bist!“
    [big-brother] jetzt gilt die Mitternachtskarte „Ich rufe meinen großen Bruder!“
    [drawing] jetzt wird eine Bewegungskarte gezogen
    [taking] jetzt wird ein Möbelstück genommen oder keines
    [placing] jetzt wird das genommene Möbelstück hingestellt
    [planning] jetzt werden Pläne gemacht
    [rolling] jetzt wird um die Wahl der Seite gewürfelt
    [naming] jetzt wird die Seite des Schlüssellochs gewählt
    [knocking] jetzt wird die Tür ausgewürfelt
    [first-seat] jetzt wird ausgelost, wer beginnt
   *[over] die Partie ist zu Ende
}

## Was eine Aktion tut

action-arrange = { arrangement-title }
action-hang = das Schlüsselloch beginnt an Tür { $door }
action-strike = { card-title }
action-draw = { $value } Punkte{ $shown ->
    [0] {""}
   *[other] , { one-name } oder { two-name }
}
action-roll = der Würfel zeigt { $pips }
action-take = { $piece ->
    [nothing] kein Möbelstück versetzen
   *[other] { title-acc } versetzen
}
action-place = { piece-acc } dorthin stellen, { $layer ->
    [under] unter alle anderen
   *[over] auf das, was dort steht
}
action-set-back = { piece-acc } unverändert zurückstellen
action-move = { ghost-name } geht nach { field-and-level } ({ costs })
action-leave = { ghost-name } verlässt die Lobby ({ costs })
action-merge = { ghost-name } und { partner-name } verschmelzen ({ bigger-name } Geist) auf { field-and-level } ({ costs })
action-take-back = einen entkommenen Geist zurücknehmen: { ghost-name }
action-done = den Plan abschließen{ $left ->
    [0] {""}
    [1] {" "}(1 Punkt bleibt übrig)
   *[other] {" "}({ $left } Punkte bleiben übrig)
}
action-side = das Schlüsselloch kommt an die { $side ->
    [S] Südseite
    [W] Westseite
    [N] Nordseite
   *[E] Ostseite
}
action-tag = den Geist von rechts zurückschicken ({ ghost-name }), einer von deinen kommt an seine Stelle
action-bring = einen kleinen Geist auf { $field } stellen
action-grow = ein { bigger-name } Geist ersetzt: { ghost-name }
action-first = Platz { $seat } beginnt

## Warum nicht

why-no-such-action = so eine Aktion gibt es nicht
why-not-now = { now }
why-not-drawn-now = das entscheidet der Zufall, und nicht jetzt; { now }
why-card-used = diese Bewegungskarte ist schon gezogen
why-midnight-used = diese Mitternachtskarte ist schon verbraucht
why-not-on-card = { piece-the } ist nicht auf der Karte; sie zeigt: { $shown }
why-already-moved = { piece-the } ist in dieser Runde schon versetzt worden
why-only-the-other = von den zwei gezeigten Stücken ist nur eines schon versetzt; versetzen darfst du also nur das andere
why-not-taken = { piece-the } ist genommen und muss hingestellt werden
why-already-placed = { piece-the } steht schon in der Lobby
why-outside = { piece-the } wäre nicht ganz in der Lobby
why-crowds = { piece-the } ließe auf { $field } keinen Standort für einen Geist von Platz { $owner }: { ghost-name }
why-not-in-lobby = { ghost-the } ist nicht in der Lobby und kann sie also nicht verlassen
why-escaped-stays = { ghost-the } ist entkommen und kommt nicht zurück
why-in-reserve = { ghost-the } wartet in der Reserve und kann von dort nicht hinein
why-moved-once = { ghost-the } ist in dieser Runde schon gegangen
why-made-rests = { ghost-the } ist durch Verschmelzen entstanden und ruht in dieser Runde
why-freed-rests = { ghost-the } kam in dieser Runde durch Verschmelzen in den Vorrat und ruht
why-is-spellbound = { ghost-the } steht in dieser Runde gebannt vor dem Spiegel
why-lower-number = { ghost-the } ist noch nicht dran: Zuerst kommt der Geist derselben Größe mit der niedrigsten Nummer herein
why-too-far = das kostet { costs }, übrig { $left ->
    [1] ist 1
   *[other] sind { $left }
}
why-bad-anchor = ein Geist dieser Größe stünde dort nicht ganz im Feld
why-same-place = { ghost-the } steht genau dort; eine Bewegung im Feld endet an einem anderen Standort
why-not-carried = dort trägt in dieser Höhe nichts einen Geist dieser Größe
why-in-furniture = dort ist ein Möbelstück im Weg
why-in-ghost = dort ist ein anderer Geist im Weg
why-must-merge = { ghost-the } käme neben einem Geist an, mit dem er verschmelzen muss
why-came-in = { ghost-the } ist erst in dieser Runde hereingekommen und darf in ihr nicht wieder hinaus
why-no-merging = Geister verschmelzen nur mit der Option merging
why-not-itself = ein Geist verschmilzt nicht mit sich selbst
why-partner-elsewhere = { partner-the } ist nicht auf { $field }
why-never-merges = zwei mittlere Geister verschmelzen nicht, und der große mit niemandem
why-partner-made = { partner-the } ist durch Verschmelzen entstanden und verschmilzt in dieser Runde nicht noch einmal
why-no-figure = in der Reserve ist kein { bigger-name } Geist
why-no-taking-back = Geister werden nur mit der Option merging zurückgenommen
why-stock-not-empty = ein Geist wird nur zurückgenommen, wenn im Vorrat kein kleiner Geist ist
why-took-already = in einer Runde wird nur ein Geist zurückgenommen
why-not-escaped = { ghost-the } ist nicht entkommen
why-take-lower = { ghost-the } ist noch nicht dran: Ein anderer Geist derselben Größe geht vor
why-same-side = das Schlüsselloch ist auf dieser Seite und muss die Seite wechseln
why-tag-not-small = Fangen spielen nur kleine Geister
why-tag-not-there = dieser Geist von rechts ist nicht in der Lobby: { ghost-name }
why-tag-swap = wer rechts von dir sitzt, hat einen kleinen Geist in der Lobby: Tausche ihn aus
why-tag-free = wer rechts von dir sitzt, hat keinen kleinen Geist in der Lobby: Stell einen von deinen in Reihe 3
why-not-row-three = { $field } liegt nicht in Reihe 3 deiner Seite
why-grow-large = größer als der große Geist ist keiner
why-grow-not-there = { ghost-the } ist nicht in der Lobby
why-grow-no-figure = neben dem Spielplan wartet kein { bigger-name } Geist
why-grow-elsewhere = der größere Geist kommt auf das Feld des kleineren: { ghost-name }
why-plan-hidden = einen Plan kennt nur, wer ihn macht

## Was geschehen ist

event-arranged = Die Lobby ist eingerichtet: { arrangement-title }.
event-placed = { $who } stellt { piece-acc } hin: { stands }, { $under ->
    [1] unter die anderen
   *[0] über die anderen
}.
event-returned = { $who } stellt { piece-acc } unverändert zurück.
event-kept = { $piece ->
    [piano] Das Klavier
    [mirror] Der Spiegel
    [trolley] Der Servierwagen
    [desk] Der Tresen
    [armchair] Der Sessel
    [table] Der Tisch
   *[other] { $piece }
} bleibt so stehen: Ein Geist von { $who } ({ ghost-name }) fände auf { $field } keinen Standort.
event-begins = { $who } wird ausgelost und beginnt.
event-first-door = Das Schlüsselloch beginnt an Tür { $door }.
event-round = Runde { $round }: { $who } hat den Würfel.
event-midnight = Mitternachtskarte: { card-title }{ $ends ->
    [1] {""}
   *[0] .
}
event-furniture = Versetzt wird { piece-the }: jetzt { stands }.
event-drew = { $who } zieht eine Karte mit { $value }: { $shown ->
    [0] kein Möbelstück
   *[other] { one-name } oder { two-name }
}.
event-took = { $who } { $piece ->
    [nothing] versetzt kein Möbelstück
   *[other] nimmt { piece-acc }
}.
event-planned = Dein Plan: { $sort ->
    [move] { ghost-name } geht nach { spot-and-level }
    [leave] { ghost-name } verlässt die Lobby
    [merge] { ghost-name } verschmilzt auf { spot-and-level } ({ partner-name })
   *[other] { ghost-name } kommt zurück
}.
event-committed = { $who } ist mit dem Plan fertig.
event-moved = Ein Geist von { $who } ({ ghost-name }) geht nach { spot-and-level }.
event-escaped = Ein Geist von { $who } ({ ghost-name }) entkommt von { $field } und ist in Sicherheit.
event-merged = Zwei Geister von { $who } ({ ghost-name }, { partner-name }) verschmelzen auf { spot-and-level }: { made-name }.
event-not-merged = Zwei Geister von { $who } ({ ghost-name }, { partner-name }) können auf { $field } nicht verschmelzen.
event-taken-back = { $who } nimmt einen entkommenen Geist zurück: { ghost-name }.
event-put-back = Ein Geist von { $who } ({ ghost-name }) findet Platz auf { spot-and-level }.
event-rolled = { $who } würfelt eine { $pips }.
event-tie = { $tied } haben gleich hoch gewürfelt und würfeln noch einmal.
event-chooser = { $who } wählt die Seite des Schlüssellochs.
event-side = { $who } wählt { $side ->
    [S] die Südseite
    [W] die Westseite
    [N] die Nordseite
   *[E] die Ostseite
}.
event-keyhole = Das Schlüsselloch ist an Tür { $door }.
event-die = { $who } bekommt den Würfel.
event-seen = Ein Geist von { $who } ({ ghost-name }) wird { $way ->
    [mirror] {"im Spiegel "}
   *[direct] {""}
}von Tür { $door } aus gesehen.
event-bounce = Der Spiegel lenkt den Blick auf einen Geist: { ghost-name }.
event-nobody = Von Tür { $door } aus ist niemand zu sehen.
event-sent-back = Ein Geist von { $who } ({ ghost-name }) muss zurück.
event-lying = Alle Geister in der Lobby legen sich hin.
event-standing = Die Geister stehen wieder auf.
event-faced = Ein Geist von { $who } ({ ghost-name }) steht gebannt vor dem Spiegel, auf { $field } { $spot }.
event-tagged = { $who } fängt einen Geist von { $other } auf { $field }: { ghost-name } statt { swapped-name }.
event-brought = Ein Geist von { $who } ({ ghost-name }) kommt nach { spot-and-level }.
event-grew = Ein Geist von { $who } wächst auf { spot-and-level }: { made-name } statt { ghost-name }.
event-turned = { $who } startet jetzt von { $side ->
    [S] der Südseite
    [W] der Westseite
    [N] der Nordseite
   *[E] der Ostseite
}.
event-stepped = Ein Geist von { $who } ({ ghost-name }) geht weiter nach { spot-and-level }.
event-points = { $who } hat { $points } { $halves ->
    [1] Punkt
    [2] Punkt
   *[other] Punkte
}.
event-won = { $who } gewinnt.
