### The rules as a document. **Words** between stars are strong, [words](#place) lead to another place of the document.

rules-title = Die Regeln von Heimliche Herrschaft
rules-intro = Dies sind die vollständigen Regeln des Spiels, wie es hier gespielt wird, in unseren eigenen Worten. Wo die gedruckten Ausgaben schweigen, unklar sind oder sich widersprechen, steht eine **Klarstellung**. Alle Klarstellungen findet ihr [weiter unten](#rulings), jede mit ihrem Grund.

## What it is about

story-heading = Worum es geht
story-war = Der Kaiser der Insel Oshra ist tot. Er hinterlässt sechs Kinder von drei Müttern, und jedes davon hält es heimlich mit zwei der vier Völker. Die Hügelstämme und die Kaiserliche Armee sind alte Rivalen, das Seevolk will das Gleichgewicht, und die Untoten wollen den offenen Krieg.
story-aim = Ihr spielt insgeheim je eine der sechs Rollen. Mit euren Charakteren schiebt ihr die Marker der beiden Rivalen über die Machtleiste und sammelt eine Gruppe um euch. Am Ende entscheiden die Marker, welche Fraktion den Krieg gewinnt; und unter den Rollen, die mit ihr verbündet sind, gewinnt die mit den meisten Charakteren dieser Fraktion das Spiel. Verhelft also einer eurer Fraktionen zum Sieg, sammelt ihre Charaktere, und lasst niemanden merken, wer ihr seid.

## The pieces

pieces-heading = Das Material
pieces-players = Das Spiel ist für 2 bis 6 Personen. Ihr sitzt im Kreis und spielt im Uhrzeigersinn.
pieces-track = **Die Machtleiste** hat 12 Felder, von 1 (links, das Minus-Ende) bis 12 (rechts, das Plus-Ende). Die Felder 9 bis 12 sind der **schwarze Bereich**.
pieces-markers = **Zwei Marker** stehen darauf: der rote der Kaiserlichen Armee und der grüne der Hügelstämme. Der Marker weiter rechts liegt **vorn**, der andere **hinten**. Auf demselben Feld liegt keiner vorn.
pieces-harbor = **Hafen**: der verdeckte Nachziehstapel.
pieces-tavern = **Taverne**: drei nummerierte Plätze mit offenen Karten.
pieces-wilderness = **Wildnis**: der verdeckte Abwurfstapel. Seine Reihenfolge zählt, und niemand darf ihn durchsehen.
pieces-graveyard = **Friedhof**: der offene Stapel der vergrabenen Charaktere. Seine Reihenfolge zählt, und nur die oberste Karte darf man ansehen.
pieces-party = **Gruppe**: alle Charaktere vor einer Person. Die einen liegen offen, die anderen sind **verdeckte Charaktere**, ein verdeckter Stapel, dessen Reihenfolge alle sehen. Die eigenen verdeckten Charaktere darf man jederzeit ansehen, aber nicht umsortieren.
pieces-hand = **Hand**: geheim, aber die Zahl der Karten ist allen bekannt.
pieces-leader = **Rolle**: geheim bis zum Ende. Die eigene darf man sich jederzeit ansehen. Rollen, die niemand hat, sind aus dem Spiel und bleiben ebenfalls geheim.
factions-heading = Die vier Fraktionen
factions-column-faction = Fraktion
factions-column-color = Farbe
factions-column-wins = Gewinnt den Krieg, wenn
color-hill-tribes = grün
color-imperial-army = rot
color-water-folk = blau
color-undead = schwarz
condition-hill-tribes = Grün mindestens zwei Felder vorn liegt
condition-imperial-army = Rot mindestens zwei Felder vorn liegt
condition-water-folk = die Marker auf demselben Feld oder auf benachbarten Feldern stehen
condition-undead = beide Marker im schwarzen Bereich sind
leaders-heading = Die sechs Rollen
leaders-column-number = Nr.
leaders-column-leader = Rolle
leaders-column-backs = Verbündet mit

## Setting up

setup-heading = Der Aufbau
setup-leaders = Mischt die sechs Rollen und gebt jeder Person verdeckt eine davon.
setup-markers = Stellt beide Marker auf Feld 4.
setup-emperor = Legt den Alten Kaiser offen auf den Friedhof.
setup-harbor = Mischt die übrigen Charaktere eurer Ausgabe: Sie bilden den Hafen. Legt drei davon offen in die Taverne.
setup-start = Lost aus, wer beginnt.
setup-deal = Gebt jeder Person fünf Charaktere. Legt einen davon verdeckt in eure Gruppe, einen weiteren verdeckt in die Wildnis, und behaltet drei auf der Hand. Das macht ihr alle gleichzeitig ([Klarstellung](#ruling-simultaneous-setup)).
setup-advice = Welche? Verdeckt liegt am besten ein Charakter einer eurer Fraktionen: Am Ende zählt er für euch, und niemand kennt ihn. In die Wildnis kommt der, der euch am wenigsten nützt.

## Editions

editions-heading = Ausgaben und Sets
editions-intro = Die Ausgaben unterscheiden sich in ihren Charakteren.
editions-column-edition = Ausgabe
editions-column-set = Set
editions-column-heroes = Charaktere
editions-column-sets = Sets
editions-column-what = Was enthalten ist
editions-combine = Ihr könnt die Sets auch frei kombinieren, zum Beispiel die klassische Ausgabe mit „Königinnen & Freunde“.
editions-start = In der deutschen Ausgabe wird erst nach der Auswahl beim Aufbau ausgelost, wer beginnt; in den anderen Ausgaben schon vor dem Austeilen, sodass ihr bei der Auswahl wisst, wer beginnt.
short-heading = Die Kurze Partie
short-heroes = Die Kurze Partie ist gut zum Kennenlernen. Welche Ausgabe ihr auch habt: Ihr spielt sie mit den { $count } Charakteren des Grundspiels, die nicht für Fortgeschrittene sind, und mit dem Kaiser. Sie endet einen offenen Charakter früher. Sets, die ihr selbst dazunehmt, sind ohne ihre Charaktere für Fortgeschrittene dabei.
short-six = Die deutsche Ausgabe empfiehlt die Kurze Partie nicht für sechs Personen. Spielen könnt ihr sie trotzdem.
short-marks = Gesichert ist nur, dass die Nummern 20, 24, 27 und 51 für Fortgeschrittene sind und wie viele es insgesamt gibt. Die übrigen Kennzeichen haben wir rekonstruiert.

## A turn

turn-heading = Ein Zug
turn-intro = Ein Zug hat vier Schritte:
turn-play = **Ausspielen oder abwerfen.** Spiele einen Charakter von der Hand offen in deine Gruppe aus und nutze seine Effekte. Oder wirf bis zu drei Handkarten nacheinander in die Wildnis ab; es darf auch keine sein ([Klarstellung](#ruling-may-pass)).
turn-draw = **Ziehen**, bis du vier Karten auf der Hand hast, eine nach der anderen, jede aus der Taverne oder oben vom Hafen. Du siehst jede Karte, bevor du über die nächste entscheidest. Die Taverne wird dabei nicht aufgefüllt. Mit vier oder mehr Handkarten ziehst du nichts.
turn-discard = **Abwerfen**, bis du noch drei Karten hast, nacheinander und verdeckt in die Wildnis.
turn-refill = **Auffüllen** der leeren Plätze in der Taverne vom Hafen, Platz 1 zuerst.
turn-shuffle = Wann immer eine Karte vom Hafen kommen soll und er leer ist, wird die Wildnis gemischt und zum neuen Hafen. Sind beide leer, macht ihr weiter, soweit es geht ([Klarstellung](#ruling-both-piles-empty)).

## The end

end-heading = Das Ende der Partie
end-check = Seht euch am Ende jedes Zuges alle Gruppen an. Hat eine davon mindestens so viele offene Charaktere, ist die Partie zu Ende. Verdeckte Charaktere zählen dafür nicht, und eine Gruppe, die noch im selben Zug wieder unter die Zahl gefallen ist, beendet die Partie nicht.
end-column-players = Personen
winning-heading = Wer gewinnt
winning-faction = Seht zuerst nach, welche Fraktion den Krieg gewinnt. Prüft sie in dieser Reihenfolge:
winning-condition = **{ $faction }**, wenn { $condition }
winning-leaders = Werft dann eure Handkarten ab und deckt eure Rollen auf. Nur wer mit dieser Fraktion verbündet ist, kann gewinnen. Ist das bei niemandem so, gewinnt auch niemand.
winning-ties = Gibt es mehrere, entscheidet der Reihe nach:
winning-most = die meisten Charaktere der Gewinnfraktion in der Gruppe, offene und verdeckte;
winning-fewest = die wenigsten Charaktere in der Gruppe insgesamt;
winning-number = die höchste Zahl auf der Rolle. Sie sind alle verschieden, also gewinnt jetzt genau eine Person.
winning-special = Der [Alte Kaiser](#hero-buried-emperor) zählt als ein Charakter der Gewinnfraktion, welche es auch ist. Die Königinnen und [Des Kaisers Bester Freund](#hero-emperors-best-friend) können als zwei zählen. Bei den wenigsten Charakteren zählt jede Karte als eine.

## Abilities

abilities-heading = Wie Effekte funktionieren
abilities-own = Ein ausgespielter Charakter kommt zuerst offen in deine Gruppe. Bei seinem eigenen Effekt ist er also schon da: Er zählt sich selbst mit und kann selbst gewählt werden. **Beliebig** heißt aus jeder Gruppe, auch aus deiner.
abilities-order = In der Regel bewegen sich zuerst die Marker, dann folgt der Rest. Wo die Bewegung vom Rest abhängt, wegen eines X, wegen eines *falls* oder weil eine andere Person entscheidet, kommt der Rest zuerst. Die Texte der Karten stehen in dieser Reihenfolge; nur die Bedeutung von X steht am Schluss.
abilities-must = Was nicht möglich ist, entfällt, und der Rest passiert; deshalb kann man jeden Charakter immer ausspielen. Was möglich ist, muss passieren, auch gegen dich selbst, es sei denn, im Text steht **darf**.
abilities-ends = Jeder Marker hält an den Enden der Leiste an. Eine Bewegung, die nur zum Teil möglich ist, wird so weit gemacht, wie es geht.
abilities-or = **Und** heißt beides. **Oder** heißt eines davon. **Und/oder** heißt das Erste, das Zweite oder beides, mindestens aber eines. Du darfst auch eine Bewegung wählen, die ihr Marker nicht machen kann ([Klarstellung](#ruling-stuck-marker)).
abilities-players = **Eine beliebige Person** kannst auch du sein, **eine andere Person** nicht. **Die nächste Person** ist die nächste in der Zugreihenfolge. Wen du wählen kannst, hängt davon ab, was dann passiert ([Klarstellung](#ruling-who-can-be-picked)).
terms-heading = Was die Wörter auf den Karten bedeuten
terms-bury = **Vergraben**: den Charakter offen oben auf den Friedhof legen.
terms-discard = **Abwerfen**: die Karte verdeckt oben auf die Wildnis legen. Für Karten, die zusammen abgeworfen werden, gilt eine feste Reihenfolge ([Klarstellung](#ruling-leaving-together)).
terms-exchange = **Vertauschen**: Die beiden Karten wechseln die Plätze. Offen oder verdeckt bestimmt der Platz: Eine Karte, die an einen verdeckten Platz kommt, liegt verdeckt, genau dort, wo die andere lag. Effekte werden dabei nicht genutzt.
terms-place = **Legen**: die Karte dorthin legen, wo der Text es sagt. Effekte werden dabei nicht genutzt.
terms-draw = **Ziehen**: die oberste Karte eines Stapels nehmen, aus einer Hand eine zufällige. Ein Stapel, der zu klein ist, gibt her, was er hat ([Klarstellung](#ruling-small-pile)).
terms-turn-over = **Umdrehen**: von offen auf verdeckt oder umgekehrt. Ein Charakter, der verdeckt wird, kommt oben auf den verdeckten Stapel; einer, der offen wird, ans Ende der offenen Reihe. Effekte werden dabei nicht genutzt.
terms-look = **Ansehen**: Nur du siehst die Karte. Mehrere verdeckte Charaktere werden nacheinander angesehen ([Klarstellung](#ruling-looking-in-turn)).
terms-random = **Zufällig**: Jede mögliche Karte ist gleich wahrscheinlich.
emperor-heading = Der Kaiser
emperor-factions = Der [Alte Kaiser](#hero-buried-emperor) gehört jederzeit zu allen vier Fraktionen. Er kann für jede von ihnen gewählt werden, zählt bei jedem X mit, und mit ihm ist jeder Tipp richtig. Aus demselben Grund gilt für ihn nie, dass er zu einer Fraktion nicht gehört ([Klarstellung](#ruling-emperor-is-never-not)). Er hat keine Effekte, also gibt es nichts nachzumachen ([Klarstellung](#ruling-emperor-cannot-be-copied)).
copying-heading = Die Effekte eines anderen Charakters
copying-how = Manche Charaktere nutzen die Effekte eines anderen, als hättest du ihn ausgespielt. Dabei passieren nur die Effekte, und du bist die Person, die sie nutzt; die andere Karte bleibt, wo sie ist, und gilt nicht als ausgespielt.
copying-rulings = Solche Ketten haben immer ein Ende ([Klarstellung](#ruling-chains-end)). Eine Karte aus der Taverne, deren Effekte genutzt werden, liegt währenddessen beiseite ([Klarstellung](#ruling-set-aside)).

## Knowledge

knowledge-heading = Wer weiß was
knowledge-intro = Geheimnisse sind das Herz des Spiels.
knowledge-all = Alle kennen die Taverne, die offenen Charaktere, die oberste Karte des Friedhofs und beide Marker, die Größe aller Stapel und Hände, und sie sehen, wer etwas mit welcher Karte macht.
knowledge-own = Nur du kennst deine Hand, deine verdeckten Charaktere und deine Rolle. Wer sich einen verdeckten Charakter angesehen hat, kennt ihn, bis er aus dem Blick gerät.
knowledge-tavern = Eine Karte, die aus der Taverne auf eine Hand kommt, kennen alle, bis diese Hand heimlich eine Karte abgibt.
knowledge-secret = Nach einer geheimen Wahl aus mehreren Karten wissen die anderen nicht mehr, welche davon noch da sind, es sei denn, es ist keine mehr da.
knowledge-discard = Karten, die du aus der Hand abwirfst, kennst nur du. Mischen beendet alles Wissen über die gemischten Karten.
knowledge-group = Was offen lag, bleibt nur bekannt, bis heimlich etwas daraus gewählt wird: Alle haben die drei Karten aus der Taverne gesehen, die der [Gefechts-Gourmet](#hero-battle-connoisseur) nimmt, aber nicht, welche davon bleibt. Ebenso ist es beim [Krähen-Kurier](#hero-crow-carrier), beim [Bandagierten Berserker](#hero-wrapped-warrior), beim [Winzigen Wassermann](#hero-miniature-merman) und bei der [Forschen Fischhändlerin](#hero-firm-fishmonger).
knowledge-shown = Die Karte, welche die [Aquatische Aquarellistin](#hero-underwater-artist) bekommt, sehen alle. Ebenso die, die das [Tentakel-Orakel](#hero-tentacled-oracle) aufdeckt; sie bleibt oben liegen.
knowledge-hand = Eine Karte, die aus einer Hand gezogen wird, sehen nur die Person, die zieht, und die, der sie gehört hat.

## Rulings, heroes, glossary

rulings-heading = Klarstellungen
rulings-intro = Eine Klarstellung ist Teil der Regeln. Jede sagt dazu, warum wir so spielen.
rulings-reason = Warum: { $reason }
heroes-heading = Die Charaktere
heroes-intro = Jeder Charakter mit seinem Text und allem, was man über ihn wissen sollte. Ein Plus kennzeichnet die für Fortgeschrittene.
heroes-see = Siehe auch: { $rulings }
glossary-heading = Glossar
glossary-column-word = Wort
glossary-column-meaning = Bedeutung
about-heading = Über diese Ausgabe
about-text = Dies ist eine inoffizielle, kostenlose Ausgabe des Kartenspiels Heimliche Herrschaft (englisch: Hidden Leaders, polnisch: Ukryci Liderzy) von Fans; mit Autorenteam und Verlagen des Originals hat sie nichts zu tun. Das Original haben Andreas Müller, Markus Müller und Raphael Stocker erdacht und Satoshi Matsuura illustriert; erschienen ist es zuerst bei BFF Games. Texte und Bilder dieser Ausgabe sind unsere eigenen. Die Kennzeichen für Fortgeschrittene sind rekonstruiert, wie [oben](#short) erklärt. Wenn euch das Spiel gefällt, kauft das Original.

## The player aid

aid-title = Spielhilfe
aid-turn = Dein Zug
aid-turn-play = Spiele 1 Charakter aus oder wirf bis zu 3 Karten ab
aid-turn-draw = Ziehe, bis du 4 Karten hast: { ICON("tavern") } und/oder { ICON("harbor") }
aid-turn-discard = Wirf ab, bis du 3 Karten hast: { ICON("wilderness") }
aid-turn-refill = Fülle { ICON("tavern") } auf
aid-end = Offene Charaktere bis zum Ende
aid-winning = Wer den Krieg gewinnt
aid-ties = Gleichstand
aid-tie-most = meiste Charaktere der Gewinnfraktion
aid-tie-fewest = wenigste Charaktere insgesamt
aid-tie-number = höchste Zahl auf der Rolle
aid-icons = Symbole
