### Labels, buttons and short texts of the table on the screen.

## The first page

app-name = Heimliche Herrschaft
app-claim = Der Kaiser von Oshra ist tot. Sechs Erben, vier Völker, ein Geheimnis.
app-unofficial = Eine inoffizielle, freie Ausgabe von Fans.
start-play-now = Sofort spielen
start-friends = Gemeinsam spielen
start-friends-hint = Per Link, alle am eigenen Gerät
start-pass-and-play = An einem Gerät
start-pass-and-play-hint = Reihum an einem Gerät, mit Vorhang dazwischen
start-learn = Spielen lernen
start-resume = Partie fortsetzen
start-options = Optionen

## Menu

menu-rules = Regeln
menu-gallery = Alle Charaktere
menu-settings = Einstellungen
menu-language = Sprache
menu-back = Zurück
menu-close = Schließen
menu-leave = Tisch verlassen

## Settings

setting-theme = Farben
setting-theme-system = Wie das System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-sound = Ton
setting-on = An
setting-off = Aus
setting-volume = Lautstärke
setting-speed = Tempo fremder Züge
setting-speed-slow = Langsam
setting-speed-normal = Mittel
setting-speed-fast = Schnell
setting-speed-instant = Sofort
setting-motion = Weniger Bewegung
setting-text-size = Schriftgröße

## Zones

zone-harbor = Hafen
zone-hand = Hand

## The table

table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-since-last-turn = Seit deinem letzten Zug
table-log = Verlauf
table-hand = Deine Hand
table-party = Deine Gruppe
table-party-of = Gruppe von { $name }
table-hidden-stack = Verdeckte Charaktere, der älteste zuerst
table-hidden-unknown = Verdeckter Charakter
table-you-know = Du kennst diese Karte
table-leader-peek = Rolle ansehen
table-leader-wins-with = Gewinnt mit: { $first } und { $second }
table-track = Machtleiste
table-war-area = Schwarzer Bereich
table-marker-red = Roter Marker: Kaiserliche Armee, auf Feld { $number }
table-marker-green = Grüner Marker: Hügelstämme, auf Feld { $number }
table-slot-empty = Leerer Platz in der Taverne
table-take-back = Zurücknehmen
table-no-take-back = Das lässt sich nicht zurücknehmen
table-asks = Es fragt: { $hero }
table-skip-animation = Überspringen
table-play-card = Ausspielen
table-discard-card = Abwerfen
table-card-details = Karte zeigen
table-special-cases = Sonderfälle

## Pass and play

curtain-hand-over = Gib das Gerät weiter an { $name }
curtain-open = Ich bin { $name }, zeig meine Karten

## The end

end-next-step = Weiter
end-skip = Gleich zum Ergebnis
end-play-again = Noch einmal spielen
end-rematch = Revanche
end-result = Ergebnis

## The gallery

gallery-search = Charaktere suchen
gallery-nothing = Kein Charakter gefunden
gallery-all-sets = Alle Sets
gallery-all-factions = Alle Fraktionen
gallery-advanced = Für Fortgeschrittene: nicht in der Kurzen Partie
gallery-number = Nr. { $number }

## Tables with others

lobby-title = Offene Tische
lobby-none = Gerade kein offener Tisch. Mach einen auf!
lobby-create = Tisch eröffnen
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-code = Tischcode
lobby-link = Link zu diesem Tisch
lobby-copy = Link kopieren
lobby-copied = Link kopiert
lobby-your-name = Dein Name
lobby-ready = Bereit
lobby-not-ready = Noch nicht bereit
lobby-start = Partie starten
lobby-seat-free = Freier Platz
lobby-add-bot = Bot dazusetzen
lobby-remove = Entfernen
lobby-private = Privat: nur per Link
lobby-public = Offen: in der Liste zu sehen
lobby-clock = Uhr
lobby-clock-none = Keine Uhr

## Connection

connection-lost = Verbindung verloren. Neuer Versuch …
connection-old = Es gibt eine neue Version. Lade die Seite neu.

## Keyboard

keys-title = Tasten
keys-move = Pfeiltasten: von einer Möglichkeit zur nächsten
keys-choose = Eingabe: wählen
keys-skip = Escape: verzichten oder schließen
keys-details = Leertaste: Karte zeigen
keys-help = Fragezeichen: diese Liste
