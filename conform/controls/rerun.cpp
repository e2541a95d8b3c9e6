#include "conform/controls/rerun.h"

#include "judge/judge.h"
#include "judge/verdict.h"

namespace assay::conform {
namespace {

Result<backends::Variant> variant_of(const RerunPlan& plan, const backends::BackendFactory& factory) {
  auto named = judge::variants_named(factory, {plan.variant});
  if (!named && !plan.options.empty()) named = judge::variants_named(factory, {plan.options});
  return named.map([](const auto& variants) { return variants.front(); });
}

RerunAnswer answer_of(const judge::Judgement& j, bool is_of_values) {
  const spec::Verdict verdict = judge::verdict_of(j);
  if (j.failure) return {Rerun::kFails, std::string(judge::to_string(j.failure->kind))};
  if (verdict == spec::Verdict::kPass) return {Rerun::kPasses, "passes"};
  if (!is_of_values && j.is_legal() && !j.outputs.empty()) return {Rerun::kPasses, "runs"};
  return {Rerun::kUnknown, j.error ? j.error->text() : std::string(spec::campaign_word(verdict))};
}

}  // namespace

RerunAnswer rerun(const RerunPlan& plan, const judge::Subject& subject) {
  const auto variant = variant_of(plan, *subject.factory);
  if (!variant) return {Rerun::kUnknown, variant.error().text()};
  const auto worker = subject.factory->start(subject.limits);
  judge::Judge judge(*worker, subject.contract.contract);
  const judge::Expectation expected = judge::expect(plan.c, judge.contract());
  return answer_of(judge.settled(judge.judge(plan.c, expected, *variant), plan.c, expected, *variant),
                   plan.is_of_values);
}

}  // namespace assay::conform
