"""The `ludarium` command."""

from ludarium.terminal.app import app


def main() -> None:
    app()


__all__ = ["app", "main"]
