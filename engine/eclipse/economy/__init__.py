"""What players own, make, pay and trade."""
