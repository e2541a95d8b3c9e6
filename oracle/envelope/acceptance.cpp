#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "oracle/envelope/cell.h"
#include "oracle/numerics/primitive.h"

/// What an acceptance set says of a value that a back end returned.
namespace assay::oracle {
namespace {

/// An element with fewer bits of discrimination is weak: its set says little.
constexpr double kWeakBits = 4;

ElementType part_type(const AcceptanceTensor& t) { return spec::real_type(t.type.element()); }
std::int64_t parts(const AcceptanceTensor& t) { return spec::is_complex(t.type.element()) ? 2 : 1; }

Strength strength_of_bits(double bits) { return bits < kWeakBits ? Strength::kWeak : Strength::kChecked; }

Strength real_strength(ElementType e, const AcceptanceSet& s, double scale) {
  if (is_unconstrained(s)) return Strength::kMasked;
  if (must_nan(s) || s.low == s.high) return Strength::kChecked;
  if (!std::isfinite(s.low) || !std::isfinite(s.high)) return Strength::kMasked;
  const double centre = std::fabs(s.low / 2 + s.high / 2), radius = s.high / 2 - s.low / 2;
  const double resolution = std::max(radius, numbers(e).unit_roundoff * centre);
  return strength_of_bits(std::log2(std::max(centre, scale) / resolution));
}

Strength integer_strength(ElementType e, const AcceptanceSet& s) {
  if (is_unconstrained(s)) return Strength::kMasked;
  const std::uint64_t width = static_cast<std::uint64_t>(s.integer_high) - static_cast<std::uint64_t>(s.integer_low);
  if (width == 0) return Strength::kChecked;
  const double bits = spec::bits(e) - std::log2(static_cast<double>(width) + 1);
  return bits <= 0 ? Strength::kMasked : strength_of_bits(bits);
}

bool accepts_real(ElementType e, const AcceptanceSet& s, const std::byte* got) {
  if (is_unconstrained(s)) return true;
  const double x = load_float(e, got);
  if (x != x) return may_nan(s);
  if (must_nan(s)) return false;
  if (!(x >= s.low && x <= s.high)) return false;
  const bool sign_counts = s.low == 0 && s.high == 0 && (s.flags & kZeroSignFree) == 0 && numbers(e).has_negative_zero;
  return !sign_counts || (std::signbit(x) == std::signbit(s.low)) || std::signbit(s.low) != std::signbit(s.high);
}

bool accepts_integer(ElementType e, const AcceptanceSet& s, const std::byte* got) {
  const std::int64_t x = load_integer(e, got);
  if (is_unconstrained(s)) return true;
  if (!spec::is_unsigned(e)) return x >= s.integer_low && x <= s.integer_high;
  const auto u = static_cast<std::uint64_t>(x);
  return u >= static_cast<std::uint64_t>(s.integer_low) && u <= static_cast<std::uint64_t>(s.integer_high);
}

std::string number_text(ElementType e, double x) {
  if (std::isinf(x)) return x < 0 ? "-inf" : "inf";
  return e == ElementType::f64 ? fmt::format("{}", x) : fmt::format("{}", static_cast<float>(x));
}
std::string number_text(ElementType e, std::int64_t n) {
  if (spec::is_bool(e)) return n != 0 ? "true" : "false";
  return spec::is_unsigned(e) ? fmt::format("{}", static_cast<std::uint64_t>(n)) : fmt::format("{}", n);
}

template <class T>
std::string range_text(ElementType e, T low, T high) {
  const std::string a = number_text(e, low), b = number_text(e, high);
  return a == b ? a : fmt::format("[{}, {}]", a, b);
}

std::string describe_set(ElementType e, const AcceptanceSet& s) {
  if (is_unconstrained(s)) return "anything";
  if (!spec::is_float(e)) return range_text(e, s.integer_low, s.integer_high);
  if (must_nan(s)) return "NaN";
  std::string text = range_text(e, s.low, s.high);
  if (s.low == 0 && s.high == 0 && (s.flags & kZeroSignFree) != 0) text = "0 of any sign";
  return may_nan(s) ? text + " or NaN" : text;
}

}  // namespace

Strength AcceptanceTensor::strength(std::int64_t element) const {
  const ElementType e = part_type(*this);
  Strength weakest = Strength::kChecked;
  for (std::int64_t k = 0; k < parts(*this); ++k) {
    const auto& s = sets[static_cast<std::size_t>(element * parts(*this) + k)];
    weakest = std::max(weakest, spec::is_float(e) ? real_strength(e, s, scale) : integer_strength(e, s));
  }
  return weakest;
}

bool AcceptanceTensor::accepts(std::int64_t element, std::span<const std::byte> got) const {
  const ElementType e = part_type(*this);
  for (std::int64_t k = 0; k < parts(*this); ++k) {
    const auto& s = sets[static_cast<std::size_t>(element * parts(*this) + k)];
    const std::byte* p = got.data() + k * spec::storage_bytes(e);
    if (!(spec::is_float(e) ? accepts_real(e, s, p) : accepts_integer(e, s, p))) return false;
  }
  return true;
}

std::string AcceptanceTensor::describe(std::int64_t element) const {
  const ElementType e = part_type(*this);
  const auto at = static_cast<std::size_t>(element * parts(*this));
  if (parts(*this) == 1) return describe_set(e, sets[at]);
  return fmt::format("({}, {})", describe_set(e, sets[at]), describe_set(e, sets[at + 1]));
}

}  // namespace assay::oracle
