"""`check`: one program with its arguments, on one back end."""

import dataclasses
import json
import pathlib
import subprocess
import tempfile

import numpy as np

from assay._program import path


class Error(Exception):
    """Nothing was judged: the arguments do not fit the program, it is invalid, or the back end cannot be had."""


@dataclasses.dataclass(frozen=True)
class Result:
    """What the answer of the back end is worth."""

    #: PASS: something was checked; DEVIATION: legal only by a grant of the contract, which `reason` names; OPEN: any
    #: answer is legal; WEAK: nearly any; UNDECIDED; SKIP: the back end will not take it; SLOW: it ended after its limit;
    #: FAIL: an answer that nothing allows, a crash, a hang.
    verdict: str
    reason: str
    #: How many elements were `checked`, `weak` (against a set of more than one value), `open`, `undecided`.
    elements: dict
    #: The arrays that the back end answered, those of all processes one after the other; none where it did not.
    outputs: list
    contract: str

    @property
    def ok(self):
        """Whether something was judged, and is legal."""
        return self.verdict in ("PASS", "DEVIATION")


def check(program, *arguments, backend="xla-cpu", variant="default", contract="auto", timeout=None, allow=None):
    """Runs a program on a back end and holds its answers against the acceptance sets of the specification.

    program    a function that JAX can lower (`jax.jit(f)`, `jnp.tanh`, a lambda), or StableHLO as text
    arguments  numpy arrays, or what JAX makes arrays of; trees of them for a function
    backend    as `assay check --backend` takes it; `assay backends` lists what there is
    timeout    seconds for each compilation and each run
    allow      what the back end may do besides, as `--allow` takes it: "network,write=/dev"
    """
    text, arrays = (program, [np.asarray(a) for a in arguments]) if isinstance(program, str) else _lower(program, arguments)
    with tempfile.TemporaryDirectory(prefix="assay-") as name:
        folder = pathlib.Path(name)
        (folder / "program.mlir").write_text(text)
        inputs = folder / ("inputs.npz" if arrays else "none.txt")
        inputs.touch()
        if arrays:
            np.savez(inputs, *arrays)
        options = ["--backend", backend, "--variant", variant, "--contract", contract, "--inputs", inputs]
        options += ["--timeout", f"{timeout}s"] if timeout else []
        options += ["--allow", allow] if allow else []
        return _run(folder, options)


def _lower(function, arguments):
    """StableHLO of a function, and the arrays that its arguments are made of. Unused ones stay arguments."""
    try:
        import jax
    except ImportError:
        raise Error("a function is lowered by JAX, which is not installed; pass StableHLO as text") from None
    leaves, tree = jax.tree_util.tree_flatten(arguments)
    leaves = [np.asarray(jax.numpy.asarray(leaf)) for leaf in leaves]
    flat = jax.jit(lambda *leaves: function(*jax.tree_util.tree_unflatten(tree, leaves)), keep_unused=True)
    return flat.lower(*leaves).as_text(), leaves


def _run(folder, options):
    command = [path(), "check", folder / "program.mlir", *options, "--json", "--outputs", folder / "outputs.npz"]
    ran = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if ran.returncode not in (0, 1) or not ran.stdout:
        raise Error(ran.stderr.strip() or f"assay ended with {ran.returncode}")
    found = json.loads(ran.stdout.splitlines()[0])
    if found["verdict"] == "ERROR":
        raise Error(found["reason"])
    outputs = _arrays(folder / "outputs.npz", found.get("outputs", []))
    return Result(found["verdict"], found["reason"], found["elements"], outputs, found["contract"])


def _arrays(file, types):
    if not types:
        return []
    with np.load(file) as archive:
        return [_typed(archive[f"arr_{k}"], of) for k, of in enumerate(types)]


def _typed(array, of):
    """The array with elements of ml_dtypes, which numpy's files do not name: `tensor<2xbf16>`."""
    if array.dtype.kind != "V":
        return array
    element = of.removeprefix("tensor<").removesuffix(">").split("x")[-1]
    try:
        import ml_dtypes
    except ImportError:
        return array
    return array.view(getattr(ml_dtypes, _name(element)))


def _name(element):
    """`bfloat16` for bf16, `float8_e4m3fn` for f8E4M3FN, `int4` for i4."""
    if element == "bf16":
        return "bfloat16"
    if element[0] == "f":
        return element.replace("f", "float", 1).replace("E", "_e", 1).lower()
    return element.replace("ui", "uint", 1) if element[0] == "u" else element.replace("i", "int", 1)
