"""The pages of docs/ and those at the top speak of what exists: every file that they name is there, every function stands
in the file that is named with it, every word of the glossary is used where it is said to be at home, and every command
has its verb and options. The bug on the first page is run."""

import functools
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent

# `spec/record.h`, `docs/records.md`: a path of the tree in backticks, or of a link.
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.\w+)`|\]\((?!https?:)([\w./-]+)(?:#[\w-]+)?\)")
# `examine` (`fuzz/campaign/examine.cpp`)
FUNCTION = re.compile(r"`([A-Za-z_][\w:]*)`\s+\(`([^`]+)`\)")
# `kMaxDepth = 2` (`oracle/envelope/rewriting.cpp`)
CONSTANT = re.compile(r"`(k[A-Z]\w* = [\w.]+)`\s+\(`([^`]+)`\)")
# | **word** | meaning | `file` |
WORD = re.compile(r"^\| \*\*([^*]+)\*\*[^|]*\| (.*) \| `([^`]+)` \|$", re.MULTILINE)
# A line of a code block, or code in a sentence: `assay VERB ...`
COMMAND = re.compile(r"^ +(?:\$ )?assay (.*)|`assay ([^`]*)`", re.MULTILINE)
OPTION = re.compile(r"(?<![\w-])--?[a-z][\w-]*")
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")
ASSAY = ROOT / os.environ.get("ASSAY_BUILD", "build/release") / "assay"
FENCED = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)


def defines(text, name):
    """A function or type of this name is defined or declared: a type stands before the name, and no `=` or `return`."""
    last = re.escape(name.split("::")[-1])
    function = re.compile(rf"^[ \t]*(?!(?:return|else|throw|case|new)\b)[\w:<>,&*~\[][^=;(){{}}\n\"]*[\s&*>:]{last}\(", re.MULTILINE)
    kind = re.compile(rf"\b(?:class|struct|enum class|def)\s+(?:\[\[\w+\]\]\s+)?{last}\b")
    return bool(function.search(text) or kind.search(text))


def plain(text):
    """Words as they are spoken: `BoundaryClass`, `boundary_class` and `boundary-class` are "boundary class"."""
    text = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return re.sub(r"[_\-/\s]+", " ", text).lower()


def missing_paths(root, page):
    text = FENCED.sub("", (root / page).read_text())
    for in_backticks, in_link in PATH.findall(text):
        if in_backticks and not (root / in_backticks).exists():
            yield f"{page}: there is no {in_backticks}"
        if in_link and not ((root / page).parent / in_link).exists():
            yield f"{page}: there is no {in_link}"


def missing_functions(root, page):
    for name, path in FUNCTION.findall((root / page).read_text()):
        file = root / path
        if not file.exists() or not defines(file.read_text(), name):
            yield f"{page}: {name} is not in {path}"


def wrong_constants(root, page):
    for constant, path in CONSTANT.findall((root / page).read_text()):
        file = root / path
        if not file.exists() or constant + ";" not in file.read_text():
            yield f"{page}: {constant} is not in {path}"


def missing_words(root, page):
    for word, _, path in WORD.findall((root / page).read_text()):
        file = root / path
        if not file.exists() or plain(word) not in plain(file.read_text()):
            yield f"{page}: {word} is not in {path}"


@functools.cache
def help_of(verb):
    return subprocess.run([ASSAY, verb, "--help"], capture_output=True, text=True).stdout


def own_words(command):
    """Without its comment, what it is piped into, and texts in quotes, which may be the command of somebody else."""
    return re.split(r"\s#\s|[|>&]", QUOTED.sub("", command))[0].split()


def unknown_commands(root, page):
    for found in COMMAND.findall((root / page).read_text()):
        words = own_words("".join(found))
        if not words or not words[0].isalpha() or not words[0].islower():
            continue
        options = set(OPTION.findall(help_of(words[0])))
        if not options:
            yield f"{page}: there is no verb {words[0]}"
        for word in words[1:]:
            if word.startswith("-") and word not in options and word != "-":  # stdin
                yield f"{page}: assay {words[0]} has no {word}"


def unmerged_lines(root, page):
    for number, line in enumerate((root / page).read_text().splitlines(), 1):
        if line.startswith(("<<<<<<< ", ">>>>>>> ")):
            yield f"{page}:{number}: a merge is not finished here"


def stale(root):
    pages = sorted(root.glob("*.md")) + sorted((root / "docs").glob("*.md"))
    for page in (p.relative_to(root) for p in pages):
        yield from missing_paths(root, page)
        yield from missing_functions(root, page)
        yield from wrong_constants(root, page)
        yield from missing_words(root, page)
        yield from unmerged_lines(root, page)


class Pages(unittest.TestCase):
    def test_speak_of_what_exists(self):
        self.maxDiff = None
        self.assertEqual(list(stale(ROOT)), [])

    def test_name_functions_and_words(self):
        ways = (ROOT / "docs/ways.md").read_text()
        glossary = (ROOT / "docs/glossary.md").read_text()
        self.assertGreater(len(FUNCTION.findall(ways)), 15)
        self.assertGreater(len(WORD.findall(glossary)), 50)

    def test_words_stand_in_order_and_once(self):
        words = [w for w, _, _ in WORD.findall((ROOT / "docs/glossary.md").read_text())]
        self.assertEqual(words, sorted(words, key=str.lower))


@unittest.skipUnless(ASSAY.exists(), f"needs the program: {ASSAY} is not built")
class Commands(unittest.TestCase):
    def test_have_verbs_and_options_that_exist(self):
        pages = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").glob("*.md"))
        self.assertEqual([line for page in pages for line in unknown_commands(ROOT, page.relative_to(ROOT))], [])

    def test_misspelt_ones_are_found(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "page.md").write_text("Run `assay fuz --seed 1`.\n\n    assay fuzz --sead 1 | grep --sead\n")
            self.assertEqual(list(unknown_commands(root, "page.md")),
                             ["page.md: there is no verb fuz", "page.md: assay fuz has no --seed",
                              "page.md: assay fuzz has no --sead"])

    def test_the_bug_of_the_readme_is_one(self):
        text = (ROOT / "README.md").read_text()
        program = re.search(r"^    func\.func.*?^    \}$", text, re.MULTILINE | re.DOTALL).group()
        inputs = re.findall(r"`(dense<[^`]*)`", text)
        expected = re.search(r"FAIL power\.mlir: (.*); \.\.\.$", text, re.MULTILINE).group(1)
        with tempfile.TemporaryDirectory() as folder:
            files = pathlib.Path(folder)
            (files / "power.mlir").write_text(program + "\n")
            (files / "power.txt").write_text("\n".join(inputs) + "\n")
            ran = subprocess.run([ASSAY, "check", "power.mlir", "--inputs", "power.txt", "--backend", "jax"],
                                 cwd=folder, capture_output=True, text=True)
        self.assertIn(f"FAIL power.mlir: {expected}", ran.stdout)
        self.assertEqual(ran.returncode, 1)


class StaleNames(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.plant("oracle/set.h", "/// The acceptance set.\nclass Judge {\n  Result<Set>\n  of(int x);\n  bool holds(int);\n};\n"
                                   "void run() { return other(3); }\n")

    def plant(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def found(self, page):
        self.plant("docs/page.md", page)
        return list(stale(self.root))

    def test_what_exists_is_not_stale(self):
        self.assertEqual(self.found("`run` (`oracle/set.h`), `Judge` (`oracle/set.h`), `Judge::holds` (`oracle/set.h`)\n"
                                    "[set](../oracle/set.h)\n| **acceptance set** | a set | `oracle/set.h` |\n"), [])

    def test_a_function_that_is_gone(self):
        self.assertEqual(self.found("`walk` (`oracle/set.h`)"), ["docs/page.md: walk is not in oracle/set.h"])

    def test_a_function_that_is_only_called(self):
        self.assertEqual(self.found("`other` (`oracle/set.h`)"), ["docs/page.md: other is not in oracle/set.h"])

    def test_a_file_that_is_gone(self):
        self.assertEqual(self.found("see `oracle/gone.h`"), ["docs/page.md: there is no oracle/gone.h"])
        self.assertEqual(self.found("see [it](gone.md#part)"), ["docs/page.md: there is no gone.md"])
        self.assertEqual(self.found("```\n`oracle/gone.h`\n```"), [])

    def test_a_constant_that_changed(self):
        self.plant("oracle/bounds.h", "constexpr int kMost = 3;\n")
        self.assertEqual(self.found("`kMost = 3` (`oracle/bounds.h`)"), [])
        self.assertEqual(self.found("`kMost = 32` (`oracle/bounds.h`)"), ["docs/page.md: kMost = 32 is not in oracle/bounds.h"])

    def test_a_merge_that_is_not_finished(self):
        self.assertEqual(self.found("one\n<<<<<<< HEAD\n"), ["docs/page.md:2: a merge is not finished here"])

    def test_a_word_that_is_nowhere(self):
        self.assertEqual(self.found("| **envelope** | a set | `oracle/set.h` |\n"), ["docs/page.md: envelope is not in oracle/set.h"])


if __name__ == "__main__":
    unittest.main()
