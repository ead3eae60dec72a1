### The laboratory: many games between bots, and what they say. Numbers come as finished texts.

lab-heading = { $games } Partien
lab-subtitle = Was viele Partien zwischen Bots über Heimliche Herrschaft sagen
lab-contents = Auf dieser Seite
lab-footer = Alle Intervalle enthalten den wahren Wert in 95 von 100 Fällen (Wilson). Partien, die niemand gewinnt, zählen als nicht gewonnen. Erstellt mit oshra sim.
lab-sort-hint = Ein Klick auf den Kopf einer Spalte sortiert danach.
lab-part = { $players } Personen, { $games } Partien

## What was played

lab-about = Der Versuch
lab-bots = Bots
lab-players = Personen
lab-sets = Weitere Charaktere
lab-none = keine
lab-seed = Startwert
lab-thinking = Bedenkzeit des Meisters
lab-milliseconds = { $count } ms je Entscheidung
lab-iterations = { $count } Durchläufe je Entscheidung
lab-games = Partien
lab-decisions = Entscheidungen
lab-speed = Entscheidungen je Sekunde
lab-speed-core = Entscheidungen je Sekunde und Kern
lab-turns = Züge einer Partie
lab-given-up = Abgebrochene Partien
lab-unfinished = Das ist nur ein Teil: { $played } von { $games } Partien.
lab-level-name = { $level ->
        [random] Zufall
        [novice] { option-level-novice }
        [adept] { option-level-adept }
       *[master] { option-level-master }
    }

## Sections

lab-who-wins = Wer gewinnt
lab-who-wins-about = Der Anteil der Partien, die jeder Bot gewinnt, mit Intervall. Die gestrichelte Linie zeigt, wo jemand Gleichwertiges läge.
lab-ladder = Rangliste
lab-ladder-about = Punkte wie beim Schach: 400 mehr bedeuten die zehnfache Stärke. Die schwächste Stufe hat null.
lab-leaders = Rollen
lab-leaders-about = Wie oft jede Rolle die Partien gewinnt, in denen sie dabei ist.
lab-factions = Fraktionen
lab-factions-about = Welche Fraktion gewinnt.
lab-ends = Was entscheidet
lab-ends-about = Was den Sieg vom zweiten Platz getrennt hat.
lab-order = Reihenfolge
lab-order-about = Was es wert ist anzufangen.
lab-lengths = Dauer
lab-lengths-about = Wie viele Züge Partien dauern. Gezählt wird jeder einzelne Zug.
lab-heroes = Charaktere
lab-heroes-about = Wie oft eine Gruppe gewinnt, in der der Charakter am Ende liegt, gegen die Häufigkeit, mit der er ausgespielt wird. Zeige auf ein Zeichen, um den Namen zu sehen.
lab-heroes-reading = Ein Charakter in einer siegreichen Gruppe ist noch keiner, der zum Sieg verhilft: Man behält, was nützt, und verliert, was andere fürchten.

## Plots and tables

lab-level = Stufe
lab-points = Punkte
lab-give-or-take = Genauigkeit
lab-leader = Rolle
lab-wins = Siege
lab-share = Anteil
lab-wins-with = { $wins } mit: { $faction }
lab-won-by = Gewonnen durch
lab-number = Nr.
lab-hero = Charakter
lab-faction = Fraktion
lab-faction-none = keine
lab-faction-all = alle
lab-played-per-game = Ausgespielt je Partie
lab-won-played = Siege, wenn ausgespielt
lab-won-party = Siege, wenn in der Gruppe
lab-won-hidden = Siege, wenn verdeckt
lab-won-held = Siege, wenn auf der Hand
lab-red = Rot
lab-green = Grün
lab-no-target = Ohne Ziel
lab-performed = Ausgeführt
lab-of = { $wins } von { $games }
lab-interval = { $low } bis { $high } von { $games }
lab-equal = jemand Gleichwertiges
lab-average = { $turns } im Mittel
lab-so-many-turns = { $turns } Züge: { $games } Partien
lab-first-player = fängt an
lab-place = als { $place }. an der Reihe
lab-decided = { $decided ->
        [only-aligned] allein verbündet
        [most-heroes] meiste Charaktere
        [fewest-heroes] kleinste Gruppe
        [leader-number] Zahl auf der Rolle
       *[nobody-aligned] niemand gewinnt
    }
lab-plot-shares = Anteile mit ihren Intervallen
lab-plot-parts = Teile aller Partien
lab-plot-lengths = Wie viele Partien wie viele Züge dauern
lab-plot-heroes = Charaktere danach, wie oft sie ausgespielt werden und wie oft ihre Gruppe gewinnt

## On the way

lab-progress = { $done } von { $games } Partien, noch { $left }

## Refusals

lab-no-games = Ein Versuch braucht mindestens eine Partie.
lab-wrong-players = Das Spiel ist für 2 bis 6 Personen, nicht für { $players }.
lab-wrong-counts = „{ $players }“ ist keine Anzahl von Personen: Schreibe 4, 2,3,4 oder 2-6.
lab-wrong-bots = { $bots } Bots für { $players } Personen: Gib eine Stufe für alle Plätze an oder eine für jeden.
lab-unknown-level = Die Stufe „{ $level }“ gibt es nicht: Möglich sind random, novice, adept und master.
lab-wrong-shard = „{ $shard }“ ist kein Teil eines Versuchs: Schreibe 2/4 für den zweiten von vier Teilen.
lab-wrong-thinking = „{ $thinking }“ ist keine Zeit und keine Zahl von Durchläufen: Schreibe 200ms, 2s oder 1000.
lab-different = Die Teile gehören nicht zum selben Versuch.
lab-twice = Manche Partien kommen in mehreren Teilen vor.
lab-not-a-report = { $file } ist kein Bericht von oshra sim: { $reason }
lab-unreadable = { $file } lässt sich nicht lesen: { $reason }
lab-unwritable = { $file } lässt sich nicht schreiben: { $reason }
lab-parquet-resume = Parquet-Dateien lassen sich nicht fortsetzen: Teile den Versuch mit --shard auf und lass --resume weg.
