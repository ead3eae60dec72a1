### The laboratory: many games between bots, and what they say. Numbers come as finished texts.

lab-heading = Rozegrane gry: { $games }
lab-subtitle = Co wiele gier między botami mówi o grze Ukryci Liderzy
lab-contents = Na tej stronie
lab-footer = Przedziały obejmują prawdziwą wartość w 95 przypadkach na 100: Wilsona dla odsetków, Newcombe’a dla różnic między nimi. Gry, których nikt nie wygrywa, liczą się jako niewygrane. Przygotowano poleceniem oshra sim.
lab-sort-hint = Kliknięcie nagłówka kolumny sortuje według niej.
lab-part = Gracze: { $players }, gry: { $games }

## What was played

lab-about = Eksperyment
lab-bots = Boty
lab-players = Gracze
lab-sets = Dodane zestawy
lab-none = brak
lab-seed = Ziarno
lab-thinking = Budżet namysłu botów
lab-milliseconds = { $count } ms na decyzję
lab-iterations = { $count } prób na decyzję
lab-games = Gry
lab-decisions = Decyzje
lab-speed = Decyzje na sekundę
lab-speed-core = Decyzje na sekundę czasu procesora
lab-turns = Tury w grze
lab-given-up = Przerwane gry
lab-faulty = W tym przez błędy botów
lab-unfinished = To tylko część: { $played } z { $games } gier.
lab-level-name = { $level ->
        [random] Losowy
        [novice] { option-level-novice }
        [adept] { option-level-adept }
        [champion] { option-level-champion }
       *[master] { option-level-master }
    }

## Sections

lab-who-wins = Kto wygrywa
lab-who-wins-about = Odsetek gier wygranych przez każdego bota.
lab-ladder = Drabinka
lab-ladder-about = Punkty jak w szachach: 400 więcej oznacza dziesięć razy większą siłę. Każda liczba graczy ma własną drabinkę; najsłabszy bot ma zero.
lab-leaders = Liderzy
lab-leaders-about = Jak często każdy Lider wygrywa gry, w których bierze udział.
lab-factions = Frakcje
lab-factions-about = Która frakcja wygrywa.
lab-ends = Co rozstrzyga
lab-ends-about = Co przesądziło o wygranej z najbliższym rywalem.
lab-order = Kolejność
lab-order-about = Ile warte jest rozpoczynanie gry: odsetek wygranych według miejsca w kolejności.
lab-lengths = Długość
lab-lengths-about = Jaki odsetek gier trwa ile tur. Liczy się tura każdego gracza z osobna.
lab-heroes = Bohaterowie
lab-heroes-about = Ile Bohater dodaje do szansy wygranej. To, czy się go dostanie przy rozdaniu lub dobierze z Portu, jest kwestią szczęścia, więc można porównać tych, którym się to zdarzyło, z tymi, którzy nigdy nie mieli go na ręce. Efekt pochodzi z regresji: ten sam stół, Lider, miejsce w kolejności i inni dobrani Bohaterowie, w porównaniu z przeciętnym Bohaterem.
lab-heroes-reading = Bohater w zwycięskiej drużynie nie musi być tym, który dał zwycięstwo: gracze zatrzymują to, co pomaga, a tracą to, czego boją się inni. „Drużyna wygrywa” pokazuje, gdzie Bohater trafia, a nie ile dodaje.

## Plots and tables

lab-level = Poziom
lab-points = Punkty
lab-give-or-take = Dokładność
lab-leader = Lider
lab-wins = Wygrane
lab-share = Odsetek
lab-wins-with = { $wins }, frakcja: { $faction }
lab-number = Nr
lab-hero = Bohater
lab-faction = Frakcja
lab-faction-none = żadna
lab-faction-all = wszystkie
lab-played-per-game = Zagrania na grę
lab-won-party = Drużyna wygrywa, gdy jest w niej na koniec
lab-won-hidden = … jako ukryty
lab-won-held = Wygrane, gdy wciąż na ręce
lab-red = Czerwony na użycie
lab-green = Zielony na użycie
lab-no-target = Bez celu
lab-performed = Użycia
lab-interval = od { $low } do { $high } z { $games }
lab-equal = równy udział
lab-average = średnio { $turns }
lab-turns-games = Tury: { $turns }, gry: { $games }
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
lab-plot-lengths = Ile gier trwało ile tur
lab-plot-heroes = Ile dodają Bohaterowie, z przedziałami

## Where it comes from

lab-version = Wersja
lab-date = Data
lab-command = Polecenie

## How games go

lab-company = Liderzy razem
lab-company-about = Jak często Lider z wiersza wygrywa, gdy przy stole jest też Lider z kolumny.
lab-beside = { $leader } przy stole
lab-places = Lider według miejsca
lab-places-about = Jak często każdy Lider wygrywa z każdego miejsca w kolejności.
lab-arrows = ▲ i ▼: przedział leży powyżej lub poniżej równego udziału.
lab-enders = Kto kończy grę
lab-enders-about = Jak często wygrywa osoba, do której należy ostatnia tura.
lab-player-count = Gracze: { $players }
lab-story = Przebieg gier
lab-story-about = Po każdej turze ktoś by wygrał, gdyby gra właśnie się skończyła. Decyzja w cudzej turze: osoba, która wygrywa, objęła prowadzenie po raz ostatni w turze kogoś innego. Bezczynny Bohater nie przesunął znacznika ani innej karty i niczego nie pokazał.
lab-lead-changes = Zmiany prowadzenia na grę
lab-faction-changes = Zmiany prowadzącej frakcji
lab-decided-own = Prowadzenie objęte we własnej turze
lab-decided-other = … w cudzej turze
lab-decided-never = Prowadzenie od początku
lab-passed = Tury bez zagranego Bohatera
lab-idle = Tury z bezczynnym Bohaterem
lab-held = Kiedy gra jest rozstrzygnięta
lab-held-about = Jak często ostatecznie wygrywa ten, kto prowadzi na określoną liczbę tur przed końcem.
lab-ahead = Na prowadzeniu
lab-ahead-player = gracz
lab-ahead-faction = frakcja
lab-turns-before = { $turns ->
        [one] 1 tura wcześniej
        [few] { $turns } tury wcześniej
        [many] { $turns } tur wcześniej
       *[other] { $turns } tury wcześniej
    }
lab-chances = Szanse oczami botów
lab-chances-about = Jakiej szansy wygranej spodziewają się boty przeszukujące, czyli jaki odsetek symulowanych gier wygrywają, i jak często wygrywają naprawdę. W symulowanych grach inni grają jak Adepci, więc wśród równych oczekiwania są zawyżone. Przedziały liczą gry, nie decyzje, bo decyzje w jednej grze są do siebie podobne.
lab-said = Bot mówi
lab-came-true = Bot wygrywa
lab-range = od { $low } do { $high }

## What heroes add

lab-legend = Słupki pokazują odsetki, kreski ich przedziały 95%, linia przerywana równy udział tam, gdzie istnieje. Wszystkie pola mają tę samą skalę.
lab-effects-legend = Punkty procentowe, które dodaje dobrany Bohater w porównaniu z przeciętnym, z przedziałami 95%. Pełne kropki wyróżniają się także po poprawce na wszystkich porównanych Bohaterów (Holm, 5%).
lab-too-few = Za mało gier, by powiedzieć, ile dodają poszczególni Bohaterowie.
lab-not-counted = Nie liczono Bohaterów ani przebiegu gier. Użyj --heroes, tak samo we wszystkich częściach.
lab-won-drawn = Wygrane, gdy dobrany
lab-won-unseen = Wygrane, gdy nigdy na ręce
lab-gap = Różnica w punktach
lab-effect = Efekt w punktach
lab-p-value = p po poprawce
lab-tavern-taken = Brany z Karczmy
lab-leader-effect = Efekt w punktach
lab-won-first = Z pierwszą frakcją
lab-won-second = Z drugą frakcją

## Two sets of rules

lab-versus = Gracze: { $players }, rozdania według obu zasad: { $deals }
lab-versus-heads = { $column ->
        [first] te zasady
        [second] tamte zasady
        [difference] różnica
        [corrected] p po poprawce
       *[shown] widać od
    }
lab-versus-note = Te same rozdania są rozgrywane według obu zasad i porównywane jedno po drugim. p jest poprawione na wszystkie wiersze (Holm). „Widać od”: taką różnicę znalazłoby 80 na 100 eksperymentów z tyloma rozdaniami; mniejsze wymagają ich więcej.
lab-measure = { $measure ->
        [first-wins] wygrywa zaczynający gracz
        [nobody] nikt nie wygrywa
        [turns] tury
       *[decisions] decyzje
    }

## On the way

lab-progress = { $done } z { $games } gier, zostało { $left }

## Refusals

lab-no-games = Eksperyment wymaga co najmniej jednej gry.
lab-wrong-players = W grę gra od 2 do 6 osób, nie { $players }.
lab-wrong-counts = „{ $players }” nie oznacza liczby graczy: wpisz 4, 2,3,4 albo 2-6.
lab-wrong-bots = Boty: { $bots }, gracze: { $players }. Podaj jeden poziom dla wszystkich miejsc albo po jednym dla każdego.
lab-unknown-level = Nie ma poziomu „{ $level }”: dostępne są random, novice, adept, master i champion.
lab-wrong-shard = „{ $shard }” nie oznacza części eksperymentu: wpisz 2/4, czyli drugą z czterech części.
lab-wrong-thinking = „{ $thinking }” nie oznacza czasu ani liczby prób: wpisz 200ms, 2s albo 1000.
lab-different = Części nie pochodzą z tego samego eksperymentu.
lab-twice = Niektóre gry są w więcej niż jednej części.
lab-not-a-report = { $file } nie jest raportem polecenia oshra sim: { $reason }
lab-unreadable = Nie można odczytać pliku { $file }: { $reason }
lab-unwritable = Nie można zapisać pliku { $file }: { $reason }
lab-parquet-resume = Plików Parquet nie da się wznowić: podziel eksperyment na części opcją --shard i pomiń --resume.
lab-stopped = Zatrzymano. Oto, co rozegrano do tej pory.
lab-wrong-games = „{ $games }” nie oznacza liczby gier: wpisz 4000, 10k albo 1M.
lab-no-threads = Musi grać co najmniej jeden wątek.
lab-wrong-variant = „{ $variant }” nie oznacza innych zasad: wpisz short, full, edycję, +SET albo -SET, kilka po przecinkach.
lab-versions = Części pochodzą z różnych wersji programu ({ $one } i { $other }): ich boty mogą grać inaczej. Rozegraj wszystkie części tą samą.
lab-no-version = nieznana
