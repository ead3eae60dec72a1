### Learning and looking back: coach, notebook, analysis, puzzles. Percentages come as finished texts.

## The coach

coach-intro = Was ein Meister hier bedenken würde
coach-chance = Siegchance { $chance } in { $games } simulierten Partien
coach-best = Die beste Wahl: Die nächste, „{ $choice }“, kommt nur auf { $chance }.
coach-level = Etwa gleich gut: { $choice }, { $chance }.
coach-least-harm = Das kostet dich etwas, aber jede andere Wahl kostet mehr.
coach-throws-away = Das verschenkt viel: { $loss } weniger als die beste Wahl.
coach-only-choice = Es gibt keine andere Wahl.
coach-whim = Nichts spricht deutlich dafür oder dagegen.
coach-own = { $hero } gehört zu einer deiner Fraktionen.
coach-now = { $faction }: würde gewinnen, wenn die Partie jetzt zu Ende wäre.
coach-faction = { $change ->
        [up] { $faction }: Ein Sieg wird wahrscheinlicher, { $before } → { $after }.
       *[down] { $faction }: Ein Sieg wird unwahrscheinlicher, { $before } → { $after }.
    }
coach-majority = { $change ->
        [up] { $faction }: Du hast eher die meisten Charaktere, { $before } → { $after }.
       *[down] { $faction }: Du hast seltener die meisten Charaktere, { $before } → { $after }.
    }
coach-secret = { $change ->
        [up] Das verrät mehr über deine Rolle: Wer rät, trifft zu { $after } statt zu { $before }.
       *[down] Das verbirgt deine Rolle besser: Wer rät, trifft zu { $after } statt zu { $before }.
    }
coach-clock = { $change ->
        [up] Das Ende rückt weg: noch etwa { $after } Züge statt { $before }.
       *[down] Das Ende rückt näher: noch etwa { $after } Züge statt { $before }.
    }
coach-card = { $hero } auf der Hand: etwa { $worth } mehr Siegchance.
coach-card-least = Von den Karten, die du abwerfen kannst, bringt { $hero } am wenigsten: etwa { $worth } Siegchance.
coach-instead = Die nächstbeste Wahl: { $choice }, { $chance }.

## The notebook

notebook-possible = Mögliche Rollen
notebook-belief = Was ein Meister glauben würde
notebook-hand = Bekannt auf der Hand
notebook-hidden = Verdeckte Charaktere
notebook-unknown = unbekannt

## The analysis

analysis-all-knowing = Die Chancen stammen aus der beendeten Partie bei offenen Karten. Am Tisch konnte sie niemand kennen.
analysis-give-or-take = Simulierte Partien für jede Chance: { $games }. In 19 von 20 Fällen liegt sie höchstens { $points } Prozentpunkte daneben.
analysis-chances = Siegchancen aller
analysis-with-hero = { $name } mit { $hero }
analysis-turning-points = Wendepunkte
analysis-turning-point = Zug { $turn }, { $name }: Umschwung von { $change }. Am meisten gewonnen: { $gained }. Am meisten verloren: { $lost }.
analysis-key-choices = Entscheidungen, die zählten
analysis-key-choice = { $name }: { $chosen } ({ $chance }). Ein Meister hätte gewählt: { $better } ({ $betterchance }).
analysis-key-agrees = { $name }: { $chosen } ({ $chance }). Ein Meister hätte dasselbe getan.
analysis-tells = Verraten und geblufft
analysis-gave-away = { $name } hat { $leader } verraten: { $chosen } (Vermutung der anderen: { $before } → { $after }).
analysis-bluff = { $name } kam mit einem Bluff durch: { $chosen } (Vermutung der anderen: { $leader }, { $before } → { $after }; in Wahrheit { $truth }).
analysis-no-tell = Keine Entscheidung hat den anderen viel über eine Rolle gesagt.
analysis-hidden = Wie gut die Rollen verborgen blieben
analysis-hidden-about = Für wie wahrscheinlich jemand, der aus Partien aller Stufen gelernt hat und sieht, was die anderen sahen, die wahre Rolle gehalten hätte.

## Puzzles

puzzle-title = Gewinne in diesem Zug
puzzle-task = Genau eine Wahl gewinnt sicher: was auch immer die anderen haben und antworten. Finde sie.
puzzle-rating = { $rating ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }
puzzle-of-the-day = Rätsel des Tages
puzzle-on-the-way = Gut. Weiter so.
puzzle-solved = Gelöst! Diesen Sieg kann dir niemand mehr nehmen.
puzzle-missed = Nicht sicher. Noch könnte jemand anders gewinnen.
puzzle-solution = Lösung
