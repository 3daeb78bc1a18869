"""The `ludarium` command."""

import sys


def main() -> None:
    """Loads the command late, so that Ctrl-C ends it quietly even then."""
    try:
        from ludarium.terminal.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
