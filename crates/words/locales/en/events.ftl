### Lines of the chronicle, as one viewer saw what happened.
### $actor (you, other) with $name did it; it concerns $owner (own, you, other) with $party;
### $card (known, unknown) with $hero, the name as an object.
### What somebody does is said without who does it and without a period; event-deed adds both.

event-starts = { $actor ->
        [you] You start.
       *[other] { $name } starts.
    }
event-turn = { $actor ->
        [you] Your turn
       *[other] { $name }’s turn
    }
# Somebody does something, or several things: $deeds, as the lines from event-played on say them.
event-deed = { $actor ->
        [you] You { $deeds }.
       *[other] { $name } { $deeds }.
    }
event-played = { $actor ->
        [you] play { $hero }
       *[other] plays { $hero }
    }
event-discarded = { $actor ->
        [you] discard { card-object }
       *[other] discards { card-object }
    }
event-discarded-tavern = { $actor ->
        [you] discard { $hero } from the Tavern
       *[other] discards { $hero } from the Tavern
    }
event-discarded-hero = { $actor ->
        [you] discard { card-object } ({ party-label })
       *[other] discards { card-object } ({ party-label })
    }
event-drawn = { $actor ->
        [you] draw { card-object } { $pile ->
            [harbor] from the Harbor
            [tavern] from the Tavern
            [wilderness] from the Wilderness
           *[graveyard] from the Graveyard
        }
       *[other] draws { card-object } { $pile ->
            [harbor] from the Harbor
            [tavern] from the Tavern
            [wilderness] from the Wilderness
           *[graveyard] from the Graveyard
        }
    }
event-drawn-hand = { $actor ->
        [you] draw { card-object } from { the-hand }
       *[other] draws { card-object } from { the-hand }
    }
event-drawn-hand-hidden = { $actor ->
        [you] draw { card-object } from { the-hand } and place it face down in your party
       *[other] draws { card-object } from { the-hand } and places it face down in their party
    }
event-buried = { $actor ->
        [you] bury { card-object } ({ party-label })
       *[other] buries { card-object } ({ party-label })
    }
event-buried-aside = { $actor ->
        [you] bury { card-object }
       *[other] buries { card-object }
    }
event-turned-down = { $actor ->
        [you] turn { card-object } face down ({ party-label })
       *[other] turns { card-object } face down ({ party-label })
    }
event-turned-up = { $actor ->
        [you] turn { card-object } face up ({ party-label })
       *[other] turns { card-object } face up ({ party-label })
    }
event-taken-hero = { $actor ->
        [you] take { card-object } into your hand ({ party-label })
       *[other] takes { card-object } into their hand ({ party-label })
    }
event-taken-hand = { $actor ->
        [you] get { card-object } from { the-hand }
       *[other] gets { card-object } from { the-hand }
    }
event-taken-graveyard = { $actor ->
        [you] take { card-object } from the Graveyard
       *[other] takes { card-object } from the Graveyard
    }
event-taken-tavern = { $actor ->
        [you] take { card-object } from the Tavern
       *[other] takes { card-object } from the Tavern
    }
event-taken-rest = { $actor ->
        [you] keep { card-object }
       *[other] keeps { card-object }
    }
event-placed-hidden = { $actor ->
        [you] place { card-object } face down in your party
       *[other] places { card-object } face down in their party
    }
event-placed-up = { $actor ->
        [you] place { card-object } face up in your party
       *[other] places { card-object } face up in their party
    }
# Out of the party of $owner into the one of $receiver (you, other) with $to.
event-given = { $actor ->
        [you] move { card-object } ({ party-label }) to the party of { $to }
       *[other] { $receiver ->
            [you] moves { card-object } ({ party-label }) to your party
           *[other] moves { card-object } ({ party-label }) to the party of { $to }
        }
    }
# $first and $second are finished cards with their places.
event-exchanged = { $actor ->
        [you] exchange { $first } and { $second }
       *[other] exchanges { $first } and { $second }
    }
event-card-at = { $place ->
        [harbor] { card-object } (Harbor)
        [tavern] { card-object } (Tavern)
        [wilderness] { card-object } (Wilderness)
        [graveyard] { card-object } (Graveyard)
        [hand] { card-object } ({ hand-label })
        [up] { card-object } ({ party-label }, face up)
        [hidden] { card-object } ({ party-label }, hidden)
       *[aside] { card-object }
    }
event-refilled = { $pile ->
        [graveyard] { $heroname } comes from the Graveyard to the Tavern.
       *[harbor] { $heroname } comes to the Tavern.
    }
event-looked-hidden = { $actor ->
        [you] look at { $card ->
            [known] { $hero }
           *[unknown] a hidden hero
        } ({ party-label })
       *[other] looks at { $card ->
            [known] { $hero }
           *[unknown] a hidden hero
        } ({ party-label })
    }
event-looked-wilderness = { $actor ->
        [you] look at { card-object } in the Wilderness
       *[other] looks at { card-object } in the Wilderness
    }
event-revealed-wilderness = { $actor ->
        [you] reveal { card-object } on top of the Wilderness
       *[other] reveals { card-object } on top of the Wilderness
    }
event-revealed-hand = { $actor ->
        [you] show { card-object }
       *[other] shows { card-object }
    }
event-revealed-hidden = Hidden hero ({ party-label }): { $heroname }
event-marker = { $marker ->
        [red] Red moves from { $from } to { $to }.
       *[green] Green moves from { $from } to { $to }.
    }
event-named = { $actor ->
        [you] name the faction { faction-word }
       *[other] names the faction { faction-word }
    }
event-picked = { $actor ->
        [you] { $owner ->
            [own] pick yourself
           *[other] pick { $party }
        }
       *[other] { $owner ->
            [own] picks themselves
            [you] picks you
           *[other] picks { $party }
        }
    }
event-unable = { $actor ->
        [you] have no { faction-word } card
       *[other] has no { faction-word } card
    }
event-performs = { $actor ->
        [you] perform the abilities of { $heroname }
       *[other] performs the abilities of { $heroname }
    }
event-protected = { $heroname } is protected and turned over instead of buried ({ party-label }).
event-chose = { $actor ->
        [you] You have chosen.
       *[other] { $name } has chosen.
    }
event-shuffled = The Wilderness is shuffled and becomes the Harbor ({ $count } { $count ->
        [one] card
       *[other] cards
    }).
event-over = The game is over. { faction-wins }
event-leader = { $actor ->
        [you] Your leader: { $leader }
       *[other] Leader of { $name }: { $leader }
    }
# What no other line tells: a card and two finished places.
event-other = { $first } → { $second }
faction-wins = { $faction ->
        [hill-tribes] The Hill Tribes win the war.
        [imperial-army] The Imperial Army wins the war.
        [water-folk] The Water Folk win the war.
       *[undead] The Undead win the war.
    }

## Several deeds or cards in one sentence

# The last of three or more deeds, each of which may have an “and” of its own.
story-then = { $first }, and { $second }
story-drawn = { $actor ->
        [you] draw { $cards }
       *[other] draws { $cards }
    }
story-discarded = { $actor ->
        [you] discard { $cards }
       *[other] discards { $cards }
    }
# Markers moved by what somebody played: $moves.
story-moves = { $actor ->
        [you] move { $moves }
       *[other] moves { $moves }
    }
story-move = { $marker ->
        [red] red from { $from } to { $to }
       *[green] green from { $from } to { $to }
    }
story-from = { $pile ->
        [harbor] { $cards } from the Harbor
        [tavern] { $cards } from the Tavern
        [wilderness] { $cards } from the Wilderness
       *[graveyard] { $cards } from the Graveyard
    }
story-cards = { $count ->
        [one] a card
        [2] two cards
        [3] three cards
       *[other] { $count } cards
    }
