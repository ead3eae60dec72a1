### The rules as a document. **Words** between stars are strong, [words](#place) lead to another place of the document.

rules-title = The rules of Hidden Leaders
rules-intro = These are the complete rules of the game as it is played here, in our own words. Where the printed editions are silent, unclear or disagree, we have made a **ruling**. All rulings are listed [further down](#rulings), each with its reason.

## What it is about

story-heading = What it is about
story-war = The Emperor of the island of Oshra is dead. He leaves six children by three mothers, and each of them quietly backs two of the island’s four peoples. The Hill Tribes and the Imperial Army are old rivals, the Water Folk want balance, and the Undead want open war.
story-aim = Each of you is secretly one of the six heirs. With your heroes you push the markers of the two rivals along the power track and gather a party. At the end the markers decide which faction wins the war; and among the leaders who backed that faction, the one with the most of its heroes wins the game. So help one of your factions win, gather its heroes, and don’t let anyone find out who you are.

## The pieces

pieces-heading = The pieces
pieces-players = The game is for 2 to 6 players. You sit in a circle and play clockwise.
pieces-track = **The power track** has 12 spaces, numbered from 1 (left, the minus end) to 12 (right, the plus end). Spaces 9 to 12 are the dark **war area**.
pieces-markers = **Two markers** stand on it: the red one of the Imperial Army and the green one of the Hill Tribes. The one farther right is **leading**, the other is **trailing**. On the same space, neither leads.
pieces-harbor = **Harbor**: the face-down draw pile.
pieces-tavern = **Tavern**: three numbered slots with face-up cards.
pieces-wilderness = **Wilderness**: the face-down discard pile. Its order matters, and nobody may look through it.
pieces-graveyard = **Graveyard**: the face-up pile of buried heroes. Its order matters, and only its top card may be looked at.
pieces-party = **Party**: all heroes in front of a player. Some lie face up; the others are **hidden heroes**, a face-down stack whose order everybody can see. You may look at your own hidden heroes at any time, but you may not reorder them.
pieces-hand = **Hand**: secret, but the number of cards is public.
pieces-leader = **Leader**: secret until the end. You may look at yours at any time. Unused leaders are out of the game and stay secret too.
factions-heading = The four factions
factions-column-faction = Faction
factions-column-color = Color
factions-column-wins = Wins the war if
color-hill-tribes = green
color-imperial-army = red
color-water-folk = blue
color-undead = black
condition-hill-tribes = green is at least two spaces ahead
condition-imperial-army = red is at least two spaces ahead
condition-water-folk = the markers are on the same space or on adjacent spaces
condition-undead = both markers are in the war area
leaders-heading = The six leaders
leaders-column-number = No.
leaders-column-leader = Leader
leaders-column-backs = Backs

## Setting up

setup-heading = Setting up
setup-leaders = Shuffle the six leaders and deal one to each player, face down.
setup-markers = Put both markers on space 4.
setup-emperor = Put the Buried Emperor face up in the Graveyard.
setup-harbor = Shuffle the other heroes of your edition: they form the Harbor. Place three of them face up in the Tavern.
setup-start = Choose a starting player at random.
setup-deal = Deal five heroes to each player. Place one of them face down in your party, put another face down into the Wilderness, and keep three as your hand. You all do this at the same time ([ruling](#ruling-simultaneous-setup)).
setup-advice = Which ones? A hero of one of your factions is a good one to hide: it counts for you at the end, and nobody knows it. Into the Wilderness goes the one that helps you least.

## Editions

editions-heading = Editions and sets
editions-intro = The editions differ in their heroes.
editions-column-edition = Edition
editions-column-set = Set
editions-column-heroes = Heroes
editions-column-sets = Sets
editions-column-what = What it contains
editions-combine = You can also combine the sets as you like, for example the classic edition with Queens & Friends.
editions-start = In the German edition the starting player is chosen only after everybody has made their set-up choice; in the other editions before the deal, so you choose knowing who starts.
short-heading = The short game
short-heroes = The short game is a good first game. Whichever edition you start from, it is played with the { $count } heroes of the base game that are not marked as advanced, and with the Emperor, and it ends one face-up hero sooner. Sets you add yourselves are included, without their advanced heroes.
short-six = The German edition does not recommend the short game for six players. You may play it anyway.
short-marks = We know for certain only that heroes 20, 24, 27 and 51 are advanced, and how many there are in all. The other marks are our reconstruction.

## A turn

turn-heading = A turn
turn-intro = A turn has four steps:
turn-play = **Play or discard.** Play one hero from your hand face up into your party and perform its abilities. Or discard up to three cards from your hand into the Wilderness, one after the other, or none at all ([ruling](#ruling-may-pass)).
turn-draw = **Draw** until you hold four cards, one at a time, each from a Tavern slot or from the top of the Harbor. You see each card before you decide about the next. The Tavern is not refilled during this step. With four or more cards in hand, draw nothing.
turn-discard = **Discard** down to three cards, one after the other, face down into the Wilderness.
turn-refill = **Refill** the empty Tavern slots from the Harbor, slot 1 first.
turn-shuffle = Whenever a card must come from the Harbor and it is empty, shuffle the Wilderness: it becomes the Harbor. If both are empty, continue as far as possible ([ruling](#ruling-both-piles-empty)).

## The end

end-heading = The end of the game
end-check = At the end of every turn, look at all parties. If any of them has at least this many face-up heroes, the game is over. Hidden heroes do not count for this, and a party that has fallen below the number again within the turn does not end the game.
end-column-players = Players
winning-heading = Who wins
winning-faction = First find the faction that wins the war. Check them in this order:
winning-condition = **{ $faction }**, if { $condition }
winning-leaders = Then discard your hands and reveal your leaders. Only a player whose leader backs that faction can win. If there is none, nobody wins.
winning-ties = If there are several, break the tie in this order:
winning-most = the most heroes of the winning faction in the party, face-up and hidden ones;
winning-fewest = the fewest heroes in the party overall;
winning-number = the highest leader number. No two are the same, so there is always exactly one winner.
winning-special = The [Buried Emperor](#hero-buried-emperor) counts as one hero of the winning faction, whichever it is. The Queens and the [Emperor’s Best Friend](#hero-emperors-best-friend) can count as two. For the fewest heroes, every card counts as one.

## Abilities

abilities-heading = How abilities work
abilities-own = A played hero first goes face up into your party. So it is there for its own ability: it counts itself, and it may be its own target. **Any** means every party, yours too.
abilities-order = Usually the markers move first, and the rest follows. Where the move depends on the rest, because of an X or an *if*, or because another player decides, the rest comes first. The texts of the cards are written in this order; only the meaning of X comes last.
abilities-must = What cannot be performed is ignored, and the rest is performed; so every hero can always be played. What can be performed must be performed, even against yourself, unless the text says **may**.
abilities-ends = Each marker stops at the ends of the track. A move that is possible only in part is made as far as it goes.
abilities-or = **And** means both. **Or** means one of them. **And/or** means the first, the second or both, but at least one. You may also choose a move that its marker cannot make ([ruling](#ruling-stuck-marker)).
abilities-players = **Any player** can be you; **another player** cannot. **The next player** is the next in turn order. Whom you can pick depends on what happens then ([ruling](#ruling-who-can-be-picked)).
terms-heading = What the words on the cards mean
terms-bury = **Bury**: put the hero face up on top of the Graveyard.
terms-discard = **Discard**: put the card face down on top of the Wilderness. Cards that are discarded together have a fixed order ([ruling](#ruling-leaving-together)).
terms-exchange = **Exchange**: the two cards swap places. Each place stays face up or face down: a card that comes to a face-down place lies face down, exactly where the other one lay. No abilities are performed.
terms-place = **Place**: put the card where the text says. No abilities are performed.
terms-draw = **Draw**: take the top card of a pile; from a hand, a random card. A pile that is too small gives what it has ([ruling](#ruling-small-pile)).
terms-turn-over = **Turn over**: from face up to face down, or the other way round. A hero turned face down goes on top of the hidden stack; one turned face up goes to the end of the face-up row. No abilities are performed.
terms-look = **Look at**: only you see the card. Several hidden heroes are looked at one after the other ([ruling](#ruling-looking-in-turn)).
terms-random = **At random**: every eligible card is equally likely.
emperor-heading = The Emperor
emperor-factions = The [Buried Emperor](#hero-buried-emperor) is a hero of all four factions at any time. He is a target for each of them, counts in every X and makes every guess right. For the same reason he is never “not” of a faction ([ruling](#ruling-emperor-is-never-not)). He has no abilities, so there is nothing to copy ([ruling](#ruling-emperor-cannot-be-copied)).
copying-heading = The abilities of another hero
copying-how = Some heroes perform the abilities of another one as if you had played it. Only the abilities are performed, and you are the one who performs them; the other card does not move and does not count as played.
copying-rulings = Such chains always come to an end ([ruling](#ruling-chains-end)). A Tavern card whose abilities are being performed is set aside in the meantime ([ruling](#ruling-set-aside)).

## Knowledge

knowledge-heading = Who knows what
knowledge-intro = Secrets are the heart of the game.
knowledge-all = Everybody knows the Tavern, the face-up heroes, the top card of the Graveyard and both markers, the sizes of all piles, hands and hidden stacks, and who did what to which card.
knowledge-own = Only you know your hand, your hidden heroes and your leader. Whoever has looked at a hidden hero knows it until it moves out of sight.
knowledge-tavern = A card that goes from the Tavern into a hand is known to all until that hand secretly gives up a card.
knowledge-secret = After a secret choice from several cards, the others no longer know which of them are still there, unless none is left.
knowledge-discard = Only you know the cards you discard from your hand. Shuffling ends all knowledge of the shuffled cards.
knowledge-group = What lay face up stays known only as long as nothing was secretly chosen from it: everybody has seen the three Tavern cards of the [Battle Connoisseur](#hero-battle-connoisseur), but not which one was kept. The same goes for [Crow Carrier](#hero-crow-carrier), [Wrapped Warrior](#hero-wrapped-warrior), [Miniature Merman](#hero-miniature-merman) and [Firm Fishmonger](#hero-firm-fishmonger).
knowledge-shown = The card that the [Underwater Artist](#hero-underwater-artist) gets is shown to all. So is the one that the [Tentacled Oracle](#hero-tentacled-oracle) reveals; it stays on top.
knowledge-hand = A card drawn from a hand is seen by the player who draws it and by its former owner, and by nobody else.

## Rulings, heroes, glossary

rulings-heading = Rulings
rulings-intro = A ruling is part of the rules. Each one says why we play it this way.
rulings-reason = Why: { $reason }
heroes-heading = The heroes
heroes-intro = Every hero with its text and what is worth knowing about it. A plus marks the advanced ones.
heroes-see = See also: { $rulings }
glossary-heading = Glossary
glossary-column-word = Word
glossary-column-meaning = Meaning
about-heading = About this edition
about-text = This is an unofficial, free edition of the card game Hidden Leaders (German: Heimliche Herrschaft, Polish: Ukryci Liderzy), made by fans; it is not connected with the authors or the publishers of the original. The original was designed by Andreas Müller, Markus Müller and Raphael Stocker, illustrated by Satoshi Matsuura and first published by BFF Games. Texts and pictures of this edition are our own. The advanced marks are a reconstruction, as explained [above](#short). If you enjoy the game, buy the original.

## The player aid

aid-title = Player aid
aid-turn = Your turn
aid-turn-play = Play 1 hero, or discard up to 3 cards
aid-turn-draw = Draw until you hold 4 cards: { ICON("tavern") } and/or { ICON("harbor") }
aid-turn-discard = Discard down to 3 cards: { ICON("wilderness") }
aid-turn-refill = Refill { ICON("tavern") }
aid-end = Face-up heroes that end the game
aid-winning = Who wins the war
aid-ties = Ties
aid-tie-most = most heroes of the winning faction
aid-tie-fewest = fewest heroes overall
aid-tie-number = highest leader number
aid-icons = Icons
