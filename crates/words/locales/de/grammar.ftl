### Phrases that other texts of this language refer to. Each language has its own.

## Heroes as targets: $whose (any, yours, another, next), $side (up, hidden, either), $which (every, of, not), $faction.

# The ending fits every case after "einen", "einem" and "deiner".
side = { $side ->
        [up] offenen
        [hidden] verdeckten
       *[either] offenen oder verdeckten
    }
    .icons = { $side ->
        [up] { ICON("face-up") }
        [hidden] { ICON("face-down") }
       *[either] { ICON("face-up") } oder { ICON("face-down") }
    }

# After a number, in the nominative and accusative.
sides = { $side ->
        [up] offene
        [hidden] verdeckte
       *[either] offene oder verdeckte
    }

faction-genitive = { $faction ->
        [hill-tribes] der Hügelstämme
        [imperial-army] der Kaiserlichen Armee
        [water-folk] des Seevolks
       *[undead] der Untoten
    }

faction-belongs = { $faction ->
        [hill-tribes] zu den Hügelstämmen
        [imperial-army] zur Kaiserlichen Armee
        [water-folk] zum Seevolk
       *[undead] zu den Untoten
    }

faction-dative = { $faction ->
        [hill-tribes] den Hügelstämmen
        [imperial-army] der Kaiserlichen Armee
        [water-folk] dem Seevolk
       *[undead] den Untoten
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
        [not] , der nicht { faction-belongs } gehört
       *[every] { "" }
    }
    .icons = { $which ->
        [not] { " " }(nicht { faction-sign })
       *[every] { "" }
    }

none-of-faction = { $which ->
        [not] , die nicht { faction-belongs } gehören
       *[every] { "" }
    }

# Closes a relative clause where the sentence goes on.
comma = { $which ->
        [not] ,
       *[every] { "" }
    }

# Two genitives in a row would not read well.
of-another = { $which ->
        [of] von einer anderen Person
       *[every] einer anderen Person
    }

of-next = { $which ->
        [of] von der nächsten Person
       *[every] der nächsten Person
    }

# Accusative.
one-hero = { $whose ->
        [any] einen beliebigen { side } Charakter{ of-faction }{ not-of-faction }
        [yours] einen deiner { side } Charaktere{ of-faction }{ not-of-faction }
        [another] einen { side } Charakter{ of-faction } { of-another }{ not-of-faction }
       *[next] einen { side } Charakter{ of-faction } { of-next }{ not-of-faction }
    }
    .icons = { $whose ->
        [any] 1 beliebigen { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [yours] 1 deiner { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [another] 1 { side.icons }{ of-faction.icons } einer anderen { ICON("player") }{ not-of-faction.icons }
       *[next] 1 { side.icons }{ of-faction.icons } der nächsten { ICON("player") }{ not-of-faction.icons }
    }

one-hero-dative = { $whose ->
        [any] einem beliebigen { side } Charakter{ of-faction }{ not-of-faction }
        [yours] einem deiner { side } Charaktere{ of-faction }{ not-of-faction }
        [another] einem { side } Charakter{ of-faction } { of-another }{ not-of-faction }
       *[next] einem { side } Charakter{ of-faction } { of-next }{ not-of-faction }
    }

# Genitive, after "die Effekte".
one-hero-genitive = { $whose ->
        [any] eines beliebigen { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [yours] eines deiner { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [another] eines { side.icons }{ of-faction.icons } einer anderen { ICON("player") }{ not-of-faction.icons }
       *[next] eines { side.icons }{ of-faction.icons } der nächsten { ICON("player") }{ not-of-faction.icons }
    }

several-heroes = { $whose ->
        [any] { number } beliebige { sides } Charaktere{ of-faction }{ none-of-faction }
        [yours] { number } deiner { side } Charaktere{ of-faction }{ none-of-faction }
        [another] { number } { sides } Charaktere{ of-faction } anderer Personen{ none-of-faction }
       *[next] { number } { sides } Charaktere{ of-faction } { of-next }{ none-of-faction }
    }
    .icons = { $whose ->
        [any] { $count } beliebige { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [yours] { $count } deiner { side.icons }{ of-faction.icons }{ not-of-faction.icons }
        [another] { $count } { side.icons }{ of-faction.icons } anderer { ICON("player") }{ not-of-faction.icons }
       *[next] { $count } { side.icons }{ of-faction.icons } der nächsten { ICON("player") }{ not-of-faction.icons }
    }

number = { $count ->
        [2] zwei
        [3] drei
       *[other] { $count }
    }

counted = { $counted ->
        [yes] : X Karten
       *[no] { "" }
    }

marker-word = { $marker ->
        [red] Rot
       *[green] Grün
    }
    .icons = { $marker ->
        [red] { ICON("red") }
       *[green] { ICON("green") }
    }

## People: $actor (you, other) with $name does it; it concerns $owner (own, you, other) with $party.
## Cards: $card (known, unknown) with $hero, the name as an object.

card-object = { $card ->
        [known] { $hero }
       *[unknown] eine Karte
    }

party-label = { $owner ->
        [own] eigene Gruppe
        [you] deine Gruppe
       *[other] Gruppe von { $party }
    }

hand-label = { $owner ->
        [own] eigene Hand
        [you] deine Hand
       *[other] Hand von { $party }
    }

# Dative.
the-hand = { $owner ->
        [you] deiner Hand
       *[other] der Hand von { $party }
    }

faction-label = { $faction ->
        [hill-tribes] Hügelstämme
        [imperial-army] Kaiserliche Armee
        [water-folk] Seevolk
       *[undead] Untote
    }
