# Action cards, promissory notes, deals.

# Action cards
ti4-draws-cards = { $seat } draws { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
  }.
ti4-your-new-cards = New in your hand:
  { $cards }
ti4-action-deck-shuffled = The action card deck is empty: its discard pile becomes the new deck.
ti4-agenda-deck-shuffled = The agenda deck is empty: its discard pile becomes the new deck.
ti4-card-taken = { $seat } takes a random action card from { $victim }.
ti4-card-taken-secret = The card is { $card }.
ti4-ask-hand-limit = { $seat }: your hand is over its limit. Choose { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
  } to discard.
ti4-ask-discard-cards = { $seat }: choose { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
  } to discard.
ti4-discards-card = { $seat } discards { $card }.
ti4-discards-card-several = { $seat } discards { $card }.
ti4-plays-card = { $seat } plays { $card }.
ti4-plays-card-on = { $seat } plays { $card }: { $target }.
ti4-card-cancelled = { $card } of { $seat } is cancelled and has no effect.
ti4-ability-roll = { $card }: { $dice }. Hits on { $needs }+: { $hits }.
ti4-hits-cancelled = { $seat } cancels hits; { $left } remain.
ti4-repairs-units = { $seat } repairs { $units }.
ti4-sent-back = { $units } of { $seat } return from { $planet } to space.
ti4-upgraded = { $seat } replaces a cruiser by a dreadnought ({ $system }).
ti4-planet-exhausted = { $planet } is exhausted.
ti4-planet-readied = { $planet } is readied.
ti4-token-lost = { $seat } loses a command token: { $pool }.
ti4-token-removed = { $seat } takes a command token off the board ({ $system }).
ti4-unit-at = { $unit } of { $seat }, { $place }
ti4-jam = { $system }, token of { $seat }
ti4-ask-jam = { $seat }: whose command token do you place in { $system }?
ti4-ask-exhaust-planet = { $seat }: choose a planet of { $other } to exhaust.
ti4-ask-ready-planet = { $seat }: choose a planet of yours to ready.
ti4-ask-place-dock = { $seat }: choose a planet for the space dock.
ti4-ask-place-dreadnought = { $seat }: choose a system for the dreadnought.
ti4-ask-close-system = { $seat }: choose the system that gets everyone else's command tokens.
ti4-takes-speaker = { $seat } takes the speaker token.
ti4-barred = { $seat } cannot vote on this agenda.
ti4-ask-bribe = { $seat }: how many trade goods do you spend on votes?
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
ti4-hands-over = { $giver } hands { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
  } to { $taker }, as trade goods.

# Promissory notes
ti4-a-note = a promissory note
ti4-no-note = No note
ti4-note-in-play = { $seat } puts { $note } into play.
ti4-note-returns = { $note } returns to its issuer.
ti4-not-a-note-of-yours = That promissory note is not in your hand. Choose one that is; nothing else can be exchanged.

# Deals
ti4-offers = { $giver } offers { $taker } a deal. Gives: { $gives }. Wants: { $wants }.
ti4-deal = { $giver } and { $taker } make a deal. { $giver } gives: { $gives }. { $taker } gives: { $wants }.
ti4-offer-choice = { $giver } → { $taker }
ti4-offer-terms = { $giver } gives: { $gives }. { $taker } gives: { $wants }.
ti4-holding-fire = holding Space Cannon fire
ti4-promise = the promise “{ $words }” (not binding)
ti4-deal-declined = { $seat } declines the offer of { $other }.
ti4-deal-withdrawn = { $seat } withdraws the offer to { $other }.
ti4-deal-empty = An empty offer is none: give, want or promise something.
ti4-deal-active-player = Only the active player and a neighbour can exchange things now.
ti4-deal-not-neighbors = { $seat } and { $other } are not neighbours, so they cannot exchange anything.
ti4-deal-once = { $seat } and { $other } have already made their one transaction of this turn.
ti4-deal-once-an-agenda = { $seat } and { $other } have already made their one transaction for this agenda.
ti4-deal-once-a-phase = { $seat } and { $other } have already made their one transaction of this agenda phase.
ti4-deal-nothing-to-hold = There is no Space Cannon fire to hold now.
ti4-cannot-give = { $seat } does not have what that deal would take.
