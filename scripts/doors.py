"""The doors between the rooms and between the folders inside a room: which may include which, and who
alone may start processes, open the database, print or exit. Prints each violation; exits 1 if there is one."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# spec <- program <- generator, oracle, backends <- judge <- fuzz, measure, conform <- cli; reports knows ids, texts, verdicts.
MAY_INCLUDE = {
    "spec": set(),
    "program": {"spec"},
    "generator": {"spec", "program"},
    "oracle": {"spec", "program"},
    "backends": {"spec", "program"},
    "reports": set(),
    "judge": {"spec", "program", "oracle", "backends"},
    "fuzz": {"spec", "program", "generator", "oracle", "backends", "judge", "reports"},
    "measure": {"spec", "program", "oracle", "backends", "judge", "reports"},
    "conform": {"spec", "program", "generator", "oracle", "backends", "judge", "reports"},
    "cli": {"spec", "program", "generator", "oracle", "backends", "judge", "reports", "fuzz", "measure", "conform"},
}
# What the tests of a room may include besides: the judge is tried on drawn programs.
TESTS_MAY_INCLUDE = {"judge": {"generator"}}
# The headers that everybody speaks.
COMMON = {"spec/result.h", "spec/verdict.h", "spec/element_counts.h", "spec/evidence.h", "spec/version.h"}

# Inside a room: folder -> the folders that it may include. "." is what stands in no folder: every folder of
# the room may include its headers. The table has no cycles; a folder that is new in a room gets a row here.
MAY_INCLUDE_INSIDE = {
    "spec": {".": {"types", "language", "plan"}, "types": set(), "contract": {"language", "types"}, "language": {"types"}, "plan": {"language", "types"},
             "laws": {"language", "types"}, "xla": set()},
    "program": {".": {"edit", "text", "sharding", "partition"}, "partition": {"edit", "text", "sharding"}, "sharding": set(), "edit": {"sharding"}, "text": {"edit", "sharding"}, "arrays": set()},
    "generator": {".": {"choices", "draft", "templates", "values", "open", "quantized"}, "choices": set(),
                  "draft": {"choices", "templates", "values"}, "templates": set(),
                  "values": set(), "open": {"templates"}, "quantized": set()},
    "oracle": {".": {"numerics", "evaluator"}, "numerics": set(), "evaluator": {"numerics"},
               "grid": {"evaluator", "numerics"}, "interpreter": {"numerics"},
               "envelope": {"grid", "evaluator", "numerics"},
               "trace": {"envelope", "grid", "evaluator", "numerics"},
               "explain": {"trace", "envelope", "evaluator", "numerics"},
               "perturbed": {"explain", "trace", "envelope", "grid", "evaluator", "numerics"}, "mutant": {"grid", "evaluator", "numerics"}},
    "backends": {".": {"pjrt", "process", "protocol"}, "process": set(), "protocol": {"process"},
                 "pjrt": {"process", "protocol"}, "workers": set()},
    "reports": {".": set(), "html": {"regression"}, "regression": set(), "suite": {"regression"}, "certificate": {"suite", "html"}},
    "judge": {".": {"form"}, "form": set(), "policies": set(), "subject": {"policies"}, "reduce": set(),
              "by_op": {"form"},
              "cluster": {"reduce"}},
    "fuzz": {".": set(), "campaign": set(), "yardstick": {"campaign"}, "targets": set()},
    "measure": {".": set(), "sweep": set(), "profile": {"sweep"}},
    "conform": {".": set(), "files": set(), "suite": {"files"}, "certify": {"files", "suite"}, "controls": set()},
}
# Folders that only tests and benchmarks are built of: what the product has to agree with.
FOR_TESTS = {"oracle/interpreter", "fuzz/yardstick"}
# Folder -> the folders that it includes all the same, until that is mended; fails once it is.
NOT_YET_MENDED = {}
# Room -> the folders that its root includes and that include its root, until that is mended; fails once it is.
CIRCLES_WITH_ROOT = {"spec": {"language", "plan"}, "program": {"edit", "partition", "text"}, "generator": {"draft", "values"},
                     "backends": {"pjrt", "process", "protocol"}, "judge": {"form"}}

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


def includes(lines):
    """(line number, room, path in the room) of every include of the house."""
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        if match and match.group(1) in MAY_INCLUDE:
            yield number, match.group(1), match.group(2)


def bad_includes(room, lines, for_tests=False):
    may = MAY_INCLUDE[room] | (TESTS_MAY_INCLUDE.get(room, set()) if for_tests else set())
    for number, other, path in includes(lines):
        if other != room and other not in may and f"{other}/{path}" not in COMMON:
            yield number, f"{room} includes {other}/{path}"


def folder_of(path_in_room):
    return path_in_room.split("/")[0] if "/" in path_in_room else "."


def is_test(path):
    return path.stem.endswith(("_test", "_benchmark", "_fuzzer"))


def bad_includes_of_tests(room, folder, lines):
    """What the product includes of the folders that are for tests."""
    for number, other, path in includes(lines):
        target = f"{other}/{folder_of(path)}"
        if target in FOR_TESTS - {f"{room}/{folder}"}:
            yield number, f"{room}/{folder} includes {other}/{path}, which is for tests"


def bad_inner_includes(room, folder, lines):
    """What the folder of a room includes of the folders beside it and may not, exceptions included."""
    rows = MAY_INCLUDE_INSIDE.get(room, {})
    if folder != "." and folder not in rows:
        yield 1, ".", f"{room}/{folder} has no row in MAY_INCLUDE_INSIDE of scripts/doors.py"
        return
    for number, other, path in includes(lines):
        target = folder_of(path)
        if other == room and target not in {".", folder} | rows.get(folder, set()) and f"{room}/{target}" not in FOR_TESTS:
            yield number, target, f"{room}/{folder} includes {room}/{path}"


def unordered(rows):
    """The folders of a room that reach themselves along the arrows of its table, "." left out."""
    left = {folder: may - {"."} for folder, may in rows.items() if folder != "."}
    while free := [folder for folder, may in left.items() if not may & left.keys()]:
        for folder in free:
            del left[folder]
    return sorted(left)


def circles_with_root(lines_of):
    """The folders of a room that its root includes and that include its root. `lines_of`: (folder, room, lines) of each
    file of the product."""
    into, back = set(), set()
    for folder, room, lines in lines_of:
        for _, other, path in includes(lines):
            if other == room and folder == "." != folder_of(path):
                into.add(folder_of(path))
            if other == room and folder != "." == folder_of(path) and f"{room}/{path}" not in COMMON:
                back.add(folder)
    return into & back


def bad_circles(room, found):
    for folder in sorted(found - CIRCLES_WITH_ROOT.get(room, set())):
        yield pathlib.Path(room, folder), 1, f"{room} and {room}/{folder} include each other"
    for folder in sorted(CIRCLES_WITH_ROOT.get(room, set()) - found):
        yield pathlib.Path("scripts/doors.py"), 1, f"{room}/{folder} has no circle: take it out of CIRCLES_WITH_ROOT"


def bad_acts(room, text):
    lines = without_comments(text).split("\n")
    for rooms, pattern, act in RESERVED:
        if room in rooms:
            continue
        for number, line in enumerate(lines, 1):
            if pattern.search(line):
                yield number, f"{room} {act}, which is for {' and '.join(sorted(rooms))}"


def bad_tables(used):
    """Cycles in the tables, and exceptions that nothing needs any more."""
    here = pathlib.Path("scripts/doors.py")
    for room, rows in MAY_INCLUDE_INSIDE.items():
        if unordered(rows):
            yield here, 1, f"the folders of {room} include each other: {', '.join(unordered(rows))}"
    for folder, targets in NOT_YET_MENDED.items():
        for target in sorted(targets - used.get(folder, set())):
            yield here, 1, f"{folder} no longer includes {target}: take it out of NOT_YET_MENDED"


def violations(root):
    used = {}  # exceptions that were needed
    for room in MAY_INCLUDE:
        product = []  # (folder, room, lines) of its files
        for path in sorted((root / room).glob("**/*")):
            if path.suffix not in {".h", ".cpp"}:
                continue
            text = path.read_text(encoding="utf-8")
            lines = text.split("\n")
            found = list(bad_includes(room, lines, is_test(path)))
            folder = folder_of(path.relative_to(root / room).as_posix())
            for number, target, what in bad_inner_includes(room, folder, lines):
                if target in NOT_YET_MENDED.get(f"{room}/{folder}", set()):
                    used.setdefault(f"{room}/{folder}", set()).add(target)
                else:
                    found.append((number, what))
            if not is_test(path):
                product.append((folder, room, lines))
                found += bad_includes_of_tests(room, folder, lines)
                found += bad_acts(room, text)
            yield from ((path.relative_to(root), number, what) for number, what in sorted(found))
        if product:
            yield from bad_circles(room, circles_with_root(product))
    yield from bad_tables(used)


def main():
    found = list(violations(ROOT))
    for path, number, what in found:
        print(f"{path}:{number}: {what}")
    print(f"doors: {len(found)} violations")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
