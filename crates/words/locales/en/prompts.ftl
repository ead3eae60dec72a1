### What the game asks, spoken to the one who must choose, and the names of the choices.

prompt-setup-hidden = Choose a card to keep hidden in your party
prompt-setup-wilderness = Choose a card for the Wilderness
prompt-play = Play a card, or discard up to three
prompt-discard-more = Discard another card, or stop
prompt-draw = Draw a card from the Tavern or the Harbor
prompt-discard-down = Discard down to three cards
prompt-move = Choose how the markers move
prompt-name-faction = Name a faction
prompt-player-to-count = Pick any player: X is the number of their face-up { faction-word } heroes
prompt-player-to-bury-from = { $way ->
        [random] Pick a player with a face-up hero: one of theirs is buried at random
       *[choice] Pick a player with a face-up hero: they bury one of theirs
    }
prompt-player-to-draw-from = Pick another player and draw a random card from their hand
prompt-player-to-ask = Pick any player and ask for a card of the named faction
prompt-player-to-give-to = Pick the player who gets the hero
prompt-hero-to-bury = Bury { one-hero }
prompt-hero-to-discard = Discard { one-hero }
prompt-hero-to-turn-over = Turn over { one-hero }
prompt-hero-to-take = Take { one-hero } into your hand
prompt-hero-to-look-at = { $may ->
        [yes] You may look at { one-hero }
       *[no] Look at { one-hero }
    }
prompt-hero-to-give-away = You may choose { one-hero } to move to another party
prompt-hero-to-exchange = { $may ->
        [yes] You may choose a hero to exchange
       *[no] Choose a hero to exchange
    }
prompt-hero-to-perform = Choose { one-hero } and perform its abilities
prompt-hero-to-turn-and-perform = Turn over { one-hero } and perform its abilities
prompt-turn-over-or-look = Turn over a hero, or look at one?
prompt-tavern-to-discard = You may discard one { faction-word } card from the Tavern
prompt-tavern-to-place = Choose a Tavern card to place face up in your party
prompt-tavern-to-exchange = { $may ->
        [yes] You may choose a Tavern card to exchange
       *[no] Choose a Tavern card to exchange
    }
prompt-tavern-to-perform = Choose a Tavern card and perform its abilities
prompt-hand-to-place = Place one of your hand cards face down in your party
prompt-hand-to-exchange = { $may ->
        [yes] You may choose a hand card to exchange
       *[no] Choose a hand card to exchange
    }
prompt-hand-to-discard = Discard one of your hand cards
prompt-hand-to-show = Show a hand card of the named faction and hand it over
prompt-play-another = You may play another hand card that is not { faction-word }
prompt-card-to-place = { $rest ->
        [hand] Place one of these cards face down in your party and keep the rest
        [discard] Place one of these cards face down in your party and discard the rest
       *[stay] Place one of these cards face down in your party; the rest stays where it is
    }
prompt-card-to-take = Take any one card of the Graveyard into your hand
prompt-card-to-exchange = { $may ->
        [yes] You may choose one of these cards to exchange
       *[no] Choose one of these cards to exchange
    }
prompt-pile-to-draw-from = { $count ->
        [2] Draw two cards, both from the Wilderness or both from the Graveyard
       *[other] Draw { number } cards, all from the Wilderness or all from the Graveyard
    }

## Choices, on buttons and read aloud

choice-pass = Pass
choice-done = Done
choice-skip = Skip
choice-play = Play { $hero }
choice-discard = Discard { $hero }
choice-draw-harbor = Draw from the Harbor
choice-draw-tavern = Draw { $hero } from the Tavern
choice-player = { $owner ->
        [you] { $party } (you)
       *[other] { $party }
    }
choice-face-up = { $hero } ({ party-label })
choice-hidden = { $card ->
        [known] { $hero }, hidden ({ party-label })
       *[unknown] Hidden hero no. { $number } ({ party-label })
    }
choice-tavern = { $hero } (Tavern)
choice-turn-over = Turn over
choice-look = Look

## Waiting

wait-for = Waiting for { $name }
wait-for-hero = Waiting for { $name } ({ $hero })
