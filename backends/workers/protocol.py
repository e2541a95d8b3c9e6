"""The child side of the framed protocol (../protocol.md): everything a back end in Python needs."""

import json
import os
import struct
import sys
import time


class Refusal(Exception):
    """What the back end answered other than ok: status is rejected, unsupported, failed or out_of_memory. Any other
    exception is the worker's own fault, and no finding."""

    def __init__(self, status, message, **details):
        super().__init__(message)
        self.header = {"status": status, "message": message, **details}


def _read_exactly(stream, size):
    data = stream.read(size)
    if len(data) < size:
        os._exit(0)  # the host is gone, or done; a live MLIR context does not survive a normal exit
    return data


def _receive(stream):
    (length,) = struct.unpack("<I", _read_exactly(stream, 4))
    header = json.loads(_read_exactly(stream, length))
    return header, [_read_exactly(stream, size) for size in header.get("blobs", [])]


def _send(fd, header, blobs):
    if blobs:
        header["blobs"] = [len(b) for b in blobs]
    text = json.dumps(header).encode()
    data = memoryview(b"".join([struct.pack("<I", len(text)), text, *blobs]))
    while data:
        data = data[os.write(fd, data):]


def _unflatten(described, blobs):
    """[[{"type", "shape"}]] and all blobs -> [[(type, shape, bytes)]]"""
    rest = iter(blobs)
    return [[(t["type"], t["shape"], next(rest)) for t in process] for process in described]


def _serve(backend, header, blobs):
    operation = header["op"]
    if operation == "hello":
        return {"devices": 0, "parses": False, "options": "", **backend.hello()}, []
    if operation == "compile":
        backend.compile(blobs[0].decode(), header["replicas"], header["partitions"], header["options"])
        return {}, []
    if operation == "parse":
        backend.parse(blobs[0].decode())
        return {}, []
    if operation == "translate":
        text, back = backend.translate(blobs[0].decode())
        return {"text": text, "back": back}, []
    outputs = backend.run(_unflatten(header["inputs"], blobs))
    described = [[{"type": t, "shape": list(s)} for t, s, _ in process] for process in outputs]
    return {"outputs": described}, [data for process in outputs for _, _, data in process]


def serve(start):
    """Answers requests until stdin ends. `start()` makes the back end, with the methods hello() -> dict,
    compile(text, replicas, partitions, options), run(inputs) -> outputs and, if it parses, parse(text), if it knows
    another form of programs, translate(text) -> that form, and StableHLO made of it or an empty text.
    Inputs and outputs are lists by process of (element type, shape, bytes)."""
    fd = os.dup(1)
    os.dup2(2, 1)  # libraries print to stdout; that must not end up among the frames
    try:
        backend = start()
    except Exception as error:  # pylint: disable=broad-except
        _receive(sys.stdin.buffer)
        _send(fd, {"status": "unavailable", "message": f"{type(error).__name__}: {error}"}, [])
        os._exit(1)
    while True:
        header, blobs = _receive(sys.stdin.buffer)
        if header["op"] == "bye":
            os._exit(0)
        begin = time.perf_counter()
        try:
            reply, out = _serve(backend, header, blobs)
            reply["status"] = "ok"
        except Refusal as refusal:
            reply, out = refusal.header, []
        except Exception as error:  # pylint: disable=broad-except
            reply, out = {"status": "worker_fault", "message": f"{type(error).__name__}: {error}"}, []
        reply["seconds"] = time.perf_counter() - begin
        _send(fd, reply, out)
