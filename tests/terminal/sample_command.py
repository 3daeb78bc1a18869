"""The `ludarium` command with the sample title in it, for tests that need a process of its own."""

from pathlib import Path

from ludarium.kernel import title
from ludarium.terminal import main
from ludarium.text import place

title.register("sample", "ludarium.kernel.sample")
place("sample", Path(__file__).parents[1] / "text" / "sample")
main()
