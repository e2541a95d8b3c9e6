#include "measure/sweep/measure.h"

#include <algorithm>
#include <cmath>

#include "oracle/numerics/access.h"

namespace assay::measure {
namespace {

using oracle::kInfinity;
using oracle::kNan;
using spec::ElementType;

/// Arb is asked where the error seems larger than the largest so far by more than this, in ulps.
constexpr double kResolution = 0x1p-12;

/// Binades of one sign with their subnormals.
std::size_t binades_of(ElementType e) {
  return static_cast<std::size_t>(spec::largest_code(e) >> spec::format(e).mantissa_bits) + 1;
}

/// The binade's ends; it goes on to infinity where it is the last.
SweepRange positive_range(ElementType e, std::size_t binade) {
  const auto end = [&](std::size_t b) {
    return spec::decode(e, static_cast<std::uint64_t>(b) << spec::format(e).mantissa_bits);
  };
  return {.low = end(binade), .high = binade + 1 < binades_of(e) ? end(binade + 1) : kInfinity};
}

bool is_before(const SweepSample& a, const SweepSample& b) { return a.index < b.index; }

void note(SweepRange& range, double ulps, const SweepSample& seen) {
  const bool first = range.inputs == 0;
  ++range.inputs;
  if (!first && (ulps < range.ulps || (ulps == range.ulps && !is_before(seen, range.worst)))) return;
  range.ulps = ulps;
  range.worst = seen;
}

void note(SpecialMismatch& mismatch, const SweepSample& seen, double expected, double size) {
  if (mismatch.count++ == 0 || is_before(seen, mismatch.first)) {
    mismatch.first = seen;
    mismatch.expected = expected;
  }
  mismatch.largest = std::max(mismatch.largest, size);
}

void merge_into(SweepRange& range, const SweepRange& other) {
  if (other.inputs == 0) return;
  const std::int64_t inputs = range.inputs + other.inputs;
  if (range.inputs == 0 || other.ulps > range.ulps || (other.ulps == range.ulps && is_before(other.worst, range.worst)))
    range = other;
  range.inputs = inputs;
}

void merge_into(SpecialMismatch& mismatch, const SpecialMismatch& other) {
  if (other.count == 0) return;
  const std::int64_t count = mismatch.count + other.count;
  const double largest = std::max(mismatch.largest, other.largest);
  if (mismatch.count == 0 || is_before(other.first, mismatch.first)) mismatch = other;
  mismatch.count = count;
  mismatch.largest = largest;
}

bool same(double a, double b) { return a == b && std::signbit(a) == std::signbit(b); }

template <class Access> std::uint64_t raw_code(const std::byte* p) {
  std::uint64_t code = 0;
  std::memcpy(&code, p, Access::kBytes);
  return code;
}

}  // namespace

Measurement::Measurement(ElementType e) {
  const std::size_t binades = binades_of(e);
  if (spec::sign_code(e) != 0)
    for (std::size_t b = binades; b-- > 0;)
      ranges.push_back({.low = -positive_range(e, b).high, .high = -positive_range(e, b).low});
  for (std::size_t b = 0; b < binades; ++b) ranges.push_back(positive_range(e, b));
  for (int k = 0; k < kSpecialMismatches; ++k)
    mismatches[static_cast<std::size_t>(k)].kind = static_cast<SpecialMismatchKind>(k);
}

void Measurement::merge(const Measurement& other) {
  inputs += other.inputs;
  for (std::size_t i = 0; i < ranges.size(); ++i) merge_into(ranges[i], other.ranges[i]);
  for (std::size_t i = 0; i < mismatches.size(); ++i) merge_into(mismatches[i], other.mismatches[i]);
  merge_into(underflows, other.underflows);
}

void Measurement::settle() {
  if (underflows.inputs == 0) return;
  SpecialMismatch& flushed = mismatches[static_cast<std::size_t>(SpecialMismatchKind::kFlushedResult)];
  if (flushed.count > 0) {
    flushed.count += underflows.inputs;
    return;
  }
  const double x = underflows.worst.x;
  SweepRange& at = *std::ranges::find_if(ranges, [&](const auto& r) { return r.low <= x && x <= r.high; });
  underflows.low = at.low;
  underflows.high = at.high;
  merge_into(at, underflows);
}

Measurer::Measurer(const oracle::Elementary& f, ElementType e)
    : f_(f), e_(e), numbers_(oracle::numbers(e)), mantissa_bits_(spec::format(e).mantissa_bits),
      magnitude_mask_(spec::magnitude_mask(e)), sign_(spec::sign_code(e)), binades_(binades_of(e)) {}

void Measurer::measure(std::int64_t first, std::int64_t count, const Answers& answers, Measurement& to) const {
  oracle::with_float_access(e_,
                            [&]<class Access>(std::type_identity<Access>) { run<Access>(first, count, answers, to); });
}

template <class Access>
void Measurer::run(std::int64_t first, std::int64_t count, const Answers& answers, Measurement& to) const {
  const Access access(e_);
  const auto load = [&](const std::byte* p, std::int64_t i) {
    return static_cast<double>(access.load(p + i * std::int64_t{Access::kBytes}));
  };
  to.inputs += count;
  for (std::int64_t i = 0; i < count; ++i) {
    const SweepSample seen{first + i, load(answers.x, i), answers.y != nullptr ? load(answers.y, i) : 0,
                           load(answers.got, i)};
    measure_one(seen, binades(raw_code<Access>(answers.x + i * std::int64_t{Access::kBytes}), to), to);
  }
}

Measurer::Binades Measurer::binades(std::uint64_t code, Measurement& to) const {
  const std::uint64_t magnitude = code & magnitude_mask_;
  const std::size_t binade = std::min<std::size_t>(magnitude >> mantissa_bits_, binades_ - 1);
  const bool negative = (code & sign_) != 0;
  const auto position = [&](std::size_t b) { return sign_ == 0 ? b : negative ? binades_ - 1 - b : binades_ + b; };
  const bool is_power = magnitude == std::uint64_t{binade} << mantissa_bits_ && binade > 0;
  return {&to.ranges[position(binade)], &to.ranges[position(is_power ? binade - 1 : binade)]};
}

void Measurer::measure_one(const SweepSample& seen, const Binades& at, Measurement& to) const {
  const double approximation = f_.approximate != nullptr ? f_.approximate(seen.x, seen.y) : kNan;
  if (is_ordinary(seen, approximation)) count_ulps(seen, approximation, at);
  else look_closely(seen, approximation, at, to);
}

/// Whether operands, exact value and answer are finite, and neither is near to the ends of the range.
bool Measurer::is_ordinary(const SweepSample& seen, double approximation) const {
  const double size = std::fabs(approximation);
  return size >= 4 * numbers_.min_normal && size <= numbers_.max_finite / 2 && std::fabs(seen.got) > 0 &&
         std::fabs(seen.got) <= numbers_.max_finite && std::isfinite(seen.x) && std::isfinite(seen.y) &&
         !is_subnormal(seen.x) && !is_subnormal(seen.y);
}

void Measurer::look_closely(const SweepSample& seen, double approximation, const Binades& at, Measurement& to) const {
  const auto special = f_.special(seen.x, seen.y);
  if (special && std::isnan(*special) && !numbers_.has_nan) return;  // nothing stands for the answer
  const double expected = oracle::evaluate(f_, e_, seen.x, seen.y);
  if (const auto kind = mismatch(seen, approximation, expected)) {
    const double size = *kind == SpecialMismatchKind::kFlushedOperand ? flushed_size(seen) : std::fabs(expected);
    return note(to.mismatches[static_cast<std::size_t>(*kind)], seen, expected, std::isfinite(size) ? size : 0);
  }
  if (!std::isfinite(expected) || !std::isfinite(seen.got) || is_cut_off(seen, expected)) return;
  if (is_underflow(seen, approximation, expected))
    return note(to.underflows, oracle::error_in_ulps(f_, e_, seen.x, seen.y, seen.got), seen);
  count_ulps(seen, approximation, at);
}

/// Whether zero is an answer for the smallest subnormal, and the exact value lies between the two.
bool Measurer::is_underflow(const SweepSample& seen, double approximation, double expected) const {
  return seen.got == 0 && std::fabs(expected) == numbers_.min_subnormal && is_neighbour(seen, approximation);
}

/// Whether a type without infinity or zero gave its last value for what lies beyond it.
bool Measurer::is_cut_off(const SweepSample& seen, double expected) const {
  if (seen.got != expected) return false;
  return (!numbers_.has_infinity && std::fabs(expected) == numbers_.max_finite) ||
         (!numbers_.has_zero && expected == numbers_.min_subnormal);
}

std::optional<SpecialMismatchKind> Measurer::mismatch(const SweepSample& seen, double approximation,
                                                      double expected) const {
  const bool nan = std::isnan(expected), got_nan = std::isnan(seen.got);
  if ((nan && got_nan) || same(expected, seen.got)) return std::nullopt;
  if (!nan && !got_nan && std::isfinite(expected) && std::isfinite(seen.got))
    return mismatch_of_finite(seen, approximation, expected);
  if (reads_operand_as_zero(seen)) return SpecialMismatchKind::kFlushedOperand;
  if (nan) return mismatch_from_nan(seen);
  if (got_nan) return SpecialMismatchKind::kMadeNan;
  if (std::isinf(expected) && std::isinf(seen.got)) return SpecialMismatchKind::kSign;
  return std::isinf(expected) ? SpecialMismatchKind::kLostInfinity : SpecialMismatchKind::kMadeInfinity;
}

/// NaN stands for what lies beyond the range of a type without infinity.
SpecialMismatchKind Measurer::mismatch_from_nan(const SweepSample& seen) const {
  const auto special = f_.special(seen.x, seen.y);
  const bool exact_is_nan = numbers_.has_infinity || !numbers_.has_sign || (special && std::isnan(*special));
  return exact_is_nan ? SpecialMismatchKind::kLostNan : SpecialMismatchKind::kLostInfinity;
}

std::optional<SpecialMismatchKind> Measurer::mismatch_of_finite(const SweepSample& seen, double approximation,
                                                                double expected) const {
  const double size = std::fabs(expected);
  if (seen.got == 0 && size == 0)
    return numbers_.has_negative_zero ? std::optional(SpecialMismatchKind::kSign) : std::nullopt;
  if (size == 0 && f_.special(seen.x, seen.y)) return SpecialMismatchKind::kLostZero;
  if (is_neighbour(seen, approximation)) return std::nullopt;
  if (seen.got == 0 && is_subnormal(size)) return SpecialMismatchKind::kFlushedResult;
  if (reads_operand_as_zero(seen)) return SpecialMismatchKind::kFlushedOperand;
  if (seen.got == 0 && size >= numbers_.min_normal) return SpecialMismatchKind::kMadeZero;
  return std::nullopt;
}

/// Whether no other number lies between the exact value and the answer.
bool Measurer::is_neighbour(const SweepSample& seen, double approximation) const {
  const double about = estimate(seen, approximation);
  return (std::isfinite(about) ? about : oracle::error_in_ulps(f_, e_, seen.x, seen.y, seen.got)) < 1;
}

bool Measurer::is_subnormal(double x) const { return x != 0 && std::fabs(x) < numbers_.min_normal; }

bool Measurer::reads_operand_as_zero(const SweepSample& seen) const {
  if (!is_subnormal(seen.x) && !is_subnormal(seen.y)) return false;
  const auto flushed = [&](double x) { return is_subnormal(x) ? std::copysign(0.0, x) : x; };
  const double answer = oracle::evaluate(f_, e_, flushed(seen.x), flushed(seen.y));
  return same(answer, seen.got) || (std::isnan(answer) && std::isnan(seen.got));
}

/// The larger one of the operands that are subnormal.
double Measurer::flushed_size(const SweepSample& seen) const {
  return std::max(is_subnormal(seen.x) ? std::fabs(seen.x) : 0, is_subnormal(seen.y) ? std::fabs(seen.y) : 0);
}

/// The error by the approximation, to 2^-16 ulps; infinite where that says nothing.
double Measurer::estimate(const SweepSample& seen, double approximation) const {
  if (e_ == ElementType::f64 || !std::isfinite(approximation)) return kInfinity;
  return std::fabs(seen.got - approximation) / oracle::ulp_around(e_, approximation);
}

void Measurer::count_ulps(const SweepSample& seen, double approximation, const Binades& at) const {
  const double about = estimate(seen, approximation) - kResolution;
  const bool shared = at.first != at.second;
  if (at.first->inputs > 0 && about <= at.first->ulps && !shared) {
    ++at.first->inputs;
    return;
  }
  const double ulps = oracle::error_in_ulps(f_, e_, seen.x, seen.y, seen.got);
  note(*at.first, ulps, seen);
  if (shared) note(*at.second, ulps, seen);
}

std::string_view describe(SpecialMismatchKind kind) {
  constexpr std::array<std::string_view, kSpecialMismatches> kWords = {
      "a number where the exact answer is NaN",
      "NaN where the exact answer is a number",
      "infinite where the exact answer is finite",
      "finite where the exact answer is infinite or beyond the range",
      "zero where the exact answer is a normal number",
      "not zero where the exact answer is zero",
      "the other sign of a zero or infinity",
      "zero where the exact answer is subnormal (flushed)",
      "the answer at zero where the operand is subnormal (read as zero)"};
  return kWords[static_cast<std::size_t>(kind)];
}

}  // namespace assay::measure
