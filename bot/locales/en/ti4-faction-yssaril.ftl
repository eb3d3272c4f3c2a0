# The Yssaril Tribes.

ti4-ability-stall_tactics = Stall Tactics
ti4-ability-stall_tactics-text = Action: discard an action card.
ti4-ability-scheming = Scheming
ti4-ability-scheming-text = When you draw action cards, draw 1 additional card, then discard 1 from your hand.
ti4-ability-crafty = Crafty
ti4-ability-crafty-text = You can have any number of action cards. Nothing can prevent this.
ti4-unit-card-y_sia_y_ssrila = Y’sia Y’ssrila
ti4-unit-card-y_sia_y_ssrila-text = Flagship: cost 8, combat 5 with 2 dice, move 2, capacity 3. Sustain Damage. It can move through systems that contain other players’ ships.
ti4-tech-transparasteel_plating-text = During your turns in the action phase, players who have passed cannot play action cards.
ti4-tech-mageon_implants-text = Action: exhaust this card to look at another player’s action cards and take one of them.
ti4-note-spy_net-text = At the start of your turn: look at the Yssaril player’s action cards and take one of them. Then return this card.
ti4-seen-card-taken = { $seat } takes one of { $victim }’s action cards.
ti4-looks-at-hand = { $seat } looks at { $victim }’s action cards.
ti4-hand-seen = { $victim }’s hand:
  { $cards }
ti4-ask-take-card = Choose one of { $victim }’s action cards to take.
