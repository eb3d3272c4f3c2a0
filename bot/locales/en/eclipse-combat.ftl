### The combat phase: battles, retreat, population, reputation, claims.

## Sides and ships
eclipse-combat-ancients = Ancients
eclipse-combat-gcds = GCDS
eclipse-combat-hurt = { $ship } (damage { $n })
eclipse-combat-of = { $side }: { $ships }
eclipse-dice-yellow = 🟨 { $dice }
eclipse-dice-orange = 🟧 { $dice }
eclipse-dice-red = 🟥 { $dice }

## A battle
eclipse-battle = Battle in { $sector }: { $attacker } attacks { $defender }.
eclipse-ask-initiative = Your ships in { $sector } share initiative { $n }. Set their order of activation.
eclipse-fires = { $ships } – { $dice }.
eclipse-fires-at = { $ships } – { $dice } ({ $hits }).
eclipse-hits-on = { $ship } { $need }+
eclipse-hits-on-modified = { $ship } { $need }+ ({ $parts })
eclipse-by-computer = computer +{ $n }
eclipse-by-shield = shield −{ $n }
eclipse-round-fire = { $round ->
    [0] Missile attack
   *[other] Engagement round { $round }
  }. Hits: { $fire }
eclipse-fired = { $side } { $hits } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
  })
eclipse-battle-won = { $side } won the battle in { $sector }.
eclipse-losses = Lost ({ $side }): { $ships }.
eclipse-losses-none = Lost ({ $side }): none.
eclipse-ask-deal = Engagement round { $round } in { $sector }: choose how to assign your hits.
eclipse-deal-fewest = This round: fewest dice to destroy
eclipse-deal-fewest-always = To the end: fewest dice to destroy
eclipse-deal-each = Assign each roll
eclipse-all-miss = No damage.
eclipse-destroyed = Destroyed ({ $side }): { $ships }.
eclipse-damaged = Damaged ({ $side }): { $ships }.
eclipse-ask-dice = { $n ->
    [one] Choose a target for this die ({ $dice }, damage { $damage }).
   *[other] Choose targets for these { $n } dice ({ $dice }, damage { $damage } each).
  }
eclipse-target = { $ship } (hull { $hull }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
  })
eclipse-target-of = { $target } #{ $n }
eclipse-target-lost = { $ship } (already destroyed)

## Retreat and stalemate
eclipse-ask-engage = Engagement round { $round } in { $sector }: attack or retreat with { $ships }?
eclipse-battle-attack = Attack
eclipse-battle-attack-always = Attack to the end
eclipse-battle-hold = Stay
eclipse-battle-hold-always = Stay to the end
eclipse-retreat-to = Retreat to { $sector }
eclipse-retreat-declared = { $seat } declares a retreat to { $sector } with { $ships }, in the next engagement round.
eclipse-retreated = { $seat } retreats to { $sector } with { $ships }.
eclipse-no-retreat-there = Retreat to an adjacent hex in reach that has your disc and no enemy ships.
eclipse-starbases-stay = Starbases cannot retreat.
eclipse-stalemate = Stalemate: { $side } must retreat or is destroyed.
eclipse-ask-stalemate = Stalemate in { $sector }: choose where to retreat ({ $ships }). Ships that stay are destroyed.
eclipse-stay-and-die = Stay and be destroyed
eclipse-stalemate-lost = Destroyed in the stalemate ({ $side }): { $ships }.

## Population
eclipse-ask-bomb = Attack { $owner }’s population in { $sector } ({ $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  })?
eclipse-ask-bomb-all = Destroy all of { $owner }’s population in { $sector } ({ $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  })?
eclipse-bomb = Attack population
eclipse-spare = Do not attack
eclipse-bombs = { $n ->
    [0] { $seat } attacks the population with { $ships } – { $dice }: no damage.
   *[other] { $seat } attacks the population with { $ships } – { $dice }: { $n } damage.
  }
eclipse-ask-cubes = Choose { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
  } to destroy in { $sector }.
eclipse-cube-money = money
eclipse-cube-science = science
eclipse-cube-materials = materials
eclipse-cube-any = gray square
eclipse-cube-orbital = orbital
eclipse-cubes-destroyed = { $owner } loses { $n ->
    [one] 1 population cube
   *[other] { $n } population cubes
  } in { $sector }.

## Reputation
eclipse-reputation-tile = { $n } VP
eclipse-reputation-drawn = { $seat } draws { $n ->
    [one] 1 reputation tile
   *[other] { $n } reputation tiles
  } ({ $sector }).
eclipse-reputation-seen = Reputation tiles drawn: { $tiles }.
eclipse-ask-reputation-keep = Choose a reputation tile to keep ({ $n } drawn).
eclipse-reputation-none = None of them
eclipse-ask-reputation-return = Choose a reputation tile on your track to return to the bag.
eclipse-reputation-kept = { $seat } keeps a reputation tile.
eclipse-reputation-exchanged = { $seat } keeps a reputation tile and returns another.
eclipse-reputation-kept-none = { $seat } keeps no reputation tile.
eclipse-reputation-made-room = { $seat } returns a reputation tile to the bag.

## Claims
eclipse-ask-claim = Place an influence disc in { $sector }?
eclipse-claim = Place a disc
eclipse-do-not-claim = Do not place

## Standing orders
eclipse-order-retreat = Retreat
eclipse-order-retreat-never = never: I stay in every battle
eclipse-order-dice = Assigning hits
eclipse-order-dice-fewest = the ship that takes the fewest dice to destroy
eclipse-order-reactions = Reactions after passing
eclipse-order-reactions-attacked = none, unless enemy ships enter my hexes
