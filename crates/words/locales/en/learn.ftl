### Learning and looking back on the screen: lesson, rules at hand, coach, notebook, replay, analysis, puzzles, history.

## The page about learning

learn-title = Learn and look back
learn-hint = Lesson, puzzles, your games
learn-begin = Begin the lesson
learn-continue = Go on with the lesson
learn-again = Take the lesson again
learn-lesson-hint = A guided game of about five minutes
learn-lesson-step = You stopped at step { $step }.
learn-lesson-done = Finished. Well done!
learn-puzzles-hint = { $solved } of { $count } solved
learn-rules-hint = All of them, to search and to read
learn-games = Your games
learn-games-hint = Results, replays, analysis

## The lesson

learn-next = Go on
learn-leave = Leave the lesson
learn-first = In this lesson something else comes first: follow the golden mark.
learn-real = Play a real game

## Rules at hand

rules-search = Search the rules
rules-nothing = Nothing found
rules-see = In the rules
why-title = Why can’t I?

## The coach

coach-title = Coach
coach-thinking = Thinking …
coach-nothing = Nothing is asked of you right now.
coach-more = All choices
coach-mark = throws away { $loss }

## The notebook

notebook-notes = Your notes
notebook-mark = { $state ->
        [yes] { $leader }: you think so
        [no] { $leader }: you think not
       *[open] { $leader }: no mark
    }
notebook-hint = Click a leader to mark it: likely, ruled out, no mark.
notebook-rules-out = Your own leader is ruled out. Known leaders are, too.

## Replay

replay-title = Replay
replay-watch = Watch the replay
replay-eyes = Through the eyes of
replay-all = All-knowing
replay-turn-back = Previous turn
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-forward = One choice on
replay-turn-forward = Next turn
replay-moment = Choice { $moment } of { $last }
replay-link = Copy a link to this moment
replay-copied = Link copied
replay-save = Save as a file
replay-open = Open a file
replay-play-on = Play on from here
replay-of-seat = As { $name } saw it then
replay-of-you = As you saw it then
replay-of-all = All cards open

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
puzzle-goes-on = The game does not end with this turn, so nothing is won yet.
puzzle-wins = { $name } could be { $leader }, and would then win with this faction: { $faction }.

## The own games

history-none = No finished game yet. Play one!
history-won = Won
history-lost = Lost
history-around = Around one device
history-by-leader = By leader
history-by-players = By number of players
history-by-opponent = By opponents
history-people = People
history-results = { $won } of { $games } won
history-export = Save all games as a file
history-imported = { $count ->
        [0] Nothing new in this file.
        [one] One game taken over.
       *[other] { $count } games taken over.
    }
history-turns = { $count ->
        [one] one turn
       *[other] { $count } turns
    }

## What is wrong with a file or a link

fault-not-a-game = This is not a saved game.
fault-version = This is of version { $version }, which cannot be read here.
fault-unreadable = Line { $line } of this game cannot be read.
fault-start = The position this game starts from cannot be.
fault-seed = The seed of this game does not fit the hash that was published before the deal.
fault-refused = Choice { $step } of this game is against the rules.
fault-changed = Choice { $step } of this game was changed afterwards.
fault-outcome = This game does not end as the file says.
fault-not-a-history = This is not a history of games, or it is damaged.
fault-not-over = Only a finished game can be looked back at.
fault-gone = This game is not kept here.
