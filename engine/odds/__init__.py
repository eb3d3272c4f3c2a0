"""How battles would go: forces by their names, chances in whole numbers, and what a game offers so that players can
ask for them.
"""
