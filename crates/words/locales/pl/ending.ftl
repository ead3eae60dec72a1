### The end of the game, explained step by step.

ending-markers = { $faction ->
        [undead] Czerwony stoi na polu { $red }, zielony na polu { $green }: oba są w ciemnej strefie wojny. Nieumarli wygrywają wojnę.
        [water-folk] Czerwony stoi na polu { $red }, zielony na polu { $green }: { $ahead ->
            [0] to samo pole
           *[other] sąsiednie pola
        }. Wodne Ludy wygrywają wojnę.
        [imperial-army] Czerwony stoi na polu { $red }, zielony na polu { $green }: czerwony wyprzedza zielony o { $ahead } { $ahead ->
            [one] pole
            [few] pola
           *[many] pól
        }. Armia Imperialna wygrywa wojnę.
       *[hill-tribes] Czerwony stoi na polu { $red }, zielony na polu { $green }: zielony wyprzedza czerwony o { $ahead } { $ahead ->
            [one] pole
            [few] pola
           *[many] pól
        }. Górskie Plemiona wygrywają wojnę.
    }
ending-leader = { $aligned ->
        [yes] { $name } to { $leader } ({ $first } i { $second }): w sojuszu.
       *[no] { $name } to { $leader } ({ $first } i { $second }): bez sojuszu.
    }
ending-emperor = Pogrzebany Cesarz liczy się za jednego Bohatera zwycięskiej frakcji ({ party-label }).
ending-counts-two = Bohater „{ $heroname }” liczy się za dwóch Bohaterów zwycięskiej frakcji ({ party-label }).
ending-nobody-aligned = Żaden Lider nie był w sojuszu z tą frakcją.
ending-only-aligned = Tylko jeden Lider był w sojuszu z tą frakcją.
ending-most-heroes = Bohaterowie zwycięskiej frakcji: { $counts }.
ending-fewest-heroes = Remis. Wszyscy Bohaterowie w drużynie, im mniej, tym lepiej: { $counts }.
ending-leader-number = Nadal remis. Decyduje najwyższy numer Lidera: { $counts }.
ending-count = { $name } { $count }
ending-winner = { $actor ->
        [you] Wygrywasz!
       *[other] { $name } wygrywa!
    }
ending-nobody = Nikt nie wygrywa.
ending-decided-by = { $decided ->
        [only-aligned] jedyny Lider w sojuszu ze zwycięską frakcją
        [most-heroes] najwięcej Bohaterów zwycięskiej frakcji
        [fewest-heroes] najmniej Bohaterów w drużynie
        [leader-number] najwyższy numer Lidera
       *[nobody-aligned] żaden Lider w sojuszu ze zwycięską frakcją
    }

## If the game ended now

now-if-ended = Gdyby gra skończyła się teraz: { faction-nominative }
now-because = { $faction ->
        [undead] oba znaczniki są w ciemnej strefie wojny
        [water-folk] { $ahead ->
            [0] znaczniki stoją na tym samym polu
           *[other] znaczniki stoją na sąsiednich polach
        }
        [imperial-army] czerwony wyprzedza zielony o { $ahead } { $ahead ->
            [one] pole
            [few] pola
           *[many] pól
        }
       *[hill-tribes] zielony wyprzedza czerwony o { $ahead } { $ahead ->
            [one] pole
            [few] pola
           *[many] pól
        }
    }
now-to-the-end = { $count ->
        [0] Gra kończy się po tej turze
        [one] Do końca brakuje { $count } Bohatera
        [few] Do końca brakuje { $count } Bohaterów
       *[many] Do końca brakuje { $count } Bohaterów
    }
