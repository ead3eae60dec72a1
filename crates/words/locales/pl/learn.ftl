### Nauka i spojrzenie wstecz na ekranie: lekcja, zasady, trener, notatnik, powtórka, analiza, zagadki, historia.

## The page about learning

learn-title = Nauka i spojrzenie wstecz
learn-hint = Lekcja, zagadki, twoje gry
learn-begin = Zacznij lekcję
learn-continue = Wróć do lekcji
learn-again = Powtórz lekcję
learn-lesson-hint = Gra z przewodnikiem, około pięciu minut
learn-lesson-step = Lekcja zatrzymana na kroku { $step }.
learn-lesson-done = Ukończona. Brawo!
learn-puzzles-hint = Rozwiązane: { $solved } z { $count }
learn-rules-hint = Wszystkie, do szukania i czytania
learn-games = Twoje gry
learn-games-hint = Wyniki, powtórki, analiza

## The lesson

learn-next = Dalej
learn-leave = Opuść lekcję
learn-first = W tej lekcji najpierw co innego: podążaj za złotym znakiem.
learn-real = Zagraj prawdziwą grę

## Rules at hand

rules-search = Szukaj w zasadach
rules-nothing = Nic nie znaleziono
rules-see = W zasadach
why-title = Dlaczego nie mogę?

## The coach

coach-title = Trener
coach-thinking = Myśli…
coach-nothing = Teraz nikt cię o nic nie pyta.
coach-more = Wszystkie wybory
coach-mark = traci { $loss }

## The notebook

notebook-notes = Twoje notatki
notebook-mark = { $state ->
        [yes] { $leader }: tak przypuszczasz
        [no] { $leader }: wykluczasz
       *[open] { $leader }: bez znaku
    }
notebook-hint = Kliknij Lidera, aby go oznaczyć: prawdopodobny, wykluczony, bez znaku.
notebook-rules-out = Twój własny Lider jest wykluczony, znani Liderzy także.

## Replay

replay-title = Powtórka
replay-watch = Obejrzyj powtórkę
replay-eyes = Oczami gracza
replay-all = Wszystko widać
replay-turn-back = Poprzednia tura
replay-back = Jeden wybór wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Jeden wybór dalej
replay-turn-forward = Następna tura
replay-moment = Wybór { $moment } z { $last }
replay-link = Skopiuj odsyłacz do tej chwili
replay-copied = Odsyłacz skopiowany
replay-save = Zapisz jako plik
replay-open = Otwórz plik
replay-play-on = Graj dalej od tego miejsca
replay-of-seat = Tak widział to wtedy gracz { $name }
replay-of-you = Tak to wtedy widać było z twojego miejsca
replay-of-all = Wszystkie karty odkryte

## Looking back

analysis-progress = Gotowe: { $share }
analysis-see = Zobacz tę chwilę
analysis-no-turning-point = Żadna tura nie zmieniła wiele.

## Puzzles

puzzle-list = Zagadki
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następna zagadka
puzzle-show-solution = Pokaż rozwiązanie
puzzle-the-solution = Zwycięski wybór: { $choice }
puzzle-is-solved = Rozwiązana
puzzle-players = graczy: { $count }
puzzle-goes-on = Gra nie kończy się z tą turą, więc nic jeszcze nie jest wygrane.
puzzle-wins = { $name } może mieć Lidera { $leader } i wygrać wtedy z tą frakcją: { $faction }.

## The own games

history-none = Nie ma jeszcze skończonej gry. Zagraj!
history-won = Wygrana
history-lost = Przegrana
history-around = Na jednym urządzeniu
history-by-leader = Według Lidera
history-by-players = Według liczby graczy
history-by-opponent = Według przeciwników
history-people = Ludzie
history-results = Wygrane: { $won } z { $games }
history-export = Zapisz wszystkie gry jako plik
history-imported = { $count ->
        [0] W tym pliku nie ma nic nowego.
        [one] Przejęto jedną grę.
        [few] Przejęto { $count } gry.
       *[many] Przejęto { $count } gier.
    }
history-turns = { $count ->
        [one] jedna tura
        [few] { $count } tury
       *[many] { $count } tur
    }

## What is wrong with a file or a link

fault-not-a-game = To nie jest zapisana gra.
fault-version = To wersja { $version }, której nie da się tu odczytać.
fault-unreadable = Nie da się odczytać wiersza { $line } tej gry.
fault-start = Pozycja, od której zaczyna się ta gra, nie jest możliwa.
fault-seed = Ziarno tej gry nie pasuje do skrótu, który był znany przed rozdaniem.
fault-refused = Wybór { $step } w tej grze jest wbrew zasadom.
fault-changed = Wybór { $step } w tej grze zmieniono później.
fault-outcome = Ta gra nie kończy się tak, jak mówi plik.
fault-not-a-history = To nie jest historia gier albo jest uszkodzona.
fault-not-over = Spojrzeć wstecz można tylko na skończoną grę.
fault-gone = Tej gry tu nie ma.
