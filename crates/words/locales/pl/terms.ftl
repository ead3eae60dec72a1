### Names of things.

faction-hill-tribes = Górskie Plemiona
faction-imperial-army = Armia Imperialna
faction-water-folk = Wodne Ludy
faction-undead = Nieumarli

set-base = Gra podstawowa
set-emperor = Cesarz
set-extra = Czterech dodatkowych Bohaterów
set-kickstarter = Bohaterowie z Kickstartera
set-queens = Królowe i Przyjaciele

edition-classic = Edycja klasyczna
edition-heimliche-herrschaft = Heimliche Herrschaft (edycja niemiecka)
edition-print-and-play = Do wydruku (wszyscy Bohaterowie)

cards = { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
wait-for = Czekamy na: { $name }
