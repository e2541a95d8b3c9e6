#include "conform/controls/controls.h"

#include <algorithm>

#include <fmt/format.h>

#include "backends/translate.h"
#include "conform/controls/neighbours.h"
#include "conform/controls/rule.h"
#include "conform/names.h"
#include "judge/builtin.h"
#include "judge/contract_choice.h"
#include "judge/element_bytes.h"
#include "judge/form/form.h"
#include "judge/judge.h"
#include "judge/subject/subject.h"
#include "judge/verdict.h"
#include "program/text/text.h"
#include "reports/regression/headline.h"

namespace assay::conform {
namespace {

using backends::Variant;
using reports::Control;
using reports::Controls;

constexpr std::size_t kLongestLine = 100;

std::string opening_line(const std::string& text) {
  const std::string line = text.substr(0, text.find('\n'));
  return line.size() <= kLongestLine ? line : line.substr(0, kLongestLine - 2) + "..";
}

/// The element at the place of the finding, if the outputs have it.
std::string answer_at(const judge::Judgement& j, const judge::ElementPlace& at) {
  if (j.outputs.empty()) return "";
  const ProcessTensors& outputs = j.outputs[0];
  const auto process = static_cast<std::size_t>(at.process), output = static_cast<std::size_t>(at.output);
  if (process >= outputs.size() || output >= outputs[process].size()) return "";
  const Tensor& t = outputs[process][output];
  const bool is_whole = static_cast<std::int64_t>(t.bytes.size()) == t.type.storage_size();
  return is_whole && at.element < t.type.elements()
             ? judge::describe_element(t.type.element(), judge::element_of(t, at.element))
             : "";
}

/// The signature of a crash is that of one build: its class says enough.
std::string failure_in_words(const judge::Failure& f) {
  const std::string kind(to_string(f.kind));
  return judge::is_value_class(f.kind) || f.kind == judge::FailureClass::kCrash
             ? kind
             : fmt::format("{}: {}", kind, opening_line(f.got));
}

std::string outcome_in_words(const judge::Judgement& j, Verdict verdict) {
  if (j.error) return "cannot run: " + opening_line(j.error->text());
  if (j.refusal) return fmt::format("{}: {}", to_string(j.refusal->kind), opening_line(j.refusal->message));
  if (j.failure) return failure_in_words(*j.failure);
  switch (verdict) {
    case Verdict::kPass: return "passes";
    case Verdict::kOpen: return "runs, and any value is legal";
    case Verdict::kWeak: return "runs, and nearly any value is legal";
    default: return std::string(campaign_word(verdict));
  }
}

Control control_of(std::string name, const judge::Judgement& j, const judge::ElementPlace& at) {
  const Verdict verdict = judge::verdict_on_answers(j);
  return {std::move(name), outcome_in_words(j, verdict), answer_at(j, at), verdict == Verdict::kPass};
}

/// Of a failure that is none of values, it is enough that a program runs.
bool is_mended(const Control& control, const judge::Judgement& j, const std::optional<judge::Failure>& original) {
  return control.passes || (original && !judge::is_value_class(original->kind) && j.is_legal() && !j.outputs.empty());
}

class Runner {
 public:
  Runner(const ControlPlan& plan, const backends::BackendFactory& factory,
         std::shared_ptr<const spec::Contract> contract)
      : plan_(plan), factory_(factory), contract_(std::move(contract)), worker_(factory.start(plan.limits)),
        judge_(*worker_, contract_) {}

  Controls run(const Variant& variant) {
    const judge::Judgement own = judge(judge_, plan_.c, variant);
    original_ = judge::complaint_of(own);
    if (original_) place_ = original_->place;
    out_.itself = control_of("the finding itself", own, place_);
    out_.places.push_back(control_of(factory_.identity(), own, place_));
    out_.rule = rule_of(plan_.c.module, original_ ? original_->kind : judge::FailureClass::kWrongValue);
    run_neighbours(variant);
    run_variants(variant);
    run_without_passes(variant);
    ask_for_translation(variant);
    run_elsewhere(variant);
    return std::move(out_);
  }

 private:
  static judge::Judgement judge(judge::Judge& judge, const judge::Case& c, const Variant& variant) {
    judge.restart();
    return judge.judge(c, variant);
  }

  Control control(judge::Judge& on, std::string name, const judge::Case& c, const Variant& variant) const {
    const judge::Judgement j = judge(on, c, variant);
    Control out = control_of(std::move(name), j, place_);
    out.passes = is_mended(out, j, original_);
    return out;
  }

  /// One that takes its whole time with each of some thirty variants would take too much of it.
  bool hangs() const { return original_ && original_->kind == judge::FailureClass::kHang; }

  /// The first that passes names the condition.
  void run_neighbours(const Variant& variant) {
    for (const Neighbour& n : neighbours_of(plan_.c)) {
      out_.neighbours.push_back(control(judge_, n.name, n.c, variant));
      const bool says_why = out_.neighbours.back().passes && is_of_values() && out_.condition.empty();
      if (says_why) out_.condition = n.condition;
    }
  }

  bool is_of_values() const { return original_ && judge::is_value_class(original_->kind); }

  /// What says whether the partitioner is wrong or the rest comes first.
  void run_variants(const Variant& failing) {
    for (const judge::Form& form : judge::all_forms())
      if (form.compares && form.name != failing.form) run_form(form);
    for (const Variant& v : factory_.variants())
      if (v.options != failing.options)
        out_.variants.push_back(control(judge_, fmt::format("{}{}", v.name, flags_of(v)), plan_.c, v));
  }

  /// Nothing where the back end does not take the form, or where it changes nothing of the program.
  void run_form(const judge::Form& form) {
    const auto variant = backends::find_variant(factory_, std::string(form.name));
    if (variant && judge::in_form(form.name, plan_.c))
      out_.variants.push_back(control(judge_, variant->name, plan_.c, *variant));
  }

  static std::string flags_of(const Variant& v) {
    return v.options.empty() ? "" : fmt::format(" ({})", backends::options_text(v));
  }

  void run_without_passes(const Variant& failing) {
    if (!original_ || hangs()) return;
    for (const Variant& v : factory_.without_passes(failing))
      if (seems_to_pass(v) && control(judge_, v.name, plan_.c, v).passes) out_.mending_passes.push_back(v.name);
  }

  /// Most do not: a wrong value is not asked for in a child of its own each time.
  bool seems_to_pass(const Variant& v) {
    return !judge::is_value_class(original_->kind) || judge_.judge(plan_.c, v).is_legal();
  }

  /// Of what XLA compiles.
  void ask_for_translation(const Variant& failing) {
    const bool is_xla = !factory_.without_passes(failing).empty() && !judge::is_built_in(factory_.name());
    if (!is_of_values() || !is_xla) return;
    const auto made = backends::hlo_text(program::print(plan_.c.module), plan_.limits);
    out_.is_mistranslated = made && changes_answers(plan_.c, made->back, *contract_);
  }

  void run_elsewhere(const Variant& failing) {
    for (const backends::Availability& place : backends::survey())
      if (place.available && is_other(place)) run_on(place.specification, failing);
  }

  /// The built-in ones are the oracle itself, which the answers are held against.
  bool is_other(const backends::Availability& place) const {
    const bool is_real = place.specification.starts_with("pjrt:") || place.specification.starts_with("worker:");
    return is_real && place.detail != factory_.identity();
  }

  void run_on(const std::string& specification, const Variant& failing) {
    const auto factory = judge::open_backend(specification, plan_.limits);
    if (!factory) return;
    const auto named = backends::find_variant(**factory, failing.name);
    const Variant variant = named.value_or(failing);
    const auto worker = (*factory)->start(plan_.limits);
    judge::Judge there(*worker, contract_);
    out_.places.push_back(control(there, (*factory)->identity(), plan_.c, variant));
  }

  const ControlPlan& plan_;
  const backends::BackendFactory& factory_;
  std::shared_ptr<const spec::Contract> contract_;
  std::unique_ptr<backends::Backend> worker_;
  judge::Judge judge_;
  std::optional<judge::Failure> original_;
  judge::ElementPlace place_;
  Controls out_;
};

}  // namespace

bool changes_answers(const judge::Case& c, const std::string& translated, const spec::Contract& contract) {
  const auto module = program::parse(translated, "the translation");
  if (!module || !program::verify(*module)) return false;
  const auto run = oracle::evaluate(*module, c.inputs[0]);
  const auto accepted = oracle::acceptance_sets(c.module, c.inputs[0], contract);
  if (!run || !accepted) return false;
  return judge::compare(run->outputs, *accepted).failure.has_value();
}

Result<Controls> run_controls(const ControlPlan& plan) {
  const auto opened_as = [&](const std::string& variant) {
    return judge::open_subject({plan.backend, {variant}, plan.contract, true, plan.limits});
  };
  auto subject = opened_as(plan.variant);
  if (!subject && !plan.options.empty()) subject = opened_as(plan.options);
  if (!subject) return tl::unexpected(subject.error());
  subject->asked.reset();  // each control has a child that has run nothing before
  return Runner(plan, *subject->factory, subject->contract.contract).run(subject->variant());
}

}  // namespace assay::conform
