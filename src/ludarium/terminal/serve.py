"""`ludarium serve`: the tables in a browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Annotated

import typer

from ludarium.kernel.errors import LudariumError
from ludarium.terminal.speech import say


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1, max=64)] = 1,
    open: Annotated[bool, typer.Option("--open", help="Opens the page in a browser.")] = False,
) -> None:
    """Serves the tables: play in the browser, alone against bots or with others."""
    try:
        import uvicorn
        from uvicorn.supervisors import Multiprocess

        from ludarium.server.connections import Guarded, GuardedSocket
        from ludarium.server.security import logging_config
        from ludarium.server.settings import Settings
        from ludarium.server.storage import hold
    except ModuleNotFoundError as error:
        print(say("serve-packages", name=error.name or ""), file=sys.stderr)
        raise typer.Exit(1) from None
    settings = Settings.read()
    if workers > 1 and not settings.shared:
        raise LudariumError(
            "workers-need-postgres", "Several workers need a PostgreSQL: set LUDARIUM_DATABASE (see docs/self-host.md)."
        )
    listening = _listen(host, port)
    held = hold(settings)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    print(f"{say('serve-at')} {address}", file=sys.stderr)
    if open:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        "ludarium.server.app:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,
        http=Guarded,
        ws=GuardedSocket,
        # A person reads what matters; a program gets every request.
        log_config=logging_config("WARNING", plain=True) if sys.stderr.isatty() else logging_config("INFO"),
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    try:
        if workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            server = uvicorn.Server(config)
            server.run(sockets=[listening])
            if not server.started:
                raise typer.Exit(3)
    except KeyboardInterrupt:
        pass
    finally:
        if held is not None:
            held.close()


def _listen(host: str, port: int) -> socket.socket:
    """The port is taken before anybody is told that the server is there."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise LudariumError(
            "cannot-listen",
            f"The server cannot listen on {host}, port {port}: {error.strerror}. Choose another one with --port.",
            {"host": host, "port": str(port), "why": str(error.strerror)},
        ) from None
    listening.set_inheritable(True)
    return listening


def _open(address: str) -> None:
    """Opens the page as soon as the server answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
