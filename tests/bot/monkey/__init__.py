"""A random walk through the whole bot: `python -m tests.bot.monkey --seconds 600 --seed 1`.

Several people in several channels and threads type every command, press every button and fill in every form, old and
new ones, with junk and with what is offered; they play the four real games and two small ones, race, let days pass,
close their letterboxes, lose and regain rights; the bot restarts, and Discord refuses. What was rare comes first.

- `walk`: the walk, step by step; after every step `eyes` looks at what came of it, among it the `secrets` of all games.
- `tables`, `typing`, `pressing`, `weather`: what people do, and what happens to them.
- `company`: people find each other, plan, whisper, vote, play again; `menus`: commands on messages.
- `seeking`: what nothing has used yet is looked for, set up by `recipes` of a few steps.
- `saves`: games that begin late, some of which begin with `riches`; `usage`: what was accepted so far, and what cannot
  be; `manner`: how one walk goes, by its seed.

The same seed is the same walk. A find is printed with the deeds that led there, and the walk goes on.
"""
