#include "program/partition/moves.h"

#include <algorithm>
#include <limits>

#include "program/edit/make.h"
#include "spec/language/primitives.h"

namespace assay::program {
namespace {

using spec::ElementType;
using spec::NamedElement;

/// What the element is as a number, of a type that has it.
std::optional<Value> number_of(NamedElement element, ElementType e) {
  const bool is_signed = spec::is_signed(e);
  const int bits = spec::bits(e);
  const auto ones = [&](int n) {
    return static_cast<std::int64_t>(n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1);
  };
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  switch (element) {
    case NamedElement::kZero: return Value::integer(0);
    case NamedElement::kOne: return Value::integer(1);
    case NamedElement::kAllOnes: return Value::integer(ones(bits));
    case NamedElement::kLowest:
      if (spec::is_float(e)) return Value::of_real(-kInfinity);
      return Value::integer(is_signed ? static_cast<std::int64_t>(~std::uint64_t{0} << (bits - 1)) : 0);
    case NamedElement::kHighest:
      if (spec::is_float(e)) return Value::of_real(kInfinity);
      return Value::integer(ones(is_signed ? bits - 1 : bits));
    case NamedElement::kNone: break;
  }
  return std::nullopt;
}

bool is_on_both(const Op& op, const Region& body) {
  return op.operands.size() == 2 && body.arguments.size() == 2 && op.operands[0] != op.operands[1] &&
         std::ranges::all_of(op.operands,
                             [&](ValueId v) { return std::ranges::find(body.arguments, v) != body.arguments.end(); });
}

/// Of a body that is one op on its two arguments.
std::optional<spec::PrimitiveId> primitive_of_body(const Region& body) {
  if (body.ops.size() != 1 || body.returns.size() != 1) return std::nullopt;
  const Op& op = body.ops[0];
  const bool is_all = op.results == 1 && body.returns[0] == op.first_result && is_on_both(op, body);
  return is_all ? op.record->facts.elementwise : std::nullopt;
}

}  // namespace

bool may_be_folded_in_parts(ElementType e, const Region* body) {
  const ElementType part = spec::is_complex(e) ? spec::real_type(e) : e;
  if (!spec::is_float(part) || spec::bits(part) >= 32) return true;
  const auto primitive = body != nullptr ? primitive_of_body(*body) : std::nullopt;
  return primitive && (spec::scalar_primitive(*primitive).idempotent & spec::set_of(e)) != 0;
}

bool is_neutral(const spec::Literal& literal, const Region& body) {
  const auto primitive = primitive_of_body(body);
  if (!primitive || literal.type.rank() != 0 || literal.type.is_quantized()) return false;
  const ElementType e = literal.type.element();
  const spec::ElementLaw law = spec::scalar_primitive(*primitive).neutral;
  const auto number = (law.types & spec::set_of(e)) != 0 ? number_of(law.element, e) : std::nullopt;
  if (!number) return false;
  spec::Arena arena;
  const auto expected = splat_of(literal.type, *number, arena);
  return expected && std::ranges::equal(expected->bytes, literal.bytes);
}

}  // namespace assay::program
