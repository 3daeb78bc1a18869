"""What is there to deploy with can be read, and names only what exists: targets, files, settings, options."""

from __future__ import annotations

import configparser
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from ludarium import __version__
from ludarium.server.settings import Settings

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))


def settings() -> set[str]:
    return {f"LUDARIUM_{name.upper()}" for name in Settings.__struct_fields__}


def options_of_serve() -> set[str]:
    done = subprocess.run([sys.executable, "-m", "ludarium", "serve", "--help"], capture_output=True, text=True)
    return set(re.findall(r"--[a-z]+", done.stdout))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_targets_and_tools_that_exist(path: Path) -> None:
    workflow: dict[Any, Any] = yaml.safe_load(path.read_text())
    # (YAML reads the key `on` as true.)
    assert workflow[True]
    ran = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    assert any(command.startswith("make ") for command in ran)
    for command in ran:
        for words in re.findall(r"\bmake ([^&|;\n]+)", command):
            assert {word for word in words.split() if "=" not in word} <= TARGETS, command
        for tool in re.findall(r"\btools/\S+", command):
            assert (ROOT / tool).stat().st_mode & 0o100, f"{tool} cannot be run"
    for job in workflow["jobs"].values():
        assert set(job.get("needs", [])) <= set(workflow["jobs"])


def test_the_workflow_tests_every_python_that_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    declared = [each.rpartition(" ")[2] for each in project["project"]["classifiers"] if re.search(r":: 3\.\d+$", each)]
    tested = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]["pure"]["strategy"]["matrix"]
    assert tested["python"] == declared
    wheels = project["tool"]["cibuildwheel"]["build"]
    assert wheels == [f"cp{each.replace('.', '')}-*" for each in declared]


def test_the_compose_file_sets_settings_that_exist() -> None:
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    assert set(services) == {"ludarium", "database", "proxy"}
    given = {name for name in services["ludarium"]["environment"] if name.startswith("LUDARIUM_")}
    assert given <= settings()
    command = services["ludarium"]["command"]
    assert command[:2] == ["ludarium", "serve"]
    assert {word for word in command if word.startswith("--")} <= options_of_serve()
    build = services["ludarium"]["build"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()
    mounted = [volume.partition(":")[0] for volume in services["proxy"]["volumes"] if volume.startswith("./")]
    assert all((ROOT / "deploy" / each).is_file() for each in mounted)


def test_the_container_file_copies_what_is_there() -> None:
    text = (ROOT / "deploy/Dockerfile").read_text().replace("\\\n", " ")
    stages = set(re.findall(r"^FROM \S+ AS (\S+)", text, re.M))
    ignored = (ROOT / ".dockerignore").read_text().split()
    for line in re.findall(r"^COPY (.+)", text, re.M):
        words = shlex.split(line)
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
            continue
        for source in words[:-1]:
            assert (ROOT / source).exists(), source
            assert source not in ignored
    command = re.search(r"^CMD (\[.+\])", text, re.M)
    assert command is not None
    assert set(re.findall(r"--[a-z]+", command[1])) <= options_of_serve()


def test_the_unit_starts_the_server_with_options_that_exist() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment]
    unit.read(ROOT / "deploy/ludarium.service")
    started = shlex.split(unit["Service"]["ExecStart"])
    assert started[0].endswith("/bin/ludarium")
    assert started[1] == "serve"
    assert {word for word in started if word.startswith("--")} <= options_of_serve()
    assert unit["Service"]["Environment"].partition("=")[0] in settings()
    assert unit["Service"]["User"] != "root"


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    done = subprocess.run([ROOT / "tools/release_notes.py"], capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith(f"# Ludarium {__version__}\n")
    assert "**Kernel**" in done.stdout
    assert "\n## " not in done.stdout
    missing = subprocess.run([ROOT / "tools/release_notes.py", "99.0"], capture_output=True, text=True)
    assert missing.returncode == 1
    assert "says nothing of 99.0" in missing.stderr
