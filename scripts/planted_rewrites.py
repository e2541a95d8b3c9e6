#!/usr/bin/env python3
"""How many wrong rewrites a campaign finds. Each rule of spec/rewrites is applied as a pass, as it is and turned wrong in one
place, and `assay fuzz` looks for it within a number of programs, which grow from the
pattern of the rule: `scripts/planted_rewrites.py --every 4 --count 2000`.

As it is, a rule is judged under the contract `pass` with a grant of this rule, and nothing may be found. Turned wrong
it has to be found under `pass`. Rules with conditions or infinities are left out. The pass applies a rule wherever its pattern stands."""

import argparse
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "backends" / "workers"))
import protocol

RULE = re.compile(r"^rule ([\w-]+) : (.*) => (.*)\n(?! +where)", re.MULTILINE)
TOKEN = re.compile(r"[A-Za-z_]\w*|-?\d+(?:\.\d+)?(?:e-?\d+)?|[(),]")
NUMBER = re.compile(r"-?\d")
#: What stands in the place of a function, where a rule is turned wrong.
NEIGHBOURS = {"add": "subtract", "subtract": "add", "multiply": "divide", "divide": "multiply", "maximum": "minimum",
              "minimum": "maximum", "abs": "negate", "negate": "abs", "sqrt": "cbrt", "rsqrt": "sqrt", "cbrt": "sqrt", "floor": "ceil",
              "ceil": "floor", "exponential": "exponential_minus_one", "exponential_minus_one": "exponential",
              "log": "log_plus_one", "log_plus_one": "log", "sine": "cosine", "cosine": "sine", "tan": "sine", "sinh": "cosh",
              "cosh": "sinh", "power": "atan2", "atan2": "power", "sign": "abs", "logistic": "tanh", "tanh": "logistic", "erf": "erfc",
              "erfc": "erf", "asin": "atan", "acos": "asin", "atan": "asin", "asinh": "atan", "acosh": "sqrt", "atanh": "tanh",
              "round_nearest_even": "floor", "round_nearest_afz": "ceil", "remainder": "divide"}  # fmt: skip
FIRST = 100
OF_CHLO = {"asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh", "atanh", "erf", "erfc", "tan"}

OP = re.compile(r"^(\s*)(%\w+) = (?:stablehlo|chlo)\.(\w+) (%\w+)(?:, (%\w+))? : (tensor<[^>?]*(?:f64|f32|f16|bf16)>)( -> .*|)$")
CONSTANT = re.compile(r"^\s*(%\w+) = stablehlo\.constant dense<(-?\d[\d.e+-]*)> : tensor<[^>]*f\d+>$")


def term_of(text):
    """('add', [..]), a name or a number."""
    tokens = TOKEN.findall(text)

    def take():
        head = tokens.pop(0)
        if not tokens or tokens[0] != "(":
            return float(head) if NUMBER.match(head) else head
        tokens.pop(0)
        arguments = [take()]
        while tokens.pop(0) == ",":
            arguments.append(take())
        return head, arguments

    return take()


def rules():
    for path in sorted((ROOT / "spec" / "rewrites").glob("*.rules")):
        for name, pattern, replacement in RULE.findall(path.read_text()):
            if " where " not in replacement and not re.search(r"\binf\b", pattern + replacement):
                yield name, term_of(pattern), term_of(replacement)


def turned_wrong(term):
    """One function or constant is another; a value alone is negated."""
    if isinstance(term, float):
        return term + 1
    if isinstance(term, str):
        return "negate", [term]
    return NEIGHBOURS.get(term[0], "negate"), term[1] if term[0] in NEIGHBOURS else term[1][:1]


def functions_in(term):
    return {term[0]}.union(*map(functions_in, term[1])) if isinstance(term, tuple) else set()


class Rewriter:
    """Applies one rule to a text."""

    def __init__(self, pattern, replacement):
        self.pattern, self.replacement = pattern, replacement

    def match(self, term, value, bound):
        if isinstance(term, float):
            return self.constants.get(value) == term
        if isinstance(term, str):
            return bound.setdefault(term, value) == value
        defined = self.defined.get(value)
        return (defined is not None and defined[0] == term[0] and len(defined[1]) == len(term[1])
                and all(self.match(t, v, bound) for t, v in zip(term[1], defined[1])))  # fmt: skip

    def emit(self, term, bound, kind, space, out):
        if isinstance(term, str):
            return bound[term]
        name = f"%rewritten{next(self.fresh)}"
        if isinstance(term, float):
            out.append(f"{space}{name} = stablehlo.constant dense<{term!r}> : {kind}")
            return name
        operands = ", ".join(self.emit(t, bound, kind, space, out) for t in term[1])
        function, arguments = term
        form = f"chlo.{function} {operands} : {kind} -> {kind}" if function in OF_CHLO else f"stablehlo.{function} {operands} : {kind}"
        out.append(f"{space}{name} = {form}")
        return name

    def __call__(self, text):
        self.fresh, out = itertools.count(), []
        for line in text.split("\n"):
            if "func.func" in line:
                self.defined, self.constants = {}, {}
            if constant := CONSTANT.match(line):
                self.constants[constant[1]] = float(constant[2])
            if op := OP.match(line):
                space, name, function, first, second, kind, _ = op.groups()
                self.defined[name] = function, [first] + ([second] if second else [])
                bound = {}
                if self.match(self.pattern, name, bound) and not name.startswith("%rewritten"):
                    value = self.emit(self.replacement, bound, kind, space, out)
                    out.append(f"{space}{name} = stablehlo.optimization_barrier {value} : {kind}")
                    continue
            out.append(line)
        return "\n".join(out)


class Pass:
    def hello(self):
        return {"name": "planted rewrites", "version": "1", "transforms": True, "variants": []}

    def transform(self, text, options):
        chosen = dict(options)
        for name, pattern, replacement in rules():
            if name == chosen.get("rule"):
                return Rewriter(pattern, turned_wrong(replacement) if chosen["wrong"] == "1" else replacement)(text)
        return text


def instance(pattern, kind):
    """The pattern as a program, from which a campaign draws others."""
    lines, names, fresh = [], {}, itertools.count()

    def emit(term):
        if isinstance(term, str):
            return names.setdefault(term, f"%{term}")
        operands = [] if isinstance(term, float) else [emit(t) for t in term[1]]
        name = f"%{next(fresh)}"
        if isinstance(term, float):
            lines.append(f"  {name} = stablehlo.constant dense<{term!r}> : {kind}")
        elif term[0] in OF_CHLO:
            lines.append(f"  {name} = chlo.{term[0]} {operands[0]} : {kind} -> {kind}")
        else:
            lines.append(f"  {name} = stablehlo.{term[0]} {', '.join(operands)} : {kind}")
        return name

    result = emit(pattern)
    arguments = ", ".join(f"{name}: {kind}" for name in names.values())
    return f"func.func @main({arguments}) -> {kind} {{\n" + "\n".join(lines) + f"\n  return {result} : {kind}\n}}\n"


def campaign(given, folder, name, pattern, wrong, count):
    corpus = folder / f"{name}.corpus"
    corpus.mkdir(exist_ok=True)
    for element in ("f32", "f64"):
        (corpus / f"{element}.mlir").write_text(instance(pattern, f"tensor<8x{element}>"))
    contract = "pass"
    if not wrong:
        contract = folder / f"{name}.contract"
        contract.write_text(f'contract {name} : pass\n  machine "none"\n  grant rewrite {name} for f64 f32 f16 bf16 because measured "planted"\n')
    ops = ",".join(sorted("chlo." + f if f in OF_CHLO else f for f in functions_in(pattern)))
    backend = f"pass:{sys.executable} {__file__} --serve?rule={name}&wrong={int(wrong)}"
    command = [given.assay, "fuzz", "--backend", backend, "--contract", str(contract), "--ops", ops, "--types", "f32,f64", "--corpus",
               str(corpus), "--policy", str(ROOT / "corpus/policies/folders.toml"), "--count", str(count), "--time", given.time, "--seed", str(given.seed), "--jobs", "1",
               "--db", str(folder / f"{name}{wrong}.db")]  # fmt: skip
    ran = subprocess.run(command, capture_output=True, text=True)
    programs = re.search(r"in ([\d,]+) programs", ran.stdout)
    first = re.search(r"^  #\d+ +(.*)", ran.stdout, re.MULTILINE)
    return ran.returncode, programs[1] if programs else "?", first[1] if first else ran.stderr.strip()[-200:] if ran.returncode > 1 else ""


def searched(given, folder, name, pattern, wrong):
    """A wrong rule mostly shows in the first hundred programs. The same campaign goes on where it does not."""
    for count in (min(FIRST, given.count), given.count) if wrong else (given.count,):
        code, programs, first = campaign(given, folder, name, pattern, wrong, count)
        if code == 1:
            break
    return code, programs, first


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assay", default=ROOT / "build" / "release" / "assay")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--time", default="15s")
    parser.add_argument("--every", type=int, default=1, help="only every so many rules")
    parser.add_argument("--seed", type=int, default=55)
    parser.add_argument("--kind", choices=("both", "right", "wrong"), default="both")
    given = parser.parse_args()
    chosen = list(rules())[:: given.every]
    found = false = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, pattern, replacement in chosen:
            for wrong in (True, False):
                if given.kind == ("right" if wrong else "wrong"):
                    continue
                code, programs, first = searched(given, pathlib.Path(folder), name, pattern, wrong)
                found += wrong and code == 1
                false += not wrong and code == 1
                print(f"{'wrong' if wrong else 'right'} {name}: {'found' if code == 1 else code or 'nothing'} in {programs} programs  {first[:120]}", flush=True)
    print(f"{len(chosen)} rules: {found} wrong ones found, {false} false alarms of right ones")


if __name__ == "__main__":
    if sys.argv[1:] == ["--serve"]:
        protocol.serve(Pass)
    else:
        main()
