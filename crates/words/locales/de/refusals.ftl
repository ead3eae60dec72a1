### Why something cannot be done.

refusal-player-count = Eine Partie hat 2 bis 6 Personen.
refusal-over = Die Partie ist zu Ende.
refusal-no-such-seat = Diesen Platz gibt es hier am Tisch nicht.
refusal-not-asked = Gerade entscheidet jemand anders.
refusal-other-question = Gerade ist eine andere Entscheidung nötig.
refusal-must-choose = Darauf kannst du nicht verzichten: Was möglich ist, muss auch passieren.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-not-among-cards = Diese Karte steht nicht zur Wahl.
refusal-empty-slot = Dieser Platz in der Taverne ist leer.
refusal-empty-pile = Dort gibt es keine Karte zu ziehen.
refusal-not-face-up = Dieser Charakter liegt nicht offen.
refusal-no-such-hidden = An dieser Stelle liegt kein verdeckter Charakter.
refusal-not-yours = Es muss einer deiner eigenen Charaktere sein.
refusal-not-anothers = Es muss ein Charakter einer anderen Person sein.
refusal-not-next-players = Es muss ein Charakter der nächsten Person sein.
refusal-needs-face-up = Es muss ein offener Charakter sein.
refusal-needs-hidden = Es muss ein verdeckter Charakter sein.
refusal-wrong-faction = Diese Karte gehört nicht zur passenden Fraktion.
refusal-already-looked = Diesen Charakter hast du dir gerade angesehen.
refusal-no-abilities = Dieser Charakter hat keine Effekte, die du nutzen könntest.
refusal-already-performed = Die Effekte dieses Charakters werden schon genutzt.
refusal-player-cannot-be-picked = Diese Person kann hier nicht gewählt werden.
refusal-nobody-to-receive = Niemand sonst könnte diesen Charakter bekommen.
refusal-no-such-move = So können sich die Marker hier nicht bewegen.
