### The guided first game: one idea at a time.

lesson-title = Spielen lernen
lesson-welcome = Der Kaiser von Oshra ist tot. Du steigst in eine laufende Partie ein und gewinnst sie in drei Zügen. Das dauert etwa fünf Minuten.
lesson-leader = Das ist deine Rolle: Lemron die Weise. Sie steht auf der Seite des Seevolks und der Hügelstämme. Das weiß sonst niemand, und du weißt nicht, wen die anderen unterstützen.
lesson-markers = Zwei Marker entscheiden den Krieg. Rot steht auf 7, Grün auf 4. Rot liegt mindestens zwei vorn, also würde jetzt die Kaiserliche Armee gewinnen. Mit ihr bist du nicht verbündet. Der Streifen unter dem Spielplan zeigt, wer gewinnen würde, wenn ein Marker auf einem anderen Feld stünde.
lesson-play = In deinem Zug spielst du einen Charakter aus. Seine Symbole sagen, was er tut: Dieser bewegt Rot ein Feld und Grün drei Felder weiter. Spiele ihn aus.
lesson-adjacent = Rot 8, Grün 7: benachbarte Felder. Jetzt würde das Seevolk gewinnen, und mit ihm bist du verbündet.
lesson-draw = Jetzt ziehst du, bis du vier Karten hast: offene aus der Taverne oder die oberste vom Hafen. Alle sehen, was du aus der Taverne nimmst. Nimm trotzdem den Frosch: einen Charakter des Seevolks.
lesson-harbor = Die zweite Karte kommt vom Hafen. Die siehst nur du.
lesson-discard = Behalte drei Karten und wirf eine verdeckt in die Wildnis ab. Die Söldnerin brauchst du nicht.
lesson-others = Jetzt sind die anderen dran. Achte auf die Marker.
lesson-undead = Beide Marker stehen auf 9 oder weiter, im schwarzen Bereich. Dort gewinnen die Untoten, wer auch immer vorn liegt.
lesson-hide = Auch ein Charakter, der verdeckt liegt, zählt am Ende, und niemand weiß, welcher es ist. Dieser hier lässt dich einen verdeckt legen. Spiele ihn aus.
lesson-hide-which = Lege den Frosch verdeckt in deine Gruppe. Damit hast du noch einen Charakter des Seevolks, den niemand sieht.
lesson-hidden = Da liegt er. Verdeckte Charaktere zählen für den Sieg, bringen aber das Ende nicht näher: Das tun nur offene.
lesson-draw-again = Zieh wieder. Du darfst jede Karte nehmen; nimm diesmal die Echse aus der Taverne.
lesson-harbor-again = Und eine vom Hafen.
lesson-discard-again = Wirf das Schlachtschwein ab.
lesson-army = Rot 8, Grün 6: Rot liegt zwei vorn, die Kaiserliche Armee würde gewinnen. Läge Grün zwei vorn, wären es die Hügelstämme.
lesson-end = Du hast fünf offene Charaktere. Mit dem sechsten endet diese Kurze Partie zu dritt nach deinem Zug. Das ist also der Augenblick: Wo müssen die Marker stehen?
lesson-last = Der Koi rückt den vorderen Marker ein Feld zurück und den hinteren eins vor. Spiele ihn aus.
lesson-won = Rot 7, Grün 7: das Seevolk. Von allen Rollen, die mit ihm verbündet sind, gewinnt die mit den meisten Charakteren des Seevolks, verdeckte eingeschlossen.
lesson-last-draw = Beende deinen Zug: Zieh und behalte drei. Dann werden alle Rollen aufgedeckt.
lesson-last-harbor = Noch eine Karte.
lesson-last-discard = Und eine in die Wildnis.
