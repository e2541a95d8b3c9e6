#include "oracle/check.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include <fmt/format.h>

#include "oracle/numerics/format.h"
#include "oracle/numerics/primitive.h"
#include "program/effects.h"
#include "program/tensor.h"
#include "spec/types/float_code.h"

namespace assay::oracle {

using program::Op;
using spec::Record;
using spec::Value;
using spec::ValueKind;

namespace {

/// The bound that a record has where the op gives none.
double default_bound(const Record& record, int slot) {
  const spec::Expr* given = slot < 0 ? nullptr : record.names[static_cast<std::size_t>(slot)].default_value;
  if (given == nullptr) return 0;
  return given->node == spec::ExprKind::kReal ? given->real : static_cast<double>(given->integer);
}

/// The bound that the op gives, or its record's default.
double bound_of(const Op& op, int slot) {
  const Value* v = program::attribute(op, slot);
  if (v != nullptr && v->kind == ValueKind::kReal) return v->real;
  // The largest number is what upstream counts between numbers that cannot be compared.
  if (v != nullptr && v->kind == ValueKind::kInt && v->number == std::numeric_limits<std::int64_t>::max())
    return std::numeric_limits<double>::infinity();
  if (v != nullptr && v->kind == ValueKind::kInt) return static_cast<double>(v->number);
  return default_bound(*op.record, slot);
}

/// How far apart two floats are, in what the check counts: 0 for equal ones, infinity where they cannot be compared.
double distance(CheckKind kind, ElementType type, double a, double b) {
  constexpr double kIncomparable = std::numeric_limits<double>::infinity();
  if (a == b) return 0;
  if (kind == CheckKind::kEqual) return kIncomparable;  // a NaN is equal to nothing, itself included
  if (std::isnan(a) && std::isnan(b)) return 0;
  if (!std::isfinite(a) || !std::isfinite(b)) return kIncomparable;
  if (kind == CheckKind::kUlps)
    return static_cast<double>(spec::steps_between(type, spec::encode(type, a), spec::encode(type, b)));
  return std::signbit(a) == std::signbit(b) ? std::abs(a - b)
                                            : kIncomparable;  // upstream: numbers about zero are not close
}

/// Of complex numbers, the greater distance of their parts.
double distance(CheckKind kind, ElementType type, const std::byte* a, const std::byte* b) {
  if (!spec::is_complex(type)) return distance(kind, type, load_float(type, a), load_float(type, b));
  const ElementType part = spec::real_type(type);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  return std::max(distance(kind, part, a, b), distance(kind, part, a + size, b + size));
}

std::string text_of(ElementType type, const std::byte* element) {
  if (spec::is_complex(type)) {
    const ElementType part = spec::real_type(type);
    return "(" + text_of(part, element) + ", " + text_of(part, element + spec::storage_bytes(part)) + ")";
  }
  if (spec::is_float(type)) return fmt::format("{}", load_float(type, element));
  if (spec::is_unsigned(type)) return std::to_string(static_cast<std::uint64_t>(load_integer(type, element)));
  return std::to_string(load_integer(type, element));
}

bool agree(const Check& check, ElementType type, const std::byte* got, const std::byte* expected) {
  if (!spec::is_complex(type) && !spec::is_float(type))
    return std::memcmp(got, expected, static_cast<std::size_t>(spec::storage_bytes(type))) == 0;
  const double apart = distance(check.kind, type, got, expected);
  return check.least <= apart && apart <= check.bound;
}

constexpr std::int64_t kElementsAtOnce = 1 << 16;

}  // namespace

std::optional<Check> check_of(const Op& op) {
  const Record& record = program::record_of_effect(op);
  const spec::Effect& effect = record.effect;
  if (op.results != record.results.size() || effect.kind != spec::EffectKind::kCheck) return std::nullopt;
  if (&record != op.record) {
    const double bound = effect.called ? *effect.called : default_bound(record, effect.attribute);
    return Check{&record, effect.check, bound, 0, true};
  }
  return Check{&record, effect.check, bound_of(op, effect.attribute), bound_of(op, effect.least), false};
}

const spec::Literal* expected_literal(const Check& check, const Op& op) {
  const Value* v = check.called ? nullptr : program::attribute(op, op.record->facts.literal);
  return v != nullptr && v->kind == ValueKind::kLiteral ? &v->as_literal() : nullptr;
}

Result<std::string> failure_of(const Check& check, spec::Type got_type, std::span<const std::byte> got,
                               spec::Type expected_type, std::span<const std::byte> expected,
                               const std::function<bool(std::int64_t elements)>& go_on) {
  const std::string name = check.record->full_name();
  if (got_type != expected_type) return fail(name + ": compares " + got_type.text() + " with " + expected_type.text());
  if (!got_type.is_tensor()) return std::string();  // tokens have no values
  const ElementType type = got_type.element();
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type));
  std::int64_t differing = 0, first = -1;
  for (std::int64_t j = 0; j < got_type.elements(); ++j) {
    if (go_on && j % kElementsAtOnce == 0 && !go_on(std::min(kElementsAtOnce, got_type.elements() - j))) break;
    const auto at = static_cast<std::size_t>(j) * size;
    if (!agree(check, type, &got[at], &expected[at]) && differing++ == 0) first = j;
  }
  if (differing == 0) return std::string();
  const auto at = static_cast<std::size_t>(first) * size;
  return fmt::format("{}: element {} is {}, expected {} ({} of {} differ)", name,
                     program::index_text(first, got_type.shape()), text_of(type, &got[at]),
                     text_of(type, &expected[at]), differing, got_type.elements());
}

}  // namespace assay::oracle
