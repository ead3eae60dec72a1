### Names of things.

faction-hill-tribes = Hill Tribes
faction-imperial-army = Imperial Army
faction-water-folk = Water Folk
faction-undead = Undead

set-base = Base game
set-emperor = The Emperor
set-extra = Four more heroes
set-kickstarter = Kickstarter heroes
set-queens = Queens & Friends

edition-classic = Classic edition
edition-heimliche-herrschaft = Heimliche Herrschaft (German edition)
edition-print-and-play = Print and play (all heroes)

cards = { $count } { $count ->
        [one] card
       *[other] cards
    }
wait-for = Waiting for { $name }
