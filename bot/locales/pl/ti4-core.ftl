### Przygotowanie gry, fazy, tury, karty strategii, technologie, żetony i płatności.
ti4-seats = W Twilight Imperium gra od 3 do 6 osób.
ti4-headline = { $round ->
        [0] Przed pierwszą rundą: { $phase }
       *[other] Runda { $round }, { $phase }
    }
ti4-headline-turn = Runda { $round }, { $phase }. Tura: { $seat }
ti4-note-of = { $note } ({ $issuer })
ti4-phase-begins = Zaczyna się { $phase }.
ti4-no-target = nic

## Przygotowanie gry
ti4-first-speaker = Pierwszy mówca: { $seat }.
ti4-ask-faction = Wybierz rasę.
ti4-plays-faction = { $seat } gra jako: { $faction }.
ti4-extra-tile = Obok Mecatol Rex trafia czerwony kafelek: { $tile }.
ti4-ask-tile = Wybierz kafelek układu do położenia.
ti4-tile-with = #{ $tile }: { $contents }
ti4-planet-values = { $planet } { $resources }/{ $influence }
ti4-empty-space = pusta przestrzeń
ti4-ask-position = Wybierz pole dla kafelka.
ti4-position = pole { $n }
ti4-not-in-this-ring = Wybierz wolne pole w najbliższym środka pierścieniu, który nie jest jeszcze pełny.
ti4-adjacent-anomalies = Kafelek #{ $tile } sąsiadowałby tam z inną anomalią. Wybierz inne pole albo inny kafelek.
ti4-adjacent-wormholes = Kafelek #{ $tile } sąsiadowałby tam z takim samym tunelem. Wybierz inne pole albo inny kafelek.
ti4-laid-tile = { $seat } kładzie kafelek: { $tile }.
ti4-board-ready = Galaktyka jest gotowa.
ti4-ask-starting-technology = Wybierz technologię początkową.
ti4-ask-deploy-start = Jednostki początkowe ({ $unit }): wybierz planetę macierzystą.
ti4-ask-keep-secret = Zatrzymaj jeden z dwóch tajnych celów.
ti4-kept-secret = { $seat } zatrzymuje jeden tajny cel.
ti4-your-secret = Twój tajny cel: { $objective }

## Faza strategii
ti4-round-begins = Zaczyna się runda { $n }.
ti4-ask-strategy-card = Wybierz kartę strategii.
ti4-strategy-with-goods = { $initiative } { $card }{ $goods ->
    [0] { "" }
    [one] { " " }(+{ $goods } dobro)
    [few] { " " }(+{ $goods } dobra)
   *[many] { " " }(+{ $goods } dóbr)
  }
ti4-strategy-card-taken = Karta strategii „{ $card }” jest już zajęta. Wybierz inną.
ti4-took-strategy-card = { $seat } bierze kartę strategii „{ $card }”{ $goods ->
    [0] .
    [one] { " " }i { $goods } dobro.
    [few] { " " }i { $goods } dobra.
   *[many] { " " }i { $goods } dóbr.
  }
ti4-action-phase = Zaczyna się faza akcji. Kolejność: { $order }.

## Tury
ti4-ask-action = Wybierz akcję.
ti4-strategic = Karta: { $card }
ti4-tactical = Akcja taktyczna
ti4-pass = Spasuj
ti4-ends-actions = w tej fazie akcji nie będzie już twoich tur.
ti4-end-turn = Zakończ turę
ti4-turn-ends = { $seat } natychmiast kończy turę.
ti4-passed = { $seat } pasuje.
ti4-strategy-card-first = Nie możesz spasować, dopóki masz niezagraną kartę strategii.
ti4-no-tactic-token = Nie masz już żetonu dowodzenia w puli taktyki.
ti4-not-your-strategy-card = To nie jest twoja karta strategii.
ti4-cannot-be-resolved = Nie masz tej akcji albo nie da się jej teraz wykonać.
ti4-strategic-action = { $seat } zagrywa kartę strategii „{ $card }”.
ti4-ask-secondary = „{ $card }” ({ $seat }): czy używasz zdolności drugorzędnej ({ $effect }; { $price })?
ti4-use-secondary = Użyj
ti4-skip-secondary = Pomiń
ti4-secondary = { $seat } używa zdolności drugorzędnej karty strategii „{ $card }”.

## Okna
ti4-ask-way-out = „{ $source }”: wybierz, dokąd przenosisz statki.
ti4-ask-target = „{ $source }”: wybierz cel.
ti4-uses-technology = { $seat } używa technologii „{ $technology }”.
ti4-uses-law = { $seat } używa prawa „{ $law }”.

## Żetony i płatności
ti4-ask-gain-tokens = Dołóż do swoich pul { $n ->
    [one] { $n } żeton dowodzenia
    [few] { $n } żetony dowodzenia
   *[many] { $n } żetonów dowodzenia
}. Teraz: taktyka { $tactic }, flota { $fleet }, strategia { $strategy }.
ti4-no-tokens-left = { $seat } nie ma żetonów dowodzenia w puli posiłków.
ti4-gained-tokens = { $seat } otrzymuje żetony dowodzenia: { $pools }.
ti4-in-pool = { $pool } +{ $n }
ti4-ask-redistribute = Rozdziel ponownie swoje żetony dowodzenia między pule.
ti4-pools = { $seat }, pule: taktyka { $tactic }, flota { $fleet }, strategia { $strategy }.
ti4-token-placed = { $seat } umieszcza żeton dowodzenia ({ $system }).
ti4-token-lifted = { $seat } zabiera swój żeton dowodzenia z planszy ({ $system }).
ti4-ask-pool = Twoja pula posiłków jest pusta. Wybierz pulę, z której bierzesz żeton.
ti4-planet-resources = { $planet } ({ $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  })
ti4-planet-influence = { $planet } ({ $n ->
    [one] { $n } punkt wpływów
    [few] { $n } punkty wpływów
   *[many] { $n } punktów wpływów
  })
ti4-planet-also-resources = a także { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
  }
ti4-planet-also-influence = a także { $n ->
    [one] { $n } punkt wpływów
    [few] { $n } punkty wpływów
   *[many] { $n } punktów wpływów
  }
ti4-ask-pay-resources = Zapłać { $cost ->
    [one] { $cost } zasób
    [few] { $cost } zasoby
   *[many] { $cost } zasobów
} za: { $purpose }.{ $goods ->
    [0] { "" }
   *[other] { " " }Możesz dołożyć dobra (masz: { $goods }).
}{ $each ->
    [1] { "" }
   *[other] { " " }Każde dobro liczy się za { $each }.
}
ti4-ask-pay-influence = Zapłać { $cost ->
    [one] { $cost } punkt wpływów
    [few] { $cost } punkty wpływów
   *[many] { $cost } punktów wpływów
} za: { $purpose }.{ $goods ->
    [0] { "" }
   *[other] { " " }Możesz dołożyć dobra (masz: { $goods }).
}{ $each ->
    [1] { "" }
   *[other] { " " }Każde dobro liczy się za { $each }.
}
ti4-pay-too-little = To nie pokrywa kosztu ({ $cost }). { $goods ->
    [0] Planety muszą dać: { $need }.
   *[other] Oprócz dóbr ({ $goods }) planety muszą dać: { $need }.
}
ti4-pay-goods = { $n ->
    [one] Tylko { $n } dobro
    [few] Tylko { $n } dobra
    [many] Tylko { $n } dóbr
   *[other] Tylko { $n } dobra
  }
ti4-paid = { $seat } płaci ({ $purpose }): { $means }.
ti4-token-without-figure = { $seat } traci żetony ({ $unit }, { $place }): brak figurki.
ti4-gained-goods = { $seat } otrzymuje { $n ->
    [one] { $n } dobro
    [few] { $n } dobra
   *[many] { $n } dóbr
  }.
ti4-gained-goods-from = { $seat } otrzymuje { $n ->
    [one] { $n } dobro
    [few] { $n } dobra
   *[many] { $n } dóbr
  } ({ $source }).

## Technologie
ti4-ask-research = Czy opracowujesz technologię?
ti4-ask-second-research = Czy opracowujesz drugą technologię za { $cost ->
    [one] { $cost } zasób
    [few] { $cost } zasoby
   *[many] { $cost } zasobów
}?
ti4-ask-technology = Wybierz technologię.
ti4-ask-specialty = Brakujące wymaganie: { $color }. Wybierz, jak je zignorować.
ti4-researched = { $seat } opracowuje technologię „{ $technology }”.
ti4-already-owned = Masz już technologię „{ $technology }”.
ti4-other-factions-technology = Technologia „{ $technology }” należy do innej rasy.
ti4-prerequisites-missing = Technologia „{ $technology }” ma wymagania, których nie spełniasz: { $missing }.
ti4-color-blue = { $n } × niebieski symbol
ti4-color-green = { $n } × zielony symbol
ti4-color-yellow = { $n } × żółty symbol
ti4-color-red = { $n } × czerwony symbol

## Karty strategii
ti4-ask-buy-tokens = Ile żetonów dowodzenia kupujesz po 3 punkty wpływów? Najwyżej { $most }.
ti4-for-tokens = { $n ->
    [one] { $n } żeton dowodzenia
    [few] { $n } żetony dowodzenia
   *[many] { $n } żetonów dowodzenia
  }
ti4-ask-diplomacy = Wybierz układ („Dyplomacja”). Pozostali umieszczą w nim żetony dowodzenia.
ti4-no-diplomacy-there = „Dyplomacja” nie może wskazać układu { $system }.
ti4-diplomacy-own-planet = Wybierz układ ze swoją planetą.
ti4-diplomacy = { $seat } przygotowuje planety ({ $system }).
ti4-ask-ready = Przygotuj najwyżej dwie planety.
ti4-readies-planets = { $seat } przygotowuje: { $planets }.
ti4-ask-speaker = Wybierz nowego mówcę.
ti4-new-speaker = { $seat } zostaje mówcą.
ti4-looked-at-agendas = { $seat } ogląda { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
  } z wierzchu talii polityki.
ti4-your-agendas = Karty polityki z wierzchu talii: { $agendas }.
ti4-agendas-placed = { $bottom ->
    [0] { $seat } odkłada karty polityki na wierzch talii: { $top }.
   *[other] { $top ->
        [0] { $seat } odkłada karty polityki na spód talii: { $bottom }.
       *[other] { $seat } odkłada karty polityki na wierzch talii: { $top }, na spód: { $bottom }.
    }
}
ti4-ask-agenda-place = Połóż kartę polityki na wierzchu albo na spodzie talii.
ti4-on-top = Na wierzch
ti4-on-bottom = Na spód
ti4-ask-agenda-order = Ustal kolejność kart. Pierwsza będzie na wierzchu.
ti4-ask-structure = Wybierz budowlę i planetę.
ti4-structure-on = { $unit }: { $planet }
ti4-no-structure = Bez budowli
ti4-nowhere-to-build = { $seat } nie ma gdzie umieścić budowli.
ti4-not-your-planet = Nie kontrolujesz planety: { $planet }.
ti4-no-room-for-structure = { $planet }: nie ma miejsca na tę budowlę albo nie masz jej w puli posiłków ({ $unit }).
ti4-ask-construction = Wybierz układ dla żetonu dowodzenia.
ti4-replenished = { $seat } uzupełnia towary: { $n }.
ti4-nobody = Nikt
ti4-ask-trade-partners = Wybierz graczy, którzy uzupełniają towary za darmo.
ti4-ask-warfare = Wybierz układ, z którego usuwasz swój żeton dowodzenia.
ti4-ask-home-dock = Wybierz stocznię kosmiczną do produkcji.
ti4-ask-imperial-score = Czy realizujesz publiczny cel?
ti4-ask-imperial-secret = Czy dobierasz tajny cel?
ti4-imperial-secret = Dobierz
ti4-imperial-no-secret = Nie dobieraj
ti4-score-nothing = Nie realizuj celu

## Okna tego pokoju

## Hands
ti4-held-card = { $name }. { $text }
ti4-held-tile = kafelek #{ $tile }

## Układy
ti4-system-with = { $name } #{ $tile }
ti4-planet-in = { $planet } #{ $tile }
ti4-both = { $a }/{ $b }

ti4-tech-letani_warrior_2-text = Piechota: walka 7, Produkcja 2; zniszczona może wrócić przy wyniku 6 lub więcej.
ti4-tech-floating_factory_2-text = Latająca stocznia kosmiczna: ruch 2, ładowność 5, Produkcja 7; ginie, gdy zostanie zablokowana.
ti4-tech-prototype_war_sun_2-text = Słońce wojny: koszt 10, walka 3 trzema kośćmi, ruch 3, ładowność 6.
ti4-tech-spec_ops_2-text = Piechota: walka 6; zniszczona może wrócić przy wyniku 5 lub więcej.
ti4-tech-advanced_carrier_2-text = Transportowiec: walka 9, ruch 2, ładowność 8, Wytrzymałość.
ti4-tech-super_dreadnought_2-text = Pancernik: walka 4, ruch 2, ładowność 2; odporny na „Bezpośrednie trafienie”.
ti4-line = - { $text }
ti4-lines = - { $first }
  { $rest }
ti4-ask-swap-own = Wybierz kartę strategii, którą oddajesz.
ti4-ask-swap-other = Wybierz kartę strategii, którą zabierasz ({ $other }).
ti4-price-token = koszt: 1 żeton z puli strategii
ti4-price-no-token = bez żetonu z puli strategii
ti4-price-token-placed = koszt: 1 żeton z puli strategii, umieszczany w układzie budowli
ti4-price-research = { $token }, zasoby: { $cost }
ti4-price-of = { $seat }: { $price }
ti4-prices = { $price }; { $others }
ti4-secondary-leadership = zakup żetonów dowodzenia po 3 punkty wpływów
ti4-secondary-diplomacy = przygotowanie najwyżej 2 planet
ti4-secondary-politics = dobranie 2 kart akcji
ti4-secondary-construction = umieszczenie budowli
ti4-secondary-trade = uzupełnienie towarów
ti4-secondary-warfare = produkcja w 1 stoczni kosmicznej w układzie macierzystym
ti4-secondary-technology = opracowanie technologii
ti4-secondary-imperial = dobranie tajnego celu
ti4-row = { $first }; { $rest }
ti4-no-system-left = Nie ma już układu, który możesz aktywować.
ti4-strategy-card-exhausted = Ta karta strategii jest już zagrana w tej rundzie.
ti4-note-far = Nie sąsiadujesz teraz z: { $seats }.
ti4-note-none-moves = żaden twój statek nigdzie nie doleci, nigdzie nie możesz lądować ani produkować
ti4-note-tokens-left = masz jeszcze żetony w puli taktyki ({ $n }) i możesz ich użyć
ti4-note-none-reach = żaden twój statek nie doleci
ti4-note-many-reach = statki w zasięgu: { $n }
ti4-note-invade = twoje jednostki mogą tam lądować lub bombardować
ti4-note-produce = możesz tu produkować jednostki
ti4-note-planet-of = kontroluje: { $seat }; { $worth }
ti4-note-votes = Głosy, które możesz oddać: { $n }.
ti4-note-fleet = { $seat }: { $units }.
ti4-note-retreat-to = Drogi odwrotu: { $systems }.
ti4-note-too-many = { $system } (statki ponad limit twojej puli floty: { $n })
ti4-note-ground = { $planet } ({ $seat }): { $units }.
ti4-note-not-near = To nie jest teraz sąsiad: tylko obietnice
ti4-note-reach-by-rift = z #{ $tile }, ruch { $far }, tylko przez studnię grawitacyjną: { $ships }
ti4-note-reach = z #{ $tile }, ruch { $far }: { $ships }
ti4-note-technology = { $count ->
    [0] { $color }, bez wymagań
   *[other] { $color }, wymaga: { $needs }
}
ti4-note-color-blue = niebieska
ti4-note-color-green = zielona
ti4-note-color-yellow = żółta
ti4-note-color-red = czerwona
ti4-note-color-unit = ulepszenie jednostki

## Do czego to służy
ti4-purpose-tactical = aktywuj układ: przesuń tam statki, walcz, najeżdżaj planety, produkuj jednostki
