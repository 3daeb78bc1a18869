"""Tests of this folder do without the folders above it."""

from __future__ import annotations

from ..closed import doors as doors
