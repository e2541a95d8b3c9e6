#include "spec/language/primitives.h"

#include <gtest/gtest.h>

#include <set>

#include "spec/language/functions.h"
#include "spec/record.h"

namespace assay::spec {
namespace {

TEST(ScalarPrimitives, HaveDistinctNamesAndFindThemselves) {
  std::set<std::string_view> names;
  for (const ScalarPrimitive& p : scalar_primitives()) {
    EXPECT_TRUE(names.insert(p.name).second) << p.name;
    EXPECT_EQ(find_primitive_name(p.name), p.id);
    EXPECT_EQ(&scalar_primitive(p.id), &p);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kPrimitives));
  EXPECT_EQ(find_primitive_name("exponental"), std::nullopt);
}

TEST(ScalarPrimitives, SayAllOfTheirRow) {
  for (const ScalarPrimitive& p : scalar_primitives()) {
    EXPECT_NE(p.elements, ElementSet{0}) << p.name;
    EXPECT_EQ(p.arity, p.operands + p.parameters) << p.name;
    EXPECT_GE(p.arity, 1) << p.name;
    for (const ElementSet types : {p.commutative, p.idempotent, p.neutral.types, p.absorbing.types}) {
      EXPECT_EQ(types & ~p.elements, ElementSet{0}) << p.name << " has a law on types for which it is not defined";
      EXPECT_TRUE(types == 0 || (p.operands == 2 && p.rule == ResultRule::kSame)) << p.name;
    }
    EXPECT_EQ(p.neutral.element == NamedElement::kNone, p.neutral.types == 0) << p.name;
    EXPECT_EQ(p.absorbing.element == NamedElement::kNone, p.absorbing.types == 0) << p.name;
  }
}

/// Every name that the formulas of StableHLO use, with its number of arguments there.
TEST(ScalarPrimitives, TakeTheArgumentsOfTheText) {
  constexpr std::pair<std::string_view, int> kArities[] = {
      {"abs", 1}, {"atan2", 2}, {"complex", 2}, {"convert", 2}, {"order", 4}, {"reduce_precision", 3}, {"erf", 1}};
  for (const auto& [name, arity] : kArities) {
    ASSERT_TRUE(find_primitive_name(name)) << name;
    EXPECT_EQ(scalar_primitive(*find_primitive_name(name)).arity, arity) << name;
  }
}

/// A word that is a builtin and a primitive would mean either by its place.
TEST(ScalarPrimitives, SharesOneNameWithTheBuiltins) {
  std::set<std::string_view> shared;
  for (const ScalarPrimitive& p : scalar_primitives())
    if (find_builtin(p.name) != nullptr) shared.insert(p.name);
  EXPECT_EQ(shared, (std::set<std::string_view>{"ceil"}));
}

}  // namespace
}  // namespace assay::spec
