#pragma once

#include <algorithm>

#include "oracle/interpreter/value.h"
#include "spec/language/syntax.h"

/// What operators and functions make of values that stand for themselves.
namespace assay::oracle::interpreter {

using spec::Operator;

inline List below(Integer n) {
  List out;
  for (Integer i = 0; i < n; ++i) out.push_back(i);
  return out;
}

/// All indices of a shape, in lexicographic order.
inline List indices_within(const List& shape) {
  List out{List{}};
  for (const Value& n : shape) {
    List longer;
    for (const Value& index : out)
      for (const Value& i : below(number(n).value_or(0))) {
        longer.push_back(index);
        std::get<List>(longer.back().data).push_back(i);
      }
    out = std::move(longer);
  }
  return out;
}

inline bool has_nowhere(const Value& v) {
  return std::ranges::any_of(items(v), [](const Value& item) { return item.is<Nowhere>(); });
}

inline Integer floor_quotient(Integer a, Integer b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }

/// An operator on elements and on integers. There is no quotient by 0, and no exact one where there is a rest.
struct Arithmetic {
  Operator op;
  PrimitiveId of_elements;
  Value (*of_integers)(Integer, Integer);
};
inline constexpr Arithmetic kArithmetic[] = {
    {Operator::kAdd, PrimitiveId::kAdd, [](Integer a, Integer b) -> Value { return a + b; }},
    {Operator::kSubtract, PrimitiveId::kSubtract, [](Integer a, Integer b) -> Value { return a - b; }},
    {Operator::kMultiply, PrimitiveId::kMultiply, [](Integer a, Integer b) -> Value { return a * b; }},
    {Operator::kDivide, PrimitiveId::kDivide,
     [](Integer a, Integer b) { return b != 0 ? Value(floor_quotient(a, b)) : Value(); }},
    {Operator::kRemainder, PrimitiveId::kRemainder,
     [](Integer a, Integer b) { return b != 0 ? Value(a - floor_quotient(a, b) * b) : Value(); }},
    {Operator::kExactDivide, PrimitiveId::kRemainder,
     [](Integer a, Integer b) { return b != 0 && a % b == 0 ? Value(a / b) : Value(); }},
};

inline bool holds(Operator op, Integer a, Integer b) {
  switch (op) {
    case Operator::kEqual: return a == b;
    case Operator::kLess: return a < b;
    case Operator::kLessEqual: return a <= b;
    case Operator::kGreater: return a > b;
    default: return a >= b;
  }
}

/// True of lists where it is true of all items; lists of different lengths are not equal. What is nowhere is equal to
/// nothing, and neither less nor greater.
inline bool compare(Operator op, const Value& a, const Value& b) {
  if (op == Operator::kNotEqual) return !compare(Operator::kEqual, a, b);
  const auto *x = a.as<List>(), *y = b.as<List>();
  if (x == nullptr && y == nullptr) {
    const auto m = number(a), n = number(b);
    const auto *p = a.as<spec::Value>(), *q = b.as<spec::Value>();
    return m && n ? holds(op, *m, *n) : p != nullptr && q != nullptr && op == Operator::kEqual && spec::equal(*p, *q);
  }
  const std::size_t length = (x != nullptr ? x : y)->size();
  if (x != nullptr && y != nullptr ? y->size() != length : a.is<Nowhere>() || b.is<Nowhere>()) return false;
  for (std::size_t k = 0; k < length; ++k) {
    if (!compare(op, item_of(a, k), item_of(b, k))) return false;
  }
  return true;
}

/// Where a list has an item first.
inline Value position(const Value& item, const Value& list) {
  const List all = items(list);
  const auto at = std::ranges::find_if(all, [&](const Value& v) { return compare(Operator::kEqual, item, v); });
  return at == all.end() ? Value{} : Value(static_cast<Integer>(at - all.begin()));
}

inline bool contains(const Value& list, const Value& item) { return !position(item, list).is<Nowhere>(); }

/// At least `low`, then at most `high`.
inline Value clamp(const Value& low, const Value& x, const Value& high) {
  const auto l = number(low), n = number(x), h = number(high);
  return l && n && h ? Value(std::min(std::max(*n, *l), *h)) : Value{};
}

inline List join(List a, const Value& b) {
  for (Value& item : items(b)) a.push_back(std::move(item));
  return a;
}

inline List without(const List& list, const Value& positions) {
  List left;
  for (std::size_t k = 0; k < list.size(); ++k) {
    if (!contains(positions, static_cast<Integer>(k))) left.push_back(list[k]);
  }
  return left;
}

inline List interleave(const List& a, const List& b) {
  List out;
  for (std::size_t k = 0; k < std::min(a.size(), b.size()); ++k) out.insert(out.end(), {a[k], b[k]});
  return out;
}

/// The elements of a tensor of rank 0, 1 or 2, as numbers; of rank 2 a list of rows.
inline Value values(const StoredValue& tensor) {
  const auto shape = tensor.type.shape();
  const bool has_rows = shape.size() == 2;
  List rows{List{}};
  if (has_rows) rows.assign(static_cast<std::size_t>(shape[0]), List{});
  for (std::int64_t n = 0; n < tensor.type.elements(); ++n) {
    List& row = std::get<List>(rows[has_rows ? static_cast<std::size_t>(n / shape[1]) : 0].data);
    row.push_back(number(element_of(tensor, n)).value_or(0));
  }
  return has_rows ? Value(rows) : rows[0];
}

inline Value tuple(const List& members) {
  StoredValue out;
  std::vector<spec::Type> types;
  for (const Value& member : members) {
    out.members.push_back(std::make_shared<StoredValue>(whole(member)));
    types.push_back(whole(member).type);
  }
  out.type = spec::Type::tuple(types);
  return std::make_shared<const StoredValue>(std::move(out));
}

/// The type of a tensor, or of a result that is not made yet.
inline std::optional<spec::Type> type_of(const Value& v) {
  if (v.is<StoredValuePtr>()) return whole(v).type;
  const auto* const of_language = v.as<spec::Value>();
  if (of_language != nullptr && of_language->kind == spec::ValueKind::kType) return of_language->as_type();
  return std::nullopt;
}

/// Of a tensor, or of the first of a group.
inline std::size_t rank_of(const Value& v) {
  if (const auto* list = v.as<List>()) return list->empty() ? 0 : rank_of(list->front());
  const auto type = type_of(v);
  return type && type->is_tensor() ? static_cast<std::size_t>(type->rank()) : 0;
}

/// How many members `over` a value goes: the axes of a tensor, the items of a list.
inline std::size_t extent_of(const Value& v) { return type_of(v) ? rank_of(v) : items(v).size(); }

}  // namespace assay::oracle::interpreter
