"""Types of one name in one namespace that two files define. The linker takes one for the other in what both make of
templates, and says nothing (C++20, basic.def.odr). Prints each; exits 1 if there is one."""

import collections
import pathlib
import re
import sys

from doors import MAY_INCLUDE

ROOT = pathlib.Path(__file__).resolve().parent.parent

# What a file consists of, as far as it matters: texts and comments, namespaces, types with a body, other braces.
PIECE = re.compile(
    r'R"(?P<mark>\w*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|/\*.*?\*/'
    r"|(?P<namespace>\bnamespace\s*(?P<inner>[\w:]*)\s*\{)"
    r"|(?P<type>\b(?:struct|class|union|enum(?:\s+class)?)\s+(?:alignas\(\w+\)\s*)?(?P<name>\w+(?:::\w+)*)\s*(?:final\s*)?(?::[^;{()]*)?\{)"
    r"|(?P<brace>[{}])", re.DOTALL)


def types_of(text):
    """(name with its namespace, line) of each type that other files see: of no anonymous namespace, type or function."""
    within = []  # the name of each namespace that is open; None for any other brace, and for a namespace without a name
    for piece in PIECE.finditer(text):
        if piece["namespace"]:
            within.append(piece["inner"] or None)
        elif piece["type"]:
            if None not in within:
                yield "::".join([*within, piece["name"]]), text.count("\n", 0, piece.start()) + 1
            within.append(None)
        elif piece["brace"] == "{":
            within.append(None)
        elif piece["brace"] == "}" and within:
            within.pop()


def defined_twice(root):
    places = collections.defaultdict(list)
    for room in MAY_INCLUDE:
        for path in sorted((root / room).glob("**/*")):
            if path.suffix in {".h", ".cpp"}:
                for name, line in types_of(path.read_text(encoding="utf-8")):
                    places[name].append(f"{path.relative_to(root).as_posix()}:{line}")
    return [(name, found) for name, found in sorted(places.items()) if len(found) > 1]


def main():
    found = defined_twice(ROOT)
    for name, places in found:
        print(f"{name} is defined at {', '.join(places)}")
    print(f"one definition: {len(found)} types have several")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
