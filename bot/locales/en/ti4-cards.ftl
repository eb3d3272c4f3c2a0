# Action cards, promissory notes, deals.

# Action cards
ti4-draws-cards = { $seat } draws { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
  }.
ti4-your-new-cards = New action cards:
  { $cards }
ti4-action-deck-shuffled = The action card deck is empty: its discard pile becomes the new deck.
ti4-agenda-deck-shuffled = The agenda deck is empty: its discard pile becomes the new deck.
ti4-card-taken = { $seat } takes a random action card from { $victim }.
ti4-card-taken-secret = The card is { $card }.
ti4-ask-hand-limit = You are over your hand limit. Choose { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
  } to discard.
ti4-ask-discard-cards = Choose { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
  } to discard.
ti4-discards-card = { $seat } discards { $card }.
ti4-discards-card-several = { $seat } discards { $card }.
ti4-plays-card = { $seat } plays { $card }.
ti4-plays-card-on = { $seat } plays { $card }: { $target }.
ti4-card-cancelled = { $seat }’s { $card } is canceled.
ti4-ability-roll = { $card }: { $dice } ({ $needs }+) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-hits-cancelled = { $seat } cancels { $left ->
    [0] all hits.
   *[other] hits; { $left } left.
  }
ti4-repairs-units = { $seat } repairs { $units }.
ti4-sent-back = { $seat }’s { $units } return from { $planet } to space.
ti4-upgraded = { $seat } replaces a cruiser with a dreadnought ({ $system }).
ti4-planet-exhausted = { $planet } is exhausted.
ti4-planet-readied = { $planet } is readied.
ti4-token-lost = { $seat } loses a command token: { $pool }.
ti4-token-removed = { $seat } removes a command token from { $system }.
ti4-unit-at = { $seat }’s { $unit }, { $place }
ti4-jam = { $system }, { $seat }’s token
ti4-ask-jam = Choose whose command token to place in { $system }.
ti4-ask-exhaust-planet = Choose one of { $other }’s planets to exhaust.
ti4-ask-ready-planet = Choose one of your planets to ready.
ti4-ask-place-dock = Choose a planet for the space dock.
ti4-ask-place-dreadnought = Choose a system for the dreadnought.
ti4-ask-close-system = Choose a system: each other player places a command token there.
ti4-takes-speaker = { $seat } takes the speaker token.
ti4-barred = { $seat } cannot vote on this agenda.
ti4-ask-bribe = Choose how many trade goods to spend on votes.
ti4-bribe = { $outcome }, { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }
ti4-elected-instead = { $seat } is elected instead.

# Trade goods and commodities
ti4-spends-goods = { $seat } spends { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  }.
ti4-hands-over = { $giver } gives { $taker } { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
  } (as trade goods).

# Promissory notes
ti4-a-note = a promissory note
ti4-no-note = No note
ti4-note-in-play = { $seat } puts { $note } into play.
ti4-note-returns = { $note } returns to its owner.
ti4-not-a-note-of-yours = That promissory note is not in your hand. Choose one that is.

# Deals
ti4-offers = { $giver } offers { $taker } a deal: { $gives } for { $wants }.
ti4-deal = { $giver } and { $taker } make a deal: { $gives } for { $wants }.
ti4-offer-accept = Accept: { $giver }
ti4-offer-decline = Decline: { $giver }
ti4-offer-withdraw = Withdraw: { $taker }
ti4-offer-terms = { $giver } gives: { $gives }. { $taker } gives: { $wants }.
ti4-holding-fire = not using Space Cannon
ti4-promise = the promise “{ $words }” (not binding)
ti4-deal-declined = { $seat } declines { $other }’s offer.
ti4-deal-withdrawn = { $seat } withdraws the offer to { $other }.
ti4-deal-empty = The offer is empty. Add something to give, ask for or promise.
ti4-deal-active-player = Only the active player and a neighbor can make a transaction.
ti4-deal-not-neighbors = { $seat } and { $other } are not neighbors, so they cannot make a transaction.
ti4-deal-once = { $seat } and { $other } have already made their one transaction this turn.
ti4-deal-once-an-agenda = { $seat } and { $other } have already made their one transaction for this agenda.
ti4-deal-once-a-phase = { $seat } and { $other } have already made their one transaction this agenda phase.
ti4-deal-nothing-to-hold = There is no Space Cannon to hold back.
ti4-cannot-give = { $seat } does not have what the deal requires.
