#include "oracle/envelope/product_error.h"

namespace assay::oracle {
namespace {

constexpr double kUnits = 0x1p24;  ///< of a unit in the last place
constexpr std::int32_t kMostUnits = 1 << 23;

/// Below a power of two the units are half as large.
double unit_at(ElementType e, double product, bool is_toward_zero) {
  const double unit = ulp(e, product) / kUnits;
  return is_toward_zero && is_power_of_two(product) ? unit / 2 : unit;
}

/// In two's complement. Half a unit in the last place, a tie, has the code of 1, which is rarer and has none.
std::int32_t units_of(std::uint32_t flags) {
  const std::int32_t code = static_cast<std::int32_t>(flags) >> kFirstOpeningBit;
  return code == 1 ? kMostUnits : code;
}
std::uint32_t flags_of(std::int32_t units) {
  const std::int32_t code = units == 1 ? 0 : units == kMostUnits ? 1 : units;
  return static_cast<std::uint32_t>(code) << kFirstOpeningBit;
}

}  // namespace

std::uint32_t product_error_flags(ElementType e, double a, double b, double c) {
  const double size = std::fabs(c);
  if (!(size > numbers(e).min_normal && size <= numbers(e).max_finite)) return 0;
  if (e == ElementType::f64 && size < 0x1p-900) return 0;  // the error would underflow
  const double error = std::fma(a, b, -c);
  const double units = error / unit_at(e, c, std::signbit(error) != std::signbit(c));
  if (!(std::fabs(units) <= kMostUnits)) return 0;
  return flags_of(static_cast<std::int32_t>(units));
}

std::optional<ProductError> product_error(ElementType e, const Cell& c) {
  if (!has_product_error(c)) return std::nullopt;
  const std::int32_t units = units_of(c.flags);
  const double unit = unit_at(e, c.low, (units < 0) != std::signbit(c.low));
  const double error = units * unit;
  if (e != ElementType::f64) return ProductError{error, error};
  return units > 0 ? ProductError{error, error + unit} : ProductError{error - unit, error};
}

std::uint32_t negated_product_error(std::uint32_t flags) {
  return (flags & ~kOpeningFlags) | flags_of(-units_of(flags));
}

Exactly sum_with_error(ElementType e, double product, double other, double error) {
  if (e != ElementType::f64 || !std::isfinite(other)) return exact_sum(product + error, other);
  const double sum = product + other;
  if (!std::isfinite(sum)) return exact_sum(product, other);
  const double all = sum + (lost_in_sum(sum, product, other) + error);
  return std::isfinite(all) ? Exactly{all, before(all), after(all)} : not_finite(all, product, other);
}

}  // namespace assay::oracle
