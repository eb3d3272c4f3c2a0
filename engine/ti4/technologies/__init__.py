"""What technologies do, one module a colour: continuous abilities as hooks, the others as abilities of windows."""
