### Lernen und zurückblicken auf dem Bildschirm: Lektion, Regeln, Trainer, Notizbuch, Wiedergabe, Rückblick, Rätsel, Partien.

## The page about learning

learn-title = Lernen und zurückblicken
learn-hint = Lektion, Rätsel, deine Partien
learn-begin = Lektion beginnen
learn-continue = Lektion fortsetzen
learn-again = Lektion noch einmal
learn-lesson-hint = Eine geführte Partie, etwa fünf Minuten
learn-lesson-step = Bei Schritt { $step } hast du aufgehört.
learn-lesson-done = Geschafft. Gut gemacht!
learn-puzzles-hint = { $solved } von { $count } gelöst
learn-rules-hint = Alle, zum Suchen und Nachlesen
learn-games = Deine Partien
learn-games-hint = Ergebnisse, Wiedergabe, Rückblick

## The lesson

learn-next = Weiter
learn-leave = Lektion verlassen
learn-first = In dieser Lektion kommt zuerst etwas anderes: Folge der goldenen Markierung.
learn-real = Eine richtige Partie spielen

## Rules at hand

rules-search = In den Regeln suchen
rules-nothing = Nichts gefunden
rules-see = In den Regeln
why-title = Warum geht das nicht?

## The coach

coach-title = Trainer
coach-thinking = Denkt nach …
coach-nothing = Gerade wirst du nichts gefragt.
coach-more = Alle Möglichkeiten
coach-mark = verschenkt { $loss }

## The notebook

notebook-notes = Deine Notizen
notebook-mark = { $state ->
        [yes] { $leader }: vermutest du
        [no] { $leader }: schließt du aus
       *[open] { $leader }: nicht markiert
    }
notebook-hint = Klicke eine Rolle an, um sie zu markieren: vermutet, ausgeschlossen, nicht markiert.
notebook-rules-out = Deine eigene Rolle scheidet aus, bekannte ebenso.

## Replay

replay-title = Wiedergabe
replay-watch = Wiedergabe ansehen
replay-eyes = Mit den Augen von
replay-all = Allwissend
replay-turn-back = Voriger Zug
replay-back = Eine Entscheidung zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Eine Entscheidung vor
replay-turn-forward = Nächster Zug
replay-moment = Entscheidung { $moment } von { $last }
replay-link = Link zu diesem Moment kopieren
replay-copied = Link kopiert
replay-save = Als Datei sichern
replay-open = Datei öffnen
replay-play-on = Ab hier weiterspielen
replay-of-seat = Wie { $name } es damals sah
replay-of-you = Wie du es damals gesehen hast
replay-of-all = Alle Karten offen

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
puzzle-goes-on = Die Partie endet nicht mit diesem Zug, gewonnen ist also noch nichts.
puzzle-wins = { $name } könnte { $leader } sein und würde dann mit dieser Fraktion gewinnen: { $faction }.

## The own games

history-none = Noch keine beendete Partie. Spiele eine!
history-won = Gewonnen
history-lost = Verloren
history-around = Um ein Gerät herum
history-by-leader = Nach Rolle
history-by-players = Nach Personenzahl
history-by-opponent = Nach Gegnern
history-people = Menschen
history-results = { $won } von { $games } gewonnen
history-export = Alle Partien als Datei sichern
history-imported = { $count ->
        [0] In dieser Datei ist nichts Neues.
        [one] Eine Partie übernommen.
       *[other] { $count } Partien übernommen.
    }
history-turns = { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }

## What is wrong with a file or a link

fault-not-a-game = Das ist keine gespeicherte Partie.
fault-version = Das ist Fassung { $version } und lässt sich hier nicht lesen.
fault-unreadable = Zeile { $line } dieser Partie lässt sich nicht lesen.
fault-start = Die Stellung, mit der diese Partie beginnt, kann es nicht geben.
fault-seed = Der Startwert dieser Partie passt nicht zur Prüfsumme, die vor dem Austeilen bekannt war.
fault-refused = Entscheidung { $step } dieser Partie verstößt gegen die Regeln.
fault-changed = Entscheidung { $step } dieser Partie wurde nachträglich geändert.
fault-outcome = Diese Partie endet nicht so, wie die Datei sagt.
fault-not-a-history = Das ist keine Sammlung von Partien, oder sie ist beschädigt.
fault-not-over = Zurückblicken lässt sich nur auf eine beendete Partie.
fault-gone = Diese Partie ist hier nicht aufbewahrt.
