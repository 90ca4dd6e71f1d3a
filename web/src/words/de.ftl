# Die Seite auf Deutsch. Sätze der Spiele: src/nightkeep/games/*/words.

## Everywhere on the page

app-name = Nightkeep
app-skip = Zum Inhalt
app-tagline = Ein Spukschloss voller Spiele. Klopf an eine Tür.
app-settings = Einstellungen
app-language = Sprache
app-light = Hell und dunkel
app-light-auto = Wie mein Gerät
app-light-dark = Nacht
app-light-light = Tag
app-sound = Töne
app-on = An
app-off = Aus
app-close = Schließen
app-back = Zurück zur Halle
app-loading = Einen Moment…
app-retry = Noch einmal versuchen
app-nowhere = Diese Seite gibt es nicht.
app-copy = Link kopieren
app-copied = Kopiert
app-share = Teilen
app-yes = Ja
app-no = Nein
app-minutes = { $a }–{ $b } Minuten
app-players = { $a }–{ $b } Personen
app-player = 1 Person
app-exactly = { $a } Personen
app-qr = QR-Code des Links

list-and = { $first } und { $last }

## The hall: the list of games and tables

hall-games = Die Türen des Schlosses
hall-broken = Das Spiel „{ $name }“ lässt sich nicht öffnen: Sein Paket { $package } funktioniert hier nicht. Warum, steht im Protokoll des Servers.
hall-mine = Meine Tische
hall-mine-none = Du sitzt noch an keinem Tisch. Öffne oben eine Tür und fang an.
hall-open = Offene Tische
hall-open-none = Gerade wartet niemand auf Mitspielende. Eröffne einen Tisch, dann erscheint er hier.
hall-replays = Beendete Partien
hall-replays-none = Hier erscheinen Partien, die du zu Ende gespielt hast, zum Nachschauen.
hall-yourturn = Du bist dran
hall-continue = Weiterspielen
hall-join = Mitspielen
hall-watch = Zuschauen
hall-replay = Nachschauen
hall-free =
    { $n } { $n ->
        [one] freier Platz
       *[other] freie Plätze
    }
hall-with = mit { $names }
hall-alone = noch niemand sonst
hall-name = Dein Name am Tisch
hall-name-change = Ändern
hall-name-save = Speichern
hall-hello = Guten Abend, { $name }.
hall-docs = Dokumentation
hall-names = Eule, Fledermaus, Laterne, Rabe, Motte, Kerze, Fuchs, Grille, Stern, Spinnwebe

## A game's own page: what to choose before a table is opened

game-bots = Jetzt gegen Bots spielen
game-solo = Jetzt spielen
game-friends = Andere einladen
game-friends-text = Eröffnet einen Tisch mit einem Link und einem QR-Code für alle, die du einlädst.
game-device = Rund um ein Gerät
game-device-text = Alle spielen an diesem Bildschirm. Ist etwas geheim, fällt zwischen den Zügen ein Vorhang.
game-bots-text = Du nimmst den ersten Platz, Bots nehmen die anderen.
game-solo-text = Du gegen das Schloss.
game-players = Personen
game-level = Bots spielen
game-options = Optionen
game-names = Wer spielt?
game-nameof = Name von Person { $n }
game-player = Person { $n }
game-listed = Diesen Tisch in der Halle zeigen, sodass alle mitspielen können
game-botsfill = So viele Plätze nehmen Bots
game-clock = Zeit für einen Zug
game-clock-none = Keine Grenze
game-clock-seconds = { $n } Sekunden
game-absent = Ein Bot springt ein, wenn jemand fehlt
game-absent-minutes = Nach { $n } Minuten
game-absent-days =
    Nach { $n } { $n ->
        [one] Tag
       *[other] Tagen
    }
game-absent-never = Nie: auf alle warten
game-pace = Tempo
game-pace-fast = Schnell
game-pace-calm = Ruhig
game-pace-slow = Langsam
game-rules = Regeln lesen
game-unknown = Dieses Spiel gibt es nicht.

## Options that several games have, and their values

option-first_seat = Wer beginnt
option-first_seat-seat-1 = Platz 1
option-first_seat-drawn = Ausgelost
option-die_passes = Der Würfel geht nach links weiter von
option-die_passes-chooser = wer die Seite gewählt hat
option-die_passes-holder = wer den Würfel hatte
option-term = { $option }: { $value }

## How well bots play, as in “Bots play …” and “Bot, plays …” (table-bot)

level-random = aufs Geratewohl
level-greedy = gierig
level-easy = sanft
level-normal = gut
level-hard = stark
level-expert = so gut sie können

## While the server compiles a game for the first time

prepare-title = Das Spiel wird vorbereitet…
prepare-text = Dieser Server öffnet das Spiel zum ersten Mal und muss es erst bauen. Das geschieht einmal und kann ein paar Minuten dauern. Du kannst hierbleiben: Es geht von selbst weiter.
prepare-time = bisher { $time }
prepare-giveup = Nicht mehr warten

## The table

table-turn-you = Du bist dran, { $name }
table-turn-other = { $name } überlegt
table-turn-chance = Der Zufall entscheidet
table-turn-over = Die Partie ist zu Ende
table-waiting = Warten auf Mitspielende
table-waiting-text = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-fill = Mit Bots beginnen
table-fill-text = Bots nehmen die freien Plätze, und die Partie beginnt. Wer später kommt, kann nur zuschauen.
table-fill-go = Jetzt beginnen
table-fill-wait = Weiter warten
table-sit = Hier hinsetzen
table-sit-kept = Meinen Platz nehmen
table-free = Freier Platz
table-kept = Reserviert für { $name }
table-bot = Bot, spielt { $level }
table-away = Ein Bot spielt, bis { $name } zurück ist
table-comeback = Ich bin wieder da
table-you = du
table-gone = nicht verbunden
table-invite = Einladen
table-invite-text = Wer diesen Link öffnet, kann einen freien Platz nehmen.
table-seatlink = Mein Platz auf einem anderen Gerät
table-seatlink-text = Dieser Link öffnet deinen eigenen Platz. Gib ihn nicht weiter.
table-watch-text = Wer diesen Link öffnet, kann zuschauen: jemand aus der Familie zum Beispiel oder der Fernseher im Zimmer.
table-bigscreen = Großer Bildschirm für dieses Zimmer
table-leave = Verlassen
table-leave-ask = Diese Partie verlassen? Ein Bot spielt für dich weiter; aus der Halle kannst du zurückkommen.
table-leave-waiting = Deinen Platz an diesem Tisch aufgeben?
table-leave-hall = In die Halle gehen, Platz behalten
table-leave-seat = Platz aufgeben
table-leave-stay = Bleiben
table-actions = Was du jetzt tun kannst
table-all = Alle Möglichkeiten als Liste
table-goon = Weiter
table-undo = Rückgängig
table-hint = Tipp
table-hint-says = Ein Bot würde wählen: { $says }
table-hint-chance = Ein Bot würde wählen: { $says } (Siegchance etwa { $percent } %)
table-hint-side = Ein Bot würde wählen: { $says } (Siegchance deiner Seite etwa { $percent } %)
table-hint-others = Mit anderen Möglichkeiten vergleichen
table-hint-thinking = Ein Bot denkt darüber nach…
table-confirm = Noch einmal tippen: Das lässt sich nicht rückgängig machen.
table-log = Verlauf
table-log-none = Noch ist nichts geschehen.
table-why = Warum?
table-why-of = Warum? { $text }
table-chat = Chat
table-chat-none = Sag Hallo!
table-chat-say = Schreib etwas
table-chat-send = Senden
table-chat-team = Nur an meine Seite
table-rules = Regeln
table-rules-search = In den Regeln suchen
table-rules-english = Die Regeln dieses Spiels gibt es nur auf Englisch.
table-rules-none = Diese Wörter stehen in keiner Regel.
table-words = In Worten
table-seats = Plätze
table-more = Mehr
table-taken = Der letzte Zug wurde rückgängig gemacht.
table-rewound = Der Server hat die letzten Züge verloren. Die Partie geht von hier aus weiter.
table-lost = Die Verbindung ist weg. Sie wird wiederhergestellt…
table-lost-kept = Dein Zug ist aufgehoben und wird einmal gesendet.
table-back = Du bist wieder verbunden.
table-back-done = Dein Zug ist angekommen.
table-back-late = Dein Zug kam zu spät und wurde nicht gespielt.
table-connecting = Der Tisch wird geöffnet…
table-watching = Du schaust zu.
table-clock = noch { $n } s
table-score = Punkte
table-stale = Inzwischen ist etwas geschehen. Schau noch einmal und wähle.
table-closed = Dieser Tisch ist geschlossen.
table-message = Der Tisch meldet: { $text }

## The end of a game

end-win-you = Du gewinnst!
end-win =
    { $names } { $n ->
        [one] gewinnt
       *[other] gewinnen
    }!
end-draw = Unentschieden: Niemand liegt vorn.
end-nobody = Niemand gewinnt.
end-lost = Diesmal verlierst du.
end-side-won = Gewonnen
end-side-lost = Verloren
end-rematch = Noch einmal spielen
end-rematch-text = Nächstes Mal rücken alle einen Platz weiter.
end-next = Die anderen spielen noch einmal: Komm mit
end-replay = Nachschauen
end-dice = Zufall prüfen
end-share = Diese Partie teilen
end-board = Spielplan ansehen

## Several players share one device: shown before a secret is shown to the next one

curtain-title = Gib das Gerät an { $name }
curtain-text = Der Spielplan bleibt verdeckt, bis { $name } bereit ist. Alle anderen schauen weg!
curtain-ready = Ich bin { $name }: Vorhang auf

## The first game, with a teacher

learn-teach = Erklär es mir
learn-teach-of = Erklär mir { $game }
learn-title = Deine erste Partie: { $game }
learn-teacher = Die Erklärung
learn-at = Schritt { $n } von { $all }
learn-next = Weiter
learn-back = Schritt zurück
learn-again = Von vorn
learn-leave = Lektion verlassen
learn-rules = Die Regeln zu diesem Schritt
learn-rules-short = Regeln
learn-others = Was sonst erlaubt ist ({ $n })

## Replays

replay-title = Nachschauen: { $game }
replay-notover = Diese Partie ist noch nicht zu Ende. Danach kann man sie noch einmal ansehen.
replay-first = Erster Zug
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Letzter Zug
replay-at = Zug { $n } von { $all }
replay-scrub = Stelle in der Partie
replay-eyes = Mit den Augen von
replay-everybody = Publikum
replay-download = Aufzeichnung herunterladen
replay-speed = Tempo
replay-begin = Die Partie beginnt.

## Check of the random numbers after a game

dice-title = War der Zufall fair?
dice-text = Bevor sich jemand hingesetzt hat, hat der Server eine geheime Zahl gewählt und allen ihren Fingerabdruck gezeigt (unten). Der Browser jeder Person hat eine eigene Zahl dazugegeben. Alle Zufälle der Partie kommen aus diesen Zahlen zusammen. So konnte niemand bestimmen, was geschieht, auch der Server nicht. Jetzt ist das Geheimnis offen: Dein eigener Browser kann alles nachrechnen und vergleichen.
dice-check = Alles nachrechnen
dice-checking = Wird gerechnet…
dice-fingerprint = Der Fingerabdruck, den alle am Anfang gesehen haben
dice-secret = Die geheime Zahl
dice-shares = Was die Browser der Mitspielenden dazugegeben haben
dice-fits = Die geheime Zahl passt zum Fingerabdruck: Sie wurde während der Partie nicht geändert.
dice-misfits = Die geheime Zahl passt nicht zum Fingerabdruck: Jemand hat sie geändert!
dice-ok = Alle { $n } Zufälle kamen gleich heraus. Fair!
dice-bad =
    { $n } { $n ->
        [one] Zufall ist
       *[other] Zufälle sind
    } nicht das, was die Zahlen ergeben!
dice-table = Wie oft jedes Ergebnis kam
dice-outcome = Ergebnis
dice-expected = Erwartet
dice-came = Gekommen
dice-none = In dieser Partie war nichts zufällig.

## Big screen for spectators

watch-join = Mit dem Handy mitspielen
watch-full = Ganzen Bildschirm nutzen

## An invitation

join-title = Du bist eingeladen
join-by =
    { $names } { $n ->
        [one] lädt
       *[other] laden
    } dich ein, { $game } zu spielen.
join-plays =
    { $names } { $n ->
        [one] spielt
       *[other] spielen
    } { $game }.
join-to = Jemand lädt dich ein, { $game } zu spielen.
join-seat = Mit diesem Link spielst du auch auf diesem Gerät als { $name }: { $game }.
join-full = Alle Plätze sind besetzt oder reserviert. Du kannst zuschauen.
join-begun = Die Partie hat begonnen, und alle Plätze sind besetzt. Du kannst zuschauen.
join-over = Diese Partie ist zu Ende. Du kannst ansehen, wie sie ausging.
join-look = Zuschauen
join-go = Hereinkommen
join-bad = Dieser Link ist nicht vollständig. Bitte noch einmal um ihn.

## Games without a board of their own on this page

plain-english = Die Namen auf diesem Plan sind auf Englisch.
plain-board = Der Tisch
plain-choices = Was du wählen kannst

## What went wrong, where the server does not say it

problem-error = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
problem-refused = Das geht nicht.
problem-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
problem-illegal = Das ist jetzt nicht erlaubt. Was erlaubt ist, leuchtet.
