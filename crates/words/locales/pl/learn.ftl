### Learning and looking back on the screen: lesson, rules at hand, coach, notebook, replay, analysis, puzzles, history.

## The page about learning

learn-title = Nauka i analiza
learn-begin = Zacznij lekcję
learn-continue = Wróć do lekcji
learn-again = Powtórz lekcję
learn-lesson-step = Lekcja zatrzymana na kroku { $step }.
learn-lesson-done = Ukończona. Brawo!
learn-puzzles-hint = Rozwiązane: { $solved } z { $count }
learn-rules-hint = Pełne zasady z wyszukiwaniem
learn-games = Twoje gry
learn-games-hint = Wyniki, powtórki, analiza

## The lesson

learn-next = Dalej
learn-leave = Opuść lekcję

## Rules at hand

rules-search = Szukaj w zasadach
rules-nothing = Nic nie znaleziono
rules-lesson = Wypróbuj w lekcji
rules-print = Do wydrukowania (PDF):
rules-print-gray = { $paper } w odcieniach szarości
rules-print-shop = karty dla drukarni

## The coach

coach-thinking = Myśli…
coach-nothing = Nie musisz teraz decydować.
coach-more = Wszystkie wybory
coach-mark = −{ $loss }
coach-legend = Liczby: twoja szansa wygranej przy każdym wyborze, z symulowanych gier. Czerwone znaki na stole: o ile mniej niż przy najlepszym.

## The notebook

notebook-notes = Twoje notatki
notebook-mark = { $state ->
        [yes] { $leader }: tak przypuszczasz
        [no] { $leader }: wykluczasz
       *[open] { $leader }: bez znaku
    }
notebook-hint = Dotknij Lidera, aby go oznaczyć: prawdopodobny, wykluczony, bez znaku.
notebook-rules-out = Twój własny Lider jest wykluczony, znani Liderzy także.
notebook-ask = Co przypuszczałby Mistrz?
notebook-hide = Ukryj przypuszczenia Mistrza
notebook-figures = Jak prawdopodobny jest zdaniem Mistrza każdy Lider, sądząc po dotychczasowej grze. Mistrz może się mylić.
notebook-thinking = Mistrz myśli…

## Replay

replay-title = Powtórka
replay-eyes = Punkt widzenia
replay-all = Wszystkie karty widoczne
replay-turn-back = Poprzednia tura
replay-back = Poprzednia decyzja
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Następna decyzja
replay-turn-forward = Następna tura
replay-moment = Decyzja { $moment } z { $last }
replay-link = Skopiuj link do tego momentu
replay-copied = Link skopiowany
replay-save = Zapisz jako plik
replay-open = Otwórz plik
replay-play-on = Graj dalej od tego miejsca
replay-of-seat = Widok z tamtej chwili: { $name }
replay-of-you = Twój widok z tamtej chwili
replay-of-all = Wszystkie karty widoczne

## Looking back

analysis-progress = Gotowe: { $share }
analysis-see = Pokaż ten moment
analysis-no-turning-point = Żadna tura nie zmieniła wiele.

## Puzzles

puzzle-list = Zagadki
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Następna zagadka
puzzle-show-solution = Pokaż rozwiązanie
puzzle-the-solution = Zwycięski wybór: { $choice }
puzzle-is-solved = Rozwiązana
puzzle-players = graczy: { $count }
puzzle-because = Zwycięska frakcja: { $faction } ({ $because }). Na twoją korzyść rozstrzyga: { $decided }.
puzzle-goes-on = Gra nie kończy się wraz z tą turą, więc nic jeszcze nie jest wygrane.
puzzle-wins = { $name } może mieć Lidera { $leader } i wygrać wtedy z tą frakcją: { $faction }.

## Your games

history-none = Nie ma jeszcze ukończonych gier. Zagraj!
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
        [one] Wczytano jedną grę.
        [few] Wczytano { $count } gry.
       *[many] Wczytano { $count } gier.
    }
history-turns = { $count ->
        [one] jedna tura
        [few] { $count } tury
       *[many] { $count } tur
    }

## What is wrong with a file or a link

fault-not-a-game = To nie jest zapisana gra.
fault-version = To wersja { $version }, której nie da się tu odczytać.
fault-revision = Tę grę rozegrano według zasad w wersji { $revision }. Od tego czasu zasady się zmieniły i dziś przebiegłaby inaczej.
fault-unreadable = Nie da się odczytać wiersza { $line } tej gry.
fault-start = Pozycja, od której zaczyna się ta gra, nie jest możliwa.
fault-seed = Ziarno tej gry nie pasuje do skrótu, który był znany przed rozdaniem.
fault-refused = Decyzja { $step } w tej grze jest wbrew zasadom.
fault-changed = Decyzję { $step } w tej grze zmieniono później.
fault-outcome = Ta gra nie kończy się tak, jak mówi plik.
fault-not-a-history = To nie jest historia gier albo jest uszkodzona.
fault-not-over = Analizować można tylko ukończoną grę.
fault-gone = Ta gra nie jest tu zapisana.
