"""Standing answers: what a seat answers without being asked."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from ludarium.server.live import Hub
from ludarium.server.routes_people import Asking, Id
from ludarium.server.routes_tables import own_seat
from ludarium.server.security import me
from ludarium.server.wire import ForcedAnswers, NewStanding, StandingAnswers

Number = Annotated[int, Parameter(ge=1, le=2**53)]


@get("/api/tables/{id:str}/answers")
async def my_answers(id: Id, request: Asking, hub: Hub) -> StandingAnswers:
    return await hub.answers.shown(await hub.get(id), me(request).id)


@post("/api/tables/{id:str}/answers")
async def add_answer(id: Id, data: NewStanding, request: Asking, hub: Hub) -> StandingAnswers:
    """From now on, until it is over, this kind of question is answered so wherever the option is offered."""
    person = me(request)
    live = await hub.get(id)
    own_seat(live, person.id, data.seat)
    await hub.answers.add(live, person.id, data)
    return await hub.answers.shown(live, person.id)


@delete("/api/tables/{id:str}/answers/{number:int}", status_code=204)
async def drop_answer(id: Id, number: Number, request: Asking, hub: Hub) -> Response[None]:
    await hub.answers.drop(await hub.get(id), me(request).id, number)
    return Response(None, status_code=204)


@get("/api/me/answers")
async def my_forced(request: Asking, hub: Hub) -> ForcedAnswers:
    return ForcedAnswers(await hub.answers.forced_of(me(request).id))


@put("/api/me/answers")
async def change_forced(data: ForcedAnswers, request: Asking, hub: Hub) -> ForcedAnswers:
    await hub.answers.force(me(request).id, data.forced)
    return data


ROUTES = [my_answers, add_answer, drop_answer, my_forced, change_forced]
