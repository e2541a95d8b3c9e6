#include <deque>

#include <gtest/gtest.h>

#include "generator/generator.h"
#include "judge/compare.h"
#include "oracle/mutant/guard.h"
#include "oracle/oracle.h"
#include "program/text/text.h"
#include "spec/scale_test.h"

/// Bugs in ops that no plan draws, and that programs have where a pass of the generator places them.
namespace assay::fuzz {
namespace {

constexpr oracle::Limits kLimits{.steps = 100'000};

/// Every value that may takes a detour, or has a quantized type.
generator::Policy placing(bool quantizes, std::uint32_t grids) {
  generator::Policy policy;
  policy.scales = {100, 0, 0};
  policy.detours = quantizes ? 0 : 100;
  policy.quantized = quantizes ? 100 : 0;
  policy.grid = grids;
  policy.unbounded = policy.bounded = 0;
  policy.input_sets = 1;
  policy.edge_regime = policy.large_regime = 0;
  return policy;
}

/// Whether the bug changes an answer of the program to one that its contract does not admit, or leaves it without one.
bool shows(const oracle::Mutant& bug, const generator::DrawnProgram& drawn, const spec::Contract& contract) {
  const auto& inputs = drawn.input_sets[0];
  const auto right = oracle::evaluate(drawn.module, inputs, kLimits);
  if (!right) return false;
  const auto wrong = oracle::evaluate_mutant(drawn.module, inputs, bug, kLimits);
  if (!wrong) return true;
  if (wrong->outputs == right->outputs) return false;
  const auto sets = oracle::acceptance_sets(drawn.module, inputs, contract, kLimits);
  return sets && judge::compare(wrong->outputs, *sets).failure.has_value();
}

/// One of these generators draws a program that shows the bug; how many programs that took, 0 if none does.
std::size_t programs_to_show(const oracle::Mutant& bug, const std::deque<generator::Generator>& generators) {
  const auto contract = *spec::contract_named(bug.contract);
  for (std::uint64_t n = 0; n < spec::scaled(3'000); ++n) {
    Prng choices(34, n);
    if (shows(bug, generators[n % generators.size()].generate(choices, {}), *contract)) return n + 1;
  }
  return 0;
}

TEST(PlacedBugs, ShowInProgramsWithTheOp) {
  std::deque<generator::Generator> generators;
  for (const auto& policy : {placing(false, 0), placing(false, 100), placing(true, 0)})
    generators.emplace_back(spec::Records::builtin(), policy);
  int bugs = 0;
  for (const oracle::Mutant& bug : oracle::mutants()) {
    const spec::Record* const op = oracle::op_of(bug);
    if (op == nullptr || op->status != "placed") continue;
    ++bugs;
    EXPECT_GT(programs_to_show(bug, generators), 0U) << bug.name << " [" << bug.kind << "] " << bug.what;
  }
  EXPECT_GE(bugs, 8);
}

}  // namespace
}  // namespace assay::fuzz
