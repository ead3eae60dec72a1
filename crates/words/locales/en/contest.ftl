# oshra match, and other people's bots

contest-games = { $games } games
contest-failures = failed: { $crashed } crashed, { $late } too slow, { $illegal } without a legal choice
contest-verdict = { $said ->
        [stronger] { $name } is stronger: at least { $high } points are much likelier than at most { $low } ({ $llr }, decided at ±{ $bound }).
        [weaker] { $name } is not stronger: at most { $low } points are much likelier than at least { $high } ({ $llr }, decided at ±{ $bound }).
       *[open] Whether { $name } is stronger is still open ({ $llr }, decided at ±{ $bound }).
    }
contest-stopped = Stopped early; what was played until then is above.
contest-alone = A match needs at least two different bots.
contest-bounds = “{ $bounds }” is not a pair of bounds: write two numbers of points, the smaller first, like 0,20.
contest-no-start = The program “{ $program }” cannot be started: { $reason }
contest-protocol = The program “{ $program }” speaks version { $version } of the protocol; version 1 is needed.
contest-crashed = The program “{ $program }” ended instead of answering.
contest-late = The program “{ $program }” took too long to answer.
contest-illegal = The program “{ $program }” gave an invalid answer: { $said }
contest-seated = { $name } sits at table { $code }, seat { $seat }.
contest-ended = The game is over: { $won ->
        [yes] { $name } has won.
       *[no] { $name } has not won.
    }
contest-sit-program = Only a program can take a seat: “{ $name }” is one of Oshra’s own bots, which every table already offers.
contest-plain-only = With programs, or bots that have their own budgets, only wins are counted: leave out --shard, --resume, --report, --parquet, --merge and --ladder, and give one number of players.
