#include <benchmark/benchmark.h>

#include <string>

#include "backends/backend.h"
#include "backends/host.h"
#include "backends/sample_programs_test.h"

namespace assay::backends {
namespace {

/// Elementwise ops between a transpose and a reduction, as many as wanted: two kernels for the
/// fusion.
std::string program(int ops) {
  std::string text =
      "func.func @main(%v0: tensor<4x8xf32>) -> tensor<8xf32> {\n  %z = stablehlo.constant "
      "dense<0.0> : tensor<f32>\n";
  for (int i = 1; i < ops; ++i) {
    const std::string op = i % 3 == 0 ? "multiply" : i % 3 == 1 ? "add" : "maximum";
    const std::string last = "%v" + std::to_string(i - 1);
    text += "  %v" + std::to_string(i) + " = stablehlo." + op + " " + last + ", %v0 : tensor<4x8xf32>\n";
  }
  return text + "  %r = stablehlo.reduce(%v" + std::to_string(ops - 1) +
         " init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, "
         "tensor<f32>) -> tensor<8xf32>\n"
         "  return %r : tensor<8xf32>\n}\n";
}

const BackendFactory* newest() {
  static const auto opened = open("pjrt:newest");
  return opened ? opened->get() : nullptr;
}

ProcessTensors one_input() { return {{tensor<float>({4, 8}, spec::ElementType::f32, std::vector<float>(32, 0.5f))}}; }

void compile(benchmark::State& state) {
  if (newest() == nullptr) return state.SkipWithError("no PJRT plug-in");
  const auto backend = newest()->start({});
  const auto text = source(program(static_cast<int>(state.range(0))));
  double child = 0, wall = 0;
  for (auto _ : state) {
    const auto out = backend->compile(text, {});
    if (!out.ok()) return state.SkipWithError(out.message.c_str());
    child += out.cpu_seconds;
    wall += out.seconds;
  }
  state.counters["child_cpu_ms"] = benchmark::Counter(child * 1e3, benchmark::Counter::kAvgIterations);
  state.counters["child_wall_ms"] = benchmark::Counter(wall * 1e3, benchmark::Counter::kAvgIterations);
}
BENCHMARK(compile)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime();

void run(benchmark::State& state) {
  if (newest() == nullptr) return state.SkipWithError("no PJRT plug-in");
  const auto backend = newest()->start({});
  const auto inputs = one_input();
  if (!backend->compile(source(program(static_cast<int>(state.range(0)))), {}).ok())
    return state.SkipWithError("does not compile");
  for (auto _ : state) benchmark::DoNotOptimize(backend->run(inputs));
}
BENCHMARK(run)->Arg(3)->Arg(10)->Unit(benchmark::kMillisecond)->UseRealTime();

void start(benchmark::State& state) {
  if (newest() == nullptr) return state.SkipWithError("no PJRT plug-in");
  for (auto _ : state) {
    const auto backend = newest()->start({});
    if (!backend->compile(source(kAdd), {}).ok()) return state.SkipWithError("does not compile");
  }
}
BENCHMARK(start)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace assay::backends

int main(int argc, char** argv) {
  if (const auto code = assay::backends::child_main(argc, argv)) return *code;
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
