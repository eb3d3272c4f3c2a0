### The lesson of Space Empires: what is said before each step, and (-other) after another answer.

lesson-space_empires-scouts = Welcome to Space Empires 4X. You win by destroying the enemy home world. Yours is J1, at the edge of the map; the enemy’s is J11, at the other one. Three turns of moving are followed by an Economic Phase. Units move one hex a turn; warships, Scouts among them, two in the third. Unexplored hexes hold planets and minerals, but also dangers. SC2 is a group of 4 Scouts (SC) under counter no. 2, hidden from the enemy: send it from J1 to K1.
lesson-space_empires-scouts-other = Scouts go first: they can explore, and one that is lost is not dear.

lesson-space_empires-scouts-to = Send them to K1.
lesson-space_empires-scouts-to-other = Every neighbor is a riddle. The lesson looks at K1 first.

lesson-space_empires-end-1 = The others stay: only warships go where nobody has been. End the phase; then your Scouts explore K1.
lesson-space_empires-end-1-other = Nothing else needs to move now. End the phase.

lesson-space_empires-colony = Your Scouts have found a planet. Colonies are your income: bring a Colony Ship to K1.
lesson-space_empires-colony-other = The planet waits for a Colony Ship.
lesson-space_empires-colony-to = Send it to K1.
lesson-space_empires-settle = Colonize K1. The ship is used up; the colony begins at 0 and grows in every Economic Phase, to 1, then 3, then 5 construction points (CP), which pay for everything.
lesson-space_empires-settle-other = A colony grows from its first turn on.

lesson-space_empires-scouts-2 = The Scouts go on, to J2: that is the way to the enemy.
lesson-space_empires-scouts-2-other = Keep exploring with the Scouts.
lesson-space_empires-scouts-2-to = Send them to J2.
lesson-space_empires-scouts-2-to-other = The enemy is along column J: go to J2.
lesson-space_empires-end-2 = End the phase.
lesson-space_empires-scouts-3 = In J2 are minerals: a Miner can tow them to a colony, which gives 5 CP. Your Scouts go on, to J3.
lesson-space_empires-scouts-3-other = Let the Scouts go on.
lesson-space_empires-scouts-3-to = Send them to J3. They could go two hexes now, but only hexes next to where they began the turn can be explored.
lesson-space_empires-scouts-3-to-other = Straight on: to J3.
lesson-space_empires-end-3 = End the phase. After it comes the Economic Phase.

lesson-space_empires-sheet = The Economic Phase: in secret, everyone spends CP on technology, ships and bases, and bids for the right to choose who goes first. Maintenance (1 CP per hull point; a Scout has 1, a Cruiser 2) is already paid. Your 4 Ship Yards can build 4 hull points. Fill in part 1: in the list “{ space_empires-field-ships }” mark only 1 × Cruiser (12 CP). Submit the form, then press “{ bot-confirm }”.
lesson-space_empires-sheet-other = A sheet has many answers. The lesson buys 1 Cruiser and bids nothing.

lesson-space_empires-first = The bids are equal (0 CP), so you win: you went first last time. Who moves second sees what the enemy does: let the enemy begin.
lesson-space_empires-first-other = Going first has its uses, too. Here the second one has the better view.

lesson-space_empires-scouts-4 = An enemy counter has come to I7: you see that it is there, but not which ships it is, or how many. Go on with your Scouts, to J4.
lesson-space_empires-scouts-4-other = Meet the unknown with your four Scouts.
lesson-space_empires-scouts-4-to = Send them to J4.
lesson-space_empires-scouts-4-to-other = To J4: the enemy comes down on your side.
lesson-space_empires-end-4 = End the phase.
lesson-space_empires-scouts-5 = J4 is a planet for your next Colony Ship. The enemy comes nearer, to I6: go to I4, from where you can attack it next turn.
lesson-space_empires-scouts-5-other = Stay near it with the Scouts.
lesson-space_empires-scouts-5-to = Send them to I4.
lesson-space_empires-scouts-5-to-other = From I4 you reach it next turn.
lesson-space_empires-end-5 = End the phase.
lesson-space_empires-scouts-6 = The enemy is next to you, in I5. Attack with all four: entering its hex is the attack.
lesson-space_empires-scouts-6-other = Now or never: attack it.
lesson-space_empires-scouts-6-to = Send them to I5.
lesson-space_empires-scouts-6-to-other = The enemy is in I5.
lesson-space_empires-end-6 = End the phase; the battle begins. Each ship rolls a ten-sided die and hits on its Attack Strength (3 for a Scout) or less, after the target’s Defense Strength (0 for a Scout) is taken off.

lesson-space_empires-screen-1 = It is a single Scout against your four! Both show their ships and technology (all at 0 so far). The larger fleet may screen ships: they are safe, but do not fire. Here all should fire: choose “{ bot-none }”.
lesson-space_empires-screen-1-other = All four should fire: screen none.

lesson-space_empires-volley-1 = Ships fire by class, from A to E; of two alike, the defender first. The enemy missed you with a 9. Your Scouts hit on 4 or less: their attack is 3, and 1 more as you have at least twice as many ships. Fire at it with all.
lesson-space_empires-volley-1-other = There is only one target: fire at it with all.

lesson-space_empires-end = **You have learned to play Space Empires**: explore, colonize, buy, fight. A home world is destroyed by fire once its battle is won: each hit takes 5 of its 20 CP. Now fill in your second production sheet and play on: the enemy is an AI player from here on. Send a Colony Ship to J4 and the Miner to J2. Research Ship Size for larger ships and Movement for faster ones. Look up any rule with /rules.

# --- chapters: what they are called, and where the pupil is

lesson-space_empires-chapter-moving = Exploring and colonies
lesson-space_empires-chapter-economy = The Economic Phase
lesson-space_empires-chapter-economy-start = Your home world is J1, the enemy’s J11. Two of three turns are over; your Scouts explore at J2. Construction points (CP) are the income of colonies.
lesson-space_empires-chapter-combat = Combat
lesson-space_empires-chapter-combat-start = Your home world is J1, the enemy’s J11. Your four Scouts are at I4.
