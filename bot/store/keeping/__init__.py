"""What is kept and how, in statements that hold on SQLite and PostgreSQL alike."""
