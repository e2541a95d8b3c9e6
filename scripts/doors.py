"""The doors between the rooms: which folder may include which, and who alone may start processes,
open the database, print or exit. Prints each violation; exits 1 if there is one."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# spec <- program <- generator, oracle, backends <- fuzz <- cli; reports knows ids, texts, verdicts.
MAY_INCLUDE = {
    "spec": set(),
    "program": {"spec"},
    "generator": {"spec", "program"},
    "oracle": {"spec", "program"},
    "backends": {"spec", "program"},
    "reports": set(),
    "fuzz": {"spec", "program", "generator", "oracle", "backends", "reports"},
    "cli": {"spec", "program", "generator", "oracle", "backends", "reports", "fuzz"},
}
# The one header that everybody speaks.
COMMON = {"spec/result.h"}

# What only some rooms may do. Tests may do anything but include through walls.
RESERVED = [
    ({"backends"}, re.compile(r"\b(dlopen|dlsym|fork|vfork|posix_spawnp?|exec[lv]p?e?|popen|system)\s*\("),
     "starts a process or loads a library"),
    ({"reports"}, re.compile(r"#include\s+<sqlite3\.h>"), "opens the database"),
    ({"cli"}, re.compile(r"\bstd::cout\b|(?<![\w:])(?:fmt::|std::)?(?:printf|puts|putchar)\s*\(|\bfmt::print\s*\((?!\s*(?:stderr|\w*file|out))"),
     "prints to stdout"),
    ({"cli", "backends"}, re.compile(r"(?<![\w:.>])(?:std::)?_?(?:exit|quick_exit|_Exit)\s*\("), "exits"),
]
INCLUDE = re.compile(r'^\s*#include\s+"([^"/]+)/([^"]+)"')
# Doors do not bind what stands in a comment or a string.
SILENT = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)


def without_comments(text):
    return SILENT.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def bad_includes(room, lines):
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        if not match or match.group(1) == room or match.group(1) not in MAY_INCLUDE:
            continue
        header = f"{match.group(1)}/{match.group(2)}"
        if match.group(1) not in MAY_INCLUDE[room] and header not in COMMON:
            yield number, f"{room} includes {header}"


def bad_acts(room, text):
    lines = without_comments(text).split("\n")
    for rooms, pattern, act in RESERVED:
        if room in rooms:
            continue
        for number, line in enumerate(lines, 1):
            if pattern.search(line):
                yield number, f"{room} {act}, which is for {' and '.join(sorted(rooms))}"


def violations(root):
    for room in MAY_INCLUDE:
        for path in sorted((root / room).glob("**/*")):
            if path.suffix not in {".h", ".cpp"}:
                continue
            text = path.read_text(encoding="utf-8")
            found = list(bad_includes(room, text.split("\n")))
            if not path.stem.endswith(("_test", "_benchmark", "_fuzzer")):
                found += bad_acts(room, text)
            yield from ((path.relative_to(root), number, what) for number, what in sorted(found))


def main():
    found = list(violations(ROOT))
    for path, number, what in found:
        print(f"{path}:{number}: {what}")
    print(f"doors: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
