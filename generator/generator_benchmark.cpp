#include <benchmark/benchmark.h>

#include "generator/generator.h"
#include "program/text/text.h"

namespace assay::generator {
namespace {

/// Programs of ten ops, one input set, nobody who steers, no guard: what the measures of the project count.
Policy ten_ops() {
  Policy policy;
  policy.scales = {0, 0, 1};
  policy.graph_ops_least = policy.graph_ops_most = 10;
  policy.input_sets = 1;
  policy.coverage = false;
  return policy;
}

void generate(benchmark::State& state, bool verify, bool print) {
  const Generator generator(spec::Records::builtin(), ten_ops());
  std::uint64_t n = 0;
  for (auto _ : state) {
    Prng choices(1, n++);
    const auto c = generator.generate(choices, {});
    if (verify) benchmark::DoNotOptimize(program::verify(c.module));
    if (print) benchmark::DoNotOptimize(program::print(c.module));
  }
  state.SetItemsProcessed(state.iterations());
}

void BM_Generate(benchmark::State& state) { generate(state, false, false); }
void BM_GenerateVerifyPrint(benchmark::State& state) { generate(state, true, true); }
BENCHMARK(BM_Generate);
BENCHMARK(BM_GenerateVerifyPrint);

}  // namespace
}  // namespace assay::generator
