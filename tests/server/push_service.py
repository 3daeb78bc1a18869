"""A push service on this machine, and a browser that can read what comes through it (RFC 8291, written down anew)."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes, hmac
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most one block."""
    return hashed(hashed(salt, secret), info + b"\x01")[:length]


def hashed(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """Has a subscription, and the keys to read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)
        self.endpoint = endpoint

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": b64(point(self.key.public_key())), "auth": b64(self.secret)}

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\x00" + point(self.key.public_key()) + sender
        secret = derived(self.secret, shared, info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def vouched(header: str, key: str) -> Any:
    """The claims of a VAPID header, if they were signed with this key."""
    kind, _, rest = header.partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    raw = unb64(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(key))
    der = utils.encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(unb64(claims))


class PushService:
    """Keeps what was posted: path, headers, body. `answers` says with what status, for each path."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.posted.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.answers.get(self.path, 201))
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def to(self, path: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for at, headers, body in self.posted if at == path]

    def wait(self, path: str, count: int = 1) -> list[tuple[dict[str, str], bytes]]:
        end = time.monotonic() + 20
        while len(self.to(path)) < count:
            assert time.monotonic() < end, f"nothing came to {path}: {[each[0] for each in self.posted]}"
            time.sleep(0.05)
        return self.to(path)

    def close(self) -> None:
        self.http.shutdown()
        self.http.server_close()
