### Twilight Imperium 4: co porada mówi o planach. Bez wielkiej litery na początku i bez kropki na końcu.

## Po co jest plan
ti4-advice-goes = cel: { $system }
ti4-advice-fights = walka z { $seat } ({ $units }): około { $chance }% na zwycięstwo
ti4-advice-takes = przejmujesz: { $planet }
ti4-advice-takes-from = przejmujesz: { $planet }, dotąd { $seat }
ti4-advice-takes-perhaps = przejmujesz: { $planet } – szansa około { $chance }%
ti4-advice-planet = { $planet } (zasoby { $resources }, wpływy { $influence })
ti4-advice-planet-specialty = { $planet } (zasoby { $resources }, wpływy { $influence }, specjalizacja { $specialty })
ti4-advice-produces = produkcja tam: najwyżej { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }, zasoby do wydania: { $money }
ti4-advice-completes = spełniasz cel „{ $objective }”
ti4-advice-nearer = bliżej celu „{ $objective }” (brakuje jeszcze: { $n })
ti4-advice-tokens = { $n ->
    [one] { $n } żeton dowodzenia
    [few] { $n } żetony dowodzenia
   *[many] { $n } żetonów dowodzenia
  }
ti4-advice-tokens-bought = { $n ->
    [one] { $n } żeton dowodzenia
    [few] { $n } żetony dowodzenia
   *[many] { $n } żetonów dowodzenia
  } za wpływy: { $influence }
ti4-advice-diplomacy = nikt inny nie aktywuje układu, który wskażesz, a twoje planety w nim zostają przygotowane
ti4-advice-politics = 2 karty akcji, nowy mówca i decyzja, gdzie trafią 2 karty polityki
ti4-advice-builds = { $unit } na planecie { $planet }
ti4-advice-keeps-strategy = żetony w puli strategii zostają: { $n }
ti4-advice-trade = 3 dobra i towary: { $n }
ti4-advice-commodities = uzupełniasz towary: { $n }
ti4-advice-warfare = żeton dowodzenia wraca z układu { $system }: możesz go znów aktywować, a statki stamtąd mogą się ruszyć
ti4-advice-free-token = żeton dowodzenia wraca z planszy: jeszcze jedna akcja taktyczna
ti4-advice-scores = realizujesz cel „{ $objective }”
ti4-advice-mecatol = 1 punkt zwycięstwa za kontrolę nad Mecatol Rex
ti4-advice-secret = dobierasz tajny cel
ti4-advice-two-cards = 2 karty akcji
ti4-advice-readies = przygotowujesz { $n ->
    [one] { $n } planetę
    [few] { $n } planety
   *[many] { $n } planet
  }
ti4-advice-home-dock = produkcja w układzie macierzystym bez akcji taktycznej: najwyżej { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }
ti4-advice-opens = otwiera drogę do technologii „{ $technology }”
ti4-advice-learns = { $technology } – { $text }
ti4-advice-free-planets = planety, których nikt jeszcze nie kontroluje: { $n }
ti4-advice-keeps = zostaje ci: { $cards }
ti4-advice-readied = zostaje przygotowane: { $planets }
ti4-advice-kept-out = nie wpuszcza wrogich statków, które są blisko
ti4-advice-moves-again = znów może się ruszyć: { $units }
ti4-advice-makes-again = znów możesz tam produkować: najwyżej { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }
ti4-advice-no-gift = kto chce uzupełnić towary, płaci żetonem z puli strategii
ti4-advice-tactic-pool = pula taktyki { $n } (akcje taktyczne)
ti4-advice-fleet-pool = pula floty { $n } (statki w każdym układzie)
ti4-advice-strategy-pool = pula strategii { $n } (zdolności drugorzędne)
ti4-advice-custodians = 1 punkt zwycięstwa i możliwość lądowania na Mecatol Rex
ti4-advice-saves = niewydane zasoby: { $n }
ti4-advice-unit = { $hits ->
    [0] nie walczy
   *[other] trafia od { $hits }
  }{ $move ->
    [0] {""}
   *[other] , ruch { $move }
  }{ $capacity ->
    [0] {""}
   *[other] , pojemność { $capacity }
  }
ti4-advice-unit-sustains = { ti4-advice-unit }, ma Wytrzymałość
ti4-advice-dock = produkuje naraz najwyżej { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }
ti4-advice-pds = Działo kosmiczne i Tarcza planetarna strzegą planety { $planet }
ti4-advice-points = punkty zwycięstwa: { $n }
ti4-advice-missing = { $n ->
    [0] cel już spełniony
   *[other] brakuje jeszcze: { $n }
  }
ti4-advice-saved = ocalisz: { $units }
ti4-advice-stays = trzymasz układ { $system }: około { $chance }% na zwycięstwo

## Ile kosztuje
ti4-advice-tactic-token = 1 żeton z puli taktyki (zostaje { $left })
ti4-advice-strategy-token = 1 żeton z puli strategii (zostaje { $left })
ti4-advice-resources = zasoby: { $n } (zostaje { $left })
ti4-advice-influence = wpływy: { $n }
ti4-advice-card-gone = ta karta

## Co przemawia przeciw
ti4-advice-last-tactic = to twój ostatni żeton w puli taktyki
ti4-advice-last-strategy = nie zostaje żeton z puli strategii na inne zdolności drugorzędne
ti4-advice-little-influence = nie stać cię na żetony za wpływy
ti4-advice-none-exhausted = żadna z twoich planet nie jest wyczerpana
ti4-advice-full-hand = masz już karty akcji: { $n }, a zatrzymać możesz 7
ti4-advice-no-token-out = na planszy nie ma twojego żetonu dowodzenia
ti4-advice-no-technology = żadna technologia nie jest w zasięgu
ti4-advice-no-second = druga technologia kosztuje więcej zasobów, niż masz: { $n }
ti4-advice-none-ready = teraz nie spełniasz żadnego publicznego celu
ti4-advice-late = inicjatywa { $n }: kto ma niższą, działa przed tobą
ti4-advice-no-more-turns = pozostali mają jeszcze tury w tej rundzie, ty już nie
ti4-advice-full-secrets = masz już 3 tajne cele i musisz jeden oddać
ti4-advice-guns = Działo kosmiczne trafia tam średnio { $n ->
    [one] { $n } raz
   *[many] { $n } razy
  }
ti4-advice-bare = układ { $system } zostaje na pastwę wrogich statków w pobliżu
ti4-advice-stuck = co tam jest, nie ruszy się w tej rundzie: { $units }
ti4-advice-no-such-unit = nie masz jeszcze na planszy jednostki: { $unit }
ti4-advice-fewer-units = mniej zostaje na jednostki
ti4-advice-fleet-full = twoja pula floty pozwala tu na statki: { $n }, i tyle ich jest
ti4-advice-second-dock = w tym układzie jest już stocznia kosmiczna
ti4-advice-one-more-round = najpierw rozgrywa się ta runda walki
ti4-advice-likely-lost = zapewne stracisz: { $units }
ti4-advice-gift = uzupełniają towary i zachowują żetony z puli strategii
ti4-advice-overpays = nadpłata, która przepada: { $n }
