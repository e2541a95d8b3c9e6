#!/usr/bin/env python3
"""The table of back ends, docs/matrix.html, made of the certificates in corpus/certificates.

    scripts/matrix.py certify NAME          # makes the certificate NAME of RUNS anew: at most ten minutes; the same again resumes
    scripts/matrix.py keep FOLDER NAME      # keeps of FOLDER/certificate.json what the table needs, as NAME.json
    scripts/matrix.py page [PAGE]           # writes the page

A file of corpus/certificates is a certificate without its classes of attributes, its planted bugs, and the texts of failures
beyond the first ones of each op and type. `assay report --compare` reads it as it reads a whole certificate."""

import argparse
import json
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "corpus" / "certificates"
PAGE = ROOT / "docs" / "matrix.html"
ASSAY = pathlib.Path(os.environ.get("ASSAY", ROOT / "build" / "release" / "assay"))

TYPES = "f32,bf16,f16,i32,i1,f64,i64,i8,ui8,complex<f32>,i4,f8E4M3FN"
#: What models have most, for compilers that take long.
OPS = (
    "abs,add,and,atan2,broadcast_in_dim,ceil,clamp,compare,concatenate,convert,convolution,cosine,divide,dot_general,"
    "dynamic_slice,dynamic_update_slice,exponential,exponential_minus_one,floor,gather,iota,is_finite,log,log_plus_one,"
    "logistic,maximum,minimum,multiply,negate,not,or,pad,power,reduce,reduce_window,remainder,reshape,reverse,"
    "round_nearest_even,rsqrt,scatter,select,shift_left,shift_right_arithmetic,shift_right_logical,sign,sine,slice,sort,sqrt,"
    "subtract,tan,tanh,transpose,while,xor"
)
#: What each certificate is made with.
RUNS = {
    "jaxlib-0.8.0": ["--backend", "worker:xla_cpu@0.8.0", "--types", TYPES],
    "jaxlib-0.10.2": ["--backend", "jax", "--types", TYPES],
    "jaxlib-0.12.0": ["--backend", "worker:xla_cpu@0.12.0", "--types", TYPES],
    "xla-cpu": ["--backend", "xla-cpu", "--types", TYPES],
    "interpreter": ["--backend", "worker:interpreter", "--types", TYPES],
    "litert": ["--backend", "worker:litert@2.3.0", "--types", TYPES],
    "iree-llvm-cpu": ["--backend", "worker:iree_cpu@3.13.0", "--types", "f32,i32", "--ops", OPS],
    "iree-vulkan": ["--backend", "worker:iree_cpu@3.13.0", "--variant", "vulkan", "--types", "f32", "--ops", OPS],
}

MEMBERS = ("statement", "conforms", "subject", "contract", "assay", "suite", "left_out", "failing", "cells")
OF_SUBJECT = ("backend", "identity", "variants", "started")
OF_CELL = ("op", "type", "status", "checked")
FAILURES_OF_A_CELL = 3
LONGEST_MESSAGE = 160


def short_failures(failing):
    """The first different messages of each op and type; a text that breaks a law is of no cell."""
    out, seen = [], {}
    for failure in failing:
        cell = (failure["op"], failure["type"])
        message = failure["message"].split("\n")[0][:LONGEST_MESSAGE]
        known = seen.setdefault(cell, [])
        if failure["type"] and message not in known and len(known) < FAILURES_OF_A_CELL:
            known.append(message)
            out.append({"file": failure["file"], "op": cell[0], "type": cell[1], "verdict": failure["verdict"], "message": message})
    return out


def short(certificate):
    out = {member: certificate[member] for member in MEMBERS}
    out["subject"] = {key: certificate["subject"][key] for key in OF_SUBJECT}
    out["cells"] = [{key: cell[key] for key in OF_CELL} for cell in certificate["cells"]]
    out["failing"] = short_failures(certificate["failing"])
    return out


def text_of(certificate):
    """With a line for each member, and for each item of a list."""
    def value(v):
        if not isinstance(v, list) or not v:
            return json.dumps(v, ensure_ascii=False)
        return "[\n" + ",\n".join("    " + json.dumps(item, ensure_ascii=False) for item in v) + "\n  ]"

    return "{\n" + ",\n".join(f"  {json.dumps(key)}: {value(v)}" for key, v in certificate.items()) + "\n}\n"


def keep(folder, name):
    certificate = json.loads((pathlib.Path(folder) / "certificate.json").read_text())
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(text_of(short(certificate)))


def certify(name):
    folder = ROOT / "build" / "certificates" / name
    folder.parent.mkdir(parents=True, exist_ok=True)
    ran = subprocess.run([ASSAY, "certify", *RUNS[name], "--parts", "none", "--time", "10m", "--jobs", "1", "-o", folder])
    if ran.returncode > 1:
        raise SystemExit(ran.returncode)
    keep(folder, name)


def page_text():
    """The JSON that is written beside it says no more than the certificates do."""
    files = [str(path.relative_to(ROOT)) for path in map(lambda name: FOLDER / f"{name}.json", RUNS) if path.exists()]
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "matrix.html"
        subprocess.run([ASSAY, "report", "--compare", *files, "-o", page], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
        return page.read_text()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(required=True)
    certifying = verbs.add_parser("certify")
    certifying.add_argument("name", choices=RUNS)
    certifying.set_defaults(do=lambda a: certify(a.name))
    keeping = verbs.add_parser("keep")
    keeping.add_argument("folder")
    keeping.add_argument("name", choices=RUNS)
    keeping.set_defaults(do=lambda a: keep(a.folder, a.name))
    writing = verbs.add_parser("page")
    writing.add_argument("page", nargs="?", default=PAGE, type=pathlib.Path)
    writing.set_defaults(do=lambda a: a.page.write_text(page_text()))
    arguments = parser.parse_args()
    arguments.do(arguments)


if __name__ == "__main__":
    main()
