"""What is printed: the map, the Realms, the cards and the scenarios, read once from data/ into plain tables."""
