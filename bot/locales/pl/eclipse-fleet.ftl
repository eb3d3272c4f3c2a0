### Eclipse: ulepszanie, budowanie, ruch i dyplomacja.

## Ulepszanie
eclipse-ask-upgrade = Wybierz część statku (możesz wstawić jeszcze: { $n }).
eclipse-upgrade-return = Najpierw zwróć część
eclipse-upgrade-done = Gotowe
eclipse-ask-upgrade-return = Wybierz część do zwrotu.
eclipse-ask-upgrade-square = Wybierz pole schematu dla części: { $part }.
eclipse-tile = { $ship }: { $part }
eclipse-tile-over = ({ $printed }) { $tile }
eclipse-printed-below = nadruk: { $part }
eclipse-printed-nothing = bez nadruku
eclipse-upgraded = { $seat } ulepsza statek: { $ship }, puste pole → { $part }.
eclipse-upgraded-instead = { $seat } ulepsza statek: { $ship }, { $old } → { $part }.
eclipse-part-returned = { $seat } zwraca część: { $part } ({ $ship }).
eclipse-too-little-energy = Temu statkowi zabraknie energii: { $n }.
eclipse-starbase-drive = Baza gwiezdna nie może mieć napędu.
eclipse-no-drive = Statek, który się porusza, musi mieć co najmniej jeden napęd.
eclipse-return-first = Części zwracasz przed wzięciem pierwszej, a schematy statków muszą dać się potem ułożyć zgodnie z zasadami.
eclipse-part-fits-nowhere = Ta część nie pasuje na żadne pole zgodnie z zasadami energii i napędu: { $part }.
eclipse-no-such-ancient-part = Nie masz obok planszy takiej części Starożytnych: { $part }.
eclipse-part-needs-technology = Ta część wymaga technologii: { $technology }.

## Budowanie
eclipse-ask-build = Wybierz, co zbudować (zapasy: { $stored }; możesz jeszcze zbudować: { $n }).
eclipse-build-option = { $what } ({ $price })
eclipse-build-by-trade = { $what } ({ $price }, w tym z wymiany: { $missing })
eclipse-build-done = Gotowe
eclipse-ask-build-at = Wybierz heks budowy: { $what }.
eclipse-built = { $seat } buduje: { $what } – { $sector }.
eclipse-build-needs = To wymaga technologii: { $technology }.
eclipse-no-figure-left = Wszystkie twoje figurki tego statku są na mapie: { $ship }.
eclipse-nowhere-to-build = Nie masz heksu, na którym można to zbudować.
eclipse-cannot-pay = Nie stać cię na to. Koszt: { $price }.
eclipse-build-not-yours = Budować możesz tylko na heksie ze swoim dyskiem wpływów. Tu go nie ma: { $sector }.
eclipse-structure-there = Na heksie { $sector } jest już taka budowla.

## Ruch
eclipse-ask-move = Wybierz statek do ruchu (pozostałe ruchy: { $n }).
eclipse-move-group = { $ships }: { $sector }
eclipse-move-of = { $ship } (1 z { $n })
eclipse-move-done = Gotowe
eclipse-ask-move-to = Wybierz cel ruchu: { $ship }, { $sector }.
eclipse-move-breaks = { $sector }: zrywa kontakty
eclipse-ask-move-path = Wybierz drogę. Każda zrywa jakieś kontakty.
eclipse-move-path = { $sectors }; zerwane kontakty: { $others }
eclipse-ask-break-relations = Ten ruch to atak: zrywasz kontakty ({ $others }) i bierzesz kartę zdrajcy. Czy atakujesz?
eclipse-break-relations = Zerwij kontakty
eclipse-keep-relations = Zachowaj kontakty
eclipse-moved = { $seat } – ruch: { $ship }, { $origin } → { $target }.
eclipse-no-such-ship = Na heksie { $sector } nie masz takiego statku: { $ship }.
eclipse-move-starbase = Baz gwiezdnych nie można poruszać.
eclipse-pinned = Twoje statki na heksie { $sector } są związane walką: za każdy wrogi statek musi zostać jeden twój.
eclipse-pinned-by-gcds = Twoje statki na heksie { $sector } są związane walką: żaden nie odleci, dopóki System Obronny (GCDS) nie zostanie zniszczony.
eclipse-no-way-out = Żaden tunel nie wyprowadza twoich statków z heksu { $sector }.
eclipse-move-too-far = Statek nie doleci jednym ruchem na heks { $sector }.

## Dyplomacja
eclipse-offer-relations = Zaproponuj kontakty: { $other }
eclipse-accept-relations = Przyjmij propozycję: { $other }
eclipse-refuse-relations = Odrzuć propozycję: { $other }
eclipse-relations-refused = { $other } → { $seat }: propozycja kontaktów odrzucona.
eclipse-withdraw-relations = Wycofaj propozycję: { $other }
eclipse-relations-offered = { $seat } → { $other }: propozycja kontaktów dyplomatycznych. Wygasa w następnej turze ({ $seat }) lub z końcem fazy akcji.
eclipse-relations-lapsed = { $seat } → { $other }: propozycja kontaktów wygasa.
eclipse-relations-withdrawn = { $seat } → { $other }: propozycja kontaktów wycofana.
eclipse-relations-formed = Kontakty dyplomatyczne nawiązują: { $seat } i { $other }.
eclipse-relations-broken = { $seat } atakuje i zrywa kontakty dyplomatyczne ({ $other }).
eclipse-traitor = { $seat } bierze kartę zdrajcy.
eclipse-ask-relations = Faza walki się kończy. Z kim chcesz nawiązać kontakty dyplomatyczne? Kontakty powstają tam, gdzie chcą tego obie strony.
eclipse-ask-ambassador-cube = Wybierz tor, z którego bierzesz kostkę na ambasadora ({ $other }).
eclipse-no-diplomacy = Przy dwóch lub trzech graczach nie ma dyplomacji.
eclipse-already-partners = Masz już kontakty dyplomatyczne: { $other }.
eclipse-traitor-alone = { $seat } ma kartę zdrajcy i nie może nawiązać nowych kontaktów.
eclipse-not-connected = Brak pełnego tunelu między twoim heksem a heksem gracza { $other }.
eclipse-ships-in-the-way = Statki jednej strony są tam, gdzie druga ma dysk lub statki: { $other }.
eclipse-nothing-to-give = { $seat } nie ma ambasadora lub kostki populacji do oddania.
eclipse-no-room-for-ambassador = { $seat } nie ma na torze reputacji pola dla ambasadora.
eclipse-not-their-turn = Kontakty nawiązuje się tylko w swojej turze albo w turze drugiej strony ({ $other }).
