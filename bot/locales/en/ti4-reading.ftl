### Twilight Imperium 4: components to be read. What they are, and what their figures are called.

## Kinds
ti4-kind-strategy = Strategy card
ti4-kind-card = Action card
ti4-kind-objective-1 = Public objective, stage I
ti4-kind-objective-2 = Public objective, stage II
ti4-kind-objective-0 = Secret objective
ti4-kind-law = Agenda: law
ti4-kind-directive = Agenda: directive
ti4-kind-tech-blue = Propulsion technology
ti4-kind-tech-green = Biotic technology
ti4-kind-tech-yellow = Cybernetic technology
ti4-kind-tech-red = Warfare technology
ti4-kind-tech-faction = Faction technology
ti4-kind-upgrade = Unit upgrade
ti4-kind-unit = Unit: { $unit }
ti4-kind-flagship = Flagship
ti4-kind-faction = Faction
ti4-kind-ability = Faction ability
ti4-kind-note = Promissory note
ti4-kind-planet = Planet
ti4-kind-anomaly = Anomaly
ti4-kind-wormhole = Wormhole
ti4-kind-system-green = Home system
ti4-kind-system-blue = System, blue back
ti4-kind-system-red = System, red back

## Cards
ti4-fact-initiative = Initiative
ti4-fact-when = Played
ti4-fact-as-action = as an action
ti4-fact-in-strategy = in the strategy phase
ti4-fact-in-action = in the action phase
ti4-fact-in-status = in the status phase
ti4-fact-in-agenda = in the agenda phase
ti4-fact-in-any = in any phase
ti4-fact-copies = Copies in the deck
ti4-fact-points = Victory points
ti4-fact-scored = Scored
ti4-fact-vote = Vote
ti4-fact-elect-side = for or against
ti4-fact-elect-player = elect a player
ti4-fact-elect-planet = elect a planet
ti4-fact-elect-law = elect a law
ti4-fact-elect-scored_secret_objective = elect a scored secret objective
ti4-fact-faction = Faction
ti4-fact-every-colour = Each player has one

## Technologies and units
ti4-fact-needs = Prerequisites
ti4-fact-exhausts = Exhausted when used
ti4-fact-cost = Cost
ti4-fact-pieces = { $cost } (×{ $n })
ti4-fact-combat = Combat
ti4-fact-dice = { $on } (×{ $n })
ti4-fact-dice-open = { $on } (×?)
ti4-fact-move = Move
ti4-fact-capacity = Capacity
ti4-fact-production = Production
ti4-fact-plus-resources = { $n } + resources of the planet
ti4-fact-bombardment = Bombardment
ti4-fact-cannon = Space Cannon
ti4-fact-barrage = Anti-Fighter Barrage
ti4-fact-sustain = Sustain Damage
ti4-fact-shield = Planetary Shield
ti4-fact-figures = Plastic per player

## Faction sheets
ti4-fact-commodities = Commodities
ti4-fact-home = Home planets
ti4-fact-start = Starts with
ti4-fact-knows = Starting technologies
ti4-fact-of-choice = of your choice: { $n }
ti4-fact-nothing = none
ti4-fact-flagship = Flagship

## Space
ti4-fact-resources = Resources
ti4-fact-influence = Influence
ti4-fact-worth = resources { $resources }, influence { $influence }
ti4-fact-trait = Trait
ti4-fact-specialty = Specialty
ti4-fact-system = System
ti4-fact-systems = Found in
ti4-anomaly-asteroid_field-text = Ships cannot move into or through it.
ti4-anomaly-supernova-text = Ships cannot move into or through it.
ti4-anomaly-nebula-text = Ships can move into it only if it is the active system, and cannot move through it. A ship that begins its movement there has a move value of 1. In space combat there the defender adds 1 to the ships’ combat rolls.
ti4-anomaly-gravity_rift-text = A ship that moves out of it or through it gets +1 move. Then roll a die for the ship: on 1–3 it is removed with everything it transports.
ti4-wormhole-alpha-text = All systems with an alpha wormhole are adjacent to each other.
ti4-wormhole-beta-text = All systems with a beta wormhole are adjacent to each other.
ti4-wormhole-delta-text = The Creuss Gate and the home system of the Ghosts of Creuss are adjacent to each other.
