#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>

#include "oracle/envelope/cell.h"
#include "oracle/numerics/primitive.h"

/// What an acceptance set says of a value that a back end returned.
namespace assay::oracle {
namespace {

/// An element with fewer bits of discrimination is weak: its set says little.
constexpr double kWeakBits = 4;

Strength strength_of_bits(double bits) { return bits < kWeakBits ? Strength::kWeak : Strength::kChecked; }

/// The elements of a tensor of sets, with what their type has to say of each looked up once.
class Elements {
 public:
  explicit Elements(const AcceptanceTensor& t)
      : sets_(t.sets.get()), scale_(t.scale), type_(spec::real_type(t.type.element())),
        parts_(spec::is_complex(t.type.element()) ? 2 : 1), bytes_(spec::storage_bytes(type_)),
        is_real_(spec::is_float(type_)), is_unsigned_(spec::is_unsigned(type_)) {}

  Strength strength(std::int64_t element) const {
    Strength weakest = Strength::kChecked;
    for (int k = 0; k < parts_; ++k)
      weakest = std::max(weakest, is_real_ ? real_strength(set(element, k)) : integer_strength(set(element, k)));
    return weakest;
  }
  bool accepts(std::int64_t element, const std::byte* got) const {
    for (int k = 0; k < parts_; ++k) {
      const std::byte* part = got + k * bytes_;
      if (!(is_real_ ? accepts_real(set(element, k), part) : accepts_integer(set(element, k), part))) return false;
    }
    return true;
  }
  std::int64_t bytes() const { return parts_ * bytes_; }

 private:
  const AcceptanceSet& set(std::int64_t element, int part) const { return sets_[element * parts_ + part]; }

  Strength real_strength(const AcceptanceSet& s) const {
    if (is_open(type_, s)) return Strength::kOpen;
    if (must_nan(s) || s.low == s.high) return Strength::kChecked;
    Strength weakest = Strength::kChecked;
    for (const AcceptanceSet& piece : pieces_of(s)) weakest = std::max(weakest, interval_strength(piece));
    return weakest;
  }
  Strength interval_strength(const AcceptanceSet& s) const {
    if (s.low == s.high) return Strength::kChecked;
    const double centre = std::fabs(s.low / 2 + s.high / 2), radius = s.high / 2 - s.low / 2;
    const double resolution = std::max(radius, numbers(type_).unit_roundoff * centre);
    return strength_of_bits(std::log2(std::max(centre, scale_) / resolution));
  }
  Strength integer_strength(const AcceptanceSet& s) const {
    if (is_open(type_, s)) return Strength::kOpen;
    return is_integer_point(s) ? Strength::kChecked : strength_of_bits(known_bits_of(type_, s));
  }
  bool accepts_real(const AcceptanceSet& s, const std::byte* got) const {
    if (is_unconstrained(s)) return true;
    const double x = load_float(type_, got);
    if (x != x) return may_nan(s);
    if (must_nan(s)) return false;
    return std::ranges::any_of(pieces_of(s),
                               [&](const auto& piece) { return holds_real(piece, (s.flags & kZeroSignFree) != 0, x); });
  }
  bool holds_real(const AcceptanceSet& s, bool zero_sign_free, double x) const {
    if (!(x >= s.low && x <= s.high)) return false;
    const bool is_free = zero_sign_free || (s.flags & kZeroSignFree) != 0;
    const bool sign_counts = s.low == 0 && s.high == 0 && !is_free && numbers(type_).has_negative_zero;
    return !sign_counts || (std::signbit(x) == std::signbit(s.low)) || std::signbit(s.low) != std::signbit(s.high);
  }
  bool accepts_integer(const AcceptanceSet& s, const std::byte* got) const {
    if (is_unconstrained(s)) return true;
    const std::int64_t x = load_integer(type_, got);
    return std::ranges::any_of(pieces_of(s), [&](const auto& piece) { return holds_integer(piece, x); });
  }
  bool holds_integer(const AcceptanceSet& s, std::int64_t x) const {
    if (!is_unsigned_) return x >= s.integer_low && x <= s.integer_high;
    const auto u = static_cast<std::uint64_t>(x);
    return u >= static_cast<std::uint64_t>(s.integer_low) && u <= static_cast<std::uint64_t>(s.integer_high);
  }

  const AcceptanceSet* sets_;
  double scale_;
  ElementType type_;  ///< of a part
  int parts_, bytes_;
  bool is_real_, is_unsigned_;
};

std::string number_text(ElementType e, double x) {
  if (std::isinf(x)) return x < 0 ? "-inf" : "inf";
  return e == ElementType::f64 ? fmt::format("{}", x) : fmt::format("{}", static_cast<float>(x));
}
std::string number_text(ElementType e, std::int64_t n) {
  if (spec::is_bool(e)) return n != 0 ? "true" : "false";
  return spec::is_unsigned(e) ? fmt::format("{}", static_cast<std::uint64_t>(n)) : fmt::format("{}", n);
}

template <class T> std::string range_text(ElementType e, T low, T high) {
  const std::string a = number_text(e, low), b = number_text(e, high);
  return a == b ? a : fmt::format("[{}, {}]", a, b);
}

std::string describe_interval(ElementType e, const AcceptanceSet& s) {
  if (!spec::is_float(e)) return range_text(e, s.integer_low, s.integer_high);
  if (s.low == 0 && s.high == 0 && (s.flags & kZeroSignFree) != 0) return "0 of any sign";
  return range_text(e, s.low, s.high);
}

std::string describe_set(ElementType e, const AcceptanceSet& s) {
  if (is_unconstrained(s)) return "anything";
  if (must_nan(s) && spec::is_float(e)) return "NaN";
  std::string text;
  for (const AcceptanceSet& piece : pieces_of(s)) text += (text.empty() ? "" : " or ") + describe_interval(e, piece);
  return may_nan(s) ? text + " or NaN" : text;
}

}  // namespace

Strength AcceptanceTensor::strength(std::int64_t element) const { return Elements(*this).strength(element); }

bool AcceptanceTensor::accepts(std::int64_t element, std::span<const std::byte> got) const {
  return Elements(*this).accepts(element, got.data());
}

std::vector<ElementJudgement> AcceptanceTensor::judge(std::span<const std::byte> got) const {
  const Elements elements(*this);
  std::vector<ElementJudgement> out(static_cast<std::size_t>(type.elements()));
  const std::byte* at = got.data();
  for (std::size_t i = 0; i < out.size(); ++i, at += elements.bytes()) {
    const auto element = static_cast<std::int64_t>(i);
    out[i] = {elements.strength(element), elements.accepts(element, at)};
  }
  return out;
}

std::string describe_sets(ElementType e, const Cell* sets) {
  const ElementType part = spec::real_type(e);
  if (!spec::is_complex(e)) return describe_set(part, sets[0]);
  return fmt::format("({}, {})", describe_set(part, sets[0]), describe_set(part, sets[1]));
}

std::string AcceptanceTensor::describe(std::int64_t element) const {
  return describe_sets(type.element(), sets.get() + element * (spec::is_complex(type.element()) ? 2 : 1));
}

}  // namespace assay::oracle
