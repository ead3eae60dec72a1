# What commands for hosts say.

## oshra doctor
doctor-database-new = Die Datenbank ist noch leer; der Server richtet sie ein.
doctor-database-ready = Die Datenbank kann gelesen und beschrieben werden und ist auf dem neuesten Stand.
doctor-database-older = Die Datenbank stammt von einer älteren Version; der Server bringt sie beim Start auf den neuesten Stand. Mach vorher eine Sicherung.
doctor-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms.
doctor-database-read-only = Die Datenbank kann nicht beschrieben werden: { $reason }
doctor-database-unreachable = Die Datenbank kann nicht verwendet werden: { $reason }
doctor-database-program-old = Dieses PostgreSQL ist zu alt. Nötig ist Version 15 oder neuer.
doctor-database-in-use = Ein Server verwendet die Datenbank.
doctor-reports = { $count ->
        [one] Eine Meldung wartet
       *[other] { $count } Meldungen warten
    } auf dich: `oshra admin reports`.
doctor-room = Wo die Datenbank liegt, sind { $amount } frei.
doctor-little-room = Wo die Datenbank liegt, sind nur { $amount } frei. Ist der Datenträger voll, müssen alle Tische warten.
doctor-clock-right = Die Uhr geht richtig, soweit sich das feststellen lässt.
doctor-clock-off = Die Uhr dieses Rechners weicht um { $seconds } Sekunden ab. Stelle sie mit einem Zeitdienst.
doctor-port-free = { $address } ist frei.
doctor-port-served = Auf { $address } antwortet schon ein Server für Tische.
doctor-port-taken = Ein anderes Programm verwendet { $address }.
doctor-port-refused = Der Server kann { $address } nicht öffnen: { $reason }
doctor-proxy-good = Der Server ist für einen Proxy eingerichtet, der HTTPS bereitstellt.
doctor-proxy-without-url = Der Server läuft hinter einem Proxy, kennt aber seine öffentliche Adresse nicht. Setze --public-url, sonst können Links falsch sein.
doctor-proxy-reachable = Der Server vertraut dem, was ihm ein Proxy sagt, und ist unter { $address } erreichbar. Wer diese Adresse ohne den Proxy erreicht, kann jede beliebige Herkunft vortäuschen.
doctor-url-plain = Die öffentliche Adresse beginnt mit http: Was gesendet wird, kann unterwegs gelesen werden.
doctor-url-without-proxy = Die öffentliche Adresse beginnt mit https:, aber es ist kein Proxy angegeben. Ohne --behind-proxy teilen sich alle die Grenzen einer einzigen Adresse.
doctor-open-without-proxy = Wer diesen Rechner erreicht, kann den Server benutzen, und zwar ohne HTTPS. Das ist nur in einem Netz in Ordnung, dem du vertraust.
doctor-metrics-open = Die Messwerte unter { $address } können von anderen Rechnern gelesen werden.
doctor-all-good = Alles ist in Ordnung.
doctor-warnings = So läuft es. Sieh dir die Zeilen mit „!“ an.
doctor-wrong = So läuft es nicht. Siehe die Zeilen mit „✗“.

## oshra backup, restore and move
copy-done = Kopiert: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }.
copy-checked = Die Sicherung ist vollständig: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }. Es wurde nichts verändert.
copy-there = { $name } gibt es schon. Mit --force wird die Datei ersetzt.
copy-not-empty = Die Datenbank, die gefüllt werden soll, ist nicht leer.
copy-in-use = Ein Server verwendet die Datenbank. Beende ihn zuerst.
copy-file = Die Datei kann nicht gelesen oder geschrieben werden: { $reason }
copy-not-a-backup = Das ist keine Sicherung von Tischen.
copy-newer = Diese Sicherung stammt von einer neueren Version dieses Programms.
copy-damaged = Diese Sicherung ist beschädigt; es wurde nichts wiederhergestellt.

## The host's pages
host-imprint = Impressum
host-privacy = Datenschutz
host-kept = Was dieser Server aufbewahrt
host-kept-table = An einem Tisch: den Namen, unter dem du dich setzt, deine Entscheidungen, was du schreibst, und eine Prüfsumme des Geheimnisses deines Platzes. Es gibt keine Konten, keine E-Mail-Adressen und keine Cookies.
host-kept-unplayed = Tische, an denen keine Partie begonnen wurde: { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }, nachdem zuletzt jemand dort war.
host-kept-chat = Was du an einem Tisch schreibst: so lange wie den Tisch.
host-kept-chat-days = Was du an einem Tisch schreibst: { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }.
host-kept-games = Beendete Partien: bis sie gelöscht werden.
host-kept-games-days = Beendete Partien: { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }, nachdem an ihrem Tisch zuletzt etwas geschehen ist.
host-kept-key = Wenn du einen Schlüssel benutzt: deinen letzten Namen, deine Wertung, deine Partien und wen du blockiert hast, bis du es löschst. Der Schlüssel selbst wird nicht aufbewahrt, nur eine Kennung, die aus ihm folgt.
host-kept-push = Wenn du Mitteilungen möchtest: die Adresse, unter der der Push-Dienst deines Browsers ihn erreicht – bis du sie abschaltest, deine Daten löschst oder der Push-Dienst sie aufgibt. Der Push-Dienst erfährt, dass etwas kam, aber weder, was darin steht, noch von welchem Tisch.
host-kept-reports = Wenn du eine Nachricht oder einen Namen meldest: was du gemeldet hast und warum, so lange wie den Tisch.
host-kept-bans = Wen die Spielleitung nicht hereinlässt, nach Kennung oder Netz, und warum, bis die Sperre endet. Lässt jemand seine Daten löschen, tritt eine Prüfsumme an die Stelle der Kennung, und die Begründung wird entfernt.
host-kept-audit = Was die Spielleitung getan hat: { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    }.
host-kept-addresses = Adressen: Sie werden für Grenzwerte im Arbeitsspeicher gezählt und nie gespeichert, mit Ausnahme von Netzen, die die Spielleitung sperrt. An gewerteten Tischen zeigen zwei Bytes einer Prüfsumme, dass zwei Leute denselben Anschluss haben.
host-kept-logs = Das Protokoll des Servers und seine Kennzahlen enthalten weder Namen noch Nachrichten.
host-kept-backups = Sicherungen enthalten, was da war, als sie gemacht wurden, solange die Spielleitung sie aufhebt.
host-rights = Deine Daten
host-rights-text = Wenn du einen Schlüssel hast, kannst du auf der Seite mit deinen Partien alles herunterladen, was dazu aufbewahrt wird, und es löschen. Danach gehören deine Plätze „jemandem“; die Partien lassen sich weiter nachspielen. In der heruntergeladenen Datei steht auch, was die Spielleitung zu deiner Kennung unternommen hat. Was andere über dich gemeldet haben, steht nicht darin, damit sich niemand scheuen muss, etwas zu melden; es wird zusammen mit deinen Daten entfernt. Wo andere an einem deiner Tische oder gegenüber der Spielleitung deinen Namen genannt haben, stehen danach drei Punkte. Wenn du ohne Schlüssel spielst, bitte die Spielleitung, einen Namen oder eine Nachricht zu entfernen.

## oshra admin
admin-none = Nichts.
admin-done = Erledigt.
admin-no-secret = Setze OSHRA_ADMIN_SECRET oder --secret-file auf das Geheimnis, mit dem der Server gestartet wurde.
admin-refused = Der Server lehnt ab: { $reason }
admin-unreachable = Der Server ist nicht zu erreichen: { $reason }
admin-forever = für immer
admin-live = geöffnet
admin-nobody = jemand
admin-forgotten = Gelöscht. Geänderte Tische: { $tables }.
doctor-admin-good = Der Zugang der Spielleitung ist durch ein Geheimnis geschützt.
doctor-admin-none = Es ist kein Geheimnis für die Spielleitung gesetzt; niemand kann Meldungen bearbeiten, Tische schließen oder Leute fernhalten. Setze --admin-secret-file.
doctor-admin-plain = Das Geheimnis der Spielleitung käme von anderen Rechnern unverschlüsselt an. Benutze `oshra admin` auf diesem Rechner oder einen Proxy mit HTTPS.
doctor-imprint-none = Es gibt kein Impressum. In vielen Ländern muss bei einem öffentlichen Server stehen, wer ihn betreibt; setze --imprint.
doctor-keep = Geschriebenes wird aufbewahrt: { $chat }; beendete Partien: { $games }.
doctor-keep-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
doctor-keep-ever = unbegrenzt
doctor-closed = Der Server ist geschlossen: Tische werden mit einem Passwort eröffnet.
doctor-words = Die Wortliste hat { $count ->
        [one] ein Wort
       *[other] { $count } Wörter
    }.

## The host's files
house-file = { $name } lässt sich nicht lesen: { $reason }
house-no-password = In der Passwortdatei steht kein Passwort; niemand käme herein.
house-short-secret = Das Geheimnis der Spielleitung braucht mindestens { $count } Zeichen.
