# Was die Befehlszeile sagt, auf Deutsch.

## Teile von Sätzen

count-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] Partie
       *[other] Partien
    }
count-random-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] zufällige Partie
       *[other] zufällige Partien
    }
count-actions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] Aktion
       *[other] Aktionen
    }
count-decisions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
count-rules =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] Regel
       *[other] Regeln
    }
count-cells =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] Zelle
       *[other] Zellen
    }
count-outcomes =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] Zufallsergebnis
       *[other] Zufallsergebnisse
    }

# Wörter zum Tippen; englische werden immer verstanden

word-help = hilfe, h
word-show = zeigen, schau
word-hint = tipp
word-undo = zurück
word-mark = markieren
word-none = keine
word-save = speichern
word-quit = ende, q
word-yes = j, ja
word-no = n, nein
word-answer-save = s, speichern
word-answer-leave = v, verlassen
word-back = z, zurück
word-rules = r, regeln

## Während etwas Zeit braucht

compiling-first = Wird übersetzt (beim ersten Mal dauert es etwas länger) ...
progress-compiling = Übersetzen
progress-playing = Spielen
progress-thinking = Nachdenken
written = Geschrieben: { $path }
out-of-memory = dafür reicht der Speicher nicht; verlange weniger Partien

## Am Tisch

welcome = { $title } { $seats } (änderbar mit --seat). Tippe bei jeder Frage hilfe.
welcome-back = { $title }, weiter nach { $actions } Aktionen. { $seats } (änderbar mit --seat). Tippe bei jeder Frage hilfe.
chance-turn = Jetzt entscheidet der Zufall: drück Enter.
enter-to =
    { $who }: drück Enter { $verb ->
        [roll] und würfle
        [draw] und zieh
        [flip] und dreh um
        [card] und zieh eine Karte
       *[other] für weiter
    }{ $undo ->
        [0] {""}
       *[other] , oder tippe zurück
    } >{" "}
enter-to-go-on = { $who }: drück Enter für weiter >{" "}
decide = { $who }: { $hint }, oder ? oder hilfe >{" "}
type-a-number = tippe eine Nummer
type-a-number-between = tippe eine Nummer ({ $low } bis { $high })
type-or-enter = tippe 1 oder drück Enter
fits-several = „{ $text }“ passt zu mehreren Aktionen: { $fitting }
no-such-number = Eine Aktion mit der Nummer { $number } gibt es jetzt nicht.
is-allowed = { $action } ist erlaubt: { $does }
does = { $action }: { $does }
curtain = Der Vorhang ist zu. Gib das Gerät weiter an { $who }.
curtain-question = { $who }: drück Enter, wenn nur du den Bildschirm siehst >{" "}
hint-line = { $action }: gewinnt zu etwa { $chance }
hint-line-then = { $action }: gewinnt zu etwa { $chance }, danach vielleicht { $then }
undo-too-late = Rückgängig machen geht nicht: Seitdem ist etwas Zufälliges oder Geheimes geschehen.
undo-nothing = Rückgängig machen geht nicht: Du hast noch nichts entschieden.
undone = { $who } nimmt zurück: { $action }
undone-secretly = { $who } nimmt eine Entscheidung zurück.
nothing-happened = Noch ist nichts geschehen.
overwrite = { $path } gibt es schon. Überschreiben? [j/N]{" "}
answer-y-or-n = Antworte mit j oder n.
saved = Gespeichert in { $path }
how-to-watch = Zum Ansehen: nightkeep replay { $path }
how-to-go-on = Zum Weiterspielen: nightkeep play --resume { $path }
leave = Den Tisch verlassen? [j/N]{" "}
leave-unsaved = Den Tisch verlassen? [s]peichern und gehen, [v]erlassen ohne zu speichern, [n]ein:{" "}
answer-s-l-n = Antworte mit s, v oder n.
file-name = Ein Dateiname speichert die Aufzeichnung dieser Partie; Enter verlässt den Tisch >{" "}
left = Du hast den Tisch verlassen.
left-saved = Du hast den Tisch verlassen; die Partie ist gespeichert.
nobody-wins = Niemand gewinnt.
wins =
    { $n ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
columns = [Spalten { $left } bis { $right } von { $all }]
widen = Auf einem Terminal mit { $columns } Spalten ist der ganze Spielplan zu sehen.
ranges-of = N:

## Hilfe am Tisch: was du tippst, und was es tut

help-action = eine Nummer, oder der Text einer Aktion
help-action-does = sie ausführen; der Anfang eines Textes reicht, wenn er nur zu einer passt
help-last = ?
help-last-does = was gerade geschehen ist, mit den Regeln dazu
help-why = ? AKTION
help-why-does = was eine Aktion tut, oder warum sie jetzt nicht erlaubt ist
help-rule = ? REGELNUMMER oder ein Wort
help-rule-does = eine Regel, oder die Regeln mit diesem Wort
help-hint = tipp
help-hint-does = was ein guter Bot jetzt tun würde
help-show = zeigen
help-show-does = den Spielplan und die Liste der Aktionen noch einmal zeigen
help-undo = zurück
help-undo-does = deine letzte Entscheidung zurücknehmen, wenn seitdem nichts Zufälliges oder Geheimes geschehen ist
help-mark = markieren ORT, markieren keine
help-mark-does = in Spielen mit einer Marke: sie für alle sichtbar irgendwohin legen, oder wegnehmen
help-save = speichern [DATEI]
help-save-does = die Partie speichern
help-quit = ende
help-quit-does = den Tisch verlassen

## Fragen zum Spielen

resume-alone = --resume nimmt Spiel, Optionen und Namen aus der Aufzeichnung; lass sie weg
seat-unknown = --seat { $kind } geht nicht; auf einem Platz kann sitzen: { $known }
seat-too-many =
    --seat steht { $times }-mal da, aber es gibt { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }
name-too-many =
    --name steht { $times }-mal da, aber es gibt { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }
name-form = --name { $name }: ein Name hat 1 bis { $most } druckbare Zeichen
name-twice = jeder Platz braucht einen eigenen Namen
save-exists = --save { $path }: diese Datei gibt es schon; spiel sie mit --resume weiter, oder wähle einen anderen Namen
option-form = --option { $text }: schreib es als SCHLÜSSEL=WERT; die Schlüssel sind: { $keys }
option-twice = --option { $key } steht zweimal da
players-twice = --players und --option players=... sind dasselbe; gib nur eines davon an
no-folder = { $option }{ $path }: einen Ordner { $folder } gibt es nicht
cannot-write = { $option }{ $path }: lässt sich nicht schreiben ({ $why })

## Das Menü

hall-open = Die Halle ist schon offen, unter { $address }
menu-game = Spiel
menu-players = Plätze
menu-people = Menschen an dieser Tastatur
menu-bots = Bots
menu-language = Sprache
menu-learn = Dieses Spiel lernen
menu-rules = Regeln lesen
menu-browser = Im Browser spielen: { $command }
menu-question = Enter beginnt; eine Nummer ändert eine Zeile; q beendet >{" "}
menu-answer = Tippe eine Nummer von 1 bis { $most }, q oder nur Enter.
menu-number = Eine Zahl von { $low } bis { $high }; Enter lässt es so >{" "}
menu-one-of = Eine Nummer oder ein Name; Enter lässt es so >{" "}

## Lektionen

lesson-step = Schritt { $n } von { $all }: { $game }
lesson-on = Enter geht weiter; z zurück, r zeigt die Regeln, q hört auf >{" "}
lesson-do = Jetzt: { $action }. Tippe es, oder drück Enter; z zurück, ? alles Mögliche, r zeigt die Regeln, q hört auf >{" "}
lesson-other = Das ist auch erlaubt, aber versuch jetzt dies: { $action }
lesson-end = Spiel jetzt: nightkeep play { $game }

## Spiele und Regeln

heading-name = Name
heading-title = Titel
heading-players = Personen
heading-options = Optionen
game-not-usable = { $game } (von { $distribution }) lässt sich nicht benutzen: { $reason }
which-game = Welches Spiel? Eine Nummer oder ein Name; q hört auf >{" "}
fits-games = „{ $answer }“ passt zu mehreren Spielen: { $games }
no-such-game = Ein Spiel „{ $answer }“ gibt es nicht{ guess-after }
players = { $players } Personen
game-secrets = { count-rules }. Jeder Platz weiß etwas anderes.
game-open = { count-rules }. Nichts ist verborgen.
game-source = Es kommt von { $source }.
board-file = Der Spielplan ist eine Datei: { $path }
board-files = Die Spielpläne sind Dateien: { $paths }
options-title = Optionen (--option SCHLÜSSEL=WERT)
heading-key = Schlüssel
heading-values = Kann sein
heading-default = Wenn du nichts sagst
heading-text = Was es tut
heading-rules = Regeln
only-english = { $title } ist nicht in „{ $lang }“ geschrieben: das ist Englisch.
rule-or-search = gib die Nummer einer Regel an oder --search, nicht beides
rule-unknown = { $game } hat keine Regel „{ $rule }“; die Regeln sind { $first } bis { $last }{ guess-after }
search-nothing = in keiner Regel von { $game } steht „{ $word }“

## Aufzeichnungen

replay-title = { $title }, { count-actions }
replay-until = --until { $until }: die Aufzeichnung hat { count-actions }
replay-next = { $n } von { $all }: Enter geht weiter, q hört auf >{" "}
replay-after = Nach Aktion { $n } von { $all }.
replay-open = Die Partie ist nicht zu Ende.
verify-fair = Der Zufall war ehrlich: { count-outcomes } nachgerechnet, alles wie gespielt.
heading-outcome = Ergebnis
heading-expected = Erwartet
heading-actual = Gekommen
verify-more = und { $n } weitere, die weniger wahrscheinlich waren

## Analyse

analyse-same-file = { $path } ist die Aufzeichnung selbst; nenne eine andere Datei
analyse-nothing = In dieser Partie wurde noch nichts entschieden, also gibt es nichts anzusehen.
analyse-title = { $title }: { $actions }, { $decisions }
analyse-last = { $chance } bei der letzten Entscheidung
analyse-blunders = Entscheidungen, die am meisten verschenkten
analyse-no-blunders = Keine Entscheidung verschenkte mehr als { $share }.
analyse-swings = Wo sich die Chancen am stärksten änderten
analyse-picture = { $title }: Chancen auf den Sieg
heading-action = Aktion
heading-seat = Platz
heading-played = Gespielt
heading-better = Besser
heading-costs = Kostet
heading-from-action = Ab Aktion
heading-change = Änderung
heading-then = Danach

## Spielpläne

out-exists = --out { $path }: diese Datei gibt es schon; wähle einen anderen Namen
board-written = Geschrieben: { $path }. Ändere die Datei, und dann: nightkeep board check { $path }
board-other-game = game = { $given }, aber --game verlangt einen Spielplan von { $game }
board-title = { $board }, ein Spielplan von { $title }
heading-random-play = Zufällig gespielt
heading-result = Ergebnis
heading-interval = 95-%-Intervall
row-games = Partien
row-ended = Beendet
row-actions = Aktionen je Partie
mean-and-range = { $mean } ({ $low } bis { $high })
row-wins = Siege von { $who }
board-endless =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } Partie endete
       *[other] { NUMBER($n, useGrouping: 1) } Partien endeten
    } nicht innerhalb von { NUMBER($most, useGrouping: 1) } Aktionen: ändere den Spielplan so, dass jede Partie enden kann.
board-good = Der Spielplan ist vollständig, und jede Partie endete.

## Simulationen

simulate-title = { $title }: { count-random-games }, Seed { $seed }
heading-mean-score = Mittlere Punktzahl
heading-lowest = Niedrigste
heading-highest = Höchste
heading-share = Anteil der Siege
simulate-lengths = Aktionen je Partie: im Mittel { $mean }, { $low } bis { $high }.
simulate-shared = Siege mehrerer Plätze: { $share } der Partien; jeder dieser Plätze zählt seinen Teil.
simulate-speed = { $games } Partien/s, { $steps } Schritte/s ({ $seconds } s).

## Wettkämpfe

match-title = { $title }: { count-games }, Seed { $seed }
match-stopped = Angehalten nach { $done } von { count-games }, nicht gespeichert; --results DATEI speichert sie.
match-stopped-kept = Angehalten nach { $done } von { count-games }, gespeichert in { $path }; derselbe Befehl macht dort weiter.
match-results = Ergebnisse in { $path }
match-lengths = Aktionen je Partie: im Mittel { $mean }.
match-alone = { $bot } spielte auf jedem Platz, also ist jeder Sieg seiner; nenne mit --bots verschiedene zum Vergleich.
match-bold-rated = Eine fette Zeile gewinnt deutlich mehr als ihren fairen Anteil. Wertungen: 400 Punkte Unterschied stehen für zehn zu eins.
match-bold = Eine fette Zeile gewinnt deutlich mehr als ihren fairen Anteil. Wertungen zeigt { $command }.
match-by-side = Nach Seite
match-duels = Duelle: derselbe Zufall für beide
match-bold-duel = Ein fettes Duell ist deutlich entschieden.
heading-bot = Bot
heading-bots = Bots
heading-games = Partien
heading-fair-share = Fairer Anteil
heading-rating = Wertung
heading-side = Seite
heading-both = Beide gewannen
heading-only-first = Nur der erste
heading-only-second = Nur der zweite
heading-neither = Keiner
heading-first-share = Erster der entschiedenen

## Studien

study-on = --on { $on }: das muss „here“ oder „ray“ sein
study-stopped = Angehalten nach { NUMBER($done, useGrouping: 1) } von { count-games }, gespeichert in { $path }; derselbe Befehl macht dort weiter.
study-done = { $title }: { $cells }, { $games }, { $seconds } s.
study-results = Ergebnisse in { $path }; nightkeep lab report { $path } zeichnet sie.

## Sprachen

words-title = Sätze in „{ $lang }“
words-complete = Alle Sätze sind da.
heading-catalogue = Katalog
heading-sentences = Sätze
heading-missing = Fehlt
heading-unknown = Unbekannt
heading-arguments = Andere Argumente
heading-broken = Kaputt

## Documentation

docs-missing = Die Dokumentation ist hier nicht gebaut. In einer Kopie des Repositorys baut sie: make docs
docs-served = Die Dokumentation ist unter { $address } zu lesen (Strg-C beendet)
docs-port = --port { $port }: Dort ist kein Lauschen möglich ({ $reason })

## Einen Server betreuen

no-tables-there = { $path }: hier hat kein Server Tische gespeichert; nenne seinen Ordner mit --data oder sein PostgreSQL mit --database
cannot-read = { $path }: lässt sich nicht lesen ({ $why })
database-away = die Datenbank ist nicht benutzbar ({ $why })
database-newer = die Datenbank gehört zu einem neueren Nightkeep (ihr Format: { $version }; hier bekannt: { $known }); aktualisiere Nightkeep
backup-exists = { $path }: diese Datei gibt es schon; wähle einen anderen Namen
backup-failed = { $path }: lässt sich nicht als Datenbank von Nightkeep benutzen ({ $why })
backup-done = Geschrieben: { $path } ({ $size } MB). { NUMBER($tables, useGrouping: 1) ->
        [one] 1 Tisch
       *[other] { NUMBER($tables, useGrouping: 1) } Tische
    }.
restore-not-backup = { $path }: keine Datei, die nightkeep backup schreibt
restore-kind = { $path }: eine Sicherung von { $kind }, die nicht in { $wanted } passt; nenne das PostgreSQL des Servers mit --database oder seinen Ordner mit --data
restore-occupied = { $path }: dort sind schon Tische gespeichert; sichere sie und nimm dann --replace
restore-in-use = { $n ->
        [one] eine andere Verbindung benutzt
       *[other] { $n } andere Verbindungen benutzen
    } diese Datenbank; halte erst alle Server an
restore-done = Wiederhergestellt aus { $path }: { $tables ->
        [one] 1 Tisch
       *[other] { NUMBER($tables, useGrouping: 1) } Tische
    }. Starte den Server wieder.
pg-missing = { $program } ist hier nicht installiert; installiere die Programme von PostgreSQL (Debian: postgresql-client) oder führe { $program } auf der Maschine der Datenbank aus
pg-failed = { $program } ist gescheitert: { $why }

doctor-ok = OK
doctor-advice = Rat
doctor-problem = Problem
doctor-line = { $check }: { $says }
doctor-summary =
    { $n ->
        [0] Kein Problem gefunden.
        [one] 1 Problem gefunden.
       *[other] { $n } Probleme gefunden.
    }
doctor-check-page = Seite
doctor-check-folder = Ordner
doctor-check-disk = Platte
doctor-check-writes = Dauerhaftes Schreiben
doctor-check-cache = Kompilierte Spiele
doctor-check-files = Offene Dateien
doctor-check-database = Datenbank
doctor-check-version = Format der Datenbank
doctor-check-connections = Verbindungen
doctor-check-clock = Uhr
doctor-check-address = Adresse
doctor-check-tls = Zertifikat
doctor-check-websocket = WebSocket
doctor-check-metrics = Messwerte
doctor-page = gebaut, Nightkeep { $version }.
doctor-no-page = nicht gebaut. Installiere ein Wheel von Nightkeep oder führe in einem Checkout make page aus.
doctor-folder = { $path } ist beschreibbar.
doctor-no-folder = { $path } gibt es nicht. Lege den Ordner für den Benutzer des Servers an oder nenne mit --data einen anderen.
doctor-folder-locked = { $path } ist nicht beschreibbar ({ $why }). Führe dies als der Benutzer des Servers aus und gib ihm den Ordner.
doctor-strangers = in { $path } gehören diese Dateien einem anderen Benutzer: { $files }. Gib sie dem Besitzer des Ordners (chown), sonst kann der Server nicht schreiben.
doctor-disk = { $free } GB frei bei { $path }.
doctor-disk-low = nur noch { $free } GB frei bei { $path }. Schaffe Platz: Ist die Platte voll, lehnt der Server jeden Zug ab.
doctor-disk-full = { $free } GB frei bei { $path }. Der Server wird bald jeden Zug ablehnen; schaffe jetzt Platz.
doctor-writes = Geschriebenes ist nach { $ms } ms auf der Platte.
doctor-slow-writes = Geschriebenes ist erst nach { $ms } ms auf der Platte, und jeder Zug wartet darauf. Nimm eine schnellere Platte oder PostgreSQL auf einer anderen Maschine.
doctor-in-memory = { $path } liegt im Arbeitsspeicher ({ $kind }): Nach einem Neustart ist alles weg. Nenne mit --data einen Ordner auf einer Platte.
doctor-over-network = { $path } liegt auf einem Netzwerk-Dateisystem ({ $kind }), wo SQLite seine Datei beschädigen kann. Nimm eine Platte dieser Maschine oder PostgreSQL.
doctor-durable = fsync und synchronous_commit sind an.
doctor-standby = { $n ->
        [one] ein Standby folgt, aber kein Commit wartet auf ihn
       *[other] { $n } Standbys folgen, aber kein Commit wartet auf sie
    }: Bei einer Übernahme können die letzten Züge verloren gehen. Setze synchronous_standby_names.
doctor-cache = gespeichert in { $path }.
doctor-cache-locked = sie lassen sich nirgends speichern, also kompiliert jeder Start minutenlang. Setze NIGHTKEEP_CACHE auf einen Ordner, in den der Benutzer des Servers schreiben darf.
doctor-files = { NUMBER($wanted, useGrouping: 1) } Verbindungen sind möglich.
doctor-files-any = keine Grenze.
doctor-files-few = hier sind höchstens { $n } Verbindungen möglich. Erhöhe die Grenze auf { $wanted } (systemd: LimitNOFILE).
doctor-database-none = noch keine; der erste Start legt sie an.
doctor-sqlite = { $path } ist unversehrt, { $size } MB.
doctor-damaged = { $path } ist beschädigt ({ $why }). Halte den Server an und spiele eine Sicherung ein: nightkeep restore FILE --replace.
doctor-postgresql = PostgreSQL { $version } antwortet in { $ms } ms.
doctor-version = aktuell ({ $version }).
doctor-version-old = Version { $version }; der nächste Start bringt sie auf { $known }. Mach vorher eine Sicherung.
doctor-connections-few = PostgreSQL erlaubt { $most }, diese Prozesse können { $wanted } brauchen. Erhöhe max_connections oder nimm weniger --workers.
doctor-clock = das System hält sie richtig.
doctor-clock-plausible = plausibel.
doctor-clock-alone = nichts hält sie richtig. Schalte einen Zeitdienst ein (systemd-timesyncd, chrony).
doctor-clock-behind = { $hours } Stunden hinter dem neuesten Zug. Stelle die Uhr und schalte einen Zeitdienst ein.
doctor-clock-before-install = steht auf einem Tag vor der Installation von Nightkeep. Stelle die Uhr und schalte einen Zeitdienst ein.
doctor-clocks-differ = { $seconds } s neben der von PostgreSQL. Schalte auf beiden Maschinen einen Zeitdienst ein.
doctor-no-origin = nicht geprüft. Nenne die Adresse, die die Leute benutzen, mit --origin https://...
doctor-address = { $origin } antwortet.
doctor-unreachable = { $origin } antwortet nicht ({ $why }). Läuft der Server, führt der Name hierher, ist der Port offen?
doctor-not-ours = { $origin } antwortet ({ $status }), aber das ist nicht Nightkeep. Sieh nach, wohin der Proxy weiterleitet.
doctor-unready = { $origin } antwortet, aber seine Datenbank nicht. Sieh ins Log des Servers.
doctor-other-version = auf { $origin } läuft Nightkeep { $theirs }, installiert ist hier { $ours }. Starte den Server nach einer Aktualisierung neu.
doctor-host-changed = der Server hinter { $origin } lehnt seine eigene Seite ab. Der Proxy muss Host unverändert weitergeben; sonst starte den Server mit --origin { $origin }.
doctor-certificate = auf { $origin } noch { $days } Tage gültig.
doctor-certificate-ends = läuft auf { $origin } in { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    } ab. Sieh nach, warum es nicht erneuert wird.
doctor-certificate-bad = { $origin } zeigt ein Zertifikat, das Browser ablehnen ({ $why }). Besorge eines für diesen Namen.
doctor-no-hsts = { $origin } sendet kein Strict-Transport-Security. Lass es den Proxy ergänzen.
doctor-no-tls = { $origin } hat kein TLS: Andere unterwegs können Partien lesen und übernehmen. Stelle einen Proxy mit Zertifikat davor.
doctor-tls-local = auf dieser Maschine nicht nötig.
doctor-websocket = erreicht den Server auf { $origin }.
doctor-no-websocket = keiner erreicht den Server auf { $origin } ({ $why }). Der Proxy muss Upgrade und Connection weitergeben.
doctor-metrics-open = { $origin }/metrics kann jeder lesen. Lass es den Proxy ablehnen.
## Hilfe: der Rahmen

usage = Aufruf:
usage-help = Diese Hilfe zeigen und aufhören.
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-default = [Standard: {"{}"}]
usage-required = [nötig]
usage-no-command = es gibt keinen Befehl „{ $command }“; die Befehle sind: { $commands }{ guess-after }
usage-no-option = es gibt keine Option „{ $option }“; { $command } --help nennt alle{ guess-after }
usage-needs-value = { $option } braucht einen Wert; { $command } --help sagt, welchen
usage-takes-no-value = { $option } hat keinen Wert; lass ihn weg
usage-missing = { $name } fehlt; { $command } --help sagt, was dort stehen muss
usage-extra = das gehört nicht hierher: { $words }; { $command } --help sagt, was möglich ist
usage-whole = { $name } muss eine ganze Zahl sein{ usage-range }
usage-number = { $name } muss eine Zahl sein{ usage-range }
usage-range =
    { $form ->
        [between] {" "}von { $low } bis { $high }
        [least] , mindestens { $low }
        [most] , höchstens { $high }
       *[any] {""}
    }

## Hilfe: was für einen Wert steht

metavar-options = [OPTIONEN]
metavar-command = BEFEHL [ARGUMENTE]...
metavar-game = SPIEL
metavar-file = DATEI
metavar-dir = ORDNER
metavar-folder = ORDNER
metavar-study = STUDIE.toml
metavar-key-value = NAME=WERT
metavar-limit = NAME=WERT
metavar-lang = SPRACHE
metavar-name = NAME
metavar-n = N
metavar-seed = SEED
metavar-seconds = SEKUNDEN
metavar-host = HOST
metavar-url = URL
metavar-id = NUMMER
metavar-word = WORT
metavar-seat = human|BOT
metavar-bots = BOT,BOT,...

## Hilfe: Befehle

command-nightkeep = Brettspiele in Spukhäusern: spielen, untersuchen, lernen.
command-epilog = Ohne Befehl: die Halle im Browser, oder hier ein Menü.
command-examples = Beispiele:
command-play =
    Eine Partie am Terminal spielen.

    Platz 1 gehört dir, auf den anderen spielen Bots der Stufe normal, solange --seat nichts anderes sagt.

    { command-examples }

    {""}[bold]nightkeep play[/]   aus einem Menü wählen

    {""}[bold]nightkeep play SPIEL --players 3 --save abend.json[/]   du gegen zwei Bots, gespeichert in einer Datei

    {""}[bold]nightkeep play SPIEL -s human -s expert[/]   du gegen den stärksten

    {""}[bold]nightkeep play SPIEL -s human -s human --name Rosa --name Emil[/]   zu zweit an einer Tastatur

    {""}[bold]nightkeep play --resume abend.json[/]   weiterspielen
command-games =
    Die Spiele nennen, oder die Optionen eines Spiels.

    { command-examples }

    {""}[bold]nightkeep games[/]

    {""}[bold]nightkeep games SPIEL[/]   seine Optionen, was sie sein können und was sie tun
command-rules =
    Die nummerierten Regeln eines Spiels lesen.

    { command-examples }

    {""}[bold]nightkeep rules SPIEL[/]   alle, nach Abschnitten

    {""}[bold]nightkeep rules SPIEL --search Tür[/]

    {""}[bold]nightkeep rules SPIEL --lang nl[/]   auf Niederländisch
command-learn =
    Ein Spiel lernen, in einer kurzen ersten Partie.

    { command-examples }

    {""}[bold]nightkeep learn SPIEL[/]

    {""}[bold]nightkeep learn SPIEL --lang nl[/]   auf Niederländisch
command-replay =
    Eine gespeicherte Partie in Sätzen erzählen, und ihr Ende zeichnen.

    { command-examples }

    {""}[bold]nightkeep replay abend.json[/]

    {""}[bold]nightkeep replay abend.json --step[/]   Aktion für Aktion ansehen
command-simulate =
    Viele Zufallspartien auf allen Kernen spielen und sagen, wie sie ausgingen.

    { command-examples }

    {""}[bold]nightkeep simulate SPIEL -n 1000000 --players 3[/]

    {""}[bold]nightkeep simulate SPIEL --option board=mein-plan.toml[/]   einen eigenen Spielplan ausprobieren
command-arena =
    Bots gegeneinander spielen lassen und sagen, welcher stärker ist.

    Die Plätze wechseln reihum, damit kein Bot einen besseren behält. Bots: random, greedy, easy, normal, hard, expert.

    { command-examples }

    {""}[bold]nightkeep arena SPIEL --bots hard,normal --games 400[/]

    {""}[bold]nightkeep arena SPIEL -p 4 -b hard,random,random,random -n 200 --results match.jsonl[/]   einer gegen drei
command-analyse =
    Eine gespielte Partie ansehen: wie die Chancen aller verliefen, und wo sie sich wendeten.

    { command-examples }

    {""}[bold]nightkeep analyse abend.json[/]

    {""}[bold]nightkeep analyse abend.json --rounds 20000 --svg abend.svg[/]
command-bench =
    Diesen Rechner messen: Größe einer Stellung, Start, Zufallspartien, State.play.

    { command-examples }

    {""}[bold]nightkeep bench[/]   jedes Spiel

    {""}[bold]nightkeep bench -g SPIEL --seconds 5 --json bench.json[/]
command-serve =
    Die Spiele für Browser bereitstellen.

    { command-examples }

    {""}[bold]nightkeep serve[/]   auf diesem Rechner

    {""}[bold]nightkeep serve --host 0.0.0.0[/]   für alle im Haus

    {""}[bold]nightkeep serve --database postgresql://nightkeep@localhost/nightkeep --workers 4[/]
command-verify =
    Prüfen, ob der Zufall in einer Partie auf einem Server fair war.

    { command-examples }

    {""}[bold]nightkeep verify partie.json[/]   jeder Wurf und jedes Ziehen, neu berechnet aus den Seeds des Tisches
command-export =
    Alle Tische eines Servers als Aufzeichnungen schreiben.

    { command-examples }

    {""}[bold]nightkeep export aufzeichnungen[/]   aus dem üblichen Datenordner; der Server darf dabei laufen
command-board = Eigene Spielpläne.
command-doctor =
    Prüft, was ein Server braucht: Festplatte, Uhr, Datenbank, Adresse und Zertifikat. Gib die Optionen des Servers an.

    Der Exit-Code ist 1, wenn es ein Problem gibt. Ein Rat zählt nicht als Problem.

    { command-examples }

    {""}[bold]nightkeep doctor[/]   der übliche Datenordner

    {""}[bold]nightkeep doctor --data /var/lib/nightkeep --origin https://games.example[/]
command-backup =
    Schreibt alles, was ein Server aufbewahrt, in eine Datei; der Server darf laufen.

    { command-examples }

    {""}[bold]nightkeep backup monday.backup[/]   aus dem üblichen Datenordner

    {""}[bold]nightkeep backup monday.backup --database postgresql://nightkeep@localhost/nightkeep[/]
command-restore =
    Setzt eine Sicherung an die Stelle dessen, was ein Server aufbewahrt; der Server darf nicht laufen.

    { command-examples }

    {""}[bold]nightkeep restore monday.backup[/]   in den üblichen Datenordner
command-docs =
    Zeigt die Dokumentation im Browser, ohne Internet.

    { command-examples }

    {""}[bold]nightkeep docs[/]

    {""}[bold]nightkeep docs --port 8000 --no-open[/]   nur die Adresse zeigen
command-board-new =
    Den Standardspielplan eines Spiels als TOML-Datei schreiben, als Anfang für einen eigenen.

    { command-examples }

    {""}[bold]nightkeep board new SPIEL --out meiner.toml[/]
command-board-check =
    Eine Spielplandatei prüfen: sie lesen, Zufallspartien darauf spielen, und sie zeichnen.

    { command-examples }

    {""}[bold]nightkeep board check meiner.toml[/]

    {""}[bold]nightkeep board check meiner.toml --game SPIEL --players 3 -n 5000[/]
command-lab = Studien für Spieleautorinnen und Spieleautoren: Optionen durchspielen und Ergebnisse ansehen.
command-lab-run =
    Eine Studie spielen. Ergebnisse werden sofort gespeichert; derselbe Befehl macht dort weiter, wo er unterbrochen wurde.

    { command-examples }

    {""}[bold]nightkeep lab run studies/first-seat.toml[/]

    {""}[bold]nightkeep lab run studies/first-seat.toml --on ray[/]   auf dem Cluster, das RAY_ADDRESS nennt, oder einem lokalen
command-lab-report =
    Die Ergebnisse einer Studie zeichnen: ORDNER/report.html, eine eigene Seite, und ORDNER/report.csv.

    { command-examples }

    {""}[bold]nightkeep lab report results/first-seat[/]

    {""}[bold]nightkeep lab report results/new --against results/old[/]   mit einem Test jedes Unterschieds
command-words = Die Sätze einer Sprache.
command-words-check =
    Die Sätze einer Sprache nennen, die fehlen, unbekannt oder kaputt sind oder andere Argumente haben als auf Englisch.

    Gibt es welche, so ist der Exit-Code 1.

    { command-examples }

    {""}[bold]nightkeep words check de[/]

## Hilfe: Argumente und Optionen

parameter-version = Die Version nennen und aufhören.
parameter-game = Ein Name aus [bold]nightkeep games[/].
parameter-game-menu = Ohne: ein Menü der Spiele.
parameter-game-options = Ein Spiel, mit seinen Optionen.
parameter-record = Eine Aufzeichnung, die am Tisch gespeichert wurde.
parameter-players = Wie viele mitspielen.
parameter-option = Eine Option des Spiels; mehrfach möglich.
parameter-lang = en, nl, de, fr, es, oder eine andere eines Spiels.
parameter-seat = Wer dort sitzt, von Platz 1 an: human, random, greedy, easy, normal, hard oder expert.
parameter-name = Wie ein Platz heißt, von Platz 1 an.
parameter-seed-rolls = Gleicher Seed, gleiche Würfe und gleiches Ziehen.
parameter-seed-games = Gleicher Seed, gleiche Partien.
parameter-seed-same = Gleicher Seed, gleiches Ergebnis.
parameter-resume = Mit einer gespeicherten Partie weitermachen.
parameter-save = Die Partie nach jeder Entscheidung in dieser Datei speichern.
parameter-fast = Keine Pausen, während die anderen spielen.
parameter-rule = Eine Regel, mit Quelle und Grund.
parameter-search = Nur Regeln mit diesem Wort.
parameter-step = Jede Aktion zeichnen und auf Enter warten.
parameter-until = Nur die ersten N Aktionen.
parameter-games = Wie viele Partien.
parameter-random-games = Wie viele Zufallspartien.
parameter-cores = Standard: alle Kerne.
parameter-bots = Stufen, mit Änderungen wie hard:rounds=500.
parameter-results = Ergebnisse dort speichern; gibt es die Datei schon, damit weitermachen.
parameter-rounds = Denkrunden zu jeder Entscheidung.
parameter-svg = Das Diagramm dort zeichnen.
parameter-json = Alles dort hinschreiben.
parameter-which-games = Welche Spiele; mehrfach möglich.
parameter-seconds = Wie lange gemessen wird.
parameter-figures = Die Zahlen auch dort hinschreiben.
parameter-host = Wo der Server lauscht; 0.0.0.0 ist aus dem ganzen Netz erreichbar.
parameter-port = 0: ein freier Port.
parameter-data = Wo Tische gespeichert werden (SQLite).
parameter-database = Tische in PostgreSQL speichern: postgresql://user@host/name
parameter-workers = Prozesse; mehr als einer braucht --database.
parameter-origin = Eine weitere Adresse, unter der die Seite zu erreichen ist, etwa https://games.example
parameter-secure = Die Seite ist über https zu erreichen: Cookies so kennzeichnen.
parameter-metrics = Unter /metrics Zahlen für Prometheus anbieten.
parameter-thinkers = Wie viele Bots zugleich nachdenken dürfen.
parameter-limit = Eine Grenze ändern; docs/howto/host.md nennt sie.
parameter-open = Die Seite im Browser öffnen, falls es einen Bildschirm gibt.
parameter-export-folder = Wohin die Aufzeichnungen geschrieben werden.
parameter-doctor-origin = Die Adresse, die alle benutzen; sie wird abgefragt.
parameter-doctor-workers = Prozesse des Servers.
parameter-doctor-json = Gibt ein JSON-Objekt statt Zeilen aus.
parameter-backup-file = Die Sicherung, die geschrieben wird; die Datei darf es noch nicht geben.
parameter-restore-file = Eine Sicherung, die nightkeep backup geschrieben hat.
parameter-restore-replace = Ersetzt die Tische, die da sind. Die alte Datei von SQLite bleibt daneben liegen.
parameter-no-open = Keinen Browser öffnen.
parameter-server-data = Der Datenordner des Servers.
parameter-server-database = Die PostgreSQL-Datenbank des Servers.
parameter-study = Was gespielt wird; siehe studies/.
parameter-study-to = Wohin die Ergebnisse kommen; Standard: results/STUDIE.
parameter-study-on = Auf diesem Rechner oder einem Ray-Cluster.
parameter-report-folder = Ein Ordner mit Ergebnissen.
parameter-against = Mit den Ergebnissen einer anderen Studie vergleichen.
parameter-out = In diese neue Datei schreiben; Standard: auf den Bildschirm.
parameter-board-file = Eine Spielplandatei.
parameter-board-game = Das Spiel, für das sie sein soll.
parameter-check-lang = Eine Sprache, etwa nl.

## Messungen

bench-title = Nightkeep bench
bench-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
bench-most = Höchstens
bench-position-bytes = Stellung
bench-cold-first-move-s = Kaltstart mit Kompilieren, bis zum ersten Zug
bench-cold-start-s = ... und bis zu einer ersten Simulation
bench-second-start-s = Zweiter Start, bis zur ersten Liste von Aktionen
bench-one-core-steps-per-s = Zufallspartien, ein Kern
bench-all-cores-steps-per-s = Zufallspartien, alle Kerne
bench-play-us = State.play, alles geprüft
bench-cold-start = Kaltstart
bench-second-start = zweiter Start
bench-one-core = ein Kern
bench-all-cores = alle Kerne
bench-state-play = State.play
bench-rate = { $rate } Mio. Schritte/s
bench-machine = Python { $python }, { $cores } Kerne
bench-failed = { $game }: ein neuer Prozess ist gescheitert: { $problem }

## Server

serve-at = Nightkeep läuft unter { $addresses }
serve-no-page = Die Seite ist nicht gebaut; bau sie mit: make page
serve-workers = --workers: mehrere Prozesse brauchen --database mit einer PostgreSQL-URL; SQLite genügt für einen
serve-database-form = --database: schreib sie als postgresql://user:password@host/name
serve-database = --database: { $problem }
serve-origin = --origin { $given }: schreib sie als https://games.example, ohne Pfad
serve-limit-unknown = --limit { $given }: die Grenzen sind: { $limits }
serve-limit-value =
    --limit { $given }: { $name } ist eine { $kind ->
        [float] Zahl
       *[int] ganze Zahl
    } ab 0 und unter { NUMBER($most, useGrouping: 1) }
serve-folder-used = --data { $folder }: ein anderer Server benutzt diesen Ordner
serve-cannot-listen = --host { $host } --port { $port }: dort kann der Server nicht lauschen ({ $why })
serve-host = --host { $host }: das ist kein Name eines Rechners
export-done = Aufzeichnungen in { $folder } geschrieben: { $n }
export-damaged = Tisch { $table }: { $problem }
