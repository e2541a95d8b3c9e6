#include <benchmark/benchmark.h>

#include <ctime>

#include <fmt/format.h>

#include "spec/plan/instances_test.h"

/// Nanoseconds per drawn op, for every record and their mean.
namespace assay::spec {
namespace {

/// Of this thread: other work on the machine does not count.
double cpu_nanoseconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e9 * static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec);
}

double nanoseconds_per_op(const Record& record, std::size_t count) {
  Arena arena;
  const SizePolicy policy;
  const auto begin = cpu_nanoseconds();
  for (std::size_t i = 0; i < count; ++i) {
    arena.clear();
    Prng choices(7, i);
    Instance op;
    benchmark::DoNotOptimize(draw(op, record, {2, 2}, choices, policy, {}, arena));
  }
  return (cpu_nanoseconds() - begin) / static_cast<double>(count);
}

/// The mean over all ops, each counted once; `ns_per_op` is what BENCHMARKS.md reports.
void BM_DrawAllRecords(benchmark::State& state) {
  const auto ops = Records::builtin().all();
  double sum = 0;
  for (auto _ : state)
    for (const auto& r : ops) sum += nanoseconds_per_op(r, 2000);
  const auto mean = sum / static_cast<double>(ops.size());
  state.counters["ns_per_op"] = benchmark::Counter(mean, benchmark::Counter::kAvgIterations);
}
BENCHMARK(BM_DrawAllRecords)->Unit(benchmark::kMillisecond)->MinTime(5);

void BM_Draw(benchmark::State& state, const Record* record) {
  Arena arena;
  const SizePolicy policy;
  std::uint64_t i = 0;
  for (auto _ : state) {
    arena.clear();
    Prng choices(7, i++);
    Instance op;
    benchmark::DoNotOptimize(draw(op, *record, {2, 2}, choices, policy, {}, arena));
  }
}

const bool kRegistered = [] {
  for (const auto* r : distinct_records())
    benchmark::RegisterBenchmark(("BM_Draw/" + r->full_name()).c_str(), BM_Draw, r)->MinTime(0.02);
  return true;
}();

}  // namespace
}  // namespace assay::spec
