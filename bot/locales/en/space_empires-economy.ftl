### The Economic Phase of Space Empires.

## The phase
space_empires-economy-begins = Round { $round }: Economic Phase
space_empires-ask-economy = Fill in your production sheet. Purchases are revealed when all players are done.
space_empires-economy-begins-alone = Round { $round }: Economic Phase
space_empires-ask-economy-alone = Fill in your production sheet.
space_empires-ask-sheet = Your production sheet. To spend: { $left } ({ $carried } carried over, { $income } income, { $maintenance } maintenance paid).
space_empires-ask-purchases = Your research grants have been rolled. Choose units to purchase with { $left }.
space_empires-ends-movement = Before the Economic Phase you can still: { $deeds }.
space_empires-sheet-blank = Leave the sheet blank
space_empires-field-scuttle = Scuttle
space_empires-field-bid = Bid for player order
space_empires-field-research = Technology
space_empires-field-grants = Research grants, 5 CP each
space_empires-field-ships = Ships
space_empires-field-bases = Bases and ship yards
space_empires-field-decoys = Decoys
space_empires-field-apart = New ships
space_empires-together = join hidden groups
space_empires-apart = use counters of their own
space_empires-unit-at = { $unit }, { $hex }
space_empires-priced = { $what } ({ $cost })
space_empires-offered = { $unit } ({ $cost } each), { $hex }
space_empires-sums = Total { $spent } of { $there }; { $left } carried over.
space_empires-sums-wrong = Total { $spent } of { $there }. Not possible yet. { $why }
space_empires-ask-numerals = Choose a numeral marker (1 to 6) for each new decoy. Only you can see it.
space_empires-decoy-at = Decoy { $n }, { $hex }
space_empires-sheet-filled = Your sheet is complete: bid { $bid }, technology { $research }, units { $units }; { $left } carried over.
space_empires-sheet-closed = Economic Phase over: you spent { $spent } apart from maintenance and carry over { $left }.

## Why not
space_empires-why-dear = Total { $spent }, but you have { $there }: { $lacking } too much.
space_empires-why-gearing = You can spend at most { $most } on research this phase.
space_empires-why-unknown = { $unit } requires { $levels }.
space_empires-note-explore = ships that can still explore are in: { $hexes }
space_empires-note-unmoved = none of your ships has moved yet
space_empires-note-unknown = Requires technology: { $units }.
space_empires-note-needs = { $unit } ({ $levels })
space_empires-why-yards = The ship yards in { $hex } can build { $room } hull points this phase; you need { $needed }.
space_empires-why-no-free-counter = You have no free counter and no group there to join: { $unit }.

## Research
space_empires-wreck-gives = Your space wreck gives { $level }.
space_empires-wreck-useless = Your space wreck gives nothing: { $technology } is at its highest level.
space_empires-grant-gained = Research: you gain { $level }. Dice: { $rolls }.
space_empires-grant-rolled = Research toward { $level }: dice { $rolls }, { $points } points so far.

## Player order
space_empires-bid = { $seat } { $cp }
space_empires-bids = Bids: { $bids }.
space_empires-bids-tied = Bids: { $bids }. A tie goes to the player who was earlier in player order.
space_empires-ask-first = { $seat } wins the bid. Choose who goes first next round.
