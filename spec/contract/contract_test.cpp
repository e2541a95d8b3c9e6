#include "spec/contract/contract.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

namespace assay::spec {
namespace {

Contract shipped(std::string_view name) {
  const auto c = contract_named(name);
  EXPECT_TRUE(c) << c.error().text();
  return **c;
}

std::string error_of(std::string_view text) {
  const auto c = parse_contract(text, "a.contract");
  return c ? "" : c.error().text();
}

TEST(Contracts, EveryShippedOneLoadsWithReasonsAndHistory) {
  for (const auto& name : contract_names()) {
    const Contract c = shipped(name);
    EXPECT_EQ(c.name, name);
    EXPECT_FALSE(c.reasons.empty());
    EXPECT_FALSE(c.history.empty());
    EXPECT_EQ(c.hash.size(), 32u);
    for (const auto& [line, reason] : c.reasons) EXPECT_GT(reason.text.size(), 3u) << line;
  }
}

TEST(Contracts, ExtendTheirBase) {
  const Contract xla = shipped("xla-earlier");
  EXPECT_EQ(xla.order, Order::kAnyPermutation);  // from stablehlo
  EXPECT_TRUE(xla.fma[static_cast<std::size_t>(ElementType::f32)]);
  EXPECT_FALSE(xla.integer_overflow_any);
  EXPECT_TRUE(shipped("stablehlo").integer_overflow_any);
}

/// What a grant says holds with it, and not in the baseline.
TEST(Contracts, HoldTheirBaselineAndGrantsApart) {
  const Contract xla = shipped("xla-earlier"), all = xla.granting_all();
  EXPECT_FALSE(xla.minmax_nan_either);
  EXPECT_TRUE(all.minmax_nan_either);
  EXPECT_TRUE(xla.rewrites.empty());
  EXPECT_TRUE(all.grants.empty());
  const auto tanh = std::ranges::find(xla.grants, "math tanh for f64", &Grant::name);
  ASSERT_NE(tanh, xla.grants.end());
  const std::size_t only[] = {static_cast<std::size_t>(tanh - xla.grants.begin())};
  const auto budget = [](const Contract& c) { return c.budget(PrimitiveId::kTanh, ElementType::f64)->over(1, 1).ulps; };
  EXPECT_EQ(budget(xla), 5);  // OpenCL C 3.0
  EXPECT_DOUBLE_EQ(budget(xla.granting(only)), 7.0 * 1.25);
  EXPECT_FALSE(xla.granting(only).minmax_nan_either);
  EXPECT_NE(xla.granting(only).hash, xla.hash);
}

TEST(Contracts, HaveGrantsOfNamesOfTheirOwn) {
  for (const std::string& name : contract_names()) {
    std::set<std::string> names;
    for (const Grant& g : shipped(name).grants) EXPECT_TRUE(names.insert(g.name).second) << name << ": " << g.name;
  }
}

TEST(Contracts, AreChosenByTheBackEnd) {
  const auto chosen = contract_for("auto", "lammps_jax_pjrt_cpu 0.11.2 (plugin.so)");
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->contract->name, "xla-default");
  EXPECT_EQ(contract_for("auto", "XLA:CPU jaxlib 0.10.2")->contract->name, "xla-earlier");
  EXPECT_EQ(contract_for("auto", "XLA:CPU jaxlib 0.4.30")->contract->name, "xla-oldest");
  EXPECT_EQ(contract_for("auto", "XLA:CPU jaxlib 0.4.35")->contract->name, "xla-earlier");
  EXPECT_EQ(contract_for("auto", "XLA:CPU jaxlib 0.12.0")->contract->name, "xla-default");
  EXPECT_EQ(contract_for("auto", "IREE 3.13.0")->contract->name, "iree");
  EXPECT_EQ(contract_for("auto", "StableHLO interpreter 1.16.0")->contract->name, "interpreter");
  EXPECT_EQ(contract_for("auto", "oracle of assay, spec 0")->contract->name, "stablehlo");
  EXPECT_EQ(contract_for("auto", "pass StableHLO passes of jaxlib 0.10.2")->contract->name, "pass");
  EXPECT_EQ(contract_for("auto", "another")->contract->name, "unmeasured");
  EXPECT_EQ(contract_for("lattice", "IREE 3.13.0")->contract->name, "lattice");
  EXPECT_FALSE(contract_for("no-such", "iree"));
}

TEST(Contracts, BudgetsArePiecewise) {
  const Contract xla = shipped("xla-earlier").granting_all();
  const auto* exp = xla.budget(PrimitiveId::kExponential, ElementType::f32);
  ASSERT_NE(exp, nullptr);
  EXPECT_EQ(exp->over(3, 3).ulps, 3);
  EXPECT_EQ(exp->over(70, 70).ulps, 5.6);
  EXPECT_EQ(exp->over(60, 70).ulps, 5.6);
  EXPECT_GT(xla.budget(PrimitiveId::kLgamma, ElementType::f32)->over(1, 1).absolute, 4e-6);
  EXPECT_EQ(shipped("ieee-strict").budget(PrimitiveId::kTanh, ElementType::f32), nullptr);
}

TEST(Contracts, RewritesAreData) {
  const Contract xla = shipped("xla-earlier").granting_all();
  const auto found = std::ranges::find(xla.rewrites, "const-reassoc-add", &Rewrite::name);
  ASSERT_NE(found, xla.rewrites.end());
  EXPECT_EQ(found->pattern.op, "add");
  EXPECT_EQ(found->replacement.operands[1].op, "add");
  EXPECT_EQ(found->conditions.size(), 4u);
  EXPECT_TRUE(found->conditions[0].or_next);
  EXPECT_FALSE(found->conditions[1].or_next);
}

TEST(Contracts, AFormulaIsThatOfAFunction) {
  EXPECT_EQ(error_of("contract x\n  formula logistic-expanded for f32 because documented \"a\""), "");
  for (const std::string rule : {"log-of-exp", "div-by-constant", "no-such-rule"})
    EXPECT_EQ(error_of("contract x\n  formula " + rule + " for f32 because documented \"a\""),
              "a.contract:2:11: expected the name of a rule of spec/rewrites for a function of variables, found `" +
                  rule + "`");
  EXPECT_EQ(shipped("stablehlo").formulas.size(), 1u);
  EXPECT_TRUE(shipped("ieee-strict").formulas.empty());
}

TEST(Contracts, AWrongFileSaysWhereAndWhat) {
  EXPECT_EQ(error_of("contract x\n  order sideways because measured \"a\""),
            "a.contract:2:9: expected chain, in-order-tree or any-permutation, found `sideways`");
  EXPECT_EQ(error_of("contract x\n  fma for f32"), "a.contract:2:14: expected `because`, found the end of the line");
  EXPECT_EQ(error_of("contract x : nothing"),
            "a.contract:1:14: expected the name of a shipped contract, found `nothing`");
  EXPECT_EQ(
      error_of("contract x\n  color blue"),
      "a.contract:2:3: expected the name of a switch, math, formula, rewrite, grant, machine or history, found `color`");
  EXPECT_EQ(
      error_of("contract x\n  fma for f32 because measured \"a\"\n  note \"b\"\n  color blue"),
      "a.contract:3:3: expected the name of a switch, math, formula, rewrite, grant, machine or history, found `note`");
  EXPECT_EQ(error_of("contract x\n  history 2026-ab-cd \"a\""),
            "a.contract:2:11: expected a date, YYYY-MM-DD, found `2026-ab-cd`");
  EXPECT_EQ(error_of("contract x\n  fma for f32 because rumour \"a\""),
            "a.contract:2:23: expected proved, documented or measured, found `rumour`");
  EXPECT_NE(error_of("contract x\n  math tanh for f32 : because"), "");
  EXPECT_NE(error_of("contract x\n  rewrite r : add(a, => a for f32"), "");
  EXPECT_EQ(error_of("contract x\n  rewrite r : add(a, 0) => b for f32"),
            "a.contract:2:30: expected before it only variables that stand in the pattern, at most 4, found `for`");
  EXPECT_NE(error_of(""), "");
}

// What nothing knows would grant nothing, or open everything, without a word.
// f64 begins with f6.
TEST(Contracts, FamiliesOfNarrowTypesHoldNarrowTypesOnly) {
  const auto c = parse_contract("contract x\n  flush-results for f8 f6 f4 because measured \"a\"", "a.contract");
  ASSERT_TRUE(c) << c.error().text();
  for (const auto& f : element_formats())
    EXPECT_EQ(c->flush_results[static_cast<std::size_t>(f.type)], f.kind == ElementClass::kFloat && f.bits <= 8)
        << f.name;
}

// Beside the numbers of the tables:
// https://registry.khronos.org/OpenCL/specs/3.0-unified/html/OpenCL_C.html#relative-error-as-ulps
TEST(Contracts, TheBaselineHasTheBoundsOfTheTables) {
  const Contract c = shipped("stablehlo");
  const auto ulps = [&](PrimitiveId f, ElementType e) { return c.budget(f, e)->over(1, 1).ulps; };
  EXPECT_EQ(ulps(PrimitiveId::kCosine, ElementType::f32), 4);
  EXPECT_EQ(ulps(PrimitiveId::kPower, ElementType::f64), 16);
  EXPECT_EQ(ulps(PrimitiveId::kTan, ElementType::f16), 2.5);
  EXPECT_EQ(ulps(PrimitiveId::kErfc, ElementType::f16), 4);
  EXPECT_EQ(c.budget(PrimitiveId::kLgamma, ElementType::f32), nullptr);
  EXPECT_TRUE(c.rewrites.empty());
  EXPECT_TRUE(c.grants.empty());
  for (const auto& [line, reason] : c.reasons) EXPECT_NE(reason.evidence, Evidence::kMeasured) << line;
}

// Half an ulp for the one rounding, and what the wider format was off by.
TEST(Contracts, BoundsOfNarrowTypesFollowFromThoseOfWiderOnes) {
  const Contract c = shipped("stablehlo");
  for (const auto& shared : c.math[static_cast<std::size_t>(ElementType::f32)]) {
    const BudgetTable& wide = *shared;
    if (wide.function == PrimitiveId::kSqrt) continue;
    const auto at = [&](ElementType e) { return c.budget(wide.function, e)->over(1, 1).ulps; };
    const double single = wide.over(1, 1).ulps, half = at(ElementType::f16);
    EXPECT_GE(at(ElementType::bf16), 0.5 + std::ldexp(single, 8 - 24)) << name(wide.function);
    EXPECT_LT(at(ElementType::bf16), 0.5 + std::ldexp(single, 8 - 24) + 1e-4) << name(wide.function);
    EXPECT_GE(at(ElementType::f8E3M4), 0.5 + std::ldexp(half, 5 - 11)) << name(wide.function);
    EXPECT_LT(at(ElementType::f8E3M4), 0.5 + std::ldexp(half, 5 - 11) + 1e-4) << name(wide.function);
  }
}

TEST(Contracts, UnknownNamesAreErrorsWithTheirPlace) {
  const auto in_contract = [](const std::string& line) {
    return error_of("contract x\n  " + line + " because measured \"a\"");
  };
  EXPECT_EQ(in_contract("math exponental for f32 : 1"),
            "a.contract:2:8: expected the name of a scalar primitive, found `exponental`");
  EXPECT_EQ(in_contract("rewrite r : mutliply(a, a) => a for f32"),
            "a.contract:2:15: expected the name of a scalar primitive, found `mutliply`");
  EXPECT_EQ(in_contract("rewrite r : add(a, a) => mutliply(2, a) for f32"),
            "a.contract:2:28: expected the name of a scalar primitive, found `mutliply`");
  EXPECT_EQ(in_contract("rewrite r : add(a) => a for f32"), "a.contract:2:15: expected 2 operands of add, found `add`");
  EXPECT_EQ(in_contract("fma for f33"), "a.contract:2:11: expected an element type, f8 or float, found `f33`");
  EXPECT_EQ(in_contract("rewrite r : add(a, b) => a where prime(b) for f32"),
            "a.contract:2:36: expected constant(...), scalar(...), broadcast(...) or power-of-two(...), found `prime`");
  EXPECT_EQ(in_contract("rewrite r : power(exponent_of(c), a) => c for f32"),
            "a.contract:2:15: expected a primitive on variables and numbers, found `power`");
  EXPECT_EQ(in_contract("rewrite r : a => add(a, 0) for f32"),
            "a.contract:2:15: expected a primitive on variables and numbers, found `a`");
}

TEST(Contracts, AnUnfinishedFileSaysWhatIsMissing) {
  EXPECT_NE(error_of("contract x\n  init any because measured \"open"), "");
}

TEST(Contracts, ComeFromAPathToo) {
  const std::string path = testing::TempDir() + "mine.contract";
  std::ofstream(path) << "contract mine : xla-default\n  math tanh for f32 : 9 because documented \"vendor\"\n";
  const auto mine = contract_named(path);
  ASSERT_TRUE(mine) << mine.error().text();
  EXPECT_EQ((*mine)->budget(PrimitiveId::kTanh, ElementType::f32)->over(0, 0).ulps, 9);
  EXPECT_NE((*mine)->hash, shipped("xla-earlier").hash);
  EXPECT_EQ(contract_named("/nowhere/x.contract").error().kind, ErrorKind::kInvalid);
  EXPECT_FALSE(contract_named("no-such-contract"));
}

}  // namespace
}  // namespace assay::spec
