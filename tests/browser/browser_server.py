"""The server under test, as a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ludarium" / "server" / "static"


class Server:
    """`ludarium serve` as a process that can be killed and started again on the same data."""

    def __init__(self, folder: Path, first: str = "", **settings: str) -> None:
        """`first`: a module of this folder that the process imports before anything else."""
        self.folder = folder
        self.first = f"import {first}; " if first else ""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]),
            "LUDARIUM_DATA": str(self.folder),
            "LUDARIUM_REQUESTS": "0",
            "LUDARIUM_SIGN_INS": "0",
            "LUDARIUM_MESSAGES": "0",
            "LUDARIUM_TITLES": "sample=ludarium.kernel.sample",
            # The push service of the tests is on this machine.
            "LUDARIUM_PUSH": "any",
            # What is answered by itself comes at once.
            "LUDARIUM_PAUSE": "0",
            **self.settings,
        }
        command = [
            sys.executable,
            "-c",
            f"{self.first}from ludarium.terminal import main; main()",
            "serve",
            "--port",
            str(self.port),
        ]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        deadline = time.monotonic() + 40
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "log").read_text()[-3000:])

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
