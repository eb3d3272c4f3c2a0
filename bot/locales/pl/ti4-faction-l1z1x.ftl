# L1Z1X.

ti4-unit-card-super_dreadnought_1 = Superpancernik I
ti4-unit-card-super_dreadnought_1-text = Pancernik: koszt 4, walka 5, ruch 1, ładowność 2. Wytrzymałość, Bombardowanie 5.
ti4-unit-card-0_0_1 = [0.0.1]
ti4-unit-card-0_0_1-text = Okręt flagowy: koszt 8, walka 5 (2 kości), ruch 1, ładowność 5. Wytrzymałość. W bitwie kosmicznej jego trafienia i trafienia twoich pancerników w jego układzie muszą, jeśli to możliwe, przypaść statkom innym niż myśliwce.
ti4-ability-assimilate = Asymilacja
ti4-ability-assimilate-text = Gdy obejmujesz kontrolę nad planetą, każda cudza jednostka PSD i stocznia kosmiczna na niej zostaje zastąpiona twoją z puli posiłków.
ti4-ability-harrow = Deszcz ognia
ti4-ability-harrow-text = Na końcu każdej rundy bitwy naziemnej, w której atakujesz, twoje statki w układzie mogą zbombardować wojska naziemne przeciwnika na tej planecie.
ti4-tech-inheritance_systems-text = Gdy opracowujesz technologię, możesz wyczerpać tę kartę i wydać 2 zasoby, aby zignorować wszystkie jej wymagania.
ti4-note-cybernetic_enhancements-text = Na początku swojej tury: L1Z1X traci żeton z puli strategii, a ty przenosisz jeden ze swojej puli posiłków do swojej puli strategii. Potem oddaj tę kartę.
ti4-ask-assimilate = Nie masz tej jednostki w puli posiłków ({ $unit }, { $planet }). Zabrać jedną z planszy?
ti4-assimilate = Zabierz z planszy
ti4-not-assimilate = Nie, zostaje zniszczona
ti4-assimilated = { $planet }: { $seat } przejmuje jednostkę ({ $unit }). Poprzedni właściciel: { $other }.
