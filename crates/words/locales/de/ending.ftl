### The end of the game, explained step by step.

ending-markers = { $faction ->
        [undead] Rot steht auf { $red }, Grün auf { $green }: beide im schwarzen Bereich. Die Untoten gewinnen den Krieg.
        [water-folk] Rot steht auf { $red }, Grün auf { $green }: { $ahead ->
            [0] dasselbe Feld
           *[other] benachbarte Felder
        }. Das Seevolk gewinnt den Krieg.
        [imperial-army] Rot steht auf { $red }, Grün auf { $green }: Rot liegt { $ahead } Felder vorn. Die Kaiserliche Armee gewinnt den Krieg.
       *[hill-tribes] Rot steht auf { $red }, Grün auf { $green }: Grün liegt { $ahead } Felder vorn. Die Hügelstämme gewinnen den Krieg.
    }
ending-leader = { $aligned ->
        [yes] { $name } ist { $leader } ({ $first } und { $second }): verbündet.
       *[no] { $name } ist { $leader } ({ $first } und { $second }): nicht verbündet.
    }
ending-emperor = Der Alte Kaiser zählt als ein Charakter der Gewinnfraktion ({ party-label }).
ending-counts-two = Der Charakter „{ $heroname }“ zählt als zwei Charaktere der Gewinnfraktion ({ party-label }).
ending-nobody-aligned = Keine Rolle war mit dieser Fraktion verbündet.
ending-only-aligned = Nur eine Rolle war mit dieser Fraktion verbündet.
ending-most-heroes = Charaktere der Gewinnfraktion: { $counts }.
ending-fewest-heroes = Gleichstand. Charaktere in der ganzen Gruppe, je weniger, desto besser: { $counts }.
ending-leader-number = Immer noch Gleichstand. Die höchste Zahl auf der Rolle entscheidet: { $counts }.
ending-count = { $name } { $count }
ending-winner = { $actor ->
        [you] Du gewinnst!
       *[other] { $name } gewinnt!
    }
ending-nobody = Niemand gewinnt.
ending-decided-by = { $decided ->
        [only-aligned] die einzige mit der Gewinnfraktion verbündete Rolle
        [most-heroes] die meisten Charaktere der Gewinnfraktion
        [fewest-heroes] die wenigsten Charaktere in der Gruppe
        [leader-number] die höchste Zahl auf der Rolle
       *[nobody-aligned] keine mit der Gewinnfraktion verbündete Rolle
    }

## If the game ended now

now-if-ended = Wenn jetzt Schluss wäre: { faction-label }
now-because = { $faction ->
        [undead] beide Marker sind im schwarzen Bereich
        [water-folk] { $ahead ->
            [0] die Marker stehen auf demselben Feld
           *[other] die Marker stehen auf benachbarten Feldern
        }
        [imperial-army] Rot liegt { $ahead } Felder vorn
       *[hill-tribes] Grün liegt { $ahead } Felder vorn
    }
now-to-the-end = { $count ->
        [0] Nach diesem Zug ist Schluss
        [one] Noch { $count } Charakter bis zum Ende
       *[other] Noch { $count } Charaktere bis zum Ende
    }
