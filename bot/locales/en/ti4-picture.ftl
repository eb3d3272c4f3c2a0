## Words on the picture of the galaxy: few and short

ti4-picture-round = Round { $n }
ti4-picture-won = Victory
ti4-picture-players = What the players have
ti4-picture-table = Victory track, objectives, laws
ti4-picture-all = Everything on one page
ti4-picture-passed = passed
ti4-picture-eliminated = eliminated
ti4-picture-objectives = Public objectives
ti4-picture-facedown = face down: I × { $one }, II × { $two }
ti4-picture-laws = Laws
ti4-picture-for = For
ti4-picture-against = Against
ti4-picture-alt-seat = { $name } { $points }
ti4-picture-alt = The galaxy of Twilight Imperium. { $round ->
    [0] { $phase }.
   *[other] Round { $round }, { $phase }.
} Victory points: { $seats }.
ti4-picture-alt-focus = The systems of the question, numbered in this order: { $systems }.
ti4-picture-alt-arrows = Arrows lead from { $origins } to { $target }.
ti4-picture-alt-turn = Active player: { $name }.
ti4-picture-alt-zoom = System #{ $tile } and its neighbours.

## The legend

ti4-picture-legend = What the signs on the pictures mean: units, space, planets, and the panels of the seats.
ti4-picture-legend-units = Units
ti4-picture-legend-space = Space
ti4-picture-legend-planets = Planets
ti4-picture-legend-seats = Seats
ti4-picture-legend-damage = damaged
ti4-picture-legend-active = active system
ti4-picture-legend-mark = something happened here
ti4-picture-legend-ready = owned, readied
ti4-picture-legend-exhausted = owned, exhausted
ti4-picture-legend-custodians = custodians token
ti4-picture-legend-resources = resources
ti4-picture-legend-influence = influence
ti4-picture-legend-tactic = tactic pool
ti4-picture-legend-fleet = fleet pool
ti4-picture-legend-strategy = strategy pool
ti4-picture-legend-trade_good = trade goods
ti4-picture-legend-commodity = commodities
ti4-picture-legend-action_card = action cards
ti4-picture-legend-secret = secret objectives
ti4-picture-legend-note = promissory notes
ti4-picture-legend-speaker = speaker
ti4-picture-legend-initiative = strategy card, initiative
ti4-picture-legend-token = command token
ti4-picture-legend-owner = owner of fleet or planet
