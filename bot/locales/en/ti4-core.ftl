### Setup, phases, turns, strategy cards, technology, tokens and payments.
ti4-seats = Twilight Imperium is for 3 to 6 players.
ti4-headline = { $round ->
        [0] Before the first round: { $phase }
       *[other] Round { $round }, { $phase }
    }
ti4-headline-turn = Round { $round }, { $phase }: { $seat }’s turn
ti4-note-of = { $issuer }’s { $note }
ti4-phase-begins = The { $phase } begins.
ti4-no-target = nothing

## Setup
ti4-first-speaker = { $seat } is the speaker.
ti4-ask-faction = Choose a faction.
ti4-plays-faction = { $seat } plays the { $faction }.
ti4-extra-tile = A red tile is placed next to Mecatol Rex: { $tile }.
ti4-ask-tile = Choose a system tile to place.
ti4-tile-with = #{ $tile }: { $contents }
ti4-planet-values = { $planet } { $resources }/{ $influence }
ti4-empty-space = empty space
ti4-ask-position = Choose a space for the tile.
ti4-position = space { $n }
ti4-not-in-this-ring = Choose an empty space in the innermost ring that is not full yet.
ti4-adjacent-anomalies = Tile #{ $tile } would be adjacent to another anomaly there. Choose a space or a tile that avoids it.
ti4-adjacent-wormholes = Tile #{ $tile } would be adjacent to the same wormhole there. Choose a space or a tile that avoids it.
ti4-laid-tile = { $seat } places a tile: { $tile }.
ti4-board-ready = The galaxy is complete.
ti4-ask-starting-technology = Choose your starting technology.
ti4-ask-deploy-start = Choose a home planet for your starting { $unit }.
ti4-ask-keep-secret = Choose one of your two secret objectives to keep.
ti4-kept-secret = { $seat } keeps one secret objective.
ti4-your-secret = Your secret objective: { $objective }

## Strategy phase
ti4-round-begins = Round { $n } begins.
ti4-ask-strategy-card = Choose a strategy card.
ti4-strategy-with-goods = { $initiative } { $card }{ $goods ->
    [0] { "" }
    [one] { " " }(+{ $goods } trade good)
   *[other] { " " }(+{ $goods } trade goods)
  }
ti4-strategy-card-taken = { $card } is taken. Choose another one.
ti4-took-strategy-card = { $seat } takes { $card }{ $goods ->
    [0] .
    [one] { " " }and { $goods } trade good.
   *[other] { " " }and { $goods } trade goods.
  }
ti4-action-phase = The action phase begins. Order: { $order }.

## Turns
ti4-ask-action = Choose an action.
ti4-strategic = Strategy card: { $card }
ti4-tactical = Tactical action
ti4-pass = Pass
ti4-ends-actions = You take no more turns this action phase.
ti4-end-turn = End the turn
ti4-turn-ends = { $seat }’s turn ends immediately.
ti4-passed = { $seat } passes.
ti4-strategy-card-first = You cannot pass before you have played all your strategy cards.
ti4-no-tactic-token = You have no command token in your tactic pool.
ti4-not-your-strategy-card = That strategy card is not yours.
ti4-cannot-be-resolved = You do not have that action, or it cannot be resolved.
ti4-strategic-action = { $seat } plays { $card }.
ti4-ask-secondary = { $card } ({ $seat }): use the secondary ability ({ $effect }; { $price })?
ti4-use-secondary = Use it
ti4-skip-secondary = Skip
ti4-secondary = { $seat } uses the secondary ability of { $card }.

## Windows
ti4-ask-way-out = { $source }: choose where your ships go.
ti4-ask-target = { $source }: choose a target.
ti4-uses-technology = { $seat } uses { $technology }.
ti4-uses-law = { $seat } uses { $law }.

## Tokens and payments
ti4-ask-gain-tokens = Add { $n ->
    [one] { $n } command token
   *[other] { $n } command tokens
  } to your pools. Now: tactic { $tactic }, fleet { $fleet }, strategy { $strategy }.
ti4-no-tokens-left = { $seat } has no command tokens left to gain.
ti4-gained-tokens = { $seat } gains command tokens: { $pools }.
ti4-in-pool = { $pool } +{ $n }
ti4-ask-redistribute = Redistribute your command tokens.
ti4-pools = { $seat }, pools: tactic { $tactic }, fleet { $fleet }, strategy { $strategy }.
ti4-token-placed = { $seat } places a command token in { $system }.
ti4-token-lifted = { $seat } removes a command token from { $system }.
ti4-ask-pool = Your reinforcements are empty. Choose a pool to take the token from.
ti4-planet-resources = { $planet } ({ $n ->
    [one] { $n } resource
   *[other] { $n } resources
  })
ti4-planet-influence = { $planet } ({ $n } influence)
ti4-planet-also-resources = also { $n ->
    [one] { $n } resource
   *[other] { $n } resources
  }
ti4-planet-also-influence = also { $n } influence
ti4-ask-pay-resources = Pay { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
  } for { $purpose }.{ $goods ->
    [0] { "" }
   *[other] { " " }Trade goods you can add: { $goods }.
  }{ $each ->
    [1] { "" }
   *[other] { " " }Each trade good counts as { $each }.
  }
ti4-ask-pay-influence = Pay { $cost } influence for { $purpose }.{ $goods ->
    [0] { "" }
   *[other] { " " }Trade goods you can add: { $goods }.
  }{ $each ->
    [1] { "" }
   *[other] { " " }Each trade good counts as { $each }.
  }
ti4-pay-too-little = That does not cover the cost of { $cost }: { $goods ->
    [0] exhaust planets worth { $need }.
    [one] with your { $goods } trade good, exhaust planets worth { $need }.
   *[other] with your { $goods } trade goods, exhaust planets worth { $need }.
  }
ti4-pay-goods = { $n ->
    [one] Only { $n } trade good
   *[other] Only { $n } trade goods
  }
ti4-paid = { $seat } pays for { $purpose }: { $means }.
ti4-token-without-figure = { $seat } has no plastic { $unit } for the tokens in { $place } and loses them.
ti4-gained-goods = { $seat } gains { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  }.
ti4-gained-goods-from = { $seat } gains { $n ->
    [one] { $n } trade good
   *[other] { $n } trade goods
  } ({ $source }).

## Technology
ti4-ask-research = Research a technology?
ti4-ask-second-research = Research another technology for { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
  }?
ti4-ask-technology = Choose a technology.
ti4-ask-specialty = Missing prerequisite: { $color }. Choose how to ignore it.
ti4-researched = { $seat } researches { $technology }.
ti4-already-owned = You already own { $technology }.
ti4-other-factions-technology = { $technology } is another faction’s technology.
ti4-prerequisites-missing = You lack prerequisites of { $technology }: { $missing }.
ti4-color-blue = { $n } blue
ti4-color-green = { $n } green
ti4-color-yellow = { $n } yellow
ti4-color-red = { $n } red

## Strategy cards
ti4-ask-buy-tokens = Buy command tokens for 3 influence each (at most { $most }).
ti4-for-tokens = { $n ->
    [one] { $n } command token
   *[other] { $n } command tokens
  }
ti4-ask-diplomacy = Choose a system: each other player places a command token there.
ti4-no-diplomacy-there = You cannot choose { $system } for Diplomacy.
ti4-diplomacy-own-planet = Choose a system that contains a planet you control.
ti4-diplomacy = { $seat } readies the planets in { $system }.
ti4-ask-ready = Ready up to two planets.
ti4-readies-planets = { $seat } readies { $planets }.
ti4-ask-speaker = Choose the new speaker.
ti4-new-speaker = { $seat } is the new speaker.
ti4-looked-at-agendas = { $seat } looks at the top { $n ->
    [one] agenda
   *[other] { $n } agendas
  } of the deck.
ti4-your-agendas = Top of the agenda deck: { $agendas }.
ti4-agendas-placed = { $bottom ->
    [0] { $seat } keeps the agendas on top of the deck.
   *[other] { $top ->
        [0] { $seat } places the agendas on the bottom of the deck.
       *[other] { $seat } places agendas: { $top } on top, { $bottom } on the bottom.
    }
  }
ti4-ask-agenda-place = Place the agenda on the top or the bottom of the deck.
ti4-on-top = Top of the deck
ti4-on-bottom = Bottom of the deck
ti4-ask-agenda-order = Choose the order of the agendas, topmost first.
ti4-ask-structure = Choose a structure and a planet.
ti4-structure-on = { $unit } on { $planet }
ti4-no-structure = No structure
ti4-nowhere-to-build = { $seat } cannot place a structure.
ti4-not-your-planet = You do not control { $planet }.
ti4-no-room-for-structure = { $planet } has no room for another { $unit }, or you have none in your reinforcements.
ti4-ask-construction = Choose a system for your command token.
ti4-replenished = { $seat } replenishes commodities: { $n }.
ti4-nobody = Nobody
ti4-ask-trade-partners = Choose players who replenish commodities for free.
ti4-ask-warfare = Choose a system to remove your command token from.
ti4-ask-home-dock = Choose a space dock that produces.
ti4-ask-imperial-score = Score a public objective?
ti4-ask-imperial-secret = Draw a secret objective?
ti4-imperial-secret = Draw it
ti4-imperial-no-secret = Do not draw
ti4-score-nothing = Score nothing

## Windows of this room

## Hands
ti4-held-card = { $name }. { $text }
ti4-held-tile = tile #{ $tile }

## Systems
ti4-system-with = { $name } #{ $tile }
ti4-planet-in = { $planet } #{ $tile }
ti4-both = { $a }/{ $b }

ti4-tech-letani_warrior_2-text = Infantry: combat 7, Production 2; destroyed ones may return on a roll of 6 or more.
ti4-tech-floating_factory_2-text = Space dock that moves like a ship: move 2, capacity 5, Production 7; destroyed when blockaded.
ti4-tech-prototype_war_sun_2-text = War sun: cost 10, combat 3 with three dice, move 3, capacity 6.
ti4-tech-spec_ops_2-text = Infantry: combat 6; destroyed ones may return on a roll of 5 or more.
ti4-tech-advanced_carrier_2-text = Carrier: combat 9, move 2, capacity 8, sustains damage.
ti4-tech-super_dreadnought_2-text = Dreadnought: combat 4, move 2, capacity 2; immune to Direct Hit.
ti4-line = - { $text }
ti4-lines = - { $first }
  { $rest }
ti4-ask-swap-own = Choose one of your strategy cards to give.
ti4-ask-swap-other = Choose one of { $other }’s strategy cards to take.
ti4-price-token = costs 1 strategy token
ti4-price-no-token = costs no strategy token
ti4-price-token-placed = costs 1 strategy token, placed in its system
ti4-price-research = { $token } and { $cost ->
    [0] no resources
    [one] { $cost } resource
   *[other] { $cost } resources
  }
ti4-price-of = { $seat }: { $price }
ti4-prices = { $price }; { $others }
ti4-secondary-leadership = buy command tokens for 3 influence each
ti4-secondary-diplomacy = ready up to 2 planets
ti4-secondary-politics = draw 2 action cards
ti4-secondary-construction = place a structure
ti4-secondary-trade = replenish commodities
ti4-secondary-warfare = produce at a space dock in your home system
ti4-secondary-technology = research a technology
ti4-secondary-imperial = draw a secret objective
ti4-row = { $first }; { $rest }
ti4-no-system-left = There is no system you can activate.
ti4-strategy-card-exhausted = You have already played that strategy card this round.
ti4-note-far = Not your neighbors: { $seats }.
ti4-note-none-moves = none of your ships can reach a system, and you can land or produce nowhere
ti4-note-tokens-left = { $n ->
    [one] you still have 1 tactic token that you could use
   *[other] you still have { $n } tactic tokens that you could use
}
ti4-note-none-reach = none of your ships can reach it
ti4-note-many-reach = ships that can reach it: { $n }
ti4-note-invade = your units there can land or bombard
ti4-note-produce = you can produce units here
ti4-note-planet-of = controlled by { $seat }; { $worth }
ti4-note-votes = Your votes available: { $n }.
ti4-note-fleet = { $seat }: { $units }.
ti4-note-retreat-to = You can retreat to: { $systems }.
ti4-note-too-many = { $system } ({ $n ->
    [one] 1 ship
   *[other] { $n } ships
  } over your fleet pool)
ti4-note-ground = On { $planet }: { $seat }’s { $units }.
ti4-note-not-near = Not a neighbor: promises only
ti4-note-reach-by-rift = from #{ $tile }, move { $far }, only through a gravity rift: { $ships }
ti4-note-reach = from #{ $tile }, move { $far }: { $ships }
ti4-note-technology = { $count ->
    [0] { $color }, no prerequisites
   *[other] { $color }, needs { $needs }
}
ti4-note-color-blue = blue
ti4-note-color-green = green
ti4-note-color-yellow = yellow
ti4-note-color-red = red
ti4-note-color-unit = unit upgrade

## What it is for
ti4-purpose-tactical = activate a system: move ships there, fight, invade planets, produce units
