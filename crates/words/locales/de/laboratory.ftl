### The laboratory: many games between bots, and what they say. Numbers come as finished texts.

lab-heading = { $games } Partien
lab-subtitle = Was viele Partien zwischen Bots über Heimliche Herrschaft sagen
lab-contents = Auf dieser Seite
lab-footer = Intervalle enthalten den wahren Wert in 95 von 100 Fällen: nach Wilson für Anteile, nach Newcombe für Abstände zwischen Anteilen. Partien, die niemand gewinnt, zählen als nicht gewonnen. Erstellt mit oshra sim.
lab-sort-hint = Ein Klick auf den Kopf einer Spalte sortiert danach.
lab-part = { $players } Personen, { $games } Partien

## What was played

lab-about = Der Versuch
lab-bots = Bots
lab-players = Personen
lab-sets = Weitere Charaktere
lab-none = keine
lab-seed = Startwert
lab-thinking = Bedenkzeit suchender Bots
lab-milliseconds = { $count } ms je Entscheidung
lab-iterations = { $count } Durchläufe je Entscheidung
lab-games = Partien
lab-decisions = Entscheidungen
lab-speed = Entscheidungen je Sekunde
lab-speed-core = Entscheidungen je Sekunde Rechenzeit
lab-turns = Züge einer Partie
lab-given-up = Abgebrochene Partien
lab-faulty = Davon durch Bot-Fehler
lab-unfinished = Das ist nur ein Teil: { $played } von { $games } Partien.
lab-level-name = { $level ->
        [random] Zufall
        [novice] { option-level-novice }
        [adept] { option-level-adept }
        [champion] { option-level-champion }
       *[master] { option-level-master }
    }

## Sections

lab-who-wins = Wer gewinnt
lab-who-wins-about = Der Anteil der Partien, die jeder Bot gewinnt.
lab-ladder = Rangliste
lab-ladder-about = Punkte wie beim Schach: 400 mehr bedeuten die zehnfache Stärke. Jede Personenzahl hat ihre eigene Rangliste; der schwächste Bot hat null.
lab-leaders = Rollen
lab-leaders-about = Wie oft jede Rolle die Partien gewinnt, in denen sie dabei ist.
lab-factions = Fraktionen
lab-factions-about = Welche Fraktion gewinnt.
lab-ends = Was entscheidet
lab-ends-about = Was den Sieg vom zweiten Platz getrennt hat.
lab-order = Reihenfolge
lab-order-about = Was es wert ist, anzufangen: der Anteil gewonnener Partien nach dem Platz in der Reihenfolge.
lab-lengths = Dauer
lab-lengths-about = Welcher Anteil der Partien wie viele Züge dauert. Gezählt wird jeder einzelne Zug.
lab-heroes = Charaktere
lab-heroes-about = Was ein Charakter zur Siegchance beiträgt. Ihn ausgeteilt zu bekommen oder vom Hafen zu ziehen ist Glück, daher lassen sich alle, denen das passiert ist, mit denen vergleichen, die ihn nie auf der Hand hatten. Der Effekt stammt aus einer Regression: gleicher Tisch, gleiche Rolle, gleicher Platz in der Reihenfolge, gleiche andere Charaktere, verglichen mit einem durchschnittlichen Charakter.
lab-heroes-reading = Ein Charakter in einer siegreichen Gruppe ist noch keiner, der zum Sieg verhilft: Man behält, was nützt, und verliert, was andere fürchten. „Gruppe gewinnt“ zeigt, wo ein Charakter landet, nicht, was er beiträgt.

## Plots and tables

lab-level = Stufe
lab-points = Punkte
lab-give-or-take = Genauigkeit
lab-leader = Rolle
lab-wins = Siege
lab-share = Anteil
lab-wins-with = { $wins } mit: { $faction }
lab-number = Nr.
lab-hero = Charakter
lab-faction = Fraktion
lab-faction-none = keine
lab-faction-all = alle
lab-played-per-game = Ausgespielt je Partie
lab-won-party = Gruppe gewinnt, wenn er am Ende darin liegt
lab-won-hidden = … verdeckt
lab-won-held = Siege, wenn noch auf der Hand
lab-red = Rot je Einsatz
lab-green = Grün je Einsatz
lab-no-target = Fand kein Ziel
lab-performed = Einsätze
lab-interval = { $low } bis { $high } von { $games }
lab-equal = gleicher Anteil für alle
lab-average = { $turns } im Mittel
lab-turns-games = { $turns } Züge: { $games } Partien
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
lab-plot-lengths = Wie viele Partien wie viele Züge dauern
lab-plot-heroes = Was Charaktere beitragen, mit Intervallen

## Where it comes from

lab-version = Version
lab-date = Erstellt am
lab-command = Befehl

## How games go

lab-company = Rollen zusammen
lab-company-about = Wie oft die Rolle der Zeile gewinnt, wenn die Rolle der Spalte mit am Tisch sitzt.
lab-beside = mit { $leader }
lab-places = Rolle nach Platz
lab-places-about = Wie oft jede Rolle von jedem Platz der Reihenfolge aus gewinnt.
lab-arrows = ▲ und ▼: Das Intervall liegt über oder unter dem gleichen Anteil für alle.
lab-enders = Wer die Partie beendet
lab-enders-about = Wie oft gewinnt, wer den letzten Zug hat.
lab-player-count = { $players } Personen
lab-story = Verlauf der Partien
lab-story-about = Nach jedem Zug würde jemand gewinnen, wenn die Partie dann endete. Königsmacher: Wer gewinnt, ging zuletzt im Zug einer anderen Person in Führung. Ein wirkungsloser Charakter hat keinen Marker und keine andere Karte bewegt und nichts gezeigt.
lab-lead-changes = Führungswechsel je Partie
lab-faction-changes = Wechsel der führenden Fraktion
lab-decided-own = Führung im eigenen Zug geholt
lab-decided-other = … im Zug anderer (Königsmacher)
lab-decided-never = Von Anfang an vorn
lab-passed = Züge ohne ausgespielten Charakter
lab-idle = Züge mit wirkungslosem Charakter
lab-held = Wann eine Partie entschieden ist
lab-held-about = Wie oft am Ende gewinnt, wer eine bestimmte Zahl von Zügen vor dem Ende vorn liegt.
lab-ahead = Vorn
lab-ahead-player = die Person
lab-ahead-faction = die Fraktion
lab-turns-before = { $turns ->
        [one] 1 Zug vorher
       *[other] { $turns } Züge vorher
    }
lab-chances = Chancen aus Sicht der Bots
lab-chances-about = Welche Siegchance suchende Bots erwarten, also der Anteil ihrer simulierten Partien, die sie gewinnen, und wie oft sie wirklich gewinnen. In den simulierten Partien spielen alle anderen wie Könner, daher ist die Erwartung unter Gleichstarken zu hoch. Die Intervalle zählen Partien, nicht Entscheidungen, denn die Entscheidungen einer Partie ähneln sich.
lab-said = Er sagt
lab-came-true = Er gewinnt
lab-range = { $low } bis { $high }

## What heroes add

lab-legend = Balken zeigen Anteile, Striche ihre 95-%-Intervalle, die gestrichelte Linie den gleichen Anteil für alle, wo es ihn gibt. Alle Felder haben denselben Maßstab.
lab-effects-legend = Prozentpunkte, die der gezogene Charakter gegenüber einem durchschnittlichen beiträgt, mit 95-%-Intervallen. Gefüllte Punkte heben sich auch nach Korrektur für alle verglichenen Charaktere ab (Holm, 5 %).
lab-too-few = Zu wenige Partien, um zu sagen, was einzelne Charaktere beitragen.
lab-not-counted = Charaktere und Verlauf der Partien wurden nicht gezählt. Spiele mit --heroes, bei allen Teilen gleich.
lab-won-drawn = Siege, wenn gezogen
lab-won-unseen = Siege, wenn nie auf der Hand
lab-gap = Abstand in Punkten
lab-effect = Effekt in Punkten
lab-p-value = p, korrigiert
lab-tavern-taken = Aus der Taverne genommen
lab-leader-effect = Effekt in Punkten
lab-won-first = Mit der ersten Fraktion
lab-won-second = Mit der zweiten Fraktion

## Two sets of rules

lab-versus = { $players } Personen, { $deals } Austeilungen nach beiden Regeln
lab-versus-heads = { $column ->
        [first] diese Regeln
        [second] die anderen
        [difference] Unterschied
        [corrected] p, korrigiert
       *[shown] nachweisbar ab
    }
lab-versus-note = Dieselben Austeilungen werden nach beiden Regeln gespielt und einzeln verglichen. p ist für alle Zeilen korrigiert (Holm). „Nachweisbar ab“: Ein so großer Unterschied würde in 80 von 100 Versuchen mit ebenso vielen Austeilungen gefunden; kleinere brauchen mehr.
lab-measure = { $measure ->
        [first-wins] wer anfängt, gewinnt
        [nobody] niemand gewinnt
        [turns] Züge
       *[decisions] Entscheidungen
    }

## On the way

lab-progress = { $done } von { $games } Partien, noch { $left }

## Refusals

lab-no-games = Ein Versuch braucht mindestens eine Partie.
lab-wrong-players = Das Spiel ist für 2 bis 6 Personen, nicht für { $players }.
lab-wrong-counts = „{ $players }“ ist keine Anzahl von Personen: Schreibe 4, 2,3,4 oder 2-6.
lab-wrong-bots = { $bots } Bots für { $players } Personen: Gib eine Stufe für alle Plätze an oder eine für jeden.
lab-unknown-level = Die Stufe „{ $level }“ gibt es nicht: Möglich sind random, novice, adept, master und champion.
lab-wrong-shard = „{ $shard }“ ist kein Teil eines Versuchs: Schreibe 2/4 für den zweiten von vier Teilen.
lab-wrong-thinking = „{ $thinking }“ ist keine Zeit und keine Zahl von Durchläufen: Schreibe 200ms, 2s oder 1000.
lab-different = Die Teile gehören nicht zum selben Versuch.
lab-twice = Manche Partien kommen in mehreren Teilen vor.
lab-not-a-report = { $file } ist kein Bericht von oshra sim: { $reason }
lab-unreadable = { $file } lässt sich nicht lesen: { $reason }
lab-unwritable = { $file } lässt sich nicht schreiben: { $reason }
lab-parquet-resume = Parquet-Dateien lassen sich nicht fortsetzen: Teile den Versuch mit --shard auf und lass --resume weg.
lab-stopped = Angehalten. Das wurde bis hierher gespielt.
lab-wrong-games = „{ $games }“ ist keine Anzahl von Partien: Schreibe 4000, 10k oder 1M.
lab-no-threads = Mindestens ein Thread muss spielen.
lab-wrong-variant = „{ $variant }“ sind keine anderen Regeln: Schreibe short, full, eine Ausgabe, +SET oder -SET, mehrere mit Kommas.
lab-versions = Die Teile stammen von verschiedenen Versionen des Programms ({ $one } und { $other }): Ihre Bots spielen vielleicht verschieden. Spiele alle Teile mit derselben.
lab-no-version = unbekannt
