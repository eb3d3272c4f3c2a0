"""What each action card does, grouped by when it is played. TI-ABILITY-01"""
