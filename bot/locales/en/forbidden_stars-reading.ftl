### Forbidden Stars: components to be read, and what an arbiter can correct.
forbidden_stars-not-certain = value uncertain

## Kinds
forbidden_stars-kind-basic = Combat card
forbidden_stars-kind-upgrade = Combat upgrade
forbidden_stars-kind-orbital = Order upgrade: orbital strike
forbidden_stars-kind-order-upgrade = Order upgrade
forbidden_stars-kind-tactic = Event card: tactic
forbidden_stars-kind-scheme = Event card: scheme
forbidden_stars-kind-ship = Ship
forbidden_stars-kind-ground = Ground unit
forbidden_stars-kind-structure = Structure
forbidden_stars-kind-faction = Faction
forbidden_stars-kind-system = System

## Figures
forbidden_stars-fact-faction = Faction
forbidden_stars-fact-level = Command level
forbidden_stars-fact-cost = Materiel
forbidden_stars-fact-forge = Forge tokens
forbidden_stars-fact-icons = Icons
forbidden_stars-fact-requires = Requires one of
forbidden_stars-fact-order = Order
forbidden_stars-fact-storm = Warp storm
forbidden_stars-fact-combat = Combat value
forbidden_stars-fact-health = Health
forbidden_stars-fact-morale = Morale
forbidden_stars-fact-supply = Pieces
forbidden_stars-fact-starting = Starting forces
forbidden_stars-fact-world = World
forbidden_stars-world-values = { $world }: capacity { $capacity }, materiel { $materiel }, assets: { $assets }

## Corrections
forbidden_stars-correct-play-area = Play areas
forbidden_stars-correct-board = Board
forbidden_stars-correct-materiel = Materiel
forbidden_stars-correct-collected = Objective tokens collected
forbidden_stars-correct-used = { $card } is used
forbidden_stars-correct-first = First player
forbidden_stars-correct-storm = Warp storm { $n }
forbidden_stars-correct-objective = Objective token: { $area }
forbidden_stars-correct-units = { $unit }: { $area }
forbidden_stars-correct-routed = { $unit }, routed: { $area }
forbidden_stars-correct-structure = { $structure }: { $area }
