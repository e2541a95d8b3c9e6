"""What an op is stands in its record: no C++ outside tests names an op, or an attribute of one, in a string.

Words that mean something else there, in the grammar of a language say, stand in scripts/op_names_allowed.txt with the reason:
`FILE: word word -- reason`. An entry that allows nothing is an error too.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = re.compile(r"[a-z][\w.-]*\w")
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
NO_PROGRAM = re.compile(r"_(test|benchmark|fuzzer)\.(cpp|h)$")


def names_of(record):
    """The ops that the text of a record file declares, and those of their attributes that no other word looks like."""
    names = set()
    for line in record.splitlines():
        line = line.split("--")[0] if not line.startswith("op ") else line.split(" --")[0]
        if line.startswith("op "):
            for name in NAME.findall(line[3:]):
                names |= {name, name.split(".")[-1]}
        if line.lstrip().startswith("attr "):
            declared = re.sub(r"\[[^\]]*\]", "", line.split("attr ", 1)[1].split(":")[0].split("=")[0])
            names |= {name for name in NAME.findall(declared) if "_" in name}
    return names


def all_names(root):
    return set().union(*(names_of(path.read_text()) for path in sorted((root / "spec/ops").rglob("*.op"))))


def named_in(source, names):
    """(line, word) of every string of the source that is a name."""
    for number, line in enumerate(source.splitlines(), 1):
        if line.lstrip().startswith(("//", "#include")):
            continue
        for text in STRING.findall(line):
            if text.removeprefix("stablehlo.") in names:
                yield number, text


def sources(root):
    for pattern in ("*.cpp", "*.h"):
        for path in sorted(root.rglob(pattern)):
            relative = path.relative_to(root)
            if relative.parts[0] not in ("build", ".venv") and not NO_PROGRAM.search(path.name):
                yield relative, path.read_text()


def allowed_in(text):
    """{(file, word)} of the list."""
    allowed = set()
    for line in text.splitlines():
        if line and not line.startswith("#"):
            entry, reason = line.split(" -- ")
            file, words = entry.split(": ")
            assert reason.strip()
            allowed |= {(file, word) for word in words.split()}
    return allowed


def complaints(files, names, allowed):
    """What is named and not allowed, then what is allowed and not named."""
    used = set()
    for file, source in files:
        for line, word in named_in(source, names):
            if (str(file), word) in allowed:
                used.add((str(file), word))
            else:
                yield f'{file}:{line}: "{word}" is the name of an op or an attribute: its record is to say what is wanted'
    for file, word in sorted(allowed - used):
        yield f"scripts/op_names_allowed.txt: {file} does not say `{word}` any more"


def main():
    allowed = allowed_in((ROOT / "scripts/op_names_allowed.txt").read_text())
    wrong = list(complaints(sources(ROOT), all_names(ROOT), allowed))
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
