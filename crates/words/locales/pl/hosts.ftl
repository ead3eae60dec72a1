# What commands for hosts say.

## oshra doctor
doctor-database-new = Baza danych jest jeszcze pusta; serwer ją przygotuje.
doctor-database-ready = Bazę danych można czytać i zapisywać; jest aktualna.
doctor-database-older = Baza danych pochodzi ze starszej wersji; serwer zaktualizuje ją przy starcie. Najpierw zrób kopię zapasową.
doctor-database-newer = Bazę danych utworzyła nowsza wersja tego programu.
doctor-database-read-only = W bazie danych nie można zapisywać: { $reason }
doctor-database-unreachable = Nie można użyć bazy danych: { $reason }
doctor-database-program-old = Ten PostgreSQL jest za stary. Potrzebna jest wersja 15 lub nowsza.
doctor-database-in-use = Z bazy danych korzysta serwer.
doctor-reports = { $count ->
        [one] Jedno zgłoszenie czeka
        [few] { $count } zgłoszenia czekają
       *[other] { $count } zgłoszeń czeka
    } na rozpatrzenie: `oshra admin reports`.
doctor-room = Tam, gdzie leży baza danych, wolne jest { $amount }.
doctor-little-room = Tam, gdzie leży baza danych, wolne jest tylko { $amount }. Na pełnym dysku wszystkie stoły muszą czekać.
doctor-clock-right = Zegar chodzi dobrze, o ile da się to stwierdzić.
doctor-clock-off = Zegar tego komputera myli się o { $seconds } s. Zsynchronizuj go z usługą czasu.
doctor-port-free = Adres { $address } jest wolny.
doctor-port-served = Pod adresem { $address } odpowiada już serwer stołów.
doctor-port-taken = Adresu { $address } używa inny program.
doctor-port-refused = Serwer nie może nasłuchiwać pod adresem { $address }: { $reason }
doctor-proxy-good = Serwer jest ustawiony do pracy za serwerem pośredniczącym z HTTPS.
doctor-proxy-without-url = Serwer działa za serwerem pośredniczącym, ale nie zna swojego publicznego adresu. Ustaw --public-url, inaczej linki mogą być błędne.
doctor-proxy-reachable = Serwer ufa serwerowi pośredniczącemu i nasłuchuje pod adresem { $address }. Kto dotrze tam z jego pominięciem, może udawać dowolne pochodzenie połączenia.
doctor-url-plain = Publiczny adres zaczyna się od http: wysyłane dane można po drodze przeczytać.
doctor-url-without-proxy = Publiczny adres zaczyna się od https:, ale nie podano serwera pośredniczącego. Bez --behind-proxy wszyscy dzielą limity jednego adresu.
doctor-open-without-proxy = Każdy, kto dotrze do tego komputera, może używać serwera, i to bez HTTPS. To dobre tylko w sieci, której ufasz.
doctor-metrics-open = Metryki pod adresem { $address } można czytać z innych komputerów.
doctor-all-good = Wszystko w porządku.
doctor-warnings = To zadziała. Spójrz na wiersze oznaczone „!”.
doctor-wrong = Tak to nie zadziała. Zobacz wiersze oznaczone „✗”.

## oshra backup, restore and move
copy-done = Skopiowano: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }, { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }.
copy-checked = Kopia zapasowa jest kompletna. Stoły: { $tables }, wpisy: { $entries }. Niczego nie zmieniono.
copy-there = Plik { $name } już istnieje. Z --force zostanie zastąpiony.
copy-not-empty = Baza danych, którą trzeba wypełnić, nie jest pusta.
copy-in-use = Z bazy danych korzysta serwer. Najpierw go zatrzymaj.
copy-file = Nie można odczytać lub zapisać pliku: { $reason }
copy-not-a-backup = To nie jest kopia zapasowa stołów.
copy-newer = Tę kopię zapasową utworzyła nowsza wersja tego programu.
copy-damaged = Ta kopia zapasowa jest uszkodzona; niczego nie przywrócono.

## The host's pages
host-imprint = Kto prowadzi ten serwer
host-privacy = Prywatność
host-kept = Co przechowuje ten serwer
host-kept-table = Przy stole: imię, pod którym siadasz, twoje wybory, to, co piszesz, oraz skrót tajnego klucza twojego miejsca. Nie ma kont, adresów e-mail ani ciasteczek.
host-kept-unplayed = Stoły, przy których nie zaczęto gry: { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[other] { $days } dni
    } od ostatniej obecności kogokolwiek.
host-kept-chat = To, co piszesz przy stole: tak długo jak stół.
host-kept-chat-days = To, co piszesz przy stole: { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[other] { $days } dni
    }.
host-kept-games = Zakończone gry: do czasu ich usunięcia.
host-kept-games-days = Zakończone gry: { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[other] { $days } dni
    } od ostatniego zdarzenia przy ich stole.
host-kept-key = Jeżeli używasz klucza: ostatnie imię, ranking, historia gier i lista zablokowanych osób, dopóki ich nie usuniesz. Sam klucz nie jest przechowywany, tylko wynikający z niego identyfikator.
host-kept-push = Jeśli chcesz dostawać powiadomienia: adres, pod którym usługa push dosięga twojej przeglądarki – do chwili, gdy je wyłączysz, usuniesz swoje dane albo usługa push przestanie go znać. Usługa push dowiaduje się, że coś przyszło, ale nie tego, co zawiera, ani od którego stołu.
host-kept-reports = Jeżeli zgłaszasz wpis lub imię: co i dlaczego zostało zgłoszone, tak długo jak stół.
host-kept-bans = Kogo i dlaczego gospodarz nie wpuszcza, według identyfikatora lub sieci, do końca blokady. Gdy ktoś usunie swoje dane, miejsce identyfikatora zajmuje jego skrót, a uzasadnienie znika.
host-kept-audit = Działania gospodarza: { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[other] { $days } dni
    }.
host-kept-addresses = Adresy: liczone w pamięci na potrzeby limitów i nigdy niezapisywane, z wyjątkiem sieci blokowanych przez gospodarza. Przy stołach rankingowych dwa bajty skrótu pokazują, że dwie osoby korzystają z tego samego łącza.
host-kept-logs = Dziennik serwera i jego metryki nie zawierają ani imion, ani wpisów.
host-kept-backups = Kopie zapasowe zawierają to, co było w chwili ich wykonania, tak długo, jak gospodarz je trzyma.
host-rights = Twoje dane
host-rights-text = Jeżeli masz klucz, możesz na stronie ze swoimi grami pobrać wszystko, co jest pod nim zapisane, i to usunąć. Twoje miejsca należą potem do „kogoś”; gry nadal można odtworzyć. Pobrany plik zawiera też to, co gospodarz zrobił w sprawie twojego identyfikatora. Nie zawiera tego, co zgłosili o tobie inni, aby nikt nie musiał się bać zgłaszania; zgłoszenia te tracą treść razem z usunięciem twoich danych. Tam, gdzie inni wymienili twoje imię przy którymś z twoich stołów lub wobec gospodarza, pojawia się potem wielokropek. Jeżeli grasz bez klucza, poproś gospodarza o usunięcie imienia lub wpisu.

## oshra admin
admin-none = Nic.
admin-done = Gotowe.
admin-no-secret = Ustaw OSHRA_ADMIN_SECRET albo --secret-file na tajne hasło, z którym uruchomiono serwer.
admin-refused = Serwer odmawia: { $reason }
admin-unreachable = Nie można połączyć się z serwerem: { $reason }
admin-forever = na zawsze
admin-live = otwarty
admin-nobody = ktoś
admin-forgotten = Usunięto. Zmienione stoły: { $tables }.
doctor-admin-good = Dostęp gospodarza jest chroniony tajnym hasłem.
doctor-admin-none = Nie ustawiono tajnego hasła gospodarza, więc nikt nie może przeglądać zgłoszeń, zamykać stołów ani blokować osób. Ustaw --admin-secret-file.
doctor-admin-plain = Tajne hasło gospodarza byłoby przesyłane z innych komputerów bez szyfrowania. Użyj `oshra admin` na tym komputerze albo serwera pośredniczącego z HTTPS.
doctor-imprint-none = Nie podano, kto prowadzi serwer. W wielu krajach jest to obowiązkowe dla publicznych serwerów; ustaw --imprint.
doctor-keep = Wpisy są przechowywane: { $chat }; zakończone gry: { $games }.
doctor-keep-days = { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[other] { $days } dni
    }
doctor-keep-ever = dopóki nikt ich nie usunie
doctor-closed = Serwer jest zamknięty: stoły otwiera się z hasłem.
doctor-words = Lista słów ma { $count ->
        [one] jedno słowo
        [few] { $count } słowa
       *[other] { $count } słów
    }.

## The host's files
house-file = Nie można odczytać pliku { $name }: { $reason }
house-no-password = W pliku z hasłami nie ma żadnego hasła; nikt nie mógłby wejść.
house-short-secret = Tajne hasło gospodarza musi mieć co najmniej { $count } { $count ->
        [one] znak
        [few] znaki
       *[many] znaków
    }.
