"""The `ludarium` command."""

import sys


def main() -> None:
    """Loads the command late, so that Ctrl-C ends it quietly even then."""
    try:
        try:
            from ludarium.terminal.app import app
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] == "ludarium":
                raise
            # A base install is the engine alone, for programs.
            sys.exit(
                f"The command needs more packages ({error.name}). Install them: pip install 'ludarium[terminal]' to"
                " play here, or 'ludarium[server]' to play in a browser."
            )
        app()
    except KeyboardInterrupt:
        sys.exit(130)
