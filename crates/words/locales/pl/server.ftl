### What the table server says when it cannot do something.

server-bad-request = Nie można tego odczytać: { $reason }
server-too-long = To jest za długie.
server-too-slow = To trwało zbyt długo.
server-not-json = Tutaj rozumiany jest tylko JSON.
server-not-found = Pod tym adresem nic nie ma.
server-wrong-method = Pod tym adresem nie można tego zrobić.
server-unknown-request = Nie ma polecenia „{ $word }”.
server-wrong-version = Serwer działa w innej wersji. Odśwież stronę.
server-hello-first = Połączenie nie zostało poprawnie nawiązane. Odśwież stronę.
server-wrong-origin = Mogą to robić tylko strony tego serwera.
server-wrong-host = Ten serwer nie działa pod tą nazwą.
server-no-such-table = Nie ma stołu o tym kodzie.
server-no-such-game = Tej gry nigdy tu nie rozegrano.
server-game-not-over = Ta gra jeszcze się nie skończyła.
server-no-such-player = Nie ma gracza o tym identyfikatorze.
server-bad-key = To nie jest klucz.
server-wrong-token = To nie jest twoje miejsce.
server-only-watching = Tylko oglądasz.
server-no-spectators = Tego stołu nie można oglądać.
server-seat-taken = To miejsce jest już zajęte.
server-table-full = Wszystkie miejsca są zajęte.
server-name-missing = Podaj imię.
server-name-too-long = Imię może mieć najwyżej { $count } { $count ->
        [one] znak
        [few] znaki
       *[many] znaków
    }.
server-name-taken = Ktoś przy tym stole ma już takie imię.
server-chat-empty = Wpis jest pusty.
server-chat-too-long = Wpis może mieć najwyżej { $count } { $count ->
        [one] znak
        [few] znaki
       *[many] znaków
    }.
server-game-running = Nie w trakcie gry.
server-no-game = Żadna gra się nie toczy.
server-seats-free = Są jeszcze wolne miejsca.
server-not-ready = Jeszcze nie wszyscy zgłosili gotowość.
server-not-absent = Ten gracz jest przy stole.
server-stale = Gra potoczyła się już dalej.
server-too-early = Ten wybór wyprzedza grę.
server-bad-choice = Tego nie można wybrać: { $reason }
server-bad-clock = Zegar daje od 1 sekundy do 1 godziny na decyzję i do 10 godzin zapasu albo od 1 do 30 dni.
server-too-many-bots = Co najmniej jedno miejsce musi zostać dla człowieka.
server-rated-with-bots = W grach rankingowych nie ma botów.
server-rated-needs-key = Gry rankingowe wymagają klucza.
server-already-seated = Siedzisz już przy tym stole.
server-rated-one-each = Przy stołach rankingowych może grać jedna osoba z danego łącza internetowego. Aby grać z kimś obok, otwórz stół bez rankingu.
server-banned = Gospodarz nie wpuszcza cię na serwer.
server-admin-only = To może zrobić tylko gospodarz.
server-password-needed = Ten serwer jest zamknięty. Podaj hasło albo wejdź przez link do stołu.
server-not-welcome = Ktoś przy tym stole nie chce z tobą grać.
server-name-refused = Wybierz inne imię.
server-newcomer = Nowe osoby używają przy otwartych stołach gotowych zwrotów. Po kilku rozegranych tu grach możesz pisać własnymi słowami.
server-table-closed = Gospodarz zamknął ten stół.
server-host-only = To może zrobić tylko osoba prowadząca ten stół.
server-table-locked = Do tego stołu nikt już nie może usiąść: jest zamknięty.
server-removed = Osoba prowadząca ten stół zwolniła twoje miejsce.
server-still-seated = Na miejscu, które miałoby zniknąć, ktoś siedzi. Najpierw je zwolnij.
server-rated-from-the-start = O tym, czy stół jest rankingowy, decyduje się przy otwarciu. Otwórz nowy stół.
server-too-fast = Za dużo naraz. Zwolnij trochę.
server-too-many-tables = Masz otwarte zbyt wiele stołów. Wróć później.
server-no-room = Na serwerze kończy się miejsce, więc nie można otwierać nowych stołów. Trwające gry toczą się dalej.
server-too-many-sockets = Zbyt wiele połączeń z twojego adresu.
server-unavailable = Serwer nie może teraz zapisać gry. Gra potoczy się dalej, gdy tylko będzie to możliwe.
server-stopping = Serwer uruchamia się ponownie. Twoje miejsce czeka.
server-not-reading = Twoje połączenie jest zbyt wolne.
server-silent = Upłynął limit czasu połączenia.
server-replaced = To miejsce jest otwarte w zbyt wielu oknach.
server-newer = Ten stół pochodzi z nowszej wersji serwera. Spróbuj ponownie później.
server-worn-out = Przy tym stole grano już tak długo, że jest zapełniony. Otwórz nowy stół.
server-internal = Na serwerze coś poszło nie tak.
