#!/usr/bin/env python3
"""The conformance suites of this version. The tree holds one file of each op and, in corpus/suite/digests.txt, what the small
suite is, op by op, and what some ops of the full one are; the suites themselves are made anew.

  scripts/suite.py check [--ops slice,sqrt] [--sizes small]   makes them and says where they differ from the tree; exits 1 then.
                                                              Of the full suite, which takes hours, the ops that digests.txt lists
  scripts/suite.py write [--ops slice,sqrt] [--sizes small]   ... and writes what they are into the tree
  scripts/suite.py pack DIR                                   writes the archives of a release
"""

import argparse
import collections
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tarfile
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ASSAY = ROOT / os.environ.get("ASSAY_BUILD", "build/release") / "assay"
SIZES = ("small", "full")
NOTE = """\
# What `assay suite` writes in this version: of each op the number of files, the planted bugs that they show, and a digest
# of the files and of all that manifest.json says of them. `scripts/suite.py write` makes this file.
"""


def make(folder, size, ops=""):
    """Writes the suite and returns its manifest."""
    subprocess.run([ASSAY, "suite", "--out", folder, "--size", size, *(["--ops", ops] if ops else [])],
                   check=True, stdout=subprocess.DEVNULL)
    return json.loads((folder / "manifest.json").read_text())


def rows_by_op(manifest):
    """All that the manifest says of each op, in its order."""
    rows = collections.defaultdict(list)
    for row in manifest["files"] + manifest["without"]:
        rows[row["op"]].append(row)
    return rows


def digests(manifest):
    """op -> its words in digests.txt."""
    out = {}
    for op, rows in rows_by_op(manifest).items():
        files = [row for row in rows if "name" in row]
        killed = {bug for row in files for bug in row.get("kills", [])}
        digest = hashlib.sha256(json.dumps(rows, sort_keys=True).encode()).hexdigest()[:16]
        out[op] = f"{len(files)} {len(killed)} {digest}"
    return out


def kept(manifest):
    """One file of each op: the first by name that is valid; of an op without one, the first by name."""
    out = {}
    for row in sorted(manifest["files"], key=lambda row: (bool(row.get("law")), row["name"])):
        out.setdefault(row["op"], row["name"])
    return out


def read_digests(path):
    """(size, op) -> its words."""
    lines = [line.split(" ", 2) for line in path.read_text().splitlines() if not line.startswith("#")] if path.exists() else []
    return {(size, op): words for size, op, words in lines}


def write_digests(path, known):
    lines = (f"{size} {op} {words}\n" for (size, op), words in sorted(known.items(), key=lambda k: (k[0][1], k[0][0] != "small")))
    path.write_text(NOTE + "".join(lines))


def same_file(one, other):
    return one.exists() and one.read_bytes() == other.read_bytes()


def differences(tree, size, manifest, made, whole):
    """What the tree says otherwise than the suite that was made, a line each."""
    known, now = read_digests(tree / "digests.txt"), digests(manifest)
    for op, words in now.items():
        if known.get((size, op)) != words:
            yield f"{op}: the {size} suite is {words}, and digests.txt says {known.get((size, op), 'nothing')}"
    if whole:
        yield from (f"{op}: not in the {size} suite" for s, op in known if s == size and op not in now)
    if size != "small":
        return
    files = kept(manifest)
    yield from (f"{name}: not as it is made" for name in files.values() if not same_file(tree / name, made / name))
    there = {path.relative_to(tree).as_posix() for path in tree.glob("*/*.mlir")}
    of_these_ops = {name for name in there if whole or name.split("/")[0] in {n.split("/")[0] for n in files.values()}}
    yield from (f"{name}: not the file that is kept of its op" for name in sorted(of_these_ops - set(files.values())))


def write(tree, size, manifest, made, whole):
    known, now = read_digests(tree / "digests.txt"), digests(manifest)
    known = {key: words for key, words in known.items() if key[0] != size or not whole}
    tree.mkdir(parents=True, exist_ok=True)
    write_digests(tree / "digests.txt", known | {(size, op): words for op, words in now.items()})
    for name in kept(manifest).values() if size == "small" else ():
        (tree / name).parent.mkdir(exist_ok=True)
        for old in (tree / name).parent.glob("*.mlir"):
            old.unlink()
        (tree / name).write_bytes((made / name).read_bytes())


def pack(folder, made, name):
    """The same bytes for the same suite: without times and owners."""
    def plain(entry):
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = 0, 0, 0, "", ""
        return entry

    with tarfile.open(folder / f"{name}.tar.xz", "w:xz") as archive:
        for path in sorted(path for path in made.rglob("*") if path.is_file()):
            archive.add(path, f"{name}/{path.relative_to(made)}", filter=plain)


def main(arguments=None, tree=ROOT / "corpus" / "suite"):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("act", choices=("check", "write", "pack"))
    parser.add_argument("folder", nargs="?", type=pathlib.Path, help="of the archives")
    parser.add_argument("--ops", default="", help="of these alone")
    parser.add_argument("--sizes", default=",".join(SIZES))
    asked = parser.parse_args(arguments)
    status = 0
    for size in asked.sizes.split(","):
        with tempfile.TemporaryDirectory() as folder:
            made = pathlib.Path(folder)
            listed = ",".join(op for s, op in read_digests(tree / "digests.txt") if s == size)
            ops = asked.ops or (listed if size == "full" and asked.act == "check" else "")
            manifest = make(made, size, ops)
            if asked.act == "pack":
                asked.folder.mkdir(parents=True, exist_ok=True)
                pack(asked.folder, made, f"assay-suite-{size}-{manifest['assay']}")
            elif asked.act == "write":
                write(tree, size, manifest, made, not asked.ops)
            else:
                for line in differences(tree, size, manifest, made, not asked.ops):
                    print(line)
                    status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
