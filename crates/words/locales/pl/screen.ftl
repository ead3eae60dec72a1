### More short texts of the table on the screen.

screen-then-wins = Wtedy wygrałaby frakcja:
screen-if-now = Gdyby gra skończyła się teraz:
standing-safe = prowadzisz
standing-ahead = prowadzisz, ale niepewnie
standing-behind = przegrywasz
standing-not-yours = nie twoja frakcja
standing-hidden = +{ $count } zakryte
standing-wins = Zwycięska frakcja:
screen-reach = Kto by wygrał ze znacznikiem na danym polu
screen-reach-hint = Znaki pod każdym polem mówią, kto by wygrał, gdyby stał tam czerwony lub zielony znacznik, a drugi się nie ruszył.
screen-left = jeszcze { $count }
screen-you = Ty
screen-leader-wins-with = twój tajny Lider; wygrywa z frakcjami:
screen-leader-hide = Ukryj lub pokaż Lidera
screen-aside = Karty do wyboru
screen-chosen = Wybrano dotąd:
screen-hand-over = Przekaż
screen-dealt = Rozdawanie kart…
screen-over = Koniec gry
screen-end-leaders = Liderzy zostają ujawnieni.
screen-end-aligned = W sojuszu ze zwycięską frakcją: { $names }.
screen-see-table = Zobacz stół
screen-keys-back = U: cofnij
screen-turn-number = Tura { $number }
screen-against = { $count ->
        [one] Przeciwko jednemu botowi ({ $level })
       *[other] Przeciwko { $count } botom ({ $level })
    }
screen-known-to = Kto ją zna: { $names }
screen-names = Imiona
screen-people-here = Osoby przy tym urządzeniu

## Tables with others

screen-your-tables = Twoje stoły
screen-connecting = Łączenie…
screen-part-late = Ta część Oshry nie została jeszcze pobrana. Wczyta się, gdy tylko będziesz online.
screen-unsaved = Ta przeglądarka nie może teraz zapisać gry. Oshra ponawia próby; do tego czasu nie zamykaj strony.
screen-champion-away = Czempion jest niedostępny: nie udało się pobrać tego, czego się nauczył. Sprawdź połączenie albo zagraj z Mistrzami.
screen-champion-unreadable = Czempion jest niedostępny: to, czego się nauczył, dotarło uszkodzone. Odśwież stronę i spróbuj ponownie.
screen-no-server = Nie ma tu serwera do gry ze znajomymi. Gry z botami i na jednym urządzeniu działają mimo to.
screen-look-again = Odśwież
screen-table-code = Stół { $code }
screen-not-here = Chwilowo poza stołem
screen-bot-decides = Decyduje bot
screen-fill-hint = Wolne miejsca zajmą boty, gdy gra się zacznie.
screen-reload = Odśwież stronę
screen-chat = Czat
screen-seconds = { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
screen-days = { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }

## What leads to a part of the page that comes later

analysis-title = Analiza gry
coach-title = Trener
history-practice = Trening
learn-first = Najpierw inny ruch: podążaj za złotym znakiem.
learn-hint = Lekcja, zagadki, twoje gry
learn-lesson-hint = Gra z przewodnikiem, około pięciu minut
learn-real = Rozegraj prawdziwą grę
lesson-over = Wygrywasz! Cyra też popierała Wodne Ludy, ale miała ich mniej. Teraz wiesz wszystko, co trzeba: rozegraj prawdziwą grę.
notebook-suspected = Twoje podejrzenie: { $leaders }
notebook-title = Notatnik
online-rated = Rankingowa
online-reserve = Zapas czasu na decyzje, które trwają dłużej
online-sending = Wysyłanie…
online-your-turn-at = Twoja kolej przy { $count ->
        [one] jednym stole
       *[other] { $count } stołach
    }
puzzle-over = Ta próba jest skończona.
replay-watch = Obejrzyj powtórkę
rules-see = W zasadach
why-title = Dlaczego nie mogę?
