#include <gtest/gtest.h>

#include "spec/instance.h"

namespace assay::spec {
namespace {

/// An op as a test writes it: values by the names of the record.
class LawTest : public testing::Test {
 protected:
  Instance op(std::string_view name, std::initializer_list<std::pair<std::string_view, Value>> values) {
    const Record* record = Records::builtin().find(name);
    auto slots = arena_.array<Value>(record->names.size());
    std::fill(slots.begin(), slots.end(), Value::undefined());
    for (const int slot : record->attributes) {
      if (record->names[static_cast<std::size_t>(slot)].optional)
        slots[static_cast<std::size_t>(slot)] = Value::absent();
    }
    for (const auto& [key, value] : values) slots[static_cast<std::size_t>(record->find(key)->slot)] = value;
    return {record, slots, {}};
  }

  Value list(std::initializer_list<std::int64_t> numbers) { return Value::list(arena_, std::vector(numbers)); }
  static Value tensor(std::initializer_list<std::int64_t> shape, ElementType e = ElementType::f32) {
    return Value::type(Type::tensor(shape, e));
  }
  Value group(std::initializer_list<Value> values) {
    return Value::list(arena_.copy(std::span(values.begin(), values.size())));
  }
  std::string message(const Instance& instance) { return check(instance, arena_).message; }

  Arena arena_;
};

TEST_F(LawTest, SliceWithinBoundsIsValid) {
  const auto slice = op("slice", {{"operand", tensor({5, 8})},
                                  {"start_indices", list({1, 0})},
                                  {"limit_indices", list({4, 8})},
                                  {"strides", list({1, 3})},
                                  {"result", tensor({3, 3})}});
  EXPECT_EQ(check(slice, arena_).law, nullptr) << message(slice);
}

TEST_F(LawTest, MessageNamesLawElementAndBothSides) {
  const auto slice = op("slice", {{"operand", tensor({5, 8})},
                                  {"start_indices", list({1, 0})},
                                  {"limit_indices", list({4, 9})},
                                  {"strides", list({1, 3})},
                                  {"result", tensor({3, 3})}});
  EXPECT_EQ(message(slice), "slice (C3): limit_indices[1] = 9 exceeds dimension 1 of operand, 8");
}

TEST_F(LawTest, LiteralBoundsStandOnTheRight) {
  const auto slice = op("slice", {{"operand", tensor({5, 8})},
                                  {"start_indices", list({-1, 0})},
                                  {"limit_indices", list({4, 8})},
                                  {"strides", list({1, 3})},
                                  {"result", tensor({3, 3})}});
  EXPECT_EQ(message(slice), "slice (C3): start_indices[0] = -1 is less than 0");
}

TEST_F(LawTest, ShapesThatDifferAreShownByTheirFirstDifference) {
  const auto slice = op("slice", {{"operand", tensor({5, 8})},
                                  {"start_indices", list({1, 0})},
                                  {"limit_indices", list({4, 8})},
                                  {"strides", list({1, 3})},
                                  {"result", tensor({3, 4})}});
  EXPECT_EQ(
      message(slice),
      "slice (C5): dimension 1 of result, 4, differs from item 1 of ceil((limit_indices - start_indices) / strides), 3");
}

TEST_F(LawTest, DotGeneralExample) {
  const auto dot = op("dot_general", {{"lhs_batching_dimensions", list({0})},
                                      {"lhs_contracting_dimensions", list({2})},
                                      {"rhs_batching_dimensions", list({0})},
                                      {"rhs_contracting_dimensions", list({1})},
                                      {"lhs", tensor({2, 2, 3})},
                                      {"rhs", tensor({2, 3, 4})},
                                      {"result", tensor({2, 2, 4})}});
  EXPECT_EQ(check(dot, arena_).law, nullptr) << message(dot);
}

TEST_F(LawTest, ListsOfDifferentLengthsMakeAZipUndefined) {
  const auto dot = op("dot_general", {{"lhs_batching_dimensions", list({})},
                                      {"lhs_contracting_dimensions", list({2, 0})},
                                      {"rhs_batching_dimensions", list({})},
                                      {"rhs_contracting_dimensions", list({1})},
                                      {"lhs", tensor({2, 2, 3})},
                                      {"rhs", tensor({2, 3, 4})},
                                      {"result", tensor({2, 2, 4})}});
  const Record& record = *dot.record;
  const auto law = [&](std::string_view label) -> const Law& {
    return *std::find_if(record.laws.begin(), record.laws.end(), [&](const Law& l) { return l.label == label; });
  };
  EXPECT_EQ(holds(dot, law("C2"), arena_), Truth::kFalse);
  EXPECT_EQ(holds(dot, law("C10"), arena_), Truth::kUndefined);
  EXPECT_EQ(
      message(dot),
      "dot_general (C2): the size of lhs_contracting_dimensions, 2, differs from the size of rhs_contracting_dimensions, 1");
}

TEST_F(LawTest, UnknownDimensionsAreLeftToRunTime) {
  TypeData open;
  open.shape = {kDynamic};
  const auto add = op("add", {{"lhs", Value::type(Type::intern(open))}, {"rhs", tensor({2})}, {"result", tensor({2})}});
  EXPECT_EQ(check(add, arena_).law, nullptr) << message(add);
}

TEST_F(LawTest, RegionsAreMatchedAgainstTheirPattern) {
  const Type scalar = Type::tensor({}, ElementType::f32);
  const Type wrong = Type::tensor({}, ElementType::i32);
  const Type two[] = {scalar, scalar};
  const Type one[] = {scalar}, other[] = {wrong};
  const auto reduce = [&](std::span<const Type> results) {
    return op("reduce", {{"inputs", group({tensor({4, 3})})},
                         {"init_values", group({tensor({})})},
                         {"dimensions", list({0})},
                         {"body", Value::signature(arena_, {two, results})},
                         {"results", group({tensor({3})})}});
  };
  EXPECT_EQ(check(reduce(one), arena_).law, nullptr) << message(reduce(one));
  EXPECT_EQ(check(reduce(other), arena_).law->label, "C6") << message(reduce(other));
}

}  // namespace
}  // namespace assay::spec
