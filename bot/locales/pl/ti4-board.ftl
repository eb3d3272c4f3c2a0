### Galaktyka słowami, dla tych, którzy nie widzą obrazka
ti4-board-seat = { $seat } ({ $faction })
ti4-board-brief = punkty: { $points }/{ $goal }; planety: { $planets }, układy ze statkami: { $fleets }
ti4-board-speaker = Ma żeton mówcy
ti4-board-passed = Pas w tej fazie akcji
ti4-board-eliminated = Poza grą
ti4-board-tokens = Żetony dowodzenia: taktyka { $tactic }, flota { $fleet }, strategia { $strategy }; w puli posiłków { $reserve }
ti4-board-trade = Dobra: { $goods }; towary: { $commodities }/{ $limit }
ti4-board-worth = Przygotowane planety: zasoby { $resources }, wpływy { $influence }; wszystkie planety: { $all_resources } i { $all_influence }
ti4-board-hand = Na ręce: karty akcji { $cards }, tajne cele { $secrets }, weksle { $notes }
ti4-board-strategies = Karty strategii: { $things }
ti4-board-technologies = Technologie: { $things }
ti4-board-planets = Planety: { $things }
ti4-board-notes = Weksle w grze: { $things }
ti4-board-scored-secrets = Zrealizowane tajne cele: { $things }
ti4-board-exhausted = { $card } (wyczerpana)
ti4-board-common = Wolne karty strategii: { $things }
ti4-board-goods = { $card } (dobra na niej: { $n })
ti4-board-objective = Cel „{ $objective }” ({ $points }), { $n ->
    [0] jeszcze niezrealizowany
   *[other] zrealizowali: { $seats }
}: { $text }
ti4-board-law = Prawo: { $law }
ti4-board-law-of = Prawo: { $law } ({ $owner })
ti4-board-vote = Odkryte zagadnienie polityczne: { $agenda }

## Układ
ti4-board-beside = Poza planszą
ti4-board-active = Aktywny układ
ti4-board-wormholes = Tunele czasoprzestrzenne: { $things }
ti4-board-custodians = Jest tu żeton namiestników
ti4-board-command = Żetony dowodzenia: { $things }
ti4-board-force = { $seat }: { $units }
ti4-board-force-damaged = { $seat }: { $units }, w tym uszkodzone: { $damaged }
ti4-board-planet-free = Planeta { $planet }: zasoby { $r }, wpływy { $i }{ $n ->
    [0] {""}
   *[other] ; { $kinds }
}; niekontrolowana
ti4-board-planet-held = Planeta { $planet }: zasoby { $r }, wpływy { $i }{ $n ->
    [0] {""}
   *[other] ; { $kinds }
}; kontrola: { $seat }{ $exhausted ->
    [0] {""}
   *[other] , wyczerpana
}
ti4-board-ground = Na planecie { $planet }, { $force }
