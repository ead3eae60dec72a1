### Lines of the chronicle, as one viewer saw what happened.
### $actor (you, other) with $name did it; it concerns $owner (own, you, other) with $party;
### $card (known, unknown) with $hero, the name as an object.
### What somebody does is said without who does it and without a period; event-deed adds both.
### People's names are never declined, and the present tense has no gender.

event-starts = { $actor ->
        [you] Zaczynasz.
       *[other] { $name } zaczyna.
    }
event-turn = { $actor ->
        [you] Twoja tura
       *[other] Tura: { $name }
    }
# Somebody does something, or several things: $deeds, as the lines from event-played on say them.
# What begins the sentence is written large.
event-deed = { $actor ->
        [you] { $deeds }.
       *[other] { $name } { $deeds }.
    }
event-played = { $actor ->
        [you] zagrywasz { $hero }
       *[other] zagrywa { $hero }
    }
event-discarded = { $actor ->
        [you] odrzucasz { card-object }
       *[other] odrzuca { card-object }
    }
event-discarded-tavern = { $actor ->
        [you] odrzucasz z Karczmy { $hero }
       *[other] odrzuca z Karczmy { $hero }
    }
event-discarded-hero = { $actor ->
        [you] odrzucasz { card-object } ({ party-label })
       *[other] odrzuca { card-object } ({ party-label })
    }
event-drawn = { $actor ->
        [you] dobierasz { card-object } { $pile ->
            [harbor] z Portu
            [tavern] z Karczmy
            [wilderness] z Dziczy
           *[graveyard] z Cmentarzyska
        }
       *[other] dobiera { card-object } { $pile ->
            [harbor] z Portu
            [tavern] z Karczmy
            [wilderness] z Dziczy
           *[graveyard] z Cmentarzyska
        }
    }
event-drawn-hand = { $actor ->
        [you] dobierasz { card-object } ({ hand-label })
       *[other] dobiera { card-object } ({ hand-label })
    }
event-drawn-hand-hidden = { $actor ->
        [you] dobierasz { card-object } ({ hand-label }) jako ukrytego Bohatera
       *[other] dobiera { card-object } ({ hand-label }) jako ukrytego Bohatera
    }
event-buried = { $actor ->
        [you] grzebiesz { card-object } ({ party-label })
       *[other] grzebie { card-object } ({ party-label })
    }
event-buried-aside = { $actor ->
        [you] grzebiesz { card-object }
       *[other] grzebie { card-object }
    }
event-turned-down = { $actor ->
        [you] zakrywasz { card-object } ({ party-label })
       *[other] zakrywa { card-object } ({ party-label })
    }
event-turned-up = { $actor ->
        [you] odkrywasz { card-object } ({ party-label })
       *[other] odkrywa { card-object } ({ party-label })
    }
event-taken-hero = { $actor ->
        [you] bierzesz na rękę { card-object } ({ party-label })
       *[other] bierze na rękę { card-object } ({ party-label })
    }
event-taken-hand = { $actor ->
        [you] dostajesz { card-object } ({ hand-label })
       *[other] dostaje { card-object } ({ hand-label })
    }
event-taken-graveyard = { $actor ->
        [you] bierzesz { card-object } z Cmentarzyska
       *[other] bierze { card-object } z Cmentarzyska
    }
event-taken-tavern = { $actor ->
        [you] bierzesz { card-object } z Karczmy
       *[other] bierze { card-object } z Karczmy
    }
event-taken-rest = { $actor ->
        [you] zachowujesz { card-object }
       *[other] zachowuje { card-object }
    }
event-placed-hidden = { $actor ->
        [you] umieszczasz { card-object } w swojej drużynie (karta zakryta)
       *[other] umieszcza { card-object } w swojej drużynie (karta zakryta)
    }
event-placed-up = { $actor ->
        [you] umieszczasz { card-object } w swojej drużynie (karta odkryta)
       *[other] umieszcza { card-object } w swojej drużynie (karta odkryta)
    }
# Out of the party of $owner into the one of $receiver (you, other) with $to.
event-given = { $actor ->
        [you] przenosisz { card-object } ({ party-label }) do drużyny, którą prowadzi { $to }
       *[other] { $receiver ->
            [you] przenosi { card-object } ({ party-label }) do twojej drużyny
           *[other] przenosi { card-object } ({ party-label }) do drużyny, którą prowadzi { $to }
        }
    }
# $first and $second are finished cards with their places.
event-exchanged = { $actor ->
        [you] zamieniasz miejscami { $first } i { $second }
       *[other] zamienia miejscami { $first } i { $second }
    }
event-card-at = { $place ->
        [harbor] { card-object } (Port)
        [tavern] { card-object } (Karczma)
        [wilderness] { card-object } (Dzicz)
        [graveyard] { card-object } (Cmentarzysko)
        [hand] { card-object } ({ hand-label })
        [up] { card-object } ({ party-label }, karta odkryta)
        [hidden] { card-object } ({ party-label }, karta zakryta)
       *[aside] { card-object }
    }
event-refilled = { $pile ->
        [graveyard] Z Cmentarzyska do Karczmy: { $heroname }
       *[harbor] Nowa karta w Karczmie: { $heroname }
    }
event-looked-hidden = { $actor ->
        [you] podglądasz { $card ->
            [known] { $hero }
           *[unknown] ukrytego Bohatera
        } ({ party-label })
       *[other] podgląda { $card ->
            [known] { $hero }
           *[unknown] ukrytego Bohatera
        } ({ party-label })
    }
event-looked-wilderness = { $actor ->
        [you] podglądasz w Dziczy { card-object }
       *[other] podgląda w Dziczy { card-object }
    }
event-revealed-wilderness = { $actor ->
        [you] odkrywasz na wierzchu Dziczy { card-object }
       *[other] odkrywa na wierzchu Dziczy { card-object }
    }
event-revealed-hand = { $actor ->
        [you] pokazujesz { card-object }
       *[other] pokazuje { card-object }
    }
event-revealed-hidden = Ukryty Bohater ({ party-label }): { $heroname }
event-marker = { $marker ->
        [red] Czerwony przesuwa się z { $from } na { $to }.
       *[green] Zielony przesuwa się z { $from } na { $to }.
    }
event-named = { $actor ->
        [you] wskazujesz frakcję: { faction-nominative }
       *[other] wskazuje frakcję: { faction-nominative }
    }
event-picked = { $actor ->
        [you] { $owner ->
            [own] wybierasz siebie
           *[other] wybierasz gracza: { $party }
        }
       *[other] { $owner ->
            [own] wybiera siebie
            [you] wybiera ciebie
           *[other] wybiera gracza: { $party }
        }
    }
event-unable = { $actor ->
        [you] nie masz karty { faction-genitive }
       *[other] nie ma karty { faction-genitive }
    }
event-performs = { $actor ->
        [you] rozpatrujesz zdolności Bohatera „{ $heroname }”
       *[other] rozpatruje zdolności Bohatera „{ $heroname }”
    }
event-protected = Bohater „{ $heroname }” jest chroniony i zamiast zostać pogrzebany, zostaje odwrócony ({ party-label }).
event-chose = { $actor ->
        [you] Wybór dokonany.
       *[other] Wybór dokonany: { $name }.
    }
event-shuffled = Dzicz zostaje potasowana i staje się Portem ({ $count } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }).
event-over = Koniec gry. { faction-wins }
event-leader = { $actor ->
        [you] Twój Lider: { $leader }
       *[other] { $name }, Lider: { $leader }
    }
# What no other line tells: a card and two finished places.
event-other = { $first } → { $second }
faction-wins = { $faction ->
        [hill-tribes] Górskie Plemiona wygrywają wojnę.
        [imperial-army] Armia Imperialna wygrywa wojnę.
        [water-folk] Wodne Ludy wygrywają wojnę.
       *[undead] Nieumarli wygrywają wojnę.
    }

## Several deeds or cards in one sentence

# The last of three or more deeds, each of which may have an “and” of its own.
story-then = { $first } oraz { $second }
story-drawn = { $actor ->
        [you] dobierasz { $cards }
       *[other] dobiera { $cards }
    }
story-discarded = { $actor ->
        [you] odrzucasz { $cards }
       *[other] odrzuca { $cards }
    }
# Markers moved by what somebody played: $moves.
story-moves = { $actor ->
        [you] przesuwasz { $moves }
       *[other] przesuwa { $moves }
    }
story-move = { $marker ->
        [red] czerwony znacznik z { $from } na { $to }
       *[green] zielony znacznik z { $from } na { $to }
    }
story-from = { $pile ->
        [harbor] { $cards } z Portu
        [tavern] { $cards } z Karczmy
        [wilderness] { $cards } z Dziczy
       *[graveyard] { $cards } z Cmentarzyska
    }
story-cards = { $count ->
        [one] kartę
        [2] dwie karty
        [3] trzy karty
        [few] { $count } karty
       *[many] { $count } kart
    }
