# oshra match, and other people's bots

contest-games = Liczba gier: { $games }
contest-failures = niepowodzenia: { $crashed } awarii, { $late } zbyt wolnych odpowiedzi, { $illegal } bez dozwolonego wyboru
contest-verdict = { $said ->
        [stronger] { $name } gra lepiej: co najmniej { $high } punktów jest znacznie bardziej prawdopodobne niż co najwyżej { $low } ({ $llr }, rozstrzygnięcie przy ±{ $bound }).
        [weaker] { $name } nie gra lepiej: co najwyżej { $low } punktów jest znacznie bardziej prawdopodobne niż co najmniej { $high } ({ $llr }, rozstrzygnięcie przy ±{ $bound }).
       *[open] Nie wiadomo jeszcze, czy { $name } gra lepiej ({ $llr }, rozstrzygnięcie przy ±{ $bound }).
    }
contest-stopped = Przerwano przed końcem; powyżej jest to, co rozegrano do tej chwili.
contest-alone = Do meczu potrzeba co najmniej dwóch różnych botów.
contest-bounds = „{ $bounds }” to nie granice: podaj dwie liczby punktów, najpierw mniejszą, na przykład 0,20.
contest-no-start = Nie można uruchomić programu „{ $program }”: { $reason }
contest-protocol = Program „{ $program }” używa wersji { $version } protokołu; potrzebna jest wersja 1.
contest-crashed = Program „{ $program }” zakończył działanie, zamiast odpowiedzieć.
contest-late = Program „{ $program }” odpowiadał zbyt długo.
contest-illegal = Program „{ $program }” podał nieprawidłową odpowiedź: { $said }
contest-seated = { $name } siedzi przy stole { $code }, miejsce { $seat }.
contest-ended = Koniec gry: { $won ->
        [yes] { $name } wygrywa.
       *[no] { $name } nie wygrywa.
    }
contest-sit-program = Miejsce może zająć tylko program: „{ $name }” to wbudowany bot, a takie są dostępne przy każdym stole.
contest-plain-only = Przy programach i botach z własnym budżetem liczy się tylko to, kto wygrywa: pomiń --shard, --resume, --report, --parquet, --merge i --ladder i podaj tylko jedną liczbę graczy.
