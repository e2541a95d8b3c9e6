#include "measure/sweep/verdict.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <fmt/format.h>

#include "judge/judge.h"
#include "measure/names.h"
#include "measure/sweep/budget.h"
#include "measure/sweep/swept_op.h"
#include "spec/types/float_code.h"

namespace assay::measure {
namespace {

/// Mismatches that no budget is for, and no freedom to flush subnormals.
constexpr SpecialMismatchKind kBroken[] = {SpecialMismatchKind::kLostNan,      SpecialMismatchKind::kMadeNan,
                                           SpecialMismatchKind::kMadeInfinity, SpecialMismatchKind::kLostInfinity,
                                           SpecialMismatchKind::kMadeZero,     SpecialMismatchKind::kLostZero,
                                           SpecialMismatchKind::kSign};

Tensor scalar(spec::ElementType e, double x) {
  Tensor out{Type::tensor({1}, e), std::vector<std::byte>(static_cast<std::size_t>(spec::storage_bytes(e)))};
  const std::uint64_t code = spec::encode(e, x);
  std::memcpy(out.bytes.data(), &code, out.bytes.size());
  return out;
}

enum class Legality : std::uint8_t { kLegal, kUndecided, kForbidden };

/// Holds single answers of a function against a contract.
class AnswerJudge {
 public:
  AnswerJudge(const SweepResult& result, const spec::Contract& contract, Module module)
      : result_(result), contract_(contract), module_(std::move(module)) {}

  Result<Legality> legality(const SweepSample& s) const {
    ProcessTensors inputs(1, {scalar(result_.type, s.x)}), outputs(1, {scalar(result_.type, s.got)});
    if (result_.operands == 2) inputs[0].push_back(scalar(result_.type, s.y));
    const auto accepted = oracle::acceptance_sets(module_, inputs, contract_, judge::kCaseLimits);
    if (!accepted) return tl::unexpected(accepted.error());
    const judge::Judgement j = judge::judgement_of({module_, inputs, outputs, *accepted}, contract_,
                                                   judge::oracle_explainer(judge::kCaseLimits));
    if (j.error) return tl::unexpected(*j.error);
    if (j.failure) return Legality::kForbidden;
    return j.undecided.elements > 0 ? Legality::kUndecided : Legality::kLegal;
  }

 private:
  const SweepResult& result_;
  const spec::Contract& contract_;
  Module module_;
};

/// What the baseline allows there, in ulps.
double allowed_at(const SweepSample& s, const SweepResult& result, const spec::BudgetTable& table) {
  const double exact = oracle::evaluate(*oracle::measured_function(result.function), result.type, s.x, s.y);
  const double unit = oracle::ulp_around(result.type, std::fabs(exact));
  return table.over(s.x, s.x).around(exact, unit) / unit;
}

/// Where the contract has no budget, as long as one bit of the answer is right.
bool is_beyond_budgets(const SweepRange& r, const SweepResult& result, const spec::BudgetTable* table) {
  const double bits = std::ldexp(1.0, spec::format(result.type).mantissa_bits);
  return r.ulps > (table == nullptr ? bits : kMostOfBaseline * std::max(0.5, allowed_at(r.worst, result, *table)));
}

Result<void> judge_range(const SweepRange& r, const AnswerJudge& judge, SweepVerdict& out) {
  constexpr double kCorrectRounding = 0.5;
  if (r.ulps <= kCorrectRounding) return {};
  return judge.legality(r.worst).map([&](Legality legality) {
    out.undecided += legality == Legality::kUndecided;
    if (legality == Legality::kForbidden) out.forbidden.push_back({r.worst, r.ulps, fmt::format("{:.2f} ulp", r.ulps)});
  });
}

Result<void> judge_mismatch(const SpecialMismatch& d, const AnswerJudge& judge, SweepVerdict& out) {
  return judge.legality(d.first).map([&](Legality legality) {
    const bool is_broken = std::ranges::find(kBroken, d.kind) != std::end(kBroken);
    out.is_broken |= is_broken && (legality != Legality::kLegal || out.is_open);
    out.undecided += legality == Legality::kUndecided;
    if (legality == Legality::kForbidden) out.forbidden.push_back({d.first, 0, std::string(describe(d.kind))});
  });
}

std::string place_of(const SweepSample& s, int operands) {
  return operands == 1 ? fmt::format("{:.9g}", s.x) : fmt::format("{:.9g}, {:.9g}", s.x, s.y);
}

}  // namespace

Result<SweepVerdict> verdict_of(const SweepResult& result, const spec::Contract& contract) {
  const auto subject = find_swept_op(result.op);
  if (!subject) return tl::unexpected(subject.error());
  auto module = program_of(*subject, result.type, 1);
  if (!module) return tl::unexpected(module.error());
  const AnswerJudge judge(result, contract, *std::move(module));
  const spec::BudgetTable* table = contract.budget(result.function, result.type);
  SweepVerdict out{.is_open = table == nullptr};
  if (table != nullptr && result.worst() != nullptr) out.allowed = allowed_at(result.worst()->worst, result, *table);
  for (const SweepRange& r : ranges_of_budget(result)) out.is_broken |= is_beyond_budgets(r, result, table);
  Result<void> done;
  for (const SweepRange& r : result.ranges) done = done.and_then([&] { return judge_range(r, judge, out); });
  for (const SpecialMismatch& d : result.mismatches)
    done = done.and_then([&] { return judge_mismatch(d, judge, out); });
  if (!done) return tl::unexpected(done.error());
  return out;
}

double allowed_at(const SweepSample& s, const SweepResult& result, const spec::Contract& contract) {
  const spec::BudgetTable* table = contract.budget(result.function, result.type);
  return table == nullptr ? 0 : allowed_at(s, result, *table);
}

std::string describe(const SweepVerdict& v, const SweepResult& result, const spec::Contract& contract) {
  if (!v.forbidden.empty()) {
    const ForbiddenAnswer& worst = *std::ranges::max_element(v.forbidden, {}, &ForbiddenAnswer::ulps);
    return fmt::format("beyond {}: {} at {}", contract.name, worst.words, place_of(worst.at, result.operands));
  }
  if (v.undecided > 0) return fmt::format("undecided under {}: {} answers", contract.name, v.undecided);
  if (v.is_open) return fmt::format("open: {} says nothing of it", contract.name);
  const SweepRange* worst = result.worst();
  if (worst == nullptr) return fmt::format("within {}", contract.name);
  if (worst->ulps > v.allowed)
    return fmt::format("within the grants of {}: {:.2f} ulp, {:.2f} without them", contract.name, worst->ulps,
                       v.allowed);
  return fmt::format("within {}: {:.2f} ulp of {:.2f}", contract.name, worst->ulps, v.allowed);
}

}  // namespace assay::measure
