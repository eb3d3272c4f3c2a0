### Names of the things of Forbidden Stars.

## Factions and colours
forbidden_stars-faction-space_marines = Space Marines
forbidden_stars-faction-chaos = Chaos
forbidden_stars-faction-orks = Orks
forbidden_stars-faction-eldar = Eldar
forbidden_stars-colour-blue = blue
forbidden_stars-colour-red = red
forbidden_stars-colour-green = green
forbidden_stars-colour-yellow = yellow
forbidden_stars-dominate-space_marines-text = Pay 1 materiel to replace 1 of your units in the active system: a Scout with a Space Marine, or a Space Marine with a Land Raider.
forbidden_stars-dominate-chaos-text = Take 1 of your Cultists from the active system and place it on a friendly or uncontrolled world in an adjacent system.
forbidden_stars-dominate-orks-text = Purchase 1 ground unit and place it on a friendly or uncontrolled world in the active system. No factory is needed.
forbidden_stars-dominate-eldar-text = Take 1 of your units from a world in the active system and place it on any friendly world.

## Units
forbidden_stars-unit-scout = Scout
forbidden_stars-unit-strike_cruiser = Strike Cruiser
forbidden_stars-unit-space_marine = Space Marine
forbidden_stars-unit-land_raider = Land Raider
forbidden_stars-unit-battle_barge = Battle Barge
forbidden_stars-unit-warlord_titan = Warlord Titan
forbidden_stars-unit-cultist = Cultist
forbidden_stars-unit-iconoclast_destroyer = Iconoclast Destroyer
forbidden_stars-unit-chaos_space_marine = Chaos Space Marine
forbidden_stars-unit-helbrute = Helbrute
forbidden_stars-unit-repulsive_grand_cruiser = Repulsive Grand Cruiser
forbidden_stars-unit-chaos_reaver_titan = Chaos Reaver Titan
forbidden_stars-unit-ork_boyz = Ork Boyz
forbidden_stars-unit-onslaught_attack_ship = Onslaught Attack Ship
forbidden_stars-unit-nob = Nob
forbidden_stars-unit-battlewagon = Battlewagon
forbidden_stars-unit-kill_kroozer = Kill Kroozer
forbidden_stars-unit-gargant = Gargant
forbidden_stars-unit-aspect_warrior = Aspect Warrior
forbidden_stars-unit-hellebore_frigate = Hellebore Frigate
forbidden_stars-unit-wraithguard = Wraithguard
forbidden_stars-unit-falcon = Falcon
forbidden_stars-unit-void_stalker = Void Stalker
forbidden_stars-unit-warlock_battle_titan = Warlock Battle Titan
forbidden_stars-units-scout = { $n ->
    [one] 1 Scout
   *[other] { $n } Scouts
  }
forbidden_stars-units-strike_cruiser = { $n ->
    [one] 1 Strike Cruiser
   *[other] { $n } Strike Cruisers
  }
forbidden_stars-units-space_marine = { $n ->
    [one] 1 Space Marine
   *[other] { $n } Space Marines
  }
forbidden_stars-units-land_raider = { $n ->
    [one] 1 Land Raider
   *[other] { $n } Land Raiders
  }
forbidden_stars-units-battle_barge = { $n ->
    [one] 1 Battle Barge
   *[other] { $n } Battle Barges
  }
forbidden_stars-units-warlord_titan = { $n ->
    [one] 1 Warlord Titan
   *[other] { $n } Warlord Titans
  }
forbidden_stars-units-cultist = { $n ->
    [one] 1 Cultist
   *[other] { $n } Cultists
  }
forbidden_stars-units-iconoclast_destroyer = { $n ->
    [one] 1 Iconoclast Destroyer
   *[other] { $n } Iconoclast Destroyers
  }
forbidden_stars-units-chaos_space_marine = { $n ->
    [one] 1 Chaos Space Marine
   *[other] { $n } Chaos Space Marines
  }
forbidden_stars-units-helbrute = { $n ->
    [one] 1 Helbrute
   *[other] { $n } Helbrutes
  }
forbidden_stars-units-repulsive_grand_cruiser = { $n ->
    [one] 1 Repulsive Grand Cruiser
   *[other] { $n } Repulsive Grand Cruisers
  }
forbidden_stars-units-chaos_reaver_titan = { $n ->
    [one] 1 Chaos Reaver Titan
   *[other] { $n } Chaos Reaver Titans
  }
forbidden_stars-units-ork_boyz = { $n } Ork Boyz
forbidden_stars-units-onslaught_attack_ship = { $n ->
    [one] 1 Onslaught Attack Ship
   *[other] { $n } Onslaught Attack Ships
  }
forbidden_stars-units-nob = { $n ->
    [one] 1 Nob
   *[other] { $n } Nobs
  }
forbidden_stars-units-battlewagon = { $n ->
    [one] 1 Battlewagon
   *[other] { $n } Battlewagons
  }
forbidden_stars-units-kill_kroozer = { $n ->
    [one] 1 Kill Kroozer
   *[other] { $n } Kill Kroozers
  }
forbidden_stars-units-gargant = { $n ->
    [one] 1 Gargant
   *[other] { $n } Gargants
  }
forbidden_stars-units-aspect_warrior = { $n ->
    [one] 1 Aspect Warrior
   *[other] { $n } Aspect Warriors
  }
forbidden_stars-units-hellebore_frigate = { $n ->
    [one] 1 Hellebore Frigate
   *[other] { $n } Hellebore Frigates
  }
forbidden_stars-units-wraithguard = { $n } Wraithguard
forbidden_stars-units-falcon = { $n ->
    [one] 1 Falcon
   *[other] { $n } Falcons
  }
forbidden_stars-units-void_stalker = { $n ->
    [one] 1 Void Stalker
   *[other] { $n } Void Stalkers
  }
forbidden_stars-units-warlock_battle_titan = { $n ->
    [one] 1 Warlock Battle Titan
   *[other] { $n } Warlock Battle Titans
  }
forbidden_stars-figure-unit = { $unit }{ $routed ->
    [0] {""}
   *[other] , routed
  }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
  }
forbidden_stars-figure-token = reinforcement token ({ $unit }{ $routed ->
    [0] {""}
   *[other] , routed
  }{ $damage ->
    [0] {""}
   *[other] , damage { $damage }
  })

## Structures
forbidden_stars-structure-bastion = bastion
forbidden_stars-structure-city = city
forbidden_stars-structure-factory = factory
forbidden_stars-structure-bastion-text = Fights on its world as if it were a unit, even alone, and prevents orbital strikes. It cannot be routed or retreat.
forbidden_stars-structure-city-text = Each city you control raises your command level by 1.
forbidden_stars-structure-factory-text = A Deploy order in its system lets you purchase units, up to the unit capacity of its world.

## Places
forbidden_stars-world = { $name } ({ $id })
forbidden_stars-world-brief = { $name }
forbidden_stars-order-and-text = { $order }{ $orbital ->
    [0] {""}
   *[other] , orbital strike
  }: { $text }
forbidden_stars-unit-values = combat { $combat }, health { $health }, morale { $morale }
forbidden_stars-icons-and-text = Icons: { $icons }. { $text }
forbidden_stars-void = void { $n } ({ $id })
forbidden_stars-system = { $name } ({ $id })
forbidden_stars-edge = { $one } – { $other }
forbidden_stars-edge-between = { $one } / { $other }
forbidden_stars-edge-n = { $system }, upper edge
forbidden_stars-edge-e = { $system }, right edge
forbidden_stars-edge-s = { $system }, lower edge
forbidden_stars-edge-w = { $system }, left edge
forbidden_stars-storm-across = across a system
forbidden_stars-storm-sideways = sideways
forbidden_stars-storm-tr_bl = diagonally, up-right or down-left
forbidden_stars-storm-tl_br = diagonally, up-left or down-right
forbidden_stars-spot-n = Above { $system }
forbidden_stars-spot-e = To the right of { $system }
forbidden_stars-spot-s = Below { $system }
forbidden_stars-spot-w = To the left of { $system }
forbidden_stars-turned-n = As printed
forbidden_stars-turned-e = Rotated 90° clockwise
forbidden_stars-turned-s = Rotated 180°
forbidden_stars-turned-w = Rotated 90° counterclockwise

## Orders, assets, materiel
forbidden_stars-order-advance = Advance
forbidden_stars-order-deploy = Deploy
forbidden_stars-order-dominate = Dominate
forbidden_stars-order-strategize = Strategize
forbidden_stars-asset-forge = forge token
forbidden_stars-asset-cache = cache token
forbidden_stars-asset-reinforcement = reinforcement token
forbidden_stars-asset-wild = wild asset
forbidden_stars-assets-forge = { $n ->
    [one] 1 forge token
   *[other] { $n } forge tokens
  }
forbidden_stars-assets-cache = { $n ->
    [one] 1 cache token
   *[other] { $n } cache tokens
  }
forbidden_stars-assets-reinforcement = { $n ->
    [one] 1 reinforcement token
   *[other] { $n } reinforcement tokens
  }
forbidden_stars-materiel = { $n } materiel

## Symbols
forbidden_stars-face-bolter = bolter
forbidden_stars-face-shield = shield
forbidden_stars-face-morale = morale
forbidden_stars-face-roll = rolled
forbidden_stars-faces-bolter = { $n ->
    [one] 1 bolter
   *[other] { $n } bolters
  }
forbidden_stars-faces-shield = { $n ->
    [one] 1 shield
   *[other] { $n } shields
  }
forbidden_stars-faces-morale = { $n } morale

## Phases
forbidden_stars-phase-setup = setup
forbidden_stars-phase-planning = Planning Phase
forbidden_stars-phase-operations = Operations Phase
forbidden_stars-phase-refresh = Refresh Phase
forbidden_stars-phase-over = game over
