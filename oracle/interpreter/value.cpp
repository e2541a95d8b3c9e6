#include "oracle/interpreter/value.h"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "program/tensor.h"

namespace assay::oracle::interpreter {

namespace {

std::size_t bytes_of(ElementType e) { return static_cast<std::size_t>(spec::storage_bytes(e)); }

bool is_scalar(const Value& v) {
  const auto* whole = v.as<WholePtr>();
  return whole != nullptr && (*whole)->type.is_tensor() && (*whole)->type.rank() == 0;
}

Element converted(const Element& from, ElementType to) {
  if (from.type == to) return from;
  const auto out = apply(primitive(PrimitiveId::kConvert), std::span(&from, 1), to);
  assert(out.has_value());
  return *out;
}

}  // namespace

List items(const Value& v) {
  const auto* list = v.as<List>();
  return list != nullptr ? *list : List{v};
}

std::optional<ElementType> element_type(const Value& v) {
  if (const auto* e = v.as<Element>()) return e->type;
  return is_scalar(v) ? std::optional((*v.as<WholePtr>())->type.element()) : std::nullopt;
}

std::optional<Integer> number(const Value& v) {
  if (const auto* n = v.as<Integer>()) return *n;
  if (is_scalar(v)) return number(element_of(**v.as<WholePtr>(), 0));
  const auto* e = v.as<Element>();
  if (e == nullptr || !(spec::is_int(e->type) || spec::is_bool(e->type))) return std::nullopt;
  return wide(e->type, load_integer(e->type, e->bytes.data()));
}

bool is_true(const Value& v) { return number(v).value_or(0) != 0; }

Element element(const Value& v, ElementType type) {
  if (const auto* e = v.as<Element>()) return converted(*e, type);
  if (is_scalar(v)) return converted(element_of(**v.as<WholePtr>(), 0), type);
  Element out{type, {}};
  if (const auto* x = v.as<double>())
    store_real(type, *x, out.bytes.data());
  else
    store_integer(type, static_cast<std::int64_t>(number(v).value_or(0)), out.bytes.data());
  return out;
}

WholePtr scalar(const Element& e) {
  return std::make_shared<Whole>(
      Whole{spec::Type::tensor({}, e.type), {e.bytes.begin(), e.bytes.begin() + spec::storage_bytes(e.type)}, {}});
}

Element element_of(const Whole& tensor, std::int64_t n) {
  Element out{tensor.type.element(), {}};
  const std::size_t size = bytes_of(out.type);
  std::memcpy(out.bytes.data(), tensor.bytes.data() + static_cast<std::size_t>(n) * size, size);
  return out;
}

void store(Whole& tensor, std::int64_t n, const Element& e) {
  const std::size_t size = bytes_of(e.type);
  std::memcpy(tensor.bytes.data() + static_cast<std::size_t>(n) * size, e.bytes.data(), size);
}

WholePtr tensor_of(const spec::Literal& literal) {
  program::Tensor tensor = program::tensor_of(literal);
  return std::make_shared<Whole>(Whole{tensor.type, std::move(tensor.bytes), {}});
}

std::optional<std::int64_t> offset_of(const List& index, std::span<const std::int64_t> shape) {
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
