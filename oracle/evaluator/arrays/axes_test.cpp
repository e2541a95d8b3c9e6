#include "oracle/evaluator/arrays/axes.h"

#include <gtest/gtest.h>

#include <vector>

#include "spec/choices.h"

namespace assay::oracle {
namespace {

TEST(AxisSets, AreBits) {
  EXPECT_EQ(axis_range(0, 0), AxisSet{0});
  EXPECT_EQ(axis_range(2, 3), axis_bit(2) | axis_bit(3) | axis_bit(4));
  EXPECT_EQ(axis_range(0, 64), ~AxisSet{0});
  EXPECT_EQ(axis_range(63, 1), axis_bit(63));
  EXPECT_EQ(innermost(axis_bit(5) | axis_bit(9)), 5);
  EXPECT_EQ(outermost(axis_bit(5) | axis_bit(9)), 9);
}

TEST(Space, CountsThePlacesOfItsAxes) {
  Space space{.axes = 4};
  space.extent[0] = 2, space.extent[1] = 3, space.extent[2] = 1, space.extent[3] = 0;
  EXPECT_EQ(space.count(0), 1);
  EXPECT_EQ(space.count(axis_bit(0) | axis_bit(1) | axis_bit(2)), 6);
  EXPECT_EQ(space.count(axis_range(0, 4)), 0);
}

/// Offset of a place in an array that is dense over `axes`, the lowest axis innermost.
std::int64_t offset(const Space& space, AxisSet axes, const std::vector<std::int64_t>& place) {
  std::int64_t at = 0;
  for (int axis = space.axes - 1; axis >= 0; --axis) {
    const auto a = static_cast<std::size_t>(axis);
    if ((axes & axis_bit(axis)) != 0) at = at * space.extent[a] + place[a];
  }
  return at;
}

/// The offsets into each array at every place of `all`, the lowest axis fastest.
template <int kArrays>
std::vector<std::array<std::int64_t, kArrays>> places(const Space& space, AxisSet all,
                                                      const std::array<AxisSet, kArrays>& arrays) {
  std::vector<std::array<std::int64_t, kArrays>> out;
  for (std::int64_t number = 0; number < space.count(all); ++number) {
    std::vector<std::int64_t> place(static_cast<std::size_t>(space.axes));
    std::int64_t rest = number;
    for (int axis = 0; axis < space.axes; ++axis) {
      const auto a = static_cast<std::size_t>(axis);
      if ((all & axis_bit(axis)) == 0) continue;
      place[a] = rest % space.extent[a];
      rest /= space.extent[a];
    }
    auto& at = out.emplace_back();
    for (std::size_t a = 0; a < kArrays; ++a) at[a] = offset(space, arrays[a], place);
  }
  return out;
}

template <int kArrays> std::vector<std::array<std::int64_t, kArrays>> visited(const Nest<kArrays>& nest) {
  std::vector<std::array<std::int64_t, kArrays>> out;
  nest.for_rows([&](const auto& at, std::int64_t n) {
    for (std::int64_t j = 0; j < n; ++j) {
      auto& here = out.emplace_back(at);
      for (std::size_t a = 0; a < kArrays; ++a) here[a] += j * nest.stride[a][0];
    }
  });
  return out;
}

TEST(Nest, VisitsEveryPlaceInOrder) {
  std::size_t visits = 0;
  for (std::uint64_t k = 0; k < 2000; ++k) {
    Prng choices(3, k);
    Space space{.axes = 6};
    for (std::size_t a = 0; a < 6; ++a) space.extent[a] = choices.between(k % 5 == 0 ? 0 : 1, 3);
    const AxisSet all = choices.below(64);
    const std::array<AxisSet, 3> arrays = {all, all & choices.below(64), all & choices.below(64)};
    const Nest<3> nest(space, all, arrays);
    const auto expected = places<3>(space, all, arrays);
    EXPECT_EQ(visited(nest), expected) << "space " << k;
    for (const auto& strides : nest.stride) {
      EXPECT_TRUE(strides[0] == 0 || strides[0] == 1) << "space " << k;
    }
    visits += expected.size();
  }
  EXPECT_GT(visits, 20000u);
}

/// Neighbouring axes that all arrays step through alike are one loop; those of extent 1 are none.
TEST(Nest, MergesAxes) {
  Space space{.axes = 4};
  space.extent[0] = 2, space.extent[1] = 3, space.extent[2] = 1, space.extent[3] = 5;
  const AxisSet all = axis_range(0, 4);
  EXPECT_EQ((Nest<1>(space, all, {all}).depth), 1);
  EXPECT_EQ((Nest<1>(space, all, {all}).extent[0]), 30);
  EXPECT_EQ((Nest<2>(space, all, {all, axis_range(0, 2)}).depth), 2);
  EXPECT_EQ((Nest<2>(space, all, {all, axis_bit(1)}).depth), 3);
  EXPECT_EQ((Nest<2>(space, axis_bit(2), {axis_bit(2), 0}).depth), 1);
}

}  // namespace
}  // namespace assay::oracle
