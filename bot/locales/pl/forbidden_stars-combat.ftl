### Walka w grze Zakazane gwiazdy.
forbidden_stars-combat-begins = Walka – { $area }: { $attacker } atakuje, broni się { $defender }.
forbidden_stars-rolls = { $seat } rzuca: { $dice }.
forbidden_stars-draws-combat = { $seat } dobiera karty Walki: { $n }.
forbidden_stars-drawn-combat = Dobrane karty Walki: { $cards }.
forbidden_stars-ask-reinforce = Użyj żetonów wsparcia – { $area }.
forbidden_stars-reinforces = { $seat } używa żetonów wsparcia: { $n }.
forbidden_stars-execution-round = Runda zmagania { $n }
forbidden_stars-ask-combat-card = Runda zmagania { $n } – { $area }: wybierz zakrytą kartę Walki.
forbidden_stars-plays-card = { $seat } zagrywa kartę Walki „{ $card }”.
forbidden_stars-round-damage = Runda zmagania { $n }. { $n ->
    [1] Obrażenia (atak − obrona)
   *[other] Obrażenia
  }: { $suffered }
forbidden_stars-takes = { $seat } { $n } ({ $a } − { $d })
forbidden_stars-losses = Straty ({ $seat }): { $units }.
forbidden_stars-losses-none = Straty ({ $seat }): brak.
forbidden_stars-suffers = { $n ->
    [0] { $seat } nie otrzymuje obrażeń (atak { $a }, obrona { $d }).
   *[other] { $seat } otrzymuje obrażenia: { $n } (atak { $a }, obrona { $d }).
}
forbidden_stars-suffer-by-cost = Wszystkie, od najtańszych jednostek
forbidden_stars-ask-suffer = Wybierz jednostkę, która otrzymuje obrażenia – { $area }, do przydzielenia: { $n }.
forbidden_stars-health-left = pozostała wytrzymałość: { $n }
forbidden_stars-routs = { $seat } – rozbicie: { $unit }.
forbidden_stars-rallies = { $seat } – przegrupowanie: { $unit }.
forbidden_stars-unit-destroyed = { $seat } traci: { $unit }.
forbidden_stars-structure-destroyed = { $seat } traci zabudowania: { $structure }.
forbidden_stars-morale = Morale: { $attacker } { $a }, { $defender } { $d }.
forbidden_stars-morale-tied = Morale: { $attacker } { $a }, { $defender } { $d }. Remis wygrywa obrońca.
forbidden_stars-combat-drawn = Walka bez zwycięzcy – { $area }.
forbidden_stars-combat-won = { $seat } wygrywa walkę – { $area }.
forbidden_stars-seizes = { $seat } przejmuje zabudowania: { $structure } – { $area }.
forbidden_stars-ask-retreat-to = Wybierz cel wycofania – { $area }.
forbidden_stars-retreats = { $seat } wycofuje: { $units } → { $area }.

## Kości i żetony
forbidden_stars-gains-dice = { $seat } otrzymuje kości: { $dice }.
forbidden_stars-gains-dice-several = { $seat } otrzymuje kości: { $dice }.
forbidden_stars-loses-dice = { $seat } traci kości: { $dice }.
forbidden_stars-spends-dice = { $seat } wydaje kości: { $dice }.
forbidden_stars-spends-dice-several = { $seat } wydaje kości: { $dice }.
forbidden_stars-rerolls = { $seat } przerzuca kości: { $old } → { $new }.
forbidden_stars-converts = { $seat } zmienia symbole na kościach: { $old } → { $new }.
forbidden_stars-gains-tokens = { $seat } otrzymuje żetony walki: { $tokens }.
forbidden_stars-gains-tokens-several = { $seat } otrzymuje żetony walki: { $tokens }.
forbidden_stars-loses-tokens = { $seat } traci żetony walki: { $tokens }.
forbidden_stars-free-token = { $seat } umieszcza w walce darmowy żeton wsparcia.
forbidden_stars-gains-icons = { $seat } otrzymuje symbole do końca rundy zmagania: { $icons }.

## Standing orders
forbidden_stars-order-suffer = Przydzielanie obrażeń
forbidden_stars-order-suffer-cheapest = jednostce, która kosztuje najmniej
forbidden_stars-order-suffer-toughest = jednostce, która zniesie najwięcej
forbidden_stars-order-combat = Reakcje w moich walkach
forbidden_stars-order-combat-pass = zawsze pas
forbidden_stars-verb-gifts = Zdolności, które tylko coś dają
forbidden_stars-order-gifts = Zdolności, które tylko coś mi dają
forbidden_stars-order-gifts-take = używaj od razu
forbidden_stars-order-gifts-ask = pytaj mnie
forbidden_stars-retreat-element = Jednostki naziemne wycofują się na światy, a okręty na obszary próżni.
forbidden_stars-retreat-no-way = Nie prowadzi tam żadna droga: jednostki naziemne potrzebują szlaku przez przyjazne obszary, a Burze Osnowy zatrzymują wszystkie jednostki.
forbidden_stars-retreat-friendly-first = Jednostki wycofują się na przyjazny obszar, a na niekontrolowany tylko wtedy, gdy nie ma przyjaznego.
forbidden_stars-retreat-to-origin = Atakujące jednostki wracają na obszar, z którego ruszyła któraś z nich.
forbidden_stars-retreat-from-there = Stamtąd ruszyły atakujące jednostki.
forbidden_stars-retreat-their-system = Z tego systemu ruszyły atakujące jednostki.
forbidden_stars-retreat-too-far = Obrońca wycofuje się w aktywnym systemie albo do systemu sąsiedniego.
forbidden_stars-routed-suffer-last = Rozbitym jednostkom przydziela się obrażenia tylko wtedy, gdy nie masz tam nierozbitych jednostek ani bastionu.
forbidden_stars-card-not-in-hand = Nie masz tej karty Walki na ręce.
