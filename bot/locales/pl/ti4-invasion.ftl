## Inwazja
ti4-ask-bombard = Wybierz planety do zbombardowania ({ $units }). Pominięte jednostki nie strzelają.
ti4-ask-bombard-one = Wybierz jednostki do bombardowania planety { $planet } ({ $units }). Pominięte nie strzelają.
ti4-nobody-to-bombard = Na planecie { $planet } nie ma wrogich wojsk naziemnych.
ti4-planet-shielded = Tarcza planetarna chroni planetę { $planet } przed bombardowaniem.
ti4-bombardment-banned = Planety { $planet } nie można teraz bombardować.
ti4-salvo = { $unit }, cel: { $planet }
ti4-ask-extra-die = „{ ti4-tech-plasma_scoring }”: wybierz jednostkę, która rzuca dodatkową kością.
ti4-bombarded = { $seat } bombarduje planetę { $planet } ({ $units }): { $dice } ({ $needed }+) → { $hits ->
    [0] pudło
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
ti4-ask-land = Przydziel wojska naziemne do planet (na statkach: { $units }).
ti4-landed = { $seat } przydziela wojska naziemne: { $units } → { $planet }.
ti4-landed-several = { $seat } przydziela wojska naziemne: { $landings }.
ti4-landed-on = { $units } ({ $planet })
ti4-no-units-there = Na planecie { $planet } nie można umieszczać jednostek.
ti4-ask-order-cannon = Ustal kolejność planet, z których strzelają działa kosmiczne.
ti4-ask-order-combats = Ustal kolejność bitew naziemnych.
ti4-ground-combat = Bitwa naziemna ({ $planet }): { $attacker } atakuje, broni się { $defender }.
ti4-ground-combat-draw = Bitwa naziemna bez zwycięzcy ({ $planet }).
ti4-ground-combat-won = { $seat } wygrywa bitwę naziemną ({ $planet }).

## Namiestnicy
ti4-ask-custodians = Czy usuwasz żeton namiestników ({ $cost ->
    [0] za darmo
    [one] { $cost } punkt wpływów
    [few] { $cost } punkty wpływów
   *[many] { $cost } punktów wpływów
}), zdobywasz 1 punkt zwycięstwa i lądujesz na Mecatol Rex?
ti4-custodians-guard = Na Mecatol Rex nie można lądować, dopóki jest tam żeton namiestników.
ti4-custodians-no-ground = Nie masz tu wojsk naziemnych, które mogłyby wylądować na Mecatol Rex.
ti4-custodians-price = Usunięcie żetonu namiestników kosztuje { $cost ->
    [one] { $cost } punkt wpływów
    [few] { $cost } punkty wpływów
   *[many] { $cost } punktów wpływów
  }; możesz wydać { $purse }.
ti4-custodians-stay = Żeton namiestników zostaje: jego usunięcie kosztuje { $cost ->
    [one] { $cost } punkt wpływów
    [few] { $cost } punkty wpływów
   *[many] { $cost } punktów wpływów
}, a { $seat } ma { $purse }.
ti4-custodians-removed = { $seat } usuwa żeton namiestników ({ $planet }).
ti4-for-custodians = żeton namiestników

## Kontrola
ti4-control-gained = { $seat } obejmuje kontrolę nad planetą: { $planet }.
ti4-control-gained-several = { $seat } obejmuje kontrolę nad planetami: { $planet }.
ti4-control-taken = { $seat } przejmuje kontrolę nad planetą: { $planet } (poprzednio: { $before }).
ti4-control-taken-several = { $seat } przejmuje kontrolę nad planetami: { $planet } (poprzednio: { $before }).
ti4-control-lost = { $seat } traci kontrolę nad planetą: { $planet }.

## Budowle
ti4-structure-limit = Limit tej budowli na planecie jest osiągnięty: { $unit }, { $planet }.
ti4-blockade-destroys = { $seat } traci w blokadzie: { $unit }.

## Pula posiłków
ti4-placed = { $seat } umieszcza: { $units } ({ $place }).
ti4-ask-take-back = W puli posiłków nie masz takiej jednostki ({ $unit }). Wybierz, skąd ją zabrać.
ti4-take-back-from = { $units }, { $place }
ti4-take-back-none = Znikąd (nic nie przybywa)
ti4-taken-back = { $seat } zabiera z planszy: { $units } ({ $place }).
ti4-ask-drop-group = Za mało figurek ({ $unit }). Wybierz grupę, z której rezygnujesz.

## Produkcja
ti4-ask-produce = Wybierz jednostki do produkcji ({ $system }). Wybrano: { $made }. Zostało jednostek: { $left }, zasobów: { $money }.{ $full ->
    [0] { "" }
   *[other] { " " }Limit puli floty ({ $full }) osiągnięty: ze statków tylko myśliwce.
}
ti4-produce-unit = { $unit } ({ $pieces ->
    [1] koszt { $cost }
   *[other] { $pieces } za { $cost }
  })
ti4-produce-off-board = w twojej puli posiłków brak tej jednostki: trzeba ją zabrać z planszy.
ti4-produce-over = Gotowe
ti4-produce-done = { ti4-produce-over } (koszt { $cost })
ti4-ask-pieces = Ile jednostek produkujesz: { $unit }?
ti4-ask-deploy = Wybierz miejsce dla nowych jednostek: { $units }.
ti4-produced = { $seat } produkuje: { $units } ({ $system }).
ti4-for-units = { $units }
ti4-no-cost = Tej jednostki nie możesz wyprodukować: { $unit }.
ti4-production-limit = Twoje jednostki mogą tam wyprodukować najwyżej: { $limit }.
ti4-none-in-reinforcements = W twojej puli posiłków brak tej jednostki i żadnej nie można zabrać z planszy: { $unit }.
ti4-cannot-pay-resources = To kosztuje łącznie { $cost ->
    [one] { $cost } zasób
    [few] { $cost } zasoby
   *[many] { $cost } zasobów
  }; możesz wydać { $purse }.
ti4-cost-cap = To kosztuje łącznie { $cost }; dozwolone jest najwyżej { $cap }.
ti4-no-place-for-ground = Nie ma tu miejsca na nowe wojska naziemne.
ti4-troop-limit = Twoje jednostki mogą tam wyprodukować najwyżej tyle wojsk naziemnych: { $limit }.
ti4-no-capacity = Twoje statki nie mają więcej miejsca ({ $system }).
ti4-fleet-full = Twoja pula floty nie pozwala tam na więcej statków. Limit: { $limit }.
ti4-blockaded = Twoja produkcja jest zablokowana ({ $system }), nie możesz tam produkować statków.
ti4-foreign-ships = W układzie są statki innego gracza ({ $system }), nie możesz tam produkować statków.

## Eliminacja
ti4-eliminated = { $seat } traci wszystko i odpada z gry.

## Technologie
ti4-ask-diodes-from = Wybierz wojska naziemne do przeniesienia (najwyżej { $n }).
ti4-ask-diodes-to = Wybierz planety, na które trafiają: { $units }.
ti4-diodes-moved = { $seat } przenosi wojska naziemne ({ $n }) → { $planets }.
ti4-x-89 = Cała piechota na planecie { $planet } ginie.
ti4-revival-roll = { $seat }, rzut za utraconą piechotę: { $dice }{ $n ->
    [0] .
   *[other] {" "}→ wraca: { $n }.
}
ti4-ask-revive = Wybierz planety macierzyste dla wracającej piechoty ({ $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}).
ti4-revived = { $seat } odzyskuje piechotę: { $n }.

## Okna
