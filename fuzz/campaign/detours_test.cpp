#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

#include "generator/generator.h"
#include "oracle/agreement_test.h"
#include "oracle/oracle.h"
#include "program/edit/walk.h"
#include "program/text/text.h"
#include "spec/scale_test.h"

/// Programs whose values take detours against those whose values do not.
namespace assay::fuzz {
namespace {

generator::Policy detouring(std::uint32_t percent) {
  generator::Policy policy;
  policy.detours = percent;
  policy.grid = 50;
  policy.unbounded = policy.bounded = policy.quantized = 0;
  policy.input_sets = 1;
  policy.edge_regime = policy.large_regime = 0;
  return policy;
}

std::map<std::string, int> ops_of(const program::Module& module) {
  std::map<std::string, int> out;
  for (const auto& f : module.functions)
    program::each_op(f.body, [&](const program::Op& op) { ++out[op.record->mnemonic]; });
  return out;
}

/// Of a program of one process each value leads back to itself, and so the results are those of the program without.
TEST(Detours, OfOneProcessLeadBack) {
  const generator::Generator straight(spec::Records::builtin(), detouring(0)),
      detoured(spec::Records::builtin(), detouring(100));
  const oracle::Limits limits{.steps = 100'000};
  int compared = 0;
  std::map<std::string, int> ops;
  for (std::uint64_t n = 0; n < spec::scaled(600); ++n) {
    Prng first(31, n), second(31, n);
    const auto plain = straight.generate(first, {}), other = detoured.generate(second, {});
    if (plain.module.grid.processes() > 1 || program::print(plain.module) == program::print(other.module)) continue;
    const auto expected = oracle::evaluate(plain.module, plain.input_sets[0], limits);
    if (!expected) continue;
    const auto got = oracle::evaluate(other.module, other.input_sets[0], limits);
    ASSERT_TRUE(got) << got.error().text() << program::print(other.module);
    EXPECT_EQ(oracle::difference(expected->outputs, got->outputs), "") << program::print(other.module);
    for (const auto& [name, count] : ops_of(other.module)) ops[name] += count;
    ++compared;
  }
  EXPECT_GE(compared, 100);
  for (const char* const name : {"infeed", "outfeed", "send", "recv"}) EXPECT_GE(ops[name], 10) << name;
}

/// Whatever process goes on first, and each op that the texts have comes in.
TEST(Detours, OfGridsDoNotHangOnTheSchedule) {
  const generator::Generator generator(spec::Records::builtin(), detouring(100));
  std::map<std::string, int> ops;
  int sending = 0;
  for (std::uint64_t n = 0; n < spec::scaled(600); ++n) {
    Prng choices(32, n);
    const auto drawn = generator.generate(choices, {});
    const auto verified = program::verify(drawn.module);
    ASSERT_TRUE(verified) << verified.error().text() << program::print(drawn.module);
    for (const auto& [name, count] : ops_of(drawn.module)) ops[name] += count;
    if (!ops_of(drawn.module).contains("send")) continue;
    Prng one(1, n), two(2, n);
    const auto expected = oracle::evaluate(drawn.module, drawn.input_sets[0], {.steps = 100'000, .schedule = &one});
    if (!expected) continue;
    const auto got = oracle::evaluate(drawn.module, drawn.input_sets[0], {.steps = 100'000, .schedule = &two});
    ASSERT_TRUE(got) << got.error().text() << program::print(drawn.module);
    EXPECT_EQ(oracle::difference(expected->outputs, got->outputs), "") << program::print(drawn.module);
    ++sending;
  }
  for (const char* const name : {"send", "recv", "async_start", "async_done"}) EXPECT_GE(ops[name], 10) << name;
  EXPECT_GE(sending, 10);
}

TEST(Detours, AreMadeOfChosenOpsAlone) {
  generator::Policy policy = detouring(100);
  policy.exclude = {"stablehlo.send", "stablehlo.async_start"};
  const generator::Generator generator(spec::Records::builtin(), policy);
  for (std::uint64_t n = 0; n < 200; ++n) {
    Prng choices(33, n);
    const auto ops = ops_of(generator.generate(choices, {}).module);
    for (const char* const name : {"send", "recv", "async_start", "async_done"}) EXPECT_FALSE(ops.contains(name));
  }
}

}  // namespace
}  // namespace assay::fuzz
