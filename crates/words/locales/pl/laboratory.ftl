### The laboratory: many games between bots, and what they say. Numbers come as finished texts.

lab-heading = Rozegrane gry: { $games }
lab-subtitle = Co wiele gier między botami mówi o grze Ukryci Liderzy
lab-contents = Na tej stronie
lab-footer = Wszystkie przedziały obejmują prawdziwą wartość w 95 przypadkach na 100 (Wilson). Gry, których nikt nie wygrywa, liczą się jako niewygrane. Przygotowano poleceniem oshra sim.
lab-sort-hint = Kliknięcie nagłówka kolumny sortuje według niej.
lab-part = Gracze: { $players }, gry: { $games }

## What was played

lab-about = Doświadczenie
lab-bots = Boty
lab-players = Gracze
lab-sets = Dodane zestawy
lab-none = brak
lab-seed = Ziarno
lab-thinking = Namysł Mistrza
lab-milliseconds = { $count } ms na decyzję
lab-iterations = { $count } prób na decyzję
lab-games = Gry
lab-decisions = Decyzje
lab-speed = Decyzje na sekundę
lab-speed-core = Decyzje na sekundę i rdzeń
lab-turns = Tury w grze
lab-given-up = Przerwane gry
lab-unfinished = To tylko część: { $played } z { $games } gier.
lab-level-name = { $level ->
        [random] Los
        [novice] { option-level-novice }
        [adept] { option-level-adept }
       *[master] { option-level-master }
    }

## Sections

lab-who-wins = Kto wygrywa
lab-who-wins-about = Odsetek gier wygranych przez każdego bota, z przedziałem. Linia przerywana pokazuje, gdzie byłby równy gracz.
lab-ladder = Drabinka
lab-ladder-about = Punkty jak w szachach: 400 więcej oznacza dziesięć razy większą siłę. Najsłabszy ma zero.
lab-leaders = Liderzy
lab-leaders-about = Jak często każdy Lider wygrywa gry, w których bierze udział.
lab-factions = Frakcje
lab-factions-about = Która frakcja wygrywa.
lab-ends = Co rozstrzyga
lab-ends-about = Co odróżniło zwycięzcę od najbliższego rywala.
lab-order = Kolejność
lab-order-about = Ile warte jest rozpoczynanie gry.
lab-lengths = Długość
lab-lengths-about = Ile tur trwają gry. Liczy się tura każdego gracza z osobna.
lab-heroes = Bohaterowie
lab-heroes-about = Jak często wygrywa drużyna, w której na koniec jest ten Bohater, względem tego, jak często się go zagrywa. Wskaż znak, aby zobaczyć imię.
lab-heroes-reading = Bohater w zwycięskiej drużynie nie musi być tym, który dał zwycięstwo: gracze zatrzymują to, co pomaga, a tracą to, czego boją się inni.

## Plots and tables

lab-level = Poziom
lab-points = Punkty
lab-give-or-take = Dokładność
lab-leader = Lider
lab-wins = Wygrane
lab-share = Odsetek
lab-wins-with = { $wins }, frakcja: { $faction }
lab-won-by = Rozstrzyga
lab-number = Nr
lab-hero = Bohater
lab-faction = Frakcja
lab-faction-none = żadna
lab-faction-all = wszystkie
lab-played-per-game = Zagrania na grę
lab-won-played = Wygrane, gdy zagrany
lab-won-party = Wygrane, gdy w drużynie
lab-won-hidden = Wygrane, gdy ukryty
lab-won-held = Wygrane, gdy na ręce
lab-red = Czerwony
lab-green = Zielony
lab-no-target = Bez celu
lab-performed = Wykonania
lab-of = { $wins } z { $games }
lab-interval = od { $low } do { $high } z { $games }
lab-equal = równy gracz
lab-average = średnio { $turns }
lab-so-many-turns = Tury: { $turns }, gry: { $games }
lab-first-player = zaczyna
lab-place = { $place }. w kolejności
lab-decided = { $decided ->
        [only-aligned] jedyny sojusznik
        [most-heroes] najwięcej Bohaterów
        [fewest-heroes] najmniejsza drużyna
        [leader-number] numer Lidera
       *[nobody-aligned] nikt nie wygrywa
    }
lab-plot-shares = Odsetki z przedziałami
lab-plot-parts = Części wszystkich gier
lab-plot-lengths = Ile gier trwało ile tur
lab-plot-heroes = Bohaterowie według tego, jak często się ich zagrywa i jak często wygrywa ich drużyna

## On the way

lab-progress = { $done } z { $games } gier, zostało { $left }

## Refusals

lab-no-games = Doświadczenie wymaga co najmniej jednej gry.
lab-wrong-players = W grę gra od 2 do 6 osób, nie { $players }.
lab-wrong-counts = „{ $players }” nie oznacza liczby graczy: wpisz 4, 2,3,4 albo 2-6.
lab-wrong-bots = Boty: { $bots }, gracze: { $players }. Podaj jeden poziom dla wszystkich miejsc albo po jednym dla każdego.
lab-unknown-level = Nie ma poziomu „{ $level }”: dostępne są random, novice, adept i master.
lab-wrong-shard = „{ $shard }” nie oznacza części doświadczenia: wpisz 2/4, czyli drugą z czterech części.
lab-wrong-thinking = „{ $thinking }” nie oznacza czasu ani liczby prób: wpisz 200ms, 2s albo 1000.
lab-different = Części nie pochodzą z tego samego doświadczenia.
lab-twice = Niektóre gry są w więcej niż jednej części.
lab-not-a-report = { $file } nie jest raportem polecenia oshra sim: { $reason }
lab-unreadable = Nie można odczytać pliku { $file }: { $reason }
lab-unwritable = Nie można zapisać pliku { $file }: { $reason }
lab-parquet-resume = Plików Parquet nie da się wznowić: podziel doświadczenie na części opcją --shard i pomiń --resume.
