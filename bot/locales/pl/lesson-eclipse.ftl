### Lekcja gry Eclipse: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-eclipse-species = Witaj w grze Eclipse. Po dziewięciu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ): za heksy, bitwy, odkrycia i technologie. Rywalem kieruje lekcja. Wszyscy Terranie grają tak samo: wybierz Dyrektoriat Terran.
lesson-eclipse-species-other = Wszyscy Terranie grają tak samo, ale lekcja jest dla Dyrektoriatu Terran.

lesson-eclipse-explore = Twój dom to Procyon (221) na polu M8, na górze mapy. W fazie akcji wykonujesz po jednej akcji w turze, aż spasujesz. Każda akcja kosztuje jeden z twoich 12 dysków wpływów, a zużyte dyski podnoszą utrzymanie na końcu rundy. Najpierw eksploracja.
lesson-eclipse-explore-other = Najpierw potrzebujesz miejsca. Wybierz eksplorację.

lesson-eclipse-explore-where = Eksplorujesz pole obok swoich heksów. Trzy kręgi mają osobne stosy: wewnętrzne heksy są więcej warte, ale często strzegą ich wrogie statki Starożytnych. Zacznij w kręgu II, na polu L8.
lesson-eclipse-explore-where-other = We własnej grze wybierz dowolny krąg. Lekcja zaczyna na polu L8.

lesson-eclipse-place = To Psi Capricorni: kwadrat na pieniądze, kwadrat na materiały i nikogo w pobliżu. Półkola na krawędziach to połowy tuneli czasoprzestrzennych: latać i eksplorować można tylko tam, gdzie spotykają się dwie. Umieść ten heks z tunelami na NE, SE i NW: N to góra mapy, E prawa strona, a S dół. Tunel na NE prowadzi do domu.
lesson-eclipse-place-other = To dobry heks. Umieść go.

lesson-eclipse-turn = Wybierz 2, z tunelami na NE, SE i NW.
lesson-eclipse-turn-other = To też łączy, ale lekcja idzie dalej inaczej. Wybierz 2: NE, SE i NW.

lesson-eclipse-control = Przejmij kontrolę: kładziesz na heksie dysk wpływów, heks jest twój i na koniec gry daje 1 PZ.
lesson-eclipse-control-other = Bez dysku heks jest niczyj. Przejmij kontrolę.

lesson-eclipse-colony-money = Każdy dostępny statek kolonizacyjny przenosi kostkę populacji z toru na kwadrat: im pustszy tor, tym wyższy dochód. Najpierw pieniądze: z nich płacisz utrzymanie.
lesson-eclipse-colony-money-other = Wykorzystaj statki kolonizacyjne: znów dostępne będą dopiero w następnej rundzie.

lesson-eclipse-colony-materials = Teraz materiały: z nich budujesz.
lesson-eclipse-colony-materials-other = Pusty kwadrat nic nie daje. Umieść tam populację.

lesson-eclipse-explore2 = Rywal też eksploruje. Eksploruj jeszcze raz, tym razem w stronę środka.
lesson-eclipse-explore2-other = Lekcja szuka teraz walki: eksploruj.

lesson-eclipse-explore2-where = Wybierz pole M9: leży w kręgu I, obok twojego domu. Środka za nim strzeże silny system obronny (GCDS).
lesson-eclipse-explore2-where-other = Też ciekawe, ale to, czego szuka lekcja, leży na polu M9.

lesson-eclipse-place2 = Castor: 2 PZ, trzy kwadraty i żeton odkrycia, a strzeże tego jeden statek Starożytnych. Zaraz zdobędziesz ten heks. Dom leży na północy: umieść go z tunelami na N, SE, S, SW i NW.
lesson-eclipse-place2-other = Starożytni wyglądają groźnie, ale przy odrobinie szczęścia dwa statki pokonają jeden. Umieść ten heks.

lesson-eclipse-turn2 = Wybierz 2, z tunelami na N, SE, S, SW i NW.
lesson-eclipse-turn2-other = Wybierz 2 (N, SE, S, SW i NW): od tego miejsca lekcja idzie dalej.

lesson-eclipse-build = Jeden myśliwiec nie wystarczy na Starożytnych. Zbuduj drugi.
lesson-eclipse-build-other = Najpierw wzmocnij flotę: budowanie.

lesson-eclipse-build-interceptor = Masz 3 materiały, akurat na myśliwiec: wybierz go. Na coś droższego trzeba by wymienić 2 jednostki jednego zasobu na 1 innego.
lesson-eclipse-build-interceptor-other = Można, ale tu potrzebny jest drugi myśliwiec.

lesson-eclipse-build-at = Zbuduj go w domu (Procyon), obok pierwszego.
lesson-eclipse-build-at-other = Tam byłby sam. Zbuduj go w domu.

lesson-eclipse-move = Teraz ruch: trzy ruchy w jednej akcji.
lesson-eclipse-move-other = Statki muszą zdążyć na heks Castor przed końcem rundy: ruch.

lesson-eclipse-move-first = Wybierz pierwszy myśliwiec.
lesson-eclipse-move-to = Wyślij go na heks Castor. Do walki dojdzie dopiero na końcu rundy.
lesson-eclipse-move-to-other = Starożytni są na heksie Castor.
lesson-eclipse-move-second = Wybierz drugi: leci razem z nim.
lesson-eclipse-move-second-other = Sam pewnie przegra. Wyślij oba.
lesson-eclipse-move-to-second = Też na heks Castor.
lesson-eclipse-move-to-second-other = Oba na heks Castor, inaczej jeden walczy sam.
lesson-eclipse-move-done = Jeden wróg wiąże walką tylko jeden twój statek, więc drugi mógłby lecieć dalej. Do tej walki potrzebne są jednak oba: wybierz „{ eclipse-move-done }”.

lesson-eclipse-pass = Dochód 4 i zapas 2 wystarczą na utrzymanie 5, ale nie na 7 po następnym dysku. Spasuj i potwierdź. Kto spasuje przed innymi, może jeszcze reagować: słabszym ulepszaniem, budowaniem lub ruchem.
lesson-eclipse-pass-other = Każda akcja podnosi utrzymanie. Na wiele więcej cię nie stać: spasuj.

lesson-eclipse-engage = Walka. Statki strzelają w kolejności inicjatywy i rzucają jedną kostką za każde działo; 6 trafia. Komputery dodają do wyniku, tarcze wroga odejmują, a każdy kadłub pochłania 1 uszkodzenie: Starożytni mają jeden, więc trzeba trafić dwa razy. Przycisk „{ odds-button }” pokazuje szansę wygranej: tu jedna na pięć. Tym razem zaryzykuj: wybierz „{ eclipse-battle-attack-always }”.
lesson-eclipse-engage-other = Można pytać co rundę albo uciec. Atakuj do końca, wtedy pytań już nie będzie.

lesson-eclipse-reputation = Szczęście sprzyja odważnym: wygrana bez strat! We własnej grze weź więcej statków albo lepsze. Za bitwy dobierasz żetony reputacji i jeden zatrzymujesz: jego PZ znasz tylko ty. Zatrzymaj lepszy z dwóch.
lesson-eclipse-reputation-other = Zatrzymaj ten, który ma więcej PZ.

lesson-eclipse-claim = Castor jest wolny: umieść tam dysk. Utrzymanie wzrośnie do 7, a masz 4 + 2, ale brak pokryje kostka na tamtejszym kwadracie pieniędzy. Inaczej trzeba by wymieniać zasoby albo oddawać heksy.
lesson-eclipse-claim-other = O to była ta walka. Umieść dysk.

lesson-eclipse-discovery = Żeton odkrycia: użyj go albo zachowaj za 2 PZ. Ten daje za darmo cały krążownik na heksie Castor: użyj go.
lesson-eclipse-discovery-other = 2 PZ są pewne, ale krążownik w pierwszej rundzie jest wart więcej.

lesson-eclipse-colony-castor = Faza utrzymania. Najpierw użyj trzeciego statku kolonizacyjnego na kwadracie pieniędzy heksu Castor: im pustszy tor, tym więcej daje każda kostka. Dochód rośnie z 4 do 6, a 6 + 2 − 7 zostawia ci 1.
lesson-eclipse-colony-castor-other = Najpierw pieniądze: trzeba zapłacić utrzymanie.

lesson-eclipse-research = Nowa runda: dyski wróciły, a zaczął ją rywal, bo pierwszy spasował. Masz 6 nauki: czas na wynajdowanie.
lesson-eclipse-research-other = Twoja nauka czeka. Najpierw wynajdowanie.

lesson-eclipse-research-plasma = Każda technologia obniża ceny w swojej kategorii: masz od początku bazę gwiezdną, też militarną, więc działo plazmowe kosztuje 5 zamiast 6. Wybierz je z listy: zadaje 2 uszkodzenia.
lesson-eclipse-research-plasma-other = Też dobre. Z działem krążownik naprawdę nadaje się do walki.

lesson-eclipse-colony-more = Castor ma jeszcze wolny kwadrat materiałów: użyj statku kolonizacyjnego. Kwadrat zaawansowany (z gwiazdką) wymaga technologii zaawansowane wydobycie.
lesson-eclipse-colony-more-other = Wolny kwadrat nic nie daje. Wykorzystaj go.

lesson-eclipse-upgrade = Działo nic nie daje, dopóki nie trafi na schemat statku. Wybierz ulepszanie: wstawia najwyżej 2 części, które nie kosztują nic oprócz dysku na akcję.
lesson-eclipse-upgrade-other = Żaden statek nie ma jeszcze twojego działa. Wybierz ulepszanie.

lesson-eclipse-upgrade-part = Schemat dotyczy wszystkich twoich statków danego typu; te na mapie zmieniają się od razu. Weź działo plazmowe.
lesson-eclipse-upgrade-part-other = Też przydatne, ale najpierw działo, na które poszła nauka.

lesson-eclipse-upgrade-square = Wstaw je do krążownika, zamiast działa jonowego, które zadaje tylko 1 uszkodzenie. Części potrzebują energii: źródło krążownika daje 3, napęd bierze 1, a to działo 2, więc akurat wystarczy.
lesson-eclipse-upgrade-square-other = Tam też pasuje, ale najbardziej przyda się krążownikowi na heksie Castor: zamień jego działo jonowe.

lesson-eclipse-upgrade-hull = Druga część: jeszcze jeden kadłub, żeby krążownik pochłaniał 2 uszkodzenia. Kadłub nie potrzebuje energii.
lesson-eclipse-upgrade-hull-other = Też można. Lekcja bierze kadłub, który nie potrzebuje energii.

lesson-eclipse-upgrade-hull-square = Krążownik ma puste pole: tam niczego nie tracisz.
lesson-eclipse-upgrade-hull-square-other = Lekcja wstawia go na puste pole krążownika.

lesson-eclipse-end = **Umiesz już grać w Eclipse**: odkrywasz, zajmujesz, budujesz, walczysz, płacisz i ulepszasz. Graj dalej: odtąd rywalem kieruje komputer. Każdą zasadę znajdziesz poleceniem /zasady.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-eclipse-chapter-exploring = Eksploracja
lesson-eclipse-chapter-exploring-start = Prowadzisz Dyrektoriat Terran w pierwszej z dziewięciu rund.
lesson-eclipse-chapter-ships = Budowa i ruch
lesson-eclipse-chapter-ships-start = Prowadzisz Dyrektoriat Terran z heksu Procyon (221) na górze mapy. Sąsiedniego heksu Castor strzeże statek Starożytnych.
lesson-eclipse-chapter-combat = Walka
lesson-eclipse-chapter-combat-start = Prowadzisz Dyrektoriat Terran. Twoje dwa myśliwce są na heksie Castor, obok statku Starożytnych.
lesson-eclipse-chapter-technology = Technologie
lesson-eclipse-chapter-technology-start = Prowadzisz Dyrektoriat Terran w drugiej rundzie. Na heksie Castor masz krążownik i dwa myśliwce.
