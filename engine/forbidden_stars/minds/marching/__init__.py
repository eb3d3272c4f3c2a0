"""What marches hang on: who comes to where they lead or to whom they leave behind, whose ships lie in the way."""
