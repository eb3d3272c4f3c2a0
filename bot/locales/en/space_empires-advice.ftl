### Space Empires 4X: what advice says of plans. Phrases without a capital and without a full stop.

## What a plan is for
space_empires-advice-goes = to { $hex } ({ $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  } away)
space_empires-advice-fights = fight in { $hex }: about { $chance }% to win
space_empires-advice-meets = enemies are in { $hex }
space_empires-advice-home-of = { $seat }’s home world ({ $n } CP)
space_empires-advice-colony-of = { $seat }’s colony ({ $n } CP)
space_empires-advice-explores = explore deep space
space_empires-advice-explores-home = explore the home system: planets and minerals
space_empires-advice-settles = a colony, in time { $n } CP each Economic Phase
space_empires-advice-waits = near hexes in which planets may be found
space_empires-advice-tows = tow { $marker }
space_empires-advice-tow = CP, once it is at a colony
space_empires-advice-brings = bring in its CP
space_empires-advice-pipeline = pipelines connect colonies and shorten the way
space_empires-advice-defends = defend the colony: enemies are near
space_empires-advice-joins = join the ships there
space_empires-advice-looks = you see the marker before anyone enters
space_empires-advice-on-the-way = on the way to { $hex }
space_empires-advice-hides = others no longer see what these groups are
space_empires-advice-learns = { $level } – { $text }
space_empires-advice-settlers = { $n ->
    [one] { $n } colony ship
   *[other] { $n } colony ships
  } for { $planets ->
    [0] planets still to be found
    [one] { $planets } free planet
   *[other] { $planets } free planets
  }
space_empires-advice-miners = { $n ->
    [one] { $n } miner
   *[other] { $n } miners
  } for minerals and wrecks ({ $lodes })
space_empires-advice-ships = { $ships } for the fleet
space_empires-advice-yards = { $n ->
    [one] { $n } ship yard
   *[other] { $n } ship yards
  } to build more in one phase
space_empires-advice-bases = bases guard colonies
space_empires-advice-kept = { $cp } are carried over
space_empires-advice-goes-on = about { $chance }% to win the battle
space_empires-advice-saved = saves these ships
space_empires-advice-bombards = the colony ({ $cp }) can be reduced or destroyed
space_empires-advice-first = you move first
space_empires-advice-after = you see what others do before you move
space_empires-advice-decoys = others cannot tell them from small groups
space_empires-advice-all-fire = all of your ships fire
space_empires-advice-dice = dice: { $n }, attack { $attack }
space_empires-advice-hurt = it has { $n } damage already and may be lost next
space_empires-advice-no-battle = no battle here
space_empires-advice-destroys = destroys a ship worth { $cp }
space_empires-advice-takes-mines = mines lost together with raiders: { $n }
space_empires-advice-stay-hidden = your raiders stay hidden
space_empires-advice-along = fighters that go along: { $n }
space_empires-advice-all-fired = all of your groups there have fired
space_empires-advice-not-shown = groups that do not fire stay hidden
space_empires-advice-splits = ships of one group can then go different ways
space_empires-advice-refits = the ships get your present technology
space_empires-advice-all-moved = none of your groups can still move
space_empires-advice-not-moved = groups that stay although they could move: { $n }
space_empires-advice-together = groups that go together: { $n }
space_empires-advice-from-home = { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  } from your home world
space_empires-advice-stays = they stay; no enemies are known near
space_empires-advice-stays-near = they stay where enemies are near
space_empires-advice-home-near = { $n } of { $of } hexes of your home system are at most { $steps } hexes away
space_empires-advice-home-far = the farthest is { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  } away
space_empires-advice-mean-away = on average { $n ->
    [one] { $n } hex
   *[other] { $n } hexes
  } from the others of your home system
space_empires-advice-meets-yours = your ships are there: they meet
space_empires-advice-unexplored = unexplored: it may be dangerous
space_empires-advice-terrain = { $terrain } is there
space_empires-advice-ship-stays = the colony ship stays for another planet
space_empires-advice-as-it-is = groups stay as they are
space_empires-advice-keeps-secret = others do not learn what is there
space_empires-advice-tells-all = everyone learns what is there

## What it costs
space_empires-advice-colony-ship = the colony ship
space_empires-advice-paid = { $cp } ({ $left } left)
space_empires-advice-bid = { $cp } of it are the bid to go first
space_empires-advice-maintenance = { $cp } more maintenance each Economic Phase
space_empires-advice-fighters-lost = fighters lost: { $n }

## What speaks against it
space_empires-advice-likely-lost = the battle is more likely lost
space_empires-advice-hidden = { $n ->
    [one] { $n } group
   *[other] { $n } groups
  } there you do not know: the chance is a guess
space_empires-advice-danger = ships can be lost to the marker there
space_empires-advice-leaves = no warship is left in { $hex }, and enemies are near
space_empires-advice-ends = its terrain ends the move
space_empires-advice-gives-up = { $hex } is left to the enemy
space_empires-advice-unarmed = nothing is built that fights, and enemies are near { $hexes }
space_empires-advice-shown = the group and its attack technology are shown
space_empires-advice-seldom = it is seldom of use
space_empires-advice-colony-stands = the colony keeps its { $cp }
space_empires-advice-other-home = hexes to the nearest other home world: { $n }
space_empires-advice-stand-by = there already: { $units }
space_empires-advice-nobody-by = none of your units is there
space_empires-advice-colony-lost = perhaps the colony ({ $cp })
space_empires-advice-no-slingshot = each ship is lost in only about { $chance }% of cases
space_empires-advice-slingshot = ships that come through can move one hex more
space_empires-advice-slingshot-lost = each of them is lost in about { $chance }% of cases
