### Names of things.

faction-hill-tribes = Hill Tribes
faction-imperial-army = Imperial Army
faction-water-folk = Water Folk
faction-undead = Undead

set-base = Base game
    .hint = The heroes that every edition has
set-emperor = The Emperor
    .hint = The Buried Emperor, who starts in the Graveyard
set-extra = Four more heroes
    .hint = Four advanced heroes from the English and Polish boxes
set-kickstarter = Kickstarter heroes
    .hint = Eight heroes from the campaign
set-queens = Queens & Friends
    .hint = Three Queens, the Emperor’s Best Friend and the Keeper of Discord

edition-classic = Classic edition
    .hint = As in the English and Polish boxes
edition-heimliche-herrschaft = Heimliche Herrschaft (German edition)
    .hint = As in the German box, rules version 23
edition-print-and-play = Print and play (all heroes)
    .hint = All the heroes there are

cards = { $count } { $count ->
        [one] card
       *[other] cards
    }

zone-tavern = Tavern
zone-wilderness = Wilderness
zone-graveyard = Graveyard

player-number = Player { $number }
list-comma = { $first }, { $second }

## What icons on cards stand for

icon-red = red marker
icon-green = green marker
icon-face-up = face-up hero
icon-face-down = hidden hero
icon-player = player
    .any = player (“any player” can be you)
icon-tavern = Tavern
icon-harbor = Harbor
icon-wilderness = Wilderness
icon-graveyard = Graveyard
icon-look = look at
