### Playing with others over a server: connection, your tables, your games, the key.

## Connection

online-connected = Verbunden
online-offline = Du hast gerade kein Netz. Sobald es wieder da ist, geht es weiter.
online-unreachable = Der Server antwortet nicht
online-unreachable-hint = Vielleicht startet er gerade neu, oder dein Netz ist weg. Dein Platz und die Partie sind sicher: Sobald der Server antwortet, geht es hier von selbst weiter.
online-try-now = Jetzt versuchen
online-outdated = Es gibt eine neue Version
online-outdated-hint = Der Server ist schon auf einer neueren Version als diese Seite. Lade sie neu, dann bist du wieder an deinem Tisch; dein Platz bleibt dir.

## At the table

online-absence = Ist jemand weg, übernimmt nach { $seconds } Sekunden ein Bot, sobald die Reserve verbraucht ist.
online-go-on = Weiter
online-away = Ein Bot entscheidet für dich.
online-back = Ich bin wieder da
online-step-away = Kurz weggehen
online-step-away-hint = Gehst du kurz weg, wartet dein Platz auf dich. Verlässt du den Tisch, spielt ein Bot für dich weiter, bis du zurückkommst.
online-watching = Du schaust zu.
online-watchers = { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
online-send = Senden
online-chat-empty = Noch hat niemand etwas gesagt.
online-chat-players = Hier schreibt nur, wer mitspielt.
online-unsaid = noch nicht gesendet
online-rematch = { $count ->
        [one] { $names } möchte eine Revanche.
       *[other] { $names } möchten eine Revanche.
    }

## Opening a table

online-counts = Zählt es?
online-friendly = Nur zum Spaß
online-rated-hint = Zählt für die Wertung aller. Auf allen Plätzen sitzen Menschen, keine Bots; dein Schlüssel sorgt dafür, dass es für dich zählt.
online-rated-people = In einer gewerteten Partie muss auf jedem Platz ein Mensch sitzen.
online-who-finds = Wer kann den Tisch finden?
online-who-watches = Dürfen andere zuschauen?
online-watch-yes = Ja
online-watch-no = Nein
online-have-code = Hast du einen Code?

## Hosting a table

online-host = leitet den Tisch
online-host-you = Du leitest diesen Tisch.
online-host-fills = Wer den Tisch leitet, kann freie Plätze mit Bots besetzen.
online-lock = Tisch abschließen
online-unlock = Tisch aufschließen
online-locked = abgeschlossen
online-change = Spiel ändern
online-change-do = Übernehmen
online-change-hint = So wird die nächste Partie gespielt. Alle geben noch einmal an, dass sie bereit sind.
online-bot-name = Name des Bots
online-remove-sure = Den Platz von { $name } freigeben? Zurück an diesen Tisch geht es dann nicht mehr.
online-remove-no = Abbrechen

## Your tables

online-others-turn = Die anderen sind dran
online-gathering = Es fehlen noch Leute
online-ended = Die Partie ist zu Ende
online-leave-table = Diesen Tisch verlassen? Dein Platz wird für andere frei.
online-leave-game = Diese Partie verlassen? Die anderen erfahren es, und ein Bot spielt für dich weiter, bis du zurückkommst.
online-leave-yes = Verlassen
online-leave-no = Bleiben
online-left-table = { $name } hat den Tisch verlassen.
online-left-game = { $name } hat die Partie verlassen. Ein Bot spielt weiter.
online-onwards = Auf einem anderen Gerät weiterspielen
online-onwards-what = Halte die Kamera des anderen Geräts auf dieses Bild oder öffne dort den Link, dann sind alle deine Tische auch dort. Darin steckt dein Schlüssel: Zeig ihn niemandem, denn wer ihn hat, kann als du spielen.
online-onwards-close = Verbergen
online-call = Sag mir Bescheid, wenn ich dran bin
online-call-on = Du bekommst Bescheid, wenn du dran bist, solange diese Seite offen bleibt.
online-call-denied = Dein Browser lässt keine Mitteilungen dieser Seite zu.
online-call-text = Tisch { $code }: Du bist dran!
online-push-all = Bescheid über alle meine Tische
online-push-table = Bescheid über diesen Tisch
online-push-on = Du bekommst Bescheid, wenn du dran bist, wenn jemand noch eine Partie mit dir möchte und bevor eine langsame Uhr abläuft – auch wenn diese Seite geschlossen ist.
online-push-off = Solange diese Seite geschlossen ist, bekommst du keinen Bescheid.
online-push-insecure = Bescheid bekommst du hier nur, solange diese Seite offen bleibt, denn der Server ist nicht über eine verschlüsselte Verbindung (https) erreichbar.
online-push-unknown = Dieser Browser kann dir nicht Bescheid geben, während diese Seite geschlossen ist. Auf iPhone und iPad geht es, sobald du diese Seite zum Home-Bildschirm hinzugefügt hast.
online-push-failed = Dieser Browser konnte die Mitteilungen nicht einrichten. Vielleicht ist er offline, es ist ein privates Fenster oder er kommt ohne Push-Dienst.
online-push-reminder = Tisch { $code }: Deine Zeit läuft bald ab!
online-push-rematch = Tisch { $code }: Noch eine Partie?
online-push-invitation = Du bist an den Tisch { $code } eingeladen.
online-invite = Einladen:

## Your games

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
online-key-what = Der Schlüssel ist ein geheimer Text in diesem Browser. Er steht für dich: Partien, die du mit ihm spielst, kommen in diese Liste und an gewerteten Tischen in deine Wertung. Keine E-Mail-Adresse, kein Passwort. Nimm ihn in einen anderen Browser mit, dann bist du auch dort du. Behalte ihn für dich: Wer ihn hat, kann unter deinem Namen spielen. Ist er verloren, kann ihn niemand wiederherstellen.
online-key-none = Dieser Browser hat noch keinen Schlüssel. Er bekommt einen, wenn du dich das erste Mal an einen Tisch setzt.
online-key-make = Jetzt einen Schlüssel erstellen
online-key-show = Zeigen
online-key-hide = Verbergen
online-key-copy = Kopieren
online-key-copied = Kopiert
online-key-save = Als Datei speichern
online-key-file = Das ist dein Schlüssel für das Spiel auf { $host }. Behalte ihn für dich.
online-key-other = Einen vorhandenen Schlüssel benutzen
online-key-field = Schlüssel
online-key-open = Aus einer Datei
online-key-use = Diesen Schlüssel benutzen
online-key-bad = Das ist kein Schlüssel. Ein Schlüssel hat 32 Zeichen, 0 bis 9 und a bis f.
online-key-replace = Dieser Browser benutzt dann den anderen Schlüssel. Der jetzige ist weg, wenn du ihn nicht gespeichert hast. Weiter?
online-key-yes = Ja, benutzen
online-key-no = Nein, meinen behalten
online-key-taken = Dieser Browser benutzt jetzt deinen Schlüssel.

## Peace and privacy

online-somebody = jemand
online-line-deeds = Stummschalten, blockieren oder melden
online-mute = Stummschalten
online-block = Blockieren
online-blocked = Blockiert
online-unblock = Freigeben
online-unmute = Stummschaltung aufheben: { $name }
online-report = Der Spielleitung melden
online-report-name = Den Namen der Spielleitung melden
online-reported = Gemeldet. Danke.
online-password = Passwort dieses Servers
online-enter = Eintreten
online-data = Deine Daten
online-data-what = Alles, was dieser Server über dich aufbewahrt, ist unter deinem Schlüssel gespeichert.
online-data-save = Alles herunterladen
online-data-delete = Alles löschen
online-data-sure = Deine Wertung, deine Partien und alles, was du geschrieben hast, sind dann endgültig weg, und „jemand“ hat deine Partien gespielt. Sitzt du in einer Partie, übernimmt ein Bot deinen Platz.
online-data-yes = Endgültig löschen
online-data-gone = Gelöscht.
host-privacy-link = Datenschutz
host-imprint-link = Impressum
