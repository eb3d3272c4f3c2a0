### Twilight Imperium 4: what advice says of plans. Phrases without a capital and without a full stop.

## What a plan is for
ti4-advice-goes = to { $system }
ti4-advice-fights = fight { $seat } ({ $units }): about { $chance }% to win
ti4-advice-takes = take { $planet }
ti4-advice-takes-from = take { $planet } from { $seat }
ti4-advice-takes-perhaps = take { $planet }: about { $chance }%
ti4-advice-planet = { $planet } (resources { $resources }, influence { $influence })
ti4-advice-planet-specialty = { $planet } (resources { $resources }, influence { $influence }, technology specialty: { $specialty })
ti4-advice-produces = produce up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } there, with { $money ->
    [one] { $money } resource
   *[other] { $money } resources
  } to spend
ti4-advice-completes = this fulfills { $objective }
ti4-advice-nearer = closer to { $objective } ({ $n } still missing)
ti4-advice-tokens = { $n ->
    [one] { $n } command token
   *[other] { $n } command tokens
  }
ti4-advice-tokens-bought = { $n ->
    [one] { $n } command token
   *[other] { $n } command tokens
  } for { $influence } influence
ti4-advice-diplomacy = no other player can activate the system you choose, and your planets in it are readied
ti4-advice-politics = 2 action cards, a new speaker, and you decide where 2 agendas go
ti4-advice-builds = a { $unit } on { $planet }
ti4-advice-keeps-strategy = you keep { $n ->
    [one] { $n } strategy token
   *[other] { $n } strategy tokens
  }
ti4-advice-trade = 3 trade goods and { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
  }
ti4-advice-commodities = replenish { $n ->
    [one] { $n } commodity
   *[other] { $n } commodities
  }
ti4-advice-warfare = remove your command token from { $system }: you can activate it again, and its ships can move
ti4-advice-free-token = remove a command token from the board: one more tactical action
ti4-advice-scores = score { $objective }
ti4-advice-mecatol = 1 victory point for controlling Mecatol Rex
ti4-advice-secret = draw a secret objective
ti4-advice-two-cards = 2 action cards
ti4-advice-readies = ready { $n ->
    [one] { $n } planet
   *[other] { $n } planets
  }
ti4-advice-home-dock = produce up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } at home without a tactical action
ti4-advice-opens = opens the way to { $technology }
ti4-advice-learns = { $technology } – { $text }
ti4-advice-free-planets = { $n ->
    [one] { $n } planet is
   *[other] { $n } planets are
  } still free
ti4-advice-keeps = you keep { $cards }
ti4-advice-readied = readies { $planets }
ti4-advice-kept-out = keeps out enemy ships that are near
ti4-advice-moves-again = can move again: { $units }
ti4-advice-makes-again = can produce again: up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  }
ti4-advice-no-gift = players who want to replenish spend a strategy token
ti4-advice-tactic-pool = tactic pool { $n } (tactical actions)
ti4-advice-fleet-pool = fleet pool { $n } (ships in each system)
ti4-advice-strategy-pool = strategy pool { $n } (secondary abilities)
ti4-advice-custodians = 1 victory point, and you may land on Mecatol Rex
ti4-advice-saves = { $n ->
    [one] { $n } resource stays
   *[other] { $n } resources stay
  } unspent
ti4-advice-unit = { $hits ->
    [0] no combat
   *[other] hits on { $hits }
  }{ $move ->
    [0] {""}
   *[other] , move { $move }
  }{ $capacity ->
    [0] {""}
   *[other] , carries { $capacity }
  }
ti4-advice-unit-sustains = { ti4-advice-unit }, sustains damage
ti4-advice-dock = produces up to { $n ->
    [one] { $n } unit
   *[other] { $n } units
  } at a time
ti4-advice-pds = Space Cannon and Planetary Shield guard { $planet }
ti4-advice-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
  }
ti4-advice-missing = { $n ->
    [0] already fulfilled
   *[other] { $n } still missing
  }
ti4-advice-saved = saves { $units }
ti4-advice-stays = hold { $system }: about { $chance }% to win

## What it costs
ti4-advice-tactic-token = 1 tactic token ({ $left } left)
ti4-advice-strategy-token = 1 strategy token ({ $left } left)
ti4-advice-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  } ({ $left } left)
ti4-advice-influence = { $n } influence
ti4-advice-card-gone = the card

## What speaks against it
ti4-advice-last-tactic = it is your last tactic token
ti4-advice-last-strategy = no strategy token is left for other secondary abilities
ti4-advice-little-influence = you cannot afford tokens for influence
ti4-advice-none-exhausted = none of your planets is exhausted
ti4-advice-full-hand = you hold { $n } action cards and can keep 7
ti4-advice-no-token-out = none of your command tokens is on the board
ti4-advice-no-technology = no technology is within reach
ti4-advice-no-second = a second technology costs { $n } resources, more than you have
ti4-advice-none-ready = you fulfill no public objective now
ti4-advice-late = initiative { $n }: players with a lower number act before you
ti4-advice-no-more-turns = others still have turns this round, you have none
ti4-advice-full-secrets = you already have 3 secret objectives and must return one
ti4-advice-guns = Space Cannon there scores about { $n ->
    [one] { $n } hit
   *[other] { $n } hits
  }
ti4-advice-bare = { $system } is left to enemy ships nearby
ti4-advice-stuck = what is there cannot leave this round: { $units }
ti4-advice-no-such-unit = you have no { $unit } on the board yet
ti4-advice-fewer-units = less is left for units
ti4-advice-fleet-full = your fleet pool allows { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  } here, and they are there
ti4-advice-second-dock = there is a space dock in that system already
ti4-advice-one-more-round = this combat round is fought first
ti4-advice-likely-lost = likely lost: { $units }
ti4-advice-gift = they replenish and keep their strategy tokens
ti4-advice-overpays = { $n } more than needed, which is lost
