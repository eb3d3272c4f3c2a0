### Eclipse: co porada mówi o planach. Bez wielkiej litery na początku i bez kropki na końcu.

## Po co jest plan
eclipse-advice-vp = { $n } PZ
eclipse-advice-squares = { $n } × { $square }
eclipse-advice-people = miejsce dla populacji: { $squares }
eclipse-advice-discovery = żeton odkrycia
eclipse-advice-production = { $resource } { $before } → { $after } co rundę
eclipse-advice-takes = przejmujesz: { $sector }
eclipse-advice-flips = statki kolonizacyjne obracane awersem do góry: { $n }
eclipse-advice-first-pass = bierzesz znacznik gracza rozpoczynającego
eclipse-advice-saves = utrzymanie mniejsze o { $n }
eclipse-advice-unseen = nieznane heksy kręgu { $ring }: { $n }, razem PZ: { $vp }, pola populacji: { $people }
eclipse-advice-learns = { $technology } – { $text }
eclipse-advice-track = +{ $n } PZ na torze technologii
eclipse-advice-fits = { $part } ({ $ship }) – { $text }
eclipse-advice-better = od razu dla: { $ships }
eclipse-advice-quarry = na { $sector }, gdzie trzeba walczyć
eclipse-advice-threat = floty w pobliżu są silniejsze od twojej
eclipse-advice-monolith = 3 PZ na koniec gry
eclipse-advice-orbital = miejsce na kostkę pieniędzy lub nauki
eclipse-advice-ship = kostki: { $dice }{ $missiles ->
    [0] {""}
   *[other] , rakiety: { $missiles }
  }, trafia od { $hits }, kadłub { $hull }, ruch { $move }
eclipse-advice-away = { $n ->
    [0] tam, gdzie dojdzie do walki
    [one] { $n } ruch do celu
    [few] { $n } ruchy do celu
   *[many] { $n } ruchów do celu
  }: { $sector }
eclipse-advice-beside = sąsiednie heksy z cudzymi statkami: { $n }
eclipse-advice-goes = cel: { $sector }
eclipse-advice-beats = do pokonania: { $ships }
eclipse-advice-beats-likely = do pokonania: { $ships } (wszystkie statki stamtąd: około { $chance }% na zwycięstwo)
eclipse-advice-wormholes = tunele do twoich heksów: { $own }, w nieznane: { $unknown }
eclipse-advice-best-on = najlepiej pasuje: { $ship }
eclipse-advice-keeps-hexes = zachowujesz wszystkie heksy
eclipse-advice-from = zabierasz go graczowi { $seat }
eclipse-advice-on-the-way = po drodze do celu: { $sector }
eclipse-advice-saved = ocalisz: { $ships }
eclipse-advice-fights = walka ({ $ships }): około { $chance }% na zwycięstwo
eclipse-advice-bombs = bez populacji { $sector } może być twój ({ $n } PZ)
eclipse-advice-at-the-end = liczy się na koniec gry
eclipse-advice-upkeep = utrzymanie { $n }, po nim zostaje pieniędzy: { $left }
eclipse-advice-materials-kept = materiały, które zostają: { $n }
eclipse-advice-none-beside = obok nie ma cudzych statków
eclipse-advice-beside-board = część czeka obok planszy na akcję ulepszenia
eclipse-advice-draws = heksy do wyboru: { $n }
eclipse-advice-ships-stay = twoje statki zostają tam, gdzie są
eclipse-advice-destroys = niszczy: { $ship }
eclipse-advice-damages = { $ship }: do zniszczenia brakuje obrażeń: { $n }
eclipse-advice-each-die = wybierasz cel dla każdej kostki
eclipse-advice-fewest-dice = żaden statek nie dostaje więcej kostek, niż go niszczy
eclipse-advice-shoots-first = najpierw strzela { $ship }
eclipse-advice-get-away = uchodzą: { $sector }
eclipse-advice-cubes-left = kostki populacji, które tam zostają: { $n }
eclipse-advice-lowest-tile = żaden twój żeton nie jest wart mniej
eclipse-advice-then-stored = wtedy zapasy: { $amount }
eclipse-advice-ambassadors = za każdego, kto się zgodzi, 1 PZ i kostka mniej na twoim torze: { $n }
eclipse-advice-unbound = możesz atakować każdego
eclipse-advice-keeps-peace = ambasador i jego 1 PZ zostają
eclipse-advice-upkeep-short = utrzymanie { $n }, z czego brakuje pieniędzy: { $left }
eclipse-advice-parts-stay = twoje statki zostają, jakie są
eclipse-advice-science-kept = nauka, która zostaje: { $n }

## Ile kosztuje
eclipse-advice-disc = { $n ->
    [one] { $n } dysk wpływów
    [few] { $n } dyski wpływów
   *[many] { $n } dysków wpływów
  } (utrzymanie { $before } → { $after })
eclipse-advice-disc-free = { $n ->
    [one] { $n } dysk wpływów
    [few] { $n } dyski wpływów
   *[many] { $n } dysków wpływów
  } (utrzymanie bez zmian: { $after })
eclipse-advice-second-disc = drugi dysk, jeśli przejmiesz heks
eclipse-advice-paid = { $amount } (zostaje { $left })
eclipse-advice-colony-ship = 1 statek kolonizacyjny (zostaje { $left })
eclipse-advice-on-map = { $ship } na mapie: { $n }

## Co przemawia przeciw
eclipse-advice-short = przy utrzymaniu zabraknie pieniędzy: { $n }
eclipse-advice-tight = po utrzymaniu zostaje tylko tyle pieniędzy: { $n }
eclipse-advice-traded = { $amount } trzeba wymienić za inne zasoby: { $n }
eclipse-advice-guarded = na { $n } z { $of } są Starożytni
eclipse-advice-ancients = strzeże go { $n ->
    [one] { $n } statek Starożytnych
    [few] { $n } statki Starożytnych
   *[many] { $n } statków Starożytnych
  }
eclipse-advice-no-points = przepadają 2 PZ za ten żeton
eclipse-advice-fits-nowhere = jej część nie poprawi teraz żadnego twojego statku
eclipse-advice-none-flying = nie masz na mapie: { $ship }
eclipse-advice-peels = heks { $sector } może paść, jeśli odlecą wszystkie statki
eclipse-advice-gives-up = tracisz heks i jego PZ: { $n }
eclipse-advice-leaves = heks { $sector } zostaje wrogowi
eclipse-advice-likely-lost = zapewne stracisz: { $ships }
eclipse-advice-already-lost = ten statek i tak jest zniszczony
eclipse-advice-ships-lost = statki są zniszczone
eclipse-advice-lower-tile = jeden z twoich żetonów jest wart mniej
eclipse-advice-traitor = bierzesz kartę zdrajcy (−2 PZ), a ambasadorzy wracają do siebie
eclipse-advice-breaks-with = zerwane kontakty: { $others }
