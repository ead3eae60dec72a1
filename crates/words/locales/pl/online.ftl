### Playing with others over a server: connection, your tables, your games, the key.

## Connection

online-connected = Połączono
online-offline = Nie masz połączenia z siecią. Gra potoczy się dalej, gdy tylko sieć wróci.
online-unreachable = Serwer nie odpowiada
online-unreachable-hint = Może właśnie uruchamia się ponownie albo nie masz połączenia z siecią. Twoje miejsce i gra są bezpieczne: gdy tylko serwer odpowie, wszystko samo ruszy dalej.
online-try-now = Spróbuj teraz
online-outdated = Jest nowa wersja
online-outdated-hint = Serwer działa już w nowszej wersji niż ta strona. Odśwież ją, a wrócisz do stołu; twoje miejsce czeka.

## At the table

online-absence = Za kogoś, kto zniknie, po { $seconds } s decyduje bot, ale dopiero po wykorzystaniu rezerwy czasu.
online-go-on = Dalej
online-away = Decyduje za ciebie bot.
online-back = Już jestem
online-step-away = Odejdź na chwilę
online-step-away-hint = Gdy odejdziesz na chwilę, miejsce na ciebie czeka. Gdy opuścisz stół, do twojego powrotu zagra za ciebie bot.
online-watching = Oglądasz.
online-watchers = { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
online-send = Wyślij
online-chat-empty = Nikt jeszcze nic nie napisał.
online-chat-players = Pisać tu mogą tylko grający.
online-unsaid = jeszcze nie wysłano
online-rematch = { $count ->
        [one] { $names } chce rewanżu.
       *[other] { $names } chcą rewanżu.
    }

## Opening a table

online-counts = Czy się liczy?
online-friendly = Dla zabawy
online-rated-hint = Liczy się do rankingu wszystkich. Na każdym miejscu człowiek, bez botów; dzięki twojemu kluczowi liczy się także tobie.
online-rated-people = W grze rankingowej na każdym miejscu musi siedzieć człowiek.
online-who-finds = Kto może znaleźć stół?
online-who-watches = Czy inni mogą oglądać?
online-watch-yes = Tak
online-watch-no = Nie
online-have-code = Masz kod?

## Hosting a table

online-host = prowadzi stół
online-host-you = Prowadzisz ten stół.
online-host-fills = Osoba prowadząca stół może obsadzić wolne miejsca botami.
online-lock = Zamknij stół
online-unlock = Otwórz stół
online-locked = zamknięty
online-change = Zmień grę
online-change-do = Zastosuj
online-change-hint = Tak będzie wyglądać następna gra. Wszyscy jeszcze raz zgłaszają gotowość.
online-bot-name = Imię bota
online-remove-sure = Zwolnić miejsce, które zajmuje { $name }? Powrót do tego stołu nie będzie już możliwy.
online-remove-no = Anuluj

## Your tables

online-others-turn = Kolej innych
online-gathering = Czekamy na wszystkich
online-ended = Koniec gry
online-leave-table = Opuścić ten stół? Twoje miejsce zwolni się dla kogoś innego.
online-leave-game = Opuścić tę grę? Pozostali się o tym dowiedzą, a do twojego powrotu zagra za ciebie bot.
online-leave-yes = Opuść
online-leave-no = Zostań
online-left-table = { $name } opuszcza stół.
online-left-game = { $name } opuszcza grę. Dalej gra bot.
online-onwards = Graj dalej na innym urządzeniu
online-onwards-what = Skieruj aparat drugiego urządzenia na ten obrazek albo otwórz tam ten link, a znajdziesz tam wszystkie swoje stoły. Jest w nim twój klucz: nikomu go nie pokazuj, bo kto go ma, może grać jako ty.
online-onwards-close = Ukryj
online-call = Powiadom mnie, gdy będzie moja kolej
online-call-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej, o ile ta strona pozostanie otwarta.
online-call-denied = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
online-call-text = Stół { $code }: twoja kolej!
online-push-all = Powiadamiaj o wszystkich moich stołach
online-push-table = Powiadamiaj mnie o tym stole
online-push-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej, gdy ktoś zechce zagrać z tobą jeszcze raz i zanim upłynie czas w wolnej grze – także gdy ta strona jest zamknięta.
online-push-off = Gdy ta strona jest zamknięta, nie dostaniesz powiadomień.
online-push-insecure = Powiadomienia działają tu tylko przy otwartej stronie, bo połączenie z serwerem nie jest szyfrowane (https).
online-push-unknown = Ta przeglądarka nie może wysyłać powiadomień, gdy strona jest zamknięta. Na iPhonie i iPadzie będzie to możliwe po dodaniu strony do ekranu początkowego.
online-push-failed = Ta przeglądarka nie zdołała włączyć powiadomień. Może jest offline, działa w oknie prywatnym albo nie ma usługi push.
online-push-reminder = Stół { $code }: twój czas się kończy!
online-push-rematch = Stół { $code }: jeszcze jedna gra?
online-push-invitation = Zaproszenie do stołu { $code }.
online-invite = Zaproś:

## Your games

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
online-key-what = Klucz to tajny tekst w tej przeglądarce. To on oznacza ciebie: gry rozegrane z tym kluczem trafiają na tę listę, a przy stołach rankingowych do twojego rankingu. Bez adresu e-mail, bez hasła. Weź go do innej przeglądarki, a tam też będziesz sobą. Zachowaj go dla siebie: kto go ma, może grać jako ty. Zgubionego klucza nikt nie odtworzy.
online-key-none = Ta przeglądarka nie ma jeszcze klucza. Dostanie go, gdy pierwszy raz usiądziesz przy stole.
online-key-make = Utwórz klucz teraz
online-key-show = Pokaż
online-key-hide = Ukryj
online-key-copy = Kopiuj
online-key-copied = Skopiowano
online-key-save = Zapisz jako plik
online-key-file = To twój klucz do gry na { $host }. Zachowaj go dla siebie.
online-key-other = Użyj istniejącego klucza
online-key-field = Klucz
online-key-open = Z pliku
online-key-use = Użyj tego klucza
online-key-bad = To nie jest klucz. Klucz ma 32 znaki, od 0 do 9 i od a do f.
online-key-replace = Od teraz ta przeglądarka będzie używać tamtego klucza. Obecny przepadnie, jeżeli go nie zapiszesz. Dalej?
online-key-yes = Tak, użyj go
online-key-no = Nie, zostaw mój
online-key-taken = Ta przeglądarka używa teraz twojego klucza.

## Peace and privacy

online-somebody = ktoś
online-line-deeds = Wycisz, zablokuj lub zgłoś
online-mute = Wycisz
online-block = Zablokuj
online-blocked = Zablokowane osoby
online-unblock = Odblokuj
online-unmute = Wyłącz wyciszenie: { $name }
online-report = Zgłoś gospodarzowi
online-report-name = Zgłoś imię gospodarzowi
online-reported = Zgłoszono. Dziękujemy.
online-password = Hasło tego serwera
online-enter = Wejdź
online-data = Twoje dane
online-data-what = Wszystko, co ten serwer o tobie przechowuje, jest zapisane pod twoim kluczem.
online-data-save = Pobierz wszystko
online-data-delete = Usuń wszystko
online-data-sure = Twój ranking, twoja historia i wszystkie twoje wpisy znikną na zawsze, a w twoich grach zostanie tylko „ktoś”. Jeżeli twoja gra jeszcze trwa, miejsce przejmie bot.
online-data-yes = Usuń na zawsze
online-data-gone = Usunięto.
host-privacy-link = Prywatność
host-imprint-link = Kto prowadzi ten serwer
