### Why something cannot be done.

refusal-player-count = W grze bierze udział od 2 do 6 graczy.
refusal-over = Gra już się skończyła.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-not-asked = Teraz wybiera ktoś inny.
refusal-other-question = Teraz trzeba wybrać coś innego.
refusal-must-choose = Tego nie można pominąć: co da się wykonać, trzeba wykonać.
refusal-not-in-hand = Nie masz tej karty na ręce.
refusal-not-among-cards = Tej karty nie ma wśród kart do wyboru.
refusal-empty-slot = To miejsce w Karczmie jest puste.
refusal-empty-pile = Nie ma tam karty do dobrania.
refusal-not-face-up = Ten Bohater nie jest odkryty.
refusal-no-such-hidden = W tym miejscu nie ma ukrytego Bohatera.
refusal-not-yours = To musi być jeden z twoich Bohaterów.
refusal-not-anothers = To musi być Bohater innego gracza.
refusal-not-next-players = To musi być Bohater następnego gracza.
refusal-needs-face-up = To musi być odkryty Bohater.
refusal-needs-hidden = To musi być ukryty Bohater.
refusal-wrong-faction = Ta karta nie należy do właściwej frakcji.
refusal-already-looked = Tego Bohatera już znasz.
refusal-no-abilities = Ten Bohater nie ma zdolności do rozpatrzenia.
refusal-already-performed = Zdolności tego Bohatera są właśnie rozpatrywane.
refusal-player-cannot-be-picked = Tego gracza nie można tu wybrać.
refusal-nobody-to-receive = Nie ma innego gracza, do którego mógłby trafić ten Bohater.
refusal-no-such-move = Znaczniki nie mogą się tu tak przesunąć.
