# Playing in a terminal, and replaying.
terminal-welcome = A short game of Hidden Leaders against { $count ->
        [one] one other player
       *[other] { $count } other players
    }. Type the number of your choice. Type ? for help and q to leave.
terminal-leader = Your leader is { $leader }: { $first } and { $second }. Keep it secret.
terminal-choose = Your choice (1–{ $last }):
terminal-not-a-choice = Please type a number from 1 to { $last }, ? for help or q to leave.
terminal-help = You win if the markers end where one of your two factions wins and you have the most heroes of that faction in your party, face up or hidden. Undead: both markers on 9 or more. Water Folk: markers on the same space or on adjacent spaces. Imperial Army: red two or more ahead. Hill Tribes: green two or more ahead. The game ends after a turn in which somebody has { $heroes } face-up heroes.
terminal-left = You have left the game.
terminal-table = Red { $red }, green { $green }. Tavern: { $tavern }. Harbor { $harbor }, Wilderness { $wilderness }, Graveyard { $graveyard }.
terminal-party = { $name }: { $heroes } ({ $hidden ->
        [0] none hidden
       *[other] { $hidden } hidden
    }, { $hand } in hand)
terminal-your-hidden = Your hidden heroes: { $heroes }
terminal-hand-card = { $name }: { $text }
terminal-nothing = –
replay-setup = { $edition }, { $short ->
        [yes] short game
       *[no] full game
    }, { $players } players
replay-seed-verified = The seed “{ $seed }” matches the hash { $hash }: nobody tampered with the deck.
replay-from-position = The game begins at a position, not with a deal.
replay-unfinished = The game is not over here.
replay-no-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
replay-not-all-yet = Everything can be seen only once the game is over.
fault-no-file = The file { $name } cannot be read.
puzzle-unknown = There is no puzzle “{ $id }”.
puzzles-hold = { $count ->
        [one] One puzzle verified.
       *[other] { $count } puzzles verified.
    }
puzzles-unreadable = The file { $name } does not contain puzzles.
puzzle-position = This position is impossible.
puzzle-not-one = There is not exactly one choice that wins for certain.
puzzle-another = A choice other than the first of its solution wins.
puzzle-too-short = Its solution ends before the win.
puzzle-astray = Its solution cannot be played, or gives the win away.
