### Terminy gry Eclipse.
eclipse-sector = { KEY($name) ->
    [galactic_center] Centrum Galaktyki
   *[other] { $name }
} ({ $id })
eclipse-space = nieodkryty obszar { HEX($q, $r) }

# Fazy
eclipse-phase-setup = przygotowanie
eclipse-phase-action = faza akcji
eclipse-phase-combat = faza walki
eclipse-phase-upkeep = faza utrzymania
eclipse-phase-cleanup = faza czyszczenia
eclipse-phase-over = koniec gry

eclipse-action-explore = eksploracja
eclipse-action-influence = wpływy
eclipse-action-research = wynajdowanie
eclipse-action-upgrade = ulepszanie
eclipse-action-build = budowanie
eclipse-action-move = ruch

# Statki i budowle
eclipse-ship-interceptor = myśliwiec
eclipse-ships-interceptor = { $n ->
    [one] { $n } myśliwiec
    [few] { $n } myśliwce
   *[many] { $n } myśliwców
}
eclipse-ship-cruiser = krążownik
eclipse-ships-cruiser = { $n ->
    [one] { $n } krążownik
    [few] { $n } krążowniki
   *[many] { $n } krążowników
}
eclipse-ship-dreadnought = pancernik
eclipse-ships-dreadnought = { $n ->
    [one] { $n } pancernik
    [few] { $n } pancerniki
   *[many] { $n } pancerników
}
eclipse-ship-starbase = baza gwiezdna
eclipse-ships-starbase = { $n ->
    [one] { $n } baza gwiezdna
    [few] { $n } bazy gwiezdne
   *[many] { $n } baz gwiezdnych
}
eclipse-ship-ancient = statek Starożytnych
eclipse-ships-ancient = { $n ->
    [one] { $n } statek Starożytnych
    [few] { $n } statki Starożytnych
   *[many] { $n } statków Starożytnych
}
eclipse-ship-gcds = System Obronny (GCDS)
eclipse-ships-gcds = System Obronny (GCDS)
eclipse-structure-orbital = orbital
eclipse-structure-monolith = monolit

# Zasoby
eclipse-resource-money = pieniądze
eclipse-resource-science = nauka
eclipse-resource-materials = materiały
eclipse-amount-money = { $n ->
    [one] { $n } pieniądz
    [few] { $n } pieniądze
   *[many] { $n } pieniędzy
}
eclipse-amount-science = { $n ->
    [one] { $n } nauka
   *[other] { $n } nauki
}
eclipse-amount-materials = { $n ->
    [one] { $n } materiał
    [few] { $n } materiały
   *[many] { $n } materiałów
}

# Kategorie technologii
eclipse-category-military = militarne
eclipse-category-grid = sieci
eclipse-category-nano = nanotechnologie

# Technologie i ich działanie
eclipse-tech-neutron_bombs = bomby neutronowe
eclipse-tech-neutron_bombs-text = Po bitwie twoje statki niszczą całą populację heksu, bez rzutu.
eclipse-tech-starbase = baza gwiezdna
eclipse-tech-starbase-text = Można budować bazy gwiezdne.
eclipse-tech-plasma_cannon = działo plazmowe
eclipse-tech-plasma_cannon-text = Część statku: 1 pomarańczowa kostka (uszkodzenia 2); energia −2.
eclipse-tech-phase_shield = tarcza fazowa
eclipse-tech-phase_shield-text = Część statku: −2 do rzutów przeciw statkowi; energia −1.
eclipse-tech-advanced_mining = zaawansowane wydobycie
eclipse-tech-advanced_mining-text = Kostki populacji mogą trafiać na zaawansowane kwadraty materiałów.
eclipse-tech-tachyon_source = źródło energii tachionowej
eclipse-tech-tachyon_source-text = Część statku: energia +9.
eclipse-tech-plasma_missile = rakiety plazmowe
eclipse-tech-plasma_missile-text = Część statku: 2 pomarańczowe kostki (uszkodzenia 2 każda), raz, na początku bitwy.
eclipse-tech-gluon_computer = komputer gluonowy
eclipse-tech-gluon_computer-text = Część statku: +3 do rzutów, inicjatywa 2; energia −2.
eclipse-tech-gauss_shield = tarcza Gaussa
eclipse-tech-gauss_shield-text = Część statku: −1 do rzutów przeciw statkowi.
eclipse-tech-improved_hull = wzmocniony kadłub
eclipse-tech-improved_hull-text = Część statku: pochłania 2 uszkodzenia.
eclipse-tech-fusion_source = źródło energii fuzji
eclipse-tech-fusion_source-text = Część statku: energia +6.
eclipse-tech-positron_computer = komputer pozytonowy
eclipse-tech-positron_computer-text = Część statku: +2 do rzutów, inicjatywa 1; energia −1.
eclipse-tech-advanced_economy = zaawansowana ekonomia
eclipse-tech-advanced_economy-text = Kostki populacji mogą trafiać na zaawansowane kwadraty pieniędzy.
eclipse-tech-tachyon_drive = napęd tachionowy
eclipse-tech-tachyon_drive-text = Część statku: ruch 3, inicjatywa 3; energia −3.
eclipse-tech-antimatter_cannon = działo na antymaterię
eclipse-tech-antimatter_cannon-text = Część statku: 1 czerwona kostka (uszkodzenia 4); energia −4.
eclipse-tech-quantum_grid = sieć kwantowa
eclipse-tech-quantum_grid-text = Natychmiast: dwa dodatkowe dyski wpływów.
eclipse-tech-nanorobots = nanoroboty
eclipse-tech-nanorobots-text = O jeden statek lub budowlę więcej w każdej akcji budowania.
eclipse-tech-fusion_drive = napęd fuzyjny
eclipse-tech-fusion_drive-text = Część statku: ruch 2, inicjatywa 2; energia −2.
eclipse-tech-advanced_robotics = zaawansowana robotyka
eclipse-tech-advanced_robotics-text = Natychmiast: jeden dodatkowy dysk wpływów.
eclipse-tech-orbital = orbital
eclipse-tech-orbital-text = Można budować orbitale.
eclipse-tech-advanced_labs = zaawansowane laboratoria
eclipse-tech-advanced_labs-text = Kostki populacji mogą trafiać na zaawansowane kwadraty nauki.
eclipse-tech-monolith = monolit
eclipse-tech-monolith-text = Można budować monolity.
eclipse-tech-artifact_key = klucz do artefaktu
eclipse-tech-artifact_key-text = Natychmiast: pięć jednostek jednego zasobu za każdy artefakt na kontrolowanych heksach.
eclipse-tech-wormhole_generator = generator tuneli czasoprzestrzennych
eclipse-tech-wormhole_generator-text = Do eksploracji, wpływów i ruchu wystarcza jeden tunel na krawędzi.

# Części statków i ich działanie
eclipse-part-ion_cannon = działo jonowe
eclipse-part-ion_cannon-text = 1 żółta kostka (uszkodzenia 1); energia −1
eclipse-part-plasma_cannon = działo plazmowe
eclipse-part-plasma_cannon-text = 1 pomarańczowa kostka (uszkodzenia 2); energia −2
eclipse-part-antimatter_cannon = działo na antymaterię
eclipse-part-antimatter_cannon-text = 1 czerwona kostka (uszkodzenia 4); energia −4
eclipse-part-plasma_missile = rakieta plazmowa
eclipse-part-plasma_missile-text = 2 pomarańczowe kostki (uszkodzenia 2 każda), raz, na początku bitwy
eclipse-part-hull = kadłub
eclipse-part-hull-text = pochłania 1 uszkodzenie
eclipse-part-improved_hull = wzmocniony kadłub
eclipse-part-improved_hull-text = pochłania 2 uszkodzenia
eclipse-part-nuclear_drive = napęd nuklearny
eclipse-part-nuclear_drive-text = ruch 1, inicjatywa 1; energia −1
eclipse-part-fusion_drive = napęd fuzyjny
eclipse-part-fusion_drive-text = ruch 2, inicjatywa 2; energia −2
eclipse-part-tachyon_drive = napęd tachionowy
eclipse-part-tachyon_drive-text = ruch 3, inicjatywa 3; energia −3
eclipse-part-electron_computer = komputer elektronowy
eclipse-part-electron_computer-text = +1 do rzutów
eclipse-part-positron_computer = komputer pozytonowy
eclipse-part-positron_computer-text = +2 do rzutów, inicjatywa 1; energia −1
eclipse-part-gluon_computer = komputer gluonowy
eclipse-part-gluon_computer-text = +3 do rzutów, inicjatywa 2; energia −2
eclipse-part-nuclear_source = źródło energii nuklearnej
eclipse-part-nuclear_source-text = energia +3
eclipse-part-fusion_source = źródło energii fuzji
eclipse-part-fusion_source-text = energia +6
eclipse-part-tachyon_source = źródło energii tachionowej
eclipse-part-tachyon_source-text = energia +9
eclipse-part-gauss_shield = tarcza Gaussa
eclipse-part-gauss_shield-text = −1 do rzutów przeciw statkowi
eclipse-part-phase_shield = tarcza fazowa
eclipse-part-phase_shield-text = −2 do rzutów przeciw statkowi; energia −1
eclipse-part-axion_computer = komputer aksjonowy
eclipse-part-axion_computer-text = +3 do rzutów (Starożytni)
eclipse-part-hypergrid_source = źródło energii hipersieci
eclipse-part-hypergrid_source-text = energia +11 (Starożytni)
eclipse-part-shard_hull = kadłub odłamkowy
eclipse-part-shard_hull-text = pochłania 3 uszkodzenia (Starożytni)
eclipse-part-ion_turret = wieżyczka jonowa
eclipse-part-ion_turret-text = 2 żółte kostki (uszkodzenia 1 każda); energia −1 (Starożytni)
eclipse-part-flux_shield = tarcza strumieniowa
eclipse-part-flux_shield-text = −3 do rzutów przeciw statkowi; energia −2 (Starożytni)
eclipse-part-conformal_drive = napęd konforemny
eclipse-part-conformal_drive-text = ruch 4, inicjatywa 2; energia −2 (Starożytni)

# Żetony odkryć
eclipse-discovery-money_8 = 8 pieniędzy
eclipse-discovery-science_5 = 5 nauki
eclipse-discovery-materials_6 = 6 materiałów
eclipse-discovery-ancient_technology = technologia Starożytnych
eclipse-discovery-ancient_technology-text = najtańsza brakująca technologia za darmo
eclipse-discovery-ancient_cruiser = krążownik Starożytnych
eclipse-discovery-ancient_cruiser-text = jeden z twoich krążowników za darmo
eclipse-discovery-part_axion_computer = komputer aksjonowy (część Starożytnych)
eclipse-discovery-part_hypergrid_source = źródło energii hipersieci (część Starożytnych)
eclipse-discovery-part_shard_hull = kadłub odłamkowy (część Starożytnych)
eclipse-discovery-part_ion_turret = wieżyczka jonowa (część Starożytnych)
eclipse-discovery-part_flux_shield = tarcza strumieniowa (część Starożytnych)
eclipse-discovery-part_conformal_drive = napęd konforemny (część Starożytnych)

# Rasy i ich szczególne cechy
eclipse-species-terran_directorate = Dyrektoriat Terran
eclipse-abilities = { $special } Handel { $trade }:1.
eclipse-species-terran_directorate-text = Trzy ruchy w akcji ruchu.
eclipse-species-terran_federation = Federacja Terran
eclipse-species-terran_federation-text = Trzy ruchy w akcji ruchu.
eclipse-species-terran_union = Unia Terrańska
eclipse-species-terran_union-text = Trzy ruchy w akcji ruchu.
eclipse-species-terran_republic = Republika Terrańska
eclipse-species-terran_republic-text = Trzy ruchy w akcji ruchu.
eclipse-species-terran_conglomerate = Konglomerat Terran
eclipse-species-terran_conglomerate-text = Trzy ruchy w akcji ruchu.
eclipse-species-terran_alliance = Sojusz Terrański
eclipse-species-terran_alliance-text = Trzy ruchy w akcji ruchu.
eclipse-species-eridani_empire = Imperium Eridani
eclipse-species-eridani_empire-text = Bogaty początek, trzy technologie i dwa żetony reputacji, ale o dwa dyski wpływów mniej.
eclipse-species-hydran_progress = Postępowi Hydranie
eclipse-species-hydran_progress-text = Dwie technologie w akcji wynajdowania; na początku: zaawansowane laboratoria.
eclipse-species-planta = Plantanie
eclipse-species-planta-text = Dwie eksploracje w jednej akcji, cztery statki kolonizacyjne, 1 PZ więcej za każdy heks; populacja ginie bez rzutu.
eclipse-species-descendants_of_draco = Potomkowie Drako
eclipse-species-descendants_of_draco-text = Przy eksploracji wybór z dwóch heksów; pokój ze Starożytnymi i 1 PZ za każdy ich pozostały statek.
eclipse-species-mechanema = Mechanema
eclipse-species-mechanema-text = Trzy budowy i trzy części w jednej akcji, budowanie jest tańsze.
eclipse-species-orion_hegemony = Hegemonia Oriona
eclipse-species-orion_hegemony-text = Na początku krążownik, bomby neutronowe i tarcze Gaussa; mocne schematy statków.
