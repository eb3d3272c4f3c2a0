"""What the outbox holds goes out: turns, prompts, secrets, reminders, letters."""
