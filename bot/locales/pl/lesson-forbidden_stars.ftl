### Lekcja gry Zakazane Gwiazdy: co słychać przed każdym krokiem i (-other) po innej odpowiedzi.

lesson-forbidden_stars-plan-deploy = Witaj w grze Zakazane Gwiazdy. Prowadzisz Kosmicznych Marines przeciwko siłom Chaosu. Wygrywa ten, kto pierwszy zbierze dwa żetony celów (tyle, ilu jest graczy): twoje leżą na światach daleko od domu, a zbierasz żeton, gdy na końcu rundy kontrolujesz jego świat. Jeden leży na świecie Xinghua (5A), jeszcze pustym. Runda zaczyna się Fazą Planowania: gracze na zmianę kładą zakryte żetony rozkazów w systemach, każdy po cztery. Zacznij od rozkazu Budowy.
lesson-forbidden_stars-plan-deploy-other = Każdy rozkaz się przyda. Lekcja zaczyna od Budowy.

lesson-forbidden_stars-plan-deploy-at = Jednostki powstają przy fabryce. Twoja stoi na świecie Turaci w systemie Ton Haagen’s Hope (10A), w twoim rogu na górze.
lesson-forbidden_stars-plan-deploy-at-other = Bez fabryki rozkaz Budowy nie wystawi tam jednostek. Twoja jest w 10A.

lesson-forbidden_stars-plan-advance = Chaos kładzie rozkaz w systemie Bloody Expanse (5A), tam, gdzie leży twój cel! Wybierz Manewry: to rozkaz ruchu i walki.
lesson-forbidden_stars-plan-advance-other = Na Xinghua trzeba być przed rywalem. Do tego służą Manewry.

lesson-forbidden_stars-plan-advance-at = Żetony w jednym systemie tworzą stos, a pierwszy działa ten na wierzchu. Twój trafi na wierzch: połóż go też w 5A.
lesson-forbidden_stars-plan-advance-at-other = Manewry przenoszą jednostki do systemu, w którym leży rozkaz. Xinghua jest w 5A.

lesson-forbidden_stars-plan-dominate = Trzeci rozkaz: Dominacja. Zbiera zasoby twoich światów i daje zdolność frakcyjną.
lesson-forbidden_stars-plan-dominate-other = Lekcja chce pokazać Dominację.

lesson-forbidden_stars-plan-dominate-at = Jeszcze raz Ton Haagen’s Hope: tam masz najwięcej światów.
lesson-forbidden_stars-plan-dominate-at-other = Dominacja daje najwięcej tam, gdzie masz najwięcej światów: w 10A.

lesson-forbidden_stars-plan-strategize = Ostatni rozkaz: Zarządzanie. Kupuje lepsze karty.
lesson-forbidden_stars-plan-strategize-other = Lepsze karty wygrywają następne walki: Zarządzanie.

lesson-forbidden_stars-plan-strategize-at = Miejsce nie ma tu dużego znaczenia. Vareen Nebula (3B) jest wolna.
lesson-forbidden_stars-plan-strategize-at-other = Działa prawie wszędzie; lekcja kładzie go w 3B.

lesson-forbidden_stars-reveal-advance = Faza Operacji: gracze na zmianę odkrywają po jednym własnym żetonie z wierzchu stosu. Manewry są pilne: odkryj je.
lesson-forbidden_stars-reveal-advance-other = W 5A pod twoim żetonem czeka rozkaz Chaosu. Odkryj Manewry pierwszy.

lesson-forbidden_stars-resolve-advance = Rozpatrz rozkaz. (Niepotrzebny rozkaz można oddać za kartę Wydarzenia.)
lesson-forbidden_stars-resolve-advance-other = To byłoby oddanie Xinghua. Rozpatrz rozkaz.

lesson-forbidden_stars-from = Jednostki przybywają z tego systemu i z jednego sąsiedniego. Burze Osnowy zamykają granice, ale Lagarus Abyss (7A) jest otwarty: na świecie Lilivara stoi twój Kosmiczny Marine.
lesson-forbidden_stars-from-other = W 5A nie ma jeszcze twoich jednostek. Kosmiczny Marine jest w 7A.

lesson-forbidden_stars-move-xinghua = Na Xinghua, gdzie leży twój żeton celu.
lesson-forbidden_stars-move-xinghua-other = Wtedy Xinghua zajmie Chaos. Rusz tam.

lesson-forbidden_stars-combat-card-1 = Chaos atakuje Kultystą! Obie strony rzucają kośćmi: atak rani, obrona chroni, morale trzyma szyk. Walka ma trzy rundy zmagania; w każdej obie strony grają po karcie Walki. Masz jeden atak i jedno morale. Zagraj Błogosławiony pancerz wspomagany, żeby przetrwać.
lesson-forbidden_stars-combat-card-1-other = Atakujący ma siły; najpierw się broń. Zagraj Błogosławiony pancerz wspomagany.

lesson-forbidden_stars-ability-1 = Karta może zamienić kości na obronę. Użyj jej.
lesson-forbidden_stars-ability-1-other = Obrona ratuje jednostkę. Użyj zdolności.
lesson-forbidden_stars-convert-1 = Obie kości: 1 atak i 1 morale.
lesson-forbidden_stars-convert-1-other = Zamień obie na obronę.

lesson-forbidden_stars-combat-card-2 = Bez obrażeń. Druga runda: Furia Ultramaru atakuje i każe wrogowi przerzucić obronę.
lesson-forbidden_stars-combat-card-2-other = Obrona jest pewna: teraz atakuj kartą Furia Ultramaru.
lesson-forbidden_stars-ability-2 = Niech wróg przerzuci swoją obronę.
lesson-forbidden_stars-ability-2-other = Mniej obrony wroga to więcej obrażeń. Użyj zdolności.
lesson-forbidden_stars-reroll-1 = Twoja obrona jest dobra: niczego nie przerzucaj i wybierz „{ bot-none }”.
lesson-forbidden_stars-reroll-1-other = Obrona jest ci potrzebna. Zostaw ją.

lesson-forbidden_stars-combat-card-3 = Kultysta jest rozbity: już nie walczy, a następne obrażenia go zniszczą. Ostatnia runda: znowu Furia Ultramaru.
lesson-forbidden_stars-combat-card-3-other = Dokończ drugą kartą Furia Ultramaru.
lesson-forbidden_stars-ability-3 = Użyj jej jeszcze raz.
lesson-forbidden_stars-reroll-2 = I znowu zostaw obronę.

lesson-forbidden_stars-reveal-2 = Wygrana, Xinghua jest twoja! Gdy po trzech rundach stoją obie strony, decyduje morale; tu nie było potrzebne. Odkryj następny rozkaz: Dominację z wierzchu stosu w 10A.
lesson-forbidden_stars-reveal-2-other = Można odkryć dowolny własny rozkaz z wierzchu. Lekcja bierze Dominację.
lesson-forbidden_stars-resolve-2 = Rozpatrz ją.
lesson-forbidden_stars-dominate-1 = Zdolność frakcyjna za 1 materiał awansuje jednostkę: Zwiadowca staje się Kosmicznym Marine. Użyj jej.
lesson-forbidden_stars-dominate-1-other = Kosmiczny Marine zamiast Zwiadowcy jest wart 1 materiału: użyj jej.
lesson-forbidden_stars-target-1 = Wybierz Zwiadowcę na świecie Illedrias.
lesson-forbidden_stars-target-1-other = Tego na świecie Illedrias, żeby lekcja szła dalej.

lesson-forbidden_stars-reveal-3 = Teraz na wierzchu jest twoja Budowa.
lesson-forbidden_stars-reveal-3-other = Buduj teraz: odkryj Budowę.
lesson-forbidden_stars-resolve-3 = Rozpatrz ją: płacisz materiałami.
lesson-forbidden_stars-buy-unit-1 = Jednostki naziemne przechodzą przez próżnię tylko tam, gdzie są twoje statki. Kup krążownik uderzeniowy.
lesson-forbidden_stars-buy-unit-1-other = Brakuje ci statków. Kup krążownik uderzeniowy.
lesson-forbidden_stars-buy-unit-2 = I jeszcze jeden.
lesson-forbidden_stars-buy-unit-2-other = Dwa statki otwierają dwie drogi. Kup jeszcze jeden.

lesson-forbidden_stars-buy-order-upgrade-1 = Twoje Zarządzanie: ulepszenie rozkazu wzmacnia jeden rodzaj rozkazów na stałe. Kup Deszcz ognia za 1 materiał.
lesson-forbidden_stars-buy-order-upgrade-1-other = Stała przewaga za 1 materiał: kup ją.

lesson-forbidden_stars-move-storm-1 = Faza Uzupełnień. Zbierasz żeton celu z Xinghua: pierwszy! Wszyscy dostają materiały, a każdy gracz z kartą Wydarzenia przesuwa Burzę Osnowy, która zamyka granicę. Przesuń tę między 3B a 12A na dolną krawędź 12A.
lesson-forbidden_stars-move-storm-1-other = Każdy ruch może być dobry. Lekcja otwiera drogę z 3B do 12A.

lesson-forbidden_stars-option-1 = Twoja karta Wydarzenia: weź za darmo Kosmicznego Marine na świat z fabryką.
lesson-forbidden_stars-option-1-other = Weź Kosmicznego Marine: jest silniejszy.

lesson-forbidden_stars-end = **Umiesz już grać w Zakazane Gwiazdy** i masz jeden z dwóch żetonów celów, które dają zwycięstwo. Graj dalej: siłami Chaosu kieruje teraz komputer. Następny cel to Purge w systemie 12A. Każdą zasadę znajdziesz poleceniem /zasady.

# --- rozdziały: jak się nazywają i gdzie się zaczynają

lesson-forbidden_stars-chapter-orders = Planowanie i natarcie
lesson-forbidden_stars-chapter-combat = Walka
lesson-forbidden_stars-chapter-combat-start = Prowadzisz Kosmicznych Marines. Jeden z nich stoi na świecie Xinghua (5A), gdzie leży twój żeton celu.
lesson-forbidden_stars-chapter-building = Dominacja, budowa i strategia
lesson-forbidden_stars-chapter-building-start = Prowadzisz Kosmicznych Marines z systemu Ton Haagen’s Hope (10A); trwa Faza Operacji.
