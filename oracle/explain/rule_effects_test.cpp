#include "oracle/explain/rule_effects.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

/// What the rules of the library say that they change is what a search finds: no less, and no more.
namespace assay::oracle {
namespace {

using spec::Difference;

/// One of each kind, over two formats of different ranges.
std::vector<FoundDifference> found_of(const spec::Rewrite& r) {
  std::vector<FoundDifference> out;
  for (const ElementType type : {ElementType::f16, ElementType::f32}) {
    Prng choices(13);
    for (FoundDifference& f : find_differences(r, type, choices))
      if (std::ranges::find(out, f.kind, &FoundDifference::kind) == out.end()) out.push_back(std::move(f));
  }
  std::ranges::sort(out, {}, &FoundDifference::kind);
  return out;
}

std::string line_of(const std::vector<Difference>& kinds) {
  std::string out = "changes";
  for (const Difference d : kinds) out += fmt::format(" {}", name(d));
  return kinds.empty() ? out + " nothing" : out;
}

TEST(RuleEffects, AreThoseThatTheLibrarySays) {
  for (const spec::Rule& rule : spec::rewrite_library()) {
    std::vector<Difference> kinds;
    std::string where;
    for (const FoundDifference& f : found_of(rule.rewrite)) {
      kinds.push_back(f.kind);
      where += fmt::format("\n  {}: {}", name(f.kind), f.where);
    }
    EXPECT_EQ(line_of(rule.changes), line_of(kinds)) << "rule " << rule.rewrite.name << where;
  }
}

/// Two results of f32, and how they differ.
TEST(RuleEffects, KindsOfDifference) {
  const auto kind = [](double a, double b, bool of_nan = false) { return difference(ElementType::f32, a, b, of_nan); };
  EXPECT_EQ(kind(1, 1), std::nullopt);
  EXPECT_EQ(kind(kNan, -kNan), std::nullopt);
  EXPECT_EQ(kind(1, 1 + 0x1p-23), Difference::kRounding);
  EXPECT_EQ(kind(1, kInfinity), Difference::kRange);
  EXPECT_EQ(kind(kNan, 1), Difference::kRange);
  EXPECT_EQ(kind(0, 1), Difference::kRange);
  EXPECT_EQ(kind(0, -0.0), Difference::kSpecial);
  EXPECT_EQ(kind(0, 0x1p-140), Difference::kSpecial);
  EXPECT_EQ(kind(kNan, kInfinity), Difference::kSpecial);
  EXPECT_EQ(kind(kNan, 1, true), Difference::kSpecial);
}

spec::Rewrite rewrite(std::string_view text) {
  const auto rules =
      spec::parse_rules("rule r : " + std::string(text) + " changes nothing source \"a test\"", "r.rules");
  EXPECT_TRUE(rules) << rules.error().text();
  return rules ? rules->front().rewrite : spec::Rewrite{};
}
std::string changes(std::string_view text) {
  std::vector<Difference> kinds;
  for (const FoundDifference& f : found_of(rewrite(text))) kinds.push_back(f.kind);
  return line_of(kinds);
}

/// Known without a search.
TEST(RuleEffects, OfRulesWhoseEffectIsKnown) {
  EXPECT_EQ(changes("multiply(a, 2) => add(a, a)"), "changes nothing");
  EXPECT_EQ(changes("add(a, 0) => a"), "changes special");             // -0 + 0 is 0
  EXPECT_EQ(changes("subtract(a, a) => 0"), "changes range special");  // inf - inf, NaN
  EXPECT_EQ(changes("divide(a, c) => multiply(a, divide(1, c)) where c is 2^n and c >= 1 and c <= 4"),
            "changes nothing");  // 1 / c is exact
  EXPECT_EQ(changes("add(add(a, b), c) => add(a, add(b, c))"), "changes rounding range special");
}

}  // namespace
}  // namespace assay::oracle
