# Playing in a terminal, and replaying.
terminal-welcome = Eine Kurze Partie Heimliche Herrschaft gegen { $count ->
        [one] eine andere Person
       *[other] { $count } andere
    }. Gib die Nummer deiner Wahl ein, ? für Hilfe oder q zum Beenden.
terminal-leader = Deine Rolle ist { $leader }: { $first } und { $second }. Halte sie geheim.
terminal-choose = Deine Wahl (1–{ $last }):
terminal-not-a-choice = Bitte gib eine Zahl von 1 bis { $last } ein, ? für Hilfe oder q zum Beenden.
terminal-help = Du gewinnst, wenn die Marker am Ende dort stehen, wo eine deiner beiden Fraktionen gewinnt, und du die meisten Charaktere dieser Fraktion in deiner Gruppe hast, offen oder verdeckt. Untote: beide Marker auf 9 oder weiter. Seevolk: Marker auf demselben Feld oder auf benachbarten Feldern. Kaiserliche Armee: Rot liegt mindestens zwei vorn. Hügelstämme: Grün liegt mindestens zwei vorn. Die Partie endet nach einem Zug, in dem jemand { $heroes } offene Charaktere hat.
terminal-left = Du hast die Partie verlassen.
terminal-table = Rot { $red }, Grün { $green }. Taverne: { $tavern }. Hafen { $harbor }, Wildnis { $wilderness }, Friedhof { $graveyard }.
terminal-party = { $name }: { $heroes } ({ $hidden ->
        [0] keine verdeckt
       *[other] { $hidden } verdeckt
    }, { $hand } auf der Hand)
terminal-your-hidden = Deine verdeckten Charaktere: { $heroes }
terminal-hand-card = { $name }: { $text }
terminal-nothing = –
replay-setup = { $edition }, { $short ->
        [yes] Kurze Partie
       *[no] Normale Partie
    }, { $players } Personen
replay-seed-verified = Der Startwert „{ $seed }“ passt zur Prüfsumme { $hash }: Niemand hat die Karten manipuliert.
replay-from-position = Die Partie beginnt mitten im Spiel, nicht mit dem Austeilen.
replay-unfinished = Die Partie ist hier noch nicht zu Ende.
replay-no-seat = An diesem Tisch gibt es keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
replay-not-all-yet = Alles ist erst zu sehen, wenn die Partie beendet ist.
fault-no-file = Die Datei { $name } lässt sich nicht lesen.
puzzle-unknown = Ein Rätsel „{ $id }“ gibt es nicht.
puzzles-hold = { $count ->
        [one] Ein Rätsel stimmt.
       *[other] { $count } Rätsel stimmen.
    }
puzzles-unreadable = Die Datei { $name } enthält keine Rätsel.
puzzle-position = Diese Stellung kann es nicht geben.
puzzle-not-one = Es gibt nicht genau eine Wahl, die sicher gewinnt.
puzzle-another = Es gewinnt eine andere Wahl als die erste der Lösung.
puzzle-too-short = Die Lösung endet vor dem Sieg.
puzzle-astray = Die Lösung lässt sich nicht spielen oder verschenkt den Sieg.
