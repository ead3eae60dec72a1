### Names of things.

faction-hill-tribes = Hügelstämme
faction-imperial-army = Kaiserliche Armee
faction-water-folk = Seevolk
faction-undead = Untote

set-base = Grundspiel
    .hint = Die Charaktere, die jede Ausgabe hat
set-emperor = Der Kaiser
    .hint = Der Alte Kaiser, der auf dem Friedhof beginnt
set-extra = Vier weitere Charaktere
    .hint = Vier Charaktere für Fortgeschrittene aus der englischen und polnischen Schachtel
set-kickstarter = Kickstarter-Charaktere
    .hint = Acht Charaktere der Kampagne
set-queens = Königinnen & Freunde
    .hint = Drei Königinnen, Des Kaisers Bester Freund und die Hüterin des Haders

edition-classic = Klassische Ausgabe
    .hint = Wie in der englischen und polnischen Schachtel
edition-heimliche-herrschaft = Heimliche Herrschaft (deutsche Ausgabe)
    .hint = Wie in der deutschen Schachtel, Regelversion 23
edition-print-and-play = Zum Selbstausdrucken (alle Charaktere)
    .hint = Alle Charaktere, die es gibt

cards = { $count } { $count ->
        [one] Karte
       *[other] Karten
    }

zone-tavern = Taverne
zone-wilderness = Wildnis
zone-graveyard = Friedhof

player-number = Person { $number }
list-comma = { $first }, { $second }

## What icons on cards stand for

icon-red = roter Marker
icon-green = grüner Marker
icon-face-up = offener Charakter
icon-face-down = verdeckter Charakter
icon-player = Person
    .any = Person („beliebig“: auch du)
icon-tavern = Taverne
icon-harbor = Hafen
icon-wilderness = Wildnis
icon-graveyard = Friedhof
icon-look = ansehen
