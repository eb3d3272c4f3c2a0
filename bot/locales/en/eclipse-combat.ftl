### The combat phase: battles, retreat, population, reputation, claims.

## Sides and ships
eclipse-combat-ancients = Ancients
eclipse-combat-gcds = Galactic Center
eclipse-combat-hurt = { $ship } (damage { $n })
eclipse-combat-of = { $side }: { $ships }
eclipse-dice-yellow = 🟨 { $dice }
eclipse-dice-orange = 🟧 { $dice }
eclipse-dice-red = 🟥 { $dice }

## A battle
eclipse-battle = Battle at { $sector }. Attacker: { $attacker }. Defender: { $defender }.
eclipse-ask-initiative = { $seat }: these ships of yours at { $sector } have the same initiative ({ $n }). In which order do they act?
eclipse-fires = { $ships } – { $dice }.
eclipse-all-miss = No damage.
eclipse-destroyed = Destroyed ({ $side }): { $ships }.
eclipse-damaged = Damaged ({ $side }): { $ships }.
eclipse-ask-dice = { $seat }: { $n ->
    [one] which ship does this die hit ({ $dice }, damage { $damage })?
   *[other] which ships do these { $n } dice hit ({ $dice }, damage { $damage } each)?
  }
eclipse-target = { $ship } (hull { $hull }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
  })
eclipse-target-of = { $target } #{ $n }
eclipse-target-lost = { $ship } (destroyed already)

## Retreat and stalemate
eclipse-ask-engage = { $seat }: attack or retreat with { $ships }? Round { $round } at { $sector }.
eclipse-battle-attack = Attack
eclipse-battle-attack-always = Attack to the end
eclipse-battle-hold = Stay
eclipse-battle-hold-always = Stay to the end
eclipse-retreat-to = Retreat to { $sector }
eclipse-retreat-declared = { $seat } declares a retreat to { $sector }: { $ships }. They leave in the next round.
eclipse-retreated = { $seat } retreats to { $sector }: { $ships }.
eclipse-no-retreat-there = Ships retreat only to a neighbouring hex they can reach, with your disc and without enemy ships.
eclipse-starbases-stay = Starbases cannot retreat.
eclipse-stalemate = Stalemate: neither side can destroy the other. { $side } has to retreat or is destroyed.
eclipse-ask-stalemate = { $seat }: stalemate at { $sector }. Where do you retreat ({ $ships })? Ships that stay are destroyed.
eclipse-stay-and-die = Stay and be destroyed
eclipse-stalemate-lost = Destroyed in the stalemate ({ $side }): { $ships }.

## Population
eclipse-ask-bomb = { $seat }: do you attack the population of { $owner } at { $sector }? Cubes: { $n }.
eclipse-ask-bomb-all = { $seat }: do you destroy all population of { $owner } at { $sector }? Cubes: { $n }.
eclipse-bomb = Attack population
eclipse-spare = Leave it alone
eclipse-bombs = { $seat } attacks the population: { $ships } – { $dice }. Damage: { $n }.
eclipse-ask-cubes = { $seat }: which cubes do you destroy at { $sector }? Choose { $n }.
eclipse-cube-money = money
eclipse-cube-science = science
eclipse-cube-materials = materials
eclipse-cube-any = grey square
eclipse-cube-orbital = orbital
eclipse-cubes-destroyed = { $owner } loses { $n ->
    [one] a population cube
   *[other] { $n } population cubes
  } at { $sector }.

## Reputation
eclipse-reputation-tile = { $n } VP
eclipse-reputation-drawn = { $seat } draws { $n ->
    [one] a reputation tile
   *[other] { $n } reputation tiles
  } for { $sector }.
eclipse-reputation-seen = The reputation tiles you drew: { $tiles }.
eclipse-ask-reputation-keep = { $seat }: which reputation tile do you keep? You drew { $n }.
eclipse-reputation-none = None of them
eclipse-ask-reputation-return = { $seat }: which reputation tile of your track goes back into the bag?
eclipse-reputation-kept = { $seat } keeps a reputation tile.
eclipse-reputation-exchanged = { $seat } keeps a reputation tile in place of another.
eclipse-reputation-kept-none = { $seat } keeps none of the reputation tiles.
eclipse-reputation-made-room = { $seat } puts a reputation tile back into the bag.

## Claims
eclipse-ask-claim = { $seat }: do you place an influence disc at { $sector }?
eclipse-claim = Place a disc
eclipse-do-not-claim = Do not place

## Standing orders
eclipse-order-retreat = Retreat
eclipse-order-retreat-never = never, I stay to the end of every battle
eclipse-order-dice = Dice that hit
eclipse-order-dice-fewest = on whatever ship the least destroys
eclipse-order-reactions = Reactions after I have passed
eclipse-order-reactions-attacked = none, unless somebody's ships are where I have a disc or ships
