"""The versions that everybody gets are written down, and are within the bounds that are declared."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent


def locked() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (ROOT / "requirements.lock").read_text().splitlines():
        pin = re.fullmatch(r"(\S+)==(\S+)(?: ; .+)?", line)
        assert pin, f"requirements.lock: {line!r} is not one version of one package"
        found.setdefault(canonicalize_name(pin[1]), []).append(pin[2])
    return found


def test_every_declared_package_is_locked_within_its_bounds() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    pins = locked()
    for extra, needs in declared.items():
        for need in map(Requirement, needs):
            if need.name != "ludarium":
                versions = pins.get(canonicalize_name(need.name))
                assert versions, f"{need} of [{extra}] is not in requirements.lock: make lock"
                assert all(need.specifier.contains(each) for each in versions), f"{need}: {versions}"


def test_every_package_of_the_client_is_locked() -> None:
    declared = json.loads((ROOT / "web/package.json").read_text())
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert lock["packages"][""]["devDependencies"] == declared["devDependencies"]
    assert all(f"node_modules/{name}" in lock["packages"] for name in declared["devDependencies"])


def test_the_clients_lock_is_whole_for_every_system() -> None:
    """`npm ci` refuses a lock that lacks a package which some other system would install."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    for path, package in packages.items():
        for name in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}:
            inside = [f"{path[: i + 1]}node_modules/{name}" for i, letter in enumerate(path) if letter == "/"]
            homes = {f"node_modules/{name}", f"{path}/node_modules/{name}", *inside}
            assert homes & set(packages), f"{path or 'package.json'} needs {name}: make lock"
