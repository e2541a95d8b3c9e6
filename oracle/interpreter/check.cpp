#include "oracle/interpreter/check.h"

#include <cmath>
#include <limits>

#include "oracle/numerics/format.h"
#include "program/effects.h"

namespace assay::oracle::interpreter {

using program::Op;
using spec::CheckKind;
using spec::ValueKind;

namespace {

/// The bound that the op gives, or its record's default.
double bound(const Op& op, int slot) {
  const spec::Value* given = program::attribute(op, slot);
  if (given != nullptr && given->kind == ValueKind::kReal) return given->real;
  if (given != nullptr && given->kind == ValueKind::kInt) return static_cast<double>(given->number);
  const spec::Expr* usual = slot < 0 ? nullptr : op.record->names[static_cast<std::size_t>(slot)].default_value;
  if (usual == nullptr) return 0;
  return usual->node == spec::ExprKind::kReal ? usual->real : static_cast<double>(usual->integer);
}

/// The number of a float among those of its format, in order; zeros are number 0.
double place(const Element& e) {
  const std::uint64_t code = load_bits(e.type, e.bytes.data()).low;
  const std::uint64_t sign = spec::format(e.type).has_sign ? std::uint64_t{1} << (spec::bits(e.type) - 1) : 0;
  const auto magnitude = static_cast<double>(code & ~sign);
  return (code & sign) != 0 ? -magnitude : magnitude;
}

double distance(CheckKind kind, const Element& a, const Element& b) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  const double x = load_float(a.type, a.bytes.data()), y = load_float(b.type, b.bytes.data());
  if (x == y) return 0;
  if (kind == CheckKind::kEqual) return kFar;  // a NaN is equal to nothing
  if (std::isnan(x) && std::isnan(y)) return 0;
  if (!std::isfinite(x) || !std::isfinite(y)) return kFar;
  if (kind == CheckKind::kUlps) return std::abs(place(a) - place(b));
  return std::signbit(x) == std::signbit(y) ? std::abs(x - y) : kFar;
}

Element part(const Element& e, PrimitiveId which) {
  return *apply(primitive(which), std::span(&e, 1), spec::real_type(e.type));
}

bool agree(const Check& check, const Element& got, const Element& expected) {
  if (spec::is_complex(got.type))
    return agree(check, part(got, PrimitiveId::kReal), part(expected, PrimitiveId::kReal)) &&
           agree(check, part(got, PrimitiveId::kImag), part(expected, PrimitiveId::kImag));
  if (!spec::is_float(got.type)) return got.bytes == expected.bytes;
  const double apart = distance(check.kind, got, expected);
  return check.least <= apart && apart <= check.most;
}

WholePtr expected_by(const Op& op) {
  const spec::Value* v = program::attribute(op, op.record->facts.literal);
  return v != nullptr && v->kind == ValueKind::kLiteral ? tensor_of(v->as_literal()) : nullptr;
}

}  // namespace

std::optional<Check> check_of(const Op& op) {
  const spec::Record& record = program::record_of_effect(op);
  const spec::Effect& effect = record.effect;
  if (op.results != 0 || effect.kind != spec::EffectKind::kCheck) return std::nullopt;
  if (&record != op.record) return Check{record.full_name(), effect.check, effect.called.value_or(0), 0, true};
  return Check{record.full_name(), effect.check, bound(op, effect.attribute), bound(op, effect.least), false};
}

Result<std::string> judge(const Check& check, const Op& op, std::span<const WholePtr> operands) {
  const WholePtr expected = operands.size() > 1 ? operands[1] : check.is_called ? nullptr : expected_by(op);
  if (operands.empty() || expected == nullptr) return fail(check.name + ": two values are compared");
  const Whole& got = *operands[0];
  if (got.type != expected->type)
    return fail(check.name + ": compares " + got.type.text() + " with " + expected->type.text());
  if (!got.type.is_tensor()) return std::string();  // tokens have no values
  for (std::int64_t n = 0; n < got.type.elements(); ++n) {
    if (!agree(check, element_of(got, n), element_of(*expected, n)))
      return check.name + ": element " + std::to_string(n) + " differs";
  }
  return std::string();
}

}  // namespace assay::oracle::interpreter
