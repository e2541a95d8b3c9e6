#!/usr/bin/env python3
"""Enzyme's optimiser of StableHLO (PyPI: enzyme-ad), which rewrites programs before a compiler sees them. What it writes is
judged by the host; nothing runs here."""

import re
from importlib.metadata import version

import protocol

#: The first is what stands for a run without a choice.
PIPELINES = {
    "default": "enzyme-hlo-opt",
    "cleaned": "inline,canonicalize,cse,enzyme-hlo-opt,cse",
    "canonicalize": "canonicalize",
}

#: Shows a finding without Assay.
SCRIPT = """\
# {title}
# {identity}
from enzyme_ad.jax import enzyme_call
from jax.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

PROGRAM = r'''
{program}
'''
name, after = enzyme_call.run_pass_pipeline(["main"], PROGRAM, "{pipeline}")
print(PROGRAM, after, flush=True)
with mlir.make_ir_context(), ir.Location.unknown():
    inputs = [
        ir.Attribute.parse(r'''{inputs}'''),
    ]
    module = ir.Module.parse(after.replace("private @" + name + "(", "@main("))
    print(*stablehlo.eval_module(module, inputs), sep="\\n", flush=True)
# It has to be:
# {expected}
"""
LIT = "enzymexlamlir-opt --pass-pipeline='builtin.module({pipeline})' %s"

#: The first that fits what it says decides the status; diagnostics of MLIR go to its log.
RULES = (
    ("Failed to parse module", "rejected"),
    ("unregistered", "unsupported"),
    ("not supported", "unsupported"),
)
#: It takes one function by its name and gives a private one of another name.
GIVEN = re.compile(r"func\.func (?:private |public )?@(\w+)\(")


class Enzyme:
    def hello(self):
        variants = [{"name": name, "options": [["pipeline", text]]} for name, text in PIPELINES.items()]
        return {"name": "Enzyme's optimiser", "version": version("enzyme-ad"), "transforms": True, "variants": variants, "lacks": ["interpreter"],
                "template": {"name": "show_pass.py", "text": SCRIPT, "lit": LIT}}

    def transform(self, text, options):
        chosen = dict(options).get("pipeline", PIPELINES["default"])
        try:
            name, out = optimiser().run_pass_pipeline(["main"], text, chosen)
        except Exception as error:  # of MLIR, by way of the bindings
            raise refusal(str(error) or type(error).__name__) from None
        return renamed(out, name)


def optimiser():
    from enzyme_ad.jax import enzyme_call

    return enzyme_call


def refusal(message):
    status = next((status for part, status in RULES if part in message), "failed")
    return protocol.Refusal(status, message)


def renamed(text, name):
    return GIVEN.sub(lambda m: m.group(0) if m.group(1) != name else "func.func @main(", text)


if __name__ == "__main__":
    protocol.serve(Enzyme, load=optimiser)
