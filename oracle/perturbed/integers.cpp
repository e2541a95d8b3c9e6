#include "oracle/numerics/range.h"
#include "oracle/perturbed/perturbed.h"

/// Which integer results the text leaves to the implementation, where the contract does not settle it.
namespace assay::oracle {

namespace {

Wide number_of(ElementType e, const PerturbedCell& c) { return wide(e, load_integer(e, c.element)); }

bool power_fits(ElementType e, Wide base, Wide exponent) {
  if (base >= -1 && base <= 1) return true;
  Wide product = 1;
  for (Wide k = 0; k < exponent; ++k)
    if (!fits(e, product *= base)) return false;
  return true;
}

/// A 64-bit product fits 128 bits.
struct Overflow {
  std::string_view primitive;
  bool (*fits)(ElementType, Wide a, Wide b);
};
constexpr Overflow kOverflows[] = {
    {"add", [](ElementType e, Wide a, Wide b) { return fits(e, a + b); }},
    {"subtract", [](ElementType e, Wide a, Wide b) { return fits(e, a - b); }},
    {"multiply", [](ElementType e, Wide a, Wide b) { Wide p = 0; return !__builtin_mul_overflow(a, b, &p) && fits(e, p); }},
    {"negate", [](ElementType e, Wide a, Wide) { return spec::is_unsigned(e) || fits(e, -a); }},
    {"abs", [](ElementType e, Wide a, Wide) { return fits(e, a < 0 ? -a : a); }},
    {"power", [](ElementType e, Wide a, Wide b) { return b < 0 || power_fits(e, a, b); }},
};

}  // namespace

bool PerturbedDomain::leaves_open(const Application& a, std::span<const PerturbedCell* const> operands) const {
  const ElementType e = a.operands[0];
  if (spec::is_bool(e)) return false;
  const std::string_view name = a.primitive->name;
  const Wide x = number_of(e, *operands[0]), y = operands.size() > 1 ? number_of(e, *operands[1]) : 0;
  if (name == "divide" || name == "remainder") return contract_.division_by_zero_any && (y == 0 || (y == -1 && !fits(e, -x)));
  if (name.starts_with("shift_")) return contract_.shift_overflow_any && (y < 0 || y >= spec::bits(e));
  if (name == "power" && y < 0) return contract_.integer_power_any;
  if (!contract_.integer_overflow_any) return false;
  for (const Overflow& o : kOverflows)
    if (o.primitive == name) return !o.fits(e, x, y);
  return false;
}

}  // namespace assay::oracle
