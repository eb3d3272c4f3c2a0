"""The board: hexes and markers, what lies on them, and how units move, explore, settle and tow."""
