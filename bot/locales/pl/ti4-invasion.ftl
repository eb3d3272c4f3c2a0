## Inwazja
ti4-ask-bombard = { $seat }: które planety bombardujesz ({ $units })? Pominięte jednostki nie strzelają.
ti4-ask-bombard-one = { $seat }: które jednostki bombardują tę planetę: { $planet } ({ $units })? Pominięte jednostki nie strzelają.
ti4-nobody-to-bombard = Nie ma tam wrogich wojsk naziemnych do zbombardowania: { $planet }.
ti4-planet-shielded = Tarcza planetarna chroni przed bombardowaniem: { $planet }.
ti4-bombardment-banned = Tej planety nie można teraz bombardować: { $planet }.
ti4-salvo = { $unit }, cel: { $planet }
ti4-ask-extra-die = { $seat }: która jednostka rzuca dodatkową kością ({ ti4-tech-plasma_scoring })?
ti4-bombarded = { $seat }, bombardowanie ({ $planet }; { $units }): { $dice }. Trafienia od { $needed }: { $hits }.
ti4-ask-land = { $seat }: które wojska naziemne przydzielasz do planet? W przestrzeni: { $units }.
ti4-landed = { $seat } przydziela wojska naziemne ({ $planet }): { $units }.
ti4-landed-several = { $seat } przydziela wojska naziemne: { $landings }.
ti4-landed-on = { $units } ({ $planet })
ti4-no-units-there = Na tej planecie nie można umieszczać jednostek: { $planet }.
ti4-ask-order-cannon = { $seat }: w jakiej kolejności planety strzelają z dział kosmicznych?
ti4-ask-order-combats = { $seat }: w jakiej kolejności rozgrywane są bitwy naziemne?
ti4-ground-combat = Bitwa naziemna, { $planet }: atakuje { $attacker }, broni się { $defender }.
ti4-ground-combat-draw = Bitwa naziemna bez zwycięzcy: { $planet }. Nikt nie ocalał.
ti4-ground-combat-won = { $seat } wygrywa bitwę naziemną: { $planet }.

## Namiestnicy
ti4-ask-custodians = { $seat }: czy usuwasz żeton namiestników, zdobywasz 1 punkt zwycięstwa i lądujesz na Mecatol Rex? Koszt: { $cost ->
    [0] żaden
    [one] { $cost } punkt wpływów
    [few] { $cost } punkty wpływów
   *[many] { $cost } punktów wpływów
  }.
ti4-custodians-guard = Nikt nie może wylądować na Mecatol Rex, dopóki leży tam żeton namiestników.
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
  }, a { $seat } może wydać { $purse }.
ti4-custodians-removed = { $seat } usuwa żeton namiestników ({ $planet }).
ti4-for-custodians = żeton namiestników

## Kontrola
ti4-control-gained = { $seat } obejmuje kontrolę nad planetą: { $planet }.
ti4-control-gained-several = { $seat } obejmuje kontrolę nad planetami: { $planet }.
ti4-control-taken = { $seat } przejmuje kontrolę nad planetą: { $planet }. Traci ją: { $before }.
ti4-control-taken-several = { $seat } przejmuje kontrolę nad planetami: { $planet }. Traci je: { $before }.
ti4-control-lost = { $seat } traci kontrolę nad planetą: { $planet }.

## Budowle
ti4-structure-limit = Limit tej budowli na planecie jest osiągnięty: { $unit }, { $planet }.
ti4-blockade-destroys = Blokada niszczy: { $unit } ({ $seat }).

## Pula posiłków
ti4-placed = { $seat } umieszcza na planszy: { $units } ({ $place }).
ti4-ask-take-back = { $seat }: w twojej puli posiłków brak tej jednostki: { $unit }. Skąd ją zabierasz?
ti4-take-back-from = { $units }, { $place }
ti4-take-back-none = Żadnej, nic nie powstaje
ti4-taken-back = { $seat } zabiera z planszy: { $units } ({ $place }).
ti4-ask-drop-group = { $seat }: za mało figurek na twoje grupy: { $unit }. Z której grupy rezygnujesz?

## Produkcja
ti4-ask-produce = { $seat }: co produkujesz ({ $system })? Dotąd: { $made }. Zostało jednostek: { $left }, zasobów: { $money }.{ $full ->
    [0] { "" }
   *[other] { " " }Limit puli floty ({ $full }) osiągnięty: ze statków tylko myśliwce.
  }
ti4-produce-unit = { $unit } (koszt { $cost }{ $pieces ->
    [1] { "" }
   *[other] { " " }za { $pieces }
  })
ti4-produce-off-board = w twojej puli posiłków brak tej jednostki: trzeba wskazać inną i zabrać ją z planszy.
ti4-produce-done = Gotowe (koszt { $cost })
ti4-ask-pieces = { $seat }: ile jednostek produkujesz: { $unit }?
ti4-ask-deploy = { $seat }: gdzie umieszczasz nowe jednostki ({ $units })?
ti4-produced = { $seat } produkuje ({ $system }): { $units }.
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
ti4-ask-diodes-from = { $seat }: które wojska naziemne przenosisz? Najwyżej { $n }.
ti4-ask-diodes-to = { $seat }: na których swoich planetach lądują te jednostki: { $units }?
ti4-diodes-moved = { $seat } przenosi { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
   *[many] { $n } jednostek
  } wojsk naziemnych. Planety: { $planets }.
ti4-x-89 = Ginie cała piechota na planecie: { $planet }.
ti4-revival-roll = { $seat } rzuca za utraconą piechotę: { $dice }. Wraca w następnej turze: { $n }.
ti4-ask-revive = { $seat }: na które planety macierzyste wraca twoja piechota ({ $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
  })?
ti4-revived = Wraca piechota ({ $seat }): { $n }.

## Okna
