### Learning and looking back: coach, notebook, analysis, puzzles. Percentages come as finished texts.

## The coach

coach-intro = What a Master would consider here
coach-chance = { $chance } chance to win ({ $games } simulated games)
coach-best = The best: the next one, “{ $choice }”, reaches only { $chance }.
coach-level = About as good: { $choice }, { $chance }.
coach-least-harm = It costs you something, but every other choice costs more.
coach-throws-away = This gives away a lot: { $loss } less than the best.
coach-only-choice = There is nothing else to choose.
coach-whim = No strong reason for or against it.
coach-own = { $hero } belongs to one of your factions.
coach-now = { $faction }: would win if the game ended now.
coach-faction = { $change ->
        [up] { $faction }: a win becomes more likely, { $before } → { $after }.
       *[down] { $faction }: a win becomes less likely, { $before } → { $after }.
    }
coach-majority = { $change ->
        [up] { $faction }: you are more likely to have the most heroes, { $before } → { $after }.
       *[down] { $faction }: you are less likely to have the most heroes, { $before } → { $after }.
    }
coach-secret = { $change ->
        [up] It gives away more about your leader: a guess is right { $after } of the time instead of { $before }.
       *[down] It hides your leader better: a guess is right { $after } of the time instead of { $before }.
    }
coach-clock = { $change ->
        [up] The end moves away: about { $after } turns left instead of { $before }.
       *[down] The end comes nearer: about { $after } turns left instead of { $before }.
    }
coach-card = { $hero } in your hand adds about { $worth } to your chance to win.
coach-card-least = Of the cards you can discard, { $hero } adds least to your chance to win: about { $worth }.
coach-instead = The next best: { $choice }, { $chance }.

## The notebook

notebook-possible = Possible leaders
notebook-belief = What a Master would believe
notebook-hand = Known in the hand
notebook-hidden = Hidden heroes
notebook-unknown = unknown

## The analysis

analysis-all-knowing = The chances come from the finished game with all cards visible. Nobody at the table could know them.
analysis-give-or-take = Simulated games behind each chance: { $games }. 19 times out of 20, the chance is at most { $points } percentage points off.
analysis-chances = Everybody’s chance to win
analysis-with-hero = { $name } with { $hero }
analysis-turning-points = Turning points
analysis-turning-point = Turn { $turn }, { $name }: a swing of { $change }. Gained most: { $gained }. Lost most: { $lost }.
analysis-key-choices = Decisions that mattered
analysis-key-choice = { $name }: { $chosen } ({ $chance }). A Master would have chosen: { $better } ({ $betterchance }).
analysis-key-agrees = { $name }: { $chosen } ({ $chance }). A Master would have done the same.
analysis-tells = Given away, and bluffed
analysis-gave-away = { $name } gave { $leader } away: { $chosen } (the others’ guess: { $before } → { $after }).
analysis-bluff = { $name } got away with a bluff: { $chosen } (the others’ guess: { $leader }, { $before } → { $after }; in truth { $truth }).
analysis-no-tell = No decision told the others much about a leader.
analysis-hidden = How well leaders were hidden
analysis-hidden-about = How likely a reader who has learned from players of every level would have considered each player’s true leader, seeing what the others saw.

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
