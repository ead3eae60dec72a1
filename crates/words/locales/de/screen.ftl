### More short texts of the table on the screen.

screen-then-wins = Dann würde gewinnen:
screen-if-now = Wäre jetzt Schluss:
standing-safe = du führst
standing-ahead = du führst, nicht sicher
standing-behind = du liegst zurück
standing-not-yours = nicht deine Fraktion
standing-hidden = +{ $count } verdeckt
standing-wins = Gewinnfraktion:
screen-reach = Wer auf welchem Feld gewinnen würde
screen-reach-hint = Die Zeichen unter jedem Feld sagen, wer gewinnen würde, wenn der rote oder der grüne Marker dort stünde und der andere stehen bliebe.
screen-left = Ende in { $count }
screen-you = Du
screen-leader-wins-with = deine geheime Rolle; gewinnt mit:
screen-leader-hide = Rolle verbergen oder zeigen
screen-aside = Karten zur Auswahl
screen-chosen = Bisher gewählt:
screen-hand-over = Weitergeben
screen-dealt = Die Karten werden ausgeteilt…
screen-over = Die Partie ist zu Ende
screen-end-leaders = Die Rollen werden aufgedeckt.
screen-end-aligned = Mit der Gewinnfraktion verbündet: { $names }.
screen-see-table = Tisch ansehen
screen-keys-back = U: zurücknehmen
screen-turn-number = Zug { $number }
screen-against = { $count ->
        [one] Gegen einen Bot ({ $level })
       *[other] Gegen { $count } Bots ({ $level })
    }
screen-known-to = Wer sie kennt: { $names }
screen-names = Namen
screen-people-here = Personen an diesem Gerät

## Tables with others

screen-your-tables = Deine Tische
screen-connecting = Verbindung wird aufgebaut…
screen-part-late = Dieser Teil von Oshra ist noch nicht heruntergeladen. Er wird geladen, sobald du online bist.
screen-unsaved = Dieser Browser kann die Partie gerade nicht speichern. Oshra versucht es weiter; bis dahin bitte die Seite offen lassen.
screen-champion-away = Der Champion ist nicht verfügbar: Was er gelernt hat, ließ sich nicht laden. Prüfe deine Verbindung oder spiel gegen Meister.
screen-champion-unreadable = Der Champion ist nicht verfügbar: Was er gelernt hat, kam beschädigt an. Lade die Seite neu und versuche es noch einmal.
screen-no-server = Hier gibt es keinen Server für gemeinsame Tische. Partien gegen Bots und an einem Gerät gehen trotzdem.
screen-look-again = Aktualisieren
screen-table-code = Tisch { $code }
screen-not-here = Gerade nicht da
screen-bot-decides = Ein Bot entscheidet
screen-fill-hint = Freie Plätze übernehmen Bots, sobald es losgeht.
screen-reload = Seite neu laden
screen-chat = Chat
screen-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
screen-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## What leads to a part of the page that comes later

analysis-title = Rückblick
coach-title = Trainer
history-practice = Übung
learn-first = Die Lektion braucht zuerst etwas anderes: Folge der goldenen Markierung.
learn-hint = Lektion, Rätsel, deine Partien
learn-lesson-hint = Eine geführte Partie, etwa fünf Minuten
learn-real = Eine richtige Partie spielen
lesson-over = Du gewinnst! Auch Cyra war mit dem Seevolk verbündet, hatte aber weniger davon. Jetzt weißt du alles Nötige: Spiele eine richtige Partie.
notebook-suspected = Dein Verdacht: { $leaders }
notebook-title = Notizbuch
online-rated = Gewertet
online-reserve = Zeitreserve, falls eine Entscheidung länger dauert
online-sending = Wird gesendet…
online-your-turn-at = Du bist dran an { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen
    }
puzzle-over = Dieser Versuch ist vorbei.
replay-watch = Wiederholung ansehen
rules-see = In den Regeln
why-title = Warum geht das nicht?
