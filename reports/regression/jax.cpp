#include "reports/regression/exports.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "reports/regression/python_text.h"
#include "reports/regression/spread.h"
#include "reports/tensor_text.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

constexpr double kUnbounded = std::numeric_limits<double>::infinity();

/// A program takes part of a second; one that hangs has so long.
constexpr int kScriptSeconds = 60;

int processes(const Finding& f) { return f.replicas * f.partitions; }

// --- Sets as Python: a number, (low, high), [one of several], None for anything. ---

std::string python_number(double x) { return std::isfinite(x) ? f64_literal(x) : x > 0 ? "inf" : "-inf"; }

std::string integer(std::int64_t n, const std::string& element_type) {
  if (element_type == "i1") return n ? "True" : "False";
  return element_type == "ui64" ? fmt::format("{}", static_cast<std::uint64_t>(n)) : fmt::format("{}", n);
}

/// A pair takes a zero of either sign.
std::string pair_or_number(const std::string& low, const std::string& high, bool is_pair) {
  return low == high && !is_pair ? low : fmt::format("({}, {})", low, high);
}

std::string interval(const ExpectedElement& e, const ExpectedInterval& i, const std::string& element_type) {
  if (e.integer)
    return pair_or_number(integer(i.integer_low, element_type), integer(i.integer_high, element_type), false);
  const double low = i.low == -kUnbounded ? -std::numeric_limits<double>::max() : i.low;
  const double high = i.high == kUnbounded ? std::numeric_limits<double>::max() : i.high;
  const bool has_one_zero = element_type.ends_with("UZ");
  const bool any_zero = low == 0 && (e.zero_sign_free || has_one_zero);
  return pair_or_number(python_number(low), python_number(high), any_zero);
}

std::string legal(const ExpectedElement& e, const std::string& element_type) {
  if (e.unconstrained) return "None";
  std::vector<std::string> ways;
  if (!e.only_specials)
    for (const ExpectedInterval& i : intervals_of(e)) ways.push_back(interval(e, i, element_type));
  if (e.may_be_negative_infinity) ways.emplace_back("-inf");
  if (e.may_be_positive_infinity) ways.emplace_back("inf");
  if (e.may_be_nan) ways.emplace_back("nan");
  return ways.size() == 1 ? ways[0] : fmt::format("[{}]", fmt::join(ways, ", "));
}

std::string kind_of(const std::string& element_type) {
  if (element_type == "i1") return "bool";
  if (element_type.starts_with("complex<")) return "complex";
  if (element_type == "ui64") return "np.uint64";
  return element_type.find('f') == std::string::npos ? "int" : "float";
}

/// The sets of an output's elements; those that are alike are written once.
std::string legal(const OutputEvidence& output) {
  const std::string element_type = tensor_text(output.type).element;
  std::vector<std::string> ways;
  for (const ExpectedElement& e : output.elements) ways.push_back(legal(e, element_type));
  const bool alike = ways.size() > 1 && std::ranges::all_of(ways, [&](const auto& w) { return w == ways[0]; });
  return alike ? fmt::format("({}, [{}] * {})", kind_of(element_type), ways[0], ways.size())
               : fmt::format("({}, [{}])", kind_of(element_type), fmt::join(ways, ", "));
}

/// What says whether an answer is legal, as short as the sets let it be.
struct LegalityTest {
  std::string function;
  std::string is_wrong = "repr(g) != repr(w)";  ///< of an answer g and a number w
};

LegalityTest legality_test(const Finding& f) {
  bool has_several = false, has_more_than_numbers = false;
  for (const OutputEvidence& output : f.evidence)
    for (const ExpectedElement& e : output.elements) {
      const std::string way = legal(e, tensor_text(output.type).element);
      has_several |= way.starts_with('[');
      has_more_than_numbers |= way.starts_with('(') || way == "None";
    }
  if (!has_several && !has_more_than_numbers) return {};
  return {fmt::format("\ndef legal(got, want):  # want: a number, (low, high){}; None: anything\n{}"
                      "    return want is None or "
                      "(want[0] <= got <= want[1] if isinstance(want, tuple) else repr(got) == repr(want))\n",
                      has_several ? ", [one of several]" : "",
                      has_several ? "    if isinstance(want, list):\n"
                                    "        return any(legal(got, way) for way in want)\n"
                                  : ""),
          "not legal(g, w)"};
}

// --- The parts of the script. ---

Result<std::string> program(const Finding& f) {
  constexpr const char* kQuotes = "\"\"\"";
  if (f.program.find(kQuotes) != std::string::npos)
    return fail("its text cannot stand in a string of Python", "", ErrorKind::kUnsupported);
  return fmt::format("PROGRAM = r{0}\n{1}{0}\n", kQuotes, f.program);
}

/// `NAME = [item, item]`: on one line, or where there are several an item on each.
std::string list(const char* name, const std::vector<std::string>& items, const char* remark = "") {
  if (items.size() <= 1) return fmt::format("{} = [{}]{}\n", name, fmt::join(items, ""), remark);
  return fmt::format("{} = [{}\n    {}]\n", name, remark, fmt::join(items, ",\n    "));
}

/// The inputs process by process: `INPUTS = [[a, b], [a, b]]`.
Result<std::string> inputs(const Finding& f) {
  const auto count = static_cast<std::size_t>(processes(f));
  const std::size_t each = f.inputs.size() / count;
  std::vector<std::string> all;
  for (std::size_t p = 0; p < count; ++p) {
    std::vector<std::string> arrays;
    for (std::size_t i = 0; i < each; ++i) {
      auto array = numpy_array(f.inputs[p * each + i]);
      if (!array) return array;
      arrays.push_back(*std::move(array));
    }
    all.push_back(fmt::format("[{}]", fmt::join(arrays, ", ")));
  }
  return list("INPUTS", all);
}

/// `run()`, which yields the outputs, process by process.
std::string run_alone() {
  return "\ndef run():\n"
         "    device = jax.devices()[0]\n"
         "    program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())\n"
         "    results = program.execute_sharded([jax.device_put(x, device) for x in INPUTS[0]])\n"
         "    return [output[0].block_until_ready() for output in results.disassemble_into_single_device_arrays()]\n";
}

std::string run_on_grid(const Finding& f) {
  return fmt::format(
      "\ndef run():\n"
      "    devices, options = jax.devices()[:{0}], xc.CompileOptions()\n"
      "    build = options.executable_build_options\n"
      "    options.num_replicas = build.num_replicas = {1}\n"
      "    options.num_partitions = build.num_partitions = {2}\n"
      "    build.use_spmd_partitioning = {3}\n"
      "    options.device_assignment = xc.DeviceAssignment.create(np.arange({0}, dtype=np.int32).reshape({1}, {2}))\n"
      "    program = devices[0].client.compile_and_load(PROGRAM, xc.DeviceList(tuple(devices)), options)\n"
      "    everywhere = jax.sharding.NamedSharding(jax.sharding.Mesh(devices, \"p\"), jax.sharding.PartitionSpec())\n"
      "    arguments = [jax.make_array_from_single_device_arrays(xs[0].shape, everywhere,\n"
      "        [jax.device_put(x, d) for x, d in zip(xs, devices)]) for xs in zip(*INPUTS)]\n"
      "    results = program.execute_sharded(arguments).disassemble_into_single_device_arrays()\n"
      "    return [output[p].block_until_ready() for p in range({0}) for output in results]\n",
      processes(f), f.replicas, f.partitions, f.partitions > 1 ? "True" : "False");
}

/// Each device gets its tile of each argument, padded with zeros, and gives its tile of each result.
std::string run_on_devices(const Finding& f) {
  return fmt::format(
      "\ndef grid(sharding, rank):  # the devices by tile; those that hold the same tile in a dimension of their own\n"
      "    s = HloSharding.from_proto(sharding)\n"
      "    tiles = [1] * rank + [N] if s.is_replicated() else [*s.tile_assignment_dimensions(), 1][:rank + 1]\n"
      "    return np.array(range(N) if s.is_replicated() else s.tile_assignment_devices()).reshape(*tiles[:rank], -1)\n"
      "\ndef tiles(x, sharding):\n"
      "    devices = grid(sharding, x.ndim)\n"
      "    size = [-(-n // t) for n, t in zip(x.shape, devices.shape)]\n"
      "    if x.ndim: x = np.pad(x, [(0, z * t - n) for n, t, z in zip(x.shape, devices.shape, size)])\n"
      "    places = {{d: at for at, d in np.ndenumerate(devices)}}\n"
      "    return [x[tuple(slice(i * z, i * z + z) for i, z in zip(places[d], size))] for d in range(N)]\n"
      "\ndef whole(parts, sharding, shape):\n"
      "    devices, size = grid(sharding, len(shape)), np.shape(parts[0])\n"
      "    out = np.zeros([z * t for z, t in zip(size, devices.shape)], np.asarray(parts[0]).dtype)\n"
      "    for at, d in np.ndenumerate(devices):\n"
      "        place = tuple(slice(i * z, i * z + z) for i, z in zip(at, size))\n"
      "        assert at[-1] == 0 or out[place].tobytes() == np.asarray(parts[d]).tobytes(), f\"device {{d}} differs\"\n"
      "        out[place] = parts[d]\n"
      "    return out[tuple(slice(n) for n in shape)]\n"
      "\ndef run():\n"
      "    devices, options = jax.devices()[:N], xc.CompileOptions()\n"
      "    build = options.executable_build_options\n"
      "    options.num_partitions = build.num_partitions = N\n"
      "    build.use_spmd_partitioning, build.use_shardy_partitioner = True, {}\n"
      "    options.device_assignment = xc.DeviceAssignment.create(np.arange(N, dtype=np.int32).reshape(1, N))\n"
      "    program = devices[0].client.compile_and_load(PROGRAM, xc.DeviceList(tuple(devices)), options)\n"
      "    everywhere = jax.sharding.NamedSharding(jax.sharding.Mesh(devices, \"p\"), jax.sharding.PartitionSpec())\n"
      "    arguments = [jax.make_array_from_single_device_arrays(x[0].shape, everywhere,\n"
      "        [jax.device_put(t, d) for t, d in zip(x, devices)])\n"
      "        for x in map(tiles, INPUTS[0], program.get_parameter_shardings())]\n"
      "    results = program.execute_sharded(arguments).disassemble_into_single_device_arrays()\n"
      "    return [whole(r, s, shape) for r, s, shape in zip(results, program.get_output_shardings(), SHAPES)]\n",
      partitioner_of(f) == "shardy" ? "True" : "False");
}

/// `(2, 3)`.
std::string shape_tuple(const TensorText& type) {
  std::string out;
  for (const std::int64_t size : type.shape) out += fmt::format("{}, ", size);
  return "(" + out + ")";
}

/// How many devices there are, and the shapes of whole results.
std::string spread_data(const Finding& f) {
  if (devices_of(f) == 1) return "";
  std::vector<std::string> shapes;
  for (const OutputEvidence& output : f.evidence) shapes.push_back(shape_tuple(tensor_text(output.type)));
  return fmt::format("N = {}  # devices\nSHAPES = [{}]\n", devices_of(f), fmt::join(shapes, ", "));
}

std::string run(const Finding& f) {
  if (devices_of(f) > 1) return run_on_devices(f);
  return processes(f) == 1 ? run_alone() : run_on_grid(f);
}

/// A complex element has two parts.
std::string parts_of(const Finding& f) {
  std::set<std::string> kinds;
  for (const OutputEvidence& o : f.evidence) kinds.insert(kind_of(tensor_text(o.type).element));
  if (!kinds.contains("complex")) return "";
  return kinds.size() == 1 ? ".view(float)" : ".view({complex: float}.get(kind, kind))";
}

std::string check_of_values(const Finding& f) {
  const LegalityTest test = legality_test(f);
  return fmt::format(
      "{}\ndef test_finding():\n"
      "    for n, (output, (kind, wants)) in enumerate(zip(run(), LEGAL, strict=True)):\n"
      "        got = np.asarray(output).ravel().astype(kind){}.tolist()\n"
      "        wrong = [(i, g, w) for i, (g, w) in enumerate(zip(got, wants, strict=True)) if {}]\n"
      "        assert not wrong, f\"output {{n}}: (element, answer, legal) {{wrong}}\"\n",
      test.function, parts_of(f), test.is_wrong);
}

constexpr const char* kCheckOfTypes =
    "\ndef test_finding():\n"
    "    got = [(np.asarray(output).dtype.name, output.shape) for output in run()]\n"
    "    assert got == TYPES, f\"{got} where {TYPES} is expected\"\n";

/// A program that damages the heap dies where the C library checks it, as it was found.
constexpr const char* kHeapChecks =
    ",\n        env=os.environ | {\"LD_PRELOAD\": \"libc_malloc_debug.so.0\", "
    "\"GLIBC_TUNABLES\": \"glibc.malloc.check=3:glibc.malloc.perturb=165\"}";

std::string check_of_end(const Finding& f) {
  const bool damages_heap = f.title.find("damages the heap") != std::string::npos;
  return fmt::format(
      "\ndef test_finding():\n"
      "    child = subprocess.run([sys.executable, __file__, \"run\"], capture_output=True, text=True, "
      "timeout={}{})\n"
      "    assert child.returncode == 0, f\"exit code {{child.returncode}}: {{child.stderr[-2000:]}}\"\n",
      kScriptSeconds, damages_heap ? kHeapChecks : "");
}

Result<std::string> legal_outputs(const Finding& f) {
  std::vector<std::string> outputs;
  for (const OutputEvidence& output : f.evidence) {
    if (numpy_type(tensor_text(output.type).element).empty())
      return fail(fmt::format("jaxlib has no arrays of {}", tensor_text(output.type).element), "",
                  ErrorKind::kUnsupported);
    outputs.push_back(legal(output));
  }
  return list("LEGAL", outputs, "  # of each output the sets of its elements");
}

std::string types(const Finding& f) {
  std::vector<std::string> outputs;
  for (const OutputEvidence& output : f.evidence) {
    const TensorText type = tensor_text(output.type);
    outputs.push_back(fmt::format("(np.dtype({}).name, {})", numpy_type(type.element), shape_tuple(type)));
  }
  return list("TYPES", outputs);
}

/// What the script asserts, and of which data.
struct Assertion {
  std::string data, check, main = "test_finding()";
};

Result<Assertion> assertion(const Finding& f) {
  if (is_own_failure(f))
    return Assertion{"", check_of_end(f), "run() if sys.argv[1:] == [\"run\"] else test_finding()"};
  if (f.failure == "wrong-type") return Assertion{types(f), kCheckOfTypes};
  return legal_outputs(f).map([&](const std::string& sets) { return Assertion{sets, check_of_values(f)}; });
}

constexpr const char* kHloSharding =
    "try: from jaxlib._hlo import HloSharding\nexcept ImportError: from jaxlib.xla_client import HloSharding\n";

std::string imports(const std::string& flags, const std::string& body) {
  const auto uses = [&](const char* name) { return body.find(name) != std::string::npos; };
  return fmt::format(
      "import os{}\n"
      "os.environ.update(XLA_FLAGS=\"{}\", JAX_PLATFORMS=os.environ.get(\"JAX_PLATFORMS\", \"cpu\"), "
      "JAX_ENABLE_X64=\"1\")\n"
      "import jax{}, numpy as np\n"
      "from jaxlib import xla_client as xc\n{}\n",
      uses("subprocess.") ? ", subprocess, sys" : "", flags, uses("ml_dtypes.") ? ", ml_dtypes" : "",
      uses("nan") || uses("inf") ? "from numpy import inf, nan\n" : "");
}

}  // namespace

Result<std::string> xla_flags(const Finding& f) {
  std::vector<std::string> words;
  std::string disabled = f.partitions > 1 ? "spmd-partitioning,sharding-propagation,shardy-xla" : "";
  if (const int needed = processes(f) * devices_of(f); needed > 1)
    words.push_back(fmt::format("--xla_force_host_platform_device_count={}", needed));
  for (const auto& [name, value] : options_of(f)) {
    if (!name.starts_with("xla_") || value.find_first_of(" \"'\\") != std::string::npos)
      return fail(fmt::format("XLA_FLAGS cannot say {}={}", name, value), "", ErrorKind::kUnsupported);
    if (name == "xla_disable_hlo_passes") disabled = value + (disabled.empty() ? "" : ",") + disabled;
    else words.push_back(fmt::format("--{}={}", name, value));
  }
  if (!disabled.empty()) words.push_back("--xla_disable_hlo_passes=" + disabled);
  return fmt::format("{}", fmt::join(words, " "));
}

Result<std::string> jax_script(const Finding& f, const Origin& origin, const std::string& headline) {
  if (f.failure == "flaky") return fail("it does not fail every time", "", ErrorKind::kUnsupported);
  const auto flags = xla_flags(f);
  const auto text = program(f), given = inputs(f);
  const auto asserted = assertion(f);
  for (const auto* part : {&flags, &text, &given})
    if (!*part) return *part;
  if (!asserted) return tl::unexpected(asserted.error());
  const bool by_bits = given->find("with_bits(") != std::string::npos;
  const std::string spread = devices_of(f) > 1 ? kHloSharding : "";
  return fmt::format("# {}\n{}", headline, identity_lines(f, origin, "#")) +
         imports(*flags, *given + asserted->data + asserted->check) + spread +
         (by_bits ? std::string(kWithBits) + "\n" : "") + *text + *given + spread_data(f) + asserted->data + run(f) +
         asserted->check + fmt::format("\nif __name__ == \"__main__\": {}\n", asserted->main);
}

}  // namespace assay::reports
