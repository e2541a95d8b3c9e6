#include "fuzz/campaign/evidence.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <set>

#include <fmt/format.h>

#include "fuzz/names.h"
#include "judge/cluster/cluster.h"
#include "judge/cluster/features.h"
#include "judge/evidence.h"
#include "judge/form/form.h"
#include "program/edit/make.h"
#include "program/edit/walk.h"
#include "program/inputs.h"
#include "program/text/text.h"
#include "reports/reproduce.h"

namespace assay::fuzz {
namespace {

bool are_alike(const ProcessTensors& a, const ProcessTensors& b) {
  return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
    return std::ranges::equal(x, y, [](const Tensor& s, const Tensor& t) { return s.bytes == t.bytes; });
  });
}

/// Whether the variant runs another program, or the same one otherwise, in a way that names what is wrong.
bool is_compared(const Module& module, const backends::Variant& variant) {
  if (variant.form.empty()) return true;
  if (!judge::form_named(variant.form)->compares) return false;
  const auto made = judge::formed(module, variant);
  return made && *made;
}

/// Of what comes and goes, or is another answer in every process, a variant mends what it passes so many times, each
/// time in a process of its own.
std::vector<std::string> mending_variants(const judge::Case& c, const std::string& failing, judge::Judge& judge,
                                          const std::vector<backends::Variant>& variants, int times) {
  const auto passes = [&](const backends::Variant& variant) {
    for (int k = 0; k < times; ++k) {
      if (times > 1) judge.restart();
      if (!judge.judge(c, variant).passed()) return false;
    }
    return true;
  };
  std::vector<std::string> out;
  for (const auto& variant : variants)
    if (variant.name != failing && is_compared(c.module, variant) && passes(variant)) out.push_back(variant.name);
  return out;
}

bool draws_numbers(const Module& module) {
  bool out = false;
  for (const Function& f : module.functions)
    program::each_op(f.body, [&](const Op& op) { out |= op.record->effect.kind == spec::EffectKind::kRandom; });
  return out;
}

/// Whether a process of its own gives another answer to the same program and inputs: it reads what nobody wrote.
bool answers_otherwise(const judge::Reduction& reduction, judge::Judge& judge, const backends::Variant& variant) {
  judge.restart();
  const judge::Judgement again = judge.judge(reduction.reduced, variant);
  const bool is_answered =
      !again.refusal && !again.error && (!again.failure || judge::is_value_class(again.failure->kind));
  return is_answered && !again.outputs.empty() && !are_alike(again.outputs[0], reduction.outputs[0]);
}

/// Whether one of so many processes does.
bool changes_its_answer(const judge::Reduction& reduction, judge::Judge& judge, const backends::Variant& variant,
                        int times) {
  if (reduction.outputs.empty() || !judge::is_wrong_value(reduction.failure.kind)) return false;
  if (draws_numbers(reduction.reduced.module)) return false;
  for (int k = 0; k < times; ++k)
    if (answers_otherwise(reduction, judge, variant)) return true;
  return false;
}

bool is_file(const std::string& word) {
  std::error_code unreadable;
  return word.find_first_of("/.") != std::string::npos && std::filesystem::is_regular_file(word, unreadable);
}

/// `KIND:PATH?OPTIONS`, `KIND:COMMAND` or a path, every file in it by its full path: what was typed in one
/// folder works in another.
std::string with_full_paths(const std::string& text) {
  const std::size_t start = text.find(':') + 1;
  std::string out = text.substr(0, start);
  for (std::size_t at = start, end; at < text.size(); at = end) {
    end = std::min(text.find(' ', at), text.size() - 1) + 1;
    const std::string word = text.substr(at, std::min(text.find_first_of("? ", at), text.size()) - at);
    out += is_file(word) ? std::filesystem::absolute(word).lexically_normal().string() : word;
    out += text.substr(at + word.size(), end - at - word.size());
  }
  return out;
}

/// The limits that are not the usual ones.
std::string limit_flags(const backends::Limits& limits) {
  const backends::Limits usual;
  std::string out;
  if (limits.timeout != usual.timeout) out += fmt::format(" --timeout {}ms", limits.timeout.count());
  if (limits.resident_bytes != usual.resident_bytes) out += fmt::format(" --memory {}", limits.resident_bytes);
  for (const std::string& word : backends::words_of(limits.permissions)) out += " --allow " + reports::shell_word(word);
  return out;
}

std::string check_flags(const FindingContext& context, const backends::Variant& variant) {
  using reports::shell_word;
  const std::string& folder = spec::Records::added_folder();
  const std::string records =
      folder.empty() ? "" : " --spec " + shell_word(std::filesystem::absolute(folder).lexically_normal().string());
  return fmt::format("--backend {} --variant {} --contract {}{}{}", shell_word(with_full_paths(context.backend)),
                     shell_word(variant.name), shell_word(with_full_paths(context.contract)),
                     limit_flags(context.limits), records);
}

}  // namespace

std::vector<TypedOp> blamed_ops(const Module& module) {
  std::set<int> others;
  for (const Function& f : module.functions)
    program::each_op(f.body, [&](const Op& op) {
      if (!is_literal(op)) others.insert(op.record->index);
    });
  auto out = typed_ops(module);
  if (!others.empty()) std::erase_if(out, [&](const TypedOp& op) { return !others.contains(op.record); });
  return out;
}

/// One under which it hangs as well is not waited for as long.
std::vector<std::string> mends_of(const judge::Reduction& reduction, const std::string& failing, judge::Judge& judge,
                                  const std::vector<backends::Variant>& variants, int times) {
  const bool hangs = reduction.failure.kind == judge::FailureClass::kHang;
  if (hangs) judge.restart(judge::kHaste);
  auto out = mending_variants(reduction.reduced, failing, judge, variants, times);
  if (hangs) judge.restart();
  return out;
}

/// Leaves out those under which the program is wrong that was drawn: what stands in memory that nobody wrote may be
/// right of a small program under a variant, each time, and hardly of all that was drawn.
void keep_mends_of(const judge::Case& drawn, std::vector<std::string>& mends, judge::Judge& judge,
                   const std::vector<backends::Variant>& variants) {
  std::erase_if(mends, [&](const std::string& name) {
    const judge::Judgement j = judge.judge(drawn, *std::ranges::find(variants, name, &backends::Variant::name));
    return j.failure && judge::is_value_class(j.failure->kind);
  });
}

/// What fails in half of its runs passes so many in one case of 256.
constexpr int kTimesOfFlaky = 8;

/// Whether a failure is another one in every run, and the variants that mend it.
struct Mending {
  bool is_flaky = false;
  bool changes = false;
  bool is_known = true;  ///< what it hangs on is not chance alone
  std::vector<std::string> mends;
};

/// What fails seldom fails no more under any variant that is tried once: it is tried again before that is believed.
Mending mending_of(const FailedCase& failed, const judge::Reduction& reduction, judge::Judge& judge,
                   const FindingContext& context) {
  const auto& variant = context.variants[failed.variant];
  const auto changes = [&](int times) { return changes_its_answer(reduction, judge, variant, times); };
  const auto mends = [&](int times) { return mends_of(reduction, variant.name, judge, context.neighbours(), times); };
  Mending out;
  out.is_flaky =
      reduction.recurrence != judge::Recurrence::kAlways && reduction.failure.kind != judge::FailureClass::kDeviation;
  out.changes = changes(out.is_flaky ? kTimesOfFlaky : 1);
  out.is_known = !out.is_flaky || (out.changes && reduction.recurrence != judge::Recurrence::kNever);
  if (out.is_known) out.mends = mends(out.changes ? kTimesOfFlaky : 1);
  if (!out.changes && !out.mends.empty() && changes(kTimesOfFlaky)) {
    out.changes = true;
    out.mends = mends(kTimesOfFlaky);
  }
  if (out.changes) keep_mends_of(failed.c, out.mends, judge, context.neighbours());
  return out;
}

/// What one program shows, and the back end answered of it, where it did.
struct FailingProgram {
  const judge::Case& c;  ///< with the inputs in question first
  const judge::Failure& failure;
  const std::vector<ProcessTensors>& outputs;
};

std::string bound_text(const FailingProgram& shown, const spec::Contract& contract) {
  if (shown.failure.is_of_relation()) return shown.failure.expected;
  if (shown.outputs.empty()) return "";
  return judge::bound_of(shown.failure, shown.c.module, shown.c.inputs[0], shown.outputs[0], contract);
}

/// All but its cause and what it takes the back end to find out.
reports::Finding described(const FailedCase& failed, const FailingProgram& shown, const judge::Features& features,
                           const spec::Contract& contract, const FindingContext& context) {
  const Module& module = shown.c.module;
  const auto& variant = context.variants[failed.variant];
  const judge::Failure& failure = shown.failure;
  reports::Finding out;
  out.failure = to_string(failure.kind);
  out.title =
      judge::title_of(module, failure, shown.c.inputs[0][0]) + (variant.form.empty() ? "" : ", " + variant.form);
  out.ops = features.ops;
  out.element_types = features.element_types;
  for (const TypedOp& op : blamed_ops(module)) out.typed_ops.push_back(name_of(op));
  out.law = failure.is_of_relation() ? fmt::format("the {}", failure.signature)
                                     : judge::law_of(module, failure.kind, contract.name);
  if (!shown.outputs.empty()) {
    const auto found = judge::found_policy_text(failure, module, shown.c.inputs[0], shown.outputs[0], contract);
    out.law += (found.empty() ? "" : ", ") + found;
  }
  out.grants = failure.grants;
  out.witness = judge::is_value_class(failure.kind) ? judge::witness_of(failure) : reports::Witness{};
  out.bound = bound_text(shown, contract);
  out.program = judge::formed_text(module, variant);
  out.inputs = program::print_inputs(shown.c.inputs[0]);
  out.replicas = static_cast<int>(module.grid.replicas);
  out.partitions = static_cast<int>(module.grid.partitions);
  if (const auto accepted = oracle::acceptance_sets(module, shown.c.inputs[0], contract, judge::kCaseLimits))
    out.evidence = judge::evidence_of(*accepted, shown.outputs);
  if (!judge::is_value_class(failure.kind)) out.message = failure.got;
  out.variant = variant.name;
  out.variant_options = options_text(variant);
  out.check_flags = check_flags(context, variant);
  out.original_program = program::print(failed.c.module);
  out.original_inputs = program::print_inputs(failed.c.inputs[failed.failure.input_set]);
  out.elements = static_cast<int>(judge::size_of(module).elements);
  return out;
}

reports::Finding finding_of(const FailedCase& failed, const judge::Reduction& reduction, std::uint64_t program_number,
                            judge::Judge& judge, const FindingContext& context) {
  const std::int64_t before = judge.compilations();
  const Mending mending = mending_of(failed, reduction, judge, context);
  judge::Features features = judge::features_of(reduction.reduced.module, reduction.failure, mending.mends);
  features.changes = mending.changes;
  reports::Finding out =
      described(failed, {reduction.reduced, reduction.failure, reduction.outputs}, features, judge.contract(), context);
  out.program_number = program_number;
  out.mends = mending.mends;
  if (mending.is_flaky) out.failure = "flaky";
  out.cluster =
      (!mending.is_known && !judge::is_known_by_signature(features) ? "flaky " : "") + judge::cluster_key(features);
  if (features.changes) out.title += ", and else in another run";
  out.compilations = static_cast<int>(reduction.compilations + judge.compilations() - before);
  return out;
}

reports::Finding unreduced_finding(const FailedCase& failed, std::uint64_t program_number,
                                   const spec::Contract& contract, const FindingContext& context) {
  const judge::Case met{failed.c.module, {failed.c.inputs[failed.failure.input_set]}};
  const judge::Features features = judge::features_of(met.module, failed.failure, {});
  reports::Finding out = described(failed, {met, failed.failure, {}}, features, contract, context);
  out.program_number = program_number;
  out.cluster = std::string(reports::kCutOff) + failed.suspect;
  out.title += ", neither confirmed nor reduced: the time was up";
  return out;
}

}  // namespace assay::fuzz
