#include "oracle/agreement_test.h"

#include "fuzz/campaign/guard.h"
#include "generator/generator.h"
#include "program/module.h"
#include "spec/scale_test.h"

/// The evaluator against the plain interpreter on programs of campaigns, of several ops each.
namespace assay::fuzz {
namespace {

generator::Policy small_graphs() {
  generator::Policy policy;
  policy.scales = {0, 30, 70};
  policy.input_sets = 1;
  policy.elements_most = 1 << 12;
  policy.edge_regime = policy.large_regime = 0;
  policy.sizes.max_elements = 128;
  policy.grid = 20;
  return policy;
}

TEST(Agreement, OfTheEvaluatorWithThePlainInterpreterOnProgramsOfCampaigns) {
  const generator::Generator generator(spec::Records::builtin(), small_graphs());
  const auto contract = *spec::contract_named("xla-default");
  OracleGuard guard(*contract);
  const auto wanted = static_cast<std::int64_t>(spec::scaled(500));
  oracle::Agreement count;
  std::int64_t ops = 0, grids = 0;
  for (std::int64_t n = 0; n < wanted; ++n) {
    Prng choices(41, static_cast<std::uint64_t>(n));
    const auto drawn = generator.generate(choices, {}, &guard);
    const std::int64_t before = count.programs;
    oracle::expect_agreement(drawn.module, drawn.input_sets[0], {.steps = 100'000}, count);
    if (count.programs == before) continue;
    ops += static_cast<std::int64_t>(program::count_ops(drawn.module.entry()->body));
    grids += drawn.module.grid.processes() > 1;
  }
  fmt::print("{}\n{} ops, {} programs of several processes\n", count.text(), ops, grids);
  EXPECT_GE(count.programs * 100, wanted * 90);
  EXPECT_GE(ops, 4 * count.programs);
  EXPECT_GE(count.elements, 100 * count.programs);
  EXPECT_GE(grids * 20, count.programs);
}

}  // namespace
}  // namespace assay::fuzz
