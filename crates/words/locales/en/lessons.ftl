### The guided first game: one idea at a time.

lesson-title = Learn to play
lesson-welcome = The Emperor of Oshra is dead. You join a game that is well under way, and win it in three turns. It takes about five minutes.
lesson-leader = This is your leader: Lemron the Wise. She backs the Water Folk and the Hill Tribes. Nobody else knows that, and you do not know whom the others back.
lesson-markers = Two markers decide the war. Red now stands on 7, green on 4. Red is two or more ahead, so the Imperial Army would win if the game ended now. You do not back them. The strip below the board shows who would win with a marker on another space.
lesson-play = On your turn you play one hero. Its icons say what it does: Blind Eye Collector moves red one space and green three. Play it.
lesson-adjacent = Red 8, green 7: adjacent spaces. Now the Water Folk would win, and you back them.
lesson-draw = Now draw until you hold four cards: face-up ones from the Tavern, or the top of the Harbor. Everybody sees what you take from the Tavern. Take the Furious Frog all the same: a Water Folk hero.
lesson-harbor = The second card comes from the Harbor. Nobody sees it but you.
lesson-discard = Keep three cards and discard one, face down, into the Wilderness. You will not need the Underpaid Mercenary.
lesson-others = Now the others play. Watch the markers.
lesson-undead = Both markers stand on 9 or more, in the dark war area. There the Undead win, whoever leads.
lesson-hide = A hero that lies face down counts at the end as well, and nobody knows which it is. The Battle Pet Master lets you place one face down. Play him.
lesson-hide-which = Place the Furious Frog face down. That is one more Water Folk hero that nobody can see.
lesson-hidden = There it is. Hidden heroes count for the winner, but they do not bring the end nearer: only face-up heroes do.
lesson-draw-again = Draw again. You may take any card; this time take the Leery Lizard from the Tavern.
lesson-harbor-again = And one from the Harbor.
lesson-discard-again = Discard the Pigmented War Pig.
lesson-army = Red 8, green 6: red is two ahead, the Imperial Army would win. If green were two ahead, it would be the Hill Tribes.
lesson-end = You have five face-up heroes. With the sixth this short game for three ends after your turn. So this is the moment: where must the markers be?
lesson-last = The Keen Koi moves the leading marker back one space and the other one forward. Play it.
lesson-won = Red 7, green 7: the Water Folk. Of all leaders who back them, the one with the most Water Folk heroes wins, hidden ones included.
lesson-last-draw = Finish your turn: draw, and keep three. Then all leaders are revealed.
lesson-last-harbor = One more card.
lesson-last-discard = And one into the Wilderness.
