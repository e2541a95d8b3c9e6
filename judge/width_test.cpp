#include "judge/width.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/envelope/unions.h"

namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using spec::ElementType;

AcceptanceSet floats(double low, double high, std::uint32_t flags = 0) {
  AcceptanceSet set{};
  set.low = low;
  set.high = high;
  set.flags = flags;
  return set;
}

AcceptanceSet integer_range(std::int64_t low, std::int64_t high) {
  AcceptanceSet set{};
  set.integer_low = low;
  set.integer_high = high;
  return set;
}

std::optional<WidthSummary> summary_of(ElementType e, std::vector<AcceptanceSet> sets) {
  const auto shared = std::make_shared<AcceptanceSet[]>(sets.size());
  std::ranges::copy(sets, shared.get());
  Widths widths;
  widths.add({.outputs = {{{spec::Type::tensor({static_cast<std::int64_t>(sets.size())}, e), shared}}}, .related = {}});
  return widths.summary();
}

// Two values that are far apart are two values.
TEST(Widths, OfUnionsAreThoseOfTheirIntervals) {
  oracle::Unions unions;
  const auto s = summary_of(ElementType::f32, {oracle::either(unions, ElementType::f32, floats(0, 0), floats(8, 8))});
  ASSERT_TRUE(s);
  EXPECT_EQ(s->widest.ulps, 1);
  EXPECT_EQ(s->widest.relative, 0);
}

// Between 1 and 2 the values of f32 lie 2^-23 apart.
TEST(Widths, AreCountedInValuesOfTheTypeAndRelatively) {
  const double ulp = std::ldexp(1.0, -23);
  const auto s = summary_of(ElementType::f32, {floats(1, 1), floats(1, 1 + 4 * ulp), floats(1, 1 + 2 * ulp)});
  ASSERT_TRUE(s);
  EXPECT_EQ(s->median.ulps, 2);
  EXPECT_EQ(s->widest.ulps, 4);
  EXPECT_NEAR(s->widest.relative, 4 * ulp, 1e-12);
  EXPECT_EQ(describe(*s), "sets: median 2 ulp, 2.4e-07; widest 4 ulp, 4.8e-07: a wrong answer shows from 4.8e-07 on");
}

TEST(Widths, OfOneValueAreNoneWhateverItIs) {
  const auto s = summary_of(ElementType::f32, {floats(0, 0, oracle::kMustNan), floats(-0.0, 0.0), floats(3, 3)});
  ASSERT_TRUE(s);
  EXPECT_TRUE(s->is_exact());
  EXPECT_EQ(describe(*s), "every set is one value");
}

TEST(Widths, OfWhatIsOpenThereAreNone) {
  EXPECT_FALSE(summary_of(ElementType::f32, {floats(0, 0, oracle::kUnconstrained)}));
  EXPECT_FALSE(summary_of(ElementType::f32, {}));
}

TEST(Widths, OfIntegersAreDifferences) {
  const auto s = summary_of(ElementType::i32, {integer_range(7, 8)});
  ASSERT_TRUE(s);
  EXPECT_EQ(s->widest.ulps, 1);
  EXPECT_DOUBLE_EQ(s->widest.relative, 1.0 / 8);
}

TEST(Widths, ThatReachInfinityHaveNoBound) {
  const auto s = summary_of(ElementType::f32, {floats(1, std::numeric_limits<double>::infinity())});
  if (!s) return;  // open, should the type have nothing else
  EXPECT_TRUE(std::isinf(s->widest.relative));
  EXPECT_NE(describe(*s).find("without bound"), std::string::npos);
}

}  // namespace
}  // namespace assay::judge
