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
wait-for = Warten auf { $name }
