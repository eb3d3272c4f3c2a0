"""What stands in and under a message: ids, buttons, lists, forms, half-made answers. No game, no database."""
