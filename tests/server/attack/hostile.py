"""Machines that mean harm, all of them on loopback; and what a server's process takes of this machine."""

from __future__ import annotations

import socket
import socketserver
import struct
import threading
import time
from pathlib import Path
from typing import Any

from ..harness import Server

# The limits that a server has if nobody says otherwise.
NORMAL = {
    "LUDARIUM_REQUESTS": "1200",
    "LUDARIUM_MESSAGES": "60",
    "LUDARIUM_HANDSHAKES": "240",
    "LUDARIUM_OPENINGS": "60",
}


def without_faults(*servers: Server) -> None:
    for server in servers:
        server.stop()
    for server in servers:
        faults = [line for line in server.lines_of_log() if line["level"] in ("error", "critical")]
        assert not faults, faults


class Hostile(socketserver.ThreadingTCPServer):
    """A webhook's receiver that answers as `manner` says: `drip` (a byte every half second, for ever), `endless` (an
    answer that does not end), `silent` (nothing), `broken` (500), `gone` (hangs up at once), `fine` (204)."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, manner: str) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.manner = manner
        self.asked: list[float] = []
        self.sent = 0
        self.done = threading.Event()
        self.url = f"http://127.0.0.1:{self.server_address[1]}/hook"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def wait(self, count: int, seconds: float = 20) -> int:
        end = time.monotonic() + seconds
        while len(self.asked) < count and time.monotonic() < end:
            time.sleep(0.05)
        return len(self.asked)

    def close(self) -> None:
        self.done.set()
        self.shutdown()
        self.server_close()


class Answering(socketserver.BaseRequestHandler):
    request: socket.socket
    server: Any

    def setup(self) -> None:
        if self.server.manner == "gone":
            self.request.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.request.close()

    def handle(self) -> None:
        if self.server.manner == "gone":
            return
        self.request.recv(65536)
        self.server.asked.append(time.monotonic())
        try:
            self.answer(self.server.manner)
        except OSError:
            return

    def answer(self, manner: str) -> None:
        if manner == "fine":
            self.request.sendall(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        elif manner == "broken":
            self.request.sendall(b"HTTP/1.1 500 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        elif manner == "drip":
            for letter in b"HTTP/1.1 200 OK\r\nX-Slow: " + b"x" * 1000:
                if self.server.done.wait(0.5):
                    return
                self.request.sendall(bytes([letter]))
        elif manner == "endless":
            self.request.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n")
            while not self.server.done.is_set():
                self.request.sendall(b"x" * 65536)
                self.server.sent += 65536
        else:
            self.server.done.wait(60)


def memory(server: Server) -> float:
    """Megabytes that the server's own process holds."""
    assert server.process is not None
    for row in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if row.startswith("VmRSS:"):
            return int(row.split()[1]) / 1024
    raise AssertionError("the server is gone")
