#include "fuzz/campaign/policy_file.h"

#include <gtest/gtest.h>

#include "fuzz/campaign/learning.h"
#include "program/edit/walk.h"
#include "program/text/text.h"
#include "spec/choices.h"
#include "spec/record.h"

namespace assay::fuzz {
namespace {

using generator::Policy;

Policy policy_of(const std::string& text) {
  Policy out;
  const auto read = read_policy(text, "policy.toml", out);
  EXPECT_TRUE(read) << read.error().text();
  return out;
}

TEST(PolicyFile, SaysEveryFieldAndIsReadBack) {
  Policy policy;
  EXPECT_EQ(policy_changes(policy), "");
  policy.reuse = 11;
  policy.scales = {0, 1, 2};
  policy.lanes = {3, 4, 5};
  policy.sizes.max_rank = 2;
  policy.coverage = false;
  policy.ops = {"stablehlo.slice", "chlo.asin"};
  policy.types = spec::set_of(spec::ElementType::f32);
  EXPECT_EQ(policy_changes(policy),
            "reuse:11;coverage:0;scales.single:0;scales.tuple:1;scales.graph:2;lanes.exact:3;lanes.envelope:4;"
            "lanes.special:5;sizes.max_rank:2;ops:stablehlo.slice,chlo.asin;types:f32");
  Policy back = policy_of(policy_text(policy));
  std::ranges::sort(back.ops);
  EXPECT_EQ(back.ops, (std::vector<std::string>{"chlo.asin", "stablehlo.slice"}));
  back.ops = policy.ops;
  EXPECT_EQ(policy_changes(back), policy_changes(policy));
}

// A field that is missing here cannot be set: the fields of the structs are counted in the headers.
TEST(PolicyFile, HasAsManyFieldsAsThePolicy) {
  const std::string text = policy_text({});
  EXPECT_EQ(std::ranges::count(text, '='), 3 + 39 + 3 + 3 + 9 + 12);  // lists, own fields, two weights, sizes
  EXPECT_EQ(sizeof(spec::SizePolicy), 72u) << "a field was added: give it a line in policy_file.cpp";
  EXPECT_EQ(sizeof(Policy), 392u) << "a field was added: give it a line in policy_file.cpp";
}

TEST(PolicyFile, AWrongFileSaysWhere) {
  const auto error = [](const std::string& text) {
    Policy out;
    const auto read = read_policy(text, "policy.toml", out);
    return read ? "" : read.error().text();
  };
  EXPECT_EQ(error("\nreuze = 1"), "policy.toml:2: a policy has no field reuze; did you mean reuse?");
  EXPECT_EQ(error("reuse = 101"), "policy.toml:1: reuse is a whole number from 0 to 100");
  EXPECT_EQ(error("[sizes]\nmax_rank = \"2\""), "policy.toml:2: sizes.max_rank is a whole number from 0 to 8");
  EXPECT_EQ(error("coverage = 1"), "policy.toml:1: coverage is true or false");
  EXPECT_EQ(error("[scales]\nsingle = 0\ntuple = 0\ngraph = 0"),
            "policy.toml: one of scales.single, scales.tuple and scales.graph is more than 0");
  EXPECT_EQ(error("graph_ops_least = 9\ngraph_ops_most = 8"),
            "policy.toml: graph_ops_least is no more than graph_ops_most");
  EXPECT_EQ(error("ops = \"add\""), "policy.toml:1: ops is a list of names in quotes");
  EXPECT_EQ(error("ops = [\"addd\"]"), "policy.toml: there is no op addd; did you mean add?");
}

TEST(PolicyChoice, NamesOpsAndTypes) {
  Policy policy;
  ASSERT_TRUE(choose({.ops = {"slice", "chlo.a*"}, .types = {"f32"}, .exclude = {"chlo.asin*"}}, policy));
  EXPECT_NE(std::ranges::find(policy.ops, "chlo.acos"), policy.ops.end());
  EXPECT_NE(std::ranges::find(policy.ops, "stablehlo.slice"), policy.ops.end());
  EXPECT_EQ(policy.exclude, (std::vector<std::string>{"chlo.asin", "chlo.asinh"}));
  const auto error = [](const PolicyChoice& choice) {
    Policy p;
    const auto chosen = choose(choice, p);
    return chosen ? "" : chosen.error().message;
  };
  EXPECT_EQ(error({.ops = {"slise"}}), "there is no op slise; did you mean slice?");
  EXPECT_EQ(error({.types = {"f23"}}), "there is no element type f23; did you mean f32?");
  EXPECT_EQ(error({.exclude = {"*"}}), "no op is left that a campaign can draw; `assay spec --status` lists them");
}

// Of main, as bodies of regions are what the op needs.
TEST(PolicyChoice, DecidesWhatProgramsAreMadeOf) {
  Policy policy;
  ASSERT_TRUE(
      choose({.ops = {"add", "slice", "compare", "reduce"}, .types = {"f32", "bf16"}, .exclude = {"slice"}}, policy));
  const generator::Generator generator(spec::Records::in_force(), policy);
  std::set<std::string> ops;
  for (std::uint64_t n = 0; n < 200; ++n) {
    Prng choices(7, n);
    const auto drawn = generator.generate(choices, {});
    const auto& f = *drawn.module.entry();
    for (const auto& op : f.body.ops) {
      if (op.record->facts.makes_literal) continue;
      ops.insert(op.record->mnemonic);
      bool has_type = false;
      for (const auto v : op.operands)
        has_type |= f.type(v).is_tensor() && (spec::set_of(f.type(v).element()) & policy.types);
      EXPECT_TRUE(has_type) << op.record->mnemonic;
    }
  }
  EXPECT_EQ(ops, (std::set<std::string>{"add", "compare", "reduce"}));
}

spec::ElementSet types_drawn(const Policy& policy) {
  const generator::Generator generator(spec::Records::in_force(), policy);
  spec::ElementSet out = 0;
  for (std::uint64_t n = 0; n < 400; ++n) {
    Prng choices(7, n);
    const auto drawn = generator.generate(choices, {});
    EXPECT_TRUE(program::verify(drawn.module)) << program::print(drawn.module);
    for (const spec::Type type : drawn.module.entry()->types)
      if (type.is_tensor()) out |= spec::set_of(type.element());
  }
  return out;
}

// `complex` of f16 yields what no released parser reads.
TEST(PolicyChoice, WhatIsProposedIsDrawnWhereItIsAskedFor) {
  Policy policy;
  const std::vector<std::string> makers{"complex", "bitcast_convert", "convert", "chlo.broadcast_complex", "fft"};
  ASSERT_TRUE(choose({.ops = makers}, policy));
  EXPECT_EQ(types_drawn(policy) & spec::kProposedElements, 0u);
  ASSERT_TRUE(choose({.ops = makers, .types = {"complex<f16>", "complex<bf16>"}}, policy));
  EXPECT_EQ(types_drawn(policy) & spec::kProposedElements, spec::kProposedElements);
}

}  // namespace
}  // namespace assay::fuzz
