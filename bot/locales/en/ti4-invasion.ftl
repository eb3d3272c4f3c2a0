## Invasion
ti4-ask-bombard = Choose planets to bombard ({ $units }). Units left out do not fire.
ti4-ask-bombard-one = Choose units to bombard { $planet } ({ $units }). Units left out do not fire.
ti4-nobody-to-bombard = There are no enemy ground forces on { $planet } to bombard.
ti4-planet-shielded = Planetary Shield protects { $planet } from Bombardment.
ti4-bombardment-banned = { $planet } cannot be bombarded.
ti4-salvo = { $unit } → { $planet }
ti4-ask-extra-die = { ti4-tech-plasma_scoring }: choose a unit to roll the extra die.
ti4-bombarded = { $seat } bombards { $planet }, { $units }: { $dice } ({ $needed }+) → { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
  }.
ti4-ask-land = Commit ground forces to planets. In space: { $units }.
ti4-landed = { $seat } commits { $units } to { $planet }.
ti4-landed-several = { $seat } commits { $landings }.
ti4-landed-on = { $units } to { $planet }
ti4-no-units-there = Units cannot be placed on { $planet }.
ti4-ask-order-cannon = Choose the order in which planets use Space Cannon.
ti4-ask-order-combats = Choose the order of ground combats.
ti4-ground-combat = Ground combat on { $planet }: { $attacker } attacks { $defender }.
ti4-ground-combat-draw = Ground combat on { $planet }: no winner.
ti4-ground-combat-won = { $seat } wins the ground combat on { $planet }.

## Custodians
ti4-ask-custodians = { $cost ->
    [0] Remove the custodians token,
   *[other] Spend { $cost } influence to remove the custodians token,
  } gain 1 victory point and commit ground forces to Mecatol Rex?
ti4-custodians-guard = Ground forces cannot be committed to Mecatol Rex until the custodians token is removed.
ti4-custodians-no-ground = You have no ground forces here to commit to Mecatol Rex.
ti4-custodians-price = Removing the custodians token costs { $cost } influence; you can spend { $purse }.
ti4-custodians-stay = The custodians token stays: it costs { $cost } influence, and { $seat } can spend { $purse }.
ti4-custodians-removed = { $seat } removes the custodians token from { $planet }.
ti4-for-custodians = the custodians token

## Control
ti4-control-gained = { $seat } gains control of { $planet }.
ti4-control-gained-several = { $seat } gains control of { $planet }.
ti4-control-taken = { $seat } takes control of { $planet } from { $before }.
ti4-control-taken-several = { $seat } takes control of { $planet } from { $before }.
ti4-control-lost = { $seat } loses control of { $planet }.

## Structures
ti4-structure-limit = { $planet } cannot hold another { $unit }.
ti4-blockade-destroys = { $seat } loses a { $unit } to the blockade.

## Reinforcements
ti4-placed = { $seat } places { $units } ({ $place }).
ti4-ask-take-back = You have no { $unit } in your reinforcements. Choose one on the board to remove.
ti4-take-back-from = { $units }, { $place }
ti4-take-back-none = None (nothing is placed)
ti4-taken-back = { $seat } removes { $units } from the board ({ $place }).
ti4-ask-drop-group = Too few plastic pieces ({ $unit }). Choose a group to give up.

## Production
ti4-ask-produce = Produce in { $system }. Chosen: { $made }. Left: { $left ->
    [one] { $left } unit
   *[other] { $left } units
  }, { $money ->
    [one] { $money } resource
   *[other] { $money } resources
  }.{ $full ->
    [0] { "" }
   *[other] { " " }Fleet pool full ({ $full }): no ships but fighters.
  }
ti4-produce-unit = { $unit } (cost { $cost }{ $pieces ->
    [1] { "" }
   *[other] { " " }for { $pieces }
  })
ti4-produce-off-board = none left in your reinforcements: you remove one from the board.
ti4-produce-over = Done
ti4-produce-done = { ti4-produce-over } (cost { $cost })
ti4-ask-pieces = Choose how many to produce: { $unit }.
ti4-ask-deploy = Choose where to place { $units }.
ti4-produced = { $seat } produces in { $system }: { $units }.
ti4-for-units = { $units }
ti4-no-cost = You cannot produce { $unit }.
ti4-production-limit = Your units there can produce at most { $limit }.
ti4-none-in-reinforcements = You have no { $unit } in your reinforcements, and none can be removed from the board.
ti4-cannot-pay-resources = That would cost { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
  }; you can spend { $purse }.
ti4-cost-cap = That would cost { $cost }; the limit is { $cap }.
ti4-no-place-for-ground = There is no place for new ground forces here.
ti4-troop-limit = Your units there can produce at most { $limit } ground forces.
ti4-no-capacity = Your ships in { $system } have no capacity left.
ti4-fleet-full = Your fleet pool ({ $limit }) allows no more ships there.
ti4-blockaded = Your production in { $system } is blockaded: you cannot produce ships there.
ti4-foreign-ships = Another player has ships in { $system }: you cannot produce ships there.

## Elimination
ti4-eliminated = { $seat } is eliminated.

## Technologies
ti4-ask-diodes-from = Choose up to { $n } ground forces to move.
ti4-ask-diodes-to = Choose planets for the ground forces ({ $units }).
ti4-diodes-moved = { $seat } moves { $n ->
    [one] { $n } ground force
   *[other] { $n } ground forces
  } to { $planets }.
ti4-x-89 = All infantry on { $planet } is destroyed.
ti4-revival-roll = { $seat } rolls for destroyed infantry: { $dice }. { $n ->
    [0] None return.
   *[other] Returning next turn: { $n }.
  }
ti4-ask-revive = Choose home planets for { $n } returning infantry.
ti4-revived = { $seat } returns { $n } infantry to home planets.

## Windows
