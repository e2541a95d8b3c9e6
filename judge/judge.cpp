#include "judge/judge.h"

#include <utility>

#include <fmt/format.h>

#include "judge/form/form.h"
#include "program/edit/walk.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

using backends::Outcome;
using backends::OutcomeKind;

std::optional<FailureClass> class_of_outcome(OutcomeKind kind) {
  switch (kind) {
    case OutcomeKind::kFailed: return FailureClass::kInternalError;
    case OutcomeKind::kCrashed: return FailureClass::kCrash;
    case OutcomeKind::kTimedOut: return FailureClass::kHang;
    case OutcomeKind::kOutOfMemory: return FailureClass::kMemory;
    case OutcomeKind::kGarbage: return FailureClass::kGarbage;
    case OutcomeKind::kInvalidOutput: return FailureClass::kInvalidOutput;
    case OutcomeKind::kReplicasDiffer: return FailureClass::kReplicas;
    default: return std::nullopt;
  }
}

/// Records what an outcome other than success means; false if the case goes on.
bool ends_case(const Outcome& outcome, std::size_t input_set, Judgement& out) {
  out.cpu_seconds = std::max(out.cpu_seconds, outcome.cpu_seconds);
  if (outcome.ok()) return false;
  out.refusal = refusal_of(outcome);
  if (outcome.kind == OutcomeKind::kUnavailable) out.error = Error{outcome.message, "", ErrorKind::kEnvironment};
  if (const auto kind = class_of_outcome(outcome.kind)) {
    auto cause = outcome.signature.empty() ? normalise_message(outcome.message) : without_types(outcome.signature);
    if (outcome.kind == OutcomeKind::kInvalidOutput) cause = outcome.signature;  // a law, `slice (C3)`
    out.failure = Failure{*kind, std::move(cause), input_set, {}, "outputs", outcome.message};
  }
  return true;
}

/// The first op whose record states an acceptance class. None of them has sets yet, and those of the
/// formula alone would call legal answers wrong.
const program::Op* first_without_sets(const Module& module) {
  const program::Op* found = nullptr;
  for (const auto& function : module.functions)
    each_op(function.body, [&](const program::Op& op) {
      if (!found && op.record->accept) found = &op;
    });
  return found;
}

std::string lacking_sets(const Module& module) {
  const program::Op* op = first_without_sets(module);
  return op ? fmt::format("not supported yet: acceptance class `{}` of {}", spec::to_text(*op->record->accept),
                          op->record->full_name())
            : "";
}

/// What ended the case takes the place of a violation before it.
void take_over(Verdicts verdicts, Judgement& out) {
  if (!out.failure) out.failure = std::move(verdicts.violation);
  out.deviations = std::move(verdicts.deviations);
  out.undecided = std::move(verdicts.undecided);
  out.counts += verdicts.recounted;
}

}  // namespace

Expectation expect(const Case& c, const spec::Contract& contract, const oracle::Limits& limits) {
  Expectation out{.declined = lacking_sets(c.module)};
  if (!out.declined.empty()) {
    out.sets.resize(c.inputs.size());
    return out;
  }
  oracle::Preparation preparation;
  for (const auto& inputs : c.inputs) {
    auto acceptance = oracle::acceptance_sets(c.module, inputs, contract, limits, &preparation);
    if (acceptance) {
      out.sets.emplace_back(*std::move(acceptance));
    } else {
      out.sets.emplace_back(std::nullopt);
      if (out.declined.empty()) out.declined = acceptance.error().text();
    }
  }
  return out;
}

Judgement judgement_of(const backends::Outcome& outcome) {
  Judgement out;
  ends_case(outcome, 0, out);
  return out;
}

Judgement judgement_of(const AnsweredRun& run, const spec::Contract& contract, const ExplainerSource& explainer) {
  const Comparison found = compare(run.outputs, run.accepted);
  Judgement out{.counts = found.counts, .error = found.error, .runs = 1, .is_related = !found.related.empty()};
  if (found.counts.open > 0) out.with_open.push_back({0, found.related});
  if (found.failure) take_over(verdicts_of(found, run, contract, explainer(run.module, run.inputs, contract)), out);
  return out;
}

std::optional<Failure> complaint_of(const Judgement& judgement) {
  if (judgement.failure) return judgement.failure;
  if (judgement.refusal)
    return Failure{FailureClass::kRefused, judgement.refusal->cause, 0, {}, "outputs", judgement.refusal->message};
  if (judgement.deviations.empty()) return std::nullopt;
  const auto less = [](const Deviation& a, const Deviation& b) { return a.kind() < b.kind(); };
  return std::ranges::max_element(judgement.deviations, less)->first;
}

std::optional<Failure> complaint_like(const Failure& wanted, const Judgement& judgement) {
  const auto like = [&](const Deviation& d) { return d.first.same_kind(wanted); };
  const auto found = std::ranges::find_if(judgement.deviations, like);
  const bool is_there = judgement.is_legal() && found != judgement.deviations.end();
  return is_there ? found->first : complaint_of(judgement);
}

Reception reception_of(const Judgement& j) {
  const bool is_worker_fault = j.refusal && j.refusal->kind == RefusalKind::kWorkerFault;
  if (j.error || is_worker_fault) return Reception::kUnknown;
  if (j.failure && j.failure->kind != FailureClass::kInternalError) return Reception::kDisorder;
  return j.refusal || j.failure ? Reception::kRefused : Reception::kAccepted;
}

Judgement Judge::offer(const backends::Source& source, const backends::Variant& variant) {
  Judgement out;
  ++compilations_;
  compiled_text_.clear();
  ends_case(backend_.compile(source, variant), 0, out);
  return out;
}

Judgement Judge::judge(const Case& c, const Expectation& expected, const backends::Variant& variant) {
  const Form* form = form_named(variant.form);
  const auto made = formed(c.module, variant);
  if (!made) return judgement_of(Outcome{OutcomeKind::kUnsupported, made.error().message, made.error().message});
  const Module& module = *made ? **made : c.module;
  const backends::Source source{&module, program::print(module), module.grid};
  Judgement offered = offer(source, variant);
  if (offered.refusal || offered.error || offered.failure) return offered;
  compiled_text_ = source.text;
  compiled_variant_ = variant.name;
  compiled_runs_ = form != nullptr ? form->runs : 1;
  Judgement out = rerun(c, expected);
  out.cpu_seconds = std::max(out.cpu_seconds, offered.cpu_seconds);
  return out;
}

bool hangs(const Judgement& j) { return j.failure && j.failure->kind == FailureClass::kHang; }

Judgement Judge::settled(Judgement first, const Case& c, const Expectation& expected,
                         const backends::Variant& variant) {
  if (!hangs(first)) return first;
  const Alone alone(crowd_);
  restart(kPatience);
  Judgement again = judge(c, expected, variant);
  if (!again.failure && !again.refusal && !again.error)
    again.slow = fmt::format("it took longer than its limit, and ended with {:g} times as much: {:.1f} s of CPU time",
                             kPatience, again.cpu_seconds);
  restart();
  return again;
}

void Judge::restart(double patience) {
  backend_.restart(patience);
  compiled_text_.clear();
}

Judgement Judge::rerun(const Case& c, const Expectation& expected) {
  Judgement out;
  Verdicts all;
  bool goes_on = true;
  for (std::size_t i = 0; i < c.inputs.size() && goes_on; ++i) {
    out.outputs.emplace_back();
    const int runs = expected.sets[i] ? compiled_runs_ : 0;
    for (int k = 0; k < runs && goes_on && (k == 0 || !all.violation); ++k) goes_on = run_set(i, c, expected, all, out);
  }
  take_over(std::move(all), out);
  return out;
}

/// False if the case goes on no more.
bool Judge::run_set(std::size_t i, const Case& c, const Expectation& expected, Verdicts& all, Judgement& out) {
  Outcome outcome = backend_.run(c.inputs[i]);
  ++out.runs;
  if (ends_case(outcome, i, out)) {
    compiled_text_.clear();
    return false;
  }
  const Comparison found = compare(outcome.outputs, *expected.sets[i], c.own_results);
  if (found.error) out.error = found.error;
  out.counts += found.counts;
  if (found.counts.open > 0) out.with_open.push_back({i, found.related});
  out.is_related |= !found.related.empty();
  if (!all.violation) all.add(explain(found, {c.module, c.inputs[i], outcome.outputs, *expected.sets[i]}), i);
  out.outputs.back() = std::move(outcome.outputs);
  return true;
}

Verdicts Judge::explain(const Comparison& found, const AnsweredRun& run) const {
  if (!found.failure) return {};
  return verdicts_of(found, run, *contract_, explainer_(run.module, run.inputs, *contract_));
}

bool Judge::has_compiled(const Module& module, const backends::Variant& variant) const {
  return variant.name == compiled_variant_ && formed_text(module, variant) == compiled_text_;
}

}  // namespace assay::judge
