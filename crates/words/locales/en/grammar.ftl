### Phrases that other texts of this language refer to. Each language has its own.

## Heroes as targets: $whose (any, yours, another, next), $side (up, hidden, either), $which (every, of, not), $faction.

side = { $side ->
        [up] face-up
        [hidden] hidden
       *[either] face-up or hidden
    }
    .icons = { $side ->
        [up] { ICON("face-up") }
        [hidden] { ICON("face-down") }
       *[either] { ICON("face-up") } or { ICON("face-down") }
    }

faction-word = { $faction ->
        [hill-tribes] Hill Tribes
        [imperial-army] Imperial Army
        [water-folk] Water Folk
       *[undead] Undead
    }
    .icons = { $faction ->
        [hill-tribes] { ICON("hill-tribes") }
        [imperial-army] { ICON("imperial-army") }
        [water-folk] { ICON("water-folk") }
       *[undead] { ICON("undead") }
    }

of-faction = { $which ->
        [of] { " " }{ faction-word }
       *[every] { "" }
    }
    .icons = { $which ->
        [of] { faction-word.icons }
       *[every] { "" }
    }

not-of-faction = { $which ->
        [not] { " " }that is not { faction-word }
       *[every] { "" }
    }
    .icons = { $which ->
        [not] { " " }(not { faction-word.icons })
       *[every] { "" }
    }

one-hero = { $whose ->
        [any] any one { side }{ of-faction } hero{ not-of-faction }
        [yours] one of your { side }{ of-faction } heroes{ not-of-faction }
        [another] one { side }{ of-faction } hero of another player{ not-of-faction }
       *[next] one { side }{ of-faction } hero of the next player{ not-of-faction }
    }
    .icons = { $whose ->
        [any] any 1 { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [yours] 1 of your { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [another] 1 { side.icons }{ of-faction.icons } of another { ICON("player") }{ not-of-faction.icons }
       *[next] 1 { side.icons }{ of-faction.icons } of the next { ICON("player") }{ not-of-faction.icons }
    }

several-heroes = { $whose ->
        [any] { number } { side }{ of-faction } heroes of any players{ none-of-faction }
        [yours] { number } of your { side }{ of-faction } heroes{ none-of-faction }
        [another] { number } { side }{ of-faction } heroes of other players{ none-of-faction }
       *[next] { number } { side }{ of-faction } heroes of the next player{ none-of-faction }
    }
    .icons = { $whose ->
        [any] { $count } { side.icons }{ of-faction.icons } of any { ICON("player") }{ not-of-faction.icons }
        [yours] { $count } of your { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [another] { $count } { side.icons }{ of-faction.icons } of other { ICON("player") }{ not-of-faction.icons }
       *[next] { $count } { side.icons }{ of-faction.icons } of the next { ICON("player") }{ not-of-faction.icons }
    }

none-of-faction = { $which ->
        [not] { " " }that are not { faction-word }
       *[every] { "" }
    }

number = { $count ->
        [1] one
        [2] two
        [3] three
       *[other] { $count }
    }

counted = { $counted ->
        [yes] : X cards
       *[no] { "" }
    }

marker-word = { $marker ->
        [red] red
       *[green] green
    }
    .icons = { $marker ->
        [red] { ICON("red") }
       *[green] { ICON("green") }
    }

## People: $actor (you, other) with $name does it; it concerns $owner (own, you, other) with $party.
## Cards: $card (known, unknown) with $hero, the name as an object.

card-object = { $card ->
        [known] { $hero }
       *[unknown] a card
    }

party-label = { $owner ->
        [own] their own party
        [you] your party
       *[other] party of { $party }
    }

hand-label = { $owner ->
        [own] their own hand
        [you] your hand
       *[other] hand of { $party }
    }

the-hand = { $owner ->
        [you] your hand
       *[other] the hand of { $party }
    }
