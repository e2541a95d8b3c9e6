#!/usr/bin/env python3
"""StableHLO's own passes, as the installed jaxlib has them: each alone and the usual pipelines, as variants. What they
write is judged by the host; nothing runs here."""

import re

from jaxlib.mlir import ir, passmanager
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import chlo, stablehlo

import protocol

#: Of functions, and of modules. Those of quantized types are left out: jaxlib has not the dialect that they are of.
OF_FUNCTIONS = (
    "stablehlo-canonicalize-dynamism",
    "stablehlo-complex-math-expander",
    "stablehlo-legalize-composite-to-call",
    "stablehlo-legalize-deprecated-ops",
    "chlo-legalize-to-stablehlo",
    "shape-legalize-to-stablehlo",
)
OF_MODULES = (
    "canonicalize",
    "cse",
    "sccp",
    "inline",
    "stablehlo-refine-shapes",
    "stablehlo-compatibility-expander",
)
CLEANUP = "canonicalize,cse"

#: The first is what stands for a run without a choice: what a compiler does before it lowers a program of JAX.
PIPELINES = {
    "default": "func.func(stablehlo-legalize-composite-to-call,chlo-legalize-to-stablehlo,stablehlo-complex-math-expander,"
    f"stablehlo-legalize-deprecated-ops),inline,{CLEANUP}",
    "static": f"inline,stablehlo-refine-shapes,func.func(stablehlo-canonicalize-dynamism),stablehlo-refine-shapes,{CLEANUP}",
    "optimized": "canonicalize,cse,sccp,canonicalize",
    "portable": "func.func(chlo-legalize-to-stablehlo),stablehlo-legalize-to-vhlo,vhlo-legalize-to-stablehlo",
    "oldest": "func.func(chlo-legalize-to-stablehlo),stablehlo-compatibility-expander{target=%(oldest)s},stablehlo-legalize-to-vhlo,vhlo-to-version{target=%(oldest)s},"
    "vhlo-to-version{target=%(newest)s},vhlo-legalize-to-stablehlo",
}

#: Messages about programs that a pass does not support. Any other message is an error of the pass.
LACKS = ("failed to legalize", "incompatible refinement keys", "unsupported", "not supported", "doesn't support", "Unsupported", "can't be translated", "requires static", "failed to convert to")
#: No released parser reads these.
PROPOSED = re.compile(r"complex<b?f16>")


#: Shows a finding without Assay: at most 15 lines of code.
SCRIPT = """\
# {title}
# {identity}
from jax.interpreters import mlir
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

stablehlo.register_stablehlo_passes()
with mlir.make_ir_context(), ir.Location.unknown():
    module = ir.Module.parse(r'''
{program}
''')
    print(module)
    passmanager.PassManager.parse("builtin.module({pipeline})").run(module.operation)
    print(module)
    inputs = [
        ir.Attribute.parse(r'''{inputs}'''),
    ]
    if "chlo." not in str(module):  # which the reference interpreter does not know
        print(*stablehlo.eval_module(module, inputs), sep="\\n", flush=True)
# It has to be:
# {expected}
"""
LIT = "stablehlo-opt --pass-pipeline='builtin.module({pipeline})' %s"


def versions():
    return {"oldest": stablehlo.get_minimum_version(), "newest": stablehlo.get_current_version()}


def pipelines():
    """By name, as PassManager reads them."""
    out = {name: text % versions() for name, text in PIPELINES.items()}
    out.update((name, f"func.func({name})") for name in OF_FUNCTIONS)
    out.update((name, name) for name in OF_MODULES)
    out["stablehlo-compatibility-expander"] += "{target=%(oldest)s}" % versions()
    return out


def first_words(error):
    """The first diagnostic, and what it is about."""
    found = error.error_diagnostics
    return f"{found[0].location}: error: {found[0].message}" if found else str(error)


class Passes:
    def __init__(self):
        self.context, registry = ir.Context(), ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        self.context.append_dialect_registry(registry)
        self.context.load_all_available_dialects()
        stablehlo.register_dialect(self.context)
        chlo.register_dialect(self.context)
        self.context.__enter__()
        ir.Location.unknown().__enter__()

    def hello(self):
        from jaxlib import version

        variants = [{"name": name, "options": [["pipeline", text]]} for name, text in pipelines().items()]
        return {"name": "StableHLO passes of jaxlib", "version": version.__version__, "transforms": True,
                "variants": variants, "dynamic": True, "lacks": ["interpreter"],
                "template": {"name": "show_pass.py", "text": SCRIPT, "lit": LIT}}  # fmt: skip

    def parse(self, text):
        try:
            return ir.Module.parse(text)
        except ir.MLIRError as error:
            status = "unsupported" if PROPOSED.search(text) else "rejected"
            raise protocol.Refusal(status, first_words(error)) from None

    def transform(self, text, options):
        chosen = dict(options).get("pipeline", pipelines()["default"])
        try:
            manager = passmanager.PassManager.parse(f"builtin.module({chosen})")
        except ValueError as error:
            raise protocol.Refusal("unsupported", f"no such pipeline: {error}") from None
        module = self.parse(text)
        try:
            manager.run(module.operation)
        except ir.MLIRError as error:
            words = first_words(error)
            status = "unsupported" if any(part in str(error) for part in LACKS) else "failed"
            raise protocol.Refusal(status, words) from None
        except RuntimeError as error:  # what the bindings make of an exception in C++
            raise protocol.Refusal("failed", f"RuntimeError: {error}") from None
        return str(module)


if __name__ == "__main__":
    protocol.serve(Passes, load=stablehlo.register_stablehlo_passes)
