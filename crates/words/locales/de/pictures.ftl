### What was added to the rules to learn from: parts of the box, a card explained, examples, captions of pictures.

## What is in the box

components-heading = Was in der Schachtel ist
components-heroes = **{ $count } Charakterkarten** in der klassischen Ausgabe ([andere Ausgaben](#editions) haben mehr oder weniger)
components-leaders = **6 Rollenkarten**
components-board = **1 Spielplan** mit der Machtleiste und Plätzen für Hafen, Taverne, Wildnis und Friedhof
components-markers = **2 Marker**, ein roter und ein grüner
components-aids = **6 Spielhilfen**
pieces-hidden = **Legt verdeckte Charaktere überlappend**, jeden neuen auf den letzten, sodass alle sie zählen und ihre Reihenfolge sehen können.

## A card explained

anatomy-heading = Eine Karte, erklärt
anatomy-faction = Die **Fraktion** des Charakters. Der Kaiser hat alle vier Symbole; ein gestrichelter Ring bedeutet: keine Fraktion.
anatomy-advanced = Ein **Plus** kennzeichnet Charaktere für Fortgeschrittene; sie fehlen in der [Kurzen Partie](#short).
anatomy-name = Der **Name**, auf einem Streifen in der Farbe der Fraktion.
anatomy-moves = Wie sich die **Marker** bewegen. Das passiert meistens zuerst.
anatomy-text = Der **Text**: was der Charakter sonst noch tut. Die [Symbole](#icons) stehen für Wörter.
anatomy-number = Die **Nummer** des Charakters. Dahinter steht eine Raute für die vier weiteren Charaktere der englischen und polnischen Schachtel, ein Dreieck für die Kickstarter-Charaktere, eine Krone für „Königinnen & Freunde“.
icons-heading = Die Symbole

## Examples

setup-pictures = So sieht der Tisch vor dem ersten Zug aus:
turn-strip = Adas Zug in vier Bildern:
winning-pictures = Die vier Wege, den Krieg zu gewinnen:
example-scoring-heading = Beispiel: Zählen am Ende
example-scoring = Rot steht auf 6, Grün auf 7: benachbarte Felder, also gewinnt das Seevolk den Krieg. Cleo hat die meisten Charaktere des Seevolks, aber ihre Rolle Myrad ist nicht mit ihm verbündet. Ada (Lemron) und Ben (Cyra) sind es. Ada hat zwei offene und einen verdeckten, zusammen drei. Ben hat einen, und der Kaiser zählt als weiterer, das sind zwei. Ada gewinnt.
example-tie-heading = Beispiel: Gleichstand am Ende
example-tie = Beide Marker sind im schwarzen Bereich, also gewinnen die Untoten den Krieg. Ada (Myrad), Ben (Xiadul) und Dan (Enned) sind mit ihnen verbündet und haben je zwei Charaktere der Untoten. Also entscheiden die wenigsten Charaktere insgesamt: Ada hat sechs und ist raus, Ben und Dan haben je fünf. Jetzt entscheidet die Zahl auf der Rolle: Enned hat die 6, Xiadul nur die 4. Dan gewinnt.
example-burying-heading = Beispiel: Muss ich meinen eigenen Charakter vergraben?
example-burying = Ja, wenn es keinen anderen gibt. Ada spielt den Ahnungslosen Aal aus, der einen beliebigen offenen Charakter der Untoten vergräbt. Der einzige auf dem Tisch ist ihr eigener Modernder Orang-Utan, also muss sie ihn vergraben: Was möglich ist, muss passieren. Stünde im Text **darf**, könnte sie ihn behalten. Und läge der Kaiser offen in Bens Gruppe, könnte sie stattdessen ihn vergraben: Auch er gehört zu den Untoten.

## Summary and index

summary-heading = Zusammenfassung
index-heading = Register

## Pictures: the value is the caption, .description says what they show to those who do not see them.

figure-pieces = Ein Charakter und die Rückseite aller Charaktere, eine Rolle und die Rückseite aller Rollen, die beiden Marker.
    .description = Nebeneinander: die Charakterkarte Fuchsteufelswilder Frosch, die Rückseite einer Charakterkarte, die Rollenkarte Lemron die Weise, die Rückseite einer Rollenkarte, ein roter Marker in Form eines Turms und ein grüner in Form eines Zelts.
figure-hidden = Eine Gruppe: vier offene Charaktere und drei verdeckte. Der oberste ist der neueste.
    .description = Vier Karten liegen offen in einer Reihe. Daneben liegen drei Karten verdeckt und überlappend, von links nach rechts mit 1 bis 3 nummeriert, von der ältesten bis zur neuesten.
figure-card = Eine Charakterkarte und was darauf steht.
    .description = Die Karte Humorloser Hordenchef mit Zahlen: 1 am Symbol der Fraktion oben links, 2 am Plus daneben, 3 am Namen, 4 an der Bewegung des Markers, 5 am Text, 6 an der kleinen Nummer ganz unten.
figure-setup = { $players } Personen
    .description = Der Tisch für { $players } Personen vor dem ersten Zug. In der Mitte: der Hafen, drei offene Karten in der Taverne, die Wildnis mit { $players } Karten, der Kaiser auf dem Friedhof, darunter die Machtleiste mit beiden Markern auf Feld 4. Rundherum hat jede Person eine Rolle, einen verdeckten Charakter und drei Handkarten.
figure-play = 1. Ada spielt den Blinden Blickfänger aus: Rot rückt 1 Feld vor, Grün 3.
    .description = Ein Pfeil führt von Adas Hand in ihre Gruppe. Der rote Marker steht auf 8, der grüne auf 7.
figure-draw = 2. Sie zieht die Erzmisstrauische Echse aus der Taverne, dann eine Karte vom Hafen.
    .description = Pfeile führen vom ersten Platz der Taverne und vom Hafen auf Adas Hand, die jetzt vier Karten hat. Der Platz ist leer.
figure-discard = 3. Sie wirft eine Karte verdeckt in die Wildnis ab.
    .description = Ein Pfeil führt von einer Karte aus Adas Hand in die Wildnis.
figure-refill = 4. Der leere Platz in der Taverne wird vom Hafen aufgefüllt.
    .description = Ein Pfeil führt vom Hafen zum ersten Platz der Taverne, auf dem eine neue Karte liegt.
figure-winning-undead = **Untote**: beide Marker im schwarzen Bereich, hier auf 11 und 9
    .description = Die Machtleiste mit Rot auf 11 und Grün auf 9, beide im schwarzen Bereich.
figure-winning-water-folk = **Seevolk**: dasselbe Feld oder benachbarte Felder, hier 6 und 7
    .description = Die Machtleiste mit Rot auf 6 und Grün auf 7.
figure-winning-imperial-army = **Kaiserliche Armee**: Rot mindestens zwei vorn, hier 8 zu 5
    .description = Die Machtleiste mit Rot auf 8 und Grün auf 5.
figure-winning-hill-tribes = **Hügelstämme**: Grün mindestens zwei vorn, hier 10 zu 6
    .description = Die Machtleiste mit Rot auf 6 und Grün auf 10. Nur Grün ist im schwarzen Bereich.
figure-burying = Der einzige Charakter, den Ada vergraben kann, ist ihr eigener.
    .description = Adas Gruppe: Modernder Orang-Utan, als einziges Ziel markiert, Fuchsteufelswilder Frosch und Ahnungsloser Aal. Bens Gruppe: Keckes Kampf-Ass und Grantiger Gardist, beide nicht markiert.
figure-scoring = Die Gruppen am Ende, verdeckte Charaktere aufgedeckt. Was zählt, ist markiert.
    .description = Vier Reihen, eine für jede Person, mit der Rolle und allen Charakteren. Markiert sind drei Charaktere von Ada und zwei von Ben. Adas Reihe gewinnt.
figure-tie = Drei Gruppen mit je zwei Charakteren der Untoten. Die markierten zählen.
    .description = Vier Reihen, eine für jede Person, mit der Rolle und allen Charakteren. Je zwei Charaktere von Ada, Ben und Dan sind markiert. Dans Reihe gewinnt.
