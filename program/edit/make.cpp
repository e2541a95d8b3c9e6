#include "program/edit/make.h"

#include <algorithm>

#include "spec/types/float_code.h"

namespace assay::program {

std::vector<Type> flat_types(const spec::Instance& instance, std::span<const int> slots) {
  std::vector<Type> out;
  for (const int slot : slots)
    each_leaf(instance[slot], [&](const Value& v) {
      if (v.kind == spec::ValueKind::kType) out.push_back(v.as_type());
    });
  return out;
}

std::vector<const spec::SignatureView*> flat_signatures(const spec::Instance& instance) {
  std::vector<const spec::SignatureView*> out;
  for (const int slot : instance.record->regions)
    each_leaf(instance[slot], [&](const Value& v) {
      if (v.kind == spec::ValueKind::kSignature) out.push_back(&v.as_signature());
    });
  return out;
}

ValueId new_value(Function& f, Type type) {
  f.types.push_back(type);
  return static_cast<ValueId>(f.types.size() - 1);
}

ValueId new_argument(Function& f, Type type) {
  f.body.arguments.push_back(new_value(f, type));
  return f.body.arguments.back();
}

std::span<const Value> copy_attributes(const spec::Instance& instance, spec::Arena& arena) {
  const auto& slots = instance.record->attributes;
  auto out = arena.array<Value>(slots.size());
  std::ranges::transform(slots, out.begin(), [&](int slot) { return spec::copy(arena, instance[slot]); });
  return out;
}

Op make_op(const spec::Instance& instance, std::span<const ValueId> operands, std::vector<Region> regions, Function& f,
           spec::Arena& arena) {
  Op op{.record = instance.record, .operands = arena.copy(operands)};
  op.attributes = copy_attributes(instance, arena);
  op.regions = std::move(regions);
  for (const int slot : instance.record->results)
    each_leaf(instance[slot], [&](const Value& v) {
      if (v.kind != spec::ValueKind::kType) return;
      const ValueId result = new_value(f, v.as_type());
      if (op.results++ == 0) op.first_result = result;
    });
  return op;
}

namespace {

/// The element in storage form, which is zero from the start.
void store(spec::ElementType e, const Value& number, std::span<std::byte> element) {
  const double real = number.kind == spec::ValueKind::kReal ? number.real : static_cast<double>(number.as_int());
  const auto whole = number.kind == spec::ValueKind::kReal ? static_cast<std::int64_t>(number.real) : number.as_int();
  const auto part = spec::is_complex(e) ? spec::real_type(e) : e;
  const int bits = spec::bits(part);
  const std::uint64_t code = spec::is_float(part) ? spec::encode(part, real) : static_cast<std::uint64_t>(whole);
  for (int k = 0; 8 * k < bits; ++k) {
    const int left = bits - 8 * k;
    element[static_cast<std::size_t>(k)] =
        static_cast<std::byte>(code >> (8 * k) & (left < 8 ? (1u << left) - 1 : 0xFF));
  }
}

}  // namespace

namespace {

bool is_number(const Value& v) {
  return v.kind == spec::ValueKind::kInt || v.kind == spec::ValueKind::kReal || v.kind == spec::ValueKind::kBool;
}

bool has_numbers(Type type) { return type.is_tensor() && type.is_static() && !type.is_quantized(); }

}  // namespace

std::optional<spec::Literal> splat_of(Type type, const Value& number, spec::Arena& arena) {
  const bool is_literal = number.kind == spec::ValueKind::kLiteral;
  if (!has_numbers(type) || (!is_literal && !is_number(number))) return std::nullopt;
  if (type.elements() == 0) return spec::Literal{type, {}, false};
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
  auto element = arena.array<std::byte>(size);
  std::ranges::fill(element, std::byte{0});
  if (!is_literal) store(type.element(), number, element);
  if (is_literal) {
    const auto& bytes = number.as_literal().bytes;
    if (bytes.size() < size) return std::nullopt;
    std::ranges::copy(bytes.first(size), element.begin());
  }
  return spec::Literal{type, element, true};
}

std::optional<spec::Literal> dense_of(Type type, std::span<const Value> numbers, spec::Arena& arena) {
  const bool fits = has_numbers(type) && type.elements() == static_cast<std::int64_t>(numbers.size());
  if (!fits || !std::ranges::all_of(numbers, is_number)) return std::nullopt;
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
  const auto bytes = arena.array<std::byte>(numbers.size() * size);
  std::ranges::fill(bytes, std::byte{0});
  for (std::size_t k = 0; k < numbers.size(); ++k) store(type.element(), numbers[k], bytes.subspan(k * size, size));
  return spec::Literal{type, bytes, false};
}

spec::Literal literal_of(Type type, std::span<const std::int64_t> numbers, spec::Arena& arena) {
  std::vector<Value> values;
  for (const std::int64_t n : numbers) values.push_back(Value::integer(n));
  return *dense_of(type, values, arena);
}

Op make_literal(const spec::Record& record, const spec::Literal& literal, Function& f, spec::Arena& arena) {
  const auto value = Value::literal(arena.copy(std::span(&literal, 1)).data());
  return {.record = &record,
          .first_result = new_value(f, literal.type),
          .results = 1,
          .attributes = arena.copy(std::span(&value, 1))};
}

const spec::Record* literal_record(const spec::Records& records) {
  const auto found = std::ranges::find_if(records.all(), [](const auto& record) { return record.facts.makes_literal; });
  return found == records.all().end() ? nullptr : &*found;
}

}  // namespace assay::program
