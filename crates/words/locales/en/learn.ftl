### Learning and looking back on the screen: lesson, rules at hand, coach, notebook, replay, analysis, puzzles, history.

## The page about learning

learn-title = Learn and review
learn-begin = Begin the lesson
learn-continue = Continue the lesson
learn-again = Take the lesson again
learn-lesson-step = You stopped at step { $step }.
learn-lesson-done = Finished. Well done!
learn-puzzles-hint = { $solved } of { $count } solved
learn-rules-hint = The complete rules, searchable
learn-games = Your games
learn-games-hint = Results, replays, analysis

## The lesson

learn-next = Next
learn-leave = Leave the lesson

## Rules at hand

rules-search = Search the rules
rules-nothing = Nothing found
rules-lesson = Try it in the lesson
rules-print = Print and play (PDF):
rules-print-gray = { $paper } in gray
rules-print-shop = cards for a print shop

## The coach

coach-thinking = Thinking…
coach-nothing = You have nothing to decide right now.
coach-more = All choices
coach-mark = −{ $loss }
coach-legend = The figures: your chance to win with each choice, from simulated games. Red marks on the table: how much less than with the best.

## The notebook

notebook-notes = Your notes
notebook-mark = { $state ->
        [yes] { $leader }: you think so
        [no] { $leader }: you think not
       *[open] { $leader }: no mark
    }
notebook-hint = Tap a leader to mark it: likely, ruled out, no mark.
notebook-rules-out = Your own leader is ruled out, and so are leaders already known.
notebook-ask = What would a Master believe?
notebook-hide = Hide what a Master believes
notebook-figures = How likely a Master thinks each leader is, judging by the game so far. A Master can be wrong.
notebook-thinking = The Master is thinking…

## Replay

replay-title = Replay
replay-eyes = Through the eyes of
replay-all = All cards visible
replay-turn-back = Previous turn
replay-back = Previous decision
replay-play = Play
replay-pause = Pause
replay-forward = Next decision
replay-turn-forward = Next turn
replay-moment = Decision { $moment } of { $last }
replay-link = Copy a link to this moment
replay-copied = Link copied
replay-save = Save as a file
replay-open = Open a file
replay-play-on = Play on from here
replay-of-seat = As { $name } saw it at the time
replay-of-you = As you saw it at the time
replay-of-all = All cards visible

## Looking back

analysis-progress = { $share } done
analysis-see = See this moment
analysis-no-turning-point = No turn changed much.

## Puzzles

puzzle-list = Puzzles
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show-solution = Show the solution
puzzle-the-solution = The winning choice: { $choice }
puzzle-is-solved = Solved
puzzle-players = { $count } players
puzzle-because = Winning faction: { $faction } ({ $because }). What decides in your favor: { $decided }.
puzzle-goes-on = The game does not end with this turn, so nothing is won yet.
puzzle-wins = { $name } could be { $leader }, and would then win with this faction: { $faction }.

## Your games

history-none = No finished game yet. Play one!
history-won = Won
history-lost = Lost
history-around = On one device
history-by-leader = By leader
history-by-players = By number of players
history-by-opponent = By opponents
history-people = People
history-results = { $won } of { $games } won
history-export = Save all games as a file
history-imported = { $count ->
        [0] Nothing new in this file.
        [one] One game imported.
       *[other] { $count } games imported.
    }
history-turns = { $count ->
        [one] one turn
       *[other] { $count } turns
    }

## What is wrong with a file or a link

fault-not-a-game = This is not a saved game.
fault-version = This file has version { $version }, which cannot be read here.
fault-revision = This game was played under revision { $revision } of the rules. The rules have changed since then, so it would turn out differently today.
fault-unreadable = Line { $line } of this game cannot be read.
fault-start = The position this game starts from is impossible.
fault-seed = The seed of this game does not match the hash that was published before the deal.
fault-refused = Decision { $step } of this game is against the rules.
fault-changed = Decision { $step } of this game was changed afterwards.
fault-outcome = This game does not end as the file says.
fault-not-a-history = This is not a history of games, or it is damaged.
fault-not-over = Only a finished game can be reviewed.
fault-gone = This game is not stored here.
