### Eksploracja, wpływy, wynajdowanie, statki kolonizacyjne, handel i żetony odkryć gry Eclipse.

## Eksploracja
eclipse-ask-explore = Wybierz obszar do eksploracji.
eclipse-explore-done = Zakończ eksplorację
eclipse-space-inner = { HEX($q, $r) } (krąg I)
eclipse-space-middle = { HEX($q, $r) } (krąg II)
eclipse-space-outer = { HEX($q, $r) } (krąg III)
eclipse-next-to = obok: { $around }
eclipse-ask-draws = Obszar { HEX($q, $r) }: ile heksów dobierasz?
eclipse-draw-one = Dobierz jeden
eclipse-draw-two = Dobierz dwa (umieść 1)
eclipse-explored = { $seat } eksploruje obszar { HEX($q, $r) } i odkrywa: { $sectors }.
eclipse-ask-place = Obszar { HEX($q, $r) }: umieść heks albo odrzuć.
eclipse-place = Umieść: { $sector }
eclipse-discard = { $n ->
    [one] Odrzuć heks
   *[other] Odrzuć oba heksy
  }
eclipse-discarded = Odrzucono: { $sectors }.
eclipse-fits-nowhere = Obszar { HEX($q, $r) }: dobranego heksu nie da się połączyć tunelem.
eclipse-placed = { $seat } umieszcza heks: { $sector }.
eclipse-ask-turn = Obróć heks { $sector }. Tunele będą na krawędziach:
eclipse-turning = { $edges }
eclipse-joined = połączenie: { $joined }
eclipse-joined-half = bez pełnego tunelu
eclipse-edge-0 = N
eclipse-edge-1 = NE
eclipse-edge-2 = SE
eclipse-edge-3 = S
eclipse-edge-4 = SW
eclipse-edge-5 = NW
eclipse-ask-control = Czy przejmujesz kontrolę nad heksem { $sector }?
eclipse-take-control = Przejmij kontrolę
eclipse-leave-it = Nie przejmuj
eclipse-contents-all = { $parts }
eclipse-contents-ancients = { $n ->
    [one] { $n } statek Starożytnych
    [few] { $n } statki Starożytnych
   *[many] { $n } statków Starożytnych
  }
eclipse-contents-discovery = żeton odkrycia
eclipse-contents-artifact = artefakt
eclipse-square-money = pieniądze
eclipse-square-money-advanced = zaawansowany kwadrat pieniędzy
eclipse-square-science = nauka
eclipse-square-science-advanced = zaawansowany kwadrat nauki
eclipse-square-materials = materiały
eclipse-square-materials-advanced = zaawansowany kwadrat materiałów
eclipse-square-any = szary kwadrat
eclipse-reshuffled-inner = Odrzucone heksy kręgu I tworzą nowy, przetasowany stos.
eclipse-reshuffled-middle = Odrzucone heksy kręgu II tworzą nowy, przetasowany stos.
eclipse-reshuffled-outer = Odrzucone heksy kręgu III tworzą nowy, przetasowany stos.
eclipse-already-explored = Ten obszar jest już wyeksplorowany ({ HEX($q, $r) }).
eclipse-nobody-beside = Eksplorujesz z heksu ze swoim dyskiem albo statkiem niezwiązanym walką ({ HEX($q, $r) }).
eclipse-no-wormhole-there = Z heksów z twoim dyskiem lub statkiem nie prowadzi tam tunel ({ HEX($q, $r) }).
eclipse-stack-empty = W stosie tego kręgu nie ma już heksów ({ HEX($q, $r) }).
eclipse-cannot-connect = Tunel nowego heksu musi łączyć się z tunelem heksu z twoim dyskiem lub statkiem.

## Wpływy
eclipse-ask-influence = Wybierz dysk wpływów do przesunięcia (pozostałe ruchy: { $n }).
eclipse-from-track = Z toru wpływów
eclipse-from-sector = Heks { $sector }, −{ $points } PZ{ $cubes ->
    [0] {""}
   *[other] , kostki: { $cubes }
}
eclipse-back-from-sector = Na tor: { $sector }, −{ $points } PZ{ $cubes ->
    [0] {""}
   *[other] , kostki: { $cubes }
}
eclipse-influence-only-back = Wpływy: możesz tylko cofać dyski na tor (brak heksów w zasięgu i statków kolonizacyjnych do obrócenia).
eclipse-cubes-go-home = Kostki populacji wracające na tory: { $cubes }
eclipse-influence-done = { $n ->
    [0] Gotowe
   *[other] Gotowe, obróć statki: { $n }
}
eclipse-ask-influence-to = Wybierz, dokąd trafia dysk wpływów.
eclipse-to-track = Na tor wpływów
eclipse-colony-ships-up = { $seat } obraca statki kolonizacyjne awersem do góry: { $n }.
eclipse-takes-control = { $seat } przejmuje kontrolę nad heksem { $sector }.
eclipse-loses-control = { $seat } traci kontrolę nad heksem { $sector }.
eclipse-no-disc-to-move = Z twojego toru wpływów nie można teraz przesunąć dysku.
eclipse-not-your-sector = Nie kontrolujesz heksu { $sector }.
eclipse-has-a-disc = Na heksie { $sector } jest już dysk wpływów.
eclipse-guarded = Najpierw trzeba zniszczyć strażników heksu { $sector }.
eclipse-enemy-ships = Na heksie { $sector } są wrogie statki.
eclipse-out-of-reach = Heks { $sector } nie jest połączony tunelem z heksem z twoim dyskiem lub statkiem.
eclipse-not-explored = Dysk może trafić tylko na wyeksplorowany heks.

## Wynajdowanie
eclipse-ask-research = Wybierz technologię do wynalezienia{ $n ->
    [1] .
   *[other] {" "}(możesz wynaleźć jeszcze: { $n }).
}
eclipse-research-offer = { $technology } ({ $price })
eclipse-research-by-trade = { $technology } ({ $price }, w tym z wymiany: { $missing })
eclipse-research-done = { $more ->
    [0] Bez nowej technologii
   *[other] Gotowe
}
eclipse-researched = { $seat } wynajduje technologię: { $technology } (nauka: { $price }).
eclipse-learned = { $seat } otrzymuje technologię za darmo: { $technology }.
eclipse-already-known = Masz już tę technologię: { $technology }.
eclipse-not-on-offer = Tej technologii nie ma na planszy zaopatrzenia: { $technology }.
eclipse-track-full = Na twoim torze technologii nie ma już miejsca: { $technology }.
eclipse-research-price = Nie stać cię na tę technologię, nawet po wymianie: { $technology } (nauka: { $price }).
eclipse-spare-discs = { $n ->
    [one] { $seat } zyskuje { $n } dysk wpływów.
    [few] { $seat } zyskuje { $n } dyski wpływów.
   *[many] { $seat } zyskuje { $n } dysków wpływów.
  }
eclipse-ask-artifacts = Wybierz zasoby za artefakty ({ $n }).
eclipse-pack = { $amount } za artefakt
eclipse-artifacts = { $seat } zyskuje za artefakty: { $got }.

## Populacja
eclipse-ask-colony = Wybierz, gdzie umieścić populację (dostępne statki kolonizacyjne: { $n }).
eclipse-colony-square = { $sector }: { $resource }
eclipse-colony-advanced = { $sector }: { $resource } (zaawansowany)
eclipse-colony-grey = { $sector }: { $resource } (szary)
eclipse-colony-orbital = { $sector }: { $resource }, orbital
eclipse-colony-done = Zakończ kolonizację
eclipse-settled = { $seat } kolonizuje heks { $sector }; { $resource }: produkcja { $n }.
eclipse-enemy-ships-over-squares = Na heksie { $sector } są wrogie statki; nie umieścisz tu populacji.
eclipse-square-taken = Na tym kwadracie leży już kostka populacji.
eclipse-wrong-cube = Ten kwadrat nie przyjmuje kostek z tego toru populacji.
eclipse-track-empty = Na tym torze populacji nie masz już kostek: { $resource }.
eclipse-advanced-square = Ten kwadrat wymaga technologii: { $technology }.
eclipse-ask-cube-home = Wybierz tor populacji dla kostki ({ $cube }).
eclipse-ask-cube-to-cubes = Wybierz tor populacji dla kostki z heksu { $sector }, { $square }.
eclipse-ask-cube-to-graveyard = Wybierz cmentarz dla kostki z heksu { $sector }, { $square }.
eclipse-cube-of-ambassador = z twojego ambasadora, którego ma { $holder }
eclipse-cube-of-graveyard = z cmentarza: { $resource }

## Handel
eclipse-ask-trade = Wymień zasoby ({ $ratio }:1). Brakuje na zakup ({ $what }): { $missing }.
eclipse-trade-from = { $gave } → { $got }
eclipse-traded = { $seat } wymienia: { $gave } → { $got }.
eclipse-trade-same = Wymień jeden zasób na inny.
eclipse-trade = { $give } { $price } → { $take } { $n }
eclipse-trade-leaves-too-little = Po tej wymianie zabraknie na wybrany zakup.
eclipse-trade-too-much = Wymiana wymaga więcej, niż masz: { $price }.

## Żetony odkryć
eclipse-finds = { $seat } bierze żeton odkrycia – { $sector }.
eclipse-you-find = Twój żeton odkrycia: { $tile }.
eclipse-ask-discovery = { $sector }: użyj żetonu odkrycia albo zachowaj go za 2 PZ.
eclipse-use-front = Użyj: { $tile }
eclipse-use-front-in-vain = Użyj (bez efektu): { $tile }
eclipse-keep-tile = Zachowaj za 2 PZ
eclipse-kept-tile = { $seat } zachowuje żeton odkrycia za 2 PZ.
eclipse-used-front = { $seat } używa żetonu odkrycia: { $tile }.
eclipse-ask-ancient-technology = Wybierz darmową technologię.
eclipse-cruiser-found = { $seat } otrzymuje krążownik – { $sector }.
eclipse-ask-ancient-part = Wybierz miejsce dla części Starożytnych: { $part }.
eclipse-part-on-empty = { $ship }, puste pole
eclipse-part-instead = { $ship }, zamiast: { $part }
eclipse-part-beside = Zachowaj na później
eclipse-part-placed = { $seat } umieszcza część Starożytnych: { $part } ({ $ship }).
eclipse-part-kept = { $seat } zachowuje część Starożytnych na później: { $part }.
