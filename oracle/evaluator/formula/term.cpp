#include "oracle/evaluator/formula/term.h"

namespace assay::oracle {

using spec::Value;
using spec::ValueKind;

Cells element_of(const RuntimeValue& v) { return {Element::of(v.type), v.axes, v.cells, nullptr}; }

bool is_list(const Term& t) { return t.is<Row>() || (t.is<Value>() && t.as<Value>()->is_list()); }

Row items(const Term& t) {
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

Row items(Term&& t) {
  if (auto* row = std::get_if<Row>(&t.data)) return std::move(*row);
  return items(std::as_const(t));
}

Term term_of(const Value& v) {
  switch (v.kind) {
    case ValueKind::kInt:
    case ValueKind::kBool: return Numbers::of(v.number);
    case ValueKind::kList: return items(Term(v));
    default: return v;
  }
}

bool is_numeric(const Term& t) {
  if (t.is<Numbers>()) return true;
  const auto e = element_type(t);
  return e && e->quantization() == nullptr && (spec::is_int(*e) || spec::is_bool(*e));
}

std::optional<Element> element_type(const Term& t) {
  if (const auto* c = t.as<Cells>()) return c->type;
  if (const auto* v = t.as<RuntimeValue>(); v != nullptr && v->type.is_tensor()) return Element::of(v->type);
  return std::nullopt;
}

std::vector<RuntimeValue> tensors(const Term& t) {
  std::vector<RuntimeValue> out;
  for (const Term& item : items(t)) {
    if (const auto* v = item.as<RuntimeValue>()) out.push_back(*v);
    else if (const auto* c = item.as<Cells>()) out.push_back({c->type.tensor({}), c->data, {}, c->axes});
  }
  return out;
}

}  // namespace assay::oracle
