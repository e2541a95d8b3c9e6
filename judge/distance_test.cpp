#include "judge/distance.h"

#include <cmath>
#include <cstring>
#include <limits>

#include <gtest/gtest.h>

#include "spec/types/float_code.h"

/// The kinds of contracts.md: what a reader has to see at once.
namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using oracle::AcceptanceTensor;
using spec::ElementType;

constexpr double kInfiniteReal = std::numeric_limits<double>::infinity();
constexpr double kNanReal = std::numeric_limits<double>::quiet_NaN();

AcceptanceTensor of(ElementType e, std::vector<AcceptanceSet> sets) {
  const auto shared = std::make_shared<AcceptanceSet[]>(sets.size());
  std::ranges::copy(sets, shared.get());
  return {spec::Type::tensor({1}, e), shared};
}

AcceptanceSet reals(double low, double high, std::uint32_t flags = 0) {
  AcceptanceSet set{};
  set.low = low;
  set.high = high;
  set.flags = flags;
  return set;
}

AcceptanceSet integers(std::int64_t low, std::int64_t high) {
  AcceptanceSet set{};
  set.integer_low = low;
  set.integer_high = high;
  return set;
}

std::vector<std::byte> bytes_of(ElementType e, std::vector<std::uint64_t> codes) {
  std::vector<std::byte> out;
  const auto size = spec::storage_bytes(spec::real_type(e));
  for (const std::uint64_t code : codes)
    for (int i = 0; i < size; ++i) out.push_back(static_cast<std::byte>(code >> (8 * i)));
  return out;
}

Distance from(double got, AcceptanceSet set, bool reads_nan = false, ElementType e = ElementType::f32) {
  return distance(of(e, {set}), 0, bytes_of(e, {spec::encode(e, got)}), reads_nan);
}

Distance integer_from(ElementType e, std::uint64_t got, AcceptanceSet set) {
  return distance(of(e, {set}), 0, bytes_of(e, {got}), false);
}

TEST(Distance, OfRoundingCountsValuesOfTheType) {
  const Distance d = from(1 + 3 * 0x1p-23, reals(1, 1));
  EXPECT_EQ(d.kind, DistanceKind::kRounding);
  EXPECT_EQ(d.ulps, 3);
  EXPECT_EQ(d.nearest, "1.0");
  EXPECT_EQ(describe(d), "rounding, 3 ulp");
  // The nearer end of the set counts, and below a power of two values lie twice as close.
  EXPECT_EQ(from(1 - 2 * 0x1p-24, reals(1, 2)).ulps, 2);
  EXPECT_EQ(from(2 + 0x1p-22, reals(1, 2)).ulps, 1);
  EXPECT_EQ(from(1.5, reals(1, 1), false, ElementType::bf16).ulps, 64);
  EXPECT_EQ(from(-1, reals(1, 1), false, ElementType::f8E5M2).ulps,
            2 * 60);  // from 1.0 down to 0 it has the codes 1 to 60
}

// `x / 1e38` gives 0 where 3 is right.
TEST(Distance, OfRangeIsAFiniteValueThatBecameSpecialOrTheReverse) {
  for (const auto& [got, legal] : std::vector<std::pair<double, double>>{{0, 3},
                                                                         {3, 0},
                                                                         {kInfiniteReal, 3},
                                                                         {3, kInfiniteReal},
                                                                         {kNanReal, 3},
                                                                         {-kInfiniteReal, kInfiniteReal},
                                                                         {kInfiniteReal, kNanReal},
                                                                         {3, kNanReal},
                                                                         {0, -0x1p-126}}) {
    const auto set = std::isnan(legal) ? reals(0, 0, oracle::kMustNan) : reals(legal, legal);
    const Distance d = from(got, set);
    EXPECT_EQ(d.kind, DistanceKind::kRange) << got << " for " << legal;
    EXPECT_EQ(d.ulps, 0);
  }
  EXPECT_EQ(from(0, reals(3, 3)).nearest, "3.0");
  EXPECT_EQ(from(3, reals(0, 0, oracle::kMustNan)).nearest, "NaN");
  EXPECT_EQ(from(kNanReal, reals(-5, 7)).nearest, "0.0");
  EXPECT_EQ(from(kNanReal, reals(2, 7)).nearest, "2.0");
}

TEST(Distance, OfSpecialsIsTheSignOfZeroASubnormalOrANanOfAnOperand) {
  EXPECT_EQ(from(-0.0, reals(0.0, 0.0)).kind, DistanceKind::kSpecial);
  EXPECT_EQ(from(-0.0, reals(0.0, 0.0)).nearest, "0.0");
  EXPECT_EQ(from(0.0, reals(-0.0, -0.0)).nearest, "-0.0");
  EXPECT_EQ(from(0, reals(0x1p-127, 0x1p-127)).kind, DistanceKind::kSpecial);
  EXPECT_EQ(from(0x1p-149, reals(0, 0)).kind, DistanceKind::kSpecial);
  EXPECT_EQ(from(5, reals(0, 0, oracle::kMustNan), true).kind, DistanceKind::kSpecial);
  EXPECT_EQ(from(kNanReal, reals(5, 5), true).kind, DistanceKind::kSpecial);
}

TEST(Distance, OfIntegersIsPolicy) {
  const Distance d = integer_from(ElementType::i8, 0x80, integers(127, 127));
  EXPECT_EQ(d.kind, DistanceKind::kPolicy);
  EXPECT_EQ(d.ulps, 255);
  EXPECT_EQ(d.nearest, "127");
  EXPECT_EQ(integer_from(ElementType::i4, 0xF, integers(0, 3)).nearest, "0");
  EXPECT_EQ(integer_from(ElementType::ui8, 0xFF, integers(0, 3)).ulps, 252);
  EXPECT_EQ(integer_from(ElementType::ui64, 5, integers(-1, -1)).nearest, "18446744073709551615");
  EXPECT_EQ(integer_from(ElementType::i1, 1, integers(0, 0)).nearest, "false");
}

TEST(Distance, OfAComplexElementIsThatOfItsWorsePart) {
  const auto code = [](double x) { return spec::encode(ElementType::f32, x); };
  const auto complex = ElementType::c64;
  const auto both = distance(of(complex, {reals(1, 1), reals(2, 2)}), 0,
                             bytes_of(complex, {code(1 + 0x1p-23), code(kInfiniteReal)}), false);
  EXPECT_EQ(both.kind, DistanceKind::kRange);
  EXPECT_EQ(both.nearest, "(1.0, 2.0)");
  const auto second =
      distance(of(complex, {reals(0, 0), reals(2, 2)}), 0, bytes_of(complex, {code(0), code(2 + 0x1p-22)}), false);
  EXPECT_EQ(second.kind, DistanceKind::kRounding);
  EXPECT_EQ(second.ulps, 1);
}

TEST(Distance, IsWorseByKindAndThenByUlps) {
  using enum DistanceKind;
  EXPECT_TRUE(is_worse({kRange, 0, ""}, {kSpecial, 0, ""}));
  EXPECT_TRUE(is_worse({kSpecial, 0, ""}, {kPolicy, 9, ""}));
  EXPECT_TRUE(is_worse({kPolicy, 1, ""}, {kRounding, 1e6, ""}));
  EXPECT_TRUE(is_worse({kRounding, 2, ""}, {kRounding, 1, ""}));
  EXPECT_FALSE(is_worse({kRounding, 1, ""}, {kRounding, 1, ""}));
}

}  // namespace
}  // namespace assay::judge
