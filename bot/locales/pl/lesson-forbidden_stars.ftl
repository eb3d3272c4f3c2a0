### Lekcja gry Zakazane Gwiazdy: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-forbidden_stars-plan-deploy = Witaj w grze Zakazane Gwiazdy. Prowadzisz Kosmicznych Marines (niebieskie ramki) przeciwko siłom Chaosu (czerwone). Sześciokąty to żetony celów: wygrywa ten, kto pierwszy zbierze dwa w swoim kolorze (tyle, ilu jest graczy). Zbierasz żeton, gdy na końcu rundy kontrolujesz jego świat; jeden leży na świecie Xinghua (5A), jeszcze pustym. Runda zaczyna się Fazą Planowania: gracze na zmianę kładą po cztery zakryte żetony rozkazów w systemach, z których każdy ma cztery obszary. Zacznij od rozkazu Budowy.
lesson-forbidden_stars-plan-deploy-other = Każdy rozkaz się przyda. Lekcja zaczyna od Budowy.

lesson-forbidden_stars-plan-deploy-at = Jednostki powstają przy fabryce: twoja stoi na świecie Turaci w 10A, na górze. Przy świecie widać jednostki (biała liczba) i ich limit (szara), materiały na rundę (+1, +2) i zasoby (małe znaki). Resztę wyjaśni przycisk „{ bot-legend }”.
lesson-forbidden_stars-plan-deploy-at-other = Bez fabryki rozkaz Budowy nie wystawi tam jednostek. Twoja jest w 10A.

lesson-forbidden_stars-plan-advance = Chaos kładzie rozkaz w systemie Bloody Expanse (5A), tam, gdzie leży twój cel! Wybierz Manewry: to rozkaz ruchu i walki.
lesson-forbidden_stars-plan-advance-other = Na Xinghua trzeba być przed rywalem. Do tego służą Manewry.

lesson-forbidden_stars-plan-advance-at = Żetony w jednym systemie tworzą stos, a pierwszy działa ten na wierzchu. Twój trafi na wierzch: połóż go też w 5A.
lesson-forbidden_stars-plan-advance-at-other = Manewry przenoszą jednostki do systemu, w którym leży rozkaz. Xinghua jest w 5A.

lesson-forbidden_stars-plan-dominate = Trzeci rozkaz: Dominacja. Zbiera zasoby twoich światów w jednym systemie i daje zdolność frakcyjną.
lesson-forbidden_stars-plan-dominate-other = Lekcja chce pokazać Dominację.

lesson-forbidden_stars-plan-dominate-at = Jeszcze raz Ton Haagen’s Hope (10A): tam jest najwięcej twoich światów.
lesson-forbidden_stars-plan-dominate-at-other = Dominacja daje najwięcej tam, gdzie jest najwięcej twoich światów: w 10A.

lesson-forbidden_stars-plan-strategize = Ostatni rozkaz: Zarządzanie. Kupuje ulepszenia: karty, które wzmacniają rozkazy i walkę.
lesson-forbidden_stars-plan-strategize-other = Ulepszenia wygrywają następne walki: Zarządzanie.

lesson-forbidden_stars-plan-strategize-at = Do zakupów wystarczy tam jednostka albo zabudowania. Wybierz system Vareen Nebula (3B), gdzie nie ma innych żetonów.
lesson-forbidden_stars-plan-strategize-at-other = Działa wszędzie, gdzie masz jednostkę; lekcja kładzie go w 3B.

lesson-forbidden_stars-reveal-advance = Faza Operacji: gracze na zmianę odkrywają po jednym własnym żetonie z wierzchu stosu. Twoje Manewry w 5A leżą nad żetonem Chaosu, więc zajmiesz Xinghua przed rywalem: odkryj je.
lesson-forbidden_stars-reveal-advance-other = Lekcja najpierw zajmuje Xinghua: odkryj Manewry w 5A.

lesson-forbidden_stars-resolve-advance = Rozpatrz rozkaz. (Niepotrzebny rozkaz można oddać za kartę Wydarzenia.)
lesson-forbidden_stars-resolve-advance-other = To byłoby oddanie Xinghua. Rozpatrz rozkaz.

lesson-forbidden_stars-from = Jednostki przybywają z tego systemu i z jednego sąsiedniego. Różowy zygzak, Burza Osnowy, zamyka granicę z 10A; od strony 3B leży próżnia, którą jednostki naziemne przechodzą tylko tam, gdzie są twoje okręty. Lagarus Abyss (7A) jest otwarty: na świecie Lilivara stoi twój Kosmiczny Marine.
lesson-forbidden_stars-from-other = W 5A nie ma jeszcze twoich jednostek. Kosmiczny Marine jest w 7A.

lesson-forbidden_stars-move-xinghua = Na Xinghua, gdzie leży twój żeton celu. Lilivara straci niebieską ramkę: świat jest twój tylko wtedy, gdy są na nim twoje jednostki lub zabudowania.
lesson-forbidden_stars-move-xinghua-other = Wtedy Xinghua zajmie Chaos. Rusz tam.

lesson-forbidden_stars-combat-card-1 = Chaos atakuje Xinghua Kultystą! Kośćmi rzuca się raz, a w każdej z trzech rund zmagania obie strony grają po karcie Walki. Obrażenia to atak wroga minus twoja obrona; morale (★: 1 z kości i 3 Kosmicznego Marine) liczy się dopiero na końcu. Twoich pięć kart to trzy rodzaje: w talii jest po dwie kopie każdej. Zagraj Błogosławiony pancerz wspomagany, żeby przetrwać.
lesson-forbidden_stars-combat-card-1-other = Atakujący ma siły; najpierw się broń. Zagraj Błogosławiony pancerz wspomagany.

lesson-forbidden_stars-ability-1 = Symbol obrony na karcie liczy się przez całą walkę, jej dwa żetony obrony tylko w tej rundzie. Druga zdolność wymaga jednostki podanej w nawiasie, takiej jak twój Kosmiczny Marine: użyj jej.
lesson-forbidden_stars-ability-1-other = Obrona ratuje jednostkę. Użyj zdolności.
lesson-forbidden_stars-convert-1 = Obie kości: 1 atak i 1 morale. Zostaną obroną do końca walki.
lesson-forbidden_stars-convert-1-other = Zamień obie na obronę.

lesson-forbidden_stars-combat-card-2 = Bez obrażeń: atak 1, obrona 5. Twoje dwa żetony znikły, zostaje obrona 3. Teraz uderz: Furia Ultramaru dodaje atak i każe wrogowi przerzucić jedyną obronę.
lesson-forbidden_stars-combat-card-2-other = Obrona jest pewna: teraz atakuj kartą Furia Ultramaru.
lesson-forbidden_stars-ability-2 = Niech wróg przerzuci swoją obronę: bez niej twój atak trafi.
lesson-forbidden_stars-ability-2-other = Mniej obrony wroga to więcej obrażeń. Użyj zdolności.
lesson-forbidden_stars-reroll-1 = Twoja obrona jest dobra: niczego nie przerzucaj i wybierz „{ bot-none }”.
lesson-forbidden_stars-reroll-1-other = Obrona jest ci potrzebna. Zostaw ją.

lesson-forbidden_stars-combat-card-3 = 1 obrażenie przy wytrzymałości 2 (♥): Kultysta jest rozbity, ale nie zniszczony. Jego morale już się nie liczy, kości i karty tak. Obrażenia nie przechodzą na następną rundę, trzeba więc 2 naraz: z drugą Furią Ultramaru twój atak to 2.
lesson-forbidden_stars-combat-card-3-other = Dokończ drugą kartą Furia Ultramaru.
lesson-forbidden_stars-ability-3 = Chaos nie ma już obrony do przerzucenia, a twoja niech zostanie: wybierz „{ forbidden_stars-leave-it }”.
lesson-forbidden_stars-ability-3-other = Przerzut mógłby ci zabrać obronę: wybierz „{ forbidden_stars-leave-it }”.

lesson-forbidden_stars-reveal-2 = Wygrana, Xinghua jest twoja: 2 obrażenia zniszczyły Kultystę, a Kosmicznego Marine (wytrzymałość 3) tylko rozbiły, do Fazy Uzupełnień. Gdy po trzech rundach zostają obie strony, wygrywa wyższe morale, a przy remisie obrońca. Odkryj następny rozkaz: Dominację z wierzchu stosu w 10A.
lesson-forbidden_stars-reveal-2-other = Można odkryć dowolny własny rozkaz z wierzchu. Lekcja bierze Dominację.
lesson-forbidden_stars-resolve-2 = Rozpatrz ją: na świecie Turaci są dwa znaki wsparcia, a za każdy dostajesz żeton.
lesson-forbidden_stars-dominate-1 = Żeton wsparcia to dodatkowa podstawowa jednostka na jedną walkę. Materiałami płacisz za wszystko: zdolność frakcyjna za 1 zamienia Zwiadowcę w Kosmicznego Marine. Użyj jej.
lesson-forbidden_stars-dominate-1-other = Kosmiczny Marine zamiast Zwiadowcy jest wart 1 materiału: użyj jej.
lesson-forbidden_stars-target-1 = Wybierz Zwiadowcę na świecie Illedrias.
lesson-forbidden_stars-target-1-other = Tego na świecie Illedrias, żeby lekcja szła dalej.

lesson-forbidden_stars-reveal-3 = Teraz na wierzchu jest twoja Budowa: odkryj ją.
lesson-forbidden_stars-reveal-3-other = Buduj teraz: odkryj Budowę.
lesson-forbidden_stars-resolve-3 = Rozpatrz ją: płacisz materiałami.
lesson-forbidden_stars-buy-unit-1 = Lepsze jednostki wymagają poziomu dowodzenia, czyli liczby twoich miast; żeton kuźni, inny zasób, zastępuje jeden poziom. Jednostki naziemne przechodzą przez próżnię tylko tam, gdzie są twoje okręty: kup krążownik uderzeniowy.
lesson-forbidden_stars-buy-unit-1-other = Brakuje ci okrętów. Kup krążownik uderzeniowy.
lesson-forbidden_stars-buy-unit-2 = I jeszcze jeden. Zostanie ci 1 materiał, za mało na zabudowania, więc Budowa się skończy.
lesson-forbidden_stars-buy-unit-2-other = Dwa okręty otwierają dwie drogi. Kup jeszcze jeden.

lesson-forbidden_stars-buy-order-upgrade-1 = Twój ostatni rozkaz, Zarządzanie: karty Walki kosztują co najmniej 2, więc za ostatni materiał kup ulepszenie rozkazu. W Manewrach bez walki okręty mogą ostrzelać sąsiedni wrogi świat (atak orbitalny); Deszcz ognia dodaje do tego kość.
lesson-forbidden_stars-buy-order-upgrade-1-other = Stała przewaga za 1 materiał: kup ją.

lesson-forbidden_stars-move-storm-1 = Faza Uzupełnień. Zbierasz pierwszy żeton celu, a twoje światy dają swoje +1 lub +2. Każdy gracz bierze kartę Wydarzenia (ty masz jedną za Zarządzanie) i przesuwa Burzę Osnowy. Przesuń tę między 3B a 12A na dolną krawędź 12A: otworzy to drogę do następnego celu, na świecie Purge.
lesson-forbidden_stars-move-storm-1-other = Każdy ruch może być dobry. Lekcja otwiera drogę z 3B do 12A.

lesson-forbidden_stars-option-1 = Twoja karta Wydarzenia: weź za darmo Kosmicznego Marine na świat z fabryką.
lesson-forbidden_stars-option-1-other = Weź Kosmicznego Marine: jest silniejszy.

lesson-forbidden_stars-end = **Umiesz już grać w Zakazane Gwiazdy** i masz jeden z dwóch żetonów celów, które dają zwycięstwo (po rundzie 8 wygrywa ten, kto ma ich najwięcej). Graj dalej: siłami Chaosu kieruje teraz komputer i zaczyna tę rundę. Następny cel leży na świecie Purge w systemie 12A. Każdą zasadę znajdziesz poleceniem /zasady.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-forbidden_stars-chapter-orders = Planowanie i natarcie
lesson-forbidden_stars-chapter-combat = Walka
lesson-forbidden_stars-chapter-combat-start = Prowadzisz Kosmicznych Marines. Jeden z nich stoi na świecie Xinghua (5A), gdzie leży twój żeton celu.
lesson-forbidden_stars-chapter-building = Dominacja, budowa i strategia
lesson-forbidden_stars-chapter-building-start = Prowadzisz Kosmicznych Marines z systemu Ton Haagen’s Hope (10A); trwa Faza Operacji.
