### Learning and looking back: coach, notebook, analysis, puzzles. Percentages come as finished texts.

## The coach

coach-intro = Co rozważyłby tu Mistrz
coach-chance = Szansa wygranej: { $chance } (symulowane gry: { $games })
coach-best = Najlepszy wybór: następny, „{ $choice }”, daje tylko { $chance }.
coach-level = Mniej więcej tak samo dobry wybór: { $choice }, { $chance }.
coach-least-harm = To cię coś kosztuje, ale każdy inny wybór kosztuje więcej.
coach-throws-away = Dużo tracisz: o { $loss } mniej niż najlepszy wybór.
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
        [up] Koniec się oddala: pozostałe tury: około { $after } zamiast { $before }.
       *[down] Koniec się zbliża: pozostałe tury: około { $after } zamiast { $before }.
    }
coach-card = { $hero }: na ręce karta warta około { $worth } szansy wygranej.
coach-card-least = Z kart, które możesz odrzucić, najmniej warta: { $hero }, około { $worth } szansy wygranej.
coach-instead = Drugi najlepszy wybór: { $choice }, { $chance }.

## The notebook

notebook-possible = Możliwi Liderzy
notebook-belief = Co przypuszczałby Mistrz
notebook-hand = Znane karty na ręce
notebook-hidden = Ukryci Bohaterowie
notebook-unknown = nieznany

## The analysis

analysis-all-knowing = Szanse obliczono z zakończonej gry, przy odkrytych kartach. Przy stole nikt nie mógł ich znać.
analysis-give-or-take = Symulowane gry na każdą szansę: { $games }. W 19 przypadkach na 20 błąd nie przekracza { $points } p.p.
analysis-chances = Szanse wszystkich graczy
analysis-with-hero = { $name } ({ $hero })
analysis-turning-points = Punkty zwrotne
analysis-turning-point = Tura { $turn }, { $name }: zwrot o { $change }. Największy zysk: { $gained }. Największa strata: { $lost }.
analysis-key-choices = Kluczowe decyzje
analysis-key-choice = { $name }: { $chosen } ({ $chance }). Mistrz wybrałby: { $better } ({ $betterchance }).
analysis-key-agrees = { $name }: { $chosen } ({ $chance }). Mistrz zrobiłby to samo.
analysis-tells = Zdradzone i zblefowane
analysis-gave-away = { $name }: { $chosen }. To zdradziło Lidera: { $leader } (domysł innych: { $before } → { $after }).
analysis-bluff = { $name }: { $chosen }. Udany blef: domysł innych to { $leader } ({ $before } → { $after }), a prawdziwy Lider to { $truth }.
analysis-no-tell = Żadna decyzja nie powiedziała innym wiele o Liderach.
analysis-hidden = Jak dobrze ukryci byli Liderzy
analysis-hidden-about = Za jak prawdopodobnego uznałby prawdziwego Lidera ktoś, kto uczył się na grach wszystkich poziomów i widzi to, co widzieli inni.

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
