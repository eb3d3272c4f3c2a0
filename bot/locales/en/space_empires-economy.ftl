### The Economic Phase of Space Empires.

## The phase
space_empires-economy-begins = Economic Phase of round { $round }: all fill in their production sheets, at once and in secret.
space_empires-ask-economy = Economic Phase of round { $round }: fill in your production sheet. What you buy shows when all have finished.
space_empires-economy-begins-alone = Economic Phase of round { $round }.
space_empires-ask-economy-alone = Economic Phase of round { $round }: fill in your production sheet.
space_empires-ask-sheet = Your production sheet. You have { $left } to spend: { $carried } carried over, { $income } income, { $maintenance } maintenance paid.
space_empires-ask-purchases = The dice of your grants have fallen. Which units do you buy? You have { $left }.
space_empires-ends-movement = before the Economic Phase you can still: { $deeds }.
space_empires-ends-sheet = you buy and bid nothing in this Economic Phase.
space_empires-field-scuttle = Scuttle
space_empires-field-bid = Bid for the player order
space_empires-field-research = Technology
space_empires-field-grants = Research grants, 5 CP each
space_empires-field-ships = Ships
space_empires-field-bases = Bases and ship yards
space_empires-field-decoys = Decoys
space_empires-field-apart = New ships
space_empires-together = join groups that lie face down
space_empires-apart = take counters of their own
space_empires-unit-at = { $unit }, { $hex }
space_empires-priced = { $what } ({ $cost })
space_empires-offered = { $unit } ({ $cost } each), { $hex }
space_empires-sums = Together { $spent } of { $there }; you keep { $left } for the next Economic Phase.
space_empires-sums-wrong = Together { $spent } of { $there }. Not possible yet. { $why }
space_empires-ask-numerals = Which numeral, 1 to 6, lies under each new decoy? Only you see it.
space_empires-decoy-at = Decoy { $n }, { $hex }
space_empires-sheet-filled = Your sheet is filled in. Bid { $bid }, research { $research }, units { $units }; you keep { $left }.
space_empires-sheet-closed = The Economic Phase is over: you spent { $spent } and keep { $left }.

## Why not
space_empires-why-dear = That comes to { $spent }, and you have { $there }: { $lacking } too much.
space_empires-why-gearing = You may spend at most { $most } on research in this phase.
space_empires-why-unknown = { $unit } needs { $levels }.
space_empires-note-unknown = Not yet, for lack of technology: { $units }.
space_empires-note-needs = { $unit } ({ $levels })
space_empires-why-yards = The ship yards on { $hex } build { $room } hull points in this phase; that would be { $needed }.
space_empires-why-no-free-counter = No counter is free, and no group there can be joined: { $unit }.

## Research
space_empires-wreck-gives = Your space wreck gives { $level }.
space_empires-wreck-useless = Your space wreck gives nothing: { $technology } has no further level.
space_empires-grant-gained = Research: { $level } is yours. Dice: { $rolls }.
space_empires-grant-rolled = Research towards { $level }: dice { $rolls }, { $points } points so far.

## Player order
space_empires-bid = { $seat } { $cp }
space_empires-bids = Bids: { $bids }.
space_empires-ask-first = { $seat } has won the bidding: who goes first in the next round?
