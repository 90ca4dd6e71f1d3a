# Was Nightkeep selbst sagt, auf Deutsch.

## Teile von Sätzen

# Ein Text, der noch keinen eigenen Satz hat.
text = { $text }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
listed =
    { $first }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
seat = Platz { $number }
nothing = nichts

## Wer am Zug ist

turn-chance = der Zufall entscheidet
turn-over = die Partie ist zu Ende
turn-seat = { $who } ist am Zug

## Warum nicht

cited = { $why } ({ $rules })
why-over = die Partie ist zu Ende
why-not-a-number = die Nummer einer Aktion ist eine ganze Zahl mit 64 Bit
why-not-your-turn = { $who } kann jetzt nichts tun: { $turn }
why-several = „{ $text }“ passt zu mehreren Aktionen: { $fitting }
why-only-players = das können nur die, die mitspielen
illegal-now = „{ $action }“ ist jetzt nicht erlaubt: { $why } ({ $turn }; erlaubt: { $allowed })
illegal-over = „{ $action }“ ist nicht erlaubt: die Partie ist zu Ende
no-chance-odds = hier entscheidet nicht der Zufall; odds() antwortet, wenn actor nk.CHANCE ist
no-chance-draw = hier entscheidet nicht der Zufall: { $turn }
no-undo-yet = noch ist nichts gespielt, also lässt sich nichts rückgängig machen
no-undo-revealed = die letzte Aktion war zufällig oder hat etwas aufgedeckt und lässt sich nicht rückgängig machen

## Marken

marker-no-place = { $marker }: einen Ort { $place } gibt es nicht; es gibt: { $places }
marker-not-now = { $who } kann jetzt nicht bewegen: { $marker } ({ $why })
marker-unknown = eine Marke { $marker } gibt es nicht; Marken dieses Spiels: { $markers }
spectator = jemand, der zuschaut

## Das Ende

side-won = Gewonnen
side-lost = Verloren

name = { NAME($word) }
