### Why something cannot be done.

refusal-player-count = A game has 2 to 6 players.
refusal-over = The game is over.
refusal-no-such-seat = There is no such seat at this table.
refusal-not-asked = Somebody else is choosing right now.
refusal-other-question = A different decision is needed right now.
refusal-must-choose = You cannot skip this: what can be performed must be performed.
refusal-not-in-hand = This card is not in your hand.
refusal-not-among-cards = This card is not among those to choose from.
refusal-empty-slot = This Tavern slot is empty.
refusal-empty-pile = There is no card to draw there.
refusal-not-face-up = This hero is not face up.
refusal-no-such-hidden = There is no hidden hero at that place.
refusal-not-yours = It must be one of your own heroes.
refusal-not-anothers = It must be a hero of another player.
refusal-not-next-players = It must be a hero of the next player.
refusal-needs-face-up = It must be a face-up hero.
refusal-needs-hidden = It must be a hidden hero.
refusal-wrong-faction = This card is not of the right faction.
refusal-already-looked = You have just looked at this hero.
refusal-no-abilities = This hero has no abilities to perform.
refusal-already-performed = This hero’s abilities are already being performed.
refusal-player-cannot-be-picked = This player cannot be picked here.
refusal-nobody-to-receive = No other player could get this hero.
refusal-no-such-move = The markers cannot move like that here.
