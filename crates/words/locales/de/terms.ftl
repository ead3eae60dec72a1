### Names of things.

faction-hill-tribes = Hügelstämme
faction-imperial-army = Kaiserliche Armee
faction-water-folk = Seevolk
faction-undead = Untote

set-base = Grundspiel
set-emperor = Der Kaiser
set-extra = Vier weitere Charaktere
set-kickstarter = Kickstarter-Charaktere
set-queens = Königinnen & Freunde

edition-classic = Klassische Ausgabe
edition-heimliche-herrschaft = Heimliche Herrschaft (deutsche Ausgabe)
edition-print-and-play = Zum Selberdrucken (alle Charaktere)

cards = { $count } { $count ->
        [one] Karte
       *[other] Karten
    }

zone-harbor = Hafen
zone-tavern = Taverne
zone-wilderness = Wildnis
zone-graveyard = Friedhof
zone-hand = Hand
zone-party = Gruppe
zone-hidden = Verdeckte Charaktere
zone-face-up = Offene Charaktere

player-number = Person { $number }
list-comma = { $first }, { $second }
