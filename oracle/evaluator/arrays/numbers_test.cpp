#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include "oracle/evaluator/arrays/arrays.h"
#include "spec/choices.h"

/// Numbers over axes, operation by operation, against the same computed place by place.
namespace assay::oracle {
namespace {

using spec::Operator;
using Number = std::int64_t;

/// Three axes of extents 2, 3 and 4.
Space small_space() {
  Space space{.axes = 3};
  space.extent[0] = 2, space.extent[1] = 3, space.extent[2] = 4;
  return space;
}

/// The number at a place of the whole space.
Number at(const Space& space, const Numbers& numbers, const std::array<Number, 3>& place) {
  if (numbers.is_single()) return numbers.single;
  Number offset = 0;
  for (int axis = 2; axis >= 0; --axis)
    if ((numbers.axes & axis_bit(axis)) != 0)
      offset = offset * space.extent[static_cast<std::size_t>(axis)] + place[static_cast<std::size_t>(axis)];
  return numbers.begin()[offset];
}

std::vector<Number> everywhere(const Space& space, const std::function<Number(const std::array<Number, 3>&)>& number) {
  std::vector<Number> out;
  for (Number z = 0; z < space.extent[2]; ++z)
    for (Number y = 0; y < space.extent[1]; ++y)
      for (Number x = 0; x < space.extent[0]; ++x) out.push_back(number({x, y, z}));
  return out;
}

std::vector<Number> everywhere(const Space& space, const Numbers& numbers) {
  return everywhere(space, [&](const auto& place) { return at(space, numbers, place); });
}

/// Drawn numbers over some axes: small ones, and kNowhere and kUncertain where they may occur.
Numbers drawn(const Space& space, AxisSet axes, Choices& choices, bool is_regular) {
  if (axes == 0) return Numbers::of(choices.between(-4, 4));
  Numbers index = Numbers::of(0);
  Number places = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if ((axes & axis_bit(axis)) == 0) continue;
    index = combine(space, Operator::kAdd, index,
                    combine(space, Operator::kMultiply, iota(space, axis), Numbers::of(places)));
    places *= space.extent[static_cast<std::size_t>(axis)];
  }
  std::vector<Number> table;
  for (Number i = 0; i < places; ++i) {
    const auto kind = is_regular ? 9 : choices.below(10);
    table.push_back(kind == 0 ? kNowhere : kind == 1 ? kUncertain : choices.between(-4, 4));
  }
  return look_up(space, table, index);
}

bool is_special(Number n) { return n == kNowhere || n == kUncertain; }

bool has_special(const std::vector<Number>& all) { return std::ranges::any_of(all, is_special); }

struct Operation {
  Operator op;
  Number nowhere;  ///< what it gives where an operand is kNowhere
  Number (*of)(Number, Number);
};

Number floor_quotient(Number a, Number b) {
  return static_cast<Number>(std::floor(static_cast<double>(a) / static_cast<double>(b)));
}

constexpr Operation kOperations[] = {
    {Operator::kAdd, kNowhere, [](Number a, Number b) { return a + b; }},
    {Operator::kSubtract, kNowhere, [](Number a, Number b) { return a - b; }},
    {Operator::kMultiply, kNowhere, [](Number a, Number b) { return a * b; }},
    {Operator::kDivide, kNowhere, [](Number a, Number b) { return b == 0 ? kNowhere : floor_quotient(a, b); }},
    {Operator::kRemainder, kNowhere,
     [](Number a, Number b) { return b == 0 ? kNowhere : a - b * floor_quotient(a, b); }},
    {Operator::kExactDivide, kNowhere,
     [](Number a, Number b) { return b == 0 || floor_quotient(a, b) * b != a ? kNowhere : floor_quotient(a, b); }},
    {Operator::kEqual, 0, [](Number a, Number b) { return Number{a == b}; }},
    {Operator::kNotEqual, 1, [](Number a, Number b) { return Number{a != b}; }},
    {Operator::kLess, 0, [](Number a, Number b) { return Number{a < b}; }},
    {Operator::kLessEqual, 0, [](Number a, Number b) { return Number{a <= b}; }},
    {Operator::kGreater, 0, [](Number a, Number b) { return Number{a > b}; }},
    {Operator::kGreaterEqual, 0, [](Number a, Number b) { return Number{a >= b}; }},
};

TEST(Numbers, AreCombinedPlaceByPlace) {
  const Space space = small_space();
  for (const Operation& operation : kOperations)
    for (std::uint64_t k = 0; k < 200; ++k) {
      Prng choices(5, k);
      const Numbers a = drawn(space, choices.below(8), choices, k % 2 == 0),
                    b = drawn(space, choices.below(8), choices, k % 3 == 0);
      const Numbers got = combine(space, operation.op, a, b);
      const auto expected = everywhere(space, [&](const auto& place) {
        const Number x = at(space, a, place), y = at(space, b, place);
        if (x == kUncertain || y == kUncertain) return kUncertain;
        return x == kNowhere || y == kNowhere ? operation.nowhere : operation.of(x, y);
      });
      EXPECT_EQ(everywhere(space, got), expected) << "operator " << static_cast<int>(operation.op) << ", pair " << k;
      EXPECT_EQ(got.axes, a.axes | b.axes);
      EXPECT_TRUE(!got.regular || !has_special(expected))
          << "operator " << static_cast<int>(operation.op) << ", pair " << k;
    }
}

TEST(Numbers, OfArithmeticWrap) {
  const Space space = small_space();
  constexpr Number kMost = std::numeric_limits<Number>::max() - 1;
  EXPECT_EQ(combine(space, Operator::kAdd, Numbers::of(kMost), Numbers::of(4)).single,
            std::numeric_limits<Number>::min() + 2);
  EXPECT_EQ(negate(space, Numbers::of(7)).single, -7);
  EXPECT_EQ(logical_not(space, Numbers::of(0)).single, 1);
  EXPECT_EQ(minimum(space, Numbers::of(-2), Numbers::of(3)).single, -2);
  EXPECT_EQ(maximum(space, Numbers::of(-2), Numbers::of(3)).single, 3);
}

TEST(Numbers, CountAlongAnAxisFromWhereTheSpaceBegins) {
  Space space = small_space();
  space.begin[1] = 5;
  EXPECT_EQ(everywhere(space, iota(space, 1)), everywhere(space, [](const auto& place) { return place[1] + 5; }));
  space.extent[1] = 1;
  EXPECT_TRUE(iota(space, 1).is_single());
  EXPECT_EQ(iota(space, 1).single, 5);
  EXPECT_EQ(iota(space, 1).axes, axis_bit(1));
}

TEST(Numbers, AreChosenByACondition) {
  const Space space = small_space();
  for (std::uint64_t k = 0; k < 200; ++k) {
    Prng choices(6, k);
    const Numbers a = drawn(space, choices.below(8), choices, false),
                  b = drawn(space, choices.below(8), choices, false);
    const Numbers condition =
        combine(space, Operator::kLess, drawn(space, choices.below(8), choices, k % 2 == 0), Numbers::of(0));
    const auto expected = everywhere(space, [&](const auto& place) {
      const Number c = at(space, condition, place);
      return c == kUncertain ? kUncertain : at(space, c == 1 ? a : b, place);
    });
    const Numbers got = choose(space, condition, a, b);
    EXPECT_EQ(everywhere(space, got), expected) << "choice " << k;
    EXPECT_EQ(got.regular, !has_special(expected)) << "choice " << k;
  }
}

TEST(Numbers, AreLookedUpAndSpread) {
  const Space space = small_space();
  const std::vector<Number> table = {10, 20, kNowhere};
  for (const auto& [index, expected] : std::vector<std::pair<Number, Number>>{{0, 10},
                                                                              {1, 20},
                                                                              {2, kNowhere},
                                                                              {3, kNowhere},
                                                                              {-1, kNowhere},
                                                                              {kNowhere, kNowhere},
                                                                              {kUncertain, kUncertain}})
    EXPECT_EQ(look_up(space, table, Numbers::of(index)).single, expected) << index;
  const Numbers along = look_up(space, table, iota(space, 1));
  EXPECT_FALSE(along.regular);
  EXPECT_EQ(everywhere(space, spread(space, along, 7)), everywhere(space, along));
  EXPECT_EQ(spread(space, along, 7).axes, AxisSet{7});
  const std::vector<Number> numbers = {4, -3, 9};
  EXPECT_EQ(greatest(space, look_up(space, numbers, iota(space, 1))), 9);
}

TEST(Numbers, AreOffsetsOfAnIndex) {
  const Space space = small_space();
  const std::vector<Number> shape = {3, 5};
  for (std::uint64_t k = 0; k < 100; ++k) {
    Prng choices(7, k);
    const std::array<Numbers, 2> index = {drawn(space, choices.below(8), choices, k % 2 == 0),
                                          drawn(space, choices.below(8), choices, k % 2 == 0)};
    const auto expected = everywhere(space, [&](const auto& place) {
      const Number i = at(space, index[0], place), j = at(space, index[1], place);
      if (i == kUncertain || j == kUncertain) return kUncertain;
      return i < 0 || i >= 3 || j < 0 || j >= 5 ? kNowhere : i * 5 + j;
    });
    EXPECT_EQ(everywhere(space, offsets(space, shape, index)), expected) << "index " << k;
  }
}

// ---- cells --------------------------------------------------------------------------------------

/// Cells of one byte over some axes: 1, 2, 3 ...; those in `gaps` do not exist.
Cells counted(const Space& space, AxisSet axes, std::span<const std::size_t> gaps = {}) {
  const auto count = static_cast<std::size_t>(space.count(axes));
  auto data = std::make_shared<std::byte[]>(count);
  auto present = std::make_shared<std::uint8_t[]>(count, std::uint8_t{1});
  for (std::size_t i = 0; i < count; ++i) data[i] = static_cast<std::byte>(i + 1);
  for (const std::size_t gap : gaps) present[gap] = 0;
  Cells out{ElementType::i8, axes, data, nullptr};
  if (!gaps.empty()) out.present = present;
  return out;
}

/// The cell at a place, -1 where there is none.
Number at(const Space& space, const Cells& cells, const std::array<Number, 3>& place) {
  std::size_t offset = 0;
  for (int axis = 2; axis >= 0; --axis) {
    const auto a = static_cast<std::size_t>(axis);
    if ((cells.axes & axis_bit(axis)) != 0)
      offset = offset * static_cast<std::size_t>(space.extent[a]) + static_cast<std::size_t>(place[a]);
  }
  return cells.present && !cells.present[offset] ? -1 : static_cast<Number>(cells.data[offset]);
}

std::vector<Number> everywhere(const Space& space, const Cells& cells) {
  return everywhere(space, [&](const auto& place) { return at(space, cells, place); });
}

TEST(Cells, AreSpreadChosenFilledAndRestricted) {
  const Space space = small_space();
  static constexpr std::size_t kGaps[] = {0, 4};
  for (std::uint64_t k = 0; k < 100; ++k) {
    Prng choices(8, k);
    const AxisSet first = choices.below(8) | 6, second = choices.below(8);
    const Cells a = counted(space, first, k % 2 ? std::span(kGaps) : std::span<const std::size_t>()),
                b = counted(space, second);
    const Numbers condition =
        combine(space, Operator::kLess, drawn(space, choices.below(8), choices, true), Numbers::of(0));
    EXPECT_EQ(everywhere(space, spread(space, a, 7, 1)), everywhere(space, a));
    EXPECT_EQ(everywhere(space, choose(space, condition, a, b, 1)), everywhere(space, [&](const auto& place) {
                return at(space, at(space, condition, place) == 1 ? a : b, place);
              }));
    EXPECT_EQ(everywhere(space, fill(space, a, b, 1)), everywhere(space, [&](const auto& place) {
                const Number own = at(space, a, place);
                return own >= 0 ? own : at(space, b, place);
              }));
    EXPECT_EQ(everywhere(space, restrict(space, a, condition, 1)), everywhere(space, [&](const auto& place) {
                return at(space, condition, place) == 1 ? at(space, a, place) : -1;
              }));
  }
}

}  // namespace
}  // namespace assay::oracle
