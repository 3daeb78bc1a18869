"""The effects of cards: their language, what it is compiled into, and the machine that carries it out."""
