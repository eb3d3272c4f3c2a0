### Mapy przyniesione przez stół, jako ciągi liczb.
ti4-map-rings = Pierścieni na mapie może być najwyżej { $most }.
ti4-map-json = W tym pliku JSON nie ma mapy: potrzebna jest lista „mapInfo” z polami i numerami kafelków.
ti4-map-place = „{ $place }” nie jest polem mapy albo występuje dwa razy.
ti4-map-entry = Element { $n } nie jest kafelkiem: „{ $entry }”.
ti4-map-tile = #{ $tile } na polu { $n }
ti4-map-home = układ macierzysty na polu { $n }
ti4-map-space = pole { $n }

## Co nie pozwala grać na mapie
ti4-map-centre = Pośrodku musi leżeć Mecatol Rex (#18), a nie { $spaces }.
ti4-map-unknown = Spoza gry podstawowej: { $spaces }.
ti4-map-hyperlane = Gra podstawowa nie ma hipertras: { $spaces }.
ti4-map-twice = Położone więcej niż raz: { $spaces }.
ti4-map-beside = Układ macierzysty Widm z Creussa leży obok planszy; zamiast niego połóż wrota Creussa (#17): { $spaces }.
ti4-map-homes = Układy macierzyste: { $have }, a miejsc przy stole: { $seats }.
ti4-map-inner = Układ macierzysty nie może leżeć w pierwszym pierścieniu: { $spaces }.
ti4-map-outside = Poza trzema pierścieniami: { $spaces }.
ti4-map-hole = Brak kafelka: { $spaces }.

## O czym gracze powinni wiedzieć
ti4-map-second = Układ macierzysty w drugim pierścieniu: { $spaces }.
ti4-map-unusual = Układy macierzyste nie leżą tak, jak przewiduje przygotowanie gry dla tej liczby osób: { $spaces }.
ti4-map-anomalies = Sąsiadujące anomalie: { $spaces }.
ti4-map-wormholes = Sąsiadujące tunele tego samego rodzaju: { $spaces }.

## Okolica każdego miejsca
ti4-map-around = Miejsce { $n } (pole { $space }): zasoby { $resources }, wpływy { $influence }, optymalnie { $optimal }{ $count ->
    [0] {""}
   *[other] ; { $more }
  }
