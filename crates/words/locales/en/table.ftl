### Labels, buttons and short texts of the table on the screen.

## The first page

app-name = Hidden Leaders
app-claim = The Emperor of Oshra is dead. Six heirs, four peoples, one secret.
app-unofficial = An unofficial, free edition made by fans.
page-description = Hidden Leaders: the card game of secret heirs, in your browser
page-needs = Oshra needs JavaScript and WebAssembly.
start-play-now = Play now
start-friends = Play with friends
start-friends-hint = Via a link, each on their own device
start-pass-and-play = Pass and play
start-pass-and-play-hint = On one device, with a curtain between turns
start-learn = Learn to play
start-resume = Resume the game
start-more-games = { $count ->
    [one] One more game
   *[other] { $count } more games
}
start-remove = Remove this game
start-remove-sure = Remove this game for good?
start-remove-yes = Remove
start-remove-no = Keep
start-unreadable = This version of Oshra cannot open this saved game. It is kept.
start-options = Options

## The first game

welcome-title = Your first game?
welcome-lesson = Learn it first
welcome-hints = Play with three hints
welcome-hints-hint = A short game; the first decisions are explained
welcome-game = Just play
welcome-game-hint = You know the rules already
hint-number = Hint { $number } of { $count }
hint-leader = You win with either of your leader’s two factions, if you have the most heroes of it. Nobody else knows who you are. Place one hero face down now: it counts for you at the end, and nobody sees it.
hint-play = Heroes move the two markers, and the markers decide which faction wins. Raise a card to see where they would stand then.
hint-draw = Take what helps your factions. Everybody sees what you take from the Tavern, so it can give you away. Only you see what you draw from the Harbor.
hint-read = Got it

## Menu

menu-rules = Rules
menu-gallery = All heroes
menu-settings = Settings
menu-language = Language
menu-back = Back
menu-close = Close
menu-leave = Leave the table
menu-home = Start page

## Settings

setting-theme = Colors
setting-theme-system = Same as system
setting-theme-light = Light
setting-theme-dark = Dark
setting-apart = Colors easier to tell apart
setting-sound = Sound
setting-on = On
setting-off = Off
setting-volume = Volume
setting-speed = Speed of other players’ moves
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-instant = Instant
setting-motion = Less motion
setting-text-size = Text size
setting-undo = Undo at tables with others
setting-undo-off = Off
setting-undo-seconds = 2 seconds
setting-undo-ask = Ask

## Zones

zone-harbor = Harbor
zone-hand = Hand

## The table

table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-since-last-turn = Since your last turn
table-last-turn = Last turn:
table-turn-again = Show this turn again
# A mark on a turn in which a bot decided for somebody.
table-bot = Bot
table-bot-decided = A bot decided.
table-log = Chronicle
table-hand = Your hand
table-party = Your party
table-party-of = Party of { $name }
table-hidden-stack = Hidden heroes, oldest first
table-hidden-unknown = Hidden hero
table-you-know = You know this card
table-leader-peek = Look at your leader
table-leader-wins-with = Wins with: { $first } and { $second }
table-track = Power track
table-war-area = War area
table-marker-red = Red marker: Imperial Army, on space { $number }
table-marker-green = Green marker: Hill Tribes, on space { $number }
table-slot-empty = Empty Tavern slot
table-take-back = Take back
table-held-back = { $choice }?
table-send-now = Send
table-undo = Undo
table-no-take-back = This cannot be taken back
table-asks = { $hero } asks
table-skip-animation = Skip
table-play-card = Play
table-discard-card = Discard
table-choose-card = Choose { $hero }
table-discard-several = Discard…
table-discard-these = Discard { $heroes }
table-mark-cards = Tap up to three cards to discard
table-raise-card = Tap a card to raise it
table-marked = marked
table-cancel = Cancel
table-card-details = Show the card
table-special-cases = Special cases

## Pass and play

curtain-hand-over = Hand the device to { $name }
curtain-open = I am { $name }, show my cards

## The end

end-next-step = Next
end-skip = Skip to the result
end-play-again = Play again
end-rematch = Rematch
end-same-deal = Same deal again
end-next-level = Next level: { $level }
end-count = Heroes of the winning faction: { $heroes }. All heroes: { $total }.
end-link = Copy the link
end-picture = Picture
end-next = What next?
end-result = Result

## The gallery

gallery-search = Search heroes
gallery-nothing = No hero found
gallery-all-sets = All sets
gallery-all-factions = All factions
gallery-advanced = Advanced: not in the short game
gallery-number = No. { $number }

## Tables with others

lobby-title = Open tables
lobby-none = No open table right now. Open one!
lobby-create = Open a table
lobby-join = Join the table
lobby-watch = Watch
lobby-code = Table code
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Link copied
lobby-share = Share…
lobby-your-name = Your name
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-start = Start the game
lobby-seat-free = Free seat
lobby-add-bot = Add a bot
lobby-remove = Remove
lobby-private = Private: by link only
lobby-public = Open: listed in the lobby
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-reserve = { $decision }, reserve { $minutes } min
lobby-since = open for { $hours } h
lobby-unwatched = no spectators
lobby-waits-for = Not ready yet: { $names }.
lobby-invites = { $name } invites you to a game
lobby-invited = You are invited to a game
lobby-about = Two markers, four factions, and everybody has a secret leader. Whoever backs the winning faction and has the most heroes of it wins.
lobby-name-missing = Please type your name first.

## Connection

connection-lost = Connection lost. Reconnecting…
connection-old = There is a new version. Reload the page.

## Keyboard

keys-title = Keyboard
keys-move = Arrow keys: go from one choice to the next
keys-choose = Enter: choose
keys-skip = Escape: skip or close
keys-details = Space: show the card
keys-help = Question mark: this list
