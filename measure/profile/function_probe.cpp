#include "measure/profile/function_probe.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <tuple>

#include "measure/names.h"
#include "measure/sweep/budget.h"
#include "measure/sweep/swept_op.h"
#include "measure/sweep/verdict.h"
#include "program/text/text.h"
#include "spec/types/float_code.h"

namespace assay::measure {
namespace {

using reports::Observation;
using spec::ElementType;

constexpr std::size_t kPieces = 3;              ///< of a budget beyond the baseline's
constexpr double kSampled = 1.25;               ///< the factor of contracts where not every input was run
constexpr int kTensorSizes[] = {8, 256, 4096};  ///< of the program that shows the worst input

double granted(const SweepRange& r, const spec::BudgetTable& budget) { return budget.over(r.low, r.high).ulps; }

/// With two digits behind the point, rounded up; three digits in all where it is large.
double rounded_up(double ulps) {
  const double scale = ulps < 10 ? 100 : ulps < 100 ? 10 : 1;
  return std::ceil(ulps * scale + 1) / scale;
}

/// The language writes no sign before a positive exponent.
std::string number_text(double x) {
  std::string out = fmt::format("{}", x + 0.0);
  std::erase(out, '+');
  return out;
}

std::string bound_text(const SweepRange& r, bool is_sampled) {
  return fmt::format("{}{}", rounded_up(r.ulps), is_sampled ? fmt::format(" factor {}", kSampled) : "");
}

std::string baseline_text(const spec::BudgetTable& budget) {
  std::string out;
  for (const spec::Budget& b : budget.pieces) {
    out += out.empty() ? "" : " ; ";
    if (std::isfinite(b.from) || std::isfinite(b.to))
      out += fmt::format("[{}, {}] ", number_text(b.from), number_text(b.to));
    out += fmt::format("{}", b.ulps);
    if (b.absolute > 0) out += fmt::format(" + {}", b.absolute);
  }
  return out;
}

Tensor filled(Type type, double x) {
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const std::uint64_t code = spec::encode(type.element(), x);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
  for (std::size_t at = 0; at < out.bytes.size(); at += size) std::memcpy(out.bytes.data() + at, &code, size);
  return out;
}

std::string place_text(const SweepSample& s, int operands) {
  return operands == 1 ? fmt::format("{:.9g}", s.x) : fmt::format("{:.9g}, {:.9g}", s.x, s.y);
}

std::string describe(const SweepResult& r) {
  if (!r.refusal.ok()) return fmt::format("{}: {}", backends::to_string(r.refusal.kind), r.refusal.message);
  const SweepRange* worst = r.worst();
  if (worst == nullptr) return "no error was measured";
  std::string out = fmt::format("{:.3f} ulp at {}, {} {}", worst->ulps, place_text(worst->worst, r.operands),
                                r.complete ? "of all" : "in", r.inputs);
  for (const SpecialMismatch& d : r.mismatches)
    out += fmt::format("; {} ({} times, first {} at {})", describe(d.kind), d.count, d.first.got,
                       place_text(d.first, r.operands));
  return out;
}

/// Back ends may apply other code to tensors as small as these, in types that they have instructions for. Narrow types
/// are run completely, so theirs are larger: each run takes its time.
struct SmallTensors {
  ElementType type;
  std::int64_t elements;
};
constexpr SmallTensors kSmallTensors[] = {
    {ElementType::f64, 8}, {ElementType::f32, 8}, {ElementType::f16, 64}, {ElementType::bf16, 64}};
constexpr std::int64_t kSmallSample = 1 << 12;

/// Of each range the larger error.
void take_worse(const SweepResult& other, SweepResult& all) {
  all.inputs += other.inputs;
  all.complete &= other.complete;
  all.interrupted |= other.interrupted;
  for (const SweepRange& r : other.ranges) {
    const auto at = std::ranges::lower_bound(all.ranges, r.low, {}, &SweepRange::low);
    if (at == all.ranges.end() || at->low != r.low) all.ranges.insert(at, r);
    else if (r.ulps > at->ulps) *at = r;
  }
}

/// Whether a bit of the answers is right: what is farther off is no matter of a budget.
bool says_something(const SweepRange& r, ElementType e) {
  return r.ulps <= std::ldexp(1.0, spec::format(e).mantissa_bits);
}

}  // namespace

std::vector<SweepRange> ranges_beyond(const SweepResult& result, const spec::Contract& baseline) {
  std::vector<SweepRange> out;
  const spec::BudgetTable* budget = baseline.budget(result.function, result.type);
  bool was_beyond = false;
  for (const SweepRange& r : result.ranges) {
    const bool is_beyond = budget != nullptr && r.ulps > granted(r, *budget);
    if (is_beyond && was_beyond) {
      out.back().high = r.high;
      if (r.ulps > out.back().ulps) std::tie(out.back().ulps, out.back().worst) = std::tie(r.ulps, r.worst);
    } else if (is_beyond) {
      out.push_back(r);
    }
    was_beyond = is_beyond;
  }
  return out;
}

std::string budget_line(const SweepResult& result, const spec::Contract& baseline,
                        const std::vector<SweepRange>& beyond) {
  const bool is_sampled = !result.complete || result.interrupted;
  const std::string head = fmt::format("math {} for {} : ", spec::name(result.function), spec::name(result.type));
  if (result.operands > 1) return head + bound_text(std::ranges::max(beyond, {}, &SweepRange::ulps), is_sampled);
  std::string pieces;
  for (const SweepRange& r : joined_ranges(beyond, 0, kPieces))
    pieces += fmt::format("[{}, {}] {} ; ", number_text(r.low), number_text(r.high), bound_text(r, is_sampled));
  return head + pieces + baseline_text(*baseline.budget(result.function, result.type));
}

std::optional<Trial> FunctionProbe::witness(const std::string& op, ElementType e, const SweepSample& s, int operands) {
  const auto subject = find_swept_op(op);
  if (!subject) return std::nullopt;
  for (const int size : kTensorSizes) {
    const Type type = Type::tensor({size}, e);
    auto module = program_of(*subject, e, size);
    if (!module) return std::nullopt;
    ProcessTensors inputs(1, {filled(type, s.x)});
    if (operands == 2) inputs[0].push_back(filled(type, s.y));
    if (!backend_.compile({&*module, program::print(*module), module->grid}, options_.variant).ok()) continue;
    auto outcome = backend_.run(inputs);
    if (!outcome.ok()) continue;
    Trial trial{*std::move(module), std::move(inputs), std::move(outcome.outputs)};
    const auto outside = outside_baseline(trial, *baseline_, 1);
    if (outside && !outside->empty()) return trial;
  }
  return std::nullopt;
}

/// Only ranges with an answer that is illegal: an error may come of subnormals, which the baseline may flush.
void FunctionProbe::propose(const std::string& op, ElementType e, const SweepResult& result, Observation& seen) {
  std::vector<SweepRange> shown;
  double worst = 0;
  for (const SweepRange& r : ranges_beyond(result, *baseline_)) {
    const auto trial = witness(op, e, r.worst, result.operands);
    if (!trial) continue;
    if (says_something(r, e)) shown.push_back(r);
    seen.is_legal = false;
    if (r.ulps <= worst || (!says_something(r, e) && !shown.empty())) continue;
    worst = r.ulps;
    seen.name = fmt::format("at {}", place_text(r.worst, result.operands));
    seen.witness = profile_witness_of(*trial, outside_baseline(*trial, *baseline_, 1)->front());
  }
  if (!shown.empty()) seen.lines = {budget_line(result, *baseline_, shown)};
}

Result<Observation> FunctionProbe::run(const std::string& op, ElementType e, const std::atomic<bool>& stop) {
  SweepOptions options{.op = op, .type = e, .variant = options_.variant, .limits = options_.limits};
  options.exhaustive = options_.exhaustive && can_exhaust(1, e);
  options.jobs = options_.jobs;
  auto result = sweep(options, factory_, stop);
  if (!result) return tl::unexpected(result.error());
  const auto* tensors = std::ranges::find(kSmallTensors, e, &SmallTensors::type);
  if (result->refusal.ok() && tensors != std::end(kSmallTensors)) {
    std::tie(options.elements, options.sample, options.exhaustive) = std::tuple(tensors->elements, kSmallSample, false);
    const auto small = sweep(options, factory_, stop);
    if (small && small->refusal.ok()) take_worse(*small, *result);
  }
  Observation seen;
  seen.topic = "functions";
  seen.probe = op;
  seen.question = fmt::format("How large is the error of {}?", op);
  seen.words = fmt::format("E = {}", spec::name(e));
  seen.behaviour = describe(*result);
  const auto verdict = verdict_of(*result, *baseline_);
  if (!verdict) return tl::unexpected(verdict.error());
  seen.chart = chart_of(*result, *verdict, *baseline_);
  propose(op, e, *result, seen);
  return seen;
}

}  // namespace assay::measure
