"""What a table chooses: scenarios, advanced sections, optional rules."""
