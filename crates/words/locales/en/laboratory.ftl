### The laboratory: many games between bots, and what they say. Numbers come as finished texts.

lab-heading = { $games } games
lab-subtitle = What many games between bots say about Hidden Leaders
lab-contents = On this page
lab-footer = All intervals hold the true value in 95 of 100 cases (Wilson). Games that nobody wins count as not won. Made with oshra sim.
lab-sort-hint = A click on the head of a column sorts by it.
lab-part = { $players } players, { $games } games

## What was played

lab-about = The experiment
lab-bots = Bots
lab-players = Players
lab-sets = Added sets
lab-none = none
lab-seed = Seed
lab-thinking = A Master thinks
lab-milliseconds = { $count } ms a decision
lab-iterations = { $count } iterations a decision
lab-games = Games
lab-decisions = Decisions
lab-speed = Decisions a second
lab-speed-core = Decisions a second and core
lab-turns = Turns of a game
lab-given-up = Games given up
lab-unfinished = This is a part only: { $played } of { $games } games.
lab-level-name = { $level ->
        [random] Random
        [novice] { option-level-novice }
        [adept] { option-level-adept }
       *[master] { option-level-master }
    }

## Sections

lab-who-wins = Who wins
lab-who-wins-about = The share of games each bot wins, with its interval. The dashed line is where an equal player would be.
lab-ladder = Ladder
lab-ladder-about = Points as in chess: 400 more mean ten times the strength. The weakest has none.
lab-leaders = Leaders
lab-leaders-about = How often each leader wins the games it is in.
lab-factions = Factions
lab-factions-about = Which faction wins.
lab-ends = What decides
lab-ends-about = What told the winner from the closest rival.
lab-order = Turn order
lab-order-about = What it is worth to start.
lab-lengths = Length
lab-lengths-about = How many turns games take. A turn is one player’s.
lab-heroes = Heroes
lab-heroes-about = How often a party wins that has the hero in it at the end, against how often the hero is played. Point at a sign to see the name.
lab-heroes-reading = A hero in a party that wins is not yet a hero that makes it win: players keep what helps them and lose what others fear.

## Plots and tables

lab-level = Level
lab-points = Points
lab-give-or-take = Give or take
lab-leader = Leader
lab-wins = Wins
lab-share = Share
lab-wins-with = { $wins } with { $faction }
lab-won-by = Won by
lab-number = No.
lab-hero = Hero
lab-faction = Faction
lab-faction-none = none
lab-faction-all = all
lab-played-per-game = Played per game
lab-won-played = Wins when played
lab-won-party = Wins when in the party
lab-won-hidden = Wins when hidden
lab-won-held = Wins when held
lab-red = Red
lab-green = Green
lab-no-target = No target
lab-performed = Performed
lab-of = { $wins } of { $games }
lab-interval = { $low } to { $high } of { $games }
lab-equal = an equal player
lab-average = { $turns } on average
lab-so-many-turns = { $turns } turns: { $games } games
lab-first-player = starts
lab-place = { $place }. to play
lab-decided = { $decided ->
        [only-aligned] only one aligned
        [most-heroes] most heroes
        [fewest-heroes] fewest heroes in all
        [leader-number] leader number
       *[nobody-aligned] nobody wins
    }
lab-plot-shares = Shares with their intervals
lab-plot-parts = Parts of all games
lab-plot-lengths = How many games took how many turns
lab-plot-heroes = Heroes by how often they are played and how often their party wins

## On the way

lab-progress = { $done } of { $games } games, { $left } left

## Refusals

lab-no-games = An experiment needs at least one game.
lab-wrong-players = The game is for 2 to 6 players, not { $players }.
lab-wrong-counts = “{ $players }” is no number of players: write 4, 2,3,4 or 2-6.
lab-wrong-bots = { $bots } bots for { $players } players: give one level for all seats, or one for each.
lab-unknown-level = There is no level “{ $level }”: the levels are random, novice, adept and master.
lab-wrong-shard = “{ $shard }” is not a part of an experiment: write 2/4 for the second of four parts.
lab-wrong-thinking = “{ $thinking }” is no time and no number of iterations: write 200ms, 2s or 1000.
lab-different = The parts are not of the same experiment.
lab-twice = Some games are in more than one of the parts.
lab-not-a-report = { $file } is not a report of oshra sim: { $reason }
lab-unreadable = { $file } cannot be read: { $reason }
lab-unwritable = { $file } cannot be written: { $reason }
lab-parquet-resume = Parquet files cannot be resumed: use --shard to play in parts, and leave out --resume.
