### Okna reakcji.

## Pytanie: co się właśnie dzieje i co można zrobić
ti4-ask-window = { $happened } Czy reagujesz?
ti4-ask-window-one = { $happened } Czy reagujesz?
ti4-pass-window = Nie reaguj

ti4-react-start_of_strategy_phase = Zaczyna się faza strategii.
ti4-react-when_choose_strategy_card = { $seat } wybiera kartę strategii „{ $card }”.
ti4-react-end_of_strategy_phase = Kończy się faza strategii.
ti4-react-start_of_turn = { $seat } zaczyna turę.
ti4-react-when_action_card_played = { $seat } zagrywa kartę „{ $card }”. { $text }
ti4-react-after_perform_action = { $seat } kończy akcję.
ti4-react-after_activate_system = { $seat } aktywuje układ: { $place }.
ti4-react-after_move_ships = { $seat } kończy ruch statków ({ $place }).
ti4-react-before_space_cannon_roll = { $seat } za chwilę strzela z dział kosmicznych ({ $place }).
ti4-react-before_assign_space_cannon_hits = { $seat } za chwilę przydziela { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
  } dział kosmicznych ({ $place }).
ti4-react-after_space_cannon_offense = Koniec ostrzału działami kosmicznymi ({ $place }).
ti4-react-start_of_combat_round = Zaczyna się runda bitwy ({ $place }).
ti4-react-after_declare_retreat = { $seat } deklaruje odwrót ({ $place }).
ti4-react-after_combat_roll = { $seat } wykonuje rzut bitwy ({ $place }).
ti4-react-before_assign_combat_hits = { $seat } za chwilę przydziela { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
   *[many] { $n } trafień
  } ({ $place }).
ti4-react-after_sustain_damage = { $seat } używa zdolności „Wytrzymałość” ({ $place }): { $unit }.
ti4-react-after_unit_destroyed = { $seat } traci jednostki ({ $place }): { $units }.
ti4-react-end_of_combat_round = Kończy się runda bitwy ({ $place }).
ti4-react-after_win_combat = { $seat } wygrywa bitwę ({ $place }).
ti4-react-after_win_space_combat = { $seat } wygrywa bitwę kosmiczną ({ $place }).
ti4-react-start_of_invasion = { $seat } zaczyna inwazję ({ $place }).
ti4-react-after_bombardment = { $seat } bombarduje planetę: { $place }.
ti4-react-after_commit_ground_forces = { $seat } przydziela wojska naziemne ({ $place }).
ti4-react-after_win_ground_combat = { $seat } wygrywa bitwę naziemną ({ $place }).
ti4-react-when_gain_control_of_planet = { $seat } za chwilę obejmuje kontrolę nad planetą: { $place }.
ti4-react-after_gain_control_of_planet = { $seat } obejmuje kontrolę nad planetą: { $place }.
ti4-react-when_place_space_dock = { $seat } umieszcza stocznię kosmiczną na planecie: { $place }.
ti4-react-when_replenish_commodities = { $seat } uzupełnia towary.
ti4-react-when_return_strategy_cards = Karty strategii za chwilę zostaną oddane.
ti4-react-start_of_agenda_phase = Zaczyna się faza polityki.
ti4-react-when_agenda_revealed = { $seat } odkrywa zagadnienie polityczne: „{ $card }”.
ti4-react-after_agenda_revealed = Za chwilę głosowanie: „{ $card }”.
ti4-react-before_vote = Zaczyna się głosowanie: „{ $card }”.
ti4-react-after_cast_votes = { $seat } oddaje głosy.
ti4-react-after_speaker_votes = Wszystkie głosy oddane, na końcu głosy mówcy ({ $seat }).
ti4-react-when_elected = Wyłonionym graczem za chwilę zostaje { $seat } („{ $card }”).

## Ich nazwy w stałych poleceniach
ti4-window-start_of_strategy_phase = Początek fazy strategii
ti4-window-when_choose_strategy_card = Wybór karty strategii
ti4-window-end_of_strategy_phase = Koniec fazy strategii
ti4-window-start_of_turn = Początek tury
ti4-window-when_action_card_played = Zagranie karty akcji
ti4-window-after_perform_action = Po akcji
ti4-window-after_activate_system = Po aktywacji układu
ti4-window-after_move_ships = Po ruchu statków
ti4-window-before_space_cannon_roll = Przed rzutem dział kosmicznych
ti4-window-before_assign_space_cannon_hits = Przed przydzieleniem trafień dział kosmicznych
ti4-window-after_space_cannon_offense = Po ostrzale działami kosmicznymi
ti4-window-start_of_combat_round = Początek rundy bitwy
ti4-window-after_declare_retreat = Po deklaracji odwrotu
ti4-window-after_combat_roll = Po rzucie bitwy
ti4-window-before_assign_combat_hits = Przed przydzieleniem trafień
ti4-window-after_sustain_damage = Po użyciu zdolności „Wytrzymałość”
ti4-window-after_unit_destroyed = Po zniszczeniu jednostki
ti4-window-end_of_combat_round = Koniec rundy bitwy
ti4-window-after_win_combat = Po wygranej bitwie
ti4-window-after_win_space_combat = Po wygranej bitwie kosmicznej
ti4-window-start_of_invasion = Początek inwazji
ti4-window-after_bombardment = Po bombardowaniu planety
ti4-window-after_commit_ground_forces = Po przydzieleniu wojsk naziemnych
ti4-window-after_win_ground_combat = Po wygranej bitwie naziemnej
ti4-window-when_gain_control_of_planet = Obejmowanie kontroli nad planetą
ti4-window-after_gain_control_of_planet = Po objęciu kontroli nad planetą
ti4-window-when_place_space_dock = Umieszczanie stoczni kosmicznej
ti4-window-when_replenish_commodities = Uzupełnianie towarów
ti4-window-when_return_strategy_cards = Oddawanie kart strategii
ti4-window-start_of_agenda_phase = Początek fazy polityki
ti4-window-when_agenda_revealed = Odkrywanie zagadnienia politycznego
ti4-window-after_agenda_revealed = Po odkryciu zagadnienia politycznego
ti4-window-before_vote = Przed głosowaniem
ti4-window-after_cast_votes = Po oddaniu głosów
ti4-window-after_speaker_votes = Po głosie mówcy
ti4-window-when_elected = Wyłanianie gracza

## W czym mieści się pytanie, od najszerszego kroku
ti4-pending-tactical = { $seat } – akcja taktyczna ({ $system })
ti4-pending-strategic = { $seat } – akcja strategiczna („{ $card }”)
ti4-pending-primary = zdolność podstawowa
ti4-pending-secondary = { $seat } – zdolność drugorzędna
ti4-pending-movement = ruch
ti4-pending-space-cannon = ostrzał działami kosmicznymi
ti4-pending-space-combat = { $round ->
    [0] bitwa kosmiczna
   *[other] bitwa kosmiczna, runda { $round }
  }
ti4-pending-invasion = inwazja
ti4-pending-bombardment = bombardowanie ({ $planet })
ti4-pending-ground-combat = { $round ->
    [0] bitwa naziemna ({ $planet })
   *[other] bitwa naziemna ({ $planet }), runda { $round }
  }
ti4-pending-production = produkcja
ti4-pending-agenda-reveal = zagadnienie „{ $agenda }”
ti4-pending-agenda-vote = głosowanie („{ $agenda }”)
ti4-pending-agenda-outcome = wynik głosowania („{ $agenda }”)
ti4-pending-component = { $seat } – „{ $name }”
