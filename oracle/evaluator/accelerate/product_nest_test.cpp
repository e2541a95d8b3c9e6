#include "oracle/evaluator/exact.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "spec/choices.h"
#include "spec/scale_test.h"

/// The accelerator of sums of products against one term after the other, bit by bit.
namespace assay::oracle {
namespace {

using Loop = ProductNest::Loop;

template <class T> struct Operands {
  std::vector<Loop> loops;  ///< innermost first
  std::vector<T> lhs, rhs, results;
};

/// One term after the other: the loops as they are written, outermost first, or their steps backwards.
template <class T>
void add_term_by_term(const Operands<T>& o, std::size_t depth, bool backwards, std::array<std::int64_t, 3> at,
                      std::vector<T>& results) {
  if (depth == 0) {
    T& sum = results[static_cast<std::size_t>(at[0])];
    sum = sum + o.lhs[static_cast<std::size_t>(at[1])] * o.rhs[static_cast<std::size_t>(at[2])];
    return;
  }
  const Loop& l = o.loops[depth - 1];
  for (std::int64_t i = 0; i < l.extent; ++i) {
    const std::int64_t k = backwards ? l.extent - 1 - i : i;
    add_term_by_term(o, depth - 1, backwards, {at[0] + k * l.results, at[1] + k * l.lhs, at[2] + k * l.rhs}, results);
  }
}

template <class T> T draw_element(Choices& choices, bool special) {
  if constexpr (std::is_floating_point_v<T>) {
    using Limits = std::numeric_limits<T>;
    const T specials[] = {T{0},
                          -T{0},
                          -T{0},
                          Limits::denorm_min(),
                          -Limits::min(),
                          Limits::max(),
                          Limits::lowest(),
                          Limits::infinity(),
                          -Limits::infinity(),
                          Limits::quiet_NaN()};
    if (special && choices.chance(1, 3)) return specials[choices.below(std::size(specials))];
    return static_cast<T>(choices.between(-999, 999)) / static_cast<T>(choices.between(1, 99));
  } else {
    return special ? static_cast<T>(choices.below(std::numeric_limits<std::uint64_t>::max()))
                   : static_cast<T>(choices.between(-9, 9));
  }
}

/// Loops of which each moves some of results, lhs and rhs, as arrays that are dense over their own axes.
template <class T> Operands<T> draw(Choices& choices) {
  Operands<T> o;
  std::array<std::int64_t, 3> size{1, 1, 1};
  const auto depth = choices.below(5);
  for (std::uint64_t d = 0; d < depth; ++d) {
    const auto moved = choices.below(8);
    const auto largest = d == 0 ? 70 : 12;
    const std::int64_t n = choices.chance(1, 20) ? 0 : choices.between(2, largest);
    const auto stride = [&](std::size_t array) { return (moved >> array & 1) != 0 ? size[array] : std::int64_t{0}; };
    o.loops.push_back({n, stride(0), stride(1), stride(2)});
    for (std::size_t array = 0; array < 3; ++array) size[array] *= (moved >> array & 1) != 0 ? n : 1;
  }
  const bool special = choices.chance(1, 2);
  const auto filled = [&](std::int64_t n) {
    std::vector<T> out(static_cast<std::size_t>(n));
    for (T& x : out) x = draw_element<T>(choices, special);
    return out;
  };
  o.results = filled(size[0]);
  o.lhs = filled(size[1]);
  o.rhs = filled(size[2]);
  return o;
}

/// Bits; NaN is one value, whichever code a machine gives it.
template <class T> std::vector<std::uint64_t> bits(const std::vector<T>& elements) {
  std::vector<std::uint64_t> out;
  for (const T x : elements) {
    if constexpr (std::is_same_v<T, float>)
      out.push_back(std::isnan(x) ? ~std::uint64_t{0} : std::bit_cast<std::uint32_t>(x));
    else if constexpr (std::is_same_v<T, double>)
      out.push_back(std::isnan(x) ? ~std::uint64_t{0} : std::bit_cast<std::uint64_t>(x));
    else out.push_back(x);
  }
  return out;
}

template <class T> class SumOfProducts : public testing::Test {};
using ElementTypes = testing::Types<float, double, std::uint32_t, std::uint64_t>;
TYPED_TEST_SUITE(SumOfProducts, ElementTypes);

TYPED_TEST(SumOfProducts, TakesTheTermsOfEachResultInOrder) {
  std::size_t other_order_differs = 0;
  const std::size_t nests = spec::scaled(400);
  for (std::size_t k = 0; k < nests; ++k) {
    Prng choices(11, k);
    const auto o = draw<TypeParam>(choices);
    std::vector<TypeParam> in_order = o.results, backwards = o.results, got = o.results;
    add_term_by_term(o, o.loops.size(), false, {}, in_order);
    add_term_by_term(o, o.loops.size(), true, {}, backwards);
    sum_products(o.loops, o.lhs.data(), o.rhs.data(), got.data());
    ASSERT_EQ(bits(got), bits(in_order)) << "nest " << k;
    other_order_differs += bits(backwards) != bits(in_order);
  }
  // What is drawn tells orders apart where they matter, and only there.
  if (std::is_floating_point_v<TypeParam>) EXPECT_GT(other_order_differs, nests / 20);
  else EXPECT_EQ(other_order_differs, 0U);
}

TEST(SumOfProducts, KeepsTheSignOfZero) {
  const std::vector<float> zero(40, 0.0f), one(1, 1.0f), minus(40, -0.0f);
  std::vector<float> results(40, -0.0f);
  sum_products<float>({{40, 1, 0, 1}, {1, 0, 1, 40}}, one.data(), minus.data(), results.data());
  EXPECT_TRUE(std::signbit(results[0]) && std::signbit(results[39]));
  sum_products<float>({{40, 1, 0, 1}, {1, 0, 1, 40}}, one.data(), zero.data(), results.data());
  EXPECT_FALSE(std::signbit(results[0]) || std::signbit(results[39]));
}

}  // namespace
}  // namespace assay::oracle
