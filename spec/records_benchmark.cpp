#include <benchmark/benchmark.h>

#include "spec/embedded.h"
#include "spec/record.h"

/// Every verb loads all records before it does anything else.
namespace assay::spec {
namespace {

void load_records(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(Records::load(embedded_ops()));
}
BENCHMARK(load_records)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace assay::spec
