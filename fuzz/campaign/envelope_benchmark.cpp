#include <chrono>

#include <benchmark/benchmark.h>

#include "fuzz/campaign/guard.h"
#include "generator/generator.h"

/// Acceptance sets against plain evaluation of the same programs in the same run. Plain is what a
/// user would write: one number per element, every op computed in fp64 (f32 in its own hardware)
/// and rounded to its type, no sets and no freedoms: the exact domain. The programs are those of
/// the envelope lane as campaigns draw them, judged under xla-default; `ratio` is the time of the
/// sets over that of the numbers.
namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kPrograms = 200;

generator::Policy envelope_lane(std::uint32_t large) {
  generator::Policy policy;
  policy.lanes = {0, 1, 0};
  policy.grid = 0;  // threads would be measured
  policy.input_sets = 1;
  policy.large_regime = large;
  return policy;
}

std::vector<generator::DrawnProgram> draw(const generator::Policy& policy, const spec::Contract& contract) {
  const generator::Generator generator(spec::Records::builtin(), policy);
  fuzz::OracleGuard guard(contract);
  std::vector<generator::DrawnProgram> out;
  for (std::uint64_t n = 0; out.size() < kPrograms; ++n) {
    Prng choices(17, n);
    auto drawn = generator.generate(choices, {}, &guard);
    const bool runs = oracle::evaluate(drawn.module, drawn.input_sets[0]) &&
                      oracle::acceptance_sets(drawn.module, drawn.input_sets[0], contract);
    if (runs) out.push_back(std::move(drawn));
  }
  return out;
}

template <class Evaluate> double seconds(const std::vector<generator::DrawnProgram>& cases, Evaluate evaluate) {
  const auto start = Clock::now();
  for (const auto& c : cases) benchmark::DoNotOptimize(evaluate(c));
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// The argument: percent of programs with a tensor of thousands of elements.
void envelope(benchmark::State& state) {
  const auto contract = spec::contract_named("xla-default");
  const auto cases = draw(envelope_lane(static_cast<std::uint32_t>(state.range(0))), **contract);
  double plain = 0, sets = 0;
  for (auto _ : state) {
    plain +=
        seconds(cases, [&](const generator::DrawnProgram& c) { return oracle::evaluate(c.module, c.input_sets[0]); });
    sets += seconds(cases, [&](const generator::DrawnProgram& c) {
      return oracle::acceptance_sets(c.module, c.input_sets[0], **contract);
    });
  }
  std::int64_t elements = 0;
  for (const auto& c : cases)
    for (const auto& type : c.module.entry()->types) elements += type.is_tensor() ? type.elements() : 0;
  state.counters["ratio"] = sets / plain;
  state.counters["elements"] = static_cast<double>(elements);
}
BENCHMARK(envelope)->Arg(0)->Arg(3)->Arg(100)->Unit(benchmark::kMillisecond);

}  // namespace
