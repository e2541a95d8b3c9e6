"""One release of jaxlib, that writes and reads programs of StableHLO for another one. A request is a line of JSON on stdin, an
answer one on stdout: `write` makes a portable artifact for a version of StableHLO, or for `text` what the release prints;
`read` makes text of either. It imports nothing that an old release may not have."""

import base64
import json
import os
import sys

from jaxlib.mlir import ir
from jaxlib.mlir.dialects import chlo, stablehlo

TEXT = "text"

if hasattr(stablehlo, "serialize_portable_artifact_str"):
    serialize, deserialize = stablehlo.serialize_portable_artifact, stablehlo.deserialize_portable_artifact_str
else:  # what JAX calls there, of a text; the bindings of the dialect end the process
    from jaxlib import xla_extension

    deserialize = xla_extension.mlir.deserialize_portable_artifact

    def serialize(module, version):
        return xla_extension.mlir.serialize_portable_artifact(str(module), version)


def registered():
    """What has the dialects of JAX's programs, under either of its names."""
    try:
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext as of_jax
    except ImportError:
        from jaxlib.mlir._mlir_libs import register_jax_dialects as of_jax
    registry = ir.DialectRegistry()
    of_jax.register_dialects(registry)
    return registry


def context():
    made = ir.Context()
    made.append_dialect_registry(registered())
    made.load_all_available_dialects()
    stablehlo.register_dialect(made)
    chlo.register_dialect(made)
    return made


class Release:
    def __init__(self):
        self.context = context()
        self.context.__enter__()
        ir.Location.unknown().__enter__()

    def hello(self, _):
        from jaxlib import version

        return {"release": version.__version__, "newest": stablehlo.get_current_version(), "oldest": stablehlo.get_minimum_version()}

    def parse(self, text):
        try:
            return ir.Module.parse(text)
        except Exception as error:
            return error

    def write(self, request):
        module = self.parse(request["text"])
        if isinstance(module, Exception):
            return {"unread": words(module)}
        if request["version"] == TEXT:
            return {"text": str(module)}
        try:
            made = serialize(module, request["version"])
        except Exception as error:
            return {"refused": words(error)}
        return {"artifact": base64.b64encode(made).decode()}

    def read(self, request):
        if "text" in request:
            module = self.parse(request["text"])
            return {"refused": words(module)} if isinstance(module, Exception) else {"text": str(module)}
        try:
            return {"text": str(ir.Module.parse(deserialize(base64.b64decode(request["artifact"]))))}
        except Exception as error:
            return {"refused": words(error)}


def words(error):
    found = getattr(error, "error_diagnostics", None)
    return found[0].message if found else (str(error) or type(error).__name__)


def main():
    release = Release()
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"hello": release.hello, "write": release.write, "read": release.read}[request["op"]](request)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
    os._exit(0)  # a live MLIR context does not survive a normal exit


if __name__ == "__main__":
    main()
