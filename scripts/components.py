"""What a test may lack, and how to see whether this machine has it. A test that is skipped says so by
`needs NAME[, NAME...][: more words]`, each NAME being one of COMPONENTS. It is skipped for nothing where all are there."""

import ctypes
import json
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = pathlib.Path(os.environ.get("ASSAY_BUILD", ROOT / "build" / "release"))
ENVIRONMENT = pathlib.Path(os.environ.get("ASSAY_PYTHON_ENVIRONMENT", ROOT / ".venv"))
SITE = "lib/python3*/site-packages"
PROGRAMS = ["chromium", "dpkg-shlibdeps", "fish", "git", "groff", "iree-compile", "iree-run-module", "parallel", "run_hlo_module",
            "sqlite3", "zsh", "clang-format-14", "clang-tidy-19", "slurmctld", "slurmd", "sbatch"]
MODULES = ["enzyme_ad", "flatbuffers", "hypothesis", "jax", "jaxlib", "ml_dtypes", "numpy", "pytest", "yaml"]


def has_program(name):
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin") is not None


def has_module(name):
    return (ENVIRONMENT / "bin" / "python").exists() and any(ENVIRONMENT.glob(f"{SITE}/{name}"))


def has_testdata():
    given = os.environ.get("ASSAY_STABLEHLO_TESTDATA")
    return pathlib.Path(given or ROOT / "../shared/peer/stablehlo-testdata").exists()


def is_confined():
    """Whether the kernel has every measure that shuts a back end in."""
    if not (BUILD / "assay").exists():
        return False
    said = subprocess.run([BUILD / "assay", "doctor", "--json"], capture_output=True, text=True)
    measures = [json.loads(line) for line in said.stdout.splitlines() if line.startswith('{"measure"')]
    return bool(measures) and all(measure["holds"] for measure in measures)


def releases(worker="*"):
    """The environments that `assay doctor --versions` has installed."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    folder = pathlib.Path(os.environ.get("ASSAY_ENVIRONMENTS") or cache / "assay" / "environments")
    return sorted(found.parent for found in folder.glob(f"{worker}/*/complete"))


def has_library(name):
    try:
        return bool(ctypes.CDLL(name))
    except OSError:
        return False


def checks_heaps():
    cache = BUILD / "CMakeCache.txt"
    sanitized = cache.exists() and re.search(r"^CMAKE_CXX_FLAGS:.*-fsanitize=", cache.read_text(), re.MULTILINE)
    return not sanitized and "LD_PRELOAD" not in os.environ and has_library("libc_malloc_debug.so.0")


def is_bare_python():
    """Whether the python3 of the system has no PJRT plug-in."""
    sites = [site for top in ("/usr/lib", "/usr/local/lib") for site in pathlib.Path(top).glob("python3*/*-packages")]
    points = [text.read_text() for site in sites for text in site.glob("*.dist-info/entry_points.txt")]
    return not any((site / "jax_plugins").exists() for site in sites) and not any("jax_plugins" in text for text in points)


COMPONENTS = {
    **{name: lambda name=name: has_program(name) for name in PROGRAMS},
    **{name: lambda name=name: has_module(name) for name in MODULES},
    "the program": lambda: (BUILD / "assay").exists(),
    "a PJRT plug-in": lambda: has_module("lammps_jax_pjrt_cpu"),
    "a release": lambda: any(found.parent.name != "tpu" for found in releases()),
    "a release of IREE": lambda: bool(releases("iree_cpu")),
    "a release of LiteRT": lambda: bool(releases("litert")),
    # Its licence is between Google and who installs it, so nothing that runs by itself may use it.
    "a release of libtpu": lambda: "CI" not in os.environ and bool(releases("tpu")),
    "Vulkan": lambda: has_library("libvulkan.so.1") and any(pathlib.Path("/usr/share/vulkan/icd.d").glob("*.json")),
    "a confining kernel": is_confined,
    "a python3 without plug-ins": is_bare_python,
    "auditwheel": lambda: has_program(str(ROOT / "build/wheel/tools/bin/auditwheel")),
    "checks of the heap": checks_heaps,
    "root": lambda: os.geteuid() == 0,
    "zpty": lambda: has_program("zsh") and subprocess.run(["zsh", "-f", "-c", "zmodload zsh/zpty"]).returncode == 0,
    "StableHLO's testdata": has_testdata,
    "ASSAY_WRITE_REPORT": lambda: "ASSAY_WRITE_REPORT" in os.environ,
    "ASSAY_TEST_SCALE of 1 or more": lambda: float(os.environ.get("ASSAY_TEST_SCALE", 1)) >= 1,
}


def fault(reason, components=COMPONENTS):
    """What is wrong with skipping a test for this reason; None where something is absent."""
    named = re.match(r"needs ([^:\n]+)", reason)
    if not named:
        return "the reason does not begin with `needs NAME`"
    names = named.group(1).strip().split(", ")
    unknown = [name for name in names if name not in components]
    if unknown:
        return f"scripts/components.py does not know {', '.join(unknown)}"
    return None if any(not components[name]() for name in names) else f"this machine has {', '.join(names)}"
