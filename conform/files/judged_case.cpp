#include "conform/files/judged_case.h"

#include <fmt/format.h>

#include "conform/names.h"
#include "judge/evidence.h"
#include "judge/failure_text.h"
#include "judge/farthest.h"

namespace assay::conform {
namespace {

/// What the verdict rests on, beside the elements.
std::string reason_of(const judge::Judgement& j, Verdict verdict, const Module& module) {
  if (is_violation(verdict)) return describe(*j.failure, module);
  switch (verdict) {
    case Verdict::kBroken: return j.error ? j.error->text() : "the worker itself failed: " + j.refusal->message;
    case Verdict::kUnsupported:
    case Verdict::kRejected:
    case Verdict::kUnreadable: return "the back end will not take it: " + j.refusal->message;
    case Verdict::kSlow: return *j.slow;
    case Verdict::kUndecided: return fmt::format("{} elements: {}", j.undecided.elements, j.undecided.bound);
    case Verdict::kDeviation: return describe(j.deviations, module);
    default: return "";
  }
}

CheckReport verdict_and_reason(const judge::Judgement& j, const Module& module) {
  const Verdict verdict = verdict_of(j);
  return {verdict, reason_of(j, verdict, module)};
}

/// What a failure violates, and the error that is allowed there, if the program is small enough to say so in a line.
std::string clause_text(const judge::Failure& f, const judge::AnsweredRun& run, const spec::Contract& contract) {
  constexpr std::size_t kMostOps = 4;
  if (!judge::is_value_class(f.kind) || run.module.entry()->body.ops.size() > kMostOps) return "";
  const std::string bound = judge::bound_of(f, run.module, run.inputs, run.outputs, contract);
  return fmt::format("{}{}{}", judge::law_of(run.module, f.kind, contract.name), bound.empty() ? "" : ": ", bound);
}

judge::Widths widths_of(const judge::AnsweredRun& run) {
  judge::Widths out;
  out.add(run.accepted);
  return out;
}

/// What a back end did with one program, in one line, with what opened its open elements. Of the violations the
/// farthest from what is legal is shown.
CheckReport report_of(const judge::Case& c, judge::Judgement j, const std::vector<spec::OpeningRow>& openings,
                      const judge::AnsweredRun* run, const spec::Contract& contract, const oracle::Limits& limits) {
  if (run && j.failure && judge::is_value_class(j.failure->kind)) {
    const judge::Explain explain = judge::oracle_explainer(limits)(c.module, c.inputs[0], contract);
    j.failure = judge::farthest_violation(*run, explain).value_or(*j.failure);
  }
  CheckReport out = verdict_and_reason(j, c.module);
  out.counts = j.counts;
  if (j.error || j.refusal) return out;
  if (run && j.failure) out.clause = clause_text(*j.failure, *run, contract);
  if (!out.clause.empty()) out.reason += "; violates " + out.clause;
  out.failure = j.failure;
  if (run) out.widths = widths_of(*run).summary();
  if (run && j.failure)
    if (const auto found = judge::found_policy_text(*j.failure, run->module, run->inputs, run->outputs, contract);
        !found.empty())
      out.reason += "; " + found;
  out.reason += (out.reason.empty() ? "" : "; ") + judged_text(out.verdict, j.counts, openings, out.widths);
  return out;
}

bool crashes(const judge::Judgement& j) { return j.failure && j.failure->kind == judge::FailureClass::kCrash; }

/// A process that an earlier program damaged crashes in an innocent one: a crash counts where a fresh process has it
/// too.
judge::Judgement confirmed(judge::Judgement first, const judge::Case& c, const judge::Expectation& expected,
                           judge::Judge& judge, const backends::Variant& variant) {
  const bool is_first_program = judge.compilations() <= 1;
  if (!crashes(first) || is_first_program) return first;
  judge.restart();
  return judge.judge(c, expected, variant);
}

}  // namespace

CheckReport judge_case(const judge::Case& c, const std::string& name, judge::Judge& judge,
                       const backends::Variant& variant, const oracle::Limits& limits, CheckTally& tally) {
  const judge::Expectation expected = judge::expect(c, judge.contract(), limits);
  if (!expected.declined.empty()) return {Verdict::kUnsupported, name + ": " + expected.declined};
  const bool is_ready = judge.has_compiled(c.module, variant);
  const judge::Judgement answered = is_ready ? judge.rerun(c, expected) : judge.judge(c, expected, variant);
  const judge::Judgement judgement =
      confirmed(judge.settled(answered, c, expected, variant), c, expected, judge, variant);
  const auto openings = judge::openings_of(c, judgement, judge.contract(), limits);
  tally.count(judgement, openings);
  const bool has_run = !judgement.outputs.empty() && expected.sets[0];
  const auto run =
      has_run ? std::optional(judge::AnsweredRun{c.module, c.inputs[0], judgement.outputs[0], *expected.sets[0]})
              : std::nullopt;
  if (run) tally.count(widths_of(*run));
  CheckReport out = report_of(c, judgement, openings, run ? &*run : nullptr, judge.contract(), limits);
  out.reason = name + ": " + out.reason;
  if (run) out.outputs = run->outputs, out.legal = run->accepted.outputs;
  return out;
}

CheckReport check_run(const judge::AnsweredRun& run, const spec::Contract& contract, const oracle::Limits& limits,
                      CheckTally& tally) {
  const judge::Case c{run.module, {run.inputs}};
  const judge::Judgement judgement = judge::judgement_of(run, contract, judge::oracle_explainer(limits));
  const auto openings = judge::openings_of(c, judgement, contract, limits);
  tally.count(judgement, openings);
  tally.count(widths_of(run));
  return report_of(c, judgement, openings, &run, contract, limits);
}

CheckReport check_answer(const Module& module, const ProcessTensors& inputs, const ProcessTensors& outputs,
                         const spec::Contract& contract, const oracle::Limits& limits) {
  const judge::Expectation expected = judge::expect({module, {inputs}}, contract, limits);
  if (!expected.declined.empty()) return {Verdict::kUnsupported, expected.declined};
  CheckTally uncounted("");
  return check_run({module, inputs, outputs, *expected.sets[0]}, contract, limits, uncounted);
}

}  // namespace assay::conform
