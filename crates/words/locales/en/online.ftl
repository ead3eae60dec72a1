### Playing with others over a server: connection, your tables, your games, the key.

## Connection

online-connected = Connected
online-offline = You are offline. The game goes on as soon as the network is back.
online-unreachable = The server does not answer
online-unreachable-hint = Perhaps it is being restarted, or your network is down. Your seat and the game are safe: as soon as the server answers, the game goes on here by itself.
online-try-now = Try now
online-outdated = There is a new version
online-outdated-hint = The server has moved on to a newer version than this page. Reload, and you are back at your table; your seat is kept.

## At the table

online-absence = If somebody is gone, a bot takes over after { $seconds } seconds, once their reserve is used up.
online-go-on = Continue
online-away = A bot decides for you.
online-back = I am back
online-step-away = Step away
online-step-away-hint = Step away and your seat waits for you. Leave and a bot plays on for you until you come back.
online-watching = You are watching.
online-watchers = { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
online-send = Send
online-chat-empty = Nobody has said anything yet.
online-chat-players = Only players can write here.
online-unsaid = not sent yet
online-rematch = { $count ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }

## Opening a table

online-counts = Does it count?
online-friendly = Just for fun
online-rated-hint = Counts for everybody’s rating. People on all seats, no bots; your key makes sure that it counts for you.
online-rated-people = A rated game needs a person on every seat.
online-who-finds = Who can find the table?
online-who-watches = May others watch?
online-watch-yes = Yes
online-watch-no = No
online-have-code = Do you have a code?

## Hosting a table

online-host = host
online-host-you = You are the host of this table.
online-host-fills = The host can fill free seats with bots.
online-lock = Lock the table
online-unlock = Unlock the table
online-locked = locked
online-change = Change the game
online-change-do = Apply
online-change-hint = The next game is played like this. Everybody says anew that they are ready.
online-bot-name = Name of the bot
online-remove-sure = Free the seat of { $name }? They cannot sit down at this table again.
online-remove-no = Cancel

## Your tables

online-others-turn = The others’ turn
online-gathering = Waiting for everybody
online-ended = The game is over
online-leave-table = Leave this table? Your seat becomes free for somebody else.
online-leave-game = Leave this game? The others are told, and a bot plays on for you until you come back.
online-leave-yes = Leave
online-leave-no = Stay
online-left-table = { $name } has left the table.
online-left-game = { $name } has left the game. A bot plays on.
online-onwards = Continue on another device
online-onwards-what = Point the other device’s camera at this picture, or open the link there, and all your tables are there, too. It holds your key: show it to nobody, because whoever has it can play as you.
online-onwards-close = Hide
online-call = Notify me when it is my turn
online-call-on = You will be notified when it is your turn, as long as this page stays open.
online-call-denied = Your browser does not allow this page to notify you.
online-call-text = Table { $code }: your turn!
online-push-all = Notify me about all my tables
online-push-table = Notify me about this table
online-push-on = You will be notified when it is your turn, when somebody wants another game with you and before a slow clock runs out, even while this page is closed.
online-push-off = You will not be notified while this page is closed.
online-push-insecure = This page can notify you only while it stays open, because the server is not reached over an encrypted connection (https).
online-push-unknown = This browser cannot notify you while this page is closed. On an iPhone or iPad it can once you have added this page to the Home Screen.
online-push-failed = This browser could not set up notifications. Perhaps it is offline, in a private window or does without a push service.
online-push-reminder = Table { $code }: your time is running out!
online-push-rematch = Table { $code }: another game?
online-push-invitation = You are invited to table { $code }.
online-invite = Invite:

## Your games

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
online-key-what = The key is a secret text in this browser. It stands for you: games you join with it go into this list and, at rated tables, into your rating. No email address, no password. Take it to another browser and you are the same player there. Keep it to yourself: whoever has it can play as you. Nobody can restore it if it is lost.
online-key-none = This browser has no key yet. It gets one when you first sit down at a table.
online-key-make = Create a key now
online-key-show = Show
online-key-hide = Hide
online-key-copy = Copy
online-key-copied = Copied
online-key-save = Save as a file
online-key-file = This is your key for the game on { $host }. Keep it to yourself.
online-key-other = Use an existing key
online-key-field = Key
online-key-open = From a file
online-key-use = Use this key
online-key-bad = This is not a key. A key has 32 characters, 0 to 9 and a to f.
online-key-replace = From now on this browser will use that key. The one it has now is gone unless you saved it. Continue?
online-key-yes = Yes, use it
online-key-no = No, keep mine
online-key-taken = This browser now uses your key.

## Peace and privacy

online-somebody = somebody
online-line-deeds = Mute, block or report
online-mute = Mute
online-block = Block
online-blocked = Blocked players
online-unblock = Unblock
online-unmute = Unmute { $name }
online-report = Report to the host
online-report-name = Report the name to the host
online-reported = Reported. Thank you.
online-password = Server password
online-enter = Enter
online-data = Your data
online-data-what = Everything this server keeps about you is stored under your key.
online-data-save = Download everything
online-data-delete = Delete everything
online-data-sure = Your ratings, your history and everything you wrote will be gone for good, and “somebody” will have played your games. If you are in a game, a bot takes your seat.
online-data-yes = Delete for good
online-data-gone = Deleted.
host-privacy-link = Privacy
host-imprint-link = Imprint
