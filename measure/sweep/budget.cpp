#include "measure/sweep/budget.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "reports/finding_text.h"
#include "spec/contract/contract.h"
#include "spec/types/float_code.h"

namespace assay::measure {
namespace {

/// Pieces of a budget, and how unlike they have to be.
constexpr std::size_t kPieces = 8;
constexpr double kPieceShare = 0.5;
/// A piece holds at least this share of the inputs: a contract is to be read.
constexpr double kPieceInputs = 1.0 / 16;
/// No function can promise less: below it all errors are alike.
constexpr double kCorrectRounding = 0.5;

SweepRange joined(const SweepRange& a, const SweepRange& b) {
  const bool takes_b = b.ulps > a.ulps || (b.ulps == a.ulps && b.worst.index < a.worst.index);
  SweepRange out = takes_b ? b : a;
  out.low = a.low;
  out.high = b.high;
  out.inputs = a.inputs + b.inputs;
  return out;
}

double promised(double ulps) { return std::max(ulps, kCorrectRounding); }

double unlikeness(const SweepRange& a, const SweepRange& b) {
  const double x = promised(a.ulps), y = promised(b.ulps);
  return std::fabs(x - y) / std::max(x, y);
}

/// The least number of hundredths that is no less: the sign of a fused multiply-add is exact.
std::int64_t hundredths(double ulps) {
  const double near = std::ceil(ulps * 100);
  const double correction = std::fma(ulps, 100, -near) > 0 ? 1 : std::fma(ulps, 100, 1 - near) <= 0 ? -1 : 0;
  return static_cast<std::int64_t>(near + correction);
}

/// Up to hundredths; to a hundredth of itself where it is large.
std::string rounded_up(double ulps) {
  constexpr double kHasNoHundredths = 0x1p45;
  if (ulps >= kHasNoHundredths) return fmt::format("{:.0f}", ulps);
  const int digits = ulps < 10 ? 2 : ulps < 100 ? 1 : 0;
  const std::int64_t step = ulps < 10 ? 1 : ulps < 100 ? 10 : 100;
  const std::int64_t steps = (hundredths(ulps) + spec::kBudgetMargin + step - 1) / step;
  return fmt::format("{:.{}f}", static_cast<double>(steps * step) / 100, digits);
}

/// Those that have at most half the largest error, and many inputs.
std::vector<SweepRange> quiet_pieces(const std::vector<SweepRange>& ranges, double largest) {
  double inputs = 0;
  for (const SweepRange& r : ranges) inputs += static_cast<double>(r.inputs);
  std::vector<SweepRange> pieces = joined_ranges(ranges, kPieceShare, kPieces);
  std::erase_if(pieces, [&](const SweepRange& piece) {
    return promised(piece.ulps) > kPieceShare * largest || static_cast<double>(piece.inputs) < kPieceInputs * inputs;
  });
  return pieces;
}

std::string how_measured(const SweepResult& result, const SweepRange& worst) {
  const std::string inputs = reports::grouped(result.inputs);
  const std::string what = result.operands == 1 ? "inputs" : "pairs";
  const std::string place = result.operands == 1 ? fmt::format("{:.6g}", worst.worst.x)
                                                 : fmt::format("{:.6g}, {:.6g}", worst.worst.x, worst.worst.y);
  return result.complete && !result.interrupted
             ? fmt::format("all {} {}: {:.2f} at {}", inputs, what, worst.ulps, place)
             : fmt::format("{:.2f} in {} {}, at {}", worst.ulps, inputs, what, place);
}

}  // namespace

std::vector<SweepRange> joined_ranges(std::span<const SweepRange> ranges, double share, std::size_t most) {
  std::vector<SweepRange> out(ranges.begin(), ranges.end());
  while (out.size() > 1) {
    std::size_t best = 0;
    for (std::size_t i = 1; i + 1 < out.size(); ++i)
      if (unlikeness(out[i], out[i + 1]) < unlikeness(out[best], out[best + 1])) best = i;
    if (out.size() <= most && unlikeness(out[best], out[best + 1]) > share) break;
    out[best] = joined(out[best], out[best + 1]);
    out.erase(out.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }
  return out;
}

std::vector<SweepRange> ranges_of_budget(const SweepResult& result) {
  const double smallest_normal = spec::decode(result.type, spec::smallest_normal_code(result.type));
  const bool flushes = std::ranges::any_of(
      result.mismatches, [](const SpecialMismatch& d) { return d.kind == SpecialMismatchKind::kFlushedOperand; });
  std::vector<SweepRange> out;
  for (const SweepRange& r : result.ranges)
    if (!flushes || std::max(std::fabs(r.low), std::fabs(r.high)) > smallest_normal) out.push_back(r);
  return out;
}

std::string proposed_budget(const SweepResult& result) {
  const std::vector<SweepRange> ranges = ranges_of_budget(result);
  const SweepRange* const worst = worst_of(ranges);
  if (worst == nullptr) return "";
  const bool sampled = !result.complete || result.interrupted;
  const auto budget = [&](double ulps) {
    return rounded_up(promised(ulps)) + (sampled ? fmt::format(" factor {}", spec::kSampleFactor) : "");
  };
  std::string pieces;
  if (result.operands == 1 && !result.interrupted)
    for (const SweepRange& piece : quiet_pieces(ranges, worst->ulps))
      pieces += fmt::format("[{}, {}] {} ; ", piece.low + 0.0, piece.high + 0.0, budget(piece.ulps));
  return fmt::format("math {} for {} : {}{} because measured \"{}\"", spec::name(result.function),
                     spec::name(result.type), pieces, budget(worst->ulps), how_measured(result, *worst));
}

}  // namespace assay::measure
