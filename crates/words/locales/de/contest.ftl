# oshra match, and other people's bots

contest-games = { $games } Partien
contest-failures = gescheitert: { $crashed } abgestürzt, { $late } zu langsam, { $illegal } ohne erlaubte Wahl
contest-verdict = { $said ->
        [stronger] { $name } ist stärker: Mindestens { $high } Punkte sind viel wahrscheinlicher als höchstens { $low } ({ $llr }, entschieden bei ±{ $bound }).
        [weaker] { $name } ist nicht stärker: Höchstens { $low } Punkte sind viel wahrscheinlicher als mindestens { $high } ({ $llr }, entschieden bei ±{ $bound }).
       *[open] Ob { $name } stärker ist, ist noch offen ({ $llr }, entschieden bei ±{ $bound }).
    }
contest-stopped = Vorzeitig beendet; was bis dahin gespielt wurde, steht oben.
contest-alone = Ein Vergleich braucht mindestens zwei verschiedene Bots.
contest-bounds = „{ $bounds }“ sind keine Grenzen: Schreib zwei Punktzahlen, die kleinere zuerst, etwa 0,20.
contest-no-start = Das Programm „{ $program }“ lässt sich nicht starten: { $reason }
contest-protocol = Das Programm „{ $program }“ spricht Version { $version } des Protokolls; nötig ist Version 1.
contest-crashed = Das Programm „{ $program }“ hat sich beendet, statt zu antworten.
contest-late = Das Programm „{ $program }“ hat zu lange für eine Antwort gebraucht.
contest-illegal = Das Programm „{ $program }“ hat keine gültige Antwort gegeben: { $said }
contest-seated = { $name } sitzt an Tisch { $code }, Platz { $seat }.
contest-ended = Die Partie ist zu Ende: { $won ->
        [yes] { $name } hat gewonnen.
       *[no] { $name } hat nicht gewonnen.
    }
contest-sit-program = Nur ein Programm kann Platz nehmen: „{ $name }“ ist ein eingebauter Bot, und die gibt es an jedem Tisch ohnehin.
contest-plain-only = Bei Programmen und bei Bots mit eigenem Budget wird nur gezählt, wer gewinnt: Lass --shard, --resume, --report, --parquet, --merge und --ladder weg und nenne nur eine Personenzahl.
