#pragma once

#include <span>

#include "spec/language/functions.h"
#include "spec/language/value.h"

namespace assay::spec {

/// Value of a builtin, lifted over lists where an argument is a list and the parameter is a number,
/// boolean or element type, or where `spread` marks it (bit i: argument i is `x...`). kUndefined
/// where it has none.
Value call_builtin(const BuiltinInfo& info, std::span<const Value> args, unsigned spread, Arena& arena);

/// Floor division and its remainder; kUndefined where the divisor is 0.
Value quotient(std::int64_t a, std::int64_t b);
Value remainder(std::int64_t a, std::int64_t b);
Value ceil_quotient(std::int64_t a, std::int64_t b);

/// May an operand of element type `from` be accumulated as `to`? Read narrowly: the same type, or
/// the same kind of number with the same signedness and strictly more bits.
bool is_promotable(ElementType from, ElementType to);
/// Can an integer (or float) of this type hold n exactly?
bool fits(std::int64_t n, ElementType type);

}  // namespace assay::spec
