#include "spec/held_values.h"

#include <gtest/gtest.h>

namespace assay::spec {
namespace {

Type bounded(std::vector<std::int64_t> shape, std::vector<std::int64_t> bounds) {
  TypeData data;
  data.shape = std::move(shape);
  data.bounds = std::move(bounds);
  return Type::intern(std::move(data));
}

TEST(HeldValues, AreTheNumbersOfALiteral) {
  Arena arena;
  const auto held = [&](Type type, std::vector<std::uint8_t> bytes, bool is_splat = false) {
    return to_string(held_value(Literal{type, std::as_bytes(std::span(bytes)), is_splat}, arena));
  };
  EXPECT_EQ(held(Type::tensor({2}, ElementType::i8), {3, 0xFF}), "[3, -1]");
  EXPECT_EQ(held(Type::tensor({2}, ElementType::ui8), {3, 0xFF}), "[3, 255]");
  EXPECT_EQ(held(Type::tensor({}, ElementType::i4), {0xF}), "-1");
  EXPECT_EQ(held(Type::tensor({2, 2}, ElementType::i16), {7, 0}, true), "[[7, 7], [7, 7]]");
  EXPECT_EQ(held(Type::tensor({0}, ElementType::i8), {}), "[]");
  EXPECT_EQ(held(Type::tensor({1, 1, 1}, ElementType::i8), {0}), "undefined");
  EXPECT_EQ(held(Type::tensor({1}, ElementType::f8E5M2), {0}), "undefined");
  EXPECT_EQ(held(Type::tensor({1}, ElementType::ui64), std::vector<std::uint8_t>(8, 0xFF)), "[undefined]");
  EXPECT_EQ(held(Type::tensor({1000}, ElementType::i8), {0}, true), "undefined");
}

/// A shape that an operand holds is that of the result, whether a type shows it or nothing else does.
TEST(HeldValues, DecideShapesOfResults) {
  struct Row {
    const char* op;
    std::vector<std::pair<const char*, Value>> slots;
    std::vector<std::pair<const char*, Value>> held;
    std::vector<std::int64_t> expected;
  };
  Arena arena;
  const auto list = [&](std::vector<std::int64_t> numbers) { return Value::list(arena, numbers); };
  const auto tensor = [](std::initializer_list<std::int64_t> shape, ElementType e = ElementType::f32) {
    return Value::type(Type::tensor(shape, e));
  };
  const Value two = tensor({2}, ElementType::i32);
  const Row rows[] = {
      {"dynamic_reshape", {{"operand", tensor({6})}, {"output_shape", two}}, {{"output_shape", list({3, 2})}}, {3, 2}},
      {"dynamic_broadcast_in_dim",
       {{"operand", tensor({1})}, {"output_dimensions", two}, {"broadcast_dimensions", list({1})}},
       {{"output_dimensions", list({4, 5})}},
       {4, 5}},
      {"set_dimension_size",
       {{"operand", tensor({4, 3})}, {"size", tensor({}, ElementType::i32)}, {"dimension", Value::integer(1)}},
       {{"size", Value::integer(2)}},
       {4, 2}},
      {"real_dynamic_slice",
       {{"operand", tensor({4, 9})}, {"start_indices", two}, {"limit_indices", two}, {"strides", two}},
       {{"start_indices", list({0, 1})}, {"limit_indices", list({4, 8})}, {"strides", list({1, 3})}},
       {4, 3}},
  };
  for (const Row& row : rows) {
    const Record& record = *Records::builtin().find(row.op);
    auto slots = arena.array<Value>(record.names.size());
    std::ranges::fill(slots, Value::undefined());
    for (const int slot : record.attributes)
      if (record.names[static_cast<std::size_t>(slot)].optional)
        slots[static_cast<std::size_t>(slot)] = Value::absent();
    for (const auto& [name, v] : row.slots) slots[static_cast<std::size_t>(record.find(name)->slot)] = v;
    const auto result = static_cast<std::size_t>(record.find("result")->slot);
    slots[result] =
        Value::type(Type::tensor(std::vector<std::int64_t>(row.expected.size(), kDynamic), ElementType::f32));
    Instance op{&record, slots, {}};
    std::vector<Value> held;
    for (const int slot : record.operands) {
      const auto& name = record.names[static_cast<std::size_t>(slot)].name;
      const auto it = std::ranges::find(row.held, name, [](const auto& h) { return std::string(h.first); });
      held.push_back(it == row.held.end() ? Value::undefined() : it->second);
    }
    ASSERT_TRUE(infer_from_values(op, held, arena)) << row.op;
    EXPECT_EQ(to_string(slots[result]), Type::tensor(row.expected, ElementType::f32).text()) << row.op;
  }
}

/// What is `?` may be any size within its bound.
TEST(Types, AreRefinedByValues) {
  const Type open = Type::tensor({kDynamic, 2}, ElementType::f32), most_three = bounded({kDynamic, 2}, {3, kDynamic});
  const auto sized = [](std::int64_t n) { return Type::tensor({n, 2}, ElementType::f32); };
  EXPECT_TRUE(refines(sized(9), open));
  EXPECT_TRUE(refines(sized(3), most_three));
  EXPECT_FALSE(refines(sized(4), most_three));
  EXPECT_FALSE(refines(Type::tensor({3, 3}, ElementType::f32), open));
  EXPECT_FALSE(refines(Type::tensor({3, 2}, ElementType::i32), open));
  EXPECT_FALSE(refines(Type::tensor({3}, ElementType::f32), open));
  EXPECT_FALSE(refines(Type::token(), open));
}

}  // namespace
}  // namespace assay::spec
