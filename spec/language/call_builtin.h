#pragma once

#include <span>

#include "spec/language/functions.h"
#include "spec/language/value.h"

namespace assay::spec {

/// The value of a builtin, or kUndefined where it has none. It is applied to each member of an argument that is
/// a list where its parameter is a number, boolean or element type, or where `spread` marks that argument (bit i:
/// argument i is `x...`). Example: `bits([i8, f32])` is [8, 32].
Value call_builtin(const BuiltinInfo& info, std::span<const Value> args, unsigned spread, Arena& arena);

/// The member of a list at a position, which counts from the end where it is negative; of a list of positions a list.
Value item(const Value& list, const Value& at, Arena& arena);

/// The element type of a tensor type; a quantized one is the tensor of rank 0 that has it.
Value element_of(Type);

/// `namespace.name`: a letter first, then letters, digits, `_`, `$` and `.`.
bool is_namespaced_op_name(std::string_view text);

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
