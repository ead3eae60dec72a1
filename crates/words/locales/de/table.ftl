### Labels, buttons and short texts of the table on the screen.

## The first page

app-name = Heimliche Herrschaft
app-claim = Der Kaiser von Oshra ist tot. Sechs Kinder, vier Völker, ein Geheimnis.
app-unofficial = Eine inoffizielle, kostenlose Ausgabe von Fans.
page-description = Heimliche Herrschaft: das Kartenspiel um ein heimliches Erbe, im Browser
page-needs = Oshra braucht JavaScript und WebAssembly.
start-play-now = Sofort spielen
start-friends = Gemeinsam spielen
start-friends-hint = Per Link, alle am eigenen Gerät
start-pass-and-play = An einem Gerät
start-pass-and-play-hint = Reihum an einem Gerät, mit Vorhang dazwischen
start-learn = Spielen lernen
start-resume = Partie fortsetzen
start-more-games = { $count ->
    [one] Eine weitere Partie
   *[other] { $count } weitere Partien
}
start-remove = Diese Partie entfernen
start-remove-sure = Diese Partie endgültig entfernen?
start-remove-yes = Entfernen
start-remove-no = Behalten
start-unreadable = Diese Version von Oshra kann diese gespeicherte Partie nicht öffnen. Sie bleibt erhalten.
start-options = Optionen

## The first game

welcome-title = Deine erste Partie?
welcome-lesson = Erst lernen
welcome-hints = Mit drei Tipps spielen
welcome-hints-hint = Eine Kurze Partie, die ersten Entscheidungen werden erklärt
welcome-game = Einfach spielen
welcome-game-hint = Du kennst die Regeln schon
hint-number = Tipp { $number } von { $count }
hint-leader = Du gewinnst mit jeder der beiden Fraktionen deiner Rolle, wenn du die meisten Charaktere davon hast. Niemand sonst weiß, wer du bist. Lege jetzt einen Charakter verdeckt in deine Gruppe: Er zählt am Ende für dich, und niemand sieht ihn.
hint-play = Charaktere bewegen die beiden Marker, und die Marker entscheiden, welche Fraktion gewinnt. Hebe eine Karte an, dann siehst du, wo sie danach stünden.
hint-draw = Nimm, was deinen Fraktionen hilft. Alle sehen, was du aus der Taverne nimmst, das kann dich verraten. Was du vom Hafen ziehst, siehst nur du.
hint-read = Verstanden

## Menu

menu-rules = Regeln
menu-gallery = Alle Charaktere
menu-settings = Einstellungen
menu-language = Sprache
menu-back = Zurück
menu-close = Schließen
menu-leave = Tisch verlassen
menu-home = Zur Startseite

## Settings

setting-theme = Farben
setting-theme-system = Wie im System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-apart = Farben besser unterscheidbar
setting-sound = Ton
setting-on = An
setting-off = Aus
setting-volume = Lautstärke
setting-speed = Tempo der anderen
setting-speed-slow = Langsam
setting-speed-normal = Normal
setting-speed-fast = Schnell
setting-speed-instant = Sofort
setting-motion = Weniger Bewegung
setting-text-size = Schriftgröße
setting-undo = Zurücknehmen an Tischen mit anderen
setting-undo-off = Aus
setting-undo-seconds = 2 Sekunden
setting-undo-ask = Nachfragen

## Zones

zone-harbor = Hafen
zone-hand = Hand

## The table

table-your-turn = Du bist dran
table-turn-of = { $name } ist dran
table-since-last-turn = Seit deinem letzten Zug
table-last-turn = Letzter Zug:
table-turn-again = Diesen Zug noch einmal zeigen
# A mark on a turn in which a bot decided for somebody.
table-bot = Bot
table-bot-decided = Ein Bot hat entschieden.
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
table-held-back = { $choice }?
table-send-now = Senden
table-undo = Zurück
table-no-take-back = Das lässt sich nicht zurücknehmen
table-asks = { $hero } fragt
table-skip-animation = Überspringen
table-play-card = Ausspielen
table-discard-card = Abwerfen
table-choose-card = Wähle { $hero }
table-discard-several = Abwerfen…
table-discard-these = Wirf { $heroes } ab
table-mark-cards = Tippe bis zu drei Karten zum Abwerfen an
table-raise-card = Tippe eine Karte an, um sie zu heben
table-marked = markiert
table-cancel = Abbrechen
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
end-same-deal = Dieselben Karten noch einmal
end-next-level = Nächste Stufe: { $level }
end-count = Charaktere der Gewinnfraktion: { $heroes }. Alle Charaktere: { $total }.
end-link = Link kopieren
end-picture = Bild
end-next = Wie geht es weiter?
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
lobby-share = Teilen…
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
lobby-clock-reserve = { $decision }, Reserve { $minutes } min
lobby-since = seit { $hours } h offen
lobby-unwatched = ohne Publikum
lobby-waits-for = Noch nicht bereit: { $names }.
lobby-invites = { $name } lädt dich zu einer Partie ein
lobby-invited = Du bist zu einer Partie eingeladen
lobby-about = Zwei Marker, vier Fraktionen, und alle haben eine geheime Rolle. Wer mit der Gewinnfraktion verbündet ist und die meisten Charaktere von ihr hat, gewinnt.
lobby-name-missing = Bitte gib erst deinen Namen ein.

## Connection

connection-lost = Verbindung verloren. Neuer Versuch…
connection-old = Es gibt eine neue Version. Lade die Seite neu.

## Keyboard

keys-title = Tastatur
keys-move = Pfeiltasten: von einer Möglichkeit zur nächsten
keys-choose = Eingabe: wählen
keys-skip = Escape: verzichten oder schließen
keys-details = Leertaste: Karte zeigen
keys-help = Fragezeichen: diese Liste
