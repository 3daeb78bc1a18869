"""Friends by name, and seats that are kept for them."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from ludarium.server import shapes
from ludarium.server.friends import FriendBook
from ludarium.server.live import Hub
from ludarium.server.routes_people import Asking, Id
from ludarium.server.routes_tables import SeatIn
from ludarium.server.security import me
from ludarium.server.wire import TableOut
from ludarium.server.wire_people import Friends, FriendsName, Invitations, KeptFor


@get("/api/me/friends")
async def my_friends(request: Asking, friends: FriendBook) -> Friends:
    return await friends.mine(me(request))


@post("/api/me/friends", status_code=200)
async def ask_friend(data: FriendsName, request: Asking, friends: FriendBook) -> Friends:
    await friends.ask(me(request), data.name)
    return await friends.mine(me(request))


@delete("/api/me/friends/requests", status_code=204)
async def take_back_request(
    request: Asking, friends: FriendBook, name: Annotated[str, Parameter(max_length=30)] = ""
) -> Response[None]:
    await friends.take_back(me(request), name)
    return Response(None, status_code=204)


@put("/api/me/friends/{person:str}")
async def accept_friend(person: Id, request: Asking, friends: FriendBook) -> Friends:
    await friends.accept(me(request), person)
    return await friends.mine(me(request))


@delete("/api/me/friends/{person:str}", status_code=204)
async def end_friend(person: Id, request: Asking, friends: FriendBook) -> Response[None]:
    await friends.end(me(request), person)
    return Response(None, status_code=204)


@get("/api/me/invitations")
async def my_invitations(request: Asking, friends: FriendBook) -> Invitations:
    return await friends.invited(me(request))


@put("/api/tables/{id:str}/seats/{seat:int}/kept")
async def keep_seat(id: Id, seat: SeatIn, data: KeptFor, request: Asking, hub: Hub, friends: FriendBook) -> TableOut:
    person = me(request)
    live = await hub.get(id)
    await friends.invite(live, person, seat, data.person)
    return shapes.table(hub, live, person.id)


ROUTES = [my_friends, ask_friend, take_back_request, accept_friend, end_friend, my_invitations, keep_seat]
