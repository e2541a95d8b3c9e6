#include "measure/profile/far_probes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <set>

#include "measure/names.h"
#include "measure/profile/planted_numerics_test.h"
#include "measure/profile/rule_runner.h"
#include "measure/profile/rule_search.h"
#include "program/text/text.h"

/// Rules that only far numbers show.
namespace assay::measure {
namespace {

using spec::ElementType;

std::shared_ptr<const spec::Contract> shipped_contract(const char* name) { return *spec::contract_named(name); }

spec::Rewrite shipped_rule(const char* name) {
  const spec::Rule* found = spec::find_rule(name);
  EXPECT_NE(found, nullptr) << name;
  return found == nullptr ? spec::Rewrite{} : found->rewrite;
}

float float_at(const Tensor& t, std::size_t k) {
  float x = 0;
  std::memcpy(&x, t.bytes.data() + k * 4, 4);
  return x;
}

/// The number that fills the only literal.
std::optional<double> splat_in(const Module& module) {
  const std::string text = program::print(module);
  const auto at = text.find("dense<");
  if (at == std::string::npos) return std::nullopt;
  char* end = nullptr;
  const float x = std::strtof(text.c_str() + at + 6, &end);
  return *end == '>' ? std::optional<double>(x) : std::nullopt;
}

/// pow(2^n, x) of f32 as exp2(n x), where n is at least 20: of whole numbers and their reciprocals below 2^64.
std::optional<ProcessTensors> by_exp2_of_far_bases(const Module& module, const ProcessTensors& inputs) {
  const auto& ops = module.entry()->body.ops;
  if (std::ranges::none_of(ops, [](const Op& op) { return op.record->mnemonic == "power"; }) || inputs[0].size() != 1 ||
      inputs[0][0].type.element() != ElementType::f32)
    return std::nullopt;
  const auto base = splat_in(module);
  int exponent = 0;
  if (!base || std::frexp(*base, &exponent) != 0.5 || std::abs(exponent - 1) < 20 || std::abs(exponent - 1) > 63)
    return std::nullopt;
  Tensor out = inputs[0][0];
  for (std::size_t k = 0; k * 4 < out.bytes.size(); ++k) {
    const float scaled = static_cast<float>(exponent - 1) * float_at(out, k);
    const auto power = static_cast<float>(std::exp2(static_cast<double>(scaled)));
    std::memcpy(out.bytes.data() + k * 4, &power, 4);
  }
  return ProcessTensors{{out}};
}

TEST(FarProbes, ARuleThatOnlyFarConstantsShowIsFound) {
  PlantedNumericsBackend backend({.answer = by_exp2_of_far_bases});
  const auto baseline = shipped_contract("xla-cpu");
  const auto seen = RuleRunner(backend, {}, *baseline).run(shipped_rule("pow-of-power-of-two"), ElementType::f32);
  EXPECT_EQ(seen.lines, (std::vector<std::string>{"rewrite pow-of-power-of-two for f32"})) << seen.behaviour;
  EXPECT_FALSE(seen.is_legal);
}

TEST(FarProbes, AnHonestBackEndIsNotGrantedIt) {
  PlantedNumericsBackend backend({});
  const auto baseline = shipped_contract("xla-cpu");
  const auto seen = RuleRunner(backend, {}, *baseline).run(shipped_rule("pow-of-power-of-two"), ElementType::f32);
  EXPECT_TRUE(seen.lines.empty());
  EXPECT_TRUE(seen.is_legal);
}

TEST(FarProbes, WhereTheRuleChangesNothingIllegalThereAreNone) {
  EXPECT_TRUE(far_probes(shipped_rule("pow-two"), ElementType::f32, *shipped_contract("stablehlo")).empty());
  EXPECT_TRUE(far_probes(shipped_rule("neg-of-neg"), ElementType::f32, *shipped_contract("stablehlo")).empty());
  EXPECT_FALSE(far_probes(shipped_rule("div-by-constant"), ElementType::f32, *shipped_contract("stablehlo")).empty());
}

TEST(FarProbes, WhatIsGrantedIsNoPlaceToLook) {
  const auto baseline = shipped_contract("xla-cpu");
  const auto wide = *spec::parse_contract(
      "contract wide : xla-cpu\n  math power for f32 : 64 because measured \"planted\"\n", "wide");
  const auto widest = *spec::parse_contract(
      "contract wide : xla-cpu\n  zero-sign free because measured \"planted\"\n"
      "  math power for f32 : 2000000000 because measured \"planted\"\n",
      "wide");
  const auto search = RuleSearch::make(shipped_rule("pow-of-power-of-two"), ElementType::f32, wide);
  ASSERT_TRUE(search);
  Prng choices(1);
  for (const FarPoint& p : search->farthest(HeldNumbers(2), 1000, choices))
    EXPECT_GT(p.ulps + (p.gravity == 1 ? 0 : 65), 0) << p.values[0];
  EXPECT_TRUE(far_probes(shipped_rule("pow-of-power-of-two"), ElementType::f32, widest).empty());
}

/// Constants of every magnitude have a program: a compiler may know the rule for some of them alone.
TEST(FarProbes, ConstantsOfManyMagnitudesAreAsked) {
  std::set<int> magnitudes;
  for (const RuleProbe& p :
       far_probes(shipped_rule("pow-of-power-of-two"), ElementType::f32, *shipped_contract("xla-cpu")))
    if (const auto base = splat_in(p.program.module))
      magnitudes.insert(static_cast<int>(std::log2(std::fabs(std::log2(*base)))));
  EXPECT_GE(magnitudes.size(), 4u);
}

TEST(FarProbes, TheSameRuleGivesTheSamePrograms) {
  const auto text = [] {
    std::string all;
    for (const RuleProbe& p : far_probes(shipped_rule("factor"), ElementType::f32, *shipped_contract("stablehlo")))
      all += program::print(p.program.module);
    return all;
  };
  EXPECT_EQ(text(), text());
  EXPECT_NE(text(), "");
}

}  // namespace
}  // namespace assay::measure
