### What the game asks, spoken to the one who must choose, and the names of the choices.

prompt-setup-hidden = Wybierz kartę, którą umieścisz zakrytą w swojej drużynie
prompt-setup-wilderness = Wybierz kartę, która trafi do Dziczy
prompt-play = Zagraj kartę albo odrzuć do trzech
prompt-discard-more = Odrzuć jeszcze jedną kartę albo zakończ
prompt-draw = Dobierz kartę z Karczmy lub z Portu
prompt-discard-down = Odrzucaj karty, aż zostaną ci trzy
prompt-move = Wybierz ruch znaczników
prompt-name-faction = Wskaż frakcję
prompt-player-to-count = Wybierz dowolnego gracza: X to liczba jego odkrytych Bohaterów { faction-genitive }
prompt-player-to-bury-from = { $way ->
        [random] Wybierz gracza z odkrytym Bohaterem: jeden z nich, wybrany losowo, zostanie pogrzebany
       *[choice] Wybierz gracza z odkrytym Bohaterem: pogrzebie on jednego z nich
    }
prompt-player-to-draw-from = Wybierz innego gracza i dobierz losową kartę z jego ręki
prompt-player-to-ask = Wybierz dowolnego gracza i zapytaj o kartę wskazanej frakcji
prompt-player-to-give-to = Wybierz gracza, do którego trafi Bohater
prompt-hero-to-bury = Pogrzeb { one-hero }
prompt-hero-to-discard = Odrzuć { one-hero }
prompt-hero-to-turn-over = Odwróć { one-hero }
prompt-hero-to-take = Weź na rękę { one-hero }
prompt-hero-to-look-at = { $may ->
        [yes] Możesz podejrzeć { one-hero }
       *[no] Podejrzyj { one-hero }
    }
prompt-hero-to-give-away = Możesz przenieść do innej drużyny { one-hero }
prompt-hero-to-exchange = { $may ->
        [yes] Możesz wybrać Bohatera do zamiany
       *[no] Wybierz Bohatera do zamiany
    }
prompt-hero-to-perform = Wybierz { one-hero }{ comma } i rozpatrz jego zdolności
prompt-hero-to-turn-and-perform = Odwróć { one-hero }{ comma } i rozpatrz jego zdolności
prompt-turn-over-or-look = Odwrócić Bohatera czy go podejrzeć?
prompt-tavern-to-discard = Możesz odrzucić z Karczmy jedną kartę { faction-genitive }
prompt-tavern-to-place = Wybierz kartę z Karczmy, którą umieścisz odkrytą w swojej drużynie
prompt-tavern-to-exchange = { $may ->
        [yes] Możesz wybrać kartę z Karczmy do zamiany
       *[no] Wybierz kartę z Karczmy do zamiany
    }
prompt-tavern-to-perform = Wybierz kartę z Karczmy i rozpatrz jej zdolności
prompt-hand-to-place = Umieść jedną kartę z ręki zakrytą w swojej drużynie
prompt-hand-to-exchange = { $may ->
        [yes] Możesz wybrać kartę z ręki do zamiany
       *[no] Wybierz kartę z ręki do zamiany
    }
prompt-hand-to-discard = Odrzuć jedną kartę z ręki
prompt-hand-to-show = Pokaż kartę wskazanej frakcji z ręki i oddaj ją
prompt-play-another = Możesz zagrać jeszcze jedną kartę z ręki, która nie należy do { faction-genitive }
prompt-card-to-place = { $rest ->
        [hand] Umieść jedną z tych kart zakrytą w swojej drużynie, resztę zachowaj
        [discard] Umieść jedną z tych kart zakrytą w swojej drużynie, resztę odrzuć
       *[stay] Umieść jedną z tych kart zakrytą w swojej drużynie, reszta zostaje na miejscu
    }
prompt-card-to-take = Weź na rękę dowolną kartę z Cmentarzyska
prompt-card-to-exchange = { $may ->
        [yes] Możesz wybrać jedną z tych kart do zamiany
       *[no] Wybierz jedną z tych kart do zamiany
    }
prompt-pile-to-draw-from = { $count ->
        [2] Dobierz dwie karty, obie z Dziczy lub obie z Cmentarzyska
       *[other] Dobierz { number-of-cards }, wszystkie z Dziczy lub wszystkie z Cmentarzyska
    }

## Choices, on buttons and read aloud

choice-pass = Pas
choice-done = Gotowe
choice-skip = Pomiń
choice-play = Zagraj { $hero }
choice-discard = Odrzuć { $hero }
choice-draw-harbor = Dobierz z Portu
choice-draw-tavern = Dobierz { $hero } z Karczmy
choice-player = { $owner ->
        [you] { $party } (ty)
       *[other] { $party }
    }
choice-face-up = { $hero } ({ party-label })
choice-hidden = { $card ->
        [known] { $hero }, karta zakryta ({ party-label })
       *[unknown] Ukryty Bohater nr { $number } ({ party-label })
    }
choice-tavern = { $hero } (Karczma)
choice-turn-over = Odwróć
choice-look = Podejrzyj

## Waiting

wait-for = Czekamy na: { $name }
wait-for-hero = Czekamy na: { $name } ({ $hero })
