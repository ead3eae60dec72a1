### Learning and looking back: coach, notebook, analysis, puzzles. Percentages come as finished texts.

## The coach

coach-intro = Co rozważyłby tu Mistrz
coach-chance = Szansa wygranej: { $chance }, możliwych gier: { $games }
coach-throws-away = To marnuje wiele: o { $loss } mniej niż najlepszy wybór.
coach-only-choice = Nie ma innego wyboru.
coach-whim = Nic szczególnego nie przemawia za ani przeciw.
coach-own = { $hero }: Bohater jednej z twoich frakcji.
coach-now = { $faction }: wygrana, gdyby gra skończyła się teraz.
coach-faction = { $change ->
        [up] { $faction }: wygrana staje się bardziej prawdopodobna, { $before } → { $after }.
       *[down] { $faction }: wygrana staje się mniej prawdopodobna, { $before } → { $after }.
    }
coach-majority = { $change ->
        [up] { $faction }: masz większą szansę na najwięcej Bohaterów, { $before } → { $after }.
       *[down] { $faction }: masz mniejszą szansę na najwięcej Bohaterów, { $before } → { $after }.
    }
coach-secret = { $change ->
        [up] To zdradza więcej o twoim Liderze: trafność zgadywania { $after } zamiast { $before }.
       *[down] To lepiej ukrywa twojego Lidera: trafność zgadywania { $after } zamiast { $before }.
    }
coach-clock = { $change ->
        [up] Koniec się oddala: zostało tur około { $after } zamiast { $before }.
       *[down] Koniec się zbliża: zostało tur około { $after } zamiast { $before }.
    }
coach-card = { $hero }: na ręce karta warta około { $worth }.
coach-instead = Następny najlepszy wybór: { $choice }, { $chance }.

## The notebook

notebook-title = Notatnik
notebook-possible = Możliwi Liderzy
notebook-belief = W co wierzyłby Mistrz
notebook-hand = Znane karty na ręce
notebook-hidden = Ukryci Bohaterowie
notebook-unknown = nieznany

## The analysis

analysis-title = Spojrzenie wstecz
analysis-all-knowing = Szanse pochodzą z zakończonej gry, w której widać wszystkie karty. Przy stole nikt nie mógł ich znać.
analysis-chances = Szanse wszystkich graczy
analysis-turning-points = Punkty zwrotne
analysis-turning-point = Tura { $turn }, { $name }: z rąk do rąk przeszło { $change }. Największy zysk: { $gained }. Największa strata: { $lost }.
analysis-key-choices = Wybory, które się liczyły
analysis-key-choice = { $name }: { $chosen } ({ $chance }). Mistrz wybrałby: { $better } ({ $betterchance }).
analysis-key-agrees = { $name }: { $chosen } ({ $chance }). Mistrz zrobiłby to samo.
analysis-hidden = Jak dobrze ukryci byli Liderzy
analysis-hidden-about = Za jak prawdopodobnego uznaliby prawdziwego Lidera inni gracze, gdyby myśleli jak Mistrz.

## Puzzles

puzzle-title = Wygraj w tej turze
puzzle-task = Dokładnie jeden wybór wygrywa na pewno, niezależnie od tego, co mają i co odpowiedzą inni. Znajdź go.
puzzle-rating = { $rating ->
        [easy] Łatwa
        [medium] Średnia
       *[hard] Trudna
    }
puzzle-of-the-day = Zagadka dnia
puzzle-on-the-way = Dobrze. Dalej.
puzzle-solved = Rozwiązane! Tej wygranej nikt ci już nie odbierze.
puzzle-missed = Nie na pewno. Ktoś inny wciąż mógłby wygrać.
puzzle-solution = Rozwiązanie
