"""The size budgets: how long functions and files are, in lines, by room; without tests. Prints the numbers and what
is over budget; decides nothing."""

import pathlib
import re
import statistics
import sys

import doors

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROOMS = ["spec", "program", "generator", "oracle", "backends", "reports", "judge", "fuzz", "measure", "conform", "cli"]
BUDGET = "budget: functions median 7, p90 30, none over 80; files median 200, none over 1,000"

NOISE = re.compile(
    r'R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'(?!\w)|//[^\n]*|/\*.*?\*/|^[ \t]*#(?:\\\n|[^\n])*',
    re.DOTALL | re.MULTILINE)
SCOPE = re.compile(r"\b(namespace|class|struct|union|enum|extern)\b")


def quiet(text):
    """The text with comments, strings and directives blanked, lines kept."""
    return NOISE.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def matching_brace(text, start):
    depth = 0
    for at in range(start, len(text)):
        if text[at] == "{":
            depth += 1
        elif text[at] == "}":
            depth -= 1
            if depth == 0:
                return at
    return len(text) - 1


def functions(text):
    """(first line, lines) of every function with a body; lambdas belong to what holds them."""
    text = quiet(text)
    at, head = 0, 0
    while at < len(text):
        character = text[at]
        if character in ";}":
            head = at + 1
        elif character == "{":
            lead = text[head:at]
            if "(" in lead and not SCOPE.search(lead.split("(")[0].split("=")[0]):
                end = matching_brace(text, at)
                if "=" not in re.sub(r"operator\s*[=!<>]+|<=|>=|==|!=|\([^()]*\)", "", lead):
                    first = text.count("\n", 0, head + len(lead) - len(lead.lstrip())) + 1
                    yield first, text.count("\n", 0, end) + 2 - first
                at = end
            elif not SCOPE.search(lead):
                at = matching_brace(text, at)
            head = at + 1
        at += 1


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def is_measured(path, room):
    """Tests are not, nor what only they are built of."""
    is_for_tests = any(path.is_relative_to(ROOT / folder) for folder in doors.FOR_TESTS - {room})
    return path.suffix in {".h", ".cpp"} and not doors.is_test(path) and not is_for_tests


def measure(room):
    sizes, lengths, large = [], [], []
    for path in sorted((ROOT / room).glob("**/*")):
        if not is_measured(path, room):
            continue
        text = path.read_text(encoding="utf-8")
        sizes.append(text.count("\n"))
        if sizes[-1] > 1000:
            large.append(f"{path.relative_to(ROOT)}: {sizes[-1]} lines")
        for first, length in functions(text):
            lengths.append(length)
            if length > 80:
                large.append(f"{path.relative_to(ROOT)}:{first}: a function of {length} lines")
    return sizes, lengths, large


def row(name, sizes, lengths):
    function_part = (f"{len(lengths):5} functions, median {statistics.median(lengths):4.0f}, "
                     f"p90 {percentile(lengths, 0.9):3}, max {max(lengths):4}" if lengths else "    no functions")
    return (f"{name:<11}{sum(sizes):6} lines in {len(sizes):3} files, median {statistics.median(sizes):4.0f}, "
            f"max {max(sizes):4}; {function_part}")


def main():
    all_sizes, all_lengths, all_large = [], [], []
    for room in ROOMS:
        sizes, lengths, large = measure(room)
        if sizes:
            print(row(room, sizes, lengths))
        all_sizes += sizes
        all_lengths += lengths
        all_large += large
    print(row("all", all_sizes, all_lengths))
    for folder in sorted(doors.FOR_TESTS):
        print(row(folder, *measure(folder)[:2]) + ", for tests")
    print(BUDGET)
    print("\n".join(f"over budget: {line}" for line in all_large) or "nothing over budget")
    return 0


if __name__ == "__main__":
    sys.exit(main())
