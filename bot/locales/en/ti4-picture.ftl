## Words on the picture of the galaxy: few and short

ti4-picture-round = Round { $n }
ti4-picture-won = Victory
ti4-picture-players = Players’ assets
ti4-picture-table = Victory track, objectives, laws
ti4-picture-all = Everything on one page
ti4-picture-draft = The draft: slices, and who has picked what
ti4-picture-alt-slice = Slice { $n }: tiles { $tiles }; optimal resources { $resources }, influence { $influence }.
ti4-picture-slice = slice { $n }
ti4-picture-place = place { $n }
ti4-picture-passed = passed
ti4-picture-eliminated = eliminated
ti4-picture-objectives = Public objectives
ti4-picture-facedown = facedown: I × { $one }, II × { $two }
ti4-picture-laws = Laws
ti4-picture-for = For
ti4-picture-against = Against
ti4-picture-alt-seat = { $name } { $points }
ti4-picture-alt = The galaxy of Twilight Imperium. { $round ->
    [0] { $phase }.
   *[other] Round { $round }, { $phase }.
} Victory points: { $seats }.
ti4-picture-alt-focus = Systems in the question, numbered in this order: { $systems }.
ti4-picture-alt-arrows = Arrows lead from { $origins } to { $target }.
ti4-picture-alt-turn = Active player: { $name }.
ti4-picture-alt-zoom = System #{ $tile } and its neighbors.
ti4-picture-battle = The combat
ti4-picture-battle-space = { $round ->
    [0] { $place }: space combat begins
   *[other] { $place }: space combat, round { $round }
}
ti4-picture-battle-ground = { $round ->
    [0] { $place }: ground combat begins
   *[other] { $place }: ground combat, round { $round }
}
ti4-picture-battle-attacker = attacker
ti4-picture-battle-defender = defender
ti4-picture-battle-dice = Dice, round { $round }
ti4-picture-battle-hits = Hits: { $n }
ti4-picture-battle-retreats = { $name } will retreat at the end of this round.
ti4-picture-alt-battle = Space combat, { $place }, round { $round }: { $sides }.
ti4-picture-alt-battle-ground = Ground combat on { $place }, round { $round }: { $sides }.
ti4-picture-alt-battle-side = { $n ->
    [0] { $name }: nothing left
   *[other] { $name }: { $units }
}

## The legend

ti4-picture-legend = Legend: units, space, planets and player panels.
ti4-picture-legend-units = Units
ti4-picture-legend-space = Space
ti4-picture-legend-planets = Planets
ti4-picture-legend-seats = Players
ti4-picture-legend-damage = damaged
ti4-picture-legend-active = active system
ti4-picture-legend-mark = changed recently
ti4-picture-legend-ready = controlled, readied
ti4-picture-legend-exhausted = controlled, exhausted
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
ti4-picture-legend-owner = controlling player
ti4-points-stage-1 = Stage I objectives
ti4-points-stage-2 = Stage II objectives
ti4-points-secret = Secret objectives
ti4-points-support = Support for the Throne
ti4-points-others = Custodians, Imperial, agendas
ti4-points-lost = Lost, or above the goal
ti4-tie-initiative = Tied with second place; tiebreaker: initiative order.
