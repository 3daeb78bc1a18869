"""The game-independent core. It knows no title and needs nothing but the standard library."""
