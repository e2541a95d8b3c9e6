"""Ops of the suite and of drawn programs with attributes left out, as StableHLO's own printer writes them: what it prints, `assay verify` reads."""

import collections
import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("ASSAY_BUILD", ROOT / "build" / "release"))
ASSAY = BUILD / "assay"
DRAWN = 400
#: Laws that upstream does not hold an op to: what it prints of an op that breaks one of them is refused for the law.
LAXER = re.compile(r"^(?:stablehlo|chlo)\.(\S+) \| (\S+) \|", re.M)

# A context with the dialects that jaxlib has.
CONTEXT = r"""
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

context, registry = ir.Context(), ir.DialectRegistry()
_jax_mlir_ext.register_dialects(registry)
context.append_dialect_registry(registry)
context.load_all_available_dialects()
stablehlo.register_dialect(context)
chlo.register_dialect(context)
"""

# Prints, in a child of its own, since upstream's verifier dies of some ops: a line `// FILE OP without ATTRIBUTES`, then the module.
PRINTER = CONTEXT + r"""
import itertools, os, re, sys

context.enable_multithreading(False)
context.__enter__()
ir.Location.unknown().__enter__()
out, files = sys.argv[1], sys.stdin.read().split()


def ops_of(op):
    for region in op.regions:
        for block in region:
            for inner in block:
                yield inner.operation
                yield from ops_of(inner.operation)


def names(op):
    return [getattr(a, "name", a) for a in op.attributes]


def program(file):
    text = re.sub(r"^ *(//|check\.).*", "", open(file).read(), flags=re.M)
    at = text.find("  func.func @main")
    return text if at < 0 else text[:at] + "}"


def in_child(act):
    child = os.fork()
    if child == 0:
        try:
            act()
        except (ir.MLIRError, KeyError):
            pass
        finally:
            os._exit(0)
    return os.waitpid(child, 0)[1] == 0


def write(module, name, op, without):
    for generic in (False, True):
        with open(f"{out}/{name}-{'generic' if generic else 'pretty'}.mlir", "w") as text:
            text.write(f"// {op.name} without {', '.join(without)}\n")
            text.write(module.operation.get_asm(print_generic_op_form=generic))


seen = set()
for number, file in enumerate(files):
    text = program(file)
    if len(text) > 6000 or not in_child(lambda: ir.Module.parse(text)):
        continue
    try:
        module = ir.Module.parse(text)
    except ir.MLIRError:
        continue
    for k, op in enumerate(ops_of(module.operation)):
        key = op.name, *sorted(names(op)), len(op.operands) == 0
        if op.name.split(".")[0] not in ("stablehlo", "chlo") or op.name == "stablehlo.return" or key in seen:
            continue
        seen.add(key)
        all_names = names(op)
        few = [s for n in (0, 1, 2, len(all_names)) for s in itertools.combinations(all_names, n)]
        for j, without in enumerate(dict.fromkeys(few)):

            def act():
                for name in without:
                    del op.attributes[name]
                if module.operation.verify():
                    write(module, f"{number}-{k}-{j}", op, without)

            in_child(act)
os._exit(0)
"""


# Reads the texts of stdin and prints each in both forms.
READER = CONTEXT + r"""
import os, sys

with context, ir.Location.unknown():
    for text in sys.stdin.read().split("// -----\n"):
        module = ir.Module.parse(text).operation
        print(module.get_asm(), "// -----", module.get_asm(print_generic_op_form=True), "// -----", sep="\n", flush=True)
os._exit(0)
"""


class UpstreamPrinter(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not ASSAY.exists():
            raise unittest.SkipTest(f"needs the program: {BUILD} has none, cmake --build --preset release")
        probe = "from jaxlib.mlir.dialects import stablehlo, chlo"
        if subprocess.run([sys.executable, "-c", probe], capture_output=True).returncode != 0:
            raise unittest.SkipTest("needs jaxlib: run scripts/python-environment, and this test with its Python")

    def programs(self, folder):
        """One of each op, and drawn ones, in which attributes stand in more ways."""
        files = [f for f in sorted((ROOT / "corpus" / "suite").glob("*/*.mlir")) if not f.name.startswith("breaks-")]
        drawn = subprocess.run([ASSAY, "gen", "--count", str(DRAWN)], capture_output=True, text=True, check=True).stdout
        for number, text in enumerate(drawn.split("// -----\n")):
            files.append(pathlib.Path(folder) / f"{number}.mlir")
            files[-1].write_text(text)
        return "\n".join(map(str, files))

    def printed(self, folder):
        with tempfile.TemporaryDirectory() as drawn:
            programs = self.programs(drawn)
            subprocess.run([sys.executable, "-c", PRINTER, folder], input=programs, text=True, check=True)
        return sorted(pathlib.Path(folder).iterdir())

    def test_what_it_prints_is_read(self):
        # Records of several ops are listed by the first.
        family = lambda law: (re.sub("^broadcast_.*", "broadcast_", law[0]), law[1])
        laxer = set(map(family, LAXER.findall((ROOT / "corpus" / "expectations" / "upstream-laxer.txt").read_text())))
        refused, ops = [], collections.Counter()
        with tempfile.TemporaryDirectory() as folder:
            texts = self.printed(folder)
            self.assertGreater(len(texts), 600)
            for batch in itertools.batched(texts, 500) if hasattr(itertools, "batched") else [texts]:
                said = subprocess.run([ASSAY, "verify", *map(str, batch)], capture_output=True, text=True).stdout
                for line in said.splitlines():
                    if line.endswith(": valid") or not line.startswith(folder):  # lines of a text stand below its error
                        continue
                    file = pathlib.Path(line.split(".mlir")[0] + ".mlir")
                    law = re.search(r": (\w+) \(([A-Z]\d+)\)", line)
                    if not law or family(law.groups()) not in laxer:
                        refused.append(f"{line.split('.mlir', 1)[1]}\n{file.read_text()}")
            for text in texts:
                ops[text.read_text().split(" ", 2)[1]] += 1
        self.assertGreater(len(ops), 100)
        self.assertEqual(refused, [], "\n".join(refused[:5]))

    def assay_prints(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "a.mlir"
            path.write_text(text)
            return subprocess.run([ASSAY, "verify", "--print", path], capture_output=True, text=True, check=True).stdout

    def upstream_prints(self, texts):
        said = subprocess.run([sys.executable, "-c", READER], input="// -----\n".join(texts), capture_output=True, text=True)
        self.assertEqual(said.returncode, 0, said.stderr)
        return said.stdout.split("// -----\n")[:-1]

    def test_ops_of_shapes_are_written_as_it_reads_them(self):
        files = sorted((ROOT / "corpus" / "examples" / "shape").glob("*.mlir"))
        self.assertGreater(len(files), 5)
        texts = self.upstream_prints([re.sub(r"^ *check\..*\n", "", file.read_text(), flags=re.M) for file in files])
        self.assertEqual(len(texts), 2 * len(files))
        ours = self.upstream_prints([self.assay_prints(text) for text in texts])
        for k, text in enumerate(texts):
            self.assertEqual(ours[2 * k + k % 2], text)


if __name__ == "__main__":
    unittest.main()
