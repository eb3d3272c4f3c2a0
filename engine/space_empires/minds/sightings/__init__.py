"""What counters of others have been seen to do: which lay still, which moved where, which explored by themselves."""
