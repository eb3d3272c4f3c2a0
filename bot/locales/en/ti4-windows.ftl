### Reaction windows.

## The question: what just happened, then what one can do
ti4-ask-window = { $happened } Does anyone react?
ti4-ask-window-one = { $happened } React?
ti4-pass-window = Do not react

ti4-react-start_of_strategy_phase = The strategy phase begins.
ti4-react-when_choose_strategy_card = { $seat } is choosing { $card }.
ti4-react-end_of_strategy_phase = The strategy phase ends.
ti4-react-start_of_turn = { $seat } begins a turn.
ti4-react-when_action_card_played = { $seat } plays { $card }. { $text }
ti4-react-after_perform_action = { $seat } has performed an action.
ti4-react-after_activate_system = { $seat } has activated { $place }.
ti4-react-after_move_ships = { $seat } has moved ships to { $place }.
ti4-react-before_space_cannon_roll = { $seat } is about to use Space Cannon ({ $place }).
ti4-react-before_assign_space_cannon_hits = { $seat } is about to assign { $n ->
    [one] 1 Space Cannon hit
   *[other] { $n } Space Cannon hits
  } ({ $place }).
ti4-react-after_space_cannon_offense = Space Cannon Offense is over ({ $place }).
ti4-react-start_of_combat_round = A combat round begins ({ $place }).
ti4-react-after_declare_retreat = { $seat } has announced a retreat ({ $place }).
ti4-react-after_combat_roll = { $seat } has made combat rolls ({ $place }).
ti4-react-before_assign_combat_hits = { $seat } is about to assign { $n ->
    [one] 1 hit
   *[other] { $n } hits
  } ({ $place }).
ti4-react-after_sustain_damage = { $seat } has used Sustain Damage ({ $place }): { $unit }.
ti4-react-after_unit_destroyed = { $seat } has lost { $units } ({ $place }).
ti4-react-end_of_combat_round = A combat round ends ({ $place }).
ti4-react-after_win_combat = { $seat } has won the combat ({ $place }).
ti4-react-after_win_space_combat = { $seat } has won the space combat ({ $place }).
ti4-react-start_of_invasion = { $seat } begins the invasion of { $place }.
ti4-react-after_bombardment = { $seat } has bombarded { $place }.
ti4-react-after_commit_ground_forces = { $seat } has committed ground forces to { $place }.
ti4-react-after_win_ground_combat = { $seat } has won the ground combat on { $place }.
ti4-react-when_gain_control_of_planet = { $seat } is gaining control of { $place }.
ti4-react-after_gain_control_of_planet = { $seat } has gained control of { $place }.
ti4-react-when_place_space_dock = { $seat } is placing a space dock on { $place }.
ti4-react-when_replenish_commodities = { $seat } is replenishing commodities.
ti4-react-when_return_strategy_cards = The strategy cards are about to be returned.
ti4-react-start_of_agenda_phase = The agenda phase begins.
ti4-react-when_agenda_revealed = { $seat } is revealing an agenda: { $card }.
ti4-react-after_agenda_revealed = The vote on { $card } comes next.
ti4-react-before_vote = The vote on { $card } is about to begin.
ti4-react-after_cast_votes = { $seat } has voted.
ti4-react-after_speaker_votes = The speaker ({ $seat }) has voted last.
ti4-react-when_elected = { $seat } is about to be elected ({ $card }).

## Their names in standing orders
ti4-window-start_of_strategy_phase = The strategy phase begins
ti4-window-when_choose_strategy_card = A strategy card is being chosen
ti4-window-end_of_strategy_phase = The strategy phase ends
ti4-window-start_of_turn = A turn begins
ti4-window-when_action_card_played = An action card is being played
ti4-window-after_perform_action = An action was performed
ti4-window-after_activate_system = A system was activated
ti4-window-after_move_ships = Ships have moved
ti4-window-before_space_cannon_roll = Space Cannon is about to be used
ti4-window-before_assign_space_cannon_hits = Space Cannon hits are about to be assigned
ti4-window-after_space_cannon_offense = Space Cannon Offense is over
ti4-window-start_of_combat_round = A combat round begins
ti4-window-after_declare_retreat = A retreat was announced
ti4-window-after_combat_roll = Combat dice were rolled
ti4-window-before_assign_combat_hits = Hits are about to be assigned
ti4-window-after_sustain_damage = A unit used Sustain Damage
ti4-window-after_unit_destroyed = A unit was destroyed
ti4-window-end_of_combat_round = A combat round ends
ti4-window-after_win_combat = A combat was won
ti4-window-after_win_space_combat = A space combat was won
ti4-window-start_of_invasion = An invasion begins
ti4-window-after_bombardment = A planet was bombarded
ti4-window-after_commit_ground_forces = Ground forces were committed
ti4-window-after_win_ground_combat = A ground combat was won
ti4-window-when_gain_control_of_planet = Control of a planet is being gained
ti4-window-after_gain_control_of_planet = Control of a planet was gained
ti4-window-when_place_space_dock = A space dock is being placed
ti4-window-when_replenish_commodities = Commodities are being replenished
ti4-window-when_return_strategy_cards = Strategy cards are being returned
ti4-window-start_of_agenda_phase = The agenda phase begins
ti4-window-when_agenda_revealed = An agenda is being revealed
ti4-window-after_agenda_revealed = An agenda was revealed
ti4-window-before_vote = A vote is about to begin
ti4-window-after_cast_votes = Votes were cast
ti4-window-after_speaker_votes = The speaker has voted last
ti4-window-when_elected = A player is being elected

## What a question stands within, from the outermost step on
ti4-pending-tactical = { $seat }’s tactical action in { $system }
ti4-pending-strategic = { $seat }’s strategic action: { $card }
ti4-pending-primary = primary ability
ti4-pending-secondary = { $seat }’s secondary ability
ti4-pending-movement = movement
ti4-pending-space-cannon = Space Cannon
ti4-pending-space-combat = { $round ->
    [0] space combat
   *[other] space combat, round { $round }
  }
ti4-pending-invasion = invasion
ti4-pending-bombardment = Bombardment of { $planet }
ti4-pending-ground-combat = { $round ->
    [0] ground combat on { $planet }
   *[other] ground combat on { $planet }, round { $round }
  }
ti4-pending-production = production
ti4-pending-agenda-reveal = agenda { $agenda }
ti4-pending-agenda-vote = vote on { $agenda }
ti4-pending-agenda-outcome = outcome of { $agenda }
ti4-pending-component = { $seat }: { $name }
