"""What is said of a table, in words: prompts, announcements, whom it waits for, its chronicle and figures."""
