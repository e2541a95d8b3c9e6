#pragma once

#include "spec/language/syntax.h"
#include "spec/language/value.h"

/// Three-valued comparisons of the language.
namespace assay::spec {

enum class Truth : std::uint8_t { kFalse, kTrue, kUndefined };

inline bool is_unknown(const Value& v) { return v.is_undefined() || v.is_absent(); }
inline double as_real(const Value& v) { return v.kind == ValueKind::kReal ? v.real : static_cast<double>(v.number); }

constexpr Truth truth_of(bool b) { return b ? Truth::kTrue : Truth::kFalse; }
/// False if one of them is false, else undefined if one of them is undefined.
constexpr Truth both(Truth a, Truth b) {
  if (a == Truth::kFalse || b == Truth::kFalse) return Truth::kFalse;
  return a == Truth::kUndefined || b == Truth::kUndefined ? Truth::kUndefined : Truth::kTrue;
}
constexpr Truth negated(Truth a) { return a == Truth::kUndefined ? a : truth_of(a == Truth::kFalse); }
constexpr Truth either(Truth a, Truth b) { return negated(both(negated(a), negated(b))); }

/// Of a boolean, or of a list: true if all are.
Truth truth(const Value& v);
Value value_of(Truth t);

/// `a op b`, lifted over lists; a list against a number compares every item. Lists of different
/// lengths are not equal, and make anything else undefined, `=` too where both sides are zips.
Truth compare(Operator op, const Value& a, const Value& b, bool zips = false);

/// Equal types; undefined where only a dimension unknown before run time keeps them apart.
Truth equal_types(Type a, Type b);

}  // namespace assay::spec
