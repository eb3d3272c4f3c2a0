"""What a question is made of: the shapes of answers, its id, and how it is written down."""
