"""What others may do to who goes somewhere, and to who stays behind."""
