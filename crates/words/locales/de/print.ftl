# The kit to print at home, and what can go wrong while printing.

print-guide = Zum Ausdrucken
print-intro = Alles, was ihr braucht, um **{ $game }** mit 2–6 Personen am echten Tisch zu spielen: { $title }. Druckt aus, was die Tabelle nennt, schneidet es aus und lest die Regeln.
print-column-part = Teil
print-column-sheets = Blätter
print-column-paper = Papier
print-cards = Karten
print-board = Spielplan
print-markers = Marker
print-box = Schachtel
print-paper-heavy = dick, 200–300 g/m² (Karton)
print-paper-plain = gewöhnlich
print-before = Vor dem Drucken
print-scale = Druckt mit **100 %** („Tatsächliche Größe“), nie mit „An Seite anpassen“. Unter jedem Kartenbogen ist eine Linie von genau 5 cm: Druckt zuerst einen Bogen und messt sie nach.
print-sides-both = Druckt **beidseitig, an der langen Kante gespiegelt**. Jeder Kartenbogen hat seine Rückseiten auf der anderen Seite; bei Spielplan, Markern und Schachtel bleibt sie leer.
print-sides-single = Druckt **einseitig**. Auf jeden Kartenbogen folgt einer mit den Rückseiten: Klebt beide vor dem Schneiden zusammen, oder steckt Vorder- und Rückseite in eine Hülle.
print-sides-fronts = Druckt **einseitig**. Rückseiten gibt es nicht: Steckt die Karten in **undurchsichtige Hüllen**, die Rollen in eine andere Farbe als die Charaktere. Die Spielhilfe braucht zwei Blätter oder beide Seiten.
print-first-page = Dieses Blatt braucht ihr zum Spielen nicht.
print-after = Schneiden und kleben
print-cut-cards = **Karten:** An den Linien am Rand schneiden, mit Lineal und scharfem Messer oder einer Schneidemaschine: erst ganz durch, dann die Streifen zu Karten. Runde Ecken halten länger.
print-cut-board-two = **Spielplan:** Beide Hälften ausschneiden. Die rechte auf den Streifen „{ print-glue }“ der linken kleben. Auf Pappe liegt er glatt.
print-cut-board-one = **Spielplan:** Ausschneiden. Auf Pappe liegt er glatt.
print-cut-markers = **Marker:** Beide Streifen ausschneiden, an den gestrichelten Linien falten, die Bilder nach außen, und einen Fuß auf den anderen kleben. So stehen sie.
print-cut-box = **Schachtel:** An den durchgezogenen Linien schneiden, an den gestrichelten ritzen und falten, Seite und Boden bei „{ print-glue }“ kleben.
print-cut-aids = **Spielhilfen:** eine für jede Person, vorn der Zug, hinten Ende und Symbole.
print-cut-rules = **Regeln:** oben links zusammenheften.
print-glue = hier kleben
print-start = Start

## What can go wrong

print-error-gap = Ein Abstand von { $gap } mm lässt auf diesem Papier keinen Rand. Möglich sind höchstens { $most } mm.
print-error-parts = Wähle mindestens einen Teil zum Drucken.
print-error-write = { $path } lässt sich nicht schreiben: { $reason }
print-error-inside = Das lässt sich nicht drucken: { $reason }
print-error-form = „{ $option }“ passt nicht zu „--form { $form }“.
print-error-set = „{ $set }“ gehört schon zu „{ $edition }“.
print-written = { $count ->
        [one] Ein Bild
       *[other] { $count } Bilder
    } in { $path }
