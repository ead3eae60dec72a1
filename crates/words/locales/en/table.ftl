### Labels, buttons and short texts of the table on the screen.

## The first page

app-name = Hidden Leaders
app-claim = The Emperor of Oshra is dead. Six heirs, four peoples, one secret.
app-unofficial = An unofficial, free edition made by fans.
start-play-now = Play now
start-friends = Play with friends
start-friends-hint = By a link, each on their own device
start-pass-and-play = Pass and play
start-pass-and-play-hint = Around one device, with a curtain between turns
start-learn = Learn to play
start-resume = Resume the game
start-options = Options

## Menu

menu-rules = Rules
menu-gallery = All heroes
menu-settings = Settings
menu-language = Language
menu-back = Back
menu-close = Close
menu-leave = Leave the table

## Settings

setting-theme = Colours
setting-theme-system = As the system
setting-theme-light = Light
setting-theme-dark = Dark
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

## Zones

zone-harbor = Harbor
zone-hand = Hand

## The table

table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-since-last-turn = Since your last turn
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
table-no-take-back = This cannot be taken back
table-asks = { $hero } asks
table-skip-animation = Skip
table-play-card = Play
table-discard-card = Discard
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
lobby-your-name = Your name
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-start = Start the game
lobby-seat-free = Free seat
lobby-add-bot = Add a bot
lobby-remove = Remove
lobby-private = Private: only by link
lobby-public = Open: listed in the lobby
lobby-clock = Clock
lobby-clock-none = No clock

## Connection

connection-lost = Connection lost. Reconnecting …
connection-old = There is a new version. Reload the page.

## Keyboard

keys-title = Keys
keys-move = Arrow keys: go from one choice to the next
keys-choose = Enter: choose
keys-skip = Escape: skip or close
keys-details = Space: show the card
keys-help = Question mark: this list
