### Space Empires: the own sheets, components to be read, and what an arbiter can correct.

## The production sheet
space_empires-section-sheet = Your production sheet
space_empires-section-technology = Your technology
space_empires-section-groups = Your groups
space_empires-section-seen = Markers only you have seen
space_empires-held-sheet = Production sheet
space_empires-held-technology = Technology
space_empires-held-groups = Groups
space_empires-held-seen = Markers only you have seen
space_empires-sheet-now = In hand: { $cp }. Next Economic Phase as of now: income { $income }, maintenance { $maintenance }.
space_empires-sheet-of = Sheet of round { $round }
space_empires-sheet-carried = Carried over: { $cp }
space_empires-sheet-colonies = Colonies: +{ $cp }
space_empires-sheet-minerals = Minerals: +{ $cp }
space_empires-sheet-pipelines = MS pipelines: +{ $cp }
space_empires-sheet-reward = Reward for an eliminated player: +{ $cp }
space_empires-sheet-maintenance = Maintenance: −{ $cp }
space_empires-sheet-unpaid = Maintenance due: { $due }; you never pay more than your income
space_empires-sheet-bid = Bid: −{ $cp }
space_empires-sheet-research = Technology: −{ $cp }
space_empires-sheet-units = Units: −{ $cp }
space_empires-sheet-left = Carried over: { $cp }
space_empires-sheet-wreck = Space wreck: { $technology }{ $lost ->
    [0] , 1 level
   *[other] , already at its highest level
  }
space_empires-sheet-level = New: { $level } ({ $cost })
space_empires-sheet-grant = Grants for { $technology }: dice { $rolls }
space_empires-sheet-bought = Purchased: { $units } ({ $cost }), { $hex }
space_empires-sheet-scuttled = Scuttled: { $units }
space_empires-own-technology = { $level }; next level { $cost }{ $points ->
    [0] {""}
   *[other] , { $points } points collected
  }
space_empires-own-technology-last = { $level }, the highest
space_empires-own-group = { $group }, { $hex }: { $levels }
space_empires-own-single = { $group }, { $hex }
space_empires-own-looked = { $hex }: { $marker }
space_empires-own-free = Counters left: { $counters }
space_empires-free-counters = { $unit } { $n }

## Kinds and figures
space_empires-kind-unit = Unit
space_empires-kind-technology = Technology
space_empires-kind-marker = System marker
space_empires-kind-alien = Alien ship
space_empires-fact-uncertain = value uncertain
space_empires-fact-cost = Cost
space_empires-fact-class = Class
space_empires-fact-attack = Attack Strength
space_empires-fact-defense = Defense Strength
space_empires-fact-at-level = At level { $n }
space_empires-strength = attack { $attack }, defense { $defense }
space_empires-fact-hull = Hull size
space_empires-fact-maintenance = Maintenance
space_empires-fact-requires = Requires
space_empires-fact-counters = Counters
space_empires-fact-in-deep-space = In deep space
space_empires-fact-in-home-system = In each home system

## Corrections
space_empires-correct-sheet = Production sheets
space_empires-correct-groups = Counters
space_empires-correct-colonies = Colonies
space_empires-correct-points = Colony points
space_empires-correct-group = { $group }: { $hex }
