"""What a seat sees, and in which words."""
