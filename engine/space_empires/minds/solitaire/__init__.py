"""Alone against doomsday machines or alien empires: what keeps, and what attacks. SE-DOOM-01, SE-ALIEN-01"""
