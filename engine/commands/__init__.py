"""What `python -m engine` can do, a room for each kind of command. Here alone the engine reads files and clocks."""
