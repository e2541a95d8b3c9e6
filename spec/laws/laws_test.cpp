#include <gtest/gtest.h>

#include "spec/held_values.h"
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

/// `values` of an operand is what is known of it: what nobody knows breaks no law, of whatever types.
TEST_F(LawTest, SeeWhatOperandsHoldWhereItIsKnown) {
  const Value one = tensor({1}, ElementType::i32);
  auto pad = op("dynamic_pad", {{"operand", tensor({4})},
                                {"padding_value", tensor({})},
                                {"edge_padding_low", one},
                                {"edge_padding_high", one},
                                {"interior_padding", one},
                                {"result", tensor({5})}});
  EXPECT_EQ(message(pad), "");
  const auto holding = [&](Value low, Value high, Value interior) {
    const Value values[] = {Value::undefined(), Value::undefined(), low, high, interior};
    pad.held = held_by_slot(*pad.record, values, arena_);
    return message(pad);
  };
  EXPECT_EQ(holding(list({1}), list({0}), list({0})), "");
  EXPECT_EQ(holding(list({1}), Value::undefined(), list({0})), "");
  EXPECT_EQ(holding(Value::undefined(), Value::undefined(), list({-1})),
            "dynamic_pad (C3): item 0 of the value of interior_padding, -1, is less than 0");
  EXPECT_NE(holding(list({0}), list({0}), list({0})).find("dynamic_pad (C4): dimension 0 of result, 5, differs from"),
            std::string::npos)
      << message(pad);
  EXPECT_NE(holding(list({-9}), list({0}), list({0})).find("dynamic_pad (C4)"), std::string::npos);
}

TEST_F(LawTest, NoSizeExceedsItsBound) {
  TypeData open;
  open.shape = {kDynamic};
  open.bounds = {2};
  const auto add = [&](std::int64_t n) {
    const Value sized = Value::type(Type::tensor({n}, ElementType::f32));
    return message(op("add", {{"lhs", sized}, {"rhs", Value::type(Type::intern(open))}, {"result", sized}}));
  };
  EXPECT_EQ(add(2), "");
  EXPECT_EQ(add(3).substr(0, 8), "add (C1)");
}

TEST_F(LawTest, UnknownDimensionsOfRegionsAreLeftToRunTime) {
  const Type open = Type::tensor({kDynamic}, ElementType::f32), two = Type::tensor({2}, ElementType::f32),
             three = Type::tensor({3}, ElementType::f32);
  const auto choice = [&](Type yes, Type no) {
    const Type a[] = {yes}, b[] = {no};
    return op("if", {{"pred", tensor({}, ElementType::i1)},
                     {"true_branch", Value::signature(arena_, {{}, a})},
                     {"false_branch", Value::signature(arena_, {{}, b})},
                     {"results", group({Value::type(two)})}});
  };
  EXPECT_EQ(message(choice(two, open)), "");
  EXPECT_NE(message(choice(three, open)), "");
}

/// Of a result the sizes are known, but for one that has a bound (reshape, broadcast_in_dim).
TEST_F(LawTest, ABoundIsAllThatAResultMayLeaveOpen) {
  TypeData bounded;
  bounded.shape = {kDynamic, 2};
  bounded.bounds = {5, kDynamic};
  TypeData twice = bounded;
  twice.shape = twice.bounds = {kDynamic, kDynamic};
  twice.bounds[0] = twice.bounds[1] = 5;
  const auto reshape = [&](Value result) {
    return message(op("reshape", {{"operand", tensor({4})}, {"result", result}}));
  };
  EXPECT_EQ(reshape(Value::type(Type::intern(bounded))), "");
  EXPECT_EQ(reshape(Value::type(Type::intern(twice))).substr(0, 12), "reshape (A1)");
  EXPECT_EQ(reshape(Value::type(Type::tensor({kDynamic}, ElementType::f32))).substr(0, 12), "reshape (A1)");
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
