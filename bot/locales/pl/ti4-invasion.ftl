## Inwazja
ti4-ask-bombard = { $seat }: które planety bombardują twoje jednostki: { $units }? Pominięte jednostki nie strzelają.
ti4-nobody-to-bombard = Nie ma tam wrogich wojsk naziemnych do zbombardowania: { $planet }.
ti4-planet-shielded = Tarcza planetarna chroni przed bombardowaniem: { $planet }.
ti4-bombardment-banned = Tej planety nie można teraz bombardować: { $planet }.
ti4-salvo = { $unit }, cel: { $planet }
ti4-ask-extra-die = { $seat }: która jednostka rzuca dodatkową kością?
ti4-bombarded = { $seat } bombarduje. Cel: { $planet }. Jednostki: { $units }. Rzut: { $dice }, trafia od { $needed }. Trafienia: { $hits }.
ti4-ask-land = { $seat }: przydziel wojska naziemne do planet. W przestrzeni: { $units }.
ti4-landed = { $seat } ląduje: { $units }. Planeta: { $planet }.
ti4-no-units-there = Na tej planecie nie można umieszczać jednostek: { $planet }.
ti4-ask-order-cannon = { $seat }: w jakiej kolejności strzela obrona planet?
ti4-ask-order-combats = { $seat }: w jakiej kolejności rozgrywane są bitwy naziemne?
ti4-ground-combat = Bitwa naziemna, { $planet }: atakuje { $attacker }, broni się { $defender }.
ti4-ground-combat-draw = Bitwa naziemna bez zwycięzcy: { $planet }. Nikt nie ocalał.
ti4-ground-combat-won = { $seat } wygrywa bitwę naziemną: { $planet }.

## Namiestnicy
ti4-ask-custodians = { $seat }: czy wydajesz wpływy ({ $cost }), aby usunąć żeton namiestników, zdobyć 1 punkt zwycięstwa i wylądować na Mecatol Rex?
ti4-custodians-guard = Żeton namiestników nikogo nie wpuszcza na Mecatol Rex, póki nie zostanie usunięty.
ti4-custodians-no-ground = Nie masz tu wojsk naziemnych, które mogłyby wylądować na Mecatol Rex.
ti4-custodians-price = Usunięcie żetonu namiestników kosztuje wpływy: { $cost }. Możesz wydać: { $purse }.
ti4-custodians-removed = { $seat } usuwa żeton namiestników: { $planet }.
ti4-for-custodians = żeton namiestników

## Kontrola
ti4-control-gained = { $seat } obejmuje kontrolę nad planetą: { $planet }.
ti4-control-taken = { $seat } przejmuje kontrolę nad planetą: { $planet }. Dotąd: { $before }.
ti4-control-lost = { $seat } traci kontrolę nad planetą: { $planet }.

## Budowle
ti4-structure-limit = Limit tej budowli na planecie jest osiągnięty: { $unit }, { $planet }.
ti4-blockade-destroys = Blokada niszczy: { $unit }. Właściciel: { $seat }.

## Pula posiłków
ti4-placed = { $seat } umieszcza: { $units }. Miejsce: { $place }.
ti4-ask-take-back = { $seat }: w twojej puli posiłków brak tej jednostki: { $unit }. Skąd ją zabierasz?
ti4-taken-back = { $seat } zabiera z planszy: { $units }. Miejsce: { $place }.
ti4-ask-drop-group = { $seat }: za mało figurek na twoje grupy: { $unit }. Z której grupy rezygnujesz?

## Produkcja
ti4-ask-produce = { $seat }: co produkujesz? { $system }. Pozostały limit jednostek: { $left }.
ti4-produce-unit = { $units } (koszt { $cost })
ti4-produce-done = Gotowe (koszt { $cost })
ti4-ask-pieces = { $seat }: ile jednostek produkujesz? { $unit }.
ti4-ask-deploy = { $seat }: gdzie umieszczasz nowe jednostki: { $units }?
ti4-produced = { $seat } produkuje: { $units }. { $system }.
ti4-for-units = { $units }
ti4-no-cost = Tej jednostki nie możesz wyprodukować: { $unit }.
ti4-production-limit = Twoje jednostki mogą tam wyprodukować najwyżej: { $limit }.
ti4-none-in-reinforcements = W twojej puli posiłków brak tej jednostki i żadnej nie można zabrać z planszy: { $unit }.
ti4-cannot-pay-resources = Koszt wyniósłby łącznie: { $cost }. Możesz wydać zasoby: { $purse }.
ti4-cost-cap = Koszt wyniósłby łącznie: { $cost }. Dozwolone najwyżej: { $cap }.
ti4-no-place-for-ground = Nie ma tu miejsca na nowe wojska naziemne.
ti4-no-capacity = Twoje statki nie mają więcej miejsca. { $system }.
ti4-fleet-full = Twoja pula floty pozwala na tyle statków w układzie: { $limit }.
ti4-blockaded = Twoja produkcja jest zablokowana, nie możesz produkować statków. { $system }.
ti4-foreign-ships = W układzie są statki innego gracza, nie możesz tam produkować statków. { $system }.

## Eliminacja
ti4-eliminated = { $seat } traci wszystko i odpada z gry.

## Technologie
ti4-ask-diodes-from = { $seat }: które wojska naziemne przenosisz? Najwyżej { $n }.
ti4-ask-diodes-to = { $seat }: na których swoich planetach lądują te jednostki: { $units }?
ti4-diodes-moved = { $seat } przenosi wojska naziemne ({ $n }). Planety: { $planets }.
ti4-x-89 = { $seat } używa broni bakteryjnej, ginie cała piechota: { $planet }.
ti4-revival-roll = { $seat } rzuca za straconą piechotę: { $dice }. Wróci w następnej turze: { $n }.
ti4-ask-revive = { $seat }: na których macierzystych planetach wraca twoja piechota? Liczba: { $n }.
ti4-revived = Piechota wraca: { $n }. Gracz: { $seat }.

## Okna
ti4-window-start_of_invasion = Początek inwazji
ti4-window-after_bombardment = Planeta została zbombardowana
ti4-window-after_commit_ground_forces = Wojska naziemne wylądowały
ti4-window-start_of_ground_combat = Początek bitwy naziemnej
ti4-window-end_of_ground_combat = Koniec bitwy naziemnej
ti4-window-after_win_ground_combat = Bitwa naziemna została wygrana
ti4-window-when_gain_control_of_planet = Trwa obejmowanie kontroli nad planetą
ti4-window-after_gain_control_of_planet = Objęto kontrolę nad planetą
ti4-window-when_lose_control_of_planet = Trwa utrata kontroli nad planetą
ti4-window-when_use_production = Trwa produkcja
ti4-window-after_use_production = Produkcja zakończona
ti4-window-when_place_space_dock = Umieszczanie stoczni kosmicznej
ti4-window-when_player_eliminated = Eliminacja gracza
