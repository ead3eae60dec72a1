### More short texts of the table on the screen.

screen-then-wins = Then would win:
screen-if-now = If the game ended now:
screen-yours = yours
screen-reach-hint = Who would win with this marker on each space, while the other stays where it is
screen-left = { $count } left
screen-you = You
screen-leader-wins-with = your secret leader, wins with
screen-leader-hide = Hide or show your leader
screen-aside = Cards to decide about
screen-chosen = Chosen so far:
screen-hand-over = Hand over
screen-dealt = Cards are being dealt …
screen-over = The game is over
screen-end-leaders = The leaders are revealed.
screen-end-aligned = Aligned with the winning faction: { $names }.
screen-see-table = See the table
screen-keys-back = U: take back
screen-turn-number = Turn { $number }
screen-people = { $count ->
        [one] one person
       *[other] { $count } people
    }
screen-against = { $count ->
        [one] Against one bot ({ $level })
       *[other] Against { $count } bots ({ $level })
    }
screen-known-to = Known to: { $names }
screen-names = Names
screen-people-here = People around this device

## Tables with others

screen-your-tables = Your tables
screen-connecting = Connecting …
screen-part-late = This part of Oshra is not on this device yet. It comes as soon as there is a network.
screen-no-server = There is no server here for tables with friends. Games against bots and around one device work all the same.
screen-look-again = Look again
screen-table-code = Table { $code }
screen-not-here = Not here right now
screen-bot-decides = A bot decides
screen-fill-hint = Bots take the free seats when the game starts.
screen-reload = Reload the page
screen-chat = Chat
screen-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
screen-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
