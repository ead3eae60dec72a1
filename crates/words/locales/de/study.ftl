### Learning and looking back: coach, notebook, analysis, puzzles. Percentages come as finished texts.

## The coach

coach-intro = Was ein Meister hier bedenken würde
coach-chance = Siegchance { $chance }, in { $games } möglichen Partien
coach-throws-away = Das verschenkt viel: { $loss } weniger als die beste Wahl.
coach-only-choice = Es gibt keine andere Wahl.
coach-whim = Nichts Besonderes spricht dafür oder dagegen.
coach-own = { $hero } gehört zu einer deiner Fraktionen.
coach-now = { $faction }: Sieg, wenn die Partie jetzt endete.
coach-faction = { $change ->
        [up] { $faction }: Ein Sieg wird wahrscheinlicher, { $before } → { $after }.
       *[down] { $faction }: Ein Sieg wird unwahrscheinlicher, { $before } → { $after }.
    }
coach-majority = { $change ->
        [up] { $faction }: Du hast eher die meisten Charaktere, { $before } → { $after }.
       *[down] { $faction }: Du hast seltener die meisten Charaktere, { $before } → { $after }.
    }
coach-secret = { $change ->
        [up] Das verrät mehr über deine Rolle: Wer rät, liegt zu { $after } statt { $before } richtig.
       *[down] Das verbirgt deine Rolle besser: Wer rät, liegt zu { $after } statt { $before } richtig.
    }
coach-clock = { $change ->
        [up] Das Ende rückt weg: noch etwa { $after } Züge statt { $before }.
       *[down] Das Ende rückt näher: noch etwa { $after } Züge statt { $before }.
    }
coach-card = { $hero }: auf der Hand etwa { $worth } wert.
coach-instead = Die nächstbeste Wahl: { $choice }, { $chance }.

## The notebook

notebook-title = Notizbuch
notebook-possible = Mögliche Rollen
notebook-belief = Was ein Meister glauben würde
notebook-hand = Bekannt auf der Hand
notebook-hidden = Verdeckte Charaktere
notebook-unknown = unbekannt

## The analysis

analysis-title = Rückblick
analysis-all-knowing = Die Chancen stammen aus der beendeten Partie mit allen Karten offen. Am Tisch konnte sie niemand kennen.
analysis-chances = Siegchancen aller
analysis-turning-points = Wendepunkte
analysis-turning-point = Zug { $turn }, { $name }: { $change } wechselten die Seite. Am meisten gewonnen: { $gained }. Am meisten verloren: { $lost }.
analysis-key-choices = Entscheidungen, die zählten
analysis-key-choice = { $name }: { $chosen } ({ $chance }). Ein Meister hätte gewählt: { $better } ({ $betterchance }).
analysis-key-agrees = { $name }: { $chosen } ({ $chance }). Ein Meister hätte dasselbe getan.
analysis-hidden = Wie gut die Rollen verborgen blieben
analysis-hidden-about = Für wie wahrscheinlich die anderen, wenn sie wie ein Meister dächten, die wahre Rolle gehalten hätten.

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
