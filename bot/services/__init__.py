"""What the rooms are given: speech, rights, answers to interactions, and how commands are made."""
