### What is worth knowing about each hero: special cases, and what follows from the rules.

## Hill Tribes

note-shaky-sharpshooter = The Emperor is a possible target too. If only a hero of your own fits, you must bury that one.
note-depressed-druid = A marker that reaches space 1 stops there; the other still makes its whole move.
note-blind-eye-collector = A marker that reaches space 12 stops there; the other still makes its whole move.
note-hairy-hermit = Even if red is leading, you may choose the smaller move.
note-long-eared-loner = You can pick only a player with at least one hero. A hero that is turned face up does not perform its abilities.
note-saber-tooth-troll = Whoever loses the hero decides alone where green goes. If no other player has a face-up hero, green does not move.
note-potato-privateer = You may pick yourself, or a player without such heroes: then X is 0. The Emperor counts.
note-spirited-shaman = You can pick only a player with at least one hero. A hero that is turned face up does not perform its abilities.
note-grumpy-guard = The Emperor, face up in your party, counts as a Water Folk hero.
note-overworked-amazon = You may pick yourself. The Amazon may be the one to go.
note-hangry-barbarian = The empty slots are refilled at the end of your turn. The Emperor in the Tavern is discarded and counts as one card.
note-joyless-chief = With a single card in the Wilderness, that one is placed in your party.
note-battle-pet-master = Nobody else sees the card. It goes on top of your hidden heroes.
note-curious-troll = You may look at none, one or two, of any players.
note-pigmented-war-pig = Both markers move. If one is already at its end of the track, only the other moves.
note-bored-goblin = The Emperor, face up in your party, counts as an Undead hero.
note-curious-cat-lover = You can pick only a player with cards in hand. You both know the card, the others do not.
note-watchful-witch = You may look at none, one or two, of any players.

## Imperial Army

note-short-sighted-soldier = Both markers move. If one is already at its end of the track, only the other moves.
note-doubtful-priest = The second card is played like any other, with all its abilities.
note-underestimated-squire = The hand card takes exactly the place of the hidden hero.
note-flailing-knight = A marker that reaches space 1 stops there; the other still makes its whole move.
note-underpaid-mercenary = A marker that reaches space 12 stops there; the other still makes its whole move.
note-heart-bending-bard = The empty slots are refilled at the end of your turn. The Emperor in the Tavern is discarded and counts as one card.
note-modest-monsterslayer = The Emperor may be chosen: he comes into your party, and nothing is performed.
note-ace-fighter = Even if green is leading, you may choose the smaller move.
note-battle-connoisseur = Everybody has seen the Tavern cards, but which one you keep is secret. The slots stay empty until the end of your turn.
note-canned-champion = The Emperor is a possible target too. If only a hero of your own fits, you must bury that one.
note-nagging-northman = If you do not discard, red does not move.
note-almost-evil-scholar = You may pick yourself, or a player without such heroes: then X is 0. The Emperor counts.
note-well-aged-warrior = Nobody else sees the card. It goes on top of your hidden heroes.
note-androgyn-assassin = If you turn up the Emperor, every guess is right. With a face-up Keeper of Discord in that party, the turned hero would be buried and is turned back over instead.
note-groggy-preacher = The new hero lies face up; its abilities are not performed. The Preacher himself may be exchanged.
note-queer-quartermaster = The Keeper of Discord may be exchanged, the Emperor may not. The new hero lies face up; its abilities are not performed.
note-angry-priestess = If you do not discard, green does not move.
note-resilient-rearguard = You can pick only a player with cards in hand. You both know the card, the others do not.

## Undead

note-arrowgant-skeleton = You choose: red, green or both, but at least one of them.
note-unconfident-executioner = The Executioner himself is a possible target.
note-ghastly-granny = She cannot choose herself, nor the Emperor.
note-rotting-orangutan = You choose one of the two moves, even one that its marker cannot make.
note-half-headed-wizard = The hero that leaves the Tavern lies face up in the other party; its abilities are not performed.
note-nightmarish-northman = Your own hero comes first; it may be the Northman himself. If one side has no target, the other is still performed.
note-half-eaten-bull = The Emperor is a possible target too. If only a hero of your own fits, you must bury that one.
note-gorgeous-gorgon = You may pick yourself. Each face-up hero of the picked player is equally likely.
note-crow-carrier = The Emperor may be among the two cards. Which of the two you keep is secret.
note-insidious-impaler = The Emperor may be chosen: he is buried, and nothing is performed.
note-lethargic-leech = Nobody else sees the card. It goes on top of your hidden heroes.
note-will-bending-witch = All choose at the same time. Whoever has no card discards nothing.
note-resurrected-ram = Slot 1 gets the top card of the Graveyard, then slots 2 and 3. If the Graveyard is too small, slots stay empty until the end of your turn.
note-mummy-mystic = Your hero is then on top of the Graveyard; this does not count as burying. The other lies face up in your party; its abilities are not performed.
note-naughty-necromancer = Performed from the top of the Graveyard, he counts himself. Performed by the Insidious Impaler, he does not: he is set aside.
note-sun-shy-skeleton = With the Emperor on top, nothing happens. The top card stays where it is.
note-wrapped-warrior = Only you see the whole pile. The others do not learn which card you take.
note-slaughtered-slime = Your own hidden heroes are possible targets too; if there are no others, you must bury one of them. Everybody sees the buried hero. The Keeper of Discord does not protect hidden heroes.

## Water Folk

note-pessimistic-whaleman = Nobody else sees the two cards.
note-tentacled-oracle = The revealed card stays on top. The Emperor is Undead too: then nothing moves. The Keeper of Discord is not.
note-drowned-deserter = On the same space no marker leads, and nothing moves.
note-deep-sea-squire = Nobody else sees the two cards. The one you keep counts toward the four you then draw up to.
note-vegetarian-sharkguard = The Keeper of Discord does not protect against being discarded.
note-double-shielded-turtle = You may name a faction that is not in the Tavern: then X is 0.
note-leery-lizard = You choose one of the two moves, even one that its marker cannot make.
note-furious-frog = You choose: red, green or both, but at least one of them.
note-apathetic-waterpriest = You choose one of the two moves, even one that its marker cannot make.
note-hopeful-salamander = The hero is placed, not played: its abilities are not performed.
note-keen-koi = Which marker is leading is settled once for both moves.
note-triple-sword-lizard = On the same space no marker leads, and nothing moves.
note-saltwater-sage = The turned hero stays face up. If it is the Emperor, nothing is performed.
note-miniature-merman = You can choose only a pile that holds a card. With a single card in it, you draw that one.
note-krill-keeper = You may pick yourself, or a player without such heroes: then X is 0. The Emperor counts.
note-aimless-eel = The Emperor is a possible target too. If only a hero of your own fits, you must bury that one.
note-bludgeoning-blowfish = You can choose only what is possible. Looking at a hidden hero of your own is allowed.
note-friendly-frogmage = Nobody else sees the card. It goes on top of your hidden heroes.

## Kickstarter

note-seaweed-cutter = Nobody else sees the two cards. With a single card in the Wilderness, that one goes into your party.
note-careful-chameleon = The hand card takes the place of the hero and lies the same way up; its abilities are not performed.
note-polar-protector = Only your own hidden heroes count. Without any, X is 0 and no marker moves.
note-firm-fishmonger = Without a hidden hero you still look. Your hero takes the exact place of the other card in the pile.
note-sanguine-scholar = The Emperor cannot be chosen. If the next player has no other face-up hero, nothing happens.
note-well-shaved-wizard = X can be 0 to 3. The Emperor alone stands for all three other factions.
note-half-sliced-ghoul = The turned hero stays face up. The Emperor makes the markers move, the Keeper of Discord does not.
note-kind-king-slayer = If no marker is leading, none moves; the burying is still performed.

## Emperor

note-buried-emperor = He starts in the Graveyard. At the end he counts as one hero of the winning faction, whichever it is.

## Extra

note-goblin-cryptographer = The hero stays face up. With two players you can only give away one of your own.
note-careless-cartographer = Each of the two takes exactly the place of the other.
note-underwater-artist = The card is shown to all. You may name anybody and any faction, even in vain; everybody then learns that there was no such card.
note-gambling-overseer = Without a hidden hero, only the placing happens; with one hand card, one is placed. You choose the order of the two.

## Queens

note-well-funded-queen = With any other leader she counts as one Hill Tribes hero. Face up or hidden makes no difference.
note-queen-of-the-wild = With any other leader she counts as one Imperial Army hero. Face up or hidden makes no difference.
note-queen-of-the-streets = With any other leader she counts as one Water Folk hero. Face up or hidden makes no difference.
note-emperors-best-friend = Without the Emperor he counts as one Undead hero. Face up or hidden makes no difference, for both of them.
note-keeper-of-discord = The Keeper protects against everybody, you too, but only others that lie face up, and only from being buried: not from being discarded, taken or exchanged. A protected hero is still a legal target; turning it over is then the whole effect.
