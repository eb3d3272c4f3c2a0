### Words on the pictures of Space Empires: few and short
space_empires-picture-round = Round { $n }
space_empires-picture-turn = Turn { $n }/3
space_empires-picture-short-round = R { $n }
space_empires-picture-won = Victory
space_empires-picture-lost = Defeat
space_empires-picture-points = { $n } pts
space_empires-picture-own-cp = { $cp } CP in hand
space_empires-picture-own-next = next: +{ $income } −{ $maintenance }
space_empires-picture-arrival = R { $round }: strength { $rating }
space_empires-picture-empire = { $cp } CP, fleets: { $fleets }

## A hex and what is in it
space_empires-picture-deep-space = deep space
space_empires-picture-home-of = { $name }’s home system
space_empires-picture-home-world = Home world: { $cp } CP
space_empires-picture-colony = Colony: { $cp } CP
space_empires-picture-unexplored = unexplored
space_empires-picture-only-you = known only to you
space_empires-picture-face-down = hidden
space_empires-picture-moves = moves: { $n }
space_empires-picture-hits = hits: { $n }
space_empires-picture-seen = seen in round { $round }, turn { $turn }
space_empires-picture-machine = Doomsday machine { $n }
space_empires-picture-rating = strength { $n }
space_empires-picture-fleet = Fleet { $n }
space_empires-picture-more = and { $n } more
space_empires-picture-nothing = none

## Levels in letters
space_empires-picture-short-ship_size = S
space_empires-picture-short-attack = A
space_empires-picture-short-defense = D
space_empires-picture-short-tactics = T
space_empires-picture-short-move = M
space_empires-picture-short-ship_yard = Y
space_empires-picture-short-terraforming = Te
space_empires-picture-short-exploration = Ex
space_empires-picture-short-fighter = F
space_empires-picture-short-point_defense = P
space_empires-picture-short-cloaking = C
space_empires-picture-short-scanner = Sc
space_empires-picture-short-mines = Mi
space_empires-picture-short-minesweep = Sw

## Panels
space_empires-picture-panel-order = Player order
space_empires-picture-panel-bid = Last bid
space_empires-picture-panel-team = Team
space_empires-picture-panel-points = Points
space_empires-picture-panel-shown = Revealed
space_empires-picture-panel-colonies = Colonies (CP)
space_empires-picture-panel-counters = Counters
space_empires-picture-panel-seen = Seen (hex, round)
space_empires-picture-sheet = Production sheet
space_empires-picture-sheet-carried = CP carried over
space_empires-picture-sheet-colonies = Colonies
space_empires-picture-sheet-minerals = Minerals
space_empires-picture-sheet-pipelines = MS pipelines
space_empires-picture-sheet-reward = Reward
space_empires-picture-sheet-total = Income
space_empires-picture-sheet-maintenance = Maintenance
space_empires-picture-sheet-bid = Bid for player order
space_empires-picture-sheet-rest = To spend
space_empires-picture-sheet-research = Technology
space_empires-picture-sheet-units = Units
space_empires-picture-sheet-left = CP left
space_empires-picture-yards = Ship yards (hull)
space_empires-picture-bought-technology = Technology
space_empires-picture-bought-units = Purchased
space_empires-picture-bought-scuttled = Scuttled
space_empires-picture-technologies = Technology
space_empires-picture-seat = What everyone knows about { $name }
space_empires-picture-groups = Your groups

## A battle
space_empires-picture-battle = Battle
space_empires-picture-battle-begins = { $place }: a battle begins
space_empires-picture-battle-round = { $place }: battle, round { $n }
space_empires-picture-bombarding = { $place }: bombardment
space_empires-picture-attacks = attacks
space_empires-picture-defends = defends
space_empires-picture-cloaked = cloaked
space_empires-picture-battle-need = { $n } or less:
space_empires-picture-battle-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  }
space_empires-picture-losses = Lost: { $units }
space_empires-picture-no-losses = No losses yet

## Alternative texts
space_empires-picture-alt = Space Empires, round { $round }, turn { $turn }, { $phase }. { $seats }.
space_empires-picture-alt-setup = Space Empires, { $phase }. { $seats }.
space_empires-picture-alt-near = Your units and nearby hexes: { $hexes }.
space_empires-picture-alt-seat = { $name }: { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
  } with { $cp } CP, { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
  }
space_empires-picture-alt-turn = { $name }’s turn.
space_empires-picture-alt-winner = { $name } has won.
space_empires-picture-alt-own = The map as { $name } sees it.
space_empires-picture-alt-panel = What everyone knows about { $name }.
space_empires-picture-alt-focus = Hexes in the question, numbered in this order: { $hexes }.
space_empires-picture-alt-arrows = Arrows lead from { $origin } to { $targets }.
space_empires-picture-alt-sheet = Your production sheet.
space_empires-picture-alt-buying = Your production sheet: what you have to spend and what everything costs.
space_empires-picture-alt-technology = Technologies with their levels and prices.
space_empires-picture-alt-groups = Your groups with their levels.
space_empires-picture-alt-battle = The battle in { $hex }.
space_empires-picture-alt-zoom = { $hex } and adjacent hexes.

## Legend
space_empires-picture-legend = Legend of the map
space_empires-picture-legend-seats = Players and neutral forces
space_empires-picture-legend-units = Units, with the number of ships
space_empires-picture-legend-board = On the map and in battles
space_empires-picture-legend-markers = System markers
space_empires-picture-legend-nobody = aliens
space_empires-picture-legend-machine = doomsday machine
space_empires-picture-legend-alien = alien ship
space_empires-picture-legend-face-down = hidden counters: how many
space_empires-picture-legend-both = 2 known ships, 3 hidden counters
space_empires-picture-legend-ghost = last seen in that round
space_empires-picture-legend-unexplored = unexplored
space_empires-picture-legend-eye = seen only by you
space_empires-picture-legend-colony = CP of a colony
space_empires-picture-legend-cp = CP of all colonies
space_empires-picture-legend-battle = battle
space_empires-picture-legend-mark = changed recently
space_empires-picture-legend-screened = screened
space_empires-picture-legend-class = class: A fires first, E last
space_empires-picture-legend-strengths = attack–defense ×hull
space_empires-picture-legend-colonies = colonies
space_empires-picture-legend-minerals = minerals (CP)
space_empires-picture-legend-warp = warp point

## What the score came of
space_empires-points-destroyed = Colonies destroyed
space_empires-points-full = Full colonies abroad
space_empires-points-home = Home world (CP)
space_empires-points-colonies = Colonies (CP)
space_empires-tie-ships = value of ships
