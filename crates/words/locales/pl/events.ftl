### Lines of the chronicle, as one viewer saw what happened.
### $actor (you, other) with $name did it; it concerns $owner (own, you, other) with $party;
### $card (known, unknown) with $hero, the name as an object.
### People's names are never declined, and the present tense has no gender.

event-starts = { $actor ->
        [you] Zaczynasz.
       *[other] { $name } zaczyna.
    }
event-turn = { $actor ->
        [you] Twoja tura
       *[other] Tura: { $name }
    }
event-played = { $actor ->
        [you] Zagrywasz { $hero }.
       *[other] { $name } zagrywa { $hero }.
    }
event-discarded = { $actor ->
        [you] Odrzucasz { card-object }.
       *[other] { $name } odrzuca { card-object }.
    }
event-discarded-tavern = { $actor ->
        [you] Odrzucasz z Karczmy { $hero }.
       *[other] { $name } odrzuca z Karczmy { $hero }.
    }
event-discarded-hero = { $actor ->
        [you] Odrzucasz { card-object } ({ party-label }).
       *[other] { $name } odrzuca { card-object } ({ party-label }).
    }
event-drawn = { $actor ->
        [you] Dobierasz { card-object } { $pile ->
            [harbor] z Portu
            [tavern] z Karczmy
            [wilderness] z Dziczy
           *[graveyard] z Cmentarzyska
        }.
       *[other] { $name } dobiera { card-object } { $pile ->
            [harbor] z Portu
            [tavern] z Karczmy
            [wilderness] z Dziczy
           *[graveyard] z Cmentarzyska
        }.
    }
event-drawn-hand = { $actor ->
        [you] Dobierasz { card-object } ({ hand-label }).
       *[other] { $name } dobiera { card-object } ({ hand-label }).
    }
event-drawn-hand-hidden = { $actor ->
        [you] Dobierasz { card-object } ({ hand-label }); to teraz twój ukryty Bohater.
       *[other] { $name } dobiera { card-object } ({ hand-label }); to teraz ukryty Bohater (drużyna: { $name }).
    }
event-buried = { $actor ->
        [you] Grzebiesz { card-object } ({ party-label }).
       *[other] { $name } grzebie { card-object } ({ party-label }).
    }
event-buried-aside = { $actor ->
        [you] Grzebiesz { card-object }.
       *[other] { $name } grzebie { card-object }.
    }
event-turned-down = { $actor ->
        [you] Zakrywasz { card-object } ({ party-label }).
       *[other] { $name } zakrywa { card-object } ({ party-label }).
    }
event-turned-up = { $actor ->
        [you] Odkrywasz { card-object } ({ party-label }).
       *[other] { $name } odkrywa { card-object } ({ party-label }).
    }
event-taken-hero = { $actor ->
        [you] Bierzesz na rękę { card-object } ({ party-label }).
       *[other] { $name } bierze na rękę { card-object } ({ party-label }).
    }
event-taken-hand = { $actor ->
        [you] Dostajesz { card-object } ({ hand-label }).
       *[other] { $name } dostaje { card-object } ({ hand-label }).
    }
event-taken-graveyard = { $actor ->
        [you] Bierzesz { card-object } z Cmentarzyska.
       *[other] { $name } bierze { card-object } z Cmentarzyska.
    }
event-taken-tavern = { $actor ->
        [you] Bierzesz { card-object } z Karczmy.
       *[other] { $name } bierze { card-object } z Karczmy.
    }
event-taken-rest = { $actor ->
        [you] Zachowujesz { card-object }.
       *[other] { $name } zachowuje { card-object }.
    }
event-placed-hidden = { $actor ->
        [you] Umieszczasz { card-object } w swojej drużynie (karta zakryta).
       *[other] { $name } umieszcza { card-object } w swojej drużynie (karta zakryta).
    }
event-placed-up = { $actor ->
        [you] Umieszczasz { card-object } w swojej drużynie (karta odkryta).
       *[other] { $name } umieszcza { card-object } w swojej drużynie (karta odkryta).
    }
# Out of the party of $owner into the one of $receiver (you, other) with $to.
event-given = { $actor ->
        [you] Przenosisz { card-object } ({ party-label }). Nowa drużyna: { $to }.
       *[other] { $receiver ->
            [you] { $name } przenosi { card-object } ({ party-label }) do twojej drużyny.
           *[other] { $name } przenosi { card-object } ({ party-label }). Nowa drużyna: { $to }.
        }
    }
# $first and $second are finished cards with their places.
event-exchanged = { $actor ->
        [you] Zamieniasz miejscami { $first } i { $second }.
       *[other] { $name } zamienia miejscami { $first } i { $second }.
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
        [you] Podglądasz { $card ->
            [known] { $hero }
           *[unknown] ukrytego Bohatera
        } ({ party-label }).
       *[other] { $name } podgląda { $card ->
            [known] { $hero }
           *[unknown] ukrytego Bohatera
        } ({ party-label }).
    }
event-looked-wilderness = { $actor ->
        [you] Podglądasz w Dziczy { card-object }.
       *[other] { $name } podgląda w Dziczy { card-object }.
    }
event-revealed-wilderness = { $actor ->
        [you] Odkrywasz na wierzchu Dziczy { card-object }.
       *[other] { $name } odkrywa na wierzchu Dziczy { card-object }.
    }
event-revealed-hand = { $actor ->
        [you] Pokazujesz { card-object }.
       *[other] { $name } pokazuje { card-object }.
    }
event-revealed-hidden = Ukryty Bohater ({ party-label }): { $heroname }
event-marker = { $marker ->
        [red] Czerwony przesuwa się z { $from } na { $to }.
       *[green] Zielony przesuwa się z { $from } na { $to }.
    }
event-named = { $actor ->
        [you] Wskazujesz frakcję: { faction-nominative }.
       *[other] { $name } wskazuje frakcję: { faction-nominative }.
    }
event-picked = { $actor ->
        [you] { $owner ->
            [own] Wybierasz siebie.
           *[other] Wybierasz gracza: { $party }.
        }
       *[other] { $owner ->
            [own] { $name } wybiera siebie.
            [you] { $name } wybiera ciebie.
           *[other] { $name } wybiera gracza: { $party }.
        }
    }
event-unable = { $actor ->
        [you] Nie masz karty { faction-genitive }.
       *[other] { $name } nie ma karty { faction-genitive }.
    }
event-performs = { $actor ->
        [you] Rozpatrujesz zdolności Bohatera „{ $heroname }”.
       *[other] { $name } rozpatruje zdolności Bohatera „{ $heroname }”.
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

## Several cards in one sentence

story-drawn = { $actor ->
        [you] Dobierasz { $cards }.
       *[other] { $name } dobiera { $cards }.
    }
story-discarded = { $actor ->
        [you] Odrzucasz { $cards }.
       *[other] { $name } odrzuca { $cards }.
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
