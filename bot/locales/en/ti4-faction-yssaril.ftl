# The Yssaril Tribes.

ti4-ability-stall_tactics = Stall Tactics
ti4-ability-stall_tactics-text = Action: discard an action card.
ti4-ability-scheming = Scheming
ti4-ability-scheming-text = Whenever you draw action cards, you draw 1 more and then discard 1 of your hand.
ti4-ability-crafty = Crafty
ti4-ability-crafty-text = You may hold any number of action cards. Nothing can prevent that.
ti4-unit-card-y_sia_y_ssrila = Y'sia Y'ssrila
ti4-unit-card-y_sia_y_ssrila-text = Flagship: cost 8, combat 5 with 2 dice, move 2, capacity 3. Sustain Damage. It may move through systems with ships of others.
ti4-tech-transparasteel_plating-text = During your turns of the action phase, players who have passed cannot play action cards.
ti4-tech-mageon_implants-text = Action: exhaust this to look at the action cards of another player and take one of them.
ti4-note-spy_net-text = At the start of your turn: look at the action cards of the Yssaril player and take one of them. Then return this.
ti4-seen-card-taken = { $seat } takes one of the action cards of { $victim }.
ti4-looks-at-hand = { $seat } looks at the action cards of { $victim }.
ti4-hand-seen = { $victim } holds:
  { $cards }
ti4-ask-take-card = { $seat }: choose the action card you take from { $victim }.
