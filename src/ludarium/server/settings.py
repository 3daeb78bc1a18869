"""Every setting of the server, each from one environment variable (docs/self-host.md lists them)."""

from __future__ import annotations

import importlib.util
import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.figures import VARIABLE
from ludarium.kernel.title import register
from ludarium.server.wire import Forced

DATABASES = ("postgresql+asyncpg://", "sqlite+aiosqlite:///")
MOST = 1_000_000_000
# Who has brought a title that is named there.
TITLES = "LUDARIUM_TITLES"
PUSH_KEY = re.compile(r"[A-Za-z0-9_-]{43}=?")
_SWITCHES = {"yes": "true", "no": "false"}


def bad_push_key() -> LudariumError:
    return LudariumError(
        "setting-push-key", "LUDARIUM_PUSH_KEY must be a private key of P-256: 32 bytes, written in base64url."
    )


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`LUDARIUM_` and the field's name in capitals is the variable; `Settings.read()` reads them all."""

    data: str = ""  # folder of the SQLite file and the secret; empty: ~/.local/share/ludarium
    database: str = ""  # SQLAlchemy URL; empty: SQLite in the data folder
    redis: str = ""  # redis://...: several processes tell each other their news there; empty: through PostgreSQL
    secret: str = ""  # signs CSRF tokens; empty: made once and kept in the data folder
    url: str = ""  # how people reach this server, for links in messages
    secure: bool = False  # cookies over HTTPS only
    keepers: str = ""  # accounts, comma-separated, that may put their own box's figures in; empty: nobody
    hosts: str = ""  # allowed Host headers, comma-separated; empty: any

    requests: int = 1200  # HTTP requests a minute from one address; 0: no limit
    sign_ins: int = 20  # sign-ins, new guests and new passwords a minute from one address; 0: no limit
    messages: int = 60  # WebSocket messages a second on one connection (twice as many in a burst); 0: no limit
    connections: int = 200  # WebSocket connections at once from one address to one process; 0: no limit
    handshakes: int = 240  # WebSocket connections begun a minute from one address; 0: no limit
    clients: int = 200  # other connections at once from one address to one process, proxies excepted; 0: no limit
    openings: int = 60  # tables opened a minute from one address: new ones, rematches, forks, records; 0: no limit
    tables_each: int = 100  # unfinished tables one person can be host of
    imports_each: int = 50  # records one person can bring and keep

    thinkers: int = 0  # worker processes for bots; 0: one less than there are cores, at least one
    engine: str = ""  # folder of a compiled engine of the same sources: bots think on it as soon as it is there
    patience: float = 20.0  # seconds beyond its budget that a bot may think before it is replaced
    idle: float = 300.0  # seconds until a table is unloaded from memory
    pause: float = 1.5  # seconds, up to three times as long: answers that nobody had to think about look like others
    forced: Forced = "single"  # questions without a choice, for people who have not said: ask, single or useful
    absent: float = 600.0  # seconds until somebody counts as absent
    takeover: float = 30.0  # seconds after which a bot's turn counts as left behind by its process
    forsaken: float = 600.0  # seconds between two looks for tables that nobody can come back to: they end
    sweep: float = 5.0  # seconds between two looks for bots to move, notices to send, tables to unload

    smtp: str = ""  # smtp://user:password@host:587?starttls=yes (or smtps://); empty: no mail
    mail_from: str = "ludarium@localhost"
    mail_after: float = 120.0  # seconds that somebody must have been away before a mail is sent
    webhooks: str = "public"  # public: only to public addresses; any; off
    push: str = "public"  # web push: to services at public addresses over https; any; off
    push_key: str = ""  # private key of P-256 in base64url; empty: made once and kept in the data folder
    hook_rest: float = 30.0  # seconds that a webhook rests after it has failed, each time twice as long

    titles: str = ""  # more titles: id=module,id=module
    static: str = ""  # folder of the built browser client; empty: the packaged one
    docs: str = ""  # folder of the built documentation; empty: the packaged one

    @staticmethod
    def read(env: Mapping[str, str] | None = None) -> Settings:
        given = os.environ if env is None else env
        values = {
            field.name: _SWITCHES.get(given[f"LUDARIUM_{field.name.upper()}"], given[f"LUDARIUM_{field.name.upper()}"])
            for field in msgspec.structs.fields(Settings)
            if f"LUDARIUM_{field.name.upper()}" in given
        }
        try:
            settings = msgspec.convert(values, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise LudariumError(
                "setting", f"A LUDARIUM_ variable cannot be used: {error}.", {"why": str(error)}
            ) from None
        if settings.webhooks not in ("public", "any", "off"):
            raise LudariumError("setting-webhooks", "LUDARIUM_WEBHOOKS must be public, any or off.")
        if settings.push not in ("public", "any", "off"):
            raise LudariumError("setting-push", "LUDARIUM_PUSH must be public, any or off.")
        if settings.push_key and not PUSH_KEY.fullmatch(settings.push_key):
            raise bad_push_key()
        settings._check_numbers()
        settings._check_places()
        if settings.redis:
            settings._check_redis()
        return settings

    def _check_numbers(self) -> None:
        for field in msgspec.structs.fields(Settings):
            value = getattr(self, field.name)
            if isinstance(value, (int, float)) and not 0 <= value <= MOST:
                name = f"LUDARIUM_{field.name.upper()}"
                raise LudariumError(
                    "setting-number",
                    f"{name} must be a number from 0 to {MOST}, not {value}.",
                    {"name": name, "most": str(MOST), "given": str(value)},
                )
        for name in ("sweep", "patience"):
            if not getattr(self, name):
                variable = f"LUDARIUM_{name.upper()}"
                raise LudariumError("setting-nothing", f"{variable} must be more than 0.", {"name": variable})

    def _check_places(self) -> None:
        if not self.database and self.folder.exists() and not self.folder.is_dir():
            raise LudariumError(
                "setting-data",
                f"LUDARIUM_DATA must be a folder; {self.folder} is a file.",
                {"folder": str(self.folder)},
            )
        if self.database and not self.database.startswith(DATABASES):
            raise LudariumError(
                "setting-database",
                "LUDARIUM_DATABASE must be an address like postgresql+asyncpg://user:password@host/name, or "
                "sqlite+aiosqlite:///path/to/file.",
            )
        if self.smtp:
            try:
                parts = urlsplit(self.smtp)
                usable = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and (parts.port or 1) > 0
            except ValueError:
                usable = False
            if not usable:
                raise LudariumError(
                    "setting-smtp", "LUDARIUM_SMTP must be an address like smtp://user:password@host:587."
                )

    def _check_redis(self) -> None:
        if not self.redis.startswith(("redis://", "rediss://", "unix://")):
            raise LudariumError("setting-redis", "LUDARIUM_REDIS must be an address like redis://localhost:6379.")
        if not self.shared:
            raise LudariumError(
                "setting-redis-alone",
                "LUDARIUM_REDIS is for several processes on one PostgreSQL: set LUDARIUM_DATABASE too.",
            )
        if importlib.util.find_spec("redis") is None:
            raise LudariumError(
                "setting-redis-package", "LUDARIUM_REDIS needs one more package: pip install 'ludarium[redis]'."
            )

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else Path.home() / ".local" / "share" / "ludarium"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.folder / 'ludarium.sqlite3'}"

    @property
    def shared(self) -> bool:
        """Whether several processes can serve the same tables."""
        return self.database_url.startswith("postgresql")

    @property
    def docs_folder(self) -> Path:
        return Path(self.docs) if self.docs else Path(__file__).parent / "docs"

    @property
    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parent / "static"

    def more_titles(self) -> list[tuple[str, str]]:
        pairs = [entry.partition("=") for entry in self.titles.split(",") if entry]
        return [(id.strip(), module.strip()) for id, _, module in pairs]

    @property
    def figures(self) -> Path:
        """Where the figures that a keeper has put in are kept."""
        return self.folder / "figures"

    def use_figures(self) -> None:
        """Before the first title is loaded: figures belong to a process and its workers."""
        if VARIABLE not in os.environ and any(self.figures.glob("*.csv")):
            os.environ[VARIABLE] = str(self.figures)

    def register_titles(self) -> None:
        for id, module in self.more_titles():
            register(id, module, TITLES)
