"""The effect notation: what the cards' cells are compiled into."""
