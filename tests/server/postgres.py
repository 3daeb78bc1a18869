"""A real PostgreSQL from Debian's packages, in a folder of its own, for the time of the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

from .harness import free_port


def binaries() -> Path:
    """The newest installed version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[4]))
    if found:
        return found[-1].parent
    command = shutil.which("postgres")
    if command is None:
        raise RuntimeError("There is no PostgreSQL here. Install it: apt-get install postgresql")
    return Path(command).parent


class Postgres:
    def __init__(self) -> None:
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="ludarium-pg-"))
        self.port = free_port()
        # PostgreSQL does not run as root.
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None

    def _run(self, *command: str) -> str:
        done = subprocess.run(
            command, capture_output=True, text=True, user=self.user, cwd="/", env={"LC_ALL": "C.UTF-8"}
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> Postgres:
        data = self.folder / "data"
        self._run(str(self.bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "ludarium", "-E", "UTF8", "--no-sync")
        command = [str(self.bin / "postgres"), "-D", str(data), "-p", str(self.port), "-h", "127.0.0.1"]
        command += ["-k", str(self.folder), "-c", "fsync=off"]
        self.process = subprocess.Popen(
            command, user=self.user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        ready = [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(200):
            if subprocess.run(ready, capture_output=True).returncode == 0:
                return self
            time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not start")

    def database(self, name: str) -> str:
        """A new empty database; its address for the server."""
        self._run(str(self.bin / "createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "ludarium", name)
        return f"postgresql+asyncpg://ludarium@127.0.0.1:{self.port}/{name}"

    def ask(self, sql: str) -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "ludarium", "-d", "postgres"]
        return self._run(str(self.bin / "psql"), *where, "-At", "-c", sql)

    def dump(self, address: str) -> str:
        plain = address.replace("+asyncpg", "")
        return self._run(str(self.bin / "pg_dump"), "--inserts", plain)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)
