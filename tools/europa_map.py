"""The map of Europa Universalis for the browser: our own data, made of a drawing and of the title's facts.

europa_map.py drawing FOLDER   carries a prepared drawing (TopoJSON, anchors, links) over into europe.json, distant.json
europa_map.py facts            writes facts.json: what is printed on the board, from the facts of the title
europa_map.py facts --check    tells whether facts.json is what the facts say

A sheet is made of arcs, which two faces share; a face is a list of rings of arcs (`~n`: arc n backwards). Coordinates
of arcs are quarters of a unit, each point but the first as the way from the one before.
"""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.facts.read import kebab

WEB = Path(__file__).parents[1] / "web" / "src" / "titles" / "europa" / "map"
SHEETS = ("europe", "distant")
SAME = "same space as "  # in the notes: a Province that has another name in 1618
BELOW = 24  # of a Town, where a name stands if the drawing has no room of its own for it
KINDS = {
    "province": "province",
    "province_1618": "province",
    "area": "space",
    "sea": "sea",
    "node": "node",
    "continent": "continent",
}

Face = list[list[int]]


def compact(value: Any) -> str:
    """JSON with one entry of the outer two levels a line: short, and its changes can be read."""
    parts = []
    for key, each in value.items():
        if isinstance(each, dict):
            rows = [f"{json.dumps(k)}:{short(v)}" for k, v in each.items()]
            parts.append(f"{json.dumps(key)}:{{\n" + ",\n".join(rows) + "\n}")
        elif isinstance(each, list) and each and isinstance(each[0], list | dict):
            parts.append(f"{json.dumps(key)}:[\n" + ",\n".join(short(row) for row in each) + "\n]")
        else:
            parts.append(f"{json.dumps(key)}:{short(each)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# The drawing


def ref(kind: str, name: str) -> str:
    """The reference of the engine for a printed name; a name that it does not know is an error."""
    known = {
        "province": places.PROVINCE_NAMED,
        "space": places.SPACE_NAMED,
        "sea": places.SEA_NAMED,
        "node": places.NODE_NAMED,
        "continent": places.CONTINENT_NAMED,
    }[kind]
    if name not in known:
        raise SystemExit(f"the drawing has a {kind} {name!r}, the facts have none of this name")
    return f"{kind}:{kebab(name)}"


def rings(geometry: dict[str, Any]) -> Face:
    arcs: Any = geometry["arcs"]
    polygons: list[Face] = [arcs] if geometry["type"] == "Polygon" else arcs
    return [ring for polygon in polygons for ring in polygon]


def number(text: str) -> float | int:
    value = float(text)
    return int(value) if value == int(value) else value


def table(file: Path, sheet: str) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["sheet"] == sheet]


def lines_of(path: str) -> list[list[float | int]]:
    """`x,y x,y | x,y x,y` as lists of numbers."""
    return [[number(value) for point in line.split() for value in point.split(",")] for line in path.split("|") if line]


def sheet(folder: Path, name: str) -> dict[str, Any]:
    drawn = json.loads((folder / f"{name}.topojson").read_text(encoding="utf-8"))
    if drawn["transform"] != {"scale": [0.25, 0.25], "translate": [0, 0]}:
        raise SystemExit(f"{name}.topojson is not in quarters of a unit")
    objects = {key: each["geometries"] for key, each in drawn["objects"].items()}
    made: dict[str, Any] = {"width": drawn["bbox"][2], "height": drawn["bbox"][3]}
    made["faces"] = {
        ref(kind, each["properties"]["name"]): rings(each)
        for kind, key in (("province", "provinces"), ("sea", "seas"))
        for each in objects[key]
    }
    made["faces1618"] = {
        ref("province", each["properties"]["name"]): rings(each) for each in objects.get("provinces_1618", [])
    }
    made["renamed1618"] = {
        ref("province", row["name"]): ref("province", row["note"].removeprefix(SAME))
        for row in table(folder / "anchors.csv", name)
        if row["note"].startswith(SAME)
    }
    # what nobody enters: land, and water; `Europe` and its waters on the Distant sheet are the other sheet
    made["waste"] = {each["properties"]["name"]: rings(each) for each in objects["waste"]}
    made["water"] = {each["properties"]["name"]: rings(each) for each in objects["dead_water"]}
    made["points"] = points(folder, name, 1444)
    made["points1618"] = points(folder, name, 1618)
    arcs = [unrolled(arc) for arc in drawn["arcs"]]
    made["ports"] = [
        [ref("province", row["name"]), ref("sea", row["toward"]), number(row["x"]), number(row["y"])]
        for row in table(folder / "anchors.csv", name)
        if row["kind"] == "port"
    ]
    made["ports1618"] = new_ports(made, arcs)
    links = table(folder / "links.csv", name)
    made["mountains"] = [[ref("space", row["a"]), ref("space", row["b"])] for row in links if row["kind"] == "mountain"]
    made["letters"] = [
        [row["via"], ref("sea", row["a"]), ref("sea", row["b"]), lines_of(row["path"])]
        for row in links
        if row["kind"] == "letter"
    ]
    made["links"] = [
        [ref("space", row["a"]), ref("space", row["b"]), lines_of(row["path"])]
        for row in links
        if row["kind"] == "distant"
    ]
    other = {row["kind"] for row in links} - {"mountain", "letter", "distant"}
    if other:
        raise SystemExit(f"links.csv has links of an unknown kind: {sorted(other)}")
    made["arcs"] = [[value for point in arc for value in point] for arc in drawn["arcs"]]
    return made


def points(folder: Path, name: str, year: int) -> dict[str, dict[str, list[float | int]]]:
    """Where names and tokens stand, by reference and slot; 1618 has only what differs."""
    found: dict[str, dict[str, list[float | int]]] = {}
    for row in table(folder / "anchors.csv", name):
        if row["kind"] == "port" or (row["kind"] == "province_1618") != (year == 1618):
            continue
        at = found.setdefault(ref(KINDS[row["kind"]], row["name"]), {})
        at[row["slot"]] = [number(row["x"]), number(row["y"])]
    for at in found.values():
        if "town" in at and at["label"] == at["town"]:
            at["label"] = [at["town"][0], at["town"][1] + BELOW]
    return found


def unrolled(arc: list[list[int]]) -> list[tuple[float, float]]:
    """The points of an arc in units."""
    x = y = 0
    found = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        found.append((x / 4, y / 4))
    return found


def new_ports(made: dict[str, Any], arcs: list[list[tuple[float, float]]]) -> list[list[Any]]:
    """The prepared drawing has no points for Ports of 1618: they lie in the middle of the longest shore."""
    found = []
    drawn = {(row[0], row[1]) for row in made["ports"]}
    for province, face in made["faces1618"].items():
        for sea in places.SEA_LIST[places.PROVINCE.index(province.partition(":")[2])]:
            water = places.SEA.full(sea)
            if (province, water) in drawn:
                continue
            shore = used(face) & used(made["faces"][water])
            longest = max((arcs[arc] for arc in shore), key=len)
            found.append([province, water, *longest[len(longest) // 2]])
    return found


def used(face: Face) -> set[int]:
    return {arc if arc >= 0 else ~arc for ring in face for arc in ring}


# The facts


def boards(flags: list[bytes], index: int) -> int:
    """On which boards something lies, as a mask."""
    return sum(1 << board for board in range(places.BOARDS) if flags[board][index])


def by_year(values: list[Any], index: int) -> list[Any]:
    return [values[places.FULL_1444][index], values[places.FULL_1618][index]]


def facts() -> dict[str, Any]:
    return {
        "boards": list(places.BOARD.refs),
        "provinces": {places.PROVINCE.full(p): _province(p) for p in range(places.PROVINCES)},
        "spaces": {places.SPACE.full(s): _space(s) for s in range(places.SPACES)},
        "seas": {places.SEA.full(s): _sea(s) for s in range(places.SEAS_ALL)},
        "nodes": {places.NODE.full(n): _node(n) for n in range(places.NODES)},
        "land": _land(),
    }


def _province(p: int) -> dict[str, Any]:
    flags = [realms.REALM.full(flag) if flag >= 0 else "" for flag in by_year(realms.FLAG, p)]
    found: dict[str, Any] = {
        "space": places.SPACE.full(places.SPACE_OF[p]),
        "boards": boards(places.IN_PLAY, p),
        "size": by_year(places.SIZE, p),
        "flag": flags,
    }
    if places.PORTS[places.FULL_1444][p]:
        found["seas"] = [places.SEA.full(sea) for sea in places.SEA_LIST[p]]
    for key, marks in (("gold", places.GOLD), ("hre", places.HRE), ("grey", places.INACTIVE), ("dutch", places.DUTCH)):
        if marks[p]:
            found[key] = True
    if places.TERRITORY[p]:
        found["territory"] = places.TERRITORY[p]
    return found


def _space(s: int) -> dict[str, Any]:
    found: dict[str, Any] = {"boards": boards(places.SPACE_IN_PLAY, s)}
    if places.CONTINENT_OF[s] >= 0:
        found["continent"] = places.CONTINENT.full(places.CONTINENT_OF[s])
    if places.ELECTOR[s]:
        found["elector"] = True
    if places.HRE_SPACE[s]:
        found["hre"] = places.HRE_SPACE[s]
    return found


def _sea(s: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "boards": boards(places.SEA_IN_PLAY, s),
        "slots": places.SLOTS[s],
        "next": [places.SEA.full(other) for other in paths.SEA_NEXT[places.FULL_1444][s]],
    }
    if places.MARK[s]:
        found["galleys"] = True
    if places.SEA_CONTINENT[s] >= 0:
        found["distant"] = True
    return found


def _node(n: int) -> dict[str, Any]:
    board = places.FULL_1444
    return {
        "boards": boards(places.NODE_IN_PLAY, n),
        "kind": ("maritime", "inland", "distant")[places.NODE_KIND[n]],
        "seas": [places.SEA.full(sea) for sea in paths.seas(places.NODE_SEAS[board][n])],
        "spaces": [places.SPACE.full(space) for space in paths.NODE_SPACES[board][n]],
    }


def _land() -> list[list[Any]]:
    """Neighbours by land on any board, each pair once; 1: over mountains."""
    found: dict[tuple[int, int], int] = {}
    for board in range(places.BOARDS):
        for space, others in enumerate(paths.LAND_OF[board]):
            for other, mountain in zip(others, paths.MOUNTAIN[board][space], strict=True):
                if space < other:
                    found[space, other] = mountain
    return [[places.SPACE.full(a), places.SPACE.full(b), mountain] for (a, b), mountain in sorted(found.items())]


def main(args: list[str]) -> None:
    if len(args) == 2 and args[0] == "drawing":
        for name in SHEETS:
            (WEB / f"{name}.json").write_text(compact(sheet(Path(args[1]), name)), encoding="utf-8")
    elif args == ["facts"]:
        (WEB / "facts.json").write_text(compact(facts()), encoding="utf-8")
    elif args == ["facts", "--check"]:
        if (WEB / "facts.json").read_text(encoding="utf-8") != compact(facts()):
            raise SystemExit("facts.json is not what the facts say: run tools/europa_map.py facts")
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
