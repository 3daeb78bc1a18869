"""Solo play against the bot of a nation."""
