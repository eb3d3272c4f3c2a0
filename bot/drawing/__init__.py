"""Pictures off the event loop."""
