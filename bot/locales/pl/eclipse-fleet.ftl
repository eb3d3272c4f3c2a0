### Eclipse: ulepszanie, budowanie, ruch i dyplomacja.

## Ulepszanie
eclipse-ask-upgrade = { $seat }: którą część bierzesz? Pozostało części: { $n }.
eclipse-upgrade-return = Najpierw zwróć część
eclipse-upgrade-done = Gotowe
eclipse-ask-upgrade-return = { $seat }: którą część zwracasz?
eclipse-ask-upgrade-square = { $seat }: gdzie umieszczasz część ({ $part })?
eclipse-tile = { $ship }: { $part }
eclipse-printed-below = nadruk pod spodem: { $part }
eclipse-printed-nothing = pod spodem: puste pole
eclipse-upgraded = { $seat } ulepsza ({ $ship }): { $part }.
eclipse-upgraded-instead = { $seat } ulepsza ({ $ship }): { $part } zamiast: { $old }.
eclipse-part-returned = { $seat } zwraca część: { $part } ({ $ship }).
eclipse-too-little-energy = Temu statkowi zabraknie energii: { $n }.
eclipse-starbase-drive = Baza gwiezdna nie może mieć napędu.
eclipse-no-drive = Statek, który się porusza, musi mieć co najmniej jeden napęd.
eclipse-return-first = Części zwraca się przed wzięciem pierwszej i tylko tak, by schematy statków dało się jeszcze doprowadzić do zgodności z zasadami.
eclipse-part-fits-nowhere = Ta część nie pasuje na żadne pole zgodnie z zasadami energii i napędu: { $part }.
eclipse-no-such-ancient-part = Nie masz obok planszy takiej części Starożytnych: { $part }.
eclipse-part-needs-technology = Ta część wymaga technologii: { $technology }.

## Budowanie
eclipse-ask-build = { $seat }: co budujesz? Twoje zapasy: { $stored }. Pozostało do zbudowania: { $n }.
eclipse-build-option = { $what } ({ $price })
eclipse-build-by-trade = { $what } ({ $price }, w tym z wymiany: { $missing })
eclipse-build-done = Gotowe
eclipse-ask-build-at = { $seat }: gdzie budujesz ({ $what })?
eclipse-built = { $seat } buduje: { $what }. Heks: { $sector }.
eclipse-build-needs = To wymaga technologii: { $technology }.
eclipse-no-figure-left = Wszystkie twoje figurki tego statku są na mapie: { $ship }.
eclipse-nowhere-to-build = Nie masz heksu, na którym można to zbudować.
eclipse-cannot-pay = Nie stać cię na to. Koszt: { $price }.
eclipse-build-not-yours = Budować możesz tylko tam, gdzie leży twój dysk wpływów. Tu go nie ma: { $sector }.
eclipse-structure-there = Taka budowla już tu stoi: { $sector }.

## Ruch
eclipse-ask-move = { $seat }: którym statkiem wykonujesz ruch? Pozostało ruchów: { $n }.
eclipse-move-group = { $ships }: { $sector }
eclipse-move-of = { $ship } (1 z { $n })
eclipse-move-done = Gotowe
eclipse-ask-move-to = { $seat }: dokąd leci { $ship }? Leci stąd: { $sector }.
eclipse-move-breaks = { $sector }: zrywa kontakty
eclipse-ask-move-path = { $seat }: którędy? Każda droga zrywa jakieś kontakty.
eclipse-move-path = { $sectors }; zerwane kontakty: { $others }
eclipse-ask-break-relations = { $seat }: ten ruch to atak. Zrywasz kontakty dyplomatyczne i bierzesz kartę zdrajcy. Atakujesz? Zerwane kontakty: { $others }.
eclipse-break-relations = Zerwij kontakty
eclipse-keep-relations = Zachowaj kontakty
eclipse-moved = { $seat } – ruch: { $ship }, { $origin } → { $target }.
eclipse-no-such-ship = Nie masz tu takiego statku: { $ship }, { $sector }.
eclipse-move-starbase = Baz gwiezdnych nie można poruszać.
eclipse-pinned = Twoje statki są tu związane walką: { $sector }. Za każdy wrogi statek musi zostać jeden twój.
eclipse-no-way-out = Żaden tunel czasoprzestrzenny nie wyprowadza stąd twoich statków: { $sector }.
eclipse-move-too-far = Statek nie doleci tam w jednym ruchu: { $sector }.

## Dyplomacja
eclipse-offer-relations = Zaproponuj kontakty: { $other }
eclipse-accept-relations = Przyjmij propozycję: { $other }
eclipse-withdraw-relations = Wycofaj propozycję: { $other }
eclipse-relations-offered = { $seat } proponuje kontakty dyplomatyczne. Odpowiedzieć może { $other }, w turze jednej z tych dwóch osób. Propozycja wygasa z następną turą osoby, która ją złożyła, najpóźniej z końcem fazy akcji.
eclipse-relations-lapsed = Propozycja kontaktów wygasa. Od: { $seat }. Do: { $other }.
eclipse-relations-withdrawn = { $seat } wycofuje propozycję kontaktów dyplomatycznych. Adresat: { $other }.
eclipse-relations-formed = Kontakty dyplomatyczne nawiązują: { $seat } i { $other }.
eclipse-relations-broken = { $seat } atakuje i zrywa kontakty dyplomatyczne. Druga strona: { $other }.
eclipse-traitor = { $seat } bierze kartę zdrajcy.
eclipse-ask-relations = Faza walki się kończy. Z kim chcesz nawiązać kontakty dyplomatyczne? Nawiązuje je każda para, w której chcą tego obie strony.
eclipse-ask-ambassador-cube = { $seat }: z którego toru bierzesz kostkę na swojego ambasadora? Otrzymuje go { $other }.
eclipse-no-diplomacy = W grze na dwóch lub trzech graczy nie ma dyplomacji.
eclipse-already-partners = Te kontakty już trwają: { $other }.
eclipse-traitor-alone = { $seat } ma kartę zdrajcy i nie może nawiązać nowych kontaktów.
eclipse-not-connected = Żaden twój heks nie ma pełnego tunelu czasoprzestrzennego do heksu tego gracza: { $other }.
eclipse-ships-in-the-way = Statki jednej strony stoją tam, gdzie druga ma dysk lub statki: { $other }.
eclipse-nothing-to-give = { $seat } nie ma ambasadora lub kostki populacji do oddania.
eclipse-no-room-for-ambassador = { $seat } nie ma na torze reputacji pola dla ambasadora.
eclipse-not-their-turn = Kontakty nawiązuje się tylko w turze jednej z obu stron. Druga strona: { $other }.
