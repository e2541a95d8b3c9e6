"""Runs an exported lit test, or a file of a suite, in the StableHLO reference interpreter that comes with jaxlib. Its
bindings lack the check dialect, so each `check.expect_eq_const` becomes a comparison whose result @main returns. Inputs
of @main stand in the RUN line. Exits 0 if all checks hold, 1 if one does not, 2 if the file cannot be run, 77 if
jaxlib is not there."""

import os
import re
import sys

CHECK = re.compile(r"check\.expect_eq_const (%[\w#]+), (dense<.*>) : (tensor<.*>)$")
MAIN = re.compile(r"(func\.func @main\(.*\)) \{")


def without_checks(text):
    """The text with @main returning, for each check, which elements are equal."""
    lines, returned = [], []
    for line in text.split("\n"):
        match = CHECK.match(line.strip())
        if match:
            value, wanted, tensor = match.groups()
            flags = re.sub(r"[^<x]+>$", "i1>", tensor)
            number = len(returned)
            lines.append(f"    %w{number} = stablehlo.constant {wanted} : {tensor}")
            lines.append(f"    %e{number} = stablehlo.compare EQ, {value}, %w{number} : ({tensor}, {tensor}) -> {flags}")
            returned.append((f"%e{number}", flags))
        elif line.strip() == "func.return":
            names, types = zip(*returned)
            lines.append(f"    func.return {', '.join(names)} : {', '.join(types)}")
        else:
            lines.append(line)
    types = ", ".join(kind for _, kind in returned)
    return MAIN.sub(rf"\1 -> ({types}) {{", "\n".join(lines)), len(returned)


def inputs_of(text):
    """What stands in `--args='[...]'` of the first line, as MLIR writes a list of attributes."""
    found = re.match(r"// RUN: .*--args='(\[.*\])'", text)
    return found.group(1) if found else "[]"


def main(path):
    try:
        import numpy
        from jaxlib.mlir import ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import stablehlo
    except ImportError:
        return 77
    with open(path, encoding="utf-8") as file:
        whole = file.read()
    text, checks = without_checks(whole)
    if checks == 0:
        print("no check in the file")
        return 2
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    with ir.Context() as context, ir.Location.unknown():
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        stablehlo.register_dialect(context)
        stablehlo.register_interpreter_dialect(context)
        inputs = [ir.DenseElementsAttr(item) for item in ir.ArrayAttr(ir.Attribute.parse(inputs_of(whole)))]
        results = stablehlo.eval_module(ir.Module.parse(text), inputs)
        holds = [bool(numpy.all(numpy.array(result))) for result in results]
    print(holds)
    return 0 if all(holds) else 1


if __name__ == "__main__":
    try:
        status = main(sys.argv[1])
    except Exception as error:  # whatever the bindings throw
        print(error)
        status = 2
    sys.stdout.flush()
    os._exit(status)  # a live context makes the interpreter die on the way out
