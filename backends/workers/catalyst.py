#!/usr/bin/env python3
"""StableHLO's passes in the release build of Catalyst (PyPI: pennylane-catalyst), whose assertions are on: its optimiser,
folders and simplifications, which jaxlib has not. A process for each program; what it writes is judged by the host."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version

import protocol

#: The first is what stands for a run without a choice.
PIPELINES = {
    "default": "func.func(stablehlo-target-independent-optimization)",
    "fold": "func.func(stablehlo-aggressive-folder)",
    "simplify": "func.func(stablehlo-aggressive-simplification)",
    "canonicalize": "canonicalize",
    "static": "inline,stablehlo-refine-shapes,func.func(stablehlo-canonicalize-dynamism),stablehlo-refine-shapes,canonicalize,cse",
    "chlo-legalize-to-stablehlo": "func.func(chlo-legalize-to-stablehlo)",
    "stablehlo-complex-math-expander": "func.func(stablehlo-complex-math-expander)",
    "stablehlo-legalize-deprecated-ops": "func.func(stablehlo-legalize-deprecated-ops)",
}
#: Shows a finding without Assay.
SCRIPT = """\
#!/bin/sh
# {title}
# {identity}
catalyst --tool=opt --pass-pipeline='builtin.module({pipeline})' - << 'END'
{program}
END
# Inputs: {inputs}
# It has to be: {expected}
# It is: {got}
"""
LIT = "catalyst --tool=opt --pass-pipeline='builtin.module({pipeline})' %s"

#: What a pass says that it does not do.
LACKS = ("failed to legalize", "unsupported", "not supported", "Unsupported", "requires static")
DIED = 128


def program():
    """Beside our Python, or on the path."""
    beside = pathlib.Path(sys.executable).parent / "catalyst"
    return str(beside) if beside.exists() else shutil.which("catalyst")


class Catalyst:
    def __init__(self):
        self.program = program()
        if self.program is None:
            raise FileNotFoundError("pennylane-catalyst is not installed")

    def hello(self):
        try:
            of = version("pennylane-catalyst")
        except PackageNotFoundError:
            of = "unknown"
        variants = [{"name": name, "options": [["pipeline", text]]} for name, text in PIPELINES.items()]
        return {"name": "StableHLO passes of Catalyst", "version": of, "transforms": True, "variants": variants,
                "dynamic": True, "lacks": ["interpreter", "mhlo"],
                "template": {"name": "show_pass.sh", "text": SCRIPT, "lit": LIT}}  # fmt: skip

    def run(self, text, *flags):
        return subprocess.run([self.program, "--tool=opt", *flags, "-"], input=text, capture_output=True, text=True)

    def transform(self, text, options):
        chosen = dict(options).get("pipeline", PIPELINES["default"])
        ran = self.run(text, f"--pass-pipeline=builtin.module({chosen})")
        if ran.returncode == 0:
            return ran.stdout
        sys.stderr.write(ran.stderr)
        if signal := -ran.returncode if ran.returncode < 0 else max(ran.returncode - DIED, 0):
            raise protocol.Refusal("died", "the tool died", signal=signal, code=0)
        raise self.refusal(text, ran.stderr)

    def refusal(self, text, said):
        """It reads a text or not whatever the pipeline is."""
        message = next((line for line in said.splitlines() if "error: " in line), said.strip() or "it failed")
        if self.run(text, "--verify-each").returncode:
            return protocol.Refusal("unsupported", message)
        return protocol.Refusal("unsupported" if any(part in said for part in LACKS) else "failed", message)


if __name__ == "__main__":
    os.environ.setdefault("LLVM_DISABLE_CRASH_REPORT", "1")
    protocol.serve(Catalyst)
