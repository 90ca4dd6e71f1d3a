# Was der Server sagt, auf Deutsch.

## Ablehnungen: refused-CODE, oder refused-CODE-DETAIL, wo ein Code mehrere Sätze hat

refused-bad-text-empty =
    { $what ->
        [message] Diese Nachricht ist leer. Schreib zuerst etwas.
        [marker] Eine Marke braucht einen Namen, den man lesen kann.
       *[name] Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
    }
refused-bad-text-invisible =
    { $what ->
        [message] In dieser Nachricht stehen unsichtbare Zeichen. Schreib sie ohne.
        [marker] Im Namen dieser Marke stehen unsichtbare Zeichen. Schreib ihn ohne.
       *[name] In diesem Namen stehen unsichtbare Zeichen. Schreib ihn ohne.
    }
refused-no-guest = Wähle zuerst einen Namen.
refused-no-table = Diesen Tisch gibt es nicht, oder er ist privat. Bitte um eine Einladung.
refused-no-spectators = Diesen Tisch sehen nur die, die mitspielen.
refused-no-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
refused-no-game = Ein Spiel { $game } gibt es nicht. Es gibt: { $games }.
refused-no-lesson = Zu diesem Spiel gibt es keine Lektion.
refused-no-seat-not-yours = Dieser Platz gehört nicht dir. Öffne seinen eigenen Link, um hier auf ihm zu spielen.
refused-no-seat-none = Du hast keinen Platz an diesem Tisch.
refused-no-seat-not-host = Mit Bots beginnen kann nur, wer den Tisch geöffnet hat.
refused-no-seat-unknown = Einen Platz { $seat } hat dieser Tisch nicht. Die Plätze sind 0 bis { $last }.
refused-taken-this = Dieser Platz ist besetzt. Wähle einen anderen.
refused-taken-all = Es ist kein Platz frei.
refused-spectator = Du schaust zu. Das kann nur, wer mitspielt.

refused-not-started = Die Partie hat noch nicht begonnen. Sie beginnt, sobald alle Plätze besetzt sind.
refused-started = Die Partie hat begonnen, und alle Plätze sind besetzt.
refused-over = Die Partie ist zu Ende.
refused-closed = Dieser Tisch ist geschlossen. Du kannst einen neuen öffnen.
refused-outdated = Die Regeln haben sich geändert, seit diese Partie begonnen hat. Öffne einen neuen Tisch.
refused-playing-shown = Das siehst du, wenn die Partie zu Ende ist.
refused-playing-rematch = Die Partie ist noch nicht zu Ende. Danach könnt ihr noch einmal spielen.
refused-stale = Inzwischen ist etwas geschehen. Schau noch einmal und wähle.
refused-not-your-turn = Du bist nicht dran.
refused-not-chance = Gerade entscheidet nicht der Zufall.
refused-no-undo-used-up = Du hast in dieser Partie { $most } Entscheidungen rückgängig gemacht. Mehr sind nicht erlaubt.
refused-no-undo-too-late = Das lässt sich nicht mehr rückgängig machen. Es geht nur mit deiner letzten Entscheidung, und nur bevor jemand anders oder der Zufall entscheidet oder etwas Verdecktes sichtbar wird.
refused-no-team = Auf deiner Seite ist niemand, mit dem du reden kannst. Schreib an alle.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-away = Für diesen Platz spielt ein Bot. Komm zuerst zurück.
refused-away-already = Für diesen Platz spielt schon ein Bot.
refused-not-away = Für diesen Platz spielt sonst niemand.

refused-bad-level = Einen Bot { $level } gibt es nicht. Es gibt: { $levels }.
refused-bad-seats-number = Dieses Spiel braucht eine andere Zahl von Plätzen: { $players }, nicht { $seats }.
refused-bad-seats-nobody = Mindestens ein Platz ist für einen Menschen.
refused-bad-option-board = { $option }: An Tischen gibt es nur die eigenen Spielpläne des Spiels: { $boards }.
refused-bad-option-version = { $option }: Dieser Spielplan gehört zur anderen Fassung. Wähle das Spiel, zu dem er gehört.

refused-too-fast-messages = Das war etwas zu schnell. Warte einen Moment.
refused-too-fast-requests = Aus deinem Netz kommen zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
refused-too-fast-guests = Aus deinem Netz kommen zu viele neue Mitspielende. Warte einen Moment und versuch es noch einmal.
refused-too-fast-hints = Du hast gerade mehrere Tipps bekommen. Warte einen Moment mit dem nächsten.
refused-too-many-tables = Die Höchstzahl deiner offenen Tische ist { $most }. Spiel zuerst an einem zu Ende oder verlass ihn.
refused-too-many-links = Für diesen Tisch gibt es keine weiteren Links. Nimm einen, den du schon hast.
refused-too-many-connections = An diesem Tisch oder auf diesem Server sind zu viele Fenster offen. Schließ eines oder versuch es später noch einmal.
refused-busy-table = An diesem Tisch geschieht zu viel auf einmal. Versuch es gleich noch einmal.
refused-busy-replays = Gerade werden zu viele alte Partien angesehen. Versuch es gleich noch einmal.
refused-preparing = Dieses Spiel wird vorbereitet. Versuch es gleich noch einmal.
refused-store = Der Server kann im Moment nichts lesen oder speichern. Verloren ist nichts. Versuch es gleich noch einmal.
refused-rewound = Der Server hat die letzten Züge dieser Partie verloren. Schau noch einmal und wähle.
refused-rewound-this = Der Server hat dies und die letzten Züge der Partie verloren. Schau noch einmal und wähle.
refused-full-log = Das Protokoll dieses Tisches ist voll. Die Partie kann nicht weitergehen.
refused-full-log-chat = An diesem Tisch ist kein Platz mehr für Nachrichten und Marken. Ziehen könnt ihr weiter.
refused-full-log-moves = An diesem Tisch ist nur noch Platz für Züge.
refused-error = Auf dem Server ist etwas schiefgegangen. Geändert hat sich nichts. Versuch es noch einmal.
refused-error-turn = Auf dem Server ist etwas schiefgegangen. Er versucht es noch einmal.
refused-error-hint = Der Bot hat keinen Tipp gefunden. Versuch es noch einmal.
refused-origin = Diese Seite wurde unter einer Adresse geöffnet, die der Server nicht kennt. Öffne sie unter ihrer eigenen Adresse.

refused-bad-request-unreadable = Der Server kann diese Anfrage nicht lesen. Lade die Seite neu. ({ $problem })
refused-bad-request-number = { $name } muss eine ganze Zahl sein.
refused-bad-request-lang = lang muss eines von diesen sein: { $languages }.
refused-bad-request-step = step muss zwischen 1 und { $steps } liegen.
refused-bad-type = Anfragen müssen als application/json gesendet werden.
refused-bad-message-unreadable = Der Server kann diese Nachricht nicht lesen. Lade die Seite neu. ({ $problem })
refused-bad-message-too-long = Eine Nachricht hat höchstens { $bytes } Bytes. Schreib weniger.
refused-key-reused = Dieser Schlüssel gehört schon zu einer anderen Anfrage. Gib jeder Anfrage einen eigenen.
refused-too-large = Eine Anfrage hat höchstens { $bytes } Bytes. Sende weniger.
refused-too-slow = Die Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-refused = Solche Anfragen beantwortet der Server nicht (HTTP { $status }).

## Was alle am Tisch lesen, nach „Der Tisch meldet:“

table-full = Das Protokoll dieses Tisches ist voll. Die Partie wurde geschlossen, wie sie stand.
table-no-game = Dieser Server hat das Spiel { $game } nicht.
table-other-rules = Diese Partie begann nach den Regeln { $rules }. Der Server hat jetzt die Regeln { $now }. Darum kann sie hier nicht weitergehen. Öffne einen neuen Tisch.
table-options = Die Optionen dieses Tisches passen nicht mehr zum Spiel: { $problem }
table-unreadable = Diese Fassung des Servers kann das Protokoll dieses Tisches nicht lesen. Gelöscht ist nichts.

## Was die Betreiber lesen, wenn die Datenbank versagt

store-newer = die Datenbank ist von einem neueren Nightkeep (ihre Tabellen: { $version }; hier bekannt: { $newest })
store-not-opened = die Datenbank lässt sich nicht öffnen ({ $problem })
store-silent = die Datenbank antwortet nicht ({ $problem })
store-not-written = in die Datenbank lässt sich gerade nicht schreiben ({ $problem })
store-not-durable = dort steht { $wrong }, also können bestätigte Züge bei einem Absturz verloren gehen; setz es in postgresql.conf auf on und lade PostgreSQL neu
store-replaced = ihre Datei wurde ersetzt oder entfernt, während der Server lief; starte den Server neu

## Was der Browser zeigt, wo keine Seite gebaut wurde

page-missing = Nightkeep läuft, aber die Seite ist noch nicht gebaut
page-missing-build = Baue sie mit { $command } und starte den Server neu.
page-missing-works = Der Server selbst funktioniert: sieh dir { $games } und { $interface } an.
page-missing-games = die Spiele
page-missing-interface = die Schnittstelle
