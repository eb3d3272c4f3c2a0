### The status phase, objectives, victory points, the agenda phase, votes and laws.

## Victory points
ti4-gained-points = { $seat } gains { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  } and has { $total }: { $why }.
ti4-lost-points = { $seat } loses { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  } and has { $total }: { $why }.
ti4-wins = { $seat } wins with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
  }.
ti4-no-objective-left = No public objective is left to reveal: the game ends.

## Objectives
ti4-scored = { $seat } scores { $objective }.
ti4-objective-asks = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }, { $phase }: { $text }
ti4-objective-told = { $name } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
  }, { $phase }). { $text }
ti4-objective-revealed = Public objective: { $objective }
ti4-not-a-public-objective = That is not a revealed public objective. Choose a faceup one.
ti4-home-system-lost = You do not control every planet in your home system, so you cannot score public objectives.
ti4-home-system-lost-all = You do not control every planet in your home system; at this table that prevents scoring any objective in the status phase.
ti4-already-scored = You have already scored this objective: { $objective }.
ti4-not-fulfilled = You do not meet the requirement of this objective: { $objective }.
ti4-not-your-secret = That is not one of your unscored secret objectives.
ti4-action-phase-secret = This objective can be scored only in the action phase: { $objective }.
ti4-ask-spend-tokens = Spend { $n ->
    [one] { $n } command token
   *[other] { $n } command tokens
  } from your tactic and strategy pools ({ $purpose }).
ti4-draws-secrets = { $seat } draws { $n ->
    [one] { $n } secret objective
   *[other] { $n } secret objectives
  }.
ti4-your-new-secrets = New secret objectives:
  { $objectives }
ti4-ask-return-secret = You have more than three secret objectives. Choose one to return to the deck.
ti4-returns-secret = { $seat } returns a secret objective to the deck.

## Status phase
ti4-ask-score-public = Status phase: score a public objective?
ti4-score-objective = Score: { $objective }
ti4-ask-score-secret = Status phase: score a secret objective?
ti4-tokens-removed = All command tokens are removed from the board.
ti4-ask-status-tokens = Gain your new command tokens and redistribute all of them among your pools.
ti4-cards-readied = All exhausted cards are readied.

## Agenda phase
ti4-agenda-revealed = { $seat } reveals an agenda: { $agenda }
ti4-agenda-impossible = The agenda cannot be resolved and is discarded: { $agenda }.
ti4-outcome-for = For
ti4-outcome-against = Against
ti4-ask-vote = Choose an outcome to vote for ({ $agenda }).
ti4-abstain = Abstain
ti4-ask-vote-planets = Exhaust planets to vote ({ $outcome }).
ti4-cannot-vote = { $seat } cannot vote.
ti4-abstains = { $seat } abstains.
ti4-casts-votes = { $seat } casts { $n ->
    [one] { $n } vote
   *[other] { $n } votes
  }: { $outcome }.
ti4-not-an-outcome = That is not an outcome of this agenda: { $agenda }.
ti4-votes-need-planets = Choose readied planets with influence; each counts in full. Trade goods cannot be spent to vote.
ti4-ask-prediction = { $source }: predict an outcome.
ti4-predicts = { $seat } predicts: { $outcome }.
ti4-predicted-rightly = { $seat } predicted the outcome.
ti4-ask-decide-outcome = The vote on { $agenda } is tied. As the speaker, choose an outcome.
ti4-speaker-decides = { $seat } breaks the tie: { $outcome }.
ti4-tally = Votes: { $votes }.
ti4-tally-of = { $outcome } ({ $n })
ti4-outcome = Outcome of { $agenda }: { $outcome }.
ti4-planets-readied = All planets are readied.

## Laws
ti4-law-passed = A law comes into play: { $law }.
ti4-law-owned = { $seat } gains the law { $law }.
ti4-law-attached = The law { $law } is attached to { $planet }.
ti4-law-discarded = A law is discarded: { $law }.

## Single agendas
ti4-ask-agenda-losses = { $agenda }: choose { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } to destroy.
ti4-unit-in-place = { $unit }, { $place }
ti4-planets-exhausted = { $seat } exhausts: { $planets }.
ti4-ask-exhaust = Choose { $n ->
    [one] { $n } planet
   *[other] { $n } planets
  } to exhaust.
ti4-ask-colonist = Choose who may place 1 infantry on { $planet }.
ti4-ask-settle = Place 1 infantry on { $planet }?
ti4-surplus-removed = { $seat } removes units over the limit: { $units }.
ti4-fleet-tokens-returned = { $seat } keeps { $n } command tokens in the fleet pool.
ti4-fleet-token-gained = { $seat } adds a command token to the fleet pool.
ti4-secret-leaked = A secret objective becomes public: { $objective }.
ti4-artifact-rolled = { $seat } rolls for the Ixthian Artifact: { $face }.
ti4-ask-swap-card = { $question }
ti4-strategy-cards-swapped = { $seat } exchanges { $given } for { $card } with { $other }.
