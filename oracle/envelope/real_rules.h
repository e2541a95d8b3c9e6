#pragma once

#include <cmath>
#include <optional>
#include <span>

#include "oracle/envelope/cell.h"
#include "oracle/envelope/exactly.h"
#include "oracle/envelope/product_error.h"
#include "oracle/envelope/unions.h"
#include "oracle/numerics/elementary.h"
#include "oracle/numerics/primitive.h"
#include "spec/contract/contract.h"

/// Acceptance sets of one float type under a contract: what every legal implementation of an
/// operation may give for operands within given sets. Rounding is monotone, so the set of a rounded
/// result is the interval of the rounded ends (reference: Moore; Rump 1999). Ends are values of the
/// type at all times; where a product or a narrow result may be seen unrounded the cell is flagged
/// and its consumer takes it wider by half a unit in the last place.
namespace assay::oracle {

/// Which flushes of the contract a set of rules has. Where they are kept apart, an element and zero are alternatives.
/// `kRead`: an operand was, and a result for which a format without zero has no code follows from that. `kInWider`:
/// those of f32 too, in which a format without zero may be accumulated, whose smallest number is subnormal there.
enum class Flush : std::uint8_t { kAsGranted, kResults, kNone, kRead, kInWider };
inline constexpr std::size_t kFlushModes = 5;

class RealRules {
 public:
  /// Both must outlive them.
  RealRules(ElementType, const spec::Contract&, Unions&, Flush = Flush::kAsGranted);

  ElementType type() const { return type_; }
  const FormatNumbers& numbers() const { return numbers_; }
  const spec::Contract& contract() const { return contract_; }

  Cell add(const Cell&, const Cell&) const;
  Cell subtract(const Cell& a, const Cell& b) const { return add(a, negate(b)); }
  Cell multiply(const Cell&, const Cell&) const;
  Cell divide(const Cell&, const Cell&) const;
  Cell remainder(const Cell&, const Cell&) const;
  Cell maximum(const Cell&, const Cell&) const;
  Cell minimum(const Cell& a, const Cell& b) const { return negate(maximum(negate(a), negate(b))); }
  Cell next_after(const Cell&, const Cell& toward) const;
  Cell negate(const Cell&) const;
  Cell abs(const Cell&) const;
  Cell sign(const Cell&) const;
  /// floor, ceil and the like: a monotone function whose values are integers.
  Cell step(const Cell&, double (*function)(double)) const;
  Cell elementary(const Elementary&, const Cell& x, const Cell& y,
                  const std::optional<StatedError>& = std::nullopt) const;
  /// Correctly rounded where the budget is half a unit, or as far off as its op states.
  Cell square_root(const Cell&, const std::optional<StatedError>& = std::nullopt) const;
  Cell reduce_precision(const Cell&, double (*)(double, int, int), int exponent_bits, int mantissa_bits) const;

  /// Exact ends of a result to the set of its roundings.
  Cell rounded(const Exactly& low, const Exactly& high, std::uint32_t flags) const;
  /// The same where a wider format may be rounded to first.
  Cell rounded_via(std::optional<ElementType> wider, const Exactly& low, const Exactly& high,
                   std::uint32_t flags) const;
  /// A result whose ends are exact, under a contract that leaves all else open: what lies between them
  /// may not be, unless the operands are points, read as zero at most.
  Cell unless_open(const Cell& result, bool of_points) const;
  /// A set of extended reals as values of the type. Where the format has no zero, sign, infinity or NaN
  /// for it, `unrepresentable` of the contract says what comes instead.
  Cell representable(const Cell&) const;
  /// Whether the format has no code for what is too large, nor NaN in its place.
  bool lacks_infinity() const { return !numbers_.has_infinity && !numbers_.has_nan; }
  /// An exact infinity, which a format without infinity and NaN has no code for: it is no overflow.
  Cell infinite(const Cell&) const;
  /// A zero that was computed of numbers on both sides of it, or under a contract that leaves its sign open.
  Cell signed_freely(Cell c) const {
    free_sign(c);
    return c;
  }
  void free_sign(Cell& c) const {
    const bool spans_zeros = std::signbit(c.low) != std::signbit(c.high);
    if (c.low == 0 && c.high == 0 && (contract_.zero_sign_free || spans_zeros)) c.flags |= kZeroSignFree;
  }
  /// Of reals: `representable` changes none.
  bool holds_every_set() const { return complete_; }
  /// As an operand that may be read as zero where it is subnormal.
  Cell read(Cell) const;
  /// A set of reals in which an implementation's result is known to lie: the values in it.
  Cell within(double low, double high, std::uint32_t flags) const;
  /// What a computed result may be in the wider format that it is kept in, where the contract lets it: a conversion
  /// reads it so, and a function that converts its operand to that format first.
  Cell in_wider_format(Cell) const;
  /// A magnitude by whose unit roundoff an error is bounded: what underflows is wrong by as much as the least normal
  /// number would be, and by all of that number where it may be flushed.
  Cell with_underflow(Cell magnitude) const;
  /// A set with what lies up to the largest of so many unit roundoffs beside it.
  Cell enlarged(const Cell&, const Cell& unit_roundoffs) const;
  /// The operand of an addition, before its own rounding where that may be skipped.
  Cell unrounded(Cell) const;
  /// A product without its rounding, as far as that is known.
  Cell exactly(const Cell& product) const;
  /// What a result may have been before its rounding, which was by so many units in the last place.
  Cell before_rounding(Cell, double units) const;

  /// What a number becomes that is flushed: the formats without a negative zero have one zero.
  Cell zero_of(const Cell& c) const { return point(c.high < 0 && numbers_.has_negative_zero ? -0.0 : 0.0); }
  /// A flushed number in a format without zero: NaN, or the smallest number, as conversions to it give.
  Cell zero_without_code() const { return interval(numbers_.min_subnormal, numbers_.min_subnormal, kMayNan); }
  bool may_be_flushed(const Cell& c) const {
    const Cell r = read(c);
    return !must_nan(c) && (r.low != c.low || r.high != c.high);
  }
  bool may_flush() const { return flush_results_; }
  bool may_flush_inputs() const { return flush_inputs_; }
  /// Operands or results that are smaller may become zero.
  double least_kept() const { return least_normal(); }
  Unions& unions() const { return unions_; }
  /// Operands that are smaller may be read as zero.
  double least_read() const { return flush_inputs_ ? least_normal() : 0; }
  bool may_fuse() const { return fma_; }
  bool bounds_inexact() const { return !inexact_any_; }
  bool is_faithful() const { return faithful_; }
  /// A partial result in this format that overflows may become its largest value, and come back.
  bool may_saturate(ElementType accumulator) const {
    return (faithful_ && accumulator == type_) ||
           (!oracle::numbers(accumulator).has_infinity && contract_.special_overflow_any);
  }

 private:
  /// The subnormals and zeros of a set, if reading takes them for zero.
  std::optional<Cell> read_as_zero(const Cell&) const;
  /// Zeros, infinities and signs stay where the type has no code for them: `representable` decides.
  double in_type(double) const;
  /// What has no zero is computed as f32, and has no code where that is flushed, as `representable` says.
  double least_normal() const;
  Cell overflowed(Cell) const;
  /// Whether the set has what the format has no code for: NaN, a negative number, zero.
  bool is_unrepresentable(const Cell&) const;
  /// The policy for that, which is the codec's: NaN is -0, a negative number NaN, zero the smallest number.
  Cell by_policy(Cell) const;
  Cell or_nan_of_zero(const Cell&) const;
  Cell flushed(Cell, double exact_low, double exact_high) const;
  Cell elementary_at(const Elementary&, const spec::Budget&, double x, double y) const;
  Cell root_between(const Cell& of, const Exactly& low, const Exactly& high, std::uint32_t flags) const;
  /// A rounded result with what its op's own bound adds.
  Cell widened(const Cell&, const spec::Budget&) const;
  /// Around an exact zero at x, where the bound has an absolute part.
  Cell around_zero(double x, double exact, const spec::Budget&) const;
  Cell near_end(Cell, const spec::Budget&) const;
  Cell across_zero(Cell, const spec::Budget&) const;
  Cell across_binades(Cell, const Enclosure& exact, const spec::Budget&) const;
  Enclosure exact_hull(const Elementary&, const spec::Budget&, const Cell& all,
                       std::span<const std::pair<double, double>> places) const;
  Cell on_interval(const Elementary&, const spec::Budget&, const Cell&) const;
  Cell monotone_on(const Elementary&, const spec::Budget&, const Cell&) const;
  bool is_signaling(const Cell&) const;
  Cell at_ends(const Elementary&, const spec::Budget&, const Cell& x) const;
  Cell wave_on(const Elementary&, const spec::Budget&, const Cell&) const;
  Cell on_rectangle(const Elementary&, const spec::Budget&, const Cell&, const Cell&) const;
  Cell of_positive_base(const Elementary&, const spec::Budget&, const Cell&, const Cell&) const;
  Cell power_on(const Elementary&, const spec::Budget&, const Cell&, const Cell&) const;
  Cell beside_negative_zero(const Cell& powers, const Cell& exponent) const;
  Cell angle_on(const Elementary&, const spec::Budget&, const Cell&, const Cell&) const;
  /// Of any function, from an enclosure of its values over finite numbers.
  Cell over_range(const Elementary&, const spec::Budget&, const Cell&, const Cell&) const;
  Cell around_range(const spec::Budget&, const Enclosure& exact) const;
  /// Where one operand is NaN.
  Cell of_nan(const Elementary&, const Cell& x, const Cell& y) const;
  /// A result that may also be NaN, where the format has one.
  Cell or_nan(const Cell&) const;
  Cell add_products(const Cell&, const Cell&) const;
  Cell quotient_by_zero_among(const Cell& a, const Cell& b) const;
  Cell remainder_on(const Cell& a, const Cell& b) const;

  ElementType type_;
  const spec::Contract& contract_;
  Unions& unions_;
  const FormatNumbers& numbers_;
  double max_subnormal_;
  bool flush_inputs_;
  bool flush_results_;
  bool fma_;
  bool excess_;
  bool faithful_;
  bool inexact_any_;
  bool unrepresentable_any_;
  bool complete_;  ///< the format has zero, sign, infinities and NaN
};

}  // namespace assay::oracle
