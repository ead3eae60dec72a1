### More short texts of the table on the screen.

screen-then-wins = Would then win:
screen-if-now = If the game ended now:
standing-safe = you lead
standing-ahead = you lead, not safely
standing-behind = you are behind
standing-not-yours = not your faction
standing-hidden = +{ $count } hidden
standing-wins = Winning faction:
screen-reach = Who would win with a marker on each space
screen-reach-hint = The signs below each space tell who would win with the red or the green marker there, while the other one stays where it is.
screen-left = end in { $count }
screen-you = You
screen-leader-wins-with = your secret leader; wins with
screen-leader-hide = Hide or show your leader
screen-aside = Cards to choose from
screen-chosen = Chosen so far:
screen-hand-over = Hand over
screen-dealt = Dealing the cards…
screen-over = The game is over
screen-end-leaders = The leaders are revealed.
screen-end-aligned = Aligned with the winning faction: { $names }.
screen-see-table = See the table
screen-keys-back = U: take back
screen-turn-number = Turn { $number }
screen-against = { $count ->
        [one] Against one bot ({ $level })
       *[other] Against { $count } bots ({ $level })
    }
screen-known-to = Known to: { $names }
screen-names = Names
screen-people-here = People at this device

## Tables with others

screen-your-tables = Your tables
screen-connecting = Connecting…
screen-part-late = This part of Oshra has not been downloaded yet. It will load as soon as you are online.
screen-unsaved = This browser cannot save the game right now. Oshra keeps trying; until then, do not close the page.
screen-champion-away = The Champion is not available: what it has learned could not be downloaded. Check your connection, or play against a Master.
screen-champion-unreadable = The Champion is not available: what it has learned arrived damaged. Reload the page and try again.
screen-no-server = There is no server here for tables with friends. Games against bots and on one device work all the same.
screen-look-again = Refresh
screen-table-code = Table { $code }
screen-not-here = Away right now
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

## What leads to a part of the page that comes later

analysis-title = Review
coach-title = Coach
history-practice = Practice
learn-first = The lesson needs something else first: follow the golden mark.
learn-hint = Lesson, puzzles, your games
learn-lesson-hint = A guided game of about five minutes
learn-real = Play a real game
lesson-over = You win! Cyra backed the Water Folk too, but had fewer of them. Now you know all you need: play a real game.
notebook-suspected = You suspect: { $leaders }
notebook-title = Notebook
online-rated = Rated
online-reserve = Time reserve, used when a decision takes longer
online-sending = Sending…
online-your-turn-at = Your turn at { $count ->
        [one] one table
       *[other] { $count } tables
    }
puzzle-over = This try is over.
replay-watch = Watch the replay
rules-see = In the rules
why-title = Why can’t I?
