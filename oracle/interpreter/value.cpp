#include "oracle/interpreter/value.h"

#include <algorithm>
#include <cstring>

#include "program/tensor.h"

namespace assay::oracle::interpreter {

namespace {

bool is_scalar(const Value& v) { return whole(v).type.is_tensor() && whole(v).type.rank() == 0; }

Element converted(const Element& from, ElementType to) {
  return from.type == to ? from : apply(primitive(PrimitiveId::kConvert), std::span(&from, 1), to).value();
}

}  // namespace

List items(const Value& v) { return v.is<List>() ? *v.as<List>() : List{v}; }

Value item_of(const Value& v, std::size_t k) { return v.is<List>() ? v.as<List>()->at(k) : v; }

const StoredValue& whole(const Value& v) {
  static const StoredValue kToken{spec::Type::token(), {}, {}};
  return v.is<StoredValuePtr>() ? **v.as<StoredValuePtr>() : kToken;
}

std::optional<ElementType> element_type(const Value& v) {
  if (const auto* e = v.as<Element>()) return e->type;
  return is_scalar(v) ? std::optional(whole(v).type.element()) : std::nullopt;
}

std::optional<ElementType> element_type(const List& values) {
  std::optional<ElementType> found;
  for (const Value& v : values) {
    const auto type = element_type(v);
    if (type && (!found || (spec::is_complex(*type) && !spec::is_complex(*found)))) found = type;
  }
  return found;
}

std::optional<Integer> number(const Value& v) {
  if (const auto* n = v.as<Integer>()) return *n;
  if (is_scalar(v)) return number(element_of(whole(v), 0));
  const auto* e = v.as<Element>();
  if (e == nullptr || !(spec::is_int(e->type) || spec::is_bool(e->type))) return std::nullopt;
  return wide(e->type, load_integer(e->type, e->bytes.data()));
}

bool is_true(const Value& v) { return number(v).value_or(0) != 0; }

Element element(const Value& v, ElementType type) {
  if (const auto* e = v.as<Element>()) return converted(*e, type);
  if (is_scalar(v)) return converted(element_of(whole(v), 0), type);
  Element out{type, {}};
  if (const auto* x = v.as<double>()) store_real(type, *x, out.bytes.data());
  else store_integer(type, static_cast<std::int64_t>(number(v).value_or(0)), out.bytes.data());
  return out;
}

StoredValue scalar(const Element& e) {
  return {spec::Type::tensor({}, e.type), {e.bytes.begin(), e.bytes.begin() + spec::storage_bytes(e.type)}, {}};
}

StoredValue tensor_of(const spec::Literal& literal) {
  program::Tensor tensor = program::tensor_of(literal);
  return {tensor.type, std::move(tensor.bytes), {}};
}

Element element_of(const StoredValue& tensor, std::int64_t n) {
  Element out{tensor.type.element(), {}};
  const auto size = spec::storage_bytes(out.type);
  std::memcpy(out.bytes.data(), tensor.bytes.data() + n * size, static_cast<std::size_t>(size));
  return out;
}

void store(StoredValue& tensor, std::int64_t n, const Element& e) {
  const auto size = spec::storage_bytes(e.type);
  std::memcpy(tensor.bytes.data() + n * size, e.bytes.data(), static_cast<std::size_t>(size));
}

std::optional<std::int64_t> offset_of(const List& index, const StoredValue& tensor) {
  const auto shape = tensor.type.shape();
  std::int64_t offset = 0;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const auto i = number(index[d]);
    if (!i || *i < 0 || *i >= shape[d]) return std::nullopt;
    offset = offset * shape[d] + static_cast<std::int64_t>(*i);
  }
  return offset;
}

Result<Element> apply(const Primitive& p, std::span<const Element> operands, ElementType result,
                      const Parameters& parameters) {
  std::array<ElementType, kMaxOperands> types{};
  std::array<Column, kMaxOperands> columns{};
  for (std::size_t k = 0; k < operands.size(); ++k) {
    types[k] = operands[k].type;
    columns[k] = {operands[k].bytes.data(), 0};
  }
  const auto application = resolve(p, result, std::span(types).first(operands.size()), parameters);
  if (!application) return tl::unexpected<Error>(application.error());
  Element out{result, {}};
  (*application)({out.bytes.data(), 0}, columns.data(), 1);
  return out;
}

}  // namespace assay::oracle::interpreter
