#!/usr/bin/env python3
"""The bugs that Assay found, one folder of corpus/bugs for each cause, and the page that is made of them.

    scripts/bugs.py add DB ID NAME     # a folder from a finding: program, inputs, a script; its `why` and the search are to be written
    scripts/bugs.py run [NAME ...]     # runs them on every release that is installed, and writes down what each answers
    scripts/bugs.py page               # writes docs/bugs.md

A folder holds
    bug.toml       what is wrong, why the specification forbids it, and where it was looked for
    program.mlir   the program, with its inputs in the RUN line
    answers.json   what each release answers: written by `run`
    script.py      shows the bug without Assay: it fails where the bug is
    issue.md       of some: a report to paste

A release is a Python environment: .venv, those of `assay doctor --versions`, and those that --environment names.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import tomllib
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "backends" / "workers"))
import portable

FOLDER = ROOT / "corpus" / "bugs"
PAGE = ROOT / "docs" / "bugs.md"
ASSAY = pathlib.Path(os.environ.get("ASSAY", ROOT / "build" / "release" / "assay"))
SCRIPT_SECONDS = 60
KEPT_OF_AN_ANSWER = 200
#: How a script of Python ends where the bug shows, and not where a release lacks a function that it calls.
SHOWN = re.compile(r"^(AssertionError|ValueError|[\w.<>]*(JaxRuntimeError|XlaRuntimeError|MLIRError|RuntimeError)\b)", re.MULTILINE)


class Component(NamedTuple):
    """What a bug is in, and how its releases are known."""

    title: str
    backend: str
    package: str  # of PyPI: its version is that of the release
    release: str
    remark: str


COMPONENTS = {
    "xla": Component("XLA:CPU", "worker:xla_cpu", "jaxlib", "jaxlib", "The compiler that `jax` uses on a CPU, from PyPI's `jaxlib`."),
    "passes": Component("StableHLO's passes", "pass:stablehlo_passes", "jaxlib", "jaxlib",
                        "The passes in PyPI's `jaxlib`. No compiler runs: Assay evaluates the output of the pass and compares it."),
    "shardy": Component("Shardy's partitioner", "pass:shardy", "jaxlib", "jaxlib",
                        "The partitioner that will replace XLA's, as passes in PyPI's `jaxlib`. It is unfinished."),
    "portable": Component("StableHLO's artifacts and texts", "pass:portable", "jaxlib", "jaxlib",
                          "What PyPI's `jaxlib` writes as a portable artifact or as text, and reads again."),
    "enzyme": Component("Enzyme's optimiser", "pass:enzyme", "enzyme_ad", "enzyme-ad", "`enzyme-hlo-opt` of PyPI's `enzyme-ad`."),
    "catalyst": Component("StableHLO's passes with assertions", "pass:catalyst", "pennylane_catalyst", "pennylane-catalyst",
                          "The tool in PyPI's `pennylane-catalyst`, which is built with assertions."),
    "iree": Component("IREE", "worker:iree_cpu", "iree_base_compiler", "IREE", "`llvm-cpu` of PyPI's `iree-base-compiler`."),
    "litert": Component("LiteRT", "worker:litert", "ai_edge_litert", "LiteRT",
                        "PyPI's `litert-converter` 0.5.0, which reads StableHLO, and `ai-edge-litert`, which runs what it writes; once TensorFlow Lite."),
    "tpu": Component("XLA:TPU", "pass:tpu", "libtpu", "libtpu", "The compiler in PyPI's `libtpu`, for v5e. Nothing runs, so only crashes and internal errors show."),
    "interpreter": Component("StableHLO's reference interpreter", "worker:interpreter", "jaxlib", "jaxlib",
                             "The interpreter in PyPI's `jaxlib`, which others use to test their back ends."),
}  # fmt: skip


# --- The data. ---


class Bug(NamedTuple):
    name: str
    facts: dict
    answers: dict

    @property
    def component(self):
        return COMPONENTS[self.facts["component"]]

    @property
    def program(self):
        return FOLDER / self.name / "program.mlir"

    @property
    def script(self):
        return FOLDER / self.name / "script.py"

    @property
    def issue(self):
        return FOLDER / self.name / "issue.md"


def bug(name):
    folder = FOLDER / name
    answers = folder / "answers.json"
    return Bug(name, tomllib.loads((folder / "bug.toml").read_text()), json.loads(answers.read_text()) if answers.exists() else {})


def bugs(names=()):
    return [bug(path.parent.name) for path in sorted(FOLDER.glob("*/bug.toml")) if not names or path.parent.name in names]


def numbers(release):
    """`jaxlib 0.4.30` stands before `jaxlib 0.10.2`."""
    return [int(part) for part in re.findall(r"\d+", release)]


def toml(facts):
    def value(v):
        return "[" + ", ".join(map(value, v)) + "]" if isinstance(v, list) else json.dumps(v, ensure_ascii=False)

    return "".join(f"{key} = {value(v)}\n" for key, v in facts.items())


# --- What a release answers. ---


class Environment(NamedTuple):
    folder: pathlib.Path

    def version(self, package):
        found = sorted(self.folder.glob(f"lib/python3*/site-packages/{package}-*.dist-info"))
        return found[0].name.split("-")[1].removesuffix(".dist") if found else None

    @property
    def python(self):
        return self.folder / "bin" / "python"


def environments(more=()):
    return [Environment(f) for f in (ROOT / ".venv", *map(pathlib.Path, more), *sorted(portable.folders().glob("*/*"))) if (f / "bin" / "python").exists()]


def releases(component, all_environments):
    """The environments with the component, each release once, the oldest first."""
    found = {}
    for environment in all_environments:
        if version := environment.version(component.package):
            found.setdefault(f"{component.release} {version}", environment)
    return sorted(found.items(), key=lambda item: numbers(item[0]))


# A bug that reads memory which nothing wrote answers by chance, and may be right. glibc fills such memory alike in every
# run: with zeros where it is new, with 0xff where it was freed (mallopt(3), M_PERTURB).
SAME_MEMORY = {"MALLOC_PERTURB_": "255"}


def check(backend, variant, programs, environment, options=()):
    """The answers of one back end to programs: {path: {"verdict", "reason"}}; none where it cannot start."""
    command = [ASSAY, "check", "--json", *options, *programs, "--backend", backend, *(["--variant", variant] if variant != "default" else [])]
    ran = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                         env=dict(os.environ, ASSAY_PYTHON_ENVIRONMENT=str(environment.folder.absolute()), **SAME_MEMORY))  # fmt: skip
    lines = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    answers = {pathlib.Path(line["file"]): line for line in lines if "file" in line}
    if not answers:
        print(f"  cannot run: {(ran.stderr.strip().splitlines() or ['it says nothing'])[-1]}", file=sys.stderr)
    return answers


def answer(line):
    """`wrong-value: output 0: expected 0, got 1`, without what changes from release to release."""
    reason = line["reason"].removeprefix("@main: ").split("; ")[0].split(" | ")[0].splitlines()[0]
    return {"verdict": line["verdict"], "said": reason[:KEPT_OF_AN_ANSWER]}


def kind_of(answer):
    """`crash` of a violation; of all else its verdict."""
    return answer["said"].split(":")[0] if answer["verdict"] == "FAIL" else answer["verdict"]


def shows(bug, answer):
    return answer["verdict"] == "FAIL" and kind_of(answer) == bug.facts["kind"]


def run_script(bug, environment):
    """`fails` where the bug shows, or `passes`; None where the release lacks a function that it calls."""
    variables = dict(os.environ, JAX_PLATFORMS="cpu", TF_CPP_MIN_LOG_LEVEL="2")
    try:
        ran = subprocess.run([environment.python, bug.script], capture_output=True, text=True, timeout=SCRIPT_SECONDS, env=variables)
    except subprocess.TimeoutExpired:
        return "fails"
    if ran.returncode == 0:
        return "passes"
    return "fails" if ran.returncode < 0 or SHOWN.search(ran.stderr) else None


def groups(all_bugs):
    """Those that one command can check: of one component, under one variant. One that damages memory is checked alone,
    since others would fail after it."""
    out = {}
    for b in all_bugs:
        out.setdefault((b.component, b.facts.get("variant", "default"), b.name if b.facts.get("alone") else ""), []).append(b)
    return {(component, variant, members[0].name): members for (component, variant, _), members in out.items()}


def run(arguments):
    chosen = bugs(arguments.names)
    new = {b.name: dict(b.answers) for b in chosen}
    for (component, variant, _), members in groups(chosen).items():
        for release, environment in releases(component, environments(arguments.environment)):
            if arguments.release and release.split()[1] not in arguments.release:
                continue
            print(f"{component.title}, {variant}, {release}: {len(members)} programs", file=sys.stderr)
            lines = check(component.backend, variant, [b.program for b in members], environment)
            for b in members if lines else ():
                ran = run_script(b, environment) if b.script.exists() and not arguments.no_scripts else b.answers.get(release, {}).get("script")
                new[b.name][release] = answer(lines[b.program]) | ({"script": ran} if ran else {})
    for name, answers in new.items():
        ordered = dict(sorted(answers.items(), key=lambda item: numbers(item[0])))
        (FOLDER / name / "answers.json").write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n")


# --- A folder from a finding. ---


def export(database, finding, folder):
    subprocess.run([str(ASSAY), "export", str(finding), "--format", "bundle", "--no-controls", "--db", database, "-o", folder], check=True)


def without_comments(text):
    return "\n".join(line for line in text.splitlines() if line and not line.startswith("//")) + "\n"


def add(arguments):
    with tempfile.TemporaryDirectory() as folder:
        bundle = pathlib.Path(folder) / "bundle"
        export(arguments.database, arguments.finding, bundle)
        program = without_comments((bundle / "program.mlir").read_text())
        inputs = ", ".join(without_comments((bundle / "inputs.txt").read_text()).splitlines())
        finding = json.loads((bundle / "finding.json").read_text())
    target = FOLDER / arguments.name
    target.mkdir(parents=True, exist_ok=True)
    (target / "program.mlir").write_text(f"// RUN: : --args='[{inputs}]'\n\n{program}")
    component = next(key for key, c in COMPONENTS.items() if c.backend == finding["origin"]["backend"].split("@")[0])
    facts = {"title": finding["title"], "component": component, "kind": finding["failure"], "types": finding.get("element_types", []),
             "why": "", "upstream": "", "searched": "", "found": ""}  # fmt: skip
    (target / "bug.toml").write_text(toml(facts))


# --- The page. ---

MARKS = {True: "✗", False: "✓"}


def mark(bug, answer):
    if answer is None:
        return ""
    if answer["verdict"] == "FAIL":
        return "✗" if shows(bug, answer) else f"✗ {kind_of(answer)}"
    return {"PASS": "✓", "DEVIATION": "✓"}.get(answer["verdict"], "–")


def state(bug):
    """From the answers: fixed in the first release after the last that shows it; and what the trackers say."""
    shown = [release for release, a in bug.answers.items() if a["verdict"] == "FAIL"]
    later = [r for r, a in bug.answers.items() if a["verdict"] in ("PASS", "DEVIATION") and shown and numbers(r) > numbers(shown[-1])]
    link = bug.facts["upstream"]
    known = f"[{short(link)}]({link})" if link else "not reported"
    return f"fixed in {later[0]}; {known}" if later else f"open; {known}"


def short(link):
    """`openxla/xla#48717`."""
    found = re.fullmatch(r"https://github.com/([^/]+/[^/]+)/(?:issues|pull)/(\d+)", link)
    return f"{found[1]}#{found[2]}" if found else link


def cell(text):
    return text.replace("|", "\\|")


def table(members, first):
    names = sorted({release for b in members for release in b.answers}, key=numbers)
    head = ["", "bug", "kind", "types", *names, "state"]
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join(["---"] * len(head)) + " |"]
    for number, b in enumerate(members, first):
        row = [str(number), f"[{cell(b.facts['title'])}](../corpus/bugs/{b.name})", b.facts["kind"], ", ".join(b.facts["types"]),
               *(mark(b, b.answers.get(name)) for name in names), cell(state(b))]  # fmt: skip
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines) + "\n"


#: Silent wrong answers first, then what ends a program.
ORDER = ("wrong-value", "missing-nan", "unexpected-nan", "missing-infinity", "unexpected-infinity", "zero-sign", "replicas-differ",
         "wrong-shape", "wrong-type", "invalid-output", "crash", "hang", "out-of-memory", "internal-error")  # fmt: skip
SILENT = ORDER[:8]
COMMON = {"f32", "bf16", "f16", "i32", "i1"}


def rank(bug):
    kind = bug.facts["kind"]
    return (ORDER.index(kind) if kind in ORDER else len(ORDER), not is_common(bug), bug.name)


def is_common(bug):
    return bool(COMMON & set(bug.facts["types"])) and not set(bug.facts["types"]) - COMMON - {"i64", "i8", "ui8"}


def is_silent(bug):
    return bug.facts["kind"] in SILENT


def summary(members):
    silent = [b for b in members if is_silent(b)]
    common = [b for b in silent if is_common(b)]
    fresh = [b for b in members if not b.facts["upstream"]]
    return (f"{len(members)} cause{'' if len(members) == 1 else 's'}. {len(silent)} of them give a wrong answer silently, {len(common)} on types that everyone uses "
            f"(f32, bf16, f16, i32, i1). {len(fresh)} {'was' if len(fresh) == 1 else 'were'} in no public tracker when we looked.\n")  # fmt: skip


INTRODUCTION = """# Bugs found

Assay found these bugs in campaigns, with its suite, or in small programs near a finding. Each one was reduced, compared with the text of the specification,
and reproduced on an official release. Each cause has one number. `scripts/bugs.py` makes this page from [corpus/bugs](../corpus/bugs). That folder has for each
bug the program with its inputs, the sentence of the specification that it breaks, the answer of each release, and a script that fails without Assay. To run one:

    assay check corpus/bugs/NAME/program.mlir --backend worker:xla_cpu@0.12.0
    python corpus/bugs/NAME/script.py

✗: the release has the bug. ✓: it does not. –: it does not support the program. Empty: not run. A word after ✗ says how else the release fails.
"""


def page():
    everything = bugs()
    text, first = INTRODUCTION + "\n" + summary(everything), 1
    for key, component in COMPONENTS.items():
        members = sorted((b for b in everything if b.facts["component"] == key), key=rank)
        if members:
            text += f"\n## {component.title}\n\n{component.remark} {summary(members)}\n{table(members, first)}"
            first += len(members)
    return text


def write_page(_):
    PAGE.write_text(page())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    adding = verbs.add_parser("add")
    adding.add_argument("database")
    adding.add_argument("finding", type=int)
    adding.add_argument("name")
    adding.set_defaults(do=add)
    running = verbs.add_parser("run")
    running.add_argument("names", nargs="*")
    running.add_argument("--environment", action="append", default=[], help="one more Python environment")
    running.add_argument("--release", action="append", default=[], help="these releases alone, such as 0.10.2")
    running.add_argument("--no-scripts", action="store_true")
    running.set_defaults(do=run)
    verbs.add_parser("page").set_defaults(do=write_page)
    arguments = parser.parse_args()
    arguments.do(arguments)


if __name__ == "__main__":
    main()
