"""Puts the command together: its parts, its help in the person's language, and how errors are told."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from ludarium import __version__
from ludarium.kernel import match
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.terminal import (
    admin,
    coverage,
    dataset,
    figures,
    inspect,
    ladder,
    learn,
    many,
    play,
    replay,
    saves,
    scenarios,
    speech,
    train,
)
from ludarium.terminal.speech import console, errors, say


class Command(TyperCommand):
    """A command whose help comes from the catalogue: `help-<command>`, `help-<command>-<parameter>`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        help_page(self, ctx)


class Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        help_page(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        # `arena ladder` is a command beside `arena`.
        if self.get_command(ctx, " ".join(args[:2])) is not None:
            args = [" ".join(args[:2]), *args[2:]]
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise unknown("command", args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)


class Root(Group):
    """The whole command: chooses the language first, and tells every error in it. Wrong input ends with exit code 2."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> Any:
        lang, words = speech.take_language(sys.argv[1:] if args is None else args)
        try:
            speech.use("en")
            speech.use(speech.from_environment() if lang is None else lang)
            code = super().main(args=words, prog_name="ludarium", standalone_mode=False)
        except LudariumError as error:
            tell(speech.speaker().error(error))
            code = 2
        except typer.TyperException as error:
            tell(usage_error(error))
            code = 2
        except (KeyboardInterrupt, EOFError, typer.Abort):
            code = 130
        if code == 130:
            tell(say("interrupted"))
        sys.exit(code if isinstance(code, int) else 0)


def tell(text: str) -> None:
    errors().print(Text(text, style="red"))


def usage_error(error: typer.TyperException) -> str:
    """A wrong call of the command, in the person's language."""
    kind = re.sub(r"(?<!^)([A-Z])", r"-\1", type(error).__name__).lower()
    param = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (param_name(param) if param is not None else "")
    if name and speech.speaker().has(f"usage-{kind}"):
        text = say(f"usage-{kind}", name=name)
        if kind == "bad-parameter":
            text += taken(param)
    else:
        text = say("usage-error", detail=error.format_message())
    ctx = getattr(error, "ctx", None)
    return f"{text} {say('usage-hint', command=ctx.command_path)}" if ctx is not None else text


def taken(param: Any) -> str:
    """What an option takes, as far as its type says it: whole numbers, from and up to."""
    kind = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    if kind not in (int, int | None):
        return ""
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None:
        return " " + say("usage-whole")
    return " " + (
        say("usage-from", least=str(least)) if most is None else say("usage-between", least=str(least), most=str(most))
    )


def param_name(param: Any) -> str:
    """`--seats` or `TITLE`."""
    return str(param.opts[0]) if param.param_type_name == "option" else str(param.metavar or param.name).upper()


# the help


def help_page(command: Any, ctx: Any) -> None:
    """What a command is for and what it takes."""
    screen = console()
    path = ctx.command_path.split()
    key = "-".join(path[1:]) or path[0]
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    usage = Text.assemble((say("help-usage"), "bold"), f": {ctx.command_path}")
    for param in arguments:
        usage.append(f" {_argument(param)}")
    if isinstance(command, TyperGroup):
        usage.append(f" {say('help-commands').upper()}")
    screen.print(usage)
    screen.print(Padding(Text(say(f"help-{key}")), (1, 2)))
    if isinstance(command, TyperGroup):
        _section("help-commands", [(name, _about_command(key, name)) for name in command.list_commands(ctx)])
    _section("help-arguments", [(_argument(param), _about(key, param)) for param in arguments])
    rows = [(_option(param), _about(key, param)) for param in options]
    rows.append((f"--lang {say('help-value')}", say("help-param-lang")))
    rows.append(("--help", say("help-param-help")))
    _section("help-options", rows)


def _section(heading: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table(box=None, show_header=False, padding=(0, 2))
    for name, about in rows:
        table.add_row(Text(name, style="cyan", no_wrap=True), Text(about))
    console().print(Text(say(heading), style="bold"), table, "", sep="\n")


def _argument(param: Any) -> str:
    name = param_name(param) + ("..." if param.nargs == -1 else "")
    return name if param.required else f"[{name}]"


def _option(param: Any) -> str:
    names = ", ".join([*param.opts, *param.secondary_opts])
    return names if param.is_flag else f"{names} {say('help-value')}"


def _about_command(key: str, name: str) -> str:
    name = name.replace(" ", "-")
    return say(f"help-{name}" if key == "ludarium" else f"help-{key}-{name}")


def _about(key: str, param: Any) -> str:
    name = param_name(param).lstrip("-").lower()
    words = speech.speaker()
    ids = (f"help-{key}-{name}", f"help-param-{name}")
    text = next((words(id) for id in ids if words.has(id)), param.help or "")
    if param.default not in (None, False, True, "", (), []) and not callable(param.default):
        text += f" ({say('help-default', value=str(param.default))})"
    return text


# the parts

app = typer.Typer(cls=Root, name="ludarium", add_completion=False, no_args_is_help=True)


def show_version(wanted: bool) -> None:
    """`Ludarium 0.1.0, compiled`"""
    if wanted:
        compiled = not str(match.__file__).endswith(".py")
        console().print(say("version", number=__version__, form=say("form-compiled" if compiled else "form-pure")))
        raise typer.Exit


@app.callback()
def root(version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False) -> None: ...


scenario = typer.Typer(cls=Group, no_args_is_help=True)

app.command("titles", cls=Command)(inspect.titles)
app.command("play", cls=Command)(play.play)
app.command("learn", cls=Command)(learn.learn)
app.command("saves", cls=Command)(saves.saves)
app.command("simulate", cls=Command)(many.simulate)
app.command("arena", cls=Command)(many.arena)
app.command("arena ladder", cls=Command)(ladder.ladder)
app.command("train", cls=Command)(train.train)
app.command("check", cls=Command)(many.check)
app.command("dataset", cls=Command)(dataset.dataset)
app.command("rules", cls=Command)(coverage.rules)
app.command("cards", cls=Command)(inspect.cards)
app.command("figures", cls=Command)(figures.figures)
app.command("replay", cls=Command)(replay.replay)
scenario.command("run", cls=Command)(scenarios.run)
scenario.command("dump", cls=Command)(scenarios.dump)
scenario.command("describe", cls=Command)(scenarios.describe)
app.add_typer(scenario, name="scenario")
keeper = typer.Typer(cls=Group, no_args_is_help=True)
keeper.command("people", cls=Command)(admin.people)
keeper.command("password", cls=Command)(admin.password)
keeper.command("tables", cls=Command)(admin.tables)
keeper.command("backup", cls=Command)(admin.backup)
keeper.command("restore", cls=Command)(admin.restore)
app.add_typer(keeper, name="admin")
if find_spec("ludarium.terminal.serve") is not None:
    app.command("serve", cls=Command)(import_module("ludarium.terminal.serve").serve)
