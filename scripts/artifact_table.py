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
from typing import NamedTuple

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


#: Where a version lacks something that a program has, the writer has to refuse it, and elsewhere it must not.
ARRIVALS = ROOT / "corpus" / "expectations" / "stablehlo-versions.txt"
TOO_EARLY, NO_REASON = "TAKEN FOR A VERSION THAT LACKS IT", "REFUSED WITHOUT A REASON"


def arrivals():
    """What StableHLO did not have from the beginning: version, pattern in a text, words."""
    rows = [line.split(" | ") for line in ARRIVALS.read_text().splitlines() if not line.startswith("#")]
    return [(portable.numbers(version), re.compile(pattern), what) for version, pattern, what in rows]


def lacking(text, version, table):
    """What the program has and the version lacks; of text nothing is known."""
    if version == portable.TEXT:
        return []
    return [what for since, pattern, what in table if since > portable.numbers(version) and pattern.search(text)]


def judged(outcome, text, version, table):
    """The outcome, or what is wrong with it for the version."""
    lacks = lacking(text, version, table)
    if outcome == "refused for the version" and not lacks:
        return NO_REASON
    is_taken = outcome in ("same", "DIFFERENT", "unread by Assay")
    return f"{TOO_EARLY}: {lacks[0]}" if is_taken and lacks else outcome


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


def ask(release, request):
    """The answer of a release, which may die of the request."""
    try:
        return release.ask(request)
    except protocol.Refusal as died:
        return {"died": str(died)}


def exchanged(writer, reader, version, text):
    """What the writer makes of a program, and the reader of that."""
    written = ask(writer, {"op": "write", "text": text, "version": version})
    is_written = "artifact" in written or "text" in written
    return written, ask(reader, {"op": "read", **written}) if is_written else {}


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


class Row(NamedTuple):
    """What becomes of a program between two releases, and what to look at where that is wrong."""
    outcome: str
    reason: str
    before: str
    after: str

    @property
    def is_failure(self):
        return any(wrong in self.outcome for wrong in ("NOT READ", "CRASH", TOO_EARLY, NO_REASON))

    @property
    def is_kept(self):
        return self.is_failure or self.outcome == "DIFFERENT"


def unread_row(text, written, read, version, table):
    reason = read.get("refused") or written.get("refused") or written.get("unread") or ""
    outcome = judged(word(written, read), text, version, table)
    return Row(outcome, pass_texts.reason(reason), text, read.get("refused", ""))


def read_row(text, before, after, canonical, version, table):
    before_text, after_text = canonical.known[before], canonical.known[after]
    same = before == after or before_text == after_text
    outcome = "same" if same else "unread by Assay" if "unread: " in before_text + after_text else "DIFFERENT"
    return Row(judged(outcome, text, version, table), "", before_text, after_text)


def rows_of(programs, own, writer, reader, version, canonical):
    """One for each program. `own` is the text that the writer makes of its own reading."""
    answers = [(text, said, *exchanged(writer, reader, version, text)) for text, said in zip(programs, own)]
    table = arrivals()
    rows = [unread_row(text, written, read, version, table) for text, _, written, read in answers if word(written, read)]
    read_texts = [(text, said["text"], read["text"]) for text, said, written, read in answers if not word(written, read)]
    canonical.learn([text for _, *pair in read_texts for text in pair])
    return rows + [read_row(*texts, canonical, version, table) for texts in read_texts]


def show(title, rows):
    counts = collections.Counter(row.outcome for row in rows)
    failures = collections.Counter(f"{row.outcome}: {row.reason}" for row in rows if row.is_failure)
    print(f"{title}: " + ", ".join(f"{n} {what}" for what, n in counts.most_common()), flush=True)
    for what, n in failures.most_common():
        print(f"    {n:5} {what}")


def keep(folder, name, rows):
    folder.mkdir(parents=True, exist_ok=True)
    for k, row in enumerate(row for row in rows if row.is_kept):
        (folder / f"{name}-{k}.txt").write_text(f"{row.before}\n=====\n{row.after}\n")


def installed():
    return [complete.parent.name for complete in (portable.folders() / "xla_cpu").glob("*/complete")]


def drawn(given):
    """Programs without ops of other dialects, which no artifact has."""
    texts = pass_texts.drawn(given.assay, given.seed, 2 * given.count)
    return [text for text in texts if not re.search(r"= \"?(chlo|check)\.", text)][: given.count]


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
    releases = {name: portable.Release(name) for name in sorted(given.releases.split(",") if given.releases else installed(), key=portable.numbers)}
    programs, canonical = drawn(given), Canonical(given.assay)
    print(f"{len(programs)} programs", flush=True)
    for of_writer, writer in releases.items():
        # As the writer has read it: what it does to its own text is none of the artifact's.
        own = [ask(writer, {"op": "write", "text": text, "version": portable.TEXT}) for text in programs]
        for of_reader, reader in releases.items():
            newest = min(writer.said["newest"], reader.said["newest"], key=portable.numbers)
            version = portable.TEXT if given.text else given.version or newest
            rows = rows_of(programs, own, writer, reader, version, canonical)
            show(f"{of_writer} -> {of_reader} ({version})", rows)
            if given.keep:
                keep(given.keep, f"{of_writer}-{of_reader}", rows)


if __name__ == "__main__":
    main()
