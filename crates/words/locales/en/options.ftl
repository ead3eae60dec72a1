### The options of a game, and what they mean.

option-players = Players
option-edition = Edition
option-sets = More heroes
option-length = Length
option-short = Short game
option-full = Full game
option-short-hint = Without the advanced heroes, and over one hero sooner. Good for the first time.
option-short-six = The German edition does not recommend the short game for six.
option-level = Bots
option-level-novice = Novice
option-level-novice-hint = Plays along, without much of a plan
option-level-adept = Adept
option-level-adept-hint = Knows what each move is good for
option-level-master = Master
option-level-master-hint = Thinks ahead and guesses who you are
