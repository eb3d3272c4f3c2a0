### The galaxy in words, for those who do not see its picture
ti4-board-seat = { $seat } ({ $faction })
ti4-board-brief = { $points }/{ $goal } VP; planets: { $planets }, systems with ships: { $fleets }
ti4-board-speaker = Speaker
ti4-board-passed = Has passed
ti4-board-eliminated = Eliminated
ti4-board-tokens = Command tokens: tactic { $tactic }, fleet { $fleet }, strategy { $strategy }; in reinforcements { $reserve }
ti4-board-trade = Trade goods: { $goods }; commodities: { $commodities }/{ $limit }
ti4-board-worth = Readied planets: { $resources } resources, { $influence } influence; all planets: { $all_resources } and { $all_influence }
ti4-board-hand = In hand: action cards { $cards }, secret objectives { $secrets }, promissory notes { $notes }
ti4-board-strategies = Strategy cards: { $things }
ti4-board-technologies = Technologies: { $things }
ti4-board-planets = Planets: { $things }
ti4-board-notes = Promissory notes in play: { $things }
ti4-board-scored-secrets = Scored secret objectives: { $things }
ti4-board-exhausted = { $card } (exhausted)
ti4-board-common = Strategy cards left in the common play area: { $things }
ti4-board-goods = { $card } (trade goods on it: { $n })
ti4-board-objective = Objective “{ $objective }” ({ $points }), { $n ->
    [0] not scored yet
   *[other] scored by { $seats }
}: { $text }
ti4-board-law = Law: { $law }
ti4-board-law-of = Law: { $law } ({ $owner })
ti4-board-vote = Revealed agenda: { $agenda }

## A system
ti4-board-beside = Off the galaxy map
ti4-board-active = Active system
ti4-board-wormholes = Wormholes: { $things }
ti4-board-custodians = Custodians token
ti4-board-command = Command tokens: { $things }
ti4-board-force = { $seat }: { $units }
ti4-board-force-damaged = { $seat }: { $units }; damaged: { $damaged }
ti4-board-planet-free = Planet { $planet }: { $r ->
    [one] 1 resource
   *[other] { $r } resources
}, { $i } influence{ $n ->
    [0] {""}
   *[other] ; { $kinds }
}; uncontrolled
ti4-board-planet-held = Planet { $planet }: { $r ->
    [one] 1 resource
   *[other] { $r } resources
}, { $i } influence{ $n ->
    [0] {""}
   *[other] ; { $kinds }
}; controlled by { $seat }{ $exhausted ->
    [0] {""}
   *[other] , exhausted
}
ti4-board-ground = On { $planet }, { $force }
