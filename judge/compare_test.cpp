#include "judge/compare.h"

#include <cstring>

#include <gtest/gtest.h>

#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using oracle::AcceptanceTensor;
using spec::ElementType;

AcceptanceSet interval(double low, double high, std::uint32_t flags = 0) {
  AcceptanceSet set;
  set.low = low;
  set.high = high;
  set.flags = flags;
  return set;
}

AcceptanceSet integer(std::int64_t n) {
  AcceptanceSet set;
  set.integer_low = set.integer_high = n;
  set.flags = 0;
  return set;
}

AcceptanceTensor accepted(ElementType e, std::vector<AcceptanceSet> sets) {
  const auto n = static_cast<std::int64_t>(sets.size()) / (spec::is_complex(e) ? 2 : 1);
  const auto shared = std::make_shared<AcceptanceSet[]>(sets.size());
  std::ranges::copy(sets, shared.get());
  return {spec::Type::tensor({n}, e), shared};
}

Tensor floats(std::vector<float> values) {
  Tensor t{spec::Type::tensor({static_cast<std::int64_t>(values.size())}, ElementType::f32), {}};
  t.bytes.resize(values.size() * sizeof(float));
  std::memcpy(t.bytes.data(), values.data(), t.bytes.size());
  return t;
}

Tensor bytes(ElementType e, std::vector<std::uint8_t> codes) {
  Tensor t{spec::Type::tensor({static_cast<std::int64_t>(codes.size())}, e), {}};
  for (const auto code : codes) t.bytes.push_back(static_cast<std::byte>(code));
  return t;
}

Comparison compare_one(Tensor got, AcceptanceTensor want) {
  oracle::Acceptance acceptance;
  acceptance.outputs = {{std::move(want)}};
  return compare({{std::move(got)}}, acceptance);
}

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

FailureClass class_for(float got, AcceptanceSet set) {
  const auto comparison = compare_one(floats({got}), accepted(ElementType::f32, {set}));
  EXPECT_TRUE(comparison.failure.has_value());
  return comparison.failure ? comparison.failure->kind : FailureClass::kGarbage;
}

TEST(Compare, CountsWhatIsInsideAndNamesTheFirstOutside) {
  const auto c =
      compare_one(floats({1, 2.5, 7}), accepted(ElementType::f32, {interval(1, 1), interval(2, 2), interval(3, 3)}));
  EXPECT_EQ(c.counts.checked, 3);
  EXPECT_EQ(c.outside.size(), 2u);
  ASSERT_TRUE(c.failure);
  EXPECT_EQ(c.failure->kind, FailureClass::kWrongValue);
  EXPECT_EQ(c.failure->place, (ElementPlace{0, 0, 1}));
  EXPECT_EQ(c.failure->failing_elements, 2);
}

TEST(Compare, TellsTheClassesOfFloatsApart) {
  EXPECT_EQ(class_for(3, interval(1, 1.0625)), FailureClass::kWrongValue);
  EXPECT_EQ(class_for(kNan, interval(1, 1.0625)), FailureClass::kUnexpectedNan);
  EXPECT_EQ(class_for(kInf, interval(1, 1.0625)), FailureClass::kInfinity);
  EXPECT_EQ(class_for(1, interval(0, 0, oracle::kMustNan)), FailureClass::kMissingNan);
  EXPECT_EQ(class_for(1, interval(kInf, kInf)), FailureClass::kMissingInfinity);
  EXPECT_EQ(class_for(-0.0f, interval(0.0, 0.0)), FailureClass::kZeroSign);
}

TEST(Compare, RefusesCodesThatAreNoValues) {
  const auto boolean = compare_one(bytes(ElementType::i1, {2}), accepted(ElementType::i1, {integer(0)}));
  ASSERT_TRUE(boolean.failure);
  EXPECT_EQ(boolean.failure->kind, FailureClass::kOutOfRange);
  const auto narrow = compare_one(bytes(ElementType::i4, {0x1f}), accepted(ElementType::i4, {integer(-1)}));
  ASSERT_TRUE(narrow.failure);
  EXPECT_EQ(narrow.failure->kind, FailureClass::kOutOfRange);
  EXPECT_FALSE(compare_one(bytes(ElementType::i4, {0x0f}), accepted(ElementType::i4, {integer(-1)})).failure);
}

TEST(Compare, OpenElementsNeverFail) {
  const auto c = compare_one(floats({kNan, 1}), accepted(ElementType::f32, {interval(0, 0, oracle::kUnconstrained),
                                                                            interval(0, 0, oracle::kUnconstrained)}));
  EXPECT_FALSE(c.failure);
  EXPECT_EQ(c.counts, (ElementCounts{.open = 2}));
}

// Strength is a measure: what lies outside a wide set lies outside it.
TEST(Compare, WeakElementsFailOutsideTheirSets) {
  const auto c =
      compare_one(floats({5, 2, 7}), accepted(ElementType::f32, {interval(1, 3), interval(1, 3), interval(-kInf, 6)}));
  EXPECT_EQ(c.counts, (ElementCounts{.weak = 2, .open = 1}));
  EXPECT_EQ(c.outside.size(), 2u);
  ASSERT_TRUE(c.failure);
  EXPECT_EQ(c.failure->place, (ElementPlace{0, 0, 0}));
}

TEST(Compare, NamesTheWrongTypeOfAnOutput) {
  const auto shape = compare_one(floats({1, 2}), accepted(ElementType::f32, {interval(1, 1)}));
  ASSERT_TRUE(shape.failure);
  EXPECT_EQ(shape.failure->kind, FailureClass::kWrongType);
  EXPECT_EQ(shape.failure->expected, "tensor<1xf32>");
  oracle::Acceptance two;
  two.outputs = {{accepted(ElementType::f32, {interval(1, 1)})}, {}};
  EXPECT_EQ(compare({{floats({1})}}, two).failure->kind, FailureClass::kWrongType);
  Tensor cut = floats({1});
  cut.bytes.pop_back();
  EXPECT_EQ(compare_one(cut, accepted(ElementType::f32, {interval(1, 1)})).failure->kind, FailureClass::kWrongType);
}

TEST(Failure, NamesStandInTheOrderOfTheirClasses) {
  EXPECT_EQ(to_string(FailureClass::kWrongValue), "wrong-value");
  EXPECT_EQ(to_string(FailureClass::kOutOfRange), "out-of-range");
  EXPECT_EQ(to_string(FailureClass::kCrash), "crash");
  EXPECT_EQ(to_string(FailureClass::kGarbage), "garbage");
}

TEST(Compare, CountsNothingOfResultsThatAreAskedForBesides) {
  const oracle::Acceptance two{
      {{accepted(ElementType::f32, {interval(1, 1)}), accepted(ElementType::f32, {interval(2, 2)})}}};
  EXPECT_EQ(compare({{floats({1}), floats({2})}}, two).counts.checked, 2);
  EXPECT_EQ(compare({{floats({1}), floats({2})}}, two, 1).counts.checked, 1);
  EXPECT_TRUE(compare({{floats({1}), floats({3})}}, two, 1).failure) << "they may be wrong all the same";
}

}  // namespace
}  // namespace assay::judge
