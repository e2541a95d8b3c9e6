#include "oracle/envelope/transform_sets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace assay::oracle {

namespace {

/// Covers the roundings of sums of fewer than 2^40 positive numbers.
constexpr double kOutward = 1 + 0x1p-10;
/// How much larger the rounding of the terms has to be than that of the transform, which widens the set.
constexpr double kLeastGain = 16;
/// Harmonics of |cos| that are summed up.
constexpr int kHarmonics = 32;

/// A turn is within one place of the nearest number (`near_point`), which is within half a place of the turn.
constexpr double kTurnUnits = 3;

}  // namespace

TransformSets::TransformSets(const Transform& request, const Accumulator& acc)
    : request_(request), accumulator_(acc), grid_(request.lengths, request.batch),
      batch_(static_cast<std::size_t>(request.batch)), rows_(batch_) {
  accumulator_.in_order = false;  // there are too many terms for that
}

bool TransformSets::find(Cell* out) {
  if (accumulator_.multiplicand || !accumulator_.rules->bounds_inexact() || !read()) return false;
  grid_.run(middles_);
  const Parts magnitudes = weighted(std::move(magnitudes_));
  const bool are_points = std::all_of(rows_.begin(), rows_.end(), [](const Row& r) { return r.are_points; });
  const Parts radii = are_points ? Parts{std::vector<double>(middles_.size()), std::vector<double>(middles_.size())}
                                 : weighted(std::move(radii_));
  for (std::size_t f = 0; f < count(); ++f) {
    const ExactTurns exact = exact_turns(f);
    for (std::size_t b = 0; b < batch_; ++b) {
      const std::size_t j = f * batch_ + b;
      const Row& row = rows_[b];
      const std::int64_t most = most_terms(exact, row), fewer = row.are_points && row.are_reals ? 1 : 0;
      out[2 * j] = bound(row, most - fewer * exact.quarters, middles_[j].real, magnitudes.real[j], radii.real[j]);
      out[2 * j + 1] = bound(row, most - fewer * exact.halves, middles_[j].imag, magnitudes.imag[j], radii.imag[j]);
    }
  }
  fold_quarters(out);
  return true;
}

bool TransformSets::read() {
  const auto* cells = reinterpret_cast<const Cell*>(request_.elements);
  const std::size_t n = count() * batch_;
  middles_.resize(n);
  magnitudes_.resize(n);
  radii_.resize(n);
  for (std::size_t j = 0; j < n; ++j) {
    Row& row = rows_[j % batch_];
    if (!read_cell(cells[2 * j], row, middles_[j].real, magnitudes_[j].real, radii_[j].real) ||
        !read_cell(cells[2 * j + 1], row, middles_[j].imag, magnitudes_[j].imag, radii_[j].imag))
      return false;
    row.are_reals = row.are_reals && magnitudes_[j].imag == 0;
    row.sum += magnitudes_[j].real + magnitudes_[j].imag;
  }
  return std::all_of(rows_.begin(), rows_.end(), [&](const Row& r) { return suits(r); });
}

/// False where a cell is not an interval of finite numbers.
bool TransformSets::read_cell(const Cell& cell, Row& row, double& middle, double& magnitude, double& radius) const {
  const Cell c = accumulator_.rules->read(cell);
  if (may_nan(c) || !std::isfinite(c.low) || !std::isfinite(c.high)) return false;
  middle = c.low == c.high ? c.low : (c.low / 2) + (c.high / 2);
  magnitude = std::max(std::fabs(c.low), std::fabs(c.high));
  radius = c.low == c.high ? 0 : after(std::max(c.high - middle, middle - c.low));
  row.are_points = row.are_points && c.low == c.high;
  return true;
}

bool TransformSets::suits(const Row& row) const {
  const FormatNumbers& n = numbers(accumulator_.narrowest);
  const auto terms = static_cast<double>(2 * request_.terms());
  const bool is_within = row.sum == 0 || (row.sum >= kLeastFourierSum && row.sum <= kGreatestFourierSum);
  const bool may_overflow = 4 * row.sum * (1 + 2 * terms * n.unit_roundoff) >= n.max_finite;
  return is_within && !may_overflow && grid_.error() * kLeastGain <= terms * n.unit_roundoff;
}

/// Parts of a frequency along the dims, outermost first.
std::vector<std::int64_t> TransformSets::digits(std::size_t frequency) const {
  std::vector<std::int64_t> out(request_.lengths.size());
  auto left = static_cast<std::int64_t>(frequency);
  for (std::size_t d = out.size(); d-- > 0; left /= request_.lengths[d]) out[d] = left % request_.lengths[d];
  return out;
}

namespace {

std::size_t number_of(const std::vector<std::int64_t>& digits, const std::vector<std::int64_t>& lengths) {
  std::int64_t n = 0;
  for (std::size_t d = 0; d < digits.size(); ++d) n = n * lengths[d] + digits[d];
  return static_cast<std::size_t>(n);
}

}  // namespace

std::size_t TransformSets::opposite(std::size_t frequency) const {
  auto at = digits(frequency);
  for (std::size_t d = 0; d < at.size(); ++d) at[d] = (request_.lengths[d] - at[d]) % request_.lengths[d];
  return number_of(at, request_.lengths);
}

/// No less than the sums of w |cos| + v |sin| and of w |sin| + v |cos| over all angles that a result turns its elements
/// by, for weights w and v >= 0 of their two parts. By the Fourier series
/// |cos x| = 2/pi + 4/pi sum over m >= 1 of -(-1)^m cos(2 m x) / (4 m^2 - 1)
/// each is a sum over m of the transforms of the weights at 2 m times the frequency. The harmonics that are left out
/// come to 2/pi / (2 kHarmonics + 1) at most, because their coefficients telescope.
TransformSets::Parts TransformSets::weighted(std::vector<FourierNumber> weights) const {
  std::vector<FourierNumber> totals(batch_);
  for (std::size_t j = 0; j < weights.size(); ++j) {
    totals[j % batch_].real += weights[j].real;
    totals[j % batch_].imag += weights[j].imag;
  }
  grid_.run(weights);
  std::vector<FourierNumber> cosines(weights.size());  // of both parts: the even part of the transform
  for (std::size_t f = 0; f < count(); ++f) {
    const FourierNumber* there = &weights[opposite(f) * batch_];
    for (std::size_t b = 0; b < batch_; ++b) {
      const FourierNumber& here = weights[f * batch_ + b];
      cosines[f * batch_ + b] = {(here.real + there[b].real) / 2, (here.imag + there[b].imag) / 2};
    }
  }
  constexpr double kMean = 2 / std::numbers::pi;
  constexpr double kRest = kMean / (2 * kHarmonics + 1);
  Parts out{std::vector<double>(weights.size()), std::vector<double>(weights.size())};
  for (std::size_t f = 0; f < count(); ++f) {
    const auto step = digits(f);
    std::vector<std::int64_t> at(step.size(), 0);
    std::vector<FourierNumber> odd(batch_), even(batch_);
    for (int m = 1; m <= kHarmonics; ++m) {
      for (std::size_t d = 0; d < at.size(); ++d) at[d] = (at[d] + 2 * step[d]) % request_.lengths[d];
      const FourierNumber* harmonic = &cosines[number_of(at, request_.lengths) * batch_];
      auto& sums = m % 2 == 1 ? odd : even;
      const double coefficient = 2 * kMean / (4 * m * m - 1);
      for (std::size_t b = 0; b < batch_; ++b) {
        sums[b].real += coefficient * harmonic[b].real;
        sums[b].imag += coefficient * harmonic[b].imag;
      }
    }
    for (std::size_t b = 0; b < batch_; ++b) {
      const double all = totals[b].real + totals[b].imag;
      const double base = (kMean + kRest + 2 * grid_.error() + 0x1p-40) * all;  // of two transforms, and of the sums
      const double real = base + (odd[b].real - even[b].real) - (odd[b].imag + even[b].imag);
      const double imag = base + (odd[b].imag - even[b].imag) - (odd[b].real + even[b].real);
      out.real[f * batch_ + b] = std::clamp(real, 0.0, all) * kOutward;
      out.imag[f * batch_ + b] = std::clamp(imag, 0.0, all) * kOutward;
    }
  }
  return out;
}

/// The turns of a frequency are all multiples of 1 / order, each of them as often.
TransformSets::ExactTurns TransformSets::exact_turns(std::size_t frequency) const {
  const auto at = digits(frequency);
  std::int64_t order = 1;
  for (std::size_t d = 0; d < at.size(); ++d)
    order = std::lcm(order, request_.lengths[d] / std::gcd(at[d], request_.lengths[d]));
  const std::int64_t each = request_.terms() / order;
  return {each * std::gcd(order, std::int64_t{2}), order % 4 == 0 ? 2 * each : 0};
}

/// Two for each element, but that a product of two points of which one is 0 is no term. One part of an exact turn is 0.
std::int64_t TransformSets::most_terms(const ExactTurns& exact, const Row& row) const {
  const bool are_none = row.are_points || row.are_reals;
  return 2 * request_.terms() - (are_none ? exact.halves + exact.quarters : 0);
}

/// What the turns and the transform round comes on top of what the terms round.
Cell TransformSets::bound(const Row& row, std::int64_t terms, double middle, double magnitude, double radius) const {
  const double turns = kTurnUnits * accumulator_.rules->numbers().unit_roundoff * magnitude;
  const double products = (magnitude * 0x1p-50) + (static_cast<double>(terms) * 0x1p-1074);
  const double slack = (turns + grid_.error() * row.sum + products) * kOutward;
  return sum_cell(SumBounds({middle - radius, middle + radius, magnitude, slack, terms}), accumulator_);
}

// ---- frequencies whose turns are exact ---------------------------------------------------------

/// Turns that are 1, i, -1 and -i are exact, and so may the sums be: these results are folded term by term.
void TransformSets::fold_quarters(Cell* out) const {
  for (std::size_t f = 0; f < count(); ++f) {
    const auto at = digits(f);
    bool are_quarters = true;
    for (std::size_t d = 0; d < at.size(); ++d) are_quarters = are_quarters && 4 * at[d] % request_.lengths[d] == 0;
    if (are_quarters) fold_quarter(at, out + 2 * f * batch_);
  }
}

void TransformSets::fold_quarter(const std::vector<std::int64_t>& frequency, Cell* out) const {
  static const std::array<std::array<Cell, 2>, 4> kTurns{
      {{point(1), point(0)}, {point(0), point(1)}, {point(-1), point(0)}, {point(0), point(-1)}}};
  static const std::array<Cell, 2> kZero{point(0), point(0)};
  std::vector<std::array<Cell, 2>> turns(count());
  for (std::size_t l = 0; l < count(); ++l) {
    const auto at = digits(l);
    std::int64_t quarters = 0;
    for (std::size_t d = 0; d < at.size(); ++d) quarters += 4 * frequency[d] / request_.lengths[d] * at[d];
    turns[l] = kTurns[static_cast<std::size_t>(quarters % 4)];
  }
  const Column zero{reinterpret_cast<const std::byte*>(kZero.data()), 0};
  FoldRequest request;
  request.type = request_.type;
  request.results = request_.batch;
  request.init = &zero;
  constexpr auto kSize = static_cast<std::ptrdiff_t>(2 * sizeof(Cell));
  const auto folding = sum_folding(request, accumulator_);
  folding->add_products(0, request_.batch, request_.terms(),
                        {{request_.elements, kSize}, static_cast<std::ptrdiff_t>(batch_) * kSize},
                        {{reinterpret_cast<const std::byte*>(turns.data()), 0}, kSize}, {});
  folding->finish(reinterpret_cast<std::byte*>(out), nullptr);
}

}  // namespace assay::oracle
