"""Adapters to the ecosystem of AI research: PettingZoo (`ludarium.research.aec`) and OpenSpiel (`.openspiel`)."""
