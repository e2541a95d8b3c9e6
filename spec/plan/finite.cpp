#include <algorithm>
#include <bit>

#include "spec/plan/domain.h"

/// Domains that are a list of values: element classes, enumerations, booleans, `{a, b}`, `= e`.
namespace assay::spec {
namespace {

// ---- element classes ---------------------------------------------------------------------------

/// Most classes are types that follow one another.
int nth_of(std::uint64_t set, std::uint64_t n) {
  const int first = std::countr_zero(set);
  if (const auto run = set >> first; (run & (run + 1)) == 0) return first + static_cast<int>(n);
  for (; n > 0; --n) set &= set - 1;
  return std::countr_zero(set);
}

/// One of the candidates that pass a filter, all equally likely; most filters are tabulated, and the
/// candidates are what they let through.
template <class ValueOf>
bool draw_passing(const DomainQuery& asked, std::uint64_t candidates, Choices& choices, ValueOf value_of, Value& out) {
  const bool is_filtered = asked.domain.with && asked.reading.schedule[asked.name.slot].filter.slot < 0;
  while (candidates != 0) {
    const int i = nth_of(candidates, choices.below(static_cast<std::uint64_t>(std::popcount(candidates))));
    out = value_of(i);
    if (!is_filtered || passes_filter(asked, out)) return true;
    candidates &= ~(std::uint64_t{1} << i);
  }
  return false;
}

Value element_at(int i) { return Value::element(static_cast<ElementType>(i)); }

bool draw_class(const DomainQuery& asked, Choices& choices, const SizePolicy& policy, Value& out) {
  constexpr ElementSet kDrawn = (ElementSet{1} << kStablehloTypes) - 1;
  const auto legal = asked.domain.elements & filter_mask(asked) & asked.allowed & kDrawn;
  return draw_passing(asked, legal & policy.elements, choices, element_at, out) ||
         draw_passing(asked, legal & ~policy.elements, choices, element_at, out);
}

bool class_contains(const DomainQuery& asked, const Value& v) {
  return v.kind == ValueKind::kElement && (asked.domain.elements & set_of(v.as_element())) != 0;
}

Words name_class(const Record&, const Domain& domain) {
  Words out;
  for (const auto& f : element_formats())
    if (domain.elements & set_of(f.type)) out.emplace_back(f.name);
  return out;
}

void mark_class(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  if (!class_contains(asked, v)) return;
  marks(std::popcount(asked.domain.elements & (set_of(v.as_element()) - 1)));
}

constexpr ElementType kSimplest[] = {ElementType::f32, ElementType::i32, ElementType::i1};

void simpler_class(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  for (const auto e : kSimplest) {
    if (v.kind == ValueKind::kElement && e == v.as_element()) return;
    out.push_back(Value::element(e));
  }
}

void miss_class(const DomainQuery&, const Value&, std::vector<Value>& out) {
  for (const auto& f : element_formats()) out.push_back(Value::element(f.type));
}

// ---- enumerations ------------------------------------------------------------------------------

std::int64_t members_of(const Record& record, const Domain& domain) {
  const auto* e = record.records->enumeration(domain.enumeration);
  return e ? static_cast<std::int64_t>(e->members.size()) : 0;
}

bool draw_enum(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto n = members_of(*asked.reading.op.record, asked.domain);
  const auto all = (std::uint64_t{1} << n) - 1;
  return draw_passing(asked, all & filter_mask(asked) & asked.allowed, choices, Value::enumerator, out);
}

bool enum_contains(const DomainQuery& asked, const Value& v) {
  return v.kind == ValueKind::kEnum && v.number >= 0 && v.number < members_of(*asked.reading.op.record, asked.domain);
}

Words name_enum(const Record& record, const Domain& domain) {
  const auto* e = record.records->enumeration(domain.enumeration);
  return e ? e->members : Words();
}

void mark_number(const DomainQuery&, const Value& v, ClassRecorder& marks) { marks(static_cast<int>(v.number)); }

void simpler_enum(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  for (std::int64_t i = 0; i < v.number; ++i) out.push_back(Value::enumerator(i));
}

void miss_enum(const DomainQuery& asked, const Value&, std::vector<Value>& out) {
  for (std::int64_t i = 0; i < members_of(*asked.reading.op.record, asked.domain); ++i)
    out.push_back(Value::enumerator(i));
}

// ---- booleans ----------------------------------------------------------------------------------

bool draw_bool(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  out = Value::boolean(choices.below(2) != 0);
  if (asked.domain.with && !passes_filter(asked, out)) out = Value::boolean(!out.as_bool());
  return passes_filter(asked, out);
}
bool bool_contains(const DomainQuery&, const Value& v) { return v.kind == ValueKind::kBool; }
Words name_bool(const Record&, const Domain&) { return {"false", "true"}; }
void simpler_bool(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  if (v.as_bool()) out.push_back(Value::boolean(false));
}
void miss_bool(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  out.push_back(Value::boolean(!v.as_bool()));
}

// ---- {a, b} and = e ----------------------------------------------------------------------------

bool draw_set(const DomainQuery& asked, Choices& choices, const SizePolicy&, Value& out) {
  const auto& items = asked.domain.items;
  const auto start = choices.below(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    out = asked.value(items[(start + i) % items.size()]);
    if (!out.is_undefined() && passes_filter(asked, out)) return true;
  }
  return false;
}

bool set_contains(const DomainQuery& asked, const Value& v) {
  return std::ranges::any_of(asked.domain.items, [&](const Expr* e) { return equal(asked.value(e), v); });
}

Words name_set(const Record&, const Domain& domain) {
  Words out;
  for (std::size_t i = 0; i < domain.items.size(); ++i) out.push_back("alternative " + std::to_string(i + 1));
  return out;
}

void mark_set(const DomainQuery& asked, const Value& v, ClassRecorder& marks) {
  for (std::size_t i = 0; i < asked.domain.items.size(); ++i)
    if (equal(asked.value(asked.domain.items[i]), v)) marks(static_cast<int>(i));
}

void simpler_set(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  for (const auto* e : asked.domain.items) {
    const auto item = asked.value(e);
    if (equal(item, v)) return;
    out.push_back(item);
  }
}

void miss_set(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  for (const auto* e : asked.domain.items) out.push_back(asked.value(e));
  if (v.kind == ValueKind::kInt)
    out.insert(out.end(), {Value::integer(v.as_int() + 1), Value::integer(v.as_int() - 1)});
}

bool draw_equals(const DomainQuery& asked, Choices&, const SizePolicy&, Value& out) {
  out = asked.value(asked.domain.pattern);
  return !out.is_undefined();
}
bool equals_contains(const DomainQuery& asked, const Value& v) { return equal(asked.value(asked.domain.pattern), v); }

/// Values beside v: of a list one with a member more, one with a member less, and those beside each member.
std::vector<Value> values_beside(Arena& arena, const Value& v) {
  if (v.kind == ValueKind::kBool) return {Value::boolean(!v.as_bool())};
  if (v.kind == ValueKind::kInt) return {Value::integer(v.as_int() + 1)};
  if (!v.is_list()) return {};
  const bool is_of_lists = v.size > 0 && v.items[0].is_list();
  std::vector<Value> out{with_item(arena, v, is_of_lists ? v.items[0] : Value::integer(v.size))};
  if (v.size > 0) out.push_back(Value::list(v.as_list().first(v.size - 1)));
  for (std::uint32_t i = 0; i < v.size; ++i)
    for (const Value& beside : values_beside(arena, v.items[i])) out.push_back(with_change(arena, v, i, beside));
  return out;
}

/// `= e` allows one value: any change of it is a miss.
void miss_equals(const DomainQuery& asked, const Value& v, std::vector<Value>& out) {
  for (const Value& beside : values_beside(asked.reading.arena, v)) out.push_back(beside);
}

}  // namespace

const DomainType kClassDomain = {draw_class, class_contains, name_class, mark_class, simpler_class, miss_class};
const DomainType kEnumDomain = {draw_enum, enum_contains, name_enum, mark_number, simpler_enum, miss_enum};
const DomainType kBoolDomain = {draw_bool, bool_contains, name_bool, mark_number, simpler_bool, miss_bool};
const DomainType kSetDomain = {draw_set, set_contains, name_set, mark_set, simpler_set, miss_set};
const DomainType kEqualsDomain = {draw_equals, equals_contains, name_nothing, mark_nothing, nothing, miss_equals};

}  // namespace assay::spec
