### Playing with others over a server: connection, own tables, own games, the key.

## Connection

online-connected = Verbunden
online-offline = Du hast gerade kein Netz. Sobald es wieder da ist, geht es weiter.
online-unreachable = Der Server antwortet nicht
online-unreachable-hint = Vielleicht startet er gerade neu, oder dein Netz ist weg. Dein Platz und die Partie sind sicher: Sobald der Server antwortet, geht es hier von selbst weiter.
online-try-now = Jetzt versuchen
online-outdated = Es gibt eine neue Version
online-outdated-hint = Der Server ist schon auf einer neueren Version als diese Seite. Lade sie neu, dann bist du wieder an deinem Tisch; dein Platz bleibt dir.
online-sending = Wird gesendet …

## At the table

online-away = Ein Bot entscheidet für dich.
online-back = Ich bin wieder da
online-step-away = Kurz weggehen
online-step-away-hint = Gehst du kurz weg, wartet dein Platz auf dich. Verlässt du den Tisch, spielt ein Bot für dich weiter, bis du zurückkommst.
online-watching = Du siehst zu.
online-watchers = { $count ->
        [one] eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
online-reserve = Zeitreserve, falls eine Entscheidung länger dauert
online-send = Senden

## Opening a table

online-counts = Zählt es?
online-friendly = Nur zum Spaß
online-rated = Gewertet
online-rated-hint = Zählt für die Wertung aller. Auf allen Plätzen sitzen Menschen, keine Bots; dein Schlüssel sorgt dafür, dass es für dich zählt.
online-rated-people = Für eine gewertete Partie braucht jeder Platz einen Menschen.
online-who-finds = Wer findet den Tisch?
online-who-watches = Dürfen andere zuschauen?
online-watch-yes = Ja
online-watch-no = Nein
online-have-code = Hast du einen Code?

## Own tables

online-your-turn-at = Du bist dran an { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen
    }
online-others-turn = Die anderen sind dran
online-gathering = Es fehlen noch Leute
online-ended = Die Partie ist zu Ende
online-forget = Diesen Tisch vergessen
online-call = Sag mir Bescheid, wenn ich dran bin
online-call-on = Du bekommst Bescheid, wenn du dran bist.
online-call-denied = Dein Browser lässt keine Mitteilungen dieser Seite zu.
online-call-text = Tisch { $code }: Du bist dran!

## Own games

online-record = Deine Partien und dein Schlüssel
online-rating = Wertung
online-rating-hint = Alle fangen bei 25 an. Die Zahl hinter ± sagt, wie sicher das ist: Mit jeder gewerteten Partie wird sie kleiner.
online-games = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
online-wins = { $count ->
        [0] noch nie gewonnen
        [one] einmal gewonnen
       *[other] { $count }-mal gewonnen
    }
online-no-games = Noch keine beendete Partie. Partien mit anderen erscheinen hier.
online-more-games = Ältere Partien
online-won = Gewonnen
online-lost = Verloren
online-nobody-won = Niemand hat gewonnen

## The key

online-key = Dein Schlüssel
online-key-what = Der Schlüssel ist ein geheimer Text in diesem Browser. Er steht für dich: Partien, zu denen du dich mit ihm setzt, kommen in diese Liste und an gewerteten Tischen in deine Wertung. Kein Name, keine Anmeldung, kein Passwort. Nimm ihn in einen anderen Browser mit, dann bist du auch dort du. Behalte ihn für dich: Wer ihn hat, kann unter deinem Namen spielen. Ist er verloren, kann ihn niemand wiederherstellen.
online-key-none = Dieser Browser hat noch keinen Schlüssel. Er bekommt einen, wenn du dich das erste Mal an einen Tisch setzt.
online-key-make = Jetzt einen Schlüssel machen
online-key-show = Zeigen
online-key-hide = Verbergen
online-key-copy = Kopieren
online-key-copied = Kopiert
online-key-save = Als Datei sichern
online-key-file = Das ist dein Schlüssel für das Spiel auf { $host }. Behalte ihn für dich.
online-key-other = Einen vorhandenen Schlüssel benutzen
online-key-field = Schlüssel
online-key-open = Aus einer Datei
online-key-use = Diesen Schlüssel benutzen
online-key-bad = Das ist kein Schlüssel. Ein Schlüssel hat 32 Zeichen, 0 bis 9 und a bis f.
online-key-replace = Dieser Browser spielt dann unter dem anderen Schlüssel. Der jetzige ist weg, wenn du ihn nicht gesichert hast. Weiter?
online-key-yes = Ja, benutzen
online-key-no = Nein, meinen behalten
online-key-taken = Dieser Browser spielt jetzt unter dem mitgebrachten Schlüssel.
