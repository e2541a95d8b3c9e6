#include "spec/contract/rewrites.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "spec/contract/contract.h"
#include "spec/embedded.h"

namespace assay::spec {
namespace {

std::string rules_error(std::string_view text) {
  const auto rules = parse_rules(text, "a.rules");
  return rules ? "" : rules.error().text();
}
std::string rule_error(const std::string& rule) {
  return rules_error("rule r : " + rule + "\n  changes nothing\n  source \"a test\"");
}

TEST(Rules, EveryFileOfTheLibraryIsRead) {
  std::size_t count = 0;
  for (const auto& [path, text] : embedded_rewrites()) {
    const auto rules = parse_rules(text, path);
    ASSERT_TRUE(rules) << rules.error().text();
    count += rules->size();
  }
  EXPECT_EQ(rewrite_library().size(), count);
  EXPECT_GT(count, 80u);
}

TEST(Rules, EachOfTheLibraryHasANameOfItsOwnAndASource) {
  std::set<std::string> names;
  for (const Rule& rule : rewrite_library()) {
    EXPECT_TRUE(names.insert(rule.rewrite.name).second) << rule.rewrite.name;
    EXPECT_GT(rule.source.size(), 3u) << rule.rewrite.name;
    EXPECT_EQ(find_rule(rule.rewrite.name), &rule);
  }
  EXPECT_EQ(find_rule("no-such-rule"), nullptr);
}

TEST(Rules, OfTheLibraryAreGrantedByName) {
  const auto contract =
      parse_contract("contract x\n  grant rewrite div-by-constant for f32 because measured \"a\"", "a.contract");
  ASSERT_TRUE(contract) << contract.error().text();
  const Contract all = contract->granting_all();
  ASSERT_EQ(all.rewrites.size(), 1u);
  EXPECT_EQ(all.rewrites[0].pattern.op, "divide");
  EXPECT_EQ(all.rewrites[0].types, set_of(ElementType::f32));
  EXPECT_EQ(parse_contract("contract x\n  rewrite nobodys for f32 because measured \"a\"", "a.contract").error().text(),
            "a.contract:2:11: expected the name of a rule of spec/rewrites, found `nobodys`");
}

TEST(Rules, ConditionsOnValues) {
  const double infinity = std::numeric_limits<double>::infinity(), nan = std::numeric_limits<double>::quiet_NaN();
  const auto is = [](Demand d, double x, double number = 0) { return holds({d, "c", false, number}, x); };
  EXPECT_TRUE(is(Demand::kPowerOfTwo, -0.5));
  EXPECT_TRUE(is(Demand::kTwoToInteger, 8));
  EXPECT_FALSE(is(Demand::kTwoToInteger, -8));
  EXPECT_FALSE(is(Demand::kTwoToInteger, 12));
  EXPECT_TRUE(is(Demand::kInteger, -3));
  EXPECT_FALSE(is(Demand::kInteger, infinity));
  EXPECT_FALSE(is(Demand::kFinite, nan));
  EXPECT_TRUE(is(Demand::kAtLeast, -0.0));
  EXPECT_FALSE(is(Demand::kAbove, 0));
  EXPECT_TRUE(is(Demand::kAtMost, 1.5, 1.5));
  EXPECT_FALSE(is(Demand::kBelow, nan, 1));
  EXPECT_FALSE(is(Demand::kOtherThan, nan));
  EXPECT_FALSE(asks_of_value(Demand::kScalar));
}

TEST(Rules, AllConditionsOnAValueHaveToHoldAndOneOfThoseThatOrJoins) {
  const auto rules = parse_rules(
      "rule r : power(c, a) => power(2, multiply(exponent_of(c), a)) where c is 2^n or c < 0.5 and c is finite and a >= 1\n"
      "  changes rounding source \"a\"",
      "a.rules");
  ASSERT_TRUE(rules) << rules.error().text();
  const Rewrite& r = rules->at(0).rewrite;
  EXPECT_TRUE(may_be(r, "c", 8));
  EXPECT_TRUE(may_be(r, "c", 0.3));
  EXPECT_FALSE(may_be(r, "c", 0.7));
  EXPECT_FALSE(may_be(r, "c", -std::numeric_limits<double>::infinity()));
  EXPECT_FALSE(may_be(r, "a", 0.5));
  EXPECT_TRUE(may_be(r, "a", 8));
  EXPECT_TRUE(takes_exponent(r.replacement, "c"));
  EXPECT_FALSE(takes_exponent(r.replacement, "a"));
}

TEST(Rules, ConditionsAreRead) {
  const auto rules = parse_rules(
      "rule r : power(c, a) => power(2, multiply(exponent_of(c), a)) where constant(c) or scalar(c) and c is 2^n and a >= -1.5"
      "\n  changes rounding range\n  source \"a test\"",
      "families.rules");
  ASSERT_TRUE(rules) << rules.error().text();
  const auto& rule = rules->front();
  ASSERT_EQ(rule.rewrite.conditions.size(), 4u);
  EXPECT_TRUE(rule.rewrite.conditions[0].or_next);
  EXPECT_EQ(rule.rewrite.conditions[2].demand, Demand::kTwoToInteger);
  EXPECT_EQ(rule.rewrite.conditions[3].demand, Demand::kAtLeast);
  EXPECT_EQ(rule.rewrite.conditions[3].number, -1.5);
  EXPECT_EQ(rule.changes, (std::vector{Difference::kRounding, Difference::kRange}));
  EXPECT_EQ(rule.family, "families");
}

TEST(Rules, AWrongFileSaysWhereAndWhat) {
  EXPECT_EQ(rule_error("add(a, b) => b"),
            "a.rules:1:10: expected a rewrite that holds for some real numbers, found `r`");
  EXPECT_EQ(rule_error("multiply(a, c) => a where c is even"),
            "a.rules:1:41: expected 2^n, integer or finite, found `even`");
  EXPECT_EQ(rules_error("rule r : add(a, 0) => a\n  changes everything\n  source \"a\""),
            "a.rules:2:11: expected nothing, rounding, range or special, found `everything`");
  EXPECT_EQ(rules_error("rule r : add(a, 0) => a changes nothing source \"a\" rule r : add(a, 0) => a changes nothing "
                        "source \"a\""),
            "a.rules:1:57: expected a name of its own, found `r`");
  EXPECT_NE(rules_error("rule r : add(a, 0) => a\n  changes nothing"), "");
  EXPECT_NE(rules_error("contract x"), "");
}

// What holds somewhere passes: only for numbers that are not negative, only for infinities, only for some constants.
TEST(Rules, ThatHoldSomewhereAreNoSlips) {
  EXPECT_EQ(rule_error("sqrt(multiply(a, a)) => a"), "");
  EXPECT_EQ(rule_error("maximum(a, inf) => inf"), "");
  EXPECT_EQ(rule_error("power(a, c) => multiply(a, a) where c is 2^n and c > 1 and c < 3"), "");
  EXPECT_NE(rule_error("log(power(a, b)) => multiply(a, log(b))"), "");
}

}  // namespace
}  // namespace assay::spec
