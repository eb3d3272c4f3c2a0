"""What programs know that play Space Empires. Each room judges the questions of its part of the rulebook.

Worth is told in thousandths of ten construction points (`mind.CP`).
"""

from engine.space_empires.minds import announcing, battles, finding, marching, settling, sheets
from engine.space_empires.minds.mind import MIND

__all__ = ["MIND", "announcing", "battles", "finding", "marching", "settling", "sheets"]
