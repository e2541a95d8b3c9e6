#include <algorithm>
#include <chrono>

#include <benchmark/benchmark.h>

#include "fuzz/campaign/guard.h"
#include "generator/generator.h"
#include "judge/judge.h"
#include "program/text/text.h"

/// A program and what a pass made of it, two texts of about ten ops: read, verified, run, and judged. `median_ms` is
/// that of 200 programs.
namespace {

using namespace assay;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kPrograms = 200;

struct Texts {
  std::string before, after;
  oracle::ProcessTensors inputs;
};

std::vector<Texts> draw(const spec::Contract& contract) {
  generator::Policy policy;
  policy.scales = {0, 0, 1};
  policy.graph_ops_least = policy.graph_ops_most = 10;
  policy.grid = 0;
  policy.input_sets = 1;
  const generator::Generator generator(spec::Records::builtin(), policy);
  fuzz::OracleGuard guard(contract);
  std::vector<Texts> out;
  for (std::uint64_t n = 0; out.size() < kPrograms; ++n) {
    Prng choices(55, n);
    auto drawn = generator.generate(choices, {}, &guard);
    const std::string text = program::print(drawn.module);
    if (oracle::evaluate(drawn.module, drawn.input_sets[0])) out.push_back({text, text, drawn.input_sets[0]});
  }
  return out;
}

bool is_judged(const Texts& texts, const spec::Contract& contract) {
  const auto before = program::parse(texts.before), after = program::parse(texts.after);
  if (!before || !after || !program::verify_text(*before) || !program::verify_text(*after)) return false;
  const auto accepted = oracle::acceptance_sets(*before, texts.inputs, contract, judge::kCaseLimits);
  const auto answer = oracle::evaluate(*after, texts.inputs);
  if (!accepted || !answer) return false;
  const auto judgement = judge::judgement_of({*before, texts.inputs, answer->outputs, *accepted}, contract,
                                             judge::oracle_explainer(judge::kCaseLimits));
  return !judgement.failure;
}

void rewritten_program_is_judged(benchmark::State& state) {
  const auto contract = spec::contract_named("pass");
  const auto programs = draw(**contract);
  std::vector<double> milliseconds;
  for (auto _ : state)
    for (const Texts& texts : programs) {
      const auto start = Clock::now();
      benchmark::DoNotOptimize(is_judged(texts, **contract));
      milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
  std::ranges::sort(milliseconds);
  state.counters["median_ms"] = milliseconds[milliseconds.size() / 2];
  state.counters["p90_ms"] = milliseconds[milliseconds.size() * 9 / 10];
}
BENCHMARK(rewritten_program_is_judged)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
