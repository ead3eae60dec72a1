### Weitere kurze Texte des Tisches auf dem Bildschirm.

screen-then-wins = Dann gewänne:
screen-if-now = Wäre jetzt Schluss:
screen-yours = deine
screen-reach-hint = Wer gewänne, stünde dieser Marker auf dem jeweiligen Feld und der andere bliebe stehen
screen-left = noch { $count }
screen-you = Du
screen-leader-wins-with = deine geheime Rolle, gewinnt mit
screen-leader-hide = Rolle verbergen oder zeigen
screen-aside = Karten, über die entschieden wird
screen-chosen = Bisher gewählt:
screen-hand-over = Weitergeben
screen-dealt = Die Karten werden ausgeteilt …
screen-over = Die Partie ist zu Ende
screen-end-leaders = Die Rollen werden aufgedeckt.
screen-end-aligned = Auf der Seite der Sieger: { $names }.
screen-see-table = Tisch ansehen
screen-keys-back = U: zurücknehmen
screen-turn-number = Zug { $number }
screen-people = { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
screen-against = { $count ->
        [one] Gegen einen Bot ({ $level })
       *[other] Gegen { $count } Bots ({ $level })
    }
screen-known-to = Bekannt bei: { $names }
screen-names = Namen
screen-people-here = Personen an diesem Gerät

## Tables with others

screen-your-tables = Deine Tische
screen-connecting = Verbindung wird aufgebaut …
screen-part-late = Dieser Teil von Oshra ist noch nicht auf diesem Gerät. Er kommt, sobald es ein Netz gibt.
screen-no-server = Hier gibt es keinen Server für gemeinsame Tische. Partien gegen Bots und an einem Gerät gehen trotzdem.
screen-look-again = Neu nachsehen
screen-table-code = Tisch { $code }
screen-not-here = Gerade nicht da
screen-bot-decides = Ein Bot entscheidet
screen-fill-hint = Freie Plätze übernehmen Bots, sobald es losgeht.
screen-reload = Seite neu laden
screen-chat = Gespräch
screen-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
screen-days = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
