### Phrases that other texts of this language refer to. Each language has its own.

## Heroes as targets: $whose (any, yours, another, next), $side (up, hidden, either), $which (every, of, not), $faction.

# Accusative and genitive singular.
side = { $side ->
        [up] odkrytego
        [hidden] ukrytego
       *[either] odkrytego lub ukrytego
    }
    .icons = { $side ->
        [up] { ICON("face-up") }
        [hidden] { ICON("face-down") }
       *[either] { ICON("face-up") } lub { ICON("face-down") }
    }

# Accusative and genitive plural.
sides = { $side ->
        [up] odkrytych
        [hidden] ukrytych
       *[either] odkrytych lub ukrytych
    }

faction-genitive = { $faction ->
        [hill-tribes] Górskich Plemion
        [imperial-army] Armii Imperialnej
        [water-folk] Wodnych Ludów
       *[undead] Nieumarłych
    }

faction-nominative = { $faction ->
        [hill-tribes] Górskie Plemiona
        [imperial-army] Armia Imperialna
        [water-folk] Wodne Ludy
       *[undead] Nieumarli
    }

faction-sign = { $faction ->
        [hill-tribes] { ICON("hill-tribes") }
        [imperial-army] { ICON("imperial-army") }
        [water-folk] { ICON("water-folk") }
       *[undead] { ICON("undead") }
    }

of-faction = { $which ->
        [of] { " " }{ faction-genitive }
       *[every] { "" }
    }
    .icons = { $which ->
        [of] { faction-sign }
       *[every] { "" }
    }

not-of-faction = { $which ->
        [not] , który nie należy do { faction-genitive }
       *[every] { "" }
    }
    .icons = { $which ->
        [not] { " " }(nie { faction-sign })
       *[every] { "" }
    }

none-of-faction = { $which ->
        [not] , którzy nie należą do { faction-genitive }
       *[every] { "" }
    }

# Closes a relative clause where the sentence goes on.
comma = { $which ->
        [not] ,
       *[every] { "" }
    }

# Two genitives in a row would not read well.
of-another = { $which ->
        [of] należącego do innego gracza
       *[every] innego gracza
    }

of-next = { $which ->
        [of] należącego do następnego gracza
       *[every] następnego gracza
    }

# Accusative.
one-hero = { $whose ->
        [any] dowolnego { side } Bohatera{ of-faction }{ not-of-faction }
        [yours] jednego ze swoich { sides } Bohaterów{ of-faction }{ not-of-faction }
        [another] jednego { side } Bohatera{ of-faction } { of-another }{ not-of-faction }
       *[next] jednego { side } Bohatera{ of-faction } { of-next }{ not-of-faction }
    }
    .icons = { $whose ->
        [any] 1 dowolnego { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [yours] 1 ze swoich { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [another] 1 { side.icons }{ of-faction.icons } innego { ICON("player") }{ not-of-faction.icons }
       *[next] 1 { side.icons }{ of-faction.icons } następnego { ICON("player") }{ not-of-faction.icons }
    }

several-heroes = { $whose ->
        [any] { number-of-heroes } dowolnych { sides } Bohaterów{ of-faction }{ none-of-faction }
        [yours] { number-of-heroes } ze swoich { sides } Bohaterów{ of-faction }{ none-of-faction }
        [another] { number-of-heroes } { sides } Bohaterów{ of-faction } innych graczy{ none-of-faction }
       *[next] { number-of-heroes } { sides } Bohaterów{ of-faction } następnego gracza{ none-of-faction }
    }
    .icons = { $whose ->
        [any] { $count } dowolnych { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [yours] { $count } ze swoich { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [another] { $count } { side.icons }{ of-faction.icons } innych { ICON("player") }{ not-of-faction.icons }
       *[next] { $count } { side.icons }{ of-faction.icons } następnego { ICON("player") }{ not-of-faction.icons }
    }

number-of-heroes = { $count ->
        [2] dwóch
        [3] trzech
        [4] czterech
       *[other] { $count }
    }

# Accusative.
number-of-cards = { $count ->
        [1] jedną kartę
        [2] dwie karty
        [3] trzy karty
        [few] { $count } karty
       *[many] { $count } kart
    }

counted = { $counted ->
        [yes] : X kart
       *[no] { "" }
    }

marker-word = { $marker ->
        [red] czerwony
       *[green] zielony
    }
    .icons = { $marker ->
        [red] { ICON("red") }
       *[green] { ICON("green") }
    }

## People: $actor (you, other) with $name does it; it concerns $owner (own, you, other) with $party.
## Cards: $card (known, unknown) with $hero, the name as an object.

card-object = { $card ->
        [known] { $hero }
       *[unknown] kartę
    }

party-label = { $owner ->
        [own] własna drużyna
        [you] twoja drużyna
       *[other] drużyna: { $party }
    }

hand-label = { $owner ->
        [own] własna ręka
        [you] twoja ręka
       *[other] ręka: { $party }
    }
