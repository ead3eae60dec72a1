### What was added to the rules to learn from: parts of the box, a card explained, examples, captions of pictures.

## What is in the box

components-heading = What is in the box
components-heroes = **{ $count } hero cards** in the classic edition ([other editions](#editions) have more or fewer)
components-leaders = **6 leader cards**
components-board = **1 board** with the power track and places for Harbor, Tavern, Wilderness and Graveyard
components-markers = **2 markers**, one red and one green
components-aids = **6 player aids**
pieces-hidden = **Lay hidden heroes overlapping**, each new one on top of the last, so that everybody can count them and see their order.

## A card explained

anatomy-heading = A card explained
anatomy-faction = The **faction** of the hero. The Emperor has all four signs; a dashed ring means no faction.
anatomy-advanced = A **plus** marks an advanced hero, who is left out of the [short game](#short).
anatomy-name = The **name**, on a strip in the color of the faction.
anatomy-moves = How the **markers** move. This usually happens first.
anatomy-text = The **text**: what else the hero does. The [icons](#icons) stand for words.
anatomy-number = The **number** of the hero. Behind it a diamond stands for the four extra heroes of the English and Polish boxes, a triangle for the Kickstarter heroes, a crown for Queens & Friends.
icons-heading = The icons

## Examples

setup-pictures = This is how the table looks before the first turn:
turn-strip = Ada’s turn in four pictures:
winning-pictures = The four ways to win the war:
example-scoring-heading = Example: counting at the end
example-scoring = Red is on 6 and green on 7: adjacent spaces, so the Water Folk win the war. Cleo has the most Water Folk heroes, but her leader, Myrad, does not back them. Ada (Lemron) and Ben (Cyra) do. Ada has two face up and one hidden, three in all. Ben has one, and the Emperor counts as another, so he has two. Ada wins.
example-tie-heading = Example: a tie at the end
example-tie = Both markers are in the war area, so the Undead win the war. Ada (Myrad), Ben (Xiadul) and Dan (Enned) back them, and each has two Undead heroes. So the fewest heroes overall decide: Ada has six and is out, Ben and Dan have five each. Now the leader number decides: Enned has 6, Xiadul only 4. Dan wins.
example-burying-heading = Example: must I bury my own hero?
example-burying = Yes, if there is no other. Ada plays the Aimless Eel, who buries any one face-up Undead hero. The only one on the table is her own Rotting Orangutan, so she must bury it: what can be performed must be performed. If the text said **may**, she could keep it. And if Ben’s party showed the Emperor, she could bury him instead: he is Undead too.

## Summary and index

summary-heading = Summary
index-heading = Index

## Pictures: the value is the caption, .description says what they show to those who do not see them.

figure-pieces = A hero and the back of all heroes, a leader and the back of all leaders, the two markers.
    .description = Side by side: the hero card Furious Frog, the back of a hero card, the leader card of Lemron the Wise, the back of a leader card, a red marker shaped like a tower and a green one shaped like a tent.
figure-hidden = A party: four face-up heroes, and three hidden ones. The one on top is the newest.
    .description = Four cards lie face up in a row. Beside them three cards lie face down, overlapping from left to right, numbered 1 to 3 from the oldest to the newest.
figure-card = A hero card and what is on it.
    .description = The card Joyless Chief with numbers: 1 at the faction’s sign in the upper left corner, 2 at the plus beside it, 3 at the name, 4 at the move of the marker, 5 at the text, 6 at the small number at the bottom.
figure-setup = { $players } players
    .description = The table for { $players } players before the first turn. In the middle: the Harbor, three face-up cards in the Tavern, the Wilderness with { $players } cards, the Emperor in the Graveyard, and below them the power track with both markers on space 4. Around it each player has a leader, one hidden hero and three cards in hand.
figure-play = 1. Ada plays the Blind Eye Collector: red moves 1 space, green 3.
    .description = An arrow leads from Ada’s hand to her party. The red marker stands on 8, the green one on 7.
figure-draw = 2. She draws the Leery Lizard from the Tavern, then a card from the Harbor.
    .description = Arrows lead from the first Tavern slot and from the Harbor to Ada’s hand, which now holds four cards. The slot is empty.
figure-discard = 3. She discards one card, face down, into the Wilderness.
    .description = An arrow leads from a card of Ada’s hand to the Wilderness.
figure-refill = 4. The empty Tavern slot is refilled from the Harbor.
    .description = An arrow leads from the Harbor to the first Tavern slot, where a new card lies.
figure-winning-undead = **Undead**: both markers in the war area, here on 11 and 9
    .description = The power track with red on 11 and green on 9, both in the dark war area.
figure-winning-water-folk = **Water Folk**: the same space or adjacent ones, here 6 and 7
    .description = The power track with red on 6 and green on 7.
figure-winning-imperial-army = **Imperial Army**: red at least two ahead, here 8 to 5
    .description = The power track with red on 8 and green on 5.
figure-winning-hill-tribes = **Hill Tribes**: green at least two ahead, here 10 to 6
    .description = The power track with red on 6 and green on 10. Only green is in the war area.
figure-burying = The only hero Ada can bury is her own.
    .description = Ada’s party: Rotting Orangutan, marked as the only target, Furious Frog and Aimless Eel. Ben’s party: Ace Fighter and Grumpy Guard, neither of them marked.
figure-scoring = The parties at the end, hidden heroes turned up. What counts is marked.
    .description = Four rows, one for each player, with the leader and all heroes. Marked are three heroes of Ada and two of Ben. Ada’s row is the winner’s.
figure-tie = Three parties with two Undead heroes each. The marked ones count.
    .description = Four rows, one for each player, with the leader and all heroes. Two heroes each of Ada, Ben and Dan are marked. Dan’s row is the winner’s.
