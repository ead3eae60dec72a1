### Learning and looking back on the screen: lesson, rules at hand, coach, notebook, replay, analysis, puzzles, history.

## The page about learning

learn-title = Lernen und zurückblicken
learn-begin = Lektion beginnen
learn-continue = Lektion fortsetzen
learn-again = Lektion noch einmal
learn-lesson-step = Bei Schritt { $step } hast du aufgehört.
learn-lesson-done = Geschafft. Gut gemacht!
learn-puzzles-hint = { $solved } von { $count } gelöst
learn-rules-hint = Die vollständigen Regeln, mit Suche
learn-games = Deine Partien
learn-games-hint = Ergebnisse, Wiederholungen, Rückblick

## The lesson

learn-next = Weiter
learn-leave = Lektion verlassen

## Rules at hand

rules-search = In den Regeln suchen
rules-nothing = Nichts gefunden
rules-lesson = In der Lektion ausprobieren
rules-print = Zum Ausdrucken (PDF):
rules-print-gray = { $paper } in Grau
rules-print-shop = Karten für eine Druckerei

## The coach

coach-thinking = Denkt nach…
coach-nothing = Du musst gerade nichts entscheiden.
coach-more = Alle Möglichkeiten
coach-mark = −{ $loss }
coach-legend = Die Zahlen: deine Siegchance mit jeder Wahl, aus simulierten Partien. Rote Marken auf dem Tisch: wie viel weniger als mit der besten.

## The notebook

notebook-notes = Deine Notizen
notebook-mark = { $state ->
        [yes] { $leader }: vermutest du
        [no] { $leader }: schließt du aus
       *[open] { $leader }: nicht markiert
    }
notebook-hint = Tippe eine Rolle an, um sie zu markieren: vermutet, ausgeschlossen, nicht markiert.
notebook-rules-out = Deine eigene Rolle scheidet aus, bekannte ebenso.
notebook-ask = Was würde ein Meister glauben?
notebook-hide = Vermutung des Meisters ausblenden
notebook-figures = Für wie wahrscheinlich ein Meister jede Rolle hält, nach dem bisherigen Verlauf. Ein Meister kann sich irren.
notebook-thinking = Der Meister denkt nach…

## Replay

replay-title = Wiederholung
replay-eyes = Mit den Augen von
replay-all = Alle Karten sichtbar
replay-turn-back = Voriger Zug
replay-back = Vorige Entscheidung
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Nächste Entscheidung
replay-turn-forward = Nächster Zug
replay-moment = Entscheidung { $moment } von { $last }
replay-link = Link zu diesem Moment kopieren
replay-copied = Link kopiert
replay-save = Als Datei speichern
replay-open = Datei öffnen
replay-play-on = Ab hier weiterspielen
replay-of-seat = Wie { $name } es damals sah
replay-of-you = Wie du es damals gesehen hast
replay-of-all = Alle Karten sichtbar

## Looking back

analysis-progress = { $share } geschafft
analysis-see = Diesen Moment ansehen
analysis-no-turning-point = Kein Zug hat viel verändert.

## Puzzles

puzzle-list = Rätsel
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-show-solution = Lösung zeigen
puzzle-the-solution = So gewinnst du: { $choice }
puzzle-is-solved = Gelöst
puzzle-players = zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[6] sechst
    }
puzzle-because = Gewinnfraktion: { $faction } ({ $because }). Für dich entscheidet: { $decided }.
puzzle-goes-on = Die Partie endet nicht mit diesem Zug, gewonnen ist also noch nichts.
puzzle-wins = { $name } könnte { $leader } sein und würde dann mit dieser Fraktion gewinnen: { $faction }.

## Your games

history-none = Noch keine beendete Partie. Spiele eine!
history-won = Gewonnen
history-lost = Verloren
history-around = An einem Gerät
history-by-leader = Nach Rolle
history-by-players = Nach Personenzahl
history-by-opponent = Nach Gegenüber
history-people = Menschen
history-results = { $won } von { $games } gewonnen
history-export = Alle Partien als Datei speichern
history-imported = { $count ->
        [0] In dieser Datei ist nichts Neues.
        [one] Eine Partie importiert.
       *[other] { $count } Partien importiert.
    }
history-turns = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }

## What is wrong with a file or a link

fault-not-a-game = Das ist keine gespeicherte Partie.
fault-version = Das ist Version { $version }, die sich hier nicht lesen lässt.
fault-revision = Diese Partie wurde nach Regelstand { $revision } gespielt. Seitdem haben sich die Regeln geändert, heute würde sie anders verlaufen.
fault-unreadable = Zeile { $line } dieser Partie lässt sich nicht lesen.
fault-start = Die Stellung, mit der diese Partie beginnt, kann es nicht geben.
fault-seed = Der Startwert dieser Partie passt nicht zur Prüfsumme, die vor dem Austeilen bekannt war.
fault-refused = Entscheidung { $step } dieser Partie verstößt gegen die Regeln.
fault-changed = Entscheidung { $step } dieser Partie wurde nachträglich geändert.
fault-outcome = Diese Partie endet nicht so, wie die Datei sagt.
fault-not-a-history = Das ist keine Sammlung von Partien, oder sie ist beschädigt.
fault-not-over = Einen Rückblick gibt es nur auf beendete Partien.
fault-gone = Diese Partie ist hier nicht gespeichert.
