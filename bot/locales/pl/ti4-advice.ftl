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
ti4-advice-kept-votes = wpływy, które zostają na drugie głosowanie: { $n }
ti4-advice-elects-you = wybór pada na ciebie
ti4-advice-elects = wybór: { $seat } (punkty zwycięstwa: { $n })
ti4-advice-compared = { $what }: u ciebie { $own }, u innych najwyżej { $most }
ti4-advice-compared-goods = dobra
ti4-advice-compared-techs = technologie
ti4-advice-compared-fleet = pula floty
ti4-advice-compared-cards = karty akcji
ti4-advice-compared-points = punkty zwycięstwa
ti4-advice-foretold = twoja przepowiednia się sprawdza ({ $card })
ti4-advice-votes = głosy za tym: { $n }, za najsilniejszym innym wynikiem: { $others }
ti4-advice-chooses = wybierasz kartę strategii w kolejności { $n } z { $of }
ti4-advice-breaks-ties = głosujesz na końcu i rozstrzygasz remisy
ti4-advice-voted-next = głosowanie przed pozostałymi kartami talii
ti4-advice-not-voted = prędko nie będzie nad tym głosowania
ti4-advice-say = twoje wpływy: { $n } z { $of } na planszy
ti4-advice-comes-first = pierwsza będzie { $agenda } – { $text }
ti4-advice-keeps-influence = wpływy zostają: { $n }
ti4-advice-keeps-resources = zasoby zostają na jednostki: { $n }
ti4-advice-pays-again = znów do wydania: zasoby { $resources }, wpływy { $influence }
ti4-advice-planets-ready = żadna planeta nie zostaje za to wyczerpana
ti4-advice-nothing-exhausted = żadna technologia nie zostaje za to wyczerpana
ti4-advice-sustains = tym trafieniem nic nie ginie
ti4-advice-sustains-all = jednostki przyjmują tyle trafień, ile mogą
ti4-advice-left = zostaje: { $units }
ti4-advice-worth = wartość w zasobach: { $n }
ti4-advice-repaired = znów może przyjąć uszkodzenie
ti4-advice-spread-risk = ładunek przepada razem ze statkiem
ti4-advice-shoots-down = przed pierwszą rundą, około { $chance }% na zestrzelenie myśliwca
ti4-advice-shots = przed pierwszą rundą, zestrzelone myśliwce średnio: { $n }
ti4-advice-costs-nothing = strzał nic nie kosztuje
ti4-advice-bombs = { $planet }: około { $chance }% na co najmniej jedno trafienie, wojska naziemne tam: { $n }
ti4-advice-begins = najpierw { $planet }
ti4-advice-rerolls = ponowny rzut, kości: { $n }
ti4-advice-fighters-land = myśliwce walczą na planecie
ti4-advice-fighters-stay = myśliwce zostają w przestrzeni
ti4-advice-guards = strzeże: { $planets }
ti4-advice-joins = dołącza do: { $units }
ti4-advice-saves-troops = zabrana piechota: { $n }
ti4-advice-holds-planets = wojska naziemne trzymają swoje planety
ti4-advice-likely = prawdopodobieństwo około { $chance }%
ti4-advice-stands = { $seat } ma tam: { $units }
ti4-advice-yours = masz tam: { $units }
ti4-advice-enemies-near = wrogie statki są blisko
ti4-advice-has-points = { $seat }, punkty zwycięstwa: { $n }
ti4-advice-guards-planet = trzyma: { $planet }
ti4-advice-ready-to-go = na pokładzie statków: { $system }
ti4-advice-nobody-near = wrogich statków nie ma w pobliżu
ti4-advice-all-stay = wszystkie jednostki zostają tam, gdzie są
ti4-advice-token-there = twój żeton dowodzenia już tam leży
ti4-advice-no-secret = bez dobierania tajnego celu
ti4-advice-unused = na razie niewykorzystane: { $what }
ti4-advice-none-to-score = żadnego nie spełniasz tak, by go teraz zrealizować
ti4-advice-carries-none = nic nie wchodzi na pokład, więc zostaje na miejscu
ti4-advice-nobody-moves = żadne statki nie przylatują
ti4-advice-then-there = wtedy jest tam: { $units }
ti4-advice-no-rift = żadnej studni grawitacyjnej po drodze
ti4-advice-stay-aboard = wojska naziemne zostają na pokładzie
ti4-advice-controls = kontroluje ją { $seat } (punkty zwycięstwa: { $n })
ti4-advice-is-yours = jest twoja
ti4-advice-nobodys = nikt jej nie kontroluje
ti4-advice-text = { $name } – { $text }
ti4-advice-keeps-tactic = żetony, które zostają w puli taktyki: { $n }
ti4-advice-place = miejsce { $n }
ti4-advice-slice = planety: { $n }, zasoby { $resources }, wpływy { $influence }
ti4-advice-bought-votes = kupione głosy: { $n }
ti4-advice-goods-then = wtedy dobra: { $n }
ti4-advice-commodity-turns = towar zamienia się w dobro
ti4-advice-ambush = statki, które strzelają przed walką: { $n }

## Ile kosztuje
ti4-advice-tactic-token = 1 żeton z puli taktyki (zostaje { $left })
ti4-advice-strategy-token = 1 żeton z puli strategii (zostaje { $left })
ti4-advice-resources = zasoby: { $n } (zostaje { $left })
ti4-advice-influence = wpływy: { $n }
ti4-advice-card-gone = ta karta
ti4-advice-influence-left = wpływy: { $n } (zostaje { $left })
ti4-advice-exhausted = zasoby { $resources }, wpływy { $influence }
ti4-advice-exhausts = wyczerpane: { $what }
ti4-advice-damaged = uszkodzenie: { $unit }
ti4-advice-gives-up = element stąd: { $place }
ti4-advice-then = wtedy { $pool }
ti4-advice-goods = dobra: { $n } (zostaje { $left })

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
ti4-advice-first = inicjatywa { $n }: działasz i zdobywasz punkty przed tymi, którzy mają wyższą
ti4-advice-denied = { $seat } jej nie dostanie, a dałaby zwycięstwo
ti4-advice-spoils = { $seat } nie spełni już tego, co dałoby zwycięstwo
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
ti4-advice-readied-anyway = twoje planety i tak zostaną przygotowane po tym głosowaniu
ti4-advice-foretold-by = { $seat } to przepowiada ({ $card })
ti4-advice-no-votes-left = na drugie głosowanie nic nie zostaje
ti4-advice-helps = pierwszy wybór ma { $seat } (punkty zwycięstwa: { $n }), kto i tak prowadzi
ti4-advice-agenda-harms = raczej ci zaszkodzi
ti4-advice-agenda-helps = raczej ci pomoże
ti4-advice-no-strategy = pula strategii jest pusta: żadnych zdolności drugorzędnych
ti4-advice-smaller-fleets = w każdym układzie najwyżej tyle twoich statków: { $n }
ti4-advice-loses-instead = zamiast tego ginie jednostka
ti4-advice-none-left = nic twojego tam nie zostaje
ti4-advice-homeless = nadmiar na pokładach, który przepada: { $n }
ti4-advice-free-shot = strzał nic by nie kosztował
ti4-advice-no-bombs = wojska naziemne nie zostaną trafione przed lądowaniem
ti4-advice-misses-stay = chybione kości zostają, jakie są
ti4-advice-over-fleet = ponad pulę floty, więc do usunięcia, statki: { $n }
ti4-advice-yourself = chodzi o ciebie
ti4-advice-could-score = cele, które teraz można zrealizować: { $n }
ti4-advice-fewer-there = mniej jednostek, choć blisko są wrogie statki: { $places }
ti4-advice-rifts = studnie grawitacyjne po drodze: { $n }; każdy statek ginie przy wyniku od 1 do 3
ti4-advice-planet-lost = planeta zostaje bez kontroli
ti4-advice-slices-stay = wycinki zostają takie, jak wylosowano
ti4-advice-redrawn = inne wycinki, jeśli chce tego ponad połowa
ti4-advice-redrawn-unknown = nikt nie wie, co będzie w zamian
ti4-advice-from-home = odległość od twojego układu macierzystego: { $n }
ti4-advice-from-other-home = najbliższy inny układ macierzysty: { $seat }, odległość { $n }
ti4-advice-assimilates = { $planet }: ta jednostka staje się twoja ({ $unit })
ti4-advice-one-less = jedna taka jednostka z innego miejsca na planszy ({ $unit })
ti4-advice-not-assimilated = { $planet }: ta jednostka zostaje zniszczona ({ $unit })
ti4-advice-copies-none = ta karta jeszcze nic nie kopiuje
ti4-advice-copy-lost = kopia technologii: { $technology }
ti4-advice-opens-ways = pozostałe statki mogą skorzystać z drogi, którą otwiera
ti4-advice-moves-along = rusza razem z pozostałymi
ti4-advice-hole-leaves = nie leży już w układzie { $system }
ti4-advice-hole-new = nie ma go jeszcze na planszy
ti4-advice-hole-joins = wtedy sąsiaduje z: { $systems }
ti4-advice-hole-alone = nigdzie indziej nie ma takiego tunelu, a twoich statków tam nie ma
ti4-advice-extra-die = jedna kość więcej, trafia na { $n }+
ti4-advice-hits-more = trafień więcej: { $n }
ti4-advice-fight-as-ships = wojska naziemne, które walczą jak statki: { $n }
ti4-advice-lost-in-space = mogą tam zginąć
ti4-advice-rams = giną statki przeciwnika, najwyżej { $n }
ti4-advice-damaged-already = jest już uszkodzony
ti4-advice-destroys = niszczy: { $units }
