### Learning and looking back: coach, notebook, analysis, puzzles. Percentages come as finished texts.

## The coach

coach-intro = What a Master would consider here
coach-chance = { $chance } to win, in { $games } possible games
coach-throws-away = This throws away much: { $loss } less than the best.
coach-only-choice = There is nothing else to choose.
coach-whim = Nothing in particular speaks for it or against it.
coach-own = { $hero } is of one of your factions.
coach-now = { $faction }: would win if the game ended now.
coach-faction = { $change ->
        [up] { $faction }: a win gets likelier, { $before } → { $after }.
       *[down] { $faction }: a win gets less likely, { $before } → { $after }.
    }
coach-majority = { $change ->
        [up] { $faction }: you are likelier to have the most heroes, { $before } → { $after }.
       *[down] { $faction }: you are less likely to have the most heroes, { $before } → { $after }.
    }
coach-secret = { $change ->
        [up] It gives away more about your leader: a guess is right with { $after } instead of { $before }.
       *[down] It hides your leader better: a guess is right with { $after } instead of { $before }.
    }
coach-clock = { $change ->
        [up] The end moves away: about { $after } turns left instead of { $before }.
       *[down] The end comes nearer: about { $after } turns left instead of { $before }.
    }
coach-card = { $hero }: worth about { $worth } in the hand.
coach-instead = The next best: { $choice }, { $chance }.

## The notebook

notebook-title = Notebook
notebook-possible = Possible leaders
notebook-belief = What a Master would believe
notebook-hand = Known in the hand
notebook-hidden = Hidden heroes
notebook-unknown = unknown

## The analysis

analysis-title = Looking back
analysis-all-knowing = The chances come from the finished game with all cards open. Nobody at the table could know them.
analysis-chances = Everybody’s chance to win
analysis-turning-points = Turning points
analysis-turning-point = Turn { $turn }, { $name }: { $change } changed hands. Gained most: { $gained }. Lost most: { $lost }.
analysis-key-choices = Choices that mattered
analysis-key-choice = { $name }: { $chosen } ({ $chance }). A Master would have chosen: { $better } ({ $betterchance }).
analysis-key-agrees = { $name }: { $chosen } ({ $chance }). A Master would have done the same.
analysis-hidden = How well leaders were hidden
analysis-hidden-about = How likely the others, if they thought like a Master, took each player’s true leader to be theirs.

## Puzzles

puzzle-title = Win this turn
puzzle-task = Exactly one choice wins for certain: whatever the others hold, whatever they answer. Find it.
puzzle-rating = { $rating ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
puzzle-of-the-day = Puzzle of the day
puzzle-on-the-way = Good. Go on.
puzzle-solved = Solved! Nothing can take this win away.
puzzle-missed = Not for certain. Somebody could still win instead of you.
puzzle-solution = Solution
