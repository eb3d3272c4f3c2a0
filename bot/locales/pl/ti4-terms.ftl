### Twilight Imperium 4: nazwy komponentów, faz i rzeczy, które się liczy.
### Nazwy spoza polskiego podręcznika to tłumaczenie własne; na kartach mogą brzmieć inaczej.

## Typy jednostek
ti4-unit-carrier = transportowiec
ti4-unit-cruiser = krążownik
ti4-unit-destroyer = niszczyciel
ti4-unit-dreadnought = pancernik
ti4-unit-fighter = myśliwiec
ti4-unit-flagship = okręt flagowy
ti4-unit-war_sun = słońce wojny
ti4-unit-infantry = piechota
ti4-unit-pds = PSD
ti4-unit-space_dock = stocznia kosmiczna

## Jednostki z liczbą
ti4-units-carrier = { $n ->
    [one] { $n } transportowiec
    [few] { $n } transportowce
    [many] { $n } transportowców
   *[other] { $n } transportowca
}
ti4-units-cruiser = { $n ->
    [one] { $n } krążownik
    [few] { $n } krążowniki
    [many] { $n } krążowników
   *[other] { $n } krążownika
}
ti4-units-destroyer = { $n ->
    [one] { $n } niszczyciel
    [few] { $n } niszczyciele
    [many] { $n } niszczycieli
   *[other] { $n } niszczyciela
}
ti4-units-dreadnought = { $n ->
    [one] { $n } pancernik
    [few] { $n } pancerniki
    [many] { $n } pancerników
   *[other] { $n } pancernika
}
ti4-units-fighter = { $n ->
    [one] { $n } myśliwiec
    [few] { $n } myśliwce
    [many] { $n } myśliwców
   *[other] { $n } myśliwca
}
ti4-units-flagship = { $n ->
    [one] { $n } okręt flagowy
    [few] { $n } okręty flagowe
    [many] { $n } okrętów flagowych
   *[other] { $n } okrętu flagowego
}
ti4-units-war_sun = { $n ->
    [one] { $n } słońce wojny
    [few] { $n } słońca wojny
    [many] { $n } słońc wojny
   *[other] { $n } słońca wojny
}
ti4-units-infantry = { $n ->
    [one] { $n } jednostka piechoty
    [few] { $n } jednostki piechoty
    [many] { $n } jednostek piechoty
   *[other] { $n } jednostki piechoty
}
ti4-units-pds = { $n ->
    [one] { $n } jednostka PSD
    [few] { $n } jednostki PSD
    [many] { $n } jednostek PSD
   *[other] { $n } jednostki PSD
}
ti4-units-space_dock = { $n ->
    [one] { $n } stocznia kosmiczna
    [few] { $n } stocznie kosmiczne
    [many] { $n } stoczni kosmicznych
   *[other] { $n } stoczni kosmicznej
}

## Technologie
ti4-tech-antimass_deflectors = Deflektory antymasowe
ti4-tech-gravity_drive = Napęd grawitacyjny
ti4-tech-fleet_logistics = Logistyka floty
ti4-tech-light_wave_deflector = Deflektor świetlno-falowy
ti4-tech-neural_motivator = Motywator neuronowy
ti4-tech-dacxive_animators = Animatory dacxive
ti4-tech-hyper_metabolism = Hipermetabolizm
ti4-tech-x_89_bacterial_weapon = Broń bakteriologiczna X-89
ti4-tech-plasma_scoring = Wypalanie plazmą
ti4-tech-magen_defense_grid = Magenowa sieć ochronna
ti4-tech-duranium_armor = Pancerz z duranium
ti4-tech-assault_cannon = Działo szturmowe
ti4-tech-sarween_tools = Narzędzia Sarween
ti4-tech-graviton_laser_system = Grawitonowy system laserowy
ti4-tech-transit_diodes = Diody tranzytowe
ti4-tech-integrated_economy = Zintegrowana gospodarka
ti4-tech-infantry_2 = Piechota II
ti4-tech-fighter_2 = Myśliwiec II
ti4-tech-pds_2 = PSD II
ti4-tech-space_dock_2 = Stocznia kosmiczna II
ti4-tech-carrier_2 = Transportowiec II
ti4-tech-cruiser_2 = Krążownik II
ti4-tech-destroyer_2 = Niszczyciel II
ti4-tech-dreadnought_2 = Pancernik II
ti4-tech-war_sun = Słońce wojny
ti4-tech-bioplasmosis = Bioplazmoza
ti4-tech-letani_warrior_2 = Wojownik Letani II
ti4-tech-l4_disruptors = Zakłócacze L4
ti4-tech-non_euclidean_shielding = Nie-euklidesowe osłony
ti4-tech-chaos_mapping = Mapowanie chaosu
ti4-tech-floating_factory_2 = Latająca fabryka II
ti4-tech-magmus_reactor = Reaktor magmowy
ti4-tech-prototype_war_sun_2 = Prototypowe słońce wojny II
ti4-tech-production_biomes = Biomy produkcyjne
ti4-tech-quantum_datahub_node = Kwantowy węzeł danych
ti4-tech-spec_ops_2 = Oddział specjalny II
ti4-tech-advanced_carrier_2 = Zaawansowany transportowiec II
ti4-tech-wormhole_generator = Generator tuneli
ti4-tech-dimensional_splicer = Splatacz wymiarów
ti4-tech-inheritance_systems = Systemy dziedziczenia
ti4-tech-super_dreadnought_2 = Superpancernik II
ti4-tech-mirror_computing = Obliczenia lustrzane
ti4-tech-salvage_operations = Operacje odzysku
ti4-tech-neuroglaive = Neuroglewia
ti4-tech-hybrid_crystal_fighter_2 = Hybrydowy myśliwiec kryształowy II
ti4-tech-valefar_assimilator_x = Asymilator walefara X
ti4-tech-valefar_assimilator_y = Asymilator walefara Y
ti4-tech-valkyrie_particle_weave = Splot cząsteczkowy Walkiria
ti4-tech-exotrireme_2 = Egzotrirema II
ti4-tech-e_res_siphons = Syfony E-Res
ti4-tech-spatial_conduit_cylinder = Cylinder kanału przestrzennego
ti4-tech-lazax_gate_folding = Zaginanie bram Lazaxów
ti4-tech-hegemonic_trade_policy = Hegemoniczna polityka handlowa
ti4-tech-instinct_training = Trening instynktu
ti4-tech-nullification_field = Pole anulujące
ti4-tech-yin_spinner = Przędzarka Yin
ti4-tech-impulse_core = Rdzeń impulsowy
ti4-tech-transparasteel_plating = Poszycie z transparastali
ti4-tech-mageon_implants = Implanty mageonowe

## Rasy
ti4-faction-arborec = Arborekowie
ti4-faction-letnev = Baronia Letnev
ti4-faction-saar = Klan Saar
ti4-faction-muaat = Żar Muaat
ti4-faction-hacan = Emiraty Hakanów
ti4-faction-sol = Federacja Sol
ti4-faction-creuss = Widma z Creussa
ti4-faction-l1z1x = L1Z1X
ti4-faction-mentak = Koalicja Mentak
ti4-faction-naalu = Kolektyw Naalu
ti4-faction-nekro = Nekrowirus
ti4-faction-sardakk_norr = Sardakk N’orr
ti4-faction-jol_nar = Uniwersytety Jol-Nar
ti4-faction-winnu = Winnu
ti4-faction-xxcha = Królestwo Xxcha
ti4-faction-yin = Bractwo Yin
ti4-faction-yssaril = Plemiona Yssarilów
ti4-faction-arborec-short = Arborekowie
ti4-faction-letnev-short = Letnev
ti4-faction-saar-short = Saar
ti4-faction-muaat-short = Muaat
ti4-faction-hacan-short = Hakanowie
ti4-faction-sol-short = Sol
ti4-faction-creuss-short = Creuss
ti4-faction-l1z1x-short = L1Z1X
ti4-faction-mentak-short = Mentak
ti4-faction-naalu-short = Naalu
ti4-faction-nekro-short = Nekrowirus
ti4-faction-sardakk_norr-short = Sardakk
ti4-faction-jol_nar-short = Jol-Nar
ti4-faction-winnu-short = Winnu
ti4-faction-xxcha-short = Xxcha
ti4-faction-yin-short = Yin
ti4-faction-yssaril-short = Yssarilowie

## Planety
ti4-planet-jord = Jord
ti4-planet-moll_primus = Moll Primus
ti4-planet-darien = Darien
ti4-planet-muaat = Muaat
ti4-planet-nestphar = Nestphar
ti4-planet-0_0_0 = {"[0.0.0]"}
ti4-planet-winnu = Winnu
ti4-planet-mordai_ii = Mordai II
ti4-planet-maaluuk = Maaluuk
ti4-planet-druaa = Druaa
ti4-planet-arc_prime = Arc Prime
ti4-planet-wren_terra = Wren Terra
ti4-planet-lisis_ii = Lisis II
ti4-planet-ragh = Ragh
ti4-planet-nar = Nar
ti4-planet-jol = Jol
ti4-planet-trenlak = Tren’lak
ti4-planet-quinarra = Quinarra
ti4-planet-archon_ren = Archon Ren
ti4-planet-archon_tau = Archon Tau
ti4-planet-retillion = Retillion
ti4-planet-shalloq = Shalloq
ti4-planet-hercant = Hercant
ti4-planet-arretze = Arretze
ti4-planet-kamdorn = Kamdorn
ti4-planet-mecatol_rex = Mecatol Rex
ti4-planet-wellon = Wellon
ti4-planet-vefut_ii = Vefut II
ti4-planet-thibah = Thibah
ti4-planet-tarmann = Tar’mann
ti4-planet-saudor = Saudor
ti4-planet-mehar_xull = Mehar Xull
ti4-planet-quann = Quann
ti4-planet-lodor = Lodor
ti4-planet-new_albion = New Albion
ti4-planet-starpoint = Starpoint
ti4-planet-tequran = Tequ’ran
ti4-planet-torkan = Torkan
ti4-planet-qucenn = Qucen’n
ti4-planet-rarron = Rarron
ti4-planet-mellon = Mellon
ti4-planet-zohbat = Zohbat
ti4-planet-lazar = Lazar
ti4-planet-sakulag = Sakulag
ti4-planet-dal_bootha = Dal Bootha
ti4-planet-xxehan = Xxehan
ti4-planet-corneeq = Corneeq
ti4-planet-resculon = Resculon
ti4-planet-centauri = Centauri
ti4-planet-gral = Gral
ti4-planet-bereg = Bereg
ti4-planet-lirta_iv = Lirta IV
ti4-planet-arnor = Arnor
ti4-planet-lor = Lor
ti4-planet-arinam = Arinam
ti4-planet-meer = Meer
ti4-planet-abyz = Abyz
ti4-planet-fria = Fria
ti4-planet-creuss = Creuss

## Karty akcji
ti4-card-ancient_burial_sites = Starożytne miejsca pochówku
ti4-card-assassinate_representative = Zamach na przedstawiciela
ti4-card-bribery = Łapówka
ti4-card-bunker = Bunkier
ti4-card-confusing_legal_text = Niejasne zapisy
ti4-card-construction_rider = Klauzula budowy
ti4-card-courageous_to_the_end = Odwaga do końca
ti4-card-cripple_defenses = Paraliż obrony
ti4-card-diplomacy_rider = Klauzula dyplomacji
ti4-card-direct_hit = Bezpośrednie trafienie
ti4-card-disable = Unieszkodliwienie
ti4-card-distinguished_councilor = Zasłużony radny
ti4-card-economic_initiative = Inicjatywa gospodarcza
ti4-card-emergency_repairs = Awaryjne naprawy
ti4-card-experimental_battlestation = Eksperymentalna stacja bojowa
ti4-card-fighter_prototype = Prototyp myśliwca
ti4-card-fire_team = Zespół ogniowy
ti4-card-flank_speed = Cała naprzód
ti4-card-focused_research = Ukierunkowane badania
ti4-card-frontline_deployment = Desant na linię frontu
ti4-card-ghost_ship = Statek widmo
ti4-card-imperial_rider = Klauzula imperialna
ti4-card-in_the_silence_of_space = W ciszy kosmosu
ti4-card-industrial_initiative = Inicjatywa przemysłowa
ti4-card-infiltrate = Infiltracja
ti4-card-insubordination = Niesubordynacja
ti4-card-intercept = Przechwycenie
ti4-card-leadership_rider = Klauzula przywództwa
ti4-card-lost_star_chart = Zaginiona mapa gwiezdna
ti4-card-lucky_shot = Szczęśliwy strzał
ti4-card-maneuvering_jets = Silniki manewrowe
ti4-card-mining_initiative = Inicjatywa górnicza
ti4-card-morale_boost = Podniesienie morale
ti4-card-parley = Pertraktacje
ti4-card-plague = Zaraza
ti4-card-political_stability = Stabilność polityczna
ti4-card-politics_rider = Klauzula polityki
ti4-card-public_disgrace = Publiczna kompromitacja
ti4-card-reactor_meltdown = Stopienie reaktora
ti4-card-reparations = Reparacje
ti4-card-repeal_law = Uchylenie prawa
ti4-card-rise_of_a_messiah = Nadejście mesjasza
ti4-card-sabotage = Sabotaż
ti4-card-salvage = Odzysk
ti4-card-shields_holding = Osłony trzymają
ti4-card-signal_jamming = Zakłócanie sygnału
ti4-card-skilled_retreat = Mistrzowski odwrót
ti4-card-spy = Szpieg
ti4-card-summit = Szczyt
ti4-card-tactical_bombardment = Bombardowanie taktyczne
ti4-card-technology_rider = Klauzula technologii
ti4-card-trade_rider = Klauzula handlu
ti4-card-unexpected_action = Niespodziewane działanie
ti4-card-unstable_planet = Niestabilna planeta
ti4-card-upgrade = Modernizacja
ti4-card-uprising = Powstanie
ti4-card-veto = Weto
ti4-card-war_effort = Wysiłek wojenny
ti4-card-warfare_rider = Klauzula wojny

## Karty polityki
ti4-agenda-anti_intellectual_revolution = Rewolucja antyintelektualna
ti4-agenda-archived_secret = Sekret z archiwum
ti4-agenda-arms_reduction = Redukcja zbrojeń
ti4-agenda-classified_document_leaks = Wyciek tajnych dokumentów
ti4-agenda-colonial_redistribution = Redystrybucja kolonii
ti4-agenda-committee_formation = Powołanie komisji
ti4-agenda-compensated_disarmament = Rozbrojenie za odszkodowaniem
ti4-agenda-conventions_of_war = Konwencje wojenne
ti4-agenda-core_mining = Wydobycie z jądra
ti4-agenda-the_crown_of_emphidia = Korona Emphidii
ti4-agenda-the_crown_of_thalnos = Korona Thalnos
ti4-agenda-demilitarized_zone = Strefa zdemilitaryzowana
ti4-agenda-economic_equality = Równość ekonomiczna
ti4-agenda-enforced_travel_ban = Zakaz podróży
ti4-agenda-executive_sanctions = Sankcje wykonawcze
ti4-agenda-fleet_regulations = Regulacje floty
ti4-agenda-holy_planet_of_ixth = Święta planeta Ixth
ti4-agenda-homeland_defense_act = Ustawa o obronie ojczyzny
ti4-agenda-imperial_arbiter = Arbiter imperialny
ti4-agenda-incentive_program = Program zachęt
ti4-agenda-ixthian_artifact = Artefakt Ixthian
ti4-agenda-judicial_abolishment = Zniesienie prawa
ti4-agenda-minister_of_commerce = Minister handlu
ti4-agenda-minister_of_exploration = Minister eksploracji
ti4-agenda-minister_of_industry = Minister przemysłu
ti4-agenda-minister_of_peace = Minister pokoju
ti4-agenda-minister_of_policy = Minister polityki
ti4-agenda-minister_of_sciences = Minister nauki
ti4-agenda-minister_of_war = Minister wojny
ti4-agenda-miscount_disclosed = Ujawniona pomyłka
ti4-agenda-mutiny = Bunt
ti4-agenda-new_constitution = Nowa konstytucja
ti4-agenda-prophecy_of_ixth = Proroctwo Ixth
ti4-agenda-public_execution = Publiczna egzekucja
ti4-agenda-publicize_weapon_schematics = Ujawnienie planów broni
ti4-agenda-regulated_conscription = Regulowany pobór
ti4-agenda-representative_government = Rząd przedstawicielski
ti4-agenda-research_team_biotic = Zespół badawczy: biotyka
ti4-agenda-research_team_cybernetic = Zespół badawczy: cybernetyka
ti4-agenda-research_team_propulsion = Zespół badawczy: napęd
ti4-agenda-research_team_warfare = Zespół badawczy: wojna
ti4-agenda-seed_of_an_empire = Zalążek imperium
ti4-agenda-senate_sanctuary = Azyl senatu
ti4-agenda-shard_of_the_throne = Odłamek tronu
ti4-agenda-shared_research = Wspólne badania
ti4-agenda-swords_to_plowshares = Miecze na lemiesze
ti4-agenda-terraforming_initiative = Inicjatywa terraformowania
ti4-agenda-unconventional_measures = Niekonwencjonalne środki
ti4-agenda-wormhole_reconstruction = Odbudowa tuneli
ti4-agenda-wormhole_research = Badania nad tunelami

## Cele
ti4-objective-corner_the_market = Opanuj rynek
ti4-objective-develop_weaponry = Rozwiń uzbrojenie
ti4-objective-diversify_research = Zróżnicuj badania
ti4-objective-erect_a_monument = Wznieś pomnik
ti4-objective-expand_borders = Poszerz granice
ti4-objective-found_research_outposts = Załóż placówki badawcze
ti4-objective-intimidate_council = Zastrasz radę
ti4-objective-lead_from_the_front = Dowódź z pierwszej linii
ti4-objective-negotiate_trade_routes = Wynegocjuj szlaki handlowe
ti4-objective-sway_the_council = Przekonaj radę
ti4-objective-centralize_galactic_trade = Scentralizuj handel galaktyczny
ti4-objective-conquer_the_weak = Podbij słabych
ti4-objective-form_galactic_brain_trust = Powołaj galaktyczny zespół mędrców
ti4-objective-found_a_golden_age = Zapoczątkuj złoty wiek
ti4-objective-galvanize_the_people = Porwij ludność
ti4-objective-manipulate_galactic_law = Manipuluj prawem galaktycznym
ti4-objective-master_the_sciences = Opanuj nauki
ti4-objective-revolutionize_warfare = Zrewolucjonizuj wojnę
ti4-objective-subdue_the_galaxy = Podporządkuj galaktykę
ti4-objective-unify_the_colonies = Zjednocz kolonie
ti4-objective-destroy_their_greatest_ship = Zniszcz ich największy statek
ti4-objective-make_an_example_of_their_world = Daj przykład na ich planecie
ti4-objective-spark_a_rebellion = Wznieć rebelię
ti4-objective-turn_their_fleets_to_dust = Obróć ich floty w pył
ti4-objective-unveil_flagship = Pokaż okręt flagowy
ti4-objective-adapt_new_strategies = Przyjmij nowe strategie
ti4-objective-become_the_gatekeeper = Zostań strażnikiem bram
ti4-objective-control_the_region = Kontroluj region
ti4-objective-cut_supply_lines = Przetnij linie zaopatrzenia
ti4-objective-establish_a_perimeter = Ustanów obwód obronny
ti4-objective-forge_an_alliance = Zawrzyj sojusz
ti4-objective-form_a_spy_network = Stwórz siatkę szpiegowską
ti4-objective-fuel_the_war_machine = Napędź machinę wojenną
ti4-objective-gather_a_mighty_fleet = Zbierz potężną flotę
ti4-objective-learn_the_secrets_of_the_cosmos = Poznaj sekrety kosmosu
ti4-objective-master_the_laws_of_physics = Opanuj prawa fizyki
ti4-objective-mine_rare_metals = Wydobywaj rzadkie metale
ti4-objective-monopolize_production = Zmonopolizuj produkcję
ti4-objective-occupy_the_seat_of_the_empire = Zajmij siedzibę imperium
ti4-objective-threaten_enemies = Zagroź wrogom

## Weksle
ti4-note-ceasefire = Zawieszenie broni
ti4-note-trade_agreement = Umowa handlowa
ti4-note-political_secret = Tajemnica polityczna
ti4-note-support_for_the_throne = Poparcie dla tronu
ti4-note-stymie = Impas
ti4-note-war_funding = Fundusze wojenne
ti4-note-raghs_call = Wezwanie Ragha
ti4-note-fires_of_the_gashlai = Ognie Gashlai
ti4-note-trade_convoys = Konwoje handlowe
ti4-note-military_support = Wsparcie wojskowe
ti4-note-creuss_iff = System IFF Creussa
ti4-note-cybernetic_enhancements = Usprawnienia cybernetyczne
ti4-note-promise_of_protection = Obietnica ochrony
ti4-note-gift_of_prescience = Dar jasnowidzenia
ti4-note-antivirus = Antywirus
ti4-note-tekklar_legion = Legion Tekklar
ti4-note-research_agreement = Umowa badawcza
ti4-note-acquiescence = Przyzwolenie
ti4-note-political_favor = Przysługa polityczna
ti4-note-greyfire_mutagen = Mutagen szarego ognia
ti4-note-spy_net = Siatka szpiegowska

## Karty strategii
ti4-strategy-leadership = Przywództwo
ti4-strategy-diplomacy = Dyplomacja
ti4-strategy-politics = Polityka
ti4-strategy-construction = Budowa
ti4-strategy-trade = Handel
ti4-strategy-warfare = Wojna
ti4-strategy-technology = Technologia
ti4-strategy-imperial = Imperium

## Miejsca i stany
ti4-pool-tactic = pula taktyki
ti4-pool-fleet = pula floty
ti4-pool-strategy = pula strategii
ti4-phase-setup = przygotowanie gry
ti4-phase-strategy = faza strategii
ti4-phase-action = faza akcji
ti4-phase-status = faza statusu
ti4-phase-agenda = faza polityki
ti4-phase-over = koniec gry
ti4-anomaly-asteroid_field = pole asteroid
ti4-anomaly-nebula = mgławica
ti4-anomaly-supernova = supernowa
ti4-anomaly-gravity_rift = studnia grawitacyjna
ti4-wormhole-alpha = tunel alfa
ti4-wormhole-beta = tunel beta
ti4-wormhole-delta = tunel delta
ti4-trait-cultural = kulturowa
ti4-trait-hazardous = niegościnna
ti4-trait-industrial = przemysłowa
ti4-specialty-blue = napędowa (niebieska)
ti4-specialty-green = biotyczna (zielona)
ti4-specialty-yellow = cybernetyczna (żółta)
ti4-specialty-red = wojenna (czerwona)
ti4-colour-amber = bursztynowy
ti4-colour-azure = lazurowy
ti4-colour-crimson = karmazynowy
ti4-colour-jade = nefrytowy
ti4-colour-violet = fioletowy
ti4-colour-pearl = perłowy

## Rzeczy z liczbą
ti4-trade-goods = { $n ->
    [one] { $n } dobro
    [few] { $n } dobra
    [many] { $n } dóbr
   *[other] { $n } dobra
}
ti4-commodities = { $n ->
    [one] { $n } towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towaru
}
