# The kit to print at home, and what can go wrong while printing.

print-guide = Print and play
print-intro = Everything you need to play **{ $game }** with 2–6 players at a real table: { $title }. Print what the table lists, cut it out, and read the rules.
print-column-part = Part
print-column-sheets = Sheets
print-column-paper = Paper
print-cards = Cards
print-board = Board
print-markers = Markers
print-box = Box
print-paper-heavy = heavy, 200–300 g/m² (card stock)
print-paper-plain = ordinary
print-before = Before you print
print-scale = Print at **100%** (“actual size”), never “fit to page”. Below each sheet of cards there is a line of exactly 5 cm: print one sheet and measure it first.
print-sides-both = Print on **both sides, flipped on the long edge**. Each sheet of cards has its backs on the other side; the sheets of board, markers and box stay empty there.
print-sides-single = Print on **one side**. Each sheet of cards is followed by one with its backs: glue the two together before you cut, or put front and back into a sleeve.
print-sides-fronts = Print on **one side**. There are no backs: put the cards into **sleeves that nobody can see through**, the leaders into another color than the heroes. Print the player aid on two sheets, or use both sides.
print-first-page = You do not need this page to play.
print-after = Cutting and gluing
print-cut-cards = **Cards:** cut along the lines at the edges, with a ruler and a sharp knife or with a paper cutter: first all the way across, then the strips into cards. Rounded corners last longer.
print-cut-board-two = **Board:** cut out both halves. Glue the right half onto the strip marked “{ print-glue }” of the left one. Cardboard underneath keeps it flat.
print-cut-board-one = **Board:** cut it out. Cardboard underneath keeps it flat.
print-cut-markers = **Markers:** cut out both strips. Fold along the dashed lines, the pictures outward, and glue one foot onto the other, so that the marker stands.
print-cut-box = **Box:** cut along the solid lines, score and fold along the dashed ones, and glue the side and the bottom at “{ print-glue }”.
print-cut-aids = **Player aids:** one for each player, with the turn on the front and the end and the icons on the back.
print-cut-rules = **Rules:** staple them at the upper left corner.
print-glue = glue here
print-start = Start

## What can go wrong

print-error-gap = A gap of { $gap } mm leaves no margin on this paper. The largest possible gap is { $most } mm.
print-error-parts = Choose at least one part to print.
print-error-write = { $path } cannot be written: { $reason }
print-error-inside = This cannot be printed: { $reason }
print-error-form = “{ $option }” does not go with “--form { $form }”.
print-error-set = “{ $set }” is already part of “{ $edition }”.
print-written = { $count ->
        [one] One picture
       *[other] { $count } pictures
    } in { $path }
