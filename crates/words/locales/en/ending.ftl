### The end of the game, explained step by step.

ending-markers = { $faction ->
        [undead] Red stands on { $red }, green on { $green }: both are in the war area. The Undead win the war.
        [water-folk] Red stands on { $red }, green on { $green }: { $ahead ->
            [0] the same space
           *[other] adjacent spaces
        }. The Water Folk win the war.
        [imperial-army] Red stands on { $red }, green on { $green }: red is { $ahead } spaces ahead. The Imperial Army wins the war.
       *[hill-tribes] Red stands on { $red }, green on { $green }: green is { $ahead } spaces ahead. The Hill Tribes win the war.
    }
ending-leader = { $aligned ->
        [yes] { $name } is { $leader } ({ $first } and { $second }): aligned.
       *[no] { $name } is { $leader } ({ $first } and { $second }): not aligned.
    }
ending-emperor = The Buried Emperor counts as one hero of the winning faction ({ party-label }).
ending-counts-two = { $heroname } counts as two heroes of the winning faction ({ party-label }).
ending-nobody-aligned = No leader backed this faction.
ending-only-aligned = Only one leader backed this faction.
ending-most-heroes = Heroes of the winning faction: { $counts }.
ending-fewest-heroes = Tied. Heroes in the party overall, the fewer the better: { $counts }.
ending-leader-number = Still tied. The highest leader number decides: { $counts }.
ending-count = { $name } { $count }
ending-winner = { $actor ->
        [you] You win!
       *[other] { $name } wins!
    }
ending-nobody = Nobody wins.
ending-decided-by = { $decided ->
        [only-aligned] the only leader aligned with the winning faction
        [most-heroes] most heroes of the winning faction
        [fewest-heroes] fewest heroes in the party
        [leader-number] the highest leader number
       *[nobody-aligned] no leader aligned with the winning faction
    }

## If the game ended now

now-if-ended = If the game ended now: { faction-word }
now-because = { $faction ->
        [undead] both markers are in the war area
        [water-folk] { $ahead ->
            [0] the markers stand on the same space
           *[other] the markers stand on adjacent spaces
        }
        [imperial-army] red is { $ahead } spaces ahead
       *[hill-tribes] green is { $ahead } spaces ahead
    }
now-to-the-end = { $count ->
        [0] The game ends after this turn
        [one] { $count } more hero to the end
       *[other] { $count } more heroes to the end
    }
