### The laboratory: many games between bots, and what they say. Numbers come as finished texts.

lab-heading = { $games } games
lab-subtitle = What many games between bots say about Hidden Leaders
lab-contents = On this page
lab-footer = Intervals hold the true value in 95 of 100 cases: Wilson’s for shares, Newcombe’s for gaps between shares. Games that nobody wins count as not won. Made with oshra sim.
lab-sort-hint = Click a column heading to sort by it.
lab-part = { $players } players, { $games } games

## What was played

lab-about = The experiment
lab-bots = Bots
lab-players = Players
lab-sets = Added sets
lab-none = none
lab-seed = Seed
lab-thinking = Budget of bots that search
lab-milliseconds = { $count } ms per decision
lab-iterations = { $count } iterations per decision
lab-games = Games
lab-decisions = Decisions
lab-speed = Decisions per second
lab-speed-core = Decisions per second of processor time
lab-turns = Turns per game
lab-given-up = Games abandoned
lab-faulty = Due to bot errors
lab-unfinished = This is only a part: { $played } of { $games } games.
lab-level-name = { $level ->
        [random] Random
        [novice] { option-level-novice }
        [adept] { option-level-adept }
        [champion] { option-level-champion }
       *[master] { option-level-master }
    }

## Sections

lab-who-wins = Who wins
lab-who-wins-about = The share of games each bot wins.
lab-ladder = Ladder
lab-ladder-about = Points as in chess: 400 more mean ten times the strength. Every number of players has a ladder of its own; the weakest bot has none.
lab-leaders = Leaders
lab-leaders-about = How often each leader wins the games it is in.
lab-factions = Factions
lab-factions-about = Which faction wins.
lab-ends = What decides
lab-ends-about = What separated the winner from the closest rival.
lab-order = Turn order
lab-order-about = What going first is worth: the share of games won, by place in the turn order.
lab-lengths = Length
lab-lengths-about = The share of games that take a given number of turns. A turn is one player’s.
lab-heroes = Heroes
lab-heroes-about = What a hero adds to the chance to win. Being dealt a hero or drawing it from the Harbor is luck, so those who did can be compared with those who never had it in hand. The effect comes from a regression: players at the same table, with the same leader, place in the turn order and other heroes drawn, compared with an average hero.
lab-heroes-reading = A hero in a party that wins is not yet a hero that makes it win: players keep what helps them and lose what others fear. “Wins when in the party” shows where a hero ends up, not what it adds.

## Plots and tables

lab-level = Level
lab-points = Points
lab-give-or-take = Give or take
lab-leader = Leader
lab-wins = Wins
lab-share = Share
lab-wins-with = { $wins } with { $faction }
lab-number = No.
lab-hero = Hero
lab-faction = Faction
lab-faction-none = none
lab-faction-all = all
lab-played-per-game = Played per game
lab-won-party = Party wins with it at the end
lab-won-hidden = … with it hidden
lab-won-held = Wins when still in hand
lab-red = Red per use
lab-green = Green per use
lab-no-target = Found no target
lab-performed = Times used
lab-interval = { $low } to { $high } of { $games }
lab-equal = an equal share
lab-average = { $turns } on average
lab-turns-games = { $turns } turns: { $games } games
lab-first-player = starts
lab-place = { $place ->
        [2] { $place }nd to play
        [3] { $place }rd to play
       *[other] { $place }th to play
    }
lab-decided = { $decided ->
        [only-aligned] only one aligned
        [most-heroes] most heroes
        [fewest-heroes] fewest heroes overall
        [leader-number] leader number
       *[nobody-aligned] nobody wins
    }
lab-plot-shares = Shares with their intervals
lab-plot-lengths = How many games took how many turns
lab-plot-heroes = What heroes add, with intervals

## Where it comes from

lab-version = Version
lab-date = Made on
lab-command = Command

## How games go

lab-company = Leaders together
lab-company-about = How often the leader of the row wins when the leader of the column is at the table as well.
lab-beside = with { $leader }
lab-places = Leader by place
lab-places-about = How often each leader wins from each place in the turn order.
lab-arrows = ▲ and ▼: the interval lies above or below an equal share.
lab-enders = Who ends the game
lab-enders-about = How often the player whose turn is the last one wins.
lab-player-count = { $players } players
lab-story = How games go
lab-story-about = After every turn, somebody would win if the game ended then. Kingmaking: the winner took the lead for the last time in another player’s turn. An idle hero moved no marker and no other card, and showed nothing.
lab-lead-changes = Lead changes per game
lab-faction-changes = Changes of the faction ahead
lab-decided-own = Winner took the lead in their own turn
lab-decided-other = … in another’s turn (kingmaking)
lab-decided-never = Led from the start
lab-passed = Turns without a hero played
lab-idle = Turns with an idle hero
lab-held = When a game is settled
lab-held-about = How often whoever is ahead a given number of turns before the end wins in the end.
lab-ahead = Ahead
lab-ahead-player = the player
lab-ahead-faction = the faction
lab-turns-before = { $turns ->
        [one] 1 turn before
       *[other] { $turns } turns before
    }
lab-chances = Chances as bots see them
lab-chances-about = For bots that search: the chance to win they expect, which is the share of simulated games they win, and how often they really win. Opponents in the simulated games play like Adepts, so among equals the expectation is too high. Intervals count games, not decisions, because the decisions of one game are alike.
lab-said = It says
lab-came-true = It wins
lab-range = { $low } to { $high }

## What heroes add

lab-legend = Bars show shares, whiskers their 95% intervals, the dashed line an equal share where there is one. All panels have the same scale.
lab-effects-legend = Percentage points that drawing the hero adds, compared with an average hero, with 95% intervals. Filled dots stand out even after correction for all heroes compared (Holm, 5%).
lab-too-few = Too few games to tell what single heroes add.
lab-not-counted = Heroes and the course of games were not counted. Play with --heroes, all parts alike.
lab-won-drawn = Wins when drawn
lab-won-unseen = Wins when never in hand
lab-gap = Gap in points
lab-effect = Effect in points
lab-p-value = p, corrected
lab-tavern-taken = Taken from the Tavern
lab-leader-effect = Effect in points
lab-won-first = With the first faction
lab-won-second = With the second faction

## Two sets of rules

lab-versus = { $players } players, { $deals } deals under both rules
lab-versus-heads = { $column ->
        [first] these rules
        [second] the others
        [difference] difference
        [corrected] p, corrected
       *[shown] detectable from
    }
lab-versus-note = The same deals are played under both rules and compared one by one. p is corrected for all lines (Holm). “Detectable from”: a difference of this size would be found in 80 of 100 experiments with as many deals; smaller ones need more.
lab-measure = { $measure ->
        [first-wins] starting player wins
        [nobody] nobody wins
        [turns] turns
       *[decisions] decisions
    }

## On the way

lab-progress = { $done } of { $games } games, { $left } left

## Refusals

lab-no-games = An experiment needs at least one game.
lab-wrong-players = The game is for 2 to 6 players, not { $players }.
lab-wrong-counts = “{ $players }” is not a number of players: write 4, 2,3,4 or 2-6.
lab-wrong-bots = { $bots } bots for { $players } players: give one level for all seats, or one for each.
lab-unknown-level = There is no level “{ $level }”: the levels are random, novice, adept, master and champion.
lab-wrong-shard = “{ $shard }” is not a part of an experiment: write 2/4 for the second of four parts.
lab-wrong-thinking = “{ $thinking }” is neither a time nor a number of iterations: write 200ms, 2s or 1000.
lab-different = The parts do not belong to the same experiment.
lab-twice = Some games are in more than one of the parts.
lab-not-a-report = { $file } is not a report of oshra sim: { $reason }
lab-unreadable = { $file } cannot be read: { $reason }
lab-unwritable = { $file } cannot be written: { $reason }
lab-parquet-resume = Parquet files cannot be resumed: use --shard to play in parts, and leave out --resume.
lab-stopped = Stopped. This is what was played so far.
lab-wrong-games = “{ $games }” is not a number of games: write 4000, 10k or 1M.
lab-no-threads = At least one thread must play.
lab-wrong-variant = “{ $variant }” is not another set of rules: write short, full, an edition, +SET or -SET, several with commas.
lab-versions = The parts were made by different versions of the program ({ $one } and { $other }): their bots may play differently. Play all parts with the same one.
lab-no-version = unknown
