### Playing with others over a server: connection, own tables, own games, the key.

## Connection

online-connected = Połączono
online-offline = Nie masz połączenia z siecią. Gra potoczy się dalej, gdy tylko sieć wróci.
online-unreachable = Serwer nie odpowiada
online-unreachable-hint = Może właśnie uruchamia się ponownie albo nie masz połączenia z siecią. Twoje miejsce i gra są bezpieczne: gdy tylko serwer odpowie, wszystko samo ruszy dalej.
online-try-now = Spróbuj teraz
online-outdated = Jest nowa wersja
online-outdated-hint = Serwer działa już w nowszej wersji niż ta strona. Odśwież ją, a wrócisz do stołu; twoje miejsce czeka.
online-sending = Wysyłanie…

## At the table

online-away = Decyduje za ciebie bot.
online-back = Już jestem
online-step-away = Odejdź na chwilę
online-step-away-hint = Gdy odejdziesz na chwilę, miejsce na ciebie czeka. Gdy opuścisz stół, do twojego powrotu zagra za ciebie bot.
online-watching = Przyglądasz się.
online-watchers = { $count ->
        [one] jedna osoba się przygląda
        [few] { $count } osoby się przyglądają
       *[many] { $count } osób się przygląda
    }
online-reserve = Zapas czasu na decyzje, które trwają dłużej
online-send = Wyślij

## Opening a table

online-counts = Czy się liczy?
online-friendly = Dla zabawy
online-rated = Rankingowa
online-rated-hint = Liczy się do rankingu wszystkich. Na każdym miejscu człowiek, bez botów; dzięki twojemu kluczowi liczy się także tobie.
online-rated-people = W grze rankingowej na każdym miejscu musi siedzieć człowiek.
online-who-finds = Kto znajdzie stół?
online-who-watches = Czy inni mogą się przyglądać?
online-watch-yes = Tak
online-watch-no = Nie
online-have-code = Masz kod?

## Own tables

online-your-turn-at = Twoja kolej przy { $count ->
        [one] jednym stole
       *[other] { $count } stołach
    }
online-others-turn = Kolej innych
online-gathering = Czekamy na wszystkich
online-ended = Gra skończona
online-forget = Zapomnij ten stół
online-call = Powiadom mnie, gdy będzie moja kolej
online-call-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.
online-call-denied = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
online-call-text = Stół { $code }: twoja kolej!

## Own games

online-record = Twoje gry i twój klucz
online-rating = Ranking
online-rating-hint = Każdy zaczyna od 25. Liczba po ± mówi, jak pewny jest ten wynik: maleje z każdą grą rankingową.
online-games = { $count ->
        [one] jedna gra
        [few] { $count } gry
       *[many] { $count } gier
    }
online-wins = { $count ->
        [0] jeszcze bez wygranej
        [one] jedna wygrana
        [few] { $count } wygrane
       *[many] { $count } wygranych
    }
online-no-games = Nie ma jeszcze ukończonych gier. Gry z innymi pojawią się tutaj.
online-more-games = Starsze gry
online-won = Wygrana
online-lost = Przegrana
online-nobody-won = Nikt nie wygrał

## The key

online-key = Twój klucz
online-key-what = Klucz to tajny tekst w tej przeglądarce. To on oznacza ciebie: gry, do których siadasz z tym kluczem, trafiają na tę listę, a przy stołach rankingowych do twojego rankingu. Bez nazwiska, bez logowania, bez hasła. Weź go do innej przeglądarki, a tam też będziesz sobą. Zachowaj go dla siebie: kto go ma, może grać jako ty. Zgubionego klucza nikt nie odtworzy.
online-key-none = Ta przeglądarka nie ma jeszcze klucza. Dostanie go, gdy pierwszy raz usiądziesz przy stole.
online-key-make = Utwórz klucz teraz
online-key-show = Pokaż
online-key-hide = Ukryj
online-key-copy = Kopiuj
online-key-copied = Skopiowano
online-key-save = Zapisz jako plik
online-key-file = To twój klucz do gry na { $host }. Zachowaj go dla siebie.
online-key-other = Użyj klucza, który masz
online-key-field = Klucz
online-key-open = Z pliku
online-key-use = Użyj tego klucza
online-key-bad = To nie jest klucz. Klucz ma 32 znaki, od 0 do 9 i od a do f.
online-key-replace = Od teraz ta przeglądarka będzie grać pod tamtym kluczem. Obecny przepadnie, jeśli go nie zapiszesz. Dalej?
online-key-yes = Tak, użyj go
online-key-no = Nie, zostaw mój
online-key-taken = Ta przeglądarka gra teraz pod przyniesionym kluczem.
