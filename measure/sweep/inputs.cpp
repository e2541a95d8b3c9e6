#include "measure/sweep/inputs.h"

#include <algorithm>
#include <cmath>

#include "oracle/numerics/format.h"
#include "spec/choices.h"

namespace assay::measure {
namespace {

using oracle::numbers;
using spec::ElementType;

// Half of a sample lies where most functions bend; the other half is spread over all codes.
constexpr double kUnaryLow = 0x1p-32, kUnaryHigh = 0x1p16;
constexpr double kBinaryLow = 0x1p-12, kBinaryHigh = 0x1p8;
// A quarter of the pairs have a second operand that is a multiple of a half, as exponents of powers often are.
constexpr std::int64_t kLargestHalves = 128;

std::uint64_t codes(ElementType e) { return std::uint64_t{1} << (spec::bits(e) - 1) << 1; }  // 0 for 64 bits
std::uint64_t code_of(ElementType e, double x) { return spec::encode(e, x); }

/// The positive codes of magnitudes from `low` to `high`, as far as the type has them.
struct Window {
  std::uint64_t first, size;
};
Window window(ElementType e, double low, double high) {
  const auto& n = numbers(e);
  const std::uint64_t first = code_of(e, std::max(low, n.min_subnormal));
  return {first, code_of(e, std::min(high, n.max_finite)) - first + 1};
}

/// Code number `index` of `count` that are spread over `size` codes, one drawn from each of `count` equal parts.
std::uint64_t spread(std::uint64_t size, std::int64_t index, std::int64_t count, Choices& choices) {
  const auto wide = size == 0 ? static_cast<unsigned __int128>(1) << 64 : static_cast<unsigned __int128>(size);
  const auto part = [&](std::int64_t i) {
    return wide * static_cast<unsigned __int128>(i) / static_cast<unsigned __int128>(count);
  };
  const auto begin = part(index), end = part(index + 1);
  return static_cast<std::uint64_t>(begin) +
         choices.below(std::max<std::uint64_t>(1, static_cast<std::uint64_t>(end - begin)));
}

std::uint64_t with_sign(ElementType e, std::uint64_t code, bool negative) {
  return negative ? code | spec::sign_code(e) : code;
}

std::uint64_t in_window(ElementType e, Window w, std::int64_t index, std::int64_t count, Choices& choices) {
  const std::uint64_t code = w.first + spread(w.size, index, count, choices);
  return with_sign(e, code, choices.chance(1, 2));
}

InputCodes draw_unary(ElementType e, std::int64_t index, std::int64_t count, Choices& choices) {
  const std::int64_t half = (count + 1) / 2;
  if (index % 2 == 0) return {spread(codes(e), index / 2, half, choices)};
  return {in_window(e, window(e, kUnaryLow, kUnaryHigh), index / 2, half, choices)};
}

InputCodes draw_binary(ElementType e, std::int64_t index, std::int64_t count, Choices& choices) {
  const auto any = [&] { return choices.bits() & (codes(e) - 1); };
  if (index % 4 == 0) return {any(), any()};
  const Window w = window(e, kBinaryLow, kBinaryHigh);
  const std::uint64_t x = in_window(e, w, index, count, choices);
  if (index % 4 == 1) return {x, code_of(e, static_cast<double>(choices.between(-kLargestHalves, kLargestHalves)) / 2)};
  return {x, in_window(e, w, 0, 1, choices)};
}

// ---- Hard cases ---------------------------------------------------------------------------------

/// Codes beside each place where something changes.
constexpr std::uint64_t kNeighbours = 32;

/// Kinds of exact answers; where it changes between neighbours is a zero, a pole or an end.
int answer_kind(const oracle::Elementary& f, ElementType e, double x) {
  const double value = oracle::evaluate(f, e, x);
  if (std::isnan(value)) return 0;
  const double magnitude = std::fabs(value);
  const int size = magnitude == 0                       ? 1
                   : magnitude < numbers(e).min_normal  ? 2
                   : magnitude < 1                      ? 3
                   : magnitude == 1                     ? 4
                   : magnitude <= numbers(e).max_finite ? 5
                                                        : 6;
  return std::signbit(value) ? -size : size;
}

/// Puts the codes around one into the list.
void add_around(ElementType e, std::uint64_t code, std::uint64_t reach, std::vector<std::uint64_t>& out) {
  const std::uint64_t sign = code & spec::sign_code(e), magnitude = code & ~spec::sign_code(e);
  const std::uint64_t last = spec::magnitude_mask(e);
  const std::uint64_t from = magnitude - std::min(magnitude, reach), to = magnitude + std::min(last - magnitude, reach);
  for (std::uint64_t m = from; m <= to; ++m) out.push_back(m | sign);
}

/// The last code before the answer changes its kind, by bisection between two magnitudes of one sign.
std::uint64_t last_alike(const oracle::Elementary& f, ElementType e, std::uint64_t from, std::uint64_t to) {
  const int kind = answer_kind(f, e, spec::decode(e, from));
  while (to - from > 1) {
    const std::uint64_t middle = from + (to - from) / 2;
    (answer_kind(f, e, spec::decode(e, middle)) == kind ? from : to) = middle;
  }
  return from;
}

void add_changes(const oracle::Elementary& f, ElementType e, std::uint64_t sign, std::vector<std::uint64_t>& out) {
  const std::uint64_t step = std::max<std::uint64_t>(1, (std::uint64_t{1} << spec::format(e).mantissa_bits) / 2);
  const std::uint64_t last = spec::largest_code(e);
  for (std::uint64_t m = 0; m < last; m += step) {
    const std::uint64_t from = m | sign, to = std::min(last, m + step) | sign;
    if (answer_kind(f, e, spec::decode(e, from)) != answer_kind(f, e, spec::decode(e, to)))
      add_around(e, last_alike(f, e, from, to), kNeighbours, out);
  }
}

std::vector<std::uint64_t> signs(ElementType e) {
  if (spec::sign_code(e) == 0) return {0};
  return {0, spec::sign_code(e)};
}

void sort_unique(std::vector<std::uint64_t>& list) {
  std::ranges::sort(list);
  const auto rest = std::ranges::unique(list);
  list.erase(rest.begin(), rest.end());
}

/// Few, because each meets each.
std::vector<std::uint64_t> hard_operands(ElementType e) {
  const auto& n = numbers(e);
  std::vector<std::uint64_t> out{spec::nan_code(e)};
  for (const double x : {0.0, n.min_subnormal, n.min_normal / 2, n.min_normal, 0.25, 1.0 / 3, 0.5, 1.0, 1.5, 2.0, 3.0,
                         4.0, 7.0, 10.0, 64.0, 100.0, n.max_finite / 2, n.max_finite, oracle::kInfinity})
    for (const std::uint64_t sign : signs(e)) add_around(e, code_of(e, x) | sign, 1, out);
  sort_unique(out);
  return out;
}

std::vector<InputCodes> hard_cases(const oracle::Elementary& f, ElementType e) {
  std::vector<InputCodes> out;
  if (f.operands == 1)
    for (const std::uint64_t x : hard_arguments(f, e)) out.push_back({x});
  else
    for (const std::uint64_t x : hard_operands(e))
      for (const std::uint64_t y : hard_operands(e)) out.push_back({x, y});
  return out;
}

// Around an argument, by the largest distances that are drawn, as parts of a binade.
constexpr int kDistances[] = {1, 5, 9, 13};

/// A code of the same sign, no further away than `distance`.
std::uint64_t code_around(ElementType e, std::uint64_t code, std::uint64_t distance, Choices& choices) {
  const std::uint64_t magnitude = code & spec::magnitude_mask(e);
  const std::uint64_t from = magnitude - std::min(magnitude, distance);
  const std::uint64_t to = std::min(magnitude + distance, spec::largest_code(e));
  return (from + choices.below(to - from + 1)) | (code & spec::sign_code(e));
}

}  // namespace

std::vector<std::uint64_t> hard_arguments(const oracle::Elementary& f, ElementType e) {
  std::vector<std::uint64_t> out{spec::nan_code(e)};
  const std::uint64_t binade = std::uint64_t{1} << spec::format(e).mantissa_bits;
  for (const std::uint64_t sign : signs(e)) {
    for (std::uint64_t m = 0; m <= spec::largest_code(e); m += binade) add_around(e, m | sign, 2, out);
    add_around(e, spec::largest_code(e) | sign, 2, out);
    add_changes(f, e, sign, out);
  }
  for (double x = -32; x <= 32; x += 0.5)
    add_around(e, code_of(e, x * std::acos(-1.0)), 2, out);  // zeros and poles of circular functions
  sort_unique(out);
  return out;
}

SweepInputs::SweepInputs(const oracle::Elementary& f, ElementType e)
    : type_(e), operands_(f.operands), bits_(spec::bits(e)), mask_(codes(e) - 1) {}

SweepInputs SweepInputs::all(const oracle::Elementary& f, ElementType e) {
  SweepInputs out(f, e);
  out.count_ = std::int64_t{1} << (f.operands * out.bits_);
  return out;
}

SweepInputs SweepInputs::sample(const oracle::Elementary& f, ElementType e, std::int64_t size, std::uint64_t seed) {
  SweepInputs out(f, e);
  out.complete_ = false;
  out.count_ = size;
  out.seed_ = seed;
  out.hard_ = hard_cases(f, e);
  return out;
}

SweepInputs SweepInputs::around(const oracle::Elementary& f, ElementType e, std::span<const double> arguments,
                                std::int64_t size, std::uint64_t seed) {
  SweepInputs out(f, e);
  out.complete_ = false;
  Prng choices(seed);
  const auto draws = size / static_cast<std::int64_t>(arguments.size() * std::size(kDistances)) + 1;
  for (const double x : arguments)
    for (const int part : kDistances) {
      const std::uint64_t distance = std::uint64_t{1} << std::max(1, spec::format(e).mantissa_bits - part);
      for (std::int64_t i = 0; i < draws; ++i) out.hard_.push_back({code_around(e, code_of(e, x), distance, choices)});
    }
  return out;
}

InputCodes SweepInputs::drawn(std::int64_t index) const {
  Prng choices(seed_, static_cast<std::uint64_t>(index));
  return operands_ == 1 ? draw_unary(type_, index, count_, choices) : draw_binary(type_, index, count_, choices);
}

}  // namespace assay::measure
