#!/usr/bin/env python3
"""A program that one release of jaxlib writes for a version of StableHLO and another release reads, as a pass:
`pass:portable?write=0.12.0&version=1.9.0&read=0.4.30`. `version=text` has one print it and the other read the text. The
releases are those that `assay doctor --versions` installs; without one it is that of the environment at hand. A release has to
write what it knows for its own version, to read what it wrote, and to read its own text."""

import json
import os
import pathlib
import subprocess
import sys

import protocol

HERE = "here"
TEXT = "text"
SCRIPT = pathlib.Path(__file__).resolve().parent / "environments" / "artifact.py"


def folders():
    """Where releases are installed, as backends/releases.cpp has it."""
    if given := os.environ.get("ASSAY_ENVIRONMENTS"):
        return pathlib.Path(given)
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return pathlib.Path(cache) / "assay" / "environments"


def python_of(release):
    if release == HERE:
        return pathlib.Path(sys.executable)
    folder = folders() / "xla_cpu" / release
    if (folder / "complete").exists():
        return folder / "bin" / "python"
    raise protocol.Refusal("rejected", f"jaxlib {release} is not installed; `assay doctor --versions {release}` does that")


class Release:
    """A process that runs one release. It is started again where it dies."""

    def __init__(self, name):
        self.python, self.process = python_of(name), None
        self.said = self.ask({"op": "hello"})

    def ask(self, request):
        if self.process is None:
            self.process = subprocess.Popen([self.python, SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if line:
            return json.loads(line)
        code, self.process = self.process.wait(), None
        raise protocol.Refusal("died", "the release died", signal=max(-code, 0), code=max(code, 0))


def numbers(version):
    return tuple(int(part) for part in version.split("."))


class Portable:
    def __init__(self):
        self.releases = {}

    def hello(self):
        return {"name": "portable artifacts of StableHLO", "version": "1", "transforms": True, "dynamic": True,
                "lacks": ["interpreter", "mhlo"], "variants": [{"name": TEXT, "options": [["version", TEXT]]}]}  # fmt: skip

    def release(self, name):
        if name not in self.releases:
            self.releases[name] = Release(name)
        return self.releases[name]

    def transform(self, text, options):
        chosen = dict(options)
        writer, reader = self.release(chosen.get("write", HERE)), self.release(chosen.get("read", HERE))
        version = chosen.get("version") or min(writer.said["newest"], reader.said["newest"], key=numbers)
        written = writer.ask({"op": "write", "text": text, "version": version})
        if "unread" in written:
            raise protocol.Refusal("unsupported", f"the writer cannot read it: {written['unread']}")
        if "refused" in written:
            kind = "failed" if version == writer.said["newest"] else "unsupported"
            raise protocol.Refusal(kind, f"not written for version {version}: {written['refused']}")
        read = reader.ask({"op": "read", **written})
        if "text" in read:
            return read["text"]
        # Of the text of others nothing is promised; an artifact for its version or an older one it has to read.
        is_promised = reader is writer if version == TEXT else numbers(version) <= numbers(reader.said["newest"])
        raise protocol.Refusal("failed" if is_promised else "unsupported", f"not read: {read['refused']}")


if __name__ == "__main__":
    protocol.serve(Portable)
