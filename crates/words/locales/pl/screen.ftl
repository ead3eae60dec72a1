### Dalsze krótkie teksty stołu na ekranie.

screen-then-wins = Wtedy wygrałaby frakcja:
screen-if-now = Gdyby gra skończyła się teraz:
screen-yours = twoja
screen-reach-hint = Kto wygrałby, gdyby ten znacznik stał na danym polu, a drugi się nie ruszył
screen-left = jeszcze { $count }
screen-you = Ty
screen-leader-wins-with = twój tajny Lider, wygrywa z
screen-leader-hide = Ukryj lub pokaż Lidera
screen-aside = Karty do rozstrzygnięcia
screen-chosen = Wybrano dotąd:
screen-hand-over = Przekaż
screen-dealt = Rozdawanie kart…
screen-over = Gra skończona
screen-end-leaders = Liderzy zostają ujawnieni.
screen-end-aligned = Po stronie zwycięskiej frakcji: { $names }.
screen-see-table = Zobacz stół
screen-keys-back = U: cofnij
screen-turn-number = Tura { $number }
screen-people = { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
screen-against = { $count ->
        [one] Przeciwko jednemu botowi ({ $level })
       *[other] Przeciwko { $count } botom ({ $level })
    }
screen-known-to = Znają: { $names }
screen-names = Imiona
screen-people-here = Osoby przy tym urządzeniu

## Tables with others

screen-your-tables = Twoje stoły
screen-connecting = Łączymy…
screen-part-late = Tej części Oshry nie ma jeszcze na tym urządzeniu. Pojawi się, gdy tylko będzie sieć.
screen-no-server = Nie ma tu serwera do gry ze znajomymi. Gry z botami i na jednym urządzeniu działają mimo to.
screen-look-again = Sprawdź ponownie
screen-table-code = Stół { $code }
screen-not-here = Chwilowo nieobecny
screen-bot-decides = Decyduje bot
screen-fill-hint = Wolne miejsca zajmą boty, gdy gra się zacznie.
screen-reload = Wczytaj stronę ponownie
screen-chat = Rozmowa
screen-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
screen-days = { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
