"""The terminal application."""

from tablier.cli.app import main

__all__ = ["main"]
