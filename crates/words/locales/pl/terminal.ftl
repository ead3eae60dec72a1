# Playing in a terminal, and replaying.
terminal-welcome = Skrócona gra Ukryci Liderzy przeciwko { $count ->
        [one] jednemu graczowi
       *[other] { $count } graczom
    }. Wpisz numer swojego wyboru, ? (pomoc) albo q (wyjście).
terminal-leader = Twój Lider: { $leader } ({ $first } oraz { $second }). Zachowaj to w tajemnicy.
terminal-choose = Twój wybór (1–{ $last }):
terminal-not-a-choice = Wpisz liczbę od 1 do { $last }, ? (pomoc) albo q (wyjście).
terminal-help = Wygrywasz, jeżeli na koniec znaczniki stoją tam, gdzie wygrywa jedna z twoich dwóch frakcji, a ty masz w drużynie najwięcej Bohaterów tej frakcji, odkrytych lub ukrytych. Nieumarli: oba znaczniki na polu 9 lub dalej. Wodne Ludy: znaczniki na tym samym polu lub na sąsiednich polach. Armia Imperialna: czerwony wyprzedza zielony o co najmniej dwa pola. Górskie Plemiona: zielony wyprzedza czerwony o co najmniej dwa pola. Gra kończy się po turze, w której ktoś ma odkrytych Bohaterów w liczbie { $heroes }.
terminal-left = Opuszczasz grę.
terminal-table = Czerwony { $red }, zielony { $green }. Karczma: { $tavern }. Port { $harbor }, Dzicz { $wilderness }, Cmentarzysko { $graveyard }.
terminal-party = { $name }: { $heroes } (ukryci: { $hidden ->
        [0] brak
       *[other] { $hidden }
    }, na ręce: { $hand })
terminal-your-hidden = Twoi ukryci Bohaterowie: { $heroes }
terminal-hand-card = { $name }: { $text }
terminal-nothing = –
replay-setup = { $edition }, { $short ->
        [yes] skrócona gra
       *[no] pełna gra
    }, liczba graczy: { $players }
replay-seed-verified = Ziarno „{ $seed }” pasuje do skrótu { $hash }: nikt nie manipulował kartami.
replay-from-position = Gra zaczyna się od podanej pozycji, nie od rozdania.
replay-unfinished = W tym miejscu gra jeszcze się nie skończyła.
replay-no-seat = Przy tym stole nie ma miejsca { $seat }: miejsca to 0 do { $last }.
replay-not-all-yet = Wszystko widać dopiero po końcu gry.
fault-no-file = Nie da się odczytać pliku { $name }.
puzzle-unknown = Nie ma zagadki „{ $id }”.
puzzles-hold = { $count ->
        [one] Zgadza się { $count } zagadka.
        [few] Zgadzają się { $count } zagadki.
       *[other] Zgadza się { $count } zagadek.
    }
puzzles-unreadable = W pliku { $name } nie ma zagadek.
puzzle-position = Taka pozycja nie jest możliwa.
puzzle-not-one = Nie ma dokładnie jednego wyboru, który na pewno wygrywa.
puzzle-another = Wygrywa inny wybór niż pierwszy w rozwiązaniu.
puzzle-too-short = Rozwiązanie kończy się przed zwycięstwem.
puzzle-astray = Rozwiązania nie da się zagrać albo zaprzepaszcza ono zwycięstwo.
