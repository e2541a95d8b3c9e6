#include "spec/held_values.h"

#include <algorithm>
#include <cstring>

namespace assay::spec {
namespace {

/// More numbers are no shape, and no padding of one.
constexpr std::int64_t kMostHeld = 256;

/// An integer in storage form.
Value integer_of(ElementType e, const std::byte* at) {
  std::uint64_t code = 0;
  std::memcpy(&code, at, static_cast<std::size_t>(storage_bytes(e)));
  const int unused = 64 - bits(e);
  if (is_signed(e)) return Value::integer(static_cast<std::int64_t>(code << unused) >> unused);
  const auto number = static_cast<std::int64_t>(code);
  return number < 0 ? Value::undefined() : Value::integer(number);
}

Value in_shape(std::span<const std::int64_t> shape, std::span<const Value> numbers, Arena& arena) {
  if (shape.empty()) return numbers[0];
  if (shape.size() == 1) return Value::list(numbers);
  if (shape.size() > 2) return Value::undefined();
  auto rows = arena.array<Value>(static_cast<std::size_t>(shape[0]));
  const auto width = static_cast<std::size_t>(shape[1]);
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = Value::list(numbers.subspan(i * width, width));
  return Value::list(rows);
}

}  // namespace

Value held_value(std::span<const std::int64_t> shape, std::span<const std::int64_t> numbers, Arena& arena) {
  return in_shape(shape, Value::list(arena, numbers).as_list(), arena);
}

Value held_value(const Literal& literal, Arena& arena) {
  const Type type = literal.type;
  if (!type.is_tensor() || type.is_quantized() || !type.is_static()) return Value::undefined();
  if (!is_int(type.element()) || type.elements() > kMostHeld) return Value::undefined();
  const auto size = static_cast<std::size_t>(literal.is_splat ? 0 : storage_bytes(type.element()));
  auto numbers = arena.array<Value>(static_cast<std::size_t>(type.elements()));
  for (std::size_t i = 0; i < numbers.size(); ++i)
    numbers[i] = integer_of(type.element(), literal.bytes.data() + i * size);
  return in_shape(type.shape(), numbers, arena);
}

std::span<const Value> held_by_slot(const Record& record, std::span<const Value> values, Arena& arena) {
  auto slots = arena.array<Value>(record.names.size());
  std::ranges::fill(slots, Value::undefined());
  for (std::size_t k = 0; k < record.operands.size(); ++k)
    slots[static_cast<std::size_t>(record.operands[k])] = values[k];
  return slots;
}

}  // namespace assay::spec
