### Lines of the chronicle, as one viewer saw what happened.
### $actor (you, other) with $name did it; it concerns $owner (own, you, other) with $party;
### $card (known, unknown) with $hero, the name as an object.

event-starts = { $actor ->
        [you] You start.
       *[other] { $name } starts.
    }
event-turn = { $actor ->
        [you] Your turn
       *[other] { $name }’s turn
    }
event-played = { $actor ->
        [you] You play { $hero }.
       *[other] { $name } plays { $hero }.
    }
event-discarded = { $actor ->
        [you] You discard { card-object }.
       *[other] { $name } discards { card-object }.
    }
event-discarded-tavern = { $actor ->
        [you] You discard { $hero } from the Tavern.
       *[other] { $name } discards { $hero } from the Tavern.
    }
event-discarded-hero = { $actor ->
        [you] You discard { card-object } ({ party-label }).
       *[other] { $name } discards { card-object } ({ party-label }).
    }
event-drawn = { $actor ->
        [you] You draw { card-object } { $pile ->
            [harbor] from the Harbor
            [tavern] from the Tavern
            [wilderness] from the Wilderness
           *[graveyard] from the Graveyard
        }.
       *[other] { $name } draws { card-object } { $pile ->
            [harbor] from the Harbor
            [tavern] from the Tavern
            [wilderness] from the Wilderness
           *[graveyard] from the Graveyard
        }.
    }
event-drawn-hand = { $actor ->
        [you] You draw { card-object } from { the-hand }.
       *[other] { $name } draws { card-object } from { the-hand }.
    }
event-drawn-hand-hidden = { $actor ->
        [you] You draw { card-object } from { the-hand } and place it face down in your party.
       *[other] { $name } draws { card-object } from { the-hand } and places it face down in their party.
    }
event-buried = { $actor ->
        [you] You bury { card-object } ({ party-label }).
       *[other] { $name } buries { card-object } ({ party-label }).
    }
event-buried-aside = { $actor ->
        [you] You bury { card-object }.
       *[other] { $name } buries { card-object }.
    }
event-turned-down = { $actor ->
        [you] You turn { card-object } face down ({ party-label }).
       *[other] { $name } turns { card-object } face down ({ party-label }).
    }
event-turned-up = { $actor ->
        [you] You turn { card-object } face up ({ party-label }).
       *[other] { $name } turns { card-object } face up ({ party-label }).
    }
event-taken-hero = { $actor ->
        [you] You take { card-object } into your hand ({ party-label }).
       *[other] { $name } takes { card-object } into their hand ({ party-label }).
    }
event-taken-hand = { $actor ->
        [you] You get { card-object } from { the-hand }.
       *[other] { $name } gets { card-object } from { the-hand }.
    }
event-taken-graveyard = { $actor ->
        [you] You take { card-object } from the Graveyard.
       *[other] { $name } takes { card-object } from the Graveyard.
    }
event-taken-tavern = { $actor ->
        [you] You take { card-object } from the Tavern.
       *[other] { $name } takes { card-object } from the Tavern.
    }
event-taken-rest = { $actor ->
        [you] You keep { card-object }.
       *[other] { $name } keeps { card-object }.
    }
event-placed-hidden = { $actor ->
        [you] You place { card-object } face down in your party.
       *[other] { $name } places { card-object } face down in their party.
    }
event-placed-up = { $actor ->
        [you] You place { card-object } face up in your party.
       *[other] { $name } places { card-object } face up in their party.
    }
# Out of the party of $owner into the one of $receiver (you, other) with $to.
event-given = { $actor ->
        [you] You move { card-object } ({ party-label }) to the party of { $to }.
       *[other] { $receiver ->
            [you] { $name } moves { card-object } ({ party-label }) to your party.
           *[other] { $name } moves { card-object } ({ party-label }) to the party of { $to }.
        }
    }
# $first and $second are finished cards with their places.
event-exchanged = { $actor ->
        [you] You exchange { $first } and { $second }.
       *[other] { $name } exchanges { $first } and { $second }.
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
        [you] You look at { $card ->
            [known] { $hero }
           *[unknown] a hidden hero
        } ({ party-label }).
       *[other] { $name } looks at { $card ->
            [known] { $hero }
           *[unknown] a hidden hero
        } ({ party-label }).
    }
event-looked-wilderness = { $actor ->
        [you] You look at { card-object } in the Wilderness.
       *[other] { $name } looks at { card-object } in the Wilderness.
    }
event-revealed-wilderness = { $actor ->
        [you] You reveal { card-object } on top of the Wilderness.
       *[other] { $name } reveals { card-object } on top of the Wilderness.
    }
event-revealed-hand = { $actor ->
        [you] You show { card-object }.
       *[other] { $name } shows { card-object }.
    }
event-revealed-hidden = Hidden hero ({ party-label }): { $heroname }
event-marker = { $marker ->
        [red] Red moves from { $from } to { $to }.
       *[green] Green moves from { $from } to { $to }.
    }
event-named = { $actor ->
        [you] You name the faction { faction-word }.
       *[other] { $name } names the faction { faction-word }.
    }
event-picked = { $actor ->
        [you] { $owner ->
            [own] You pick yourself.
           *[other] You pick { $party }.
        }
       *[other] { $owner ->
            [own] { $name } picks themselves.
            [you] { $name } picks you.
           *[other] { $name } picks { $party }.
        }
    }
event-unable = { $actor ->
        [you] You have no { faction-word } card.
       *[other] { $name } has no { faction-word } card.
    }
event-performs = { $actor ->
        [you] You perform the abilities of { $heroname }.
       *[other] { $name } performs the abilities of { $heroname }.
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

## Several cards in one sentence

story-drawn = { $actor ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
story-discarded = { $actor ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
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
