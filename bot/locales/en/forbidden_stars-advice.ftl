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

## What it costs
forbidden_stars-advice-paid = { $n } materiel ({ $left } left)
forbidden_stars-advice-spent = what you purchase, out of { $n } materiel
forbidden_stars-advice-from = from { $n } materiel
forbidden_stars-advice-tokens = { $n ->
    [one] { $n } reinforcement token
   *[other] { $n } reinforcement tokens
  } ({ $left } left)

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
