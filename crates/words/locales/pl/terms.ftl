### Names of things.

faction-hill-tribes = Górskie Plemiona
faction-imperial-army = Armia Imperialna
faction-water-folk = Wodne Ludy
faction-undead = Nieumarli

set-base = Gra podstawowa
    .hint = Bohaterowie, których ma każda edycja
set-emperor = Cesarz
    .hint = Pogrzebany Cesarz, który zaczyna na Cmentarzysku
set-extra = Czterech dodatkowych Bohaterów
    .hint = Czterech zaawansowanych Bohaterów z angielskiego i polskiego pudełka
set-kickstarter = Bohaterowie z Kickstartera
    .hint = Ośmiu Bohaterów z kampanii
set-queens = Królowe i Przyjaciele
    .hint = Trzy Królowe, Najlepszy Druh Cesarza i Strażniczka Swarów

edition-classic = Edycja klasyczna
    .hint = Jak w angielskim i polskim pudełku
edition-heimliche-herrschaft = Heimliche Herrschaft (edycja niemiecka)
    .hint = Jak w niemieckim pudełku, zasady w wersji 23
edition-print-and-play = Do wydruku (wszyscy Bohaterowie)
    .hint = Wszystkie karty

cards = { $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }

zone-tavern = Karczma
zone-wilderness = Dzicz
zone-graveyard = Cmentarzysko

player-number = Gracz { $number }
list-comma = { $first }, { $second }

## What icons on cards stand for

icon-red = czerwony znacznik
icon-green = zielony znacznik
icon-face-up = odkryty Bohater
icon-face-down = ukryty Bohater
icon-player = gracz
    .any = gracz („dowolny”: także ty)
icon-tavern = Karczma
icon-harbor = Port
icon-wilderness = Dzicz
icon-graveyard = Cmentarzysko
icon-look = podejrzeć
