### Words on the pictures of Eclipse: few and short

eclipse-colour-blue = blue
eclipse-colour-red = red
eclipse-colour-green = green
eclipse-colour-yellow = yellow
eclipse-colour-black = black
eclipse-colour-white = white

eclipse-picture-round = Round { $n }/{ $last }
eclipse-picture-won = Victory
eclipse-picture-players = Player boards
eclipse-picture-all = Everything on one page
eclipse-picture-passed = passed
eclipse-picture-out = collapsed
eclipse-picture-exploring = Drawn for { $space }
eclipse-picture-supply = Technologies on the supply board
eclipse-picture-prices = cost / minimum cost
eclipse-picture-alt-seat = { $name } { $points }
eclipse-picture-alt = The galaxy of Eclipse. { $round ->
    [0] { $phase }.
   *[other] Round { $round } of { $last }, { $phase }.
} Victory points: { $seats }.
eclipse-picture-alt-focus = Places in the question, numbered in this order: { $places }.
eclipse-picture-alt-arrows = Arrows lead from { $origin } to { $targets }.
eclipse-picture-alt-space = { $space } adjacent to { $sectors }
eclipse-picture-alt-turnings = { $sector } in each possible rotation, numbered.
eclipse-picture-alt-turn = Active player: { $name }.
eclipse-picture-alt-zoom = { $sector } and adjacent hexes.
eclipse-picture-alt-ships = { $name }’s ships.
eclipse-picture-alt-battle = Battle: { $sector }.

## A player's ships

eclipse-picture-ships-of = { $name }’s ships
eclipse-picture-unarmed = no weapons
eclipse-picture-figure-initiative = initiative
eclipse-picture-figure-energy = spare energy
eclipse-picture-figure-movement = movement
eclipse-picture-figure-computer = computer
eclipse-picture-figure-shield = shield
eclipse-picture-figure-hull = hull

## A battle

eclipse-picture-battle-on = Battle: { $sector }
eclipse-picture-order = Initiative order
eclipse-picture-wild = Ancients
eclipse-picture-defends = defends
eclipse-picture-battle-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
  }

## The legend

eclipse-picture-legend = Legend: players, ships, hexes, panels, ship figures.
eclipse-picture-legend-seats = Players
eclipse-picture-legend-ships = Ships
eclipse-picture-legend-sectors = Hexes
eclipse-picture-legend-panels = Panels
eclipse-picture-legend-figures = Ship figures
eclipse-picture-legend-damage = total damage
eclipse-picture-legend-money = money
eclipse-picture-legend-science = science
eclipse-picture-legend-materials = materials
eclipse-picture-legend-any = any resource
eclipse-picture-legend-advanced = advanced square
eclipse-picture-legend-cube = population cube
eclipse-picture-legend-wormhole = wormhole, connected
eclipse-picture-legend-half = wormhole on one side
eclipse-picture-legend-influence = influence disc
eclipse-picture-legend-points = victory points
eclipse-picture-legend-artifact = artifact
eclipse-picture-legend-discovery = discovery tile
eclipse-picture-legend-orbital = orbital, with a cube
eclipse-picture-legend-monolith = monolith
eclipse-picture-legend-frontier = can be explored now
eclipse-picture-legend-mark = changed recently
eclipse-picture-legend-upkeep = discs left, upkeep
eclipse-picture-legend-colony = colony ships
eclipse-picture-legend-reputation = reputation tile
eclipse-picture-legend-first = start player
eclipse-picture-legend-reaction = reactions
eclipse-picture-legend-traitor = traitor
eclipse-picture-legend-tile = technology tiles
eclipse-picture-legend-stack = facedown hexes
eclipse-picture-legend-cannon = cannon, to hit
eclipse-picture-legend-missile = missile
eclipse-picture-legend-die-yellow = die: damage 1
eclipse-picture-legend-die-orange = die: damage 2
eclipse-picture-legend-die-red = die: damage 4

## What the points came of
eclipse-points-sectors = Hexes
eclipse-points-monoliths = Monoliths
eclipse-points-reputation = Reputation
eclipse-points-ambassadors = Ambassadors
eclipse-points-discoveries = Discoveries
eclipse-points-technologies = Technologies
eclipse-points-species = Species
eclipse-points-traitor = Traitor
eclipse-points-left = Counted when leaving
eclipse-tie-storage = stored resources
