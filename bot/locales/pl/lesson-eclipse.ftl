### Lekcja gry Eclipse: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-eclipse-species = Witaj w grze Eclipse. Po dziewięciu rundach wygrywa najwięcej punktów zwycięstwa: za sektory, bitwy, odkrycia i technologie. W tej lekcji grają dwie frakcje Terran, które niczym się nie różnią. Wybierz Dyrektoriat Terran.
lesson-eclipse-species-other = Wszyscy Terranie grają tak samo, ale lekcja jest dla pierwszej z tych frakcji.

lesson-eclipse-explore = Twój dom to Procyon (221) na polu M8, na górze mapy. W fazie akcji wykonujesz po jednej akcji w turze, aż spasujesz. Każda akcja kosztuje dysk wpływów, a im więcej dysków użyjesz, tym droższe utrzymanie na końcu rundy. Najpierw eksploracja.
lesson-eclipse-explore-other = Najpierw potrzebujesz miejsca. Wybierz eksplorację.

lesson-eclipse-explore-where = Eksplorujesz pole obok swoich sektorów. Trzy kręgi mają osobne stosy: wewnętrzne sektory są bogatsze, ale czekają tam Starożytni. Zacznij w kręgu II, na polu L8.
lesson-eclipse-explore-where-other = We własnej grze wybierz dowolny krąg. Lekcja zaczyna na polu L8.

lesson-eclipse-place = To Psi Capricorni: kwadrat na pieniądze, kwadrat na materiały i nikogo w pobliżu. Półkola na krawędziach to tunele czasoprzestrzenne; statki i odkrywcy przechodzą tylko tam, gdzie spotykają się dwie połowy. Umieść ten heks z tunelami na NE, SE i NW: NE prowadzi do domu.
lesson-eclipse-place-other = To dobry sektor. Umieść go.

lesson-eclipse-turn = Obróć heks tak, żeby tunele prowadziły na NE, SE i NW.
lesson-eclipse-turn-other = To też łączy, ale lekcja idzie dalej inaczej. Wybierz NE, SE i NW.

lesson-eclipse-control = Połóż tam dysk wpływów: sektor jest twój, razem z punktem zwycięstwa.
lesson-eclipse-control-other = Bez dysku sektor jest niczyj. Przejmij kontrolę.

lesson-eclipse-colony-money = Statki kolonizacyjne przewożą populację na kwadraty. Każda kostka, która schodzi z toru, zwiększa dochód. Najpierw pieniądze: z nich płacisz utrzymanie.
lesson-eclipse-colony-money-other = Wykorzystaj statki kolonizacyjne: wrócą dopiero w następnej rundzie.

lesson-eclipse-colony-materials = Teraz materiały: z nich budujesz.
lesson-eclipse-colony-materials-other = Pusty kwadrat nic nie daje. Umieść tam populację.

lesson-eclipse-explore2 = Rywal też eksploruje. Eksploruj jeszcze raz, tym razem w stronę środka.
lesson-eclipse-explore2-other = Lekcja szuka teraz walki: eksploruj.

lesson-eclipse-explore2-where = Pole M9 leży w kręgu I, obok twojego domu.
lesson-eclipse-explore2-where-other = Też ciekawe, ale to, czego szuka lekcja, leży na polu M9.

lesson-eclipse-place2 = Castor: 2 punkty zwycięstwa, trzy kwadraty, żeton odkrycia i jeden statek Starożytnych, który tego strzeże. Zaraz go zdobędziesz. Dom leży na północy, więc tunel musi prowadzić na N: umieść heks z tunelami na N, SE, S, SW i NW.
lesson-eclipse-place2-other = Starożytni wyglądają groźnie, ale przy odrobinie szczęścia dwa statki pokonają jeden. Umieść ten heks.

lesson-eclipse-turn2 = Wybierz N, SE, S, SW i NW.
lesson-eclipse-turn2-other = Wybierz N, SE, S, SW i NW: od tego miejsca lekcja idzie dalej.

lesson-eclipse-build = Jeden myśliwiec nie wystarczy na Starożytnych. Zbuduj drugi.
lesson-eclipse-build-other = Najpierw wzmocnij flotę: budowanie.

lesson-eclipse-build-interceptor = Masz 3 materiały: akurat na myśliwiec.
lesson-eclipse-build-interceptor-other = Można, ale tu potrzebny jest drugi myśliwiec.

lesson-eclipse-build-at = Zbuduj go w domu, obok pierwszego.
lesson-eclipse-build-at-other = Tam byłby sam. Zbuduj go w domu.

lesson-eclipse-move = Teraz ruch: trzy ruchy w jednej akcji.
lesson-eclipse-move-other = Statki muszą zdążyć do sektora Castor przed końcem rundy: ruch.

lesson-eclipse-move-first = Pierwszy myśliwiec.
lesson-eclipse-move-to = Do sektora Castor. Walka czeka do końca rundy.
lesson-eclipse-move-to-other = Starożytni są w sektorze Castor.
lesson-eclipse-move-second = Drugi leci razem z nim.
lesson-eclipse-move-second-other = Sam pewnie przegra. Wyślij oba.
lesson-eclipse-move-to-second = Też do sektora Castor.
lesson-eclipse-move-to-second-other = Oba do sektora Castor, inaczej jeden walczy sam.
lesson-eclipse-move-done = Statki są na miejscu; obok wroga i tak nie odlecą. Wybierz „Gotowe”.

lesson-eclipse-pass = Cztery dyski poszły na akcje, a jeden leży w sektorze: na tę rundę pieniędzy wystarczy. Spasuj.
lesson-eclipse-pass-other = Każda akcja podnosi utrzymanie. Na wiele więcej cię nie stać: spasuj.

lesson-eclipse-engage = Walka. Statki strzelają według inicjatywy: jedna kość za każdą broń; 6 trafia zawsze, a komputery pomagają. Starożytnych trzeba trafić dwa razy. Przycisk „{ odds-button }” pokazuje szansę wygranej: tu zaledwie jedna na pięć. Tym razem zaryzykuj i atakuj do końca.
lesson-eclipse-engage-other = Można pytać co rundę albo uciec. Atakuj do końca, wtedy pytań już nie będzie.

lesson-eclipse-reputation = Szczęście sprzyja odważnym: wygrana bez strat! We własnej grze weź więcej statków albo lepsze. Za bitwy dobierasz żetony reputacji i jeden zatrzymujesz: to punkty zwycięstwa, które znasz tylko ty. Zatrzymaj najlepszy.
lesson-eclipse-reputation-other = Zatrzymaj ten, który ma więcej punktów.

lesson-eclipse-claim = Castor jest wolny. Umieść dysk wpływów, żeby go zająć.
lesson-eclipse-claim-other = O to była ta walka. Umieść dysk.

lesson-eclipse-discovery = Żeton odkrycia: użyj go albo zatrzymaj jako 2 punkty. Ten daje cały krążownik za darmo. Użyj go.
lesson-eclipse-discovery-other = 2 punkty są pewne, ale krążownik w pierwszej rundzie jest wart więcej.

lesson-eclipse-colony-castor = Faza utrzymania. Najpierw możesz jeszcze użyć statków kolonizacyjnych; trzeci leci do sektora Castor. Potem dostajesz dochód i płacisz za dyski. Populacja na pieniądze: przydadzą się.
lesson-eclipse-colony-castor-other = Najpierw pieniądze: trzeba zapłacić utrzymanie.

lesson-eclipse-research = Nowa runda; dyski wróciły. Masz już naukę: czas na wynajdowanie.
lesson-eclipse-research-other = Lekcja kończy się wynajdowaniem. Najpierw ono.

lesson-eclipse-research-plasma = Technologie kosztują naukę, tym mniej, im więcej masz ich w danym rzędzie. Działo plazmowe zadaje 2 uszkodzenia. Akcją ulepszania wstawisz je potem do schematów statków.
lesson-eclipse-research-plasma-other = Też dobre. Działo robi z krążownika prawdziwy okręt wojenny.

lesson-eclipse-colony-more = W sektorze Castor jest jeszcze wolny kwadrat: użyj statku kolonizacyjnego.
lesson-eclipse-colony-more-other = Wolny kwadrat nic nie daje. Wykorzystaj go.

lesson-eclipse-end = **Umiesz już grać w Eclipse**: odkrywasz, zajmujesz, budujesz, walczysz i płacisz. Graj dalej: rywalem jest teraz komputer. Ulepsz krążownik działem plazmowym i rozejrzyj się po sąsiednich sektorach. Każdą zasadę znajdziesz poleceniem /zasady.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-eclipse-chapter-exploring = Eksploracja
lesson-eclipse-chapter-exploring-start = Prowadzisz Dyrektoriat Terran w pierwszej z dziewięciu rund.
lesson-eclipse-chapter-ships = Budowa i ruch
lesson-eclipse-chapter-ships-start = Prowadzisz Dyrektoriat Terran z sektora Procyon (221) na górze mapy. Sąsiedniego sektora Castor strzeże statek Starożytnych.
lesson-eclipse-chapter-combat = Walka i badania
lesson-eclipse-chapter-combat-start = Prowadzisz Dyrektoriat Terran. Twoje dwa myśliwce są w sektorze Castor, obok statku Starożytnych.
