## Invasion
ti4-ask-bombard = { $seat }: which planets do you bombard ({ $units })? Units left out do not fire.
ti4-ask-bombard-one = { $seat }: which units bombard { $planet } ({ $units })? Units left out do not fire.
ti4-nobody-to-bombard = There are no enemy ground forces on { $planet } to bombard.
ti4-planet-shielded = A Planetary Shield protects { $planet } from bombardment.
ti4-bombardment-banned = { $planet } may not be bombarded now.
ti4-salvo = { $unit } against { $planet }
ti4-ask-extra-die = { $seat }: which unit rolls the further die of { ti4-tech-plasma_scoring }?
ti4-bombarded = { $seat } bombards { $planet } with { $units }: { $dice }. Hits on { $needed }+: { $hits }.
ti4-ask-land = { $seat }: which ground forces land, and where? In space: { $units }.
ti4-landed = { $seat } lands { $units } on { $planet }.
ti4-landed-several = { $seat } lands { $landings }.
ti4-landed-on = { $units } on { $planet }
ti4-no-units-there = No units may be placed on { $planet }.
ti4-ask-order-cannon = { $seat }: in which order do the planets fire Space Cannon?
ti4-ask-order-combats = { $seat }: in which order are the ground combats fought?
ti4-ground-combat = Ground combat on { $planet }: { $attacker } attacks { $defender }.
ti4-ground-combat-draw = Nobody is left standing on { $planet }.
ti4-ground-combat-won = { $seat } wins the ground combat on { $planet }.

## Custodians
ti4-ask-custodians = { $seat }: { $cost ->
    [0] remove the custodians token,
   *[other] spend { $cost } influence to remove the custodians token,
  } gain 1 victory point and land on Mecatol Rex?
ti4-custodians-guard = Nobody may land on Mecatol Rex until the custodians token is removed.
ti4-custodians-no-ground = You have no ground forces here that could land on Mecatol Rex.
ti4-custodians-price = Removing the custodians token costs { $cost } influence; you can spend { $purse }.
ti4-custodians-stay = The custodians token stays: removing it costs { $cost } influence, and { $seat } can spend { $purse }.
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
ti4-blockade-destroys = The blockade destroys a { $unit } of { $seat }.

## Reinforcements
ti4-placed = { $seat } places { $units } ({ $place }).
ti4-ask-take-back = { $seat }: you have no { $unit } in your reinforcements. From where do you take one back?
ti4-take-back-from = { $units }, { $place }
ti4-take-back-none = None, make nothing
ti4-taken-back = { $seat } takes { $units } off the board ({ $place }).
ti4-ask-drop-group = { $seat }: too few figures for your groups of { $unit }. Which group do you give up?

## Production
ti4-ask-produce = { $seat }: what do you produce in { $system }? So far: { $made }. Still possible: { $left ->
    [one] { $left } unit
   *[other] { $left } units
  }, { $money ->
    [one] { $money } resource
   *[other] { $money } resources
  }.{ $full ->
    [0] { "" }
   *[other] { " " }Your fleet limit ({ $full }) is reached: no ships but fighters.
  }
ti4-produce-unit = { $unit } (cost { $cost }{ $pieces ->
    [1] { "" }
   *[other] { " " }for { $pieces }
  })
ti4-produce-off-board = none left in your reinforcements: you choose one on the board and take it off.
ti4-produce-done = Done (cost { $cost })
ti4-ask-pieces = { $seat }: how many do you produce: { $unit }?
ti4-ask-deploy = { $seat }: where do you place { $units }?
ti4-produced = { $seat } produces in { $system }: { $units }.
ti4-for-units = { $units }
ti4-no-cost = You cannot produce this: { $unit }.
ti4-production-limit = Your units there can produce no more than { $limit }.
ti4-none-in-reinforcements = You have no { $unit } in your reinforcements, and none may be taken off the board.
ti4-cannot-pay-resources = That would cost { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
  } in all; you can spend { $purse }.
ti4-cost-cap = That would cost { $cost } in all; at most { $cap } is allowed.
ti4-no-place-for-ground = New ground forces have no place to go here.
ti4-troop-limit = Your units there can produce no more ground forces than { $limit }.
ti4-no-capacity = Your ships in { $system } have no room for more.
ti4-fleet-full = Your fleet pool allows no more ships there. Limit: { $limit }.
ti4-blockaded = Your production in { $system } is blockaded: you cannot produce ships there.
ti4-foreign-ships = Another player has ships in { $system }: you cannot produce ships there.

## Elimination
ti4-eliminated = { $seat } has lost everything and is eliminated.

## Technologies
ti4-ask-diodes-from = { $seat }: which ground forces do you move? At most { $n }.
ti4-ask-diodes-to = { $seat }: on which of your planets do they land? Moving: { $units }.
ti4-diodes-moved = { $seat } moves { $n ->
    [one] { $n } ground force
   *[other] { $n } ground forces
  } to { $planets }.
ti4-x-89 = All infantry on { $planet } is destroyed.
ti4-revival-roll = { $seat } rolls for lost infantry: { $dice }. Returning next turn: { $n }.
ti4-ask-revive = { $seat }: on which home planets do your { $n } infantry return?
ti4-revived = { $n } infantry of { $seat } return.

## Windows
