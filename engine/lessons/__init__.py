"""Lessons: annotated games, in which a pupil gives the answers of one seat and a file those of all others."""
