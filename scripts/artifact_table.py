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
    r"(, )?(precision = \[DEFAULT, DEFAULT\]|precision_config = \[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>\]"
    r"|source_target_pairs = dense<> : tensor<0x2xi64>|known_(non)?expanding_dimensions = array<i64>(?!:))"
)
AT_ONCE = 500


def without_defaults(text):
    return DEFAULTS.sub("", text).replace("{, ", "{").replace(" {} :", " :").strip()


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
        for start in range(0, len(new), AT_ONCE):
            self.learn_some(new[start : start + AT_ONCE])

    def learn_some(self, texts):
        with tempfile.TemporaryDirectory() as folder:
            paths = [pathlib.Path(folder) / f"{k}.mlir" for k in range(len(texts))]
            for path, text in zip(paths, texts):
                path.write_text(text)
            printed = subprocess.run([self.assay, "verify", "--print", *paths], capture_output=True, text=True).stdout
        for path, text, written in zip(paths, texts, printed.split("// -----\n"), strict=True):
            error = written.startswith(str(path))
            self.known[text] = "unread: " + written.split("\n")[0].removeprefix(folder) if error else without_defaults(written)


def ask(release, request):
    """The answer of a release, which may die of the request."""
    try:
        return release.ask(request)
    except protocol.Refusal as died:
        return {"died": str(died)}


class Writer:
    """A release and what it makes of the programs."""

    def __init__(self, release, programs, canonical):
        self.release, self.canonical, self.written = release, canonical, {}
        # As it has read them: what it does to its own text is none of the artifact's.
        own = [ask(release, {"op": "write", "text": text, "version": portable.TEXT}) for text in programs]
        canonical.learn([said["text"] for said in own if "text" in said])
        self.own = [self.readable(said, text) for said, text in zip(own, programs)]
        self.programs = programs

    def readable(self, said, text):
        """What the release read of a program, in Assay's words where Assay can read that."""
        own = self.canonical.known.get(said.get("text"), "unread: ")
        return text if own.startswith("unread: ") else own

    def write(self, version):
        if version not in self.written:
            self.written[version] = [ask(self.release, {"op": "write", "text": text, "version": version}) for text in self.programs]
        return self.written[version]


def read_by(reader, written):
    return ask(reader, {"op": "read", **written}) if "artifact" in written or "text" in written else {}


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
    return Row(outcome, pass_texts.reason(reason), text, reason)


def read_row(before, read, version, table):
    outcome = "same" if before == read else "unread by Assay" if read.startswith("unread: ") else "DIFFERENT"
    return Row(judged(outcome, before, version, table), "", before, read)


def rows_of(writer, reader, version, canonical):
    """One for each program."""
    answers = [(own, written, read_by(reader, written)) for own, written in zip(writer.own, writer.write(version))]
    canonical.learn([read["text"] for _, _, read in answers if "text" in read])
    table = arrivals()
    return [unread_row(*answer, version, table) if word(*answer[1:]) else read_row(answer[0], canonical.known[answer[2]["text"]], version, table)
            for answer in answers]  # fmt: skip


def show(title, rows):
    counts = collections.Counter(row.outcome for row in rows)
    failures = collections.Counter(f"{row.outcome}: {row.reason}" for row in rows if row.is_failure)
    print(f"{title}: " + ", ".join(f"{n} {what}" for what, n in counts.most_common()), flush=True)
    for what, n in failures.most_common():
        print(f"    {n:5} {what}")


def keep(folder, name, rows):
    folder.mkdir(parents=True, exist_ok=True)
    for k, row in enumerate(row for row in rows if row.is_kept):
        (folder / f"{name}-{k}.txt").write_text(f"{row.outcome}\n=====\n{row.before}\n=====\n{row.after}\n")


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
    for of_writer in releases:
        writer = Writer(releases[of_writer], programs, canonical)
        for of_reader, reader in releases.items():
            newest = min(writer.release.said["newest"], reader.said["newest"], key=portable.numbers)
            version = portable.TEXT if given.text else given.version or newest
            rows = rows_of(writer, reader, version, canonical)
            show(f"{of_writer} -> {of_reader} ({version})", rows)
            if given.keep:
                keep(given.keep, f"{of_writer}-{of_reader}", rows)


if __name__ == "__main__":
    main()
