### Eksploracja, wpływy, wynajdowanie, statki kolonizacyjne, handel i żetony odkryć gry Eclipse.

## Eksploracja
eclipse-ask-explore = { $seat }: który obszar eksplorujesz?
eclipse-explore-done = Bez kolejnej eksploracji
eclipse-space-inner = { HEX($q, $r) } (krąg I)
eclipse-space-middle = { HEX($q, $r) } (krąg II)
eclipse-space-outer = { HEX($q, $r) } (krąg III)
eclipse-next-to = obok: { $around }
eclipse-ask-draws = { $seat }: ile heksów dobierasz? Obszar: { HEX($q, $r) }.
eclipse-draw-one = Dobierz jeden
eclipse-draw-two = Dobierz dwa, umieść najwyżej jeden
eclipse-explored = { $seat } eksploruje obszar { HEX($q, $r) }. Odkryto: { $sectors }.
eclipse-ask-place = { $seat }: umieszczasz odkryty heks czy go odrzucasz? Obszar: { HEX($q, $r) }.
eclipse-place = Umieść: { $sector }
eclipse-discard = { $n ->
    [one] Odrzuć heks
   *[other] Odrzuć oba heksy
  }
eclipse-discarded = Odrzucono: { $sectors }.
eclipse-fits-nowhere = Niczego nie da się tu połączyć tunelem: { HEX($q, $r) }.
eclipse-placed = { $seat } umieszcza heks: { $sector }.
eclipse-ask-turn = { $seat }: jak obracasz heks { $sector }? Tunele są wtedy na krawędziach:
eclipse-turning = { $edges }
eclipse-joined = połączenie z: { $joined }
eclipse-joined-half = bez pełnego tunelu
eclipse-edge-0 = N
eclipse-edge-1 = NE
eclipse-edge-2 = SE
eclipse-edge-3 = S
eclipse-edge-4 = SW
eclipse-edge-5 = NW
eclipse-ask-control = { $seat }: czy przejmujesz kontrolę nad heksem { $sector }?
eclipse-take-control = Przejmij kontrolę
eclipse-leave-it = Zostaw
eclipse-contents-all = { $parts }
eclipse-contents-ancients = { $n ->
    [one] { $n } statek Starożytnych
    [few] { $n } statki Starożytnych
   *[many] { $n } statków Starożytnych
  }
eclipse-contents-discovery = żeton odkrycia
eclipse-contents-artifact = artefakt
eclipse-square-money = pieniądze
eclipse-square-money-advanced = zaawansowane pieniądze
eclipse-square-science = nauka
eclipse-square-science-advanced = zaawansowana nauka
eclipse-square-materials = materiały
eclipse-square-materials-advanced = zaawansowane materiały
eclipse-square-any = szary kwadrat
eclipse-reshuffled-inner = Odrzucone heksy kręgu I, przetasowane, tworzą nowy stos.
eclipse-reshuffled-middle = Odrzucone heksy kręgu II, przetasowane, tworzą nowy stos.
eclipse-reshuffled-outer = Odrzucone heksy kręgu III, przetasowane, tworzą nowy stos.
eclipse-already-explored = Ten obszar jest już wyeksplorowany ({ HEX($q, $r) }).
eclipse-nobody-beside = Eksplorujesz z heksu z twoim dyskiem albo statkiem niezwiązanym walką ({ HEX($q, $r) }).
eclipse-no-wormhole-there = Nie prowadzi tam tunel z heksu z twoim dyskiem lub statkiem ({ HEX($q, $r) }).
eclipse-stack-empty = W stosie tego kręgu nie ma już heksów ({ HEX($q, $r) }).
eclipse-cannot-connect = Tunel nowego heksu musi łączyć się z tunelem heksu z twoim dyskiem lub statkiem.

## Wpływy
eclipse-ask-influence = { $seat }: który dysk wpływów przesuwasz? Pozostałe ruchy: { $n }.
eclipse-from-track = Z toru wpływów
eclipse-from-sector = Z heksu: { $sector } (−{ $points } PZ, kostki: { $cubes })
eclipse-back-from-sector = Na tor z heksu: { $sector } (−{ $points } PZ, kostki: { $cubes })
eclipse-influence-only-back = Wpływy: dyski mogą tylko wrócić na tor, bo brak heksów w zasięgu i statków kolonizacyjnych do odkrycia.
eclipse-cubes-go-home = Na twoje tory wracają kostki: { $cubes }
eclipse-influence-done = { $n ->
    [0] Gotowe
    [one] Gotowe, odkryj { $n } statek kolonizacyjny
    [few] Gotowe, odkryj { $n } statki kolonizacyjne
   *[many] Gotowe, odkryj { $n } statków kolonizacyjnych
  }
eclipse-ask-influence-to = { $seat }: dokąd trafia dysk?
eclipse-to-track = Z powrotem na tor wpływów
eclipse-colony-ships-up = { $n ->
    [one] { $seat } odkrywa { $n } statek kolonizacyjny.
    [few] { $seat } odkrywa { $n } statki kolonizacyjne.
   *[many] { $seat } odkrywa { $n } statków kolonizacyjnych.
  }
eclipse-takes-control = { $seat } przejmuje kontrolę nad heksem: { $sector }.
eclipse-loses-control = { $seat } nie kontroluje już heksu: { $sector }.
eclipse-no-disc-to-move = Z twojego toru wpływów nie można teraz przesunąć dysku.
eclipse-not-your-sector = Nie kontrolujesz tego heksu: { $sector }.
eclipse-has-a-disc = Na tym heksie leży już dysk wpływów: { $sector }.
eclipse-guarded = Nikt nie przejmie kontroli, dopóki strażnicy heksu nie zostaną zniszczeni: { $sector }.
eclipse-enemy-ships = Na tym heksie są wrogie statki: { $sector }.
eclipse-out-of-reach = Tunel nie łączy tego heksu z heksem z twoim dyskiem lub statkiem: { $sector }.
eclipse-not-explored = Dysk może trafić tylko na wyeksplorowany heks.

## Wynajdowanie
eclipse-ask-research = { $seat }: którą technologię wynajdujesz?{ $n ->
    [1] {""}
   *[other] {" "}Możliwe zakupy: { $n }.
  }
eclipse-research-offer = { $technology } ({ $price })
eclipse-research-by-trade = { $technology } ({ $price }, w tym z wymiany: { $missing })
eclipse-research-done = { $more ->
    [0] Bez nowej technologii
   *[other] Nic więcej
}
eclipse-researched = { $seat } wynajduje technologię: { $technology }. Koszt w nauce: { $price }.
eclipse-learned = { $seat } otrzymuje technologię za darmo: { $technology }.
eclipse-already-known = Masz już tę technologię: { $technology }.
eclipse-not-on-offer = Tej technologii nie ma na planszy zaopatrzenia: { $technology }.
eclipse-track-full = Na twoim torze technologii nie ma już miejsca: { $technology }.
eclipse-research-price = Nie stać cię na tę technologię nawet po wymianie: { $technology }. Koszt w nauce: { $price }.
eclipse-spare-discs = { $n ->
    [one] { $seat } zyskuje { $n } dysk wpływów.
    [few] { $seat } zyskuje { $n } dyski wpływów.
   *[many] { $seat } zyskuje { $n } dysków wpływów.
  }
eclipse-ask-artifacts = { $seat }: jakie zasoby bierzesz za artefakty ({ $n })?
eclipse-pack = { $amount }, za artefakt
eclipse-artifacts = { $seat } zyskuje za artefakty: { $got }.

## Populacja
eclipse-ask-colony = { $seat }: dokąd twoje statki kolonizacyjne wiozą populację? Odkryte statki: { $n }.
eclipse-colony-square = { $sector }: { $resource }
eclipse-colony-grey = { $sector }: { $resource }, szary kwadrat
eclipse-colony-orbital = { $sector }: { $resource }, orbital
eclipse-colony-done = Bez dalszej kolonizacji
eclipse-settled = { $seat } kolonizuje heks: { $sector }. Nowa produkcja ({ $resource }): { $n }.
eclipse-enemy-ships-over-squares = Na tym heksie stoją wrogie statki, więc nie umieścisz tu populacji: { $sector }.
eclipse-square-taken = Na tym kwadracie leży już kostka populacji.
eclipse-wrong-cube = Na ten kwadrat nie trafia kostka populacji z tego toru.
eclipse-track-empty = Na tym torze populacji nie masz już kostek: { $resource }.
eclipse-advanced-square = Ten kwadrat wymaga technologii: { $technology }.
eclipse-ask-cube-home = { $seat }: na który tor populacji wraca kostka populacji ({ $cube })?
eclipse-ask-cube-to-cubes = { $seat }: na który tor populacji wraca kostka populacji z heksu { $sector } ({ $square })?
eclipse-ask-cube-to-graveyard = { $seat }: na który cmentarz trafia kostka populacji z heksu { $sector } ({ $square })?
eclipse-cube-of-ambassador = z twojego ambasadora na torze: { $holder }
eclipse-cube-of-graveyard = z cmentarza: { $resource }

## Handel
eclipse-ask-trade = { $seat }: do zapłaty brakuje ({ $what }): { $missing }. Co wymieniasz w stosunku { $ratio }:1?
eclipse-trade-from = { $got } za { $gave }
eclipse-traded = { $seat } wymienia: { $gave } → { $got }.
eclipse-trade-same = Wymień jeden zasób na inny.
eclipse-trade = { $give } { $price } → { $take } { $n }
eclipse-trade-leaves-too-little = Po tej wymianie zabraknie na to, co właśnie wybierasz.
eclipse-trade-too-much = Potrzeba na to więcej, niż masz: { $price }.

## Żetony odkryć
eclipse-finds = { $seat } bierze żeton odkrycia z heksu: { $sector }.
eclipse-you-find = Twój żeton odkrycia: { $tile }.
eclipse-ask-discovery = { $seat }: używasz żetonu odkrycia z heksu { $sector } czy zachowujesz go za 2 PZ?
eclipse-use-front = Użyj: { $tile }
eclipse-use-front-in-vain = Użyj, bez efektu: { $tile }
eclipse-keep-tile = Zachowaj za 2 PZ
eclipse-kept-tile = { $seat } zachowuje żeton odkrycia za 2 PZ.
eclipse-used-front = { $seat } używa żetonu odkrycia: { $tile }.
eclipse-ask-ancient-technology = { $seat }: którą technologię bierzesz za darmo?
eclipse-cruiser-found = Na heksie { $sector } pojawia się krążownik: { $seat }.
eclipse-ask-ancient-part = { $seat }: dokąd trafia część statku Starożytnych: { $part }?
eclipse-part-on-empty = { $ship }, puste pole
eclipse-part-instead = { $ship }, zamiast: { $part }
eclipse-part-beside = Zachowaj na akcję ulepszania
eclipse-part-placed = { $seat } montuje część statku Starożytnych: { $part } ({ $ship }).
eclipse-part-kept = { $seat } zachowuje część statku Starożytnych na później: { $part }.
