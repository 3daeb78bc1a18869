"""Adapters to the ecosystem of AI research: PettingZoo, Gymnasium, OpenSpiel, and many games in one call."""
