"""What `--json` prints is what docs/json.md says: real output is validated with the schemas of that page."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
ASSAY = ROOT / os.environ.get("ASSAY_BUILD", "build/release") / "assay"
SCHEMA = re.compile(r"^```json (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
KINDS = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}


def schemas():
    return {name: json.loads(text) for name, text in SCHEMA.findall((ROOT / "docs/json.md").read_text())}


def errors(value, schema, known, place="$"):
    """What of the value breaks the schema: as much of JSON Schema as the page uses."""
    if "$ref" in schema:
        yield from errors(value, known[schema["$ref"]], known, place)
    kind = schema.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or (kind != "boolean" and isinstance(value, bool))):
        yield f"{place} is no {kind}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{place} is not {schema['const']}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{place} is none of {schema['enum']}"
    for name in schema.get("required", []):
        if name not in value:
            yield f"{place} has no {name}"
    for name, inner in schema.get("properties", {}).items():
        if name in value:
            yield from errors(value[name], inner, known, f"{place}.{name}")
    for number, item in enumerate(value if "items" in schema else []):
        yield from errors(item, schema["items"], known, f"{place}[{number}]")


ADD = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = stablehlo.add %x, %x : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n"


@unittest.skipUnless(ASSAY.exists(), f"needs the program: {ASSAY} is not built")
class Output(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "add.mlir").write_text(ADD)

    def lines(self, *words):
        ran = subprocess.run([ASSAY, *words, "--json"], cwd=self.folder, capture_output=True, text=True)
        self.assertIn(ran.returncode, (0, 1), ran.stderr)
        return [json.loads(line) for line in ran.stdout.splitlines()]

    def expect(self, name, values):
        known = schemas()
        self.assertGreater(len(values), 0, name)
        for value in values:
            self.assertEqual(list(errors(value, known[name], known)), [], name)

    def test_of_a_campaign_and_its_findings(self):
        out = self.lines("fuzz", "--backend", "mutant:chlo.acos.means.1", "--ops", "chlo.acos", "--count", "20", "--jobs", "1")
        self.expect("fuzz.finding", out[:-1])
        self.expect("fuzz.summary", out[-1:])
        self.expect("cluster", self.lines("show", "list"))
        self.expect("finding", self.lines("show", str(out[0]["finding"])))

    def test_of_a_check(self):
        out = self.lines("check", "add.mlir", "--backend", "oracle")
        self.expect("check.file", out[:-1])
        self.expect("check.sums", out[-1:])

    def test_of_back_ends(self):
        self.expect("backend", self.lines("backends"))


class Schemas(unittest.TestCase):
    def test_find_what_is_wrong(self):
        known = schemas()
        self.assertEqual(list(errors({"event": "finding", "finding": "1"}, known["fuzz.finding"], known)),
                         ["$ has no failure", "$ has no program", "$ has no title", "$.finding is no integer"])
        self.assertEqual(list(errors({"causes": [{}]}, {"properties": {"causes": {"items": {"type": "string"}}}}, known)),
                         ["$.causes[0] is no string"])


if __name__ == "__main__":
    unittest.main()
