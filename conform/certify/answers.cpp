#include "conform/certify/answers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "conform/files/check_file.h"
#include "conform/names.h"
#include "judge/builtin.h"
#include "judge/cluster/cluster.h"
#include "judge/failure_text.h"
#include "judge/form/form.h"
#include "judge/verdict.h"
#include "program/edit/walk.h"
#include "program/inputs.h"
#include "program/text/pieces.h"
#include "program/text/text.h"
#include "reports/certificate/certificate.h"

namespace assay::conform {
namespace {

using reports::SuiteAnswer;

std::string message_of(const judge::Judgement& j, const Module& module) {
  if (j.failure) return describe(*j.failure, module);
  if (j.refusal) return j.refusal->message;
  if (j.undecided.elements > 0) return j.undecided.bound;
  return j.deviations.empty() ? "" : describe(j.deviations, module);
}

void set_verdict(SuiteAnswer& a, Verdict v) { a.verdict = std::string(certificate_word(v)); }

SuiteAnswer begun(const SuiteText& file, const backends::Variant& variant) {
  SuiteAnswer out;
  out.file = file.entry.name;
  out.hash = file.entry.hash;
  out.variant = variant.name;
  return out;
}

/// Of a program that makes its data itself the op that the file is about, the last one of its name: no cause is in the
/// data.
Module blamed_part(const Module& module, const SuiteText& file) {
  Module out = module;
  Region& body = program::entry_of(out).body;
  const auto is_it = [&](const Op& op) { return op.record->full_name() == file.entry.op; };
  const auto last = std::find_if(body.ops.rbegin(), body.ops.rend(), is_it);
  if (last == body.ops.rend() || file.entry.values != reports::kMadeValues) return out;
  body.arguments.assign(last->operands.begin(), last->operands.end());
  body.ops = {Op(*last)};
  return out;
}

std::string cluster_of(const Module& module, const SuiteText& file, const judge::Failure& failure) {
  return judge::cluster_key(judge::features_of(blamed_part(module, file), failure));
}

Verdict verdict_of(judge::Reception reception, const judge::Judgement& j) {
  switch (reception) {
    case judge::Reception::kRefused: return Verdict::kRefused;
    case judge::Reception::kAccepted: return Verdict::kAccepted;
    case judge::Reception::kDisorder: return verdict_of(j.failure->kind);
    case judge::Reception::kUnknown: break;
  }
  return Verdict::kBroken;
}

/// A text that breaks a law: what it does to a back end that takes it nobody asks, but how it is refused.
Result<SuiteAnswer> answer_of_refused(const SuiteText& file, judge::Judge& judge, const backends::Variant& variant) {
  SuiteAnswer out = begun(file, variant);
  const auto module = program::parse(file.text);
  const judge::Judgement j =
      judge.offer({module ? &*module : nullptr, file.text, module ? module->grid : spec::Grid{}}, variant);
  if (j.error) return tl::unexpected(*j.error);
  const judge::Reception reception = judge::reception_of(j);
  set_verdict(out, verdict_of(reception, j));
  if (j.failure) out.message = j.failure->got;
  if (j.refusal) out.message = j.refusal->message;
  if (reception == judge::Reception::kDisorder)
    out.cluster = module ? judge::cluster_key(judge::features_of(*module, *j.failure)) : "crash: " + file.entry.law;
  return out;
}

/// The judgement of a case; one that fails is asked for once more of a process without a past.
judge::Judgement confirmed(const judge::Case& c, judge::Judge& judge, const backends::Variant& variant,
                           bool& is_flaky) {
  const judge::Expectation expected = judge::expect(c, judge.contract());
  judge::Judgement first = judge.settled(judge.judge(c, expected, variant), c, expected, variant);
  if (!first.failure || hangs(first)) return first;
  judge.restart();
  const judge::Judgement second = judge.judge(c, variant);
  is_flaky = !second.failure;
  return first;
}

Result<judge::Case> case_for(const SuiteText& file, const backends::Variant& variant) {
  return case_of_file(file.text, file.entry.name).map([&](const judge::Case& c) {
    return judge::as_given(c, variant);
  });
}

/// The literals of an answer as tensors, `[process][output]`.
Result<ProcessTensors> outputs_of(const Module& module, const std::string& text) {
  ProcessTensors out(1);
  const std::size_t each = module.entry()->results.size();
  spec::Arena arena;
  for (const auto line : program::pieces(text, '\n')) {
    const auto literal = program::parse_literal(line, arena);
    if (!literal) return tl::unexpected(literal.error());
    if (out.back().size() == each) out.emplace_back();
    out.back().push_back(program::tensor_of(*literal));
  }
  if (out.back().size() != each || out.size() != static_cast<std::size_t>(module.grid.processes()))
    return fail("the evidence has not one output for each result and process");
  return out;
}

}  // namespace

Result<SuiteAnswer> answer_of(const SuiteText& file, judge::Judge& judge, const backends::Variant& variant) {
  if (!file.entry.law.empty()) return answer_of_refused(file, judge, variant);
  SuiteAnswer out = begun(file, variant);
  const auto c = case_for(file, variant);
  if (!c) {
    set_verdict(out, Verdict::kInvalid);
    out.message = c.error().text();
    return out;
  }
  bool is_flaky = false;
  const judge::Judgement j = confirmed(*c, judge, variant, is_flaky);
  if (j.error) return tl::unexpected(*j.error);
  set_verdict(out, is_flaky ? Verdict::kUnconfirmed : judge::verdict_on_answers(j));
  out.message = message_of(j, c->module);
  out.counts = j.counts;
  if (j.failure) out.cluster = cluster_of(c->module, file, *j.failure);
  if (!j.outputs.empty()) out.outputs = fmt::format("{}", fmt::join(program::print_inputs(j.outputs[0]), "\n"));
  return out;
}

Result<SuiteAnswer> judged_again(const SuiteText& file, const SuiteAnswer& answer, const backends::Variant& variant,
                                 const std::shared_ptr<const spec::Contract>& contract) {
  SuiteAnswer out = answer;
  const bool has_shown = !answer.outputs.empty() && answer.verdict != certificate_word(Verdict::kUnconfirmed);
  if (!has_shown) return out;
  const auto c = case_for(file, variant);
  if (!c) return tl::unexpected(c.error());
  const auto outputs = outputs_of(c->module, answer.outputs);
  if (!outputs) return tl::unexpected(outputs.error());
  const judge::Expectation expected = judge::expect(*c, *contract);
  if (!expected.sets[0]) return fail(expected.declined);
  const judge::AnsweredRun run{c->module, c->inputs[0], *outputs, *expected.sets[0]};
  const judge::Judgement j = judge::judgement_of(run, *contract, judge::oracle_explainer(judge::kCaseLimits));
  if (j.error) return tl::unexpected(*j.error);
  set_verdict(out, judge::verdict_on_answers(j));
  out.message = message_of(j, c->module);
  out.counts = j.counts;
  out.cluster = j.failure ? cluster_of(c->module, file, *j.failure) : "";
  return out;
}

Result<std::set<std::string>> contracts_holding(const SuiteText& file, const SuiteAnswer& answer,
                                                const backends::Variant& variant) {
  std::set<std::string> out;
  if (answer.outputs.empty() || !file.entry.law.empty()) return out;
  const auto c = case_for(file, variant);
  if (!c) return tl::unexpected(c.error());
  const auto outputs = outputs_of(c->module, answer.outputs);
  if (!outputs) return tl::unexpected(outputs.error());
  for (const std::string& name : spec::contract_names()) {
    const auto contract = spec::contract_named(name);
    const auto accepted = oracle::acceptance_sets(c->module, c->inputs[0], **contract, judge::kCaseLimits);
    if (accepted && !judge::compare(*outputs, *accepted).failure) out.insert(name);
  }
  return out;
}

bool sees_bug(const SuiteText& file, const std::string& bug, const std::shared_ptr<const spec::Contract>& contract) {
  const auto factory = judge::open_backend("mutant:" + bug);
  if (!factory) return false;
  const auto worker = (*factory)->start({});
  judge::Judge judge(*worker, contract);
  const auto answer = answer_of(file, judge, (*factory)->variants()[0]);
  return answer && reports::is_failure(*reports::verdict_named(answer->verdict));
}

}  // namespace assay::conform
