#include "conform/files/check_file.h"

#include <cmath>
#include <cstring>

#include <gtest/gtest.h>

namespace assay::conform {
namespace {

using oracle::AcceptanceSet;
using spec::ElementType;

LegalSets sets_of(ElementType type, std::vector<AcceptanceSet> sets) {
  const std::int64_t elements = static_cast<std::int64_t>(sets.size()) / (spec::is_complex(type) ? 2 : 1);
  std::shared_ptr<AcceptanceSet[]> shared(new AcceptanceSet[sets.size()]);
  std::ranges::copy(sets, shared.get());
  const std::vector<std::int64_t> shape{elements};
  return {{{Type::tensor(shape, type), shared}}};
}

template <class Number> std::vector<Number> numbers_in(const Tensor& tensor) {
  std::vector<Number> out(tensor.bytes.size() / sizeof(Number));
  std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
  return out;
}

AcceptanceSet between(double low, double high, std::uint32_t flags = 0) {
  return {.low = low, .high = high, .flags = flags, .node = 0};
}
AcceptanceSet between_integers(std::int64_t low, std::int64_t high, std::uint32_t flags = 0) {
  return {.integer_low = low, .integer_high = high, .flags = flags, .node = 0};
}

TEST(LegalArrays, HoldEndsAndFlags) {
  const auto arrays = legal_arrays(sets_of(
      ElementType::f32, {between(-1.5, 2), between(0, 0, oracle::kMustNan), between(0, 0, oracle::kUnconstrained)}));
  ASSERT_EQ(arrays.size(), 3u);
  const auto lower = numbers_in<float>(arrays[0]), upper = numbers_in<float>(arrays[1]);
  EXPECT_EQ(lower[0], -1.5f);
  EXPECT_EQ(upper[0], 2.0f);
  EXPECT_TRUE(std::isnan(lower[1]) && std::isnan(upper[1]));
  EXPECT_EQ(lower[2], -INFINITY);
  EXPECT_EQ(upper[2], INFINITY);
  EXPECT_EQ(arrays[2].type.element(), ElementType::ui8);
  EXPECT_EQ(numbers_in<std::uint8_t>(arrays[2]), (std::vector<std::uint8_t>{0, 2, 32}));
}

TEST(LegalArrays, EndAtTheLargestNumberOfATypeWithoutInfinities) {
  const auto arrays = legal_arrays(sets_of(ElementType::f8E4M3FN, {between(0, 0, oracle::kUnconstrained)}));
  EXPECT_EQ(numbers_in<std::uint8_t>(arrays[0])[0], 0xFE);  // -448
  EXPECT_EQ(numbers_in<std::uint8_t>(arrays[1])[0], 0x7E);  // 448
}

TEST(LegalArrays, HoldIntegersOfEachSignAndWidth) {
  const auto any = between_integers(0, 0, oracle::kUnconstrained);
  const auto i8 = legal_arrays(sets_of(ElementType::i8, {between_integers(-3, 4), any}));
  EXPECT_EQ(numbers_in<std::int8_t>(i8[0]), (std::vector<std::int8_t>{-3, -128}));
  EXPECT_EQ(numbers_in<std::int8_t>(i8[1]), (std::vector<std::int8_t>{4, 127}));
  const auto ui64 = legal_arrays(sets_of(ElementType::ui64, {any}));
  EXPECT_EQ(numbers_in<std::uint64_t>(ui64[1]), std::vector<std::uint64_t>{~0ull});
  const auto i1 = legal_arrays(sets_of(ElementType::i1, {any}));
  EXPECT_EQ(numbers_in<std::uint8_t>(i1[1]), std::vector<std::uint8_t>{1});
}

TEST(LegalArrays, JoinTheFlagsOfTheTwoPartsOfAComplexNumber) {
  const auto arrays =
      legal_arrays(sets_of(ElementType::c64, {between(1, 2, oracle::kMayNan), between(3, 4, oracle::kZeroSignFree)}));
  EXPECT_EQ(numbers_in<float>(arrays[0]), (std::vector<float>{1, 3}));
  EXPECT_EQ(numbers_in<float>(arrays[1]), (std::vector<float>{2, 4}));
  EXPECT_EQ(numbers_in<std::uint8_t>(arrays[2]), std::vector<std::uint8_t>{17});
}

}  // namespace
}  // namespace assay::conform
