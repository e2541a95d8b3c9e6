#!/usr/bin/env python3
"""A table of portable artifacts: each release of jaxlib writes the programs that `assay gen` draws, each release reads them, and
what it reads is compared with what the writer read, after Assay's printer. `scripts/artifact_table.py --count 2000`; with
`--text` as text in place of artifacts. The releases are those that `assay doctor --versions` installed."""

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
sys.path.insert(0, str(ROOT / "backends" / "workers"))
import pass_texts
import portable
import protocol


#: Attributes that say their default, which an artifact leaves out.
DEFAULTS = re.compile(
    r", precision = \[DEFAULT, DEFAULT\]|, source_target_pairs = dense<> : tensor<0x2xi64>"
    r"|(, )?known_(non)?expanding_dimensions = array<i64>(?!:)"
)


class Canonical:
    """Texts as Assay writes them, without defaults; the reason where it cannot read one."""

    def __init__(self, assay):
        self.assay, self.known = assay, {}

    def learn(self, texts):
        new = [t for t in dict.fromkeys(texts) if t not in self.known]
        with tempfile.TemporaryDirectory() as folder:
            for k, text in enumerate(new):
                path = pathlib.Path(folder) / f"{k}.mlir"
                path.write_text(text)
                ran = subprocess.run([self.assay, "verify", "--print", path], capture_output=True, text=True)
                self.known[text] = DEFAULTS.sub("", ran.stdout).replace(" {} :", " :").strip() if ran.returncode == 0 else "unread: " + ran.stdout.split("\n")[0].replace(folder, "")


def numbers(release):
    return tuple(int(n) for n in release.split("."))


class Asked:
    """A release, which may die."""

    def __init__(self, name):
        self.release = portable.Release(name)
        self.said = self.release.said

    def ask(self, request):
        try:
            return self.release.ask(request)
        except protocol.Refusal as died:
            return {"died": str(died)}


def word(written, read):
    """What becomes of a program, but for its text."""
    if "unread" in written:
        return "the writer cannot read it"
    for what, answer in (("writing", written), ("reading", read)):
        if "died" in answer:
            return f"CRASH in {what}"
    if "refused" in written:
        return "refused for the version"
    return "NOT READ" if "refused" in read else None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assay", default=ROOT / "build" / "release" / "assay")
    parser.add_argument("--releases", help="in place of all that are installed, separated by commas")
    parser.add_argument("--version", help="of StableHLO, to write for; by default the newest that both releases know")
    parser.add_argument("--text", action="store_true", help="text in place of artifacts")
    parser.add_argument("--seed", type=int, default=55)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for programs with a difference")
    given = parser.parse_args()
    installed = [p.parent.name for p in (portable.folders() / "xla_cpu").glob("*/complete")]
    names = sorted(given.releases.split(",") if given.releases else installed, key=numbers)
    releases = {name: Asked(name) for name in names}
    # No artifact has ops of other dialects.
    drawn = pass_texts.drawn(given.assay, given.seed, 2 * given.count)
    programs = [p for p in drawn if not re.search(r"= \"?(chlo|check)\.", p)][: given.count]
    print(f"{len(programs)} programs", flush=True)
    canonical = Canonical(given.assay)
    for writer in names:
        # As the writer has read it: what it does to its own text is none of the artifact's.
        own = [releases[writer].ask({"op": "write", "text": p, "version": "text"}) for p in programs]
        for reader in names:
            both = (releases[writer].said["newest"], releases[reader].said["newest"])
            version = "text" if given.text else given.version or min(both, key=numbers)
            counts, shown, pairs = collections.Counter(), collections.Counter(), []
            made = {}
            for k, text in enumerate(programs):
                written = releases[writer].ask({"op": "write", "text": text, "version": version})
                read = {}
                if "artifact" in written or "text" in written:
                    read = releases[reader].ask({"op": "read", **written})
                said = word(written, read)
                if said is None:
                    pairs.append((k, own[k]["text"], read["text"]))
                    continue
                counts[said] += 1
                shown[f"{said}: {pass_texts.reason(read.get('refused') or written.get('refused') or written.get('unread') or '')}"] += 1
                if said.isupper() or "CRASH" in said:
                    made[k] = (text, read.get("refused", ""))
            canonical.learn([t for _, before, after in pairs for t in (before, after)])
            for k, before, after in pairs:
                before_text, after_text = canonical.known[before], canonical.known[after]
                same = before == after or before_text == after_text
                said = "same" if same else "unread by Assay" if "unread: " in before_text + after_text else "DIFFERENT"
                counts[said] += 1
                if said == "DIFFERENT":
                    made[k] = (before_text, after_text)
            print(f"{writer} -> {reader} ({version}): " + ", ".join(f"{n} {what}" for what, n in counts.most_common()), flush=True)
            for what, n in shown.most_common():
                if "NOT READ" in what or "CRASH" in what:
                    print(f"    {n:5} {what}")
            if given.keep:
                given.keep.mkdir(parents=True, exist_ok=True)
                for k, (before, after) in made.items():
                    (given.keep / f"{writer}-{reader}-{k}.txt").write_text(f"{before}\n=====\n{after}\n")


if __name__ == "__main__":
    main()
