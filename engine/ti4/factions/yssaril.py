"""The Yssaril Tribes."""
