### The texts of cards. The value is the spoken form, .icons the form on the face of the card.

## Moves of the markers. A shift is one marker's part; $first, $second and $move are finished parts.

shift = { $pawn ->
        [red] red
        [green] green
        [leading] leading marker
       *[trailing] trailing marker
    } { $direction ->
        [plus] plus
       *[minus] minus
    } { $by }
    .icons = { $pawn ->
        [red] { ICON("red") }
        [green] { ICON("green") }
        [leading] leading marker{ "\u00A0" }
       *[trailing] trailing marker{ "\u00A0" }
    }{ $direction ->
        [plus] +
       *[minus] −
    }{ $by }
move-alone = { $first }
    .icons = { $first }
move-and = { $first } and { $second }
    .icons = { $first } AND { $second }
move-or = { $first } or { $second }
    .icons = { $first } OR { $second }
move-and-or = { $first }, { $second }, or both
    .icons = { $first } AND/OR { $second }
move-or-if-leading = { $first }, or { $second } if { marker-word } is leading
    .icons = { $first } OR, if { marker-word.icons } is leading, { $second }
move-always = { $move }.
    .icons = { $move }
move-if-any-leads = If a marker is leading: { $move }.
    .icons = { $move }
move-if-you-have = If you have at least one face-up { faction-word } hero, { $move }.
    .icons = If you have { ICON("face-up") }{ faction-word.icons }: { $move }
move-if-you-did = If you do, { $move }.
    .icons = If you do: { $move }
move-if-revealed-is-not = If it is not { faction-word }, { $move }.
    .icons = If not { faction-word.icons }: { $move }
move-if-turned-is = If it is { $factions }, { $move }.
    .icons = If { $factions }: { $move }
move-next-player-decides = The next player decides: { $move }.
    .icons = The next { ICON("player") } decides: { $move }
move-that-player-decides = That player decides: { $move }.
    .icons = They decide: { $move }

## Factions in a list: a card's faction in "all … cards", in "if it is …".

faction-of-cards = { faction-word }
    .icons = { faction-word.icons }
faction-it-is = { faction-word }
    .icons = { faction-word.icons }
list-and = { $first } and { $second }
    .icons = { $first } and { $second }
list-or = { $first } or { $second }
    .icons = { $first } or { $second }

## X

card-pick-any-player = Pick any player.
x-face-up-of-a-player = X is the number of their face-up { faction-word } heroes, at most 3.
    .icons = X = { ICON("face-up") }{ faction-word.icons } of any 1 { ICON("player") }, at most 3
x-graveyard = X is the number of cards in the Graveyard, at most 3.
    .icons = X = cards in { ICON("graveyard") }, at most 3
x-your-hidden = X is the number of hidden heroes in your party, at most 3.
    .icons = X = your { ICON("face-down") }, at most 3
x-your-factions-but = X is the number of factions in your party other than { faction-word }, counting face-up and hidden heroes.
    .icons = X = factions in your party ({ ICON("face-up") } and { ICON("face-down") }) other than { faction-word.icons }
# On the face of the card, the sentence that discards them says so: $counted.
x-discarded = X is the number of cards discarded.

## Heroes in parties

card-bury = { $then ->
        [yes] Then bury { one-hero }.
       *[no] Bury { one-hero }.
    }
    .icons = { $then ->
        [yes] Then bury { one-hero.icons }.
       *[no] Bury { one-hero.icons }.
    }
card-bury-if-named = If you named its faction, bury it.
    .icons = If you named its faction, bury it.
card-they-bury = Pick any player with a face-up hero. That player buries one of their face-up heroes.
    .icons = Pick any { ICON("player") }. They bury 1 of their { ICON("face-up") }.
card-bury-at-random = Pick any player with a face-up hero. One of their face-up heroes is picked at random and buried.
    .icons = Pick any { ICON("player") }. Bury 1 of their { ICON("face-up") } at random.
card-discard-hero = Discard { one-hero }.
    .icons = Discard { one-hero.icons }.
card-turn-over = Turn over { one-hero }.
    .icons = Turn over { one-hero.icons }.
card-take-hero = Take { one-hero } into your hand.
    .icons = Take { one-hero.icons } into your hand.
card-may-look = { $count ->
        [1] You may look at { one-hero }.
       *[other] You may look at up to { several-heroes }.
    }
    .icons = { $count ->
        [1] You may { ICON("look") } { one-hero.icons }.
       *[other] You may { ICON("look") } up to { several-heroes.icons }.
    }
# $turned and $seen are finished objects.
card-turn-over-or-look = Turn over { $turned }, or look at { $seen }.
    .icons = Turn over { $turned } OR { ICON("look") } { $seen }.
hero-turned = { one-hero }
    .icons = { one-hero.icons }
hero-seen = { one-hero }
    .icons = { one-hero.icons }
card-may-give-away = You may take { one-hero } and place it face up in the party of another player, but not where it already is.
    .icons = You may move { one-hero.icons } to the party of another { ICON("player") }.
card-no-such-hero = If there is no such hero, nothing happens.

## The Tavern

card-discard-tavern-all = Discard all cards from the Tavern.
    .icons = Discard all { ICON("tavern") } cards{ counted }.
card-discard-tavern-of = Discard all { $factions } cards from the Tavern.
    .icons = Discard all { $factions } from { ICON("tavern") }{ counted }.
card-discard-tavern-named = Discard all cards of that faction from the Tavern.
    .icons = Discard all its cards from { ICON("tavern") }{ counted }.
card-may-discard-tavern = You may discard one { faction-word } card from the Tavern.
    .icons = You may discard 1 { faction-word.icons } from { ICON("tavern") }.
card-refill-tavern = Then refill the Tavern from the top of the Graveyard.
    .icons = Then refill { ICON("tavern") } from the top of { ICON("graveyard") }.
card-place-tavern = Take one Tavern card. Place it face up in your party.
    .icons = Place 1 { ICON("tavern") } card { ICON("face-up") } in your party.

## Exchanges. $first and $second are finished spots.

card-exchange = Exchange { $first } with { $second }.
    .icons = Exchange { $first } with { $second }.
card-may-exchange = You may exchange { $first } with { $second }.
    .icons = You may exchange { $first } with { $second }.
card-look-wilderness = { $count ->
        [1] Look at the top card of the Wilderness.
       *[other] Look at the top { number } cards of the Wilderness.
    }
    .icons = { $count ->
        [1] { ICON("look") } the top card of { ICON("wilderness") }.
       *[other] { ICON("look") } the top { $count } cards of { ICON("wilderness") }.
    }
spot-first = { $spot ->
        [party] { one-hero }
        [hand] one of your hand cards
        [tavern] one Tavern card
        [graveyard] the top card of the Graveyard
        [card] this card
       *[wilderness] one of them
    }
    .icons = { $spot ->
        [party] { one-hero.icons }
        [hand] 1 hand card
        [tavern] 1 { ICON("tavern") } card
        [graveyard] the top card of { ICON("graveyard") }
        [card] this card
       *[wilderness] 1 of them
    }
spot-second = { $spot ->
        [party] { one-hero }
        [hand] one of your hand cards
        [tavern] one Tavern card
        [graveyard] the top card of the Graveyard
        [card] this card
       *[wilderness] one of them
    }
    .icons = { $spot ->
        [party] { one-hero.icons }
        [hand] 1 hand card
        [tavern] 1 { ICON("tavern") } card
        [graveyard] the top card of { ICON("graveyard") }
        [card] this card
       *[wilderness] 1 of them
    }

## Cards drawn, placed, taken

card-place-hand = { $then ->
        [yes] Then place { number } of your hand cards face down in your party.
       *[no] Place { number } of your hand cards face down in your party.
    }
    .icons = { $then ->
        [yes] Then place { $count } hand { $count ->
            [one] card
           *[other] cards
        } { ICON("face-down") } in your party.
       *[no] Place { $count } hand { $count ->
            [one] card
           *[other] cards
        } { ICON("face-down") } in your party.
    }
card-draw-hand = Draw a random card from another player’s hand. { $into ->
        [party] Place it face down in your party.
       *[hand] Add it to your hand.
    }
    .icons = Draw 1 random card from the hand of another { ICON("player") }{ $into ->
        [party] , place it { ICON("face-down") } in your party.
       *[hand] .
    }
card-share = { $source ->
        [harbor] Draw { number } cards from the Harbor.
        [graveyard] Draw { number } cards from the Graveyard.
        [tavern] Take all Tavern cards.
       *[wilderness] { $rest ->
            [stay] Look at the top { number } cards of the Wilderness.
           *[other] Draw { number } cards from the Wilderness.
        }
    } Place one of them face down in your party. { $rest ->
        [stay] { $others ->
            [one] The other stays on top.
           *[many] The others stay on top.
        }
        [discard] { $others ->
            [one] Discard the other.
           *[many] Discard the others.
        }
       *[hand] { $others ->
            [one] Add the other to your hand.
           *[many] Add the others to your hand.
        }
    }
    .icons = { $source ->
        [harbor] Draw { $count } from { ICON("harbor") }:
        [graveyard] Draw { $count } from { ICON("graveyard") }:
        [tavern] Take all { ICON("tavern") } cards:
       *[wilderness] { $rest ->
            [stay] { ICON("look") } the top { $count } cards of { ICON("wilderness") }:
           *[other] Draw { $count } from { ICON("wilderness") }:
        }
    } place 1 { ICON("face-down") } in your party, { $rest ->
        [stay] { $others ->
            [one] the other stays on top.
           *[many] the others stay on top.
        }
        [discard] { $others ->
            [one] discard the other.
           *[many] discard the others.
        }
       *[hand] { $others ->
            [one] keep the other.
           *[many] keep the others.
        }
    }
card-draw-one-pile = { $count ->
        [2] Draw two cards, both from the Wilderness or both from the Graveyard. Add them to your hand.
       *[other] Draw { number } cards, all from the Wilderness or all from the Graveyard. Add them to your hand.
    }
    .icons = { $count ->
        [2] Draw 2, both from { ICON("wilderness") } or both from { ICON("graveyard") }.
       *[other] Draw { $count }, all from { ICON("wilderness") } or all from { ICON("graveyard") }.
    }
card-take-graveyard = Look through the Graveyard. Take any one of its cards into your hand.
    .icons = { ICON("look") } { ICON("graveyard") }. Take any 1 card into your hand.
card-others-discard = Every other player discards one hand card of their choice.
    .icons = Every other { ICON("player") } discards 1 hand card of their choice.
card-reveal = Reveal the top card of the Wilderness.
    .icons = Reveal the top card of { ICON("wilderness") }.
card-nothing-to-reveal = If the Wilderness is empty, nothing happens.
card-name-faction = Name a faction.
    .icons = Name a faction.
card-ask-for-named = Pick any player. If able, that player shows one hand card of that faction, of their choice. Add it to your hand.
    .icons = Pick any { ICON("player") }. If able, they show 1 hand card of that faction. Add it to your hand.

## Abilities of other heroes, and a second play

card-perform-face-up = Pick { one-hero }. Perform its abilities as if you had played it.
    .icons = Perform the abilities of { one-hero.icons } as if you had played it.
card-perform-graveyard = Perform the abilities of the top card of the Graveyard as if you had played it.
    .icons = Perform the abilities of the top card of { ICON("graveyard") } as if you had played it.
card-perform-tavern = Pick one Tavern card. Perform its abilities as if you had played it.
    .icons = Perform the abilities of 1 { ICON("tavern") } card as if you had played it.
card-perform-turned = Turn over one of your hidden heroes. Perform its abilities as if you had played it.
    .icons = Turn over 1 of your { ICON("face-down") }. Perform its abilities as if you had played it.
card-place-performed = Then place it face down in your party.
    .icons = Then place it { ICON("face-down") } in your party.
card-bury-performed = Then bury it.
    .icons = Then bury it.
card-may-play-another = Then you may play another hand card that is not { faction-word }.
    .icons = Then you may play another hand card that is not { faction-word.icons }.

## At the end, and all the time

card-counts-two-leaders = At the end of the game: in the party of { $first } or { $second }, this hero counts as two of the winning faction instead of one of its own.
    .icons = At the end, in { $first }’s or { $second }’s party: counts as 2 heroes of the winning faction.
card-counts-two-emperor = At the end of the game: in the same party as the Buried Emperor, this hero counts as two of the winning faction instead of one of its own.
    .icons = At the end, in a party with the Buried Emperor: counts as 2 heroes of the winning faction.
card-protects = While this hero is face up: if another face-up hero of the same party would be buried, it is turned over instead.
    .icons = While { ICON("face-up") }: if another { ICON("face-up") } of this party would be buried, turn it over instead.
card-no-faction = Belongs to no faction.
    .icons = No faction.
card-all-factions = A hero of all four factions at any time. No abilities.
    .icons = Belongs to all four factions at any time.
