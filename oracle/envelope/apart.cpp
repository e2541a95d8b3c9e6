#include <algorithm>
#include <array>
#include <cmath>

#include "oracle/envelope/domain.h"
#include "oracle/numerics/range.h"

/// Operands that are unions, or of which a subnormal one may be read as zero, and results that may be flushed: a
/// primitive is computed for every choice of alternatives, and what it gives is kept apart.
namespace assay::oracle {
namespace {

using enum PrimitiveId;

/// By the primitive's id.
constexpr auto kReadsNumbers = [] {
  std::array<bool, spec::kPrimitives> out{};
  for (const PrimitiveId p : {kAdd, kSubtract, kMultiply, kDivide, kRemainder, kMaximum, kMinimum, kSign, kFloor, kCeil,
                              kRoundNearestEven, kRoundNearestAfz, kSqrt})
    out[static_cast<std::size_t>(p)] = true;
  return out;
}();

/// Whether a primitive reads numbers and computes with them, so that a flush is seen. Others move bits.
bool reads_numbers(const Primitive& p) {
  return p.function != nullptr || kReadsNumbers[static_cast<std::size_t>(p.id)];
}

/// Whether a result is rounded, and so may be flushed.
bool rounds(const Primitive& p) {
  return p.function != nullptr || p.id == kAdd || p.id == kSubtract || p.id == kMultiply || p.id == kDivide ||
         p.id == kRemainder || p.id == kSqrt;
}

/// Whether results are whole numbers, so that nothing lies between two that follow one another.
bool gives_whole_numbers(const Primitive& p) {
  return p.id == kFloor || p.id == kCeil || p.id == kRoundNearestEven || p.id == kRoundNearestAfz || p.id == kSign;
}

/// Few enough to be kept apart.
bool are_few(double low, double high) { return high - low < static_cast<double>(kMostPieces); }

/// Adds the whole numbers of an interval, a zero with either sign; the interval where they are many, or not all are
/// numbers of the type.
void add_whole_numbers(ElementType e, const Cell& c, UnionBuilder& to) {
  const bool are_numbers = std::fabs(c.low) <= numbers(e).max_finite && std::fabs(c.high) <= numbers(e).max_finite;
  if (must_nan(c) || is_unconstrained(c) || c.low == c.high || !are_numbers || !are_few(c.low, c.high))
    return to.add(c);
  std::array<double, kMostPieces> all{};
  std::size_t count = 0;
  for (double n = std::ceil(c.low); n <= c.high; ++n) {
    if (round_to(e, n) != n) return to.add(c);
    all[count++] = n;
  }
  for (std::size_t k = 0; k < count; ++k)
    to.add(all[k] == 0 ? interval(-0.0, 0.0, c.flags) : interval(all[k], all[k], c.flags));
}

bool is_extremum(const Primitive& p) { return p.id == kMaximum || p.id == kMinimum; }

/// Numbers other than zero that may be flushed.
bool has_subnormal(const RealRules& r, const Cell& c) {
  const double least = r.least_kept();
  return !must_nan(c) && ((c.low < least && c.high > 0) || (c.high > -least && c.low < 0));
}

/// Whether zero is another reading of an interval than its numbers.
bool may_become_zero(const RealRules& r, const Cell& c) { return has_subnormal(r, c) && !contains_zero(c); }

/// The sets that an operand may be read as. What its parts have in common, that it may be NaN, stands with each.
/// Ops on formats without -0 run in wider ones, where a negative number is flushed to -0.
class Readings {
 public:
  Readings(const Cell& c, bool may_flush, const RealRules& r) {
    for (Cell piece : pieces_of(c)) {
      piece.flags |= c.flags & kMayNan;
      add(piece);
      if (!may_flush || !may_become_zero(r, piece)) continue;
      Cell zero = r.zero_of(piece);
      zero.flags |= piece.flags & kMayNan;
      add(zero);
      if (piece.high < 0 && !std::signbit(zero.low)) {
        zero.low = zero.high = -0.0;
        add(zero);
      }
    }
  }
  /// A zero is read with either sign.
  void free_zero() {
    if (count_ == 1 && is_point(all_[0]) && all_[0].low == 0) add(point(-all_[0].low));
  }
  const Cell* begin() const { return all_.data(); }
  const Cell* end() const { return all_.data() + count_; }
  std::ptrdiff_t size() const { return end() - begin(); }

 private:
  void add(const Cell& c) { all_[count_++] = c; }
  std::array<Cell, 3 * kMostPieces> all_;
  std::size_t count_ = 0;
};

/// An interval that ends at zero, perhaps because it was flushed.
bool touches_zero(const Cell& c) { return (c.low == 0) != (c.high == 0); }

/// A result and the zero that it may be flushed to. `flushed` is the same result under rules that flush.
void add_result(const RealRules& r, const Cell& c, const Cell& flushed, UnionBuilder& to) {
  to.add(c);
  if (must_nan(c) || is_unconstrained(c)) return;
  if (!r.numbers().has_zero && is_unconstrained(flushed)) to.add(r.zero_without_code());
  if (is_unconstrained(flushed) || !holds_zero(flushed) || holds_zero(c)) return;
  for (const Cell& piece : pieces_of(c)) to.add(r.zero_of(piece));
}

/// Operands that compare as zeros may come back as they are.
void add_as_they_are(const RealRules& r, const Cell& a, const Cell& b, UnionBuilder& to) {
  const auto may_be_zero = [&](const Cell& c) { return !must_nan(c) && (contains_zero(c) || has_subnormal(r, c)); };
  if (!may_be_zero(a) || !may_be_zero(b) || !(has_subnormal(r, a) || has_subnormal(r, b))) return;
  const double least = next_down(r.type(), r.least_kept());
  for (const Cell* c : {&a, &b})
    for (Cell piece : pieces_of(*c)) {
      piece.low = std::max(piece.low, -least);
      piece.high = std::min(piece.high, least);
      piece.flags &= ~(std::uint32_t{kUnconstrained} | kOpeningFlags);
      if (piece.low > piece.high) continue;
      to.add(piece);
      if (!contains_zero(piece)) to.add(r.zero_of(piece));
    }
}

}  // namespace

Cell EnvelopeDomain::value_of(const Primitive& p, const Parameters& parameters, ElementType e, const Cell& a,
                              const Cell& b) const {
  const Cell c = value_of_numbers(p, parameters, e, a, b);
  if (c.low == c.high || !gives_whole_numbers(p)) return c;
  UnionBuilder all(e);
  for (Cell piece : pieces_of(c)) {
    piece.flags |= c.flags & kMayNan;
    add_whole_numbers(e, piece, all);
  }
  return all.finish(*unions_);
}

Cell EnvelopeDomain::value_of_numbers(const Primitive& p, const Parameters& parameters, ElementType e, const Cell& a,
                                      const Cell& b) const {
  const RealRules& r = rules(e);
  const bool reads = r.may_flush_inputs() && reads_numbers(p);
  const bool is_apart =
      is_union(a) || is_union(b) || (reads && (may_become_zero(r, a) || (p.operands == 2 && may_become_zero(r, b))));
  if (is_apart) return value_apart(p, parameters, e, a, b);
  const Cell c = value_of_intervals(r, p, parameters, a, b);
  const bool shows_flush = touches_zero(c) || (is_unconstrained(c) && !r.numbers().has_zero);
  const bool may_be_flushed =
      r.may_flush() && shows_flush && rounds(p) && !contains_zero(a) && !(p.operands == 2 && contains_zero(b));
  return may_be_flushed ? value_apart(p, parameters, e, a, b) : c;
}

Cell EnvelopeDomain::value_apart(const Primitive& p, const Parameters& parameters, ElementType e, const Cell& a,
                                 const Cell& b) const {
  const RealRules& granted = rules(e);
  const bool reads = reads_numbers(p), may_flush = reads && granted.may_flush_inputs();
  const RealRules& exact = reads ? rules(e, Flush::kNone) : granted;
  const Readings first(a, may_flush, granted), second(p.operands == 2 ? b : point(0.0), may_flush, granted);
  UnionBuilder all(e);
  for (const Cell& x : first)
    for (const Cell& of_second : second) {
      const Cell& y = p.operands == 2 ? of_second : x;
      const bool reads_zero = may_flush && !granted.numbers().has_zero && (contains_zero(x) || contains_zero(y));
      const Cell c = value_of_intervals(reads_zero ? rules(e, Flush::kRead) : exact, p, parameters, x, y);
      if (!rounds(p) || !granted.may_flush()) all.add(c);
      else add_result(granted, c, value_of_intervals(rules(e, Flush::kResults), p, parameters, x, y), all);
    }
  if (is_extremum(p) && may_flush) add_as_they_are(granted, a, b, all);
  return granted.signed_freely(all.finish(*unions_));
}

Cell EnvelopeDomain::or_flushed(ElementType e, const Cell& c) const {
  const RealRules& r = rules(e);
  if (must_nan(c) || !r.may_flush_inputs() || (!is_union(c) && !may_become_zero(r, c))) return c;
  UnionBuilder all(e);
  for (const Cell& reading : Readings(c, true, r)) all.add(reading);
  return all.finish(*unions_);
}

// ---- Conversions --------------------------------------------------------------------------------

Cell EnvelopeDomain::converted(ElementType from, const Cell& x, ElementType to) const {
  const bool are_reals = spec::is_float(from) && spec::is_float(to);
  if (!spec::is_float(from) && spec::is_float(to) && !is_integer_point(x)) return converted_integers(from, x, to);
  const Cell whole = is_union(x) ? x : convert_cell(*this, from, x, to);
  if (!is_union(x) && !(are_reals && touches_zero(whole))) return whole;
  UnionBuilder all(to);
  for (Cell piece : pieces_of(x)) {
    if (spec::is_float(from)) piece.flags |= x.flags & kMayNan;
    const Cell granted = is_union(x) ? convert_cell(*this, from, piece, to) : whole;
    if (!are_reals) {
      all.add(granted);
      continue;
    }
    const Cell exact = convert_cell(*this, from, piece, to, Flush::kNone);
    add_result(rules(to), exact, granted, all);
    // A zero that was read for a number of a format without -0.
    if (!numbers(from).has_negative_zero && holds_zero(granted) && !holds_zero(exact)) all.add(point(0.0));
  }
  return all.finish(*unions_);
}

/// Few integers are converted one by one.
Cell EnvelopeDomain::converted_integers(ElementType from, const Cell& x, ElementType to) const {
  UnionBuilder all(to);
  for (const Cell& piece : pieces_of(x)) {
    const std::int64_t low = piece.integer_low, high = piece.integer_high;
    if (wide(from, high) - wide(from, low) >= static_cast<Wide>(kMostPieces)) {
      all.add(convert_cell(*this, from, piece, to));
      continue;
    }
    for (std::uint64_t k = 0; k <= static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low); ++k) {
      const auto n = static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + k);
      all.add(convert_cell(*this, from, integer_point(n), to));
    }
  }
  return all.finish(*unions_);
}

// ---- Complex numbers ----------------------------------------------------------------------------

namespace {

bool is_apart(const RealRules& r, const ComplexCells& z) {
  const auto part = [&](const Cell& c) { return is_union(c) || (r.may_flush_inputs() && may_become_zero(r, c)); };
  return part(z.real) || part(z.imag);
}

/// Functions whose cut lies on the imaginary axis are asked for both signs of a zero there, as `branch-cut either`
/// says.
bool may_lie_on_cut(const RealRules& r, const Primitive& p, const ComplexCells& z) {
  return p.function != nullptr && r.contract().branch_cut_either && is_point(z.real) && z.real.low == 0;
}

ComplexCells value_of_parts(const RealRules& r, const Primitive& p, const Parameters& parameters, const ComplexCells& a,
                            const ComplexCells& b) {
  if (p.id != kMultiply) return complex_function(r, p, stated_error(parameters), a, b);
  const ComplexCells z = complex_product(r, a, b);
  return {r.signed_freely(z.real), r.signed_freely(z.imag)};
}

ComplexCells spanned_parts(const ComplexCells& z) { return {spanned(z.real), spanned(z.imag)}; }

/// More choices of alternatives than that are taken by their hulls.
constexpr std::ptrdiff_t kMostChoices = 64;

}  // namespace

ComplexCells EnvelopeDomain::complex_value(const Primitive& p, const Parameters& parameters, ElementType part,
                                           const ComplexCells& a, const ComplexCells& b) const {
  if (p.id == kConj) return {a.real, value_of(primitive(kNegate), {}, part, a.imag, a.imag)};
  const RealRules& r = rules(part);
  const bool by_parts = acts_by_parts(p),
             apart = is_apart(r, a) || (p.operands == 2 && is_apart(r, b)) || may_lie_on_cut(r, p, a);
  const ComplexCells z = by_parts ? ComplexCells{value_of(p, parameters, part, a.real, b.real),
                                                 value_of(p, parameters, part, a.imag, b.imag)}
                         : apart  ? complex_value_apart(p, parameters, part, a, b)
                                  : value_of_parts(rules(part), p, parameters, a, b);
  if (!by_parts && p.id != kMultiply) return z;
  return {computed(z.real, a.real, b.real), computed(z.imag, a.imag, b.imag)};
}

/// For every choice of a reading of each part. The parts of the results are sets of their own.
ComplexCells EnvelopeDomain::complex_value_apart(const Primitive& p, const Parameters& parameters, ElementType part,
                                                 const ComplexCells& a, const ComplexCells& b) const {
  const RealRules &granted = rules(part), &exact = rules(part, Flush::kNone), &flushing = rules(part, Flush::kResults);
  const auto readings = [&](const Cell& c) { return Readings(c, granted.may_flush_inputs(), granted); };
  const ComplexCells none{point(0.0), point(0.0)}, other = p.operands == 2 ? b : none;
  Readings x = readings(a.real);
  if (may_lie_on_cut(granted, p, a)) x.free_zero();
  const Readings y = readings(a.imag), u = readings(other.real), v = readings(other.imag);
  if (x.size() * y.size() * u.size() * v.size() > kMostChoices)
    return value_of_parts(granted, p, parameters, spanned_parts(a), spanned_parts(other));
  UnionBuilder real(part), imag(part);
  for (const Cell& i : x)
    for (const Cell& j : y)
      for (const Cell& k : u)
        for (const Cell& l : v) {
          const ComplexCells c = value_of_parts(exact, p, parameters, {i, j}, {k, l});
          const ComplexCells flushed = value_of_parts(flushing, p, parameters, {i, j}, {k, l});
          add_result(granted, c.real, flushed.real, real);
          add_result(granted, c.imag, flushed.imag, imag);
        }
  return {real.finish(*unions_), imag.finish(*unions_)};
}

}  // namespace assay::oracle
