"""Web push: whether this browser gets it, and switching it on and off."""

from __future__ import annotations

from litestar import Response, delete, get, put

from ludarium.server.push import Push
from ludarium.server.routes_people import Asking
from ludarium.server.security import me
from ludarium.server.wire_people import PushIn, PushState


@get("/api/me/push")
async def my_push(request: Asking, push: Push) -> PushState:
    return PushState(push.key, await push.subscribed(me(request)))


@put("/api/me/push", status_code=204)
async def subscribe(data: PushIn, request: Asking, push: Push) -> Response[None]:
    await push.subscribe(me(request), data)
    return Response(None, status_code=204)


@delete("/api/me/push", status_code=204)
async def unsubscribe(request: Asking, push: Push) -> Response[None]:
    await push.unsubscribe(me(request))
    return Response(None, status_code=204)


ROUTES = [my_push, subscribe, unsubscribe]
