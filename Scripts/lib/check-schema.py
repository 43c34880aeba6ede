"""Validates manifests by the published schema and by the program, and compares the verdicts."""

import json
import pathlib
import subprocess
import sys

import jsonschema

root, program = pathlib.Path(sys.argv[1]), sys.argv[2]
schema = json.loads((root / "Fixtures/Schemas/manifest.schema.json").read_text())

GOOD = [
    {"count": 5},
    {"count": 5.0, "id": "a"},
    {"count": -1, "id": 7},
    {"text": "New", "tint": "#f80", "foreground": "auto"},
    {"dot": True, "size": 9.5},
    {"count": 120, "max": 99, "overflow": "prefix"},
    {"count": 120, "max": "none", "numberFormat": "grouped"},
    {"count": 5, "font": "large-title", "contentSize": "xLarge", "weight": 650},
    {"count": 5, "weight": "ultra-light", "italic": False},
    {"count": 5, "shape": "rounded", "cornerRadius": 4, "corners": ["topLeft", "bottom-right"]},
    {"count": 5, "shape": "rounded", "cornerRadius": "max", "corners": "top,left"},
    {"count": 5, "frame": [60, 60.5], "padding": 3},
    {"count": 5, "frame": "60x60", "padding": [3, 1]},
    {"count": 5, "border": [2, "white"], "shadow": [4, 0, 2, "#0008"]},
    {"count": 5, "border": "2,white", "shadow": 4},
    {"count": 5, "shadow": [4, 1, 1], "opacity": 0.5},
    {"count": 5, "scales": [1, 2, 3]},
    {"count": 5, "scale": 2},
    {"count": 5, "fontDirs": ["/usr/share/fonts"], "label": "Mail", "hint": "Opens it"},
    {"count": 5, "hidden": "skip", "zero": "hide"},
    {"count": 5, "preset": "imageset", "out": "bell"},
    {"count": 5, "on": "icon.png", "alignment": "top-leading", "offset": [4, -6], "inset": 0.1},
    {"on": "icon.png", "badgeSize": "40%", "badges": [{"count": 1}, {"dot": True, "tint": "red"}]},
]

BAD = [
    {"count": "5"},
    {"count": 2.5},
    {"count": True},
    {"count": None},
    {"count": [5]},
    {"count": 5, "text": "New"},
    {"cuont": 5},
    {"text": 5},
    {"dot": "true"},
    {"count": 5, "max": "99"},
    {"count": 5, "scale": "2"},
    {"count": 5, "size": 9, "font": "title"},
    {"count": 5, "scale": 1, "scales": [1, 2]},
    {"count": 5, "frame": [24]},
    {"count": 5, "frame": 24},
    {"count": 5, "frame": [24, 24, 24]},
    {"count": 5, "frame": ["24", 24]},
    {"count": 5, "shadow": [4, 1]},
    {"count": 5, "border": [2, 3]},
    {"count": 5, "border": 2},
    {"count": 5, "shape": "triangle"},
    {"count": 5, "shape": "rounded", "corners": ["middle"]},
    {"count": 5, "weight": "700"},
    {"count": 5, "weight": "fat"},
    {"count": 5, "tint": 255},
    {"count": 5, "id": None},
    {"count": 5, "out": 1},
    {"count": 5, "out": ""},
    {"count": 5, "hidden": True},
    {"count": 5, "preset": "icon", "out": "x"},
    {"count": 5, "on": "icon.png", "offset": 4},
    {"on": "icon.png", "badges": []},
    {"on": "icon.png", "badges": [{"count": 1, "out": "x.png"}]},
    {"on": "icon.png", "badges": [{"count": "1"}]},
    5,
    [],
    None,
]


def wrapped(badge):
    """The manifests that hold a badge, with a name for its file where it is one."""
    named = {"out": "{count}.png", **badge} if isinstance(badge, dict) else badge
    if isinstance(named, dict) and "count" not in named and named["out"] == "{count}.png":
        named["out"] = "a.png"
    return [[named], {"version": 1, "badges": [named]}, {"badges": [named], "defaults": {}}]


GOOD_DOCUMENTS = [document for badge in GOOD for document in wrapped(badge)] + [
    [],
    {"badges": []},
    {"$schema": "manifest.schema.json", "version": 1, "badges": []},
    {"defaults": {"count": 5, "tint": "blue", "out": "{id}.png"}, "badges": [{"id": 1}]},
]

BAD_DOCUMENTS = [document for badge in BAD for document in wrapped(badge)] + [
    {},
    5,
    "badges",
    {"version": 2, "badges": []},
    {"badges": {}},
    {"badge": []},
    {"badges": [], "tint": "red"},
    {"defaults": {"id": 1}, "badges": []},
    {"defaults": {"cuont": 1}, "badges": []},
    {"defaults": [], "badges": []},
]

jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
failed = 0


def check(manifest, is_good):
    global failed
    text = json.dumps(manifest)
    by_schema = validator.is_valid(manifest)
    # Over several lines, an object is no line of JSON Lines.
    pretty = json.dumps(manifest, indent=1)
    run = subprocess.run(
        [program, "batch", "--outputs", "-"], input=pretty, text=True, capture_output=True
    )
    for judge, verdict in [("the schema", by_schema), ("the program", run.returncode == 0)]:
        if verdict != is_good:
            failed = 1
            print(f"{judge} {'takes' if verdict else 'refuses'} {text}\n{run.stderr}", file=sys.stderr)


for manifest in GOOD_DOCUMENTS:
    check(manifest, True)
for manifest in BAD_DOCUMENTS:
    check(manifest, False)
for path in sorted((root / "Fixtures/Manifests").glob("*.json")):
    check(json.loads(path.read_text("utf-8-sig")), True)

if not failed:
    print(f"{len(GOOD_DOCUMENTS)} good and {len(BAD_DOCUMENTS)} bad manifests: schema and program agree")
sys.exit(failed)
