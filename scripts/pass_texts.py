#!/usr/bin/env python3
"""Runs passes over programs that `assay gen` draws, and says what share of the texts that they write Assay cannot read, by
reason: `scripts/pass_texts.py --worker stablehlo_passes --count 2000`. What breaks a law of the specification is read,
and counted apart."""

import argparse
import collections
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SEPARATOR = "// -----\n"
#: `slice (C3): ...` names a law; laws of our own are called A.
LAW = re.compile(r" \([B-Z]\d+\): ")


class Worker:
    """One process that transforms, started again where it dies."""

    def __init__(self, python, name):
        self.command = [python, ROOT / "backends" / "workers" / f"{name}.py"]
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.hello, _ = self.ask({"op": "hello", "protocol": 2})

    def ask(self, header, *blobs):
        text = json.dumps({**header, "blobs": [len(b) for b in blobs]}).encode()
        self.process.stdin.write(struct.pack("<I", len(text)) + text + b"".join(blobs))
        self.process.stdin.flush()
        size = self.process.stdout.read(4)
        if len(size) < 4:
            raise EOFError
        reply = json.loads(self.process.stdout.read(*struct.unpack("<I", size)))
        return reply, [self.process.stdout.read(n) for n in reply.get("blobs", [])]

    def transform(self, text, options):
        try:
            return self.ask({"op": "transform", "options": options}, text.encode())[0]
        except (EOFError, BrokenPipeError):
            self.start()
            return {"status": "died"}


def drawn(assay, seed, count):
    text = subprocess.run([assay, "gen", "--seed", str(seed), "--count", str(count)], check=True, capture_output=True, text=True).stdout
    return text.split(SEPARATOR)


def verified(assay, texts):
    """What `assay verify` says of each; None where it is valid."""
    out = []
    with tempfile.TemporaryDirectory() as folder:
        paths = [pathlib.Path(folder) / f"{k}.mlir" for k in range(len(texts))]
        for path, text in zip(paths, texts):
            path.write_text(text)
        for first in range(0, len(paths), 200):
            said = subprocess.run([assay, "verify", *paths[first : first + 200]], capture_output=True, text=True).stdout
            for line in said.splitlines():
                if line.startswith(folder):
                    words = line.split(":", 1)[1].strip()
                    out.append(None if words == "valid" else words)
    return out


def reason(message):
    """Without what differs from program to program."""
    return re.sub(r"'[^']*'|`[^`]*`", "'...'", re.sub(r"[%@#][\w.]+|\d+", "#", message))[:100]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--assay", default=ROOT / "build" / "release" / "assay")
    parser.add_argument("--python", default=sys.executable, help="of the environment that has what the worker needs")
    parser.add_argument("--worker", required=True)
    parser.add_argument("--variant", action="append", help="all of the worker by default")
    parser.add_argument("--seed", type=int, default=55)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for the texts that are not read")
    given = parser.parse_args()
    programs, worker = drawn(given.assay, given.seed, given.count), Worker(given.python, given.worker)
    for variant in worker.hello["variants"]:
        if given.variant and variant["name"] not in given.variant:
            continue
        replies = [worker.transform(text, variant["options"]) for text in programs]
        texts = [reply["text"] for reply in replies if reply["status"] == "ok"]
        said = verified(given.assay, texts)
        unread = [(text, words) for text, words in zip(texts, said) if words and not LAW.search(words)]
        broken = sum(1 for words in said if words) - len(unread)
        statuses = collections.Counter(reply["status"] for reply in replies)
        print(f"{variant['name']}: {len(texts)} texts, {len(unread)} not read ({100 * len(unread) / max(1, len(texts)):.2f} %), "
              f"{broken} break a law; {dict(statuses)}", flush=True)  # fmt: skip
        for words, times in collections.Counter(reason(words) for _, words in unread).most_common():
            print(f"  {times:5}  {words}")
        if given.keep:
            given.keep.mkdir(parents=True, exist_ok=True)
            for k, (text, words) in enumerate(unread):
                (given.keep / f"{variant['name']}-{k}.mlir").write_text(f"// {words}\n{text}")


if __name__ == "__main__":
    main()
