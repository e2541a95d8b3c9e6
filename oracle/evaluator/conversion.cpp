#include <algorithm>

#include "oracle/evaluator/formula.h"

/// Between the forms that a value of a formula takes: numbers, elements, lists, constants.
namespace assay::oracle {

using spec::Value;
using spec::ValueKind;

Cells Formula::element(const RuntimeValue& v) const { return {v.type.element(), v.axes, v.cells, nullptr}; }

bool Formula::is_list(const Term& t) const { return t.is<Row>() || (t.is<Value>() && t.as<Value>()->is_list()); }

Row Formula::items(const Term& t) {
  if (const auto* row = t.as<Row>()) return *row;
  Row out;
  if (const auto* v = t.as<Value>(); v != nullptr && v->is_list()) {
    out.reserve(v->as_list().size());
    for (const Value& item : v->as_list()) out.push_back(term_of(item));
  } else {
    out.push_back(t);
  }
  return out;
}

Row Formula::items(Term&& t) {
  if (auto* row = std::get_if<Row>(&t.data)) return std::move(*row);
  return items(std::as_const(t));
}

Term Formula::term_of(const Value& v) {
  switch (v.kind) {
    case ValueKind::kInt:
    case ValueKind::kBool: return Numbers::of(v.number);
    case ValueKind::kList: return items(Term(v));
    default: return v;
  }
}

bool Formula::is_numeric(const Term& t) const {
  if (t.is<Numbers>()) return true;
  const auto e = element_type(t);
  return e && (spec::is_int(*e) || spec::is_bool(*e));
}

Numbers Formula::numbers(const Term& t) {
  if (const auto* n = t.as<Numbers>()) return *n;
  if (const auto* v = t.as<Value>()) return Numbers::of(v->number);
  if (const auto* v = t.as<RuntimeValue>()) return numbers(element(*v));
  const auto* c = t.as<Cells>();
  if (c == nullptr) return Numbers::of(kNowhere);
  const std::int64_t count = space().count(c->axes);
  if (count == 1) {
    Numbers out{c->axes, kNowhere, nullptr, true};
    if (!c->present || c->present[0]) machine_.domain().to_integers(c->type, c->data.get(), 1, &out.single);
    note_regular(space(), out);
    return out;
  }
  auto to = buffer_over(space(), c->axes);
  machine_.domain().to_integers(c->type, c->data.get(), count, to.get());
  for (std::int64_t j = 0; c->present && j < count; ++j) {
    if (!c->present[j]) to[j] = kNowhere;
  }
  Numbers out = numbers_over(c->axes, std::move(to));
  note_regular(space(), out);
  return out;
}

std::optional<ElementType> Formula::element_type(const Term& t) const {
  if (const auto* c = t.as<Cells>()) return c->type;
  if (const auto* v = t.as<RuntimeValue>(); v != nullptr && v->type.is_tensor()) return v->type.element();
  return std::nullopt;
}

Cells Formula::cells(const Term& t, ElementType type) {
  const std::size_t size = cell_size(type);
  Domain& domain = machine_.domain();
  if (const auto* v = t.as<RuntimeValue>()) return cells(element(*v), type);
  if (const auto* c = t.as<Cells>()) {
    if (c->type == type) return *c;
    const std::int64_t count = space().count(c->axes);
    Buffer<std::byte> out(static_cast<std::size_t>(count) * size);
    domain.convert(c->type, c->data.get(), type, count, out.get());
    return {type, c->axes, std::move(out).freeze(), c->present};
  }
  if (const auto* n = t.as<Numbers>()) {
    const std::int64_t count = n->is_single() ? 1 : space().count(n->axes);
    Buffer<std::byte> out(static_cast<std::size_t>(count) * size);
    domain.from_integers(type, n->begin(), count, out.get());
    return {type, n->axes, std::move(out).freeze(), nullptr};
  }
  Buffer<std::byte> out(size);
  Shared<std::uint8_t> present;
  if (t.is<Anything>()) {
    domain.any(type, 1, out.get());
  } else if (const auto* v = t.as<Value>(); v != nullptr && v->kind == ValueKind::kReal) {
    domain.from_real(type, v->real, out.get());
  } else if (v != nullptr) {
    domain.from_integers(type, &v->number, 1, out.get());
  } else {
    const std::int64_t zero = 0;
    domain.from_integers(type, &zero, 1, out.get());
    present = std::make_shared<std::uint8_t[]>(1);
  }
  return {type, 0, std::move(out).freeze(), std::move(present)};
}

std::vector<Numbers> Formula::index_list(std::span<const Term> index, std::size_t rank) {
  std::vector<Numbers> out;
  out.reserve(index.size());
  for (const Term& item : index) out.push_back(numbers(item));
  if (out.size() != rank && !failed()) {
    machine_.raise({"an index of length " + std::to_string(out.size()) + " for a tensor of rank " + std::to_string(rank), "",
                    ErrorKind::kInvalid});
  }
  return out;
}

std::optional<Value> Formula::constant(const Term& t) {
  if (const auto* v = t.as<Value>()) return *v;
  if (const auto* n = t.as<Numbers>()) {
    if (!n->is_single() || n->axes != 0 || !n->regular) return std::nullopt;
    return Value::integer(n->single);
  }
  const auto* row = t.as<Row>();
  if (row == nullptr) return std::nullopt;
  std::vector<Value> values;
  for (const Term& item : *row) {
    const auto v = constant(item);
    if (!v) return std::nullopt;
    values.push_back(*v);
  }
  return Value::list(arena_.copy(std::span<const Value>(values)));
}

std::int64_t Formula::single(const spec::Expr& e) {
  const Numbers n = numbers(eval(e));
  if (n.is_single()) return n.single;
  if (!failed()) machine_.fault().needs_fixed |= n.axes;
  return 0;
}

}  // namespace assay::oracle
