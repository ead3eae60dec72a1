### The texts of cards. The value is the spoken form, .icons the form on the face of the card.

## Moves of the markers. A shift is one marker's part; $first, $second and $move are finished parts.

shift = { $pawn ->
        [red] czerwony
        [green] zielony
        [leading] znacznik na czele
       *[trailing] znacznik z tyłu
    } { $direction ->
        [plus] plus
       *[minus] minus
    } { $by }
    .icons = { $pawn ->
        [red] { ICON("red") }
        [green] { ICON("green") }
        [leading] znacznik na czele{ "\u00A0" }
       *[trailing] znacznik z tyłu{ "\u00A0" }
    }{ $direction ->
        [plus] +
       *[minus] −
    }{ $by }
move-alone = { $first }
    .icons = { $first }
move-and = { $first } oraz { $second }
    .icons = { $first } ORAZ { $second }
move-or = { $first } lub { $second }
    .icons = { $first } LUB { $second }
move-and-or = { $first }, { $second } lub oba ruchy
    .icons = { $first } I/LUB { $second }
move-or-if-leading = { $first } lub, jeżeli { marker-word } jest na czele, { $second }
    .icons = { $first } LUB, jeżeli { marker-word.icons } jest na czele, { $second }
move-always = { $move }.
    .icons = { $move }
move-if-any-leads = Jeżeli któryś znacznik jest na czele: { $move }.
    .icons = { $move }
move-if-you-have = Jeżeli masz co najmniej jednego odkrytego Bohatera { faction-genitive }, { $move }.
    .icons = Jeżeli masz { ICON("face-up") }{ faction-sign }: { $move }
move-if-you-did = Jeżeli to zrobisz, { $move }.
    .icons = Jeżeli to zrobisz: { $move }
move-if-revealed-is-not = Jeżeli nie należy do { faction-genitive }, { $move }.
    .icons = Jeżeli nie { faction-sign }: { $move }
move-if-turned-is = Jeżeli należy do { $factions }, { $move }.
    .icons = Jeżeli { $factions }: { $move }
move-next-player-decides = Następny gracz decyduje: { $move }.
    .icons = Następny { ICON("player") } decyduje: { $move }
move-that-player-decides = Ten gracz decyduje: { $move }.
    .icons = Ten { ICON("player") } decyduje: { $move }

## Factions in a list: a card's faction in "wszystkie karty …", in "jeżeli należy do …".

faction-of-cards = { faction-genitive }
    .icons = { faction-sign }
faction-it-is = { faction-genitive }
    .icons = { faction-sign }
list-and = { $first } i { $second }
    .icons = { $first } i { $second }
list-or = { $first } lub { $second }
    .icons = { $first } lub { $second }

## X

card-pick-any-player = Wybierz dowolnego gracza.
x-face-up-of-a-player = X to liczba jego odkrytych Bohaterów { faction-genitive }, najwyżej 3.
    .icons = X = { ICON("face-up") }{ faction-sign } dowolnego { ICON("player") }, najwyżej 3
x-graveyard = X to liczba kart na Cmentarzysku, najwyżej 3.
    .icons = X = karty na { ICON("graveyard") }, najwyżej 3
x-your-hidden = X to liczba ukrytych Bohaterów w twojej drużynie, najwyżej 3.
    .icons = X = twoi { ICON("face-down") }, najwyżej 3
x-your-factions-but = X to liczba frakcji w twojej drużynie innych niż { faction-nominative }, licząc odkrytych i ukrytych Bohaterów.
    .icons = X = frakcje w twojej drużynie ({ ICON("face-up") } i { ICON("face-down") }) poza { faction-sign }
# On the face of the card, the sentence that discards them says so: $counted.
x-discarded = X to liczba odrzuconych kart.

## Heroes in parties

card-bury = { $then ->
        [yes] Potem pogrzeb { one-hero }.
       *[no] Pogrzeb { one-hero }.
    }
    .icons = { $then ->
        [yes] Potem pogrzeb { one-hero.icons }.
       *[no] Pogrzeb { one-hero.icons }.
    }
card-bury-if-named = Jeżeli należy do wskazanej frakcji, pogrzeb go.
    .icons = Jeżeli należy do tej frakcji, pogrzeb go.
card-they-bury = Wybierz dowolnego gracza z odkrytym Bohaterem. Ten gracz grzebie jednego ze swoich odkrytych Bohaterów.
    .icons = Wybierz dowolnego { ICON("player") }. Grzebie on 1 ze swoich { ICON("face-up") }.
card-bury-at-random = Wybierz dowolnego gracza z odkrytym Bohaterem. Jeden z jego odkrytych Bohaterów, wybrany losowo, zostaje pogrzebany.
    .icons = Wybierz dowolnego { ICON("player") }. Pogrzeb losowo 1 z jego { ICON("face-up") }.
card-discard-hero = Odrzuć { one-hero }.
    .icons = Odrzuć { one-hero.icons }.
card-turn-over = Odwróć { one-hero }.
    .icons = Odwróć { one-hero.icons }.
card-take-hero = Weź na rękę { one-hero }.
    .icons = Weź na rękę { one-hero.icons }.
card-may-look = { $count ->
        [1] Możesz podejrzeć { one-hero }.
       *[other] Możesz podejrzeć do { several-heroes }.
    }
    .icons = { $count ->
        [1] Możesz { ICON("look") } { one-hero.icons }.
       *[other] Możesz { ICON("look") } do { several-heroes.icons }.
    }
# $turned and $seen are finished objects.
card-turn-over-or-look = Odwróć { $turned } lub podejrzyj { $seen }.
    .icons = Odwróć { $turned } LUB { ICON("look") } { $seen }.
hero-turned = { one-hero }{ comma }
    .icons = { one-hero.icons }
hero-seen = { one-hero }
    .icons = { one-hero.icons }
card-may-give-away = Możesz wziąć { one-hero }{ comma } i umieścić go odkrytego w drużynie innego gracza, ale nie tam, gdzie już jest.
    .icons = Możesz przenieść { one-hero.icons } do drużyny innego { ICON("player") }.
card-no-such-hero = Jeżeli nie ma takiego Bohatera, nic się nie dzieje.

## The Tavern

card-discard-tavern-all = Odrzuć z Karczmy wszystkie karty.
    .icons = Odrzuć wszystkie karty z { ICON("tavern") }{ counted }.
card-discard-tavern-of = Odrzuć z Karczmy wszystkie karty { $factions }.
    .icons = Odrzuć wszystkie { $factions } z { ICON("tavern") }{ counted }.
card-discard-tavern-named = Odrzuć z Karczmy wszystkie karty tej frakcji.
    .icons = Odrzuć wszystkie jej karty z { ICON("tavern") }{ counted }.
card-may-discard-tavern = Możesz odrzucić z Karczmy jedną kartę { faction-genitive }.
    .icons = Możesz odrzucić 1 { faction-sign } z { ICON("tavern") }.
card-refill-tavern = Potem uzupełnij Karczmę wierzchnimi kartami Cmentarzyska.
    .icons = Potem uzupełnij { ICON("tavern") } z wierzchu { ICON("graveyard") }.
card-place-tavern = Weź jedną kartę z Karczmy. Umieść ją odkrytą w swojej drużynie.
    .icons = Umieść 1 kartę z { ICON("tavern") } jako { ICON("face-up") } w swojej drużynie.

## Exchanges. $first and $second are finished spots, both in the accusative.

card-exchange = Zamień miejscami { $first } i { $second }.
    .icons = Zamień miejscami { $first } i { $second }.
card-may-exchange = Możesz zamienić miejscami { $first } i { $second }.
    .icons = Możesz zamienić miejscami { $first } i { $second }.
card-look-wilderness = { $count ->
        [1] Podejrzyj wierzchnią kartę Dziczy.
        [2] Podejrzyj dwie wierzchnie karty Dziczy.
        [3] Podejrzyj trzy wierzchnie karty Dziczy.
        [few] Podejrzyj { $count } wierzchnie karty Dziczy.
       *[many] Podejrzyj { $count } wierzchnich kart Dziczy.
    }
    .icons = { ICON("look") } { $count ->
        [1] wierzchnią kartę
        [few] { $count } wierzchnie karty
       *[many] { $count } wierzchnich kart
    } { ICON("wilderness") }.
spot-first = { $spot ->
        [party] { one-hero }{ comma }
        [hand] jedną kartę z ręki
        [tavern] jedną kartę z Karczmy
        [graveyard] wierzchnią kartę Cmentarzyska
        [card] tę kartę
       *[wilderness] jedną z nich
    }
    .icons = { $spot ->
        [party] { one-hero.icons }
        [hand] 1 kartę z ręki
        [tavern] 1 kartę z { ICON("tavern") }
        [graveyard] wierzchnią kartę { ICON("graveyard") }
        [card] tę kartę
       *[wilderness] 1 z nich
    }
spot-second = { $spot ->
        [party] { one-hero }
        [hand] jedną kartę z ręki
        [tavern] jedną kartę z Karczmy
        [graveyard] wierzchnią kartę Cmentarzyska
        [card] tę kartę
       *[wilderness] jedną z nich
    }
    .icons = { $spot ->
        [party] { one-hero.icons }
        [hand] 1 kartę z ręki
        [tavern] 1 kartę z { ICON("tavern") }
        [graveyard] wierzchnią kartę { ICON("graveyard") }
        [card] tę kartę
       *[wilderness] 1 z nich
    }

## Cards drawn, placed, taken

card-place-hand = { $then ->
        [yes] Potem umieść { number-of-cards } z ręki { $count ->
            [one] zakrytą
            [few] zakryte
           *[many] zakrytych
        } w swojej drużynie.
       *[no] Umieść { number-of-cards } z ręki { $count ->
            [one] zakrytą
            [few] zakryte
           *[many] zakrytych
        } w swojej drużynie.
    }
    .icons = { $then ->
        [yes] Potem umieść { $count } { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        } z ręki jako { ICON("face-down") } w swojej drużynie.
       *[no] Umieść { $count } { $count ->
            [one] kartę
            [few] karty
           *[many] kart
        } z ręki jako { ICON("face-down") } w swojej drużynie.
    }
card-draw-hand = Dobierz losową kartę z ręki innego gracza. { $into ->
        [party] Umieść ją zakrytą w swojej drużynie.
       *[hand] Weź ją na rękę.
    }
    .icons = Dobierz 1 losową kartę z ręki innego { ICON("player") }{ $into ->
        [party] , umieść ją jako { ICON("face-down") } w swojej drużynie.
       *[hand] .
    }
card-share = { $source ->
        [harbor] Dobierz { number-of-cards } z Portu.
        [graveyard] Dobierz { number-of-cards } z Cmentarzyska.
        [tavern] Weź wszystkie karty z Karczmy.
       *[wilderness] { $rest ->
            [stay] { card-look-wilderness }
           *[other] Dobierz { number-of-cards } z Dziczy.
        }
    } Umieść jedną z nich zakrytą w swojej drużynie. { $rest ->
        [stay] { $others ->
            [one] Druga zostaje na wierzchu.
           *[many] Pozostałe zostają na wierzchu.
        }
        [discard] { $others ->
            [one] Drugą odrzuć.
           *[many] Pozostałe odrzuć.
        }
       *[hand] { $others ->
            [one] Drugą weź na rękę.
           *[many] Pozostałe weź na rękę.
        }
    }
    .icons = { $source ->
        [harbor] Dobierz { $count } z { ICON("harbor") }:
        [graveyard] Dobierz { $count } z { ICON("graveyard") }:
        [tavern] Weź wszystkie karty z { ICON("tavern") }:
       *[wilderness] { $rest ->
            [stay] { ICON("look") } { $count ->
                [1] wierzchnią kartę
                [few] { $count } wierzchnie karty
               *[many] { $count } wierzchnich kart
            } { ICON("wilderness") }:
           *[other] Dobierz { $count } z { ICON("wilderness") }:
        }
    } 1 umieść jako { ICON("face-down") } w swojej drużynie, { $rest ->
        [stay] { $others ->
            [one] druga zostaje na wierzchu.
           *[many] pozostałe zostają na wierzchu.
        }
        [discard] { $others ->
            [one] drugą odrzuć.
           *[many] pozostałe odrzuć.
        }
       *[hand] { $others ->
            [one] drugą zachowaj.
           *[many] pozostałe zachowaj.
        }
    }
card-draw-one-pile = { $count ->
        [2] Dobierz dwie karty, obie z Dziczy lub obie z Cmentarzyska. Weź je na rękę.
       *[other] Dobierz { number-of-cards }, wszystkie z Dziczy lub wszystkie z Cmentarzyska. Weź je na rękę.
    }
    .icons = { $count ->
        [2] Dobierz 2, obie z { ICON("wilderness") } lub obie z { ICON("graveyard") }.
       *[other] Dobierz { $count }, wszystkie z { ICON("wilderness") } lub wszystkie z { ICON("graveyard") }.
    }
card-take-graveyard = Obejrzyj wszystkie karty na Cmentarzysku. Weź na rękę dowolną z nich.
    .icons = { ICON("look") } { ICON("graveyard") }. Weź stamtąd 1 dowolną kartę na rękę.
card-others-discard = Każdy inny gracz odrzuca jedną wybraną przez siebie kartę z ręki.
    .icons = Każdy inny { ICON("player") } odrzuca 1 wybraną przez siebie kartę z ręki.
card-reveal = Odkryj wierzchnią kartę Dziczy.
    .icons = Odkryj wierzchnią kartę { ICON("wilderness") }.
card-nothing-to-reveal = Jeżeli Dzicz jest pusta, nic się nie dzieje.
card-name-faction = Wskaż frakcję.
    .icons = Wskaż frakcję.
card-ask-for-named = Wybierz dowolnego gracza. Jeżeli to możliwe, ten gracz pokazuje wybraną przez siebie kartę wskazanej frakcji z ręki. Weź ją na rękę.
    .icons = Wybierz dowolnego { ICON("player") }. Jeżeli może, pokazuje 1 kartę tej frakcji z ręki. Weź ją na rękę.

## Abilities of other heroes, and a second play

card-perform-face-up = Wybierz { one-hero }. Rozpatrz jego zdolności tak, jak po zagraniu z ręki.
    .icons = Rozpatrz zdolności { one-hero.icons } jak po zagraniu z ręki.
card-perform-graveyard = Rozpatrz zdolności wierzchniej karty Cmentarzyska tak, jak po zagraniu z ręki.
    .icons = Rozpatrz zdolności wierzchniej karty { ICON("graveyard") } jak po zagraniu z ręki.
card-perform-tavern = Wybierz jedną kartę z Karczmy. Rozpatrz jej zdolności tak, jak po zagraniu z ręki.
    .icons = Rozpatrz zdolności 1 karty z { ICON("tavern") } jak po zagraniu z ręki.
card-perform-turned = Odwróć jednego ze swoich ukrytych Bohaterów. Rozpatrz jego zdolności tak, jak po zagraniu z ręki.
    .icons = Odwróć 1 ze swoich { ICON("face-down") }. Rozpatrz jego zdolności jak po zagraniu z ręki.
card-place-performed = Potem umieść ją zakrytą w swojej drużynie.
    .icons = Potem umieść ją jako { ICON("face-down") } w swojej drużynie.
card-bury-performed = Potem ją pogrzeb.
    .icons = Potem ją pogrzeb.
card-may-play-another = Potem możesz zagrać jeszcze jedną kartę z ręki, która nie należy do { faction-genitive }.
    .icons = Potem możesz zagrać jeszcze 1 kartę z ręki (nie { faction-sign }).

## At the end, and all the time

card-counts-two-leaders = Na koniec gry: w drużynie { $first } lub { $second } ten Bohater liczy się za dwóch Bohaterów zwycięskiej frakcji zamiast za jednego własnej.
    .icons = Na koniec w drużynie { $first } lub { $second }: liczy się za 2 Bohaterów zwycięskiej frakcji.
card-counts-two-emperor = Na koniec gry: w tej samej drużynie co Pogrzebany Cesarz ten Bohater liczy się za dwóch Bohaterów zwycięskiej frakcji zamiast za jednego własnej.
    .icons = Na koniec w drużynie z Pogrzebanym Cesarzem: liczy się za 2 Bohaterów zwycięskiej frakcji.
card-protects = Dopóki ten Bohater jest odkryty: jeżeli inny odkryty Bohater tej samej drużyny miałby zostać pogrzebany, zamiast tego zostaje odwrócony.
    .icons = Dopóki { ICON("face-up") }: inny { ICON("face-up") } tej drużyny, zamiast zostać pogrzebany, zostaje odwrócony.
card-no-faction = Nie należy do żadnej frakcji.
    .icons = Bez frakcji.
card-all-factions = Zawsze należy do wszystkich czterech frakcji. Nie ma zdolności.
    .icons = Zawsze należy do wszystkich czterech frakcji.
