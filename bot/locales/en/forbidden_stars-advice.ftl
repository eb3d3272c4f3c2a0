### Forbidden Stars: what advice says of plans. Phrases without a capital and without a full stop.

## What a plan is for
forbidden_stars-advice-in = in { $system }
forbidden_stars-advice-takes = take { $area }
forbidden_stars-advice-takes-from = take { $area } from { $seat }: about { $chance }% to win
forbidden_stars-advice-strengthens = strengthen { $area }
forbidden_stars-advice-objective = your objective token is there
forbidden_stars-advice-denies = keeps { $seat } from the objective there
forbidden_stars-advice-materiel = { $n } materiel each round
forbidden_stars-advice-spilt = { $n } materiel would be lost in the Refresh Phase if you spent none
forbidden_stars-advice-units = units for up to { $n } materiel
forbidden_stars-advice-structure = room for a structure
forbidden_stars-advice-assets = gain { $assets }
forbidden_stars-advice-upgrades = { $n ->
    [one] { $n } upgrade
   *[other] { $n } upgrades
  } to choose from
forbidden_stars-advice-event = an event card
forbidden_stars-advice-opens = opens a way for units
forbidden_stars-advice-opens-units = { $n ->
    [one] { $n } more unit
   *[other] { $n } more units
  } can be purchased with the higher command level
forbidden_stars-advice-guards = enemies are next to it
forbidden_stars-advice-objective-away = { $n ->
    [one] { $n } system
   *[other] { $n } systems
  } away from your nearest objective
forbidden_stars-advice-wins = about { $chance }% to win
forbidden_stars-advice-averts = the card’s effect does not happen
forbidden_stars-advice-token = a token, which is there for this combat alone
forbidden_stars-advice-routed = it is routed and rolls no dice
forbidden_stars-advice-takes-damage = destroyed by { $n } damage
forbidden_stars-advice-stands = now damage you deal { $dealt }, damage you suffer { $taken }, morale { $own } against { $other }
forbidden_stars-advice-bolter = bolters deal damage
forbidden_stars-advice-shield = shields keep damage away
forbidden_stars-advice-morale = morale decides who wins after the last round
forbidden_stars-advice-rerolls = dice rolled again: { $n }
forbidden_stars-advice-dice-stay = all { $n } dice stay as they are
forbidden_stars-advice-worth = worth { $n } materiel
forbidden_stars-advice-holds-fire = no ship fires
forbidden_stars-advice-strikes = at { $units }
forbidden_stars-advice-unused = nothing is used
forbidden_stars-advice-keeps = you keep { $cards }
forbidden_stars-advice-nothing-spent = nothing is spent
forbidden_stars-advice-kept = you keep { $n } materiel
forbidden_stars-advice-stay = all others stay where they are
forbidden_stars-advice-outside = the storm is then at the edge of the board and blocks no unit
forbidden_stars-advice-parts = no unit can move between { $one } and { $other }
forbidden_stars-advice-frees = the way between { $one } and { $other } opens again
forbidden_stars-advice-shelters = enemies beyond it cannot reach { $system }
forbidden_stars-advice-stands-there = your units there: { $n }
forbidden_stars-advice-first = it is resolved before the others there
forbidden_stars-advice-last = it is resolved after the others there
forbidden_stars-advice-stack = orders there: { $n }
forbidden_stars-advice-collected = objectives collected: { $n }
forbidden_stars-advice-nobodys = nobody has anything there
forbidden_stars-advice-held-by = { $seat } holds it
forbidden_stars-advice-left-there = your units left there: { $n }
forbidden_stars-advice-rallies = units that rally: { $n }
forbidden_stars-advice-held = you have { $n } of it, { $most } at most

## What it costs
forbidden_stars-advice-paid = { $n } materiel ({ $left } left)
forbidden_stars-advice-spent = what you purchase, out of { $n } materiel
forbidden_stars-advice-from = from { $n } materiel
forbidden_stars-advice-tokens = { $n ->
    [one] { $n } reinforcement token
   *[other] { $n } reinforcement tokens
  } ({ $left } left)
forbidden_stars-advice-orders-left = { $order } orders you still hold: { $n }

## What speaks against it
forbidden_stars-advice-risk = the combat is not safe
forbidden_stars-advice-leaves = { $area } is no longer yours
forbidden_stars-advice-bares = no unit is left on { $area }, and enemies are next to it
forbidden_stars-advice-no-factory = you have no factory there, so no units
forbidden_stars-advice-no-world = you have no world there
forbidden_stars-advice-no-upgrade = no upgrade can be purchased
forbidden_stars-advice-last-order = it is the last { $order } order you hold
forbidden_stars-advice-unresolved = the { $order } order is not resolved
forbidden_stars-advice-second-factory = you have a factory in the system already
forbidden_stars-advice-late = few rounds are left in which it helps
forbidden_stars-advice-full = then the world is full
forbidden_stars-advice-lacks = for its unit ability you have none of these here: { $pieces }
forbidden_stars-advice-cuts-off = it cuts you off from your objective on { $area }
forbidden_stars-advice-between-own = you have units or structures on both sides of it
forbidden_stars-advice-no-room = more than { $n } of a kind are lost
forbidden_stars-advice-forces-left = starting forces are left over
forbidden_stars-advice-own-already = { $seat } is there already
forbidden_stars-advice-beside = next to { $systems }
forbidden_stars-advice-turned = at the top { $top }, at the bottom { $bottom }
forbidden_stars-advice-ships-go = ships can go to { $system }
forbidden_stars-advice-going = units that go: { $n }
forbidden_stars-advice-staying = units that stay: { $n }
forbidden_stars-advice-all-go = none of them stays behind
