### Playing with others over a server: connection, own tables, own games, the key.

## Connection

online-connected = Connected
online-offline = You are offline. The game goes on as soon as the network is back.
online-unreachable = The server does not answer
online-unreachable-hint = Perhaps it is being restarted, or your network is down. Your seat and the game are safe: as soon as the server answers, the game goes on here by itself.
online-try-now = Try now
online-outdated = There is a new version
online-outdated-hint = The server has moved on to a newer version than this page. Reload, and you are back at your table; your seat is kept.
online-sending = Sending …

## At the table

online-away = A bot decides for you.
online-back = I am back
online-step-away = Step away
online-step-away-hint = Step away and your seat waits for you. Leave and a bot plays on for you until you come back.
online-watching = You are watching.
online-watchers = { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
online-reserve = Reserve of time, used when a decision takes longer
online-send = Send

## Opening a table

online-counts = Does it count?
online-friendly = Just for fun
online-rated = Rated
online-rated-hint = Counts for everybody’s rating. People on all seats, no bots; your key makes sure that it counts for you.
online-rated-people = A rated game needs a person on every seat.
online-who-finds = Who finds the table?
online-who-watches = May others watch?
online-watch-yes = Yes
online-watch-no = No
online-have-code = Do you have a code?

## Own tables

online-your-turn-at = Your turn at { $count ->
        [one] one table
       *[other] { $count } tables
    }
online-others-turn = The others’ turn
online-gathering = Waiting for everybody
online-ended = The game is over
online-forget = Forget this table
online-call = Tell me when it is my turn
online-call-on = You will be told when it is your turn.
online-call-denied = Your browser does not allow this page to notify you.
online-call-text = Table { $code }: your turn!

## Own games

online-record = Your games and your key
online-rating = Rating
online-rating-hint = Everybody begins at 25. The number after ± says how sure it is: it shrinks with every rated game.
online-games = { $count ->
        [one] one game
       *[other] { $count } games
    }
online-wins = { $count ->
        [0] not won yet
        [one] won once
       *[other] won { $count } times
    }
online-no-games = No finished game yet. Games with others appear here.
online-more-games = Older games
online-won = Won
online-lost = Lost
online-nobody-won = Nobody won

## The key

online-key = Your key
online-key-what = The key is a secret text in this browser. It stands for you: games you sit down to with it go into this list and, at rated tables, into your rating. No name, no e-mail address, no password. Take it with you to another browser and you are the same player there. Keep it to yourself: whoever has it can play as you. Nobody can restore it if it is lost.
online-key-none = This browser has no key yet. It gets one when you first sit down at a table.
online-key-make = Make a key now
online-key-show = Show
online-key-hide = Hide
online-key-copy = Copy
online-key-copied = Copied
online-key-save = Save as a file
online-key-file = This is your key for the game on { $host }. Keep it to yourself.
online-key-other = Use a key you have
online-key-field = Key
online-key-open = From a file
online-key-use = Use this key
online-key-bad = This is not a key. A key has 32 characters, 0 to 9 and a to f.
online-key-replace = From now on this browser plays under that key. The one it has now is gone unless you saved it. Go on?
online-key-yes = Yes, use it
online-key-no = No, keep mine
online-key-taken = This browser now plays under the key you brought.
