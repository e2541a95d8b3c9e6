#include "measure/profile/witness.h"

#include <algorithm>
#include <cstring>

#include "judge/element_bytes.h"
#include "judge/reduce/inputs.h"
#include "measure/names.h"
#include "measure/profile/need_of_line.h"
#include "program/edit/make.h"
#include "program/edit/retype.h"
#include "program/edit/substitute.h"
#include "program/text/text.h"

namespace assay::measure {
namespace {

using program::Edited;
using reports::ProfileWitness;

constexpr std::int64_t kDimensions[] = {1, 2, 4};  ///< tried as the largest dimension
constexpr judge::ReductionLimits kSmallReduction{.compilations = 40, .input_sets = 4, .shrinks = 8, .value_runs = 60};

/// One element everywhere: that at this place, of a smaller tensor that where a broadcast has it.
Tensor filled_with(const Tensor& t, std::int64_t element) {
  if (!t.type.is_tensor() || t.type.elements() == 0) return t;
  Tensor out = t;
  const auto source = judge::element_of(t, element % t.type.elements());
  for (std::size_t at = 0; at < out.bytes.size(); at += source.size())
    std::memcpy(&out.bytes[at], source.data(), source.size());
  return out;
}

std::optional<Tensor> literal_of_op(const Op& op) {
  const auto found = std::ranges::find(op.attributes, spec::ValueKind::kLiteral, &Value::kind);
  if (!program::is_literal(op) || found == op.attributes.end()) return std::nullopt;
  return program::tensor_of(found->as_literal());
}

/// The first literal of the program that the filling changes, filled.
std::optional<Edited> with_filled_literal(const Module& module, std::int64_t element) {
  for (const Op& op : module.entry()->body.ops) {
    const auto value = literal_of_op(op);
    const Tensor filled = value ? filled_with(*value, element) : Tensor{};
    if (value && filled != *value) return program::with_literal(module, op.first_result, filled);
  }
  return std::nullopt;
}

judge::Case follow(const Edited& edited, const ProcessTensors& inputs) {
  return {edited.module, judge::inputs_of(edited, {inputs}, 1)};
}

/// All tensors have the element alone that the failing one was made of, as far as ops work element by element.
judge::Case filled(const Trial& t, std::int64_t element) {
  judge::Case out{t.module, {t.inputs}};
  for (Tensor& input : out.inputs[0][0]) input = filled_with(input, element);
  while (const auto edited = with_filled_literal(out.module, element)) out = follow(*edited, out.inputs[0]);
  return out;
}

Type with_small_dimensions(Type type, std::int64_t largest) {
  if (!type.is_tensor()) return type;
  std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
  for (std::int64_t& d : shape) d = std::min(d, largest);
  return Type::tensor(shape, type.element());
}

std::optional<judge::Case> with_small_tensors(const judge::Case& c, std::int64_t largest) {
  const auto edited = program::with_types(c.module, [&](Type t) { return with_small_dimensions(t, largest); });
  if (!edited) return std::nullopt;
  return follow(*edited, c.inputs[0]);
}

/// The cuts of a witness, smallest first; the last one has its own size.
std::vector<judge::Case> cuts_of(const Trial& t, std::int64_t element) {
  const judge::Case whole = filled(t, element);
  std::vector<judge::Case> out;
  for (const std::int64_t largest : kDimensions)
    if (auto c = with_small_tensors(whole, largest)) out.push_back(*std::move(c));
  out.push_back(whole);
  return out;
}

/// With its size, which a database of an earlier version does not hold.
ProfileWitness measured(ProfileWitness w) {
  const auto trial = trial_of(w);
  if (!trial) return w;
  w.ops = ops_of(trial->module);
  w.elements = judge::size_of(trial->module).elements;
  return w;
}

bool is_smaller(const ProfileWitness& a, const ProfileWitness& b) {
  const auto key = [](const ProfileWitness& w) { return std::tuple(std::max(w.ops, kFewOps), w.elements, w.ops); };
  return key(a) < key(b);
}

}  // namespace

bool is_small(const ProfileWitness& w) { return w.ops <= kFewOps && w.elements <= kFewElements; }

std::optional<Trial> WitnessCutter::ask(judge::Case c) {
  if (!backend_.compile({&c.module, program::print(c.module), c.module.grid}, variant_).ok()) return std::nullopt;
  auto outcome = backend_.run(c.inputs.front());
  if (!outcome.ok()) return std::nullopt;
  return Trial{std::move(c.module), std::move(c.inputs.front()), std::move(outcome.outputs)};
}

std::optional<ProfileWitness> WitnessCutter::crop(const Trial& t, const ProfileWitness& w, const std::string& line) {
  const auto need = NeedOfLine::make(baseline_, lines_, line, w.program);
  if (!need) return std::nullopt;
  for (judge::Case& c : cuts_of(t, w.element)) {
    const auto trial = ask(std::move(c));
    const auto shown = trial ? need->shown_in(*trial) : std::nullopt;
    if (shown) return profile_witness_of(*trial, *shown);
  }
  return std::nullopt;
}

/// By the reducer of campaigns, for which the line alone is what has to stay.
std::optional<ProfileWitness> WitnessCutter::reduce(const Trial& t, const ProfileWitness& w, const std::string& line) {
  const auto need = NeedOfLine::make(baseline_, lines_, line, w.program);
  if (!need) return std::nullopt;
  judge::Judge judge(backend_, need->contract(), need->explainer());
  const judge::Case whole{t.module, {t.inputs}};
  const auto complaint = judge::complaint_of(judge.judge(whole, variant_));
  if (!complaint || complaint->kind != judge::FailureClass::kDeviation) return std::nullopt;
  judge::Reduction cut = judge::Reducer(judge, variant_, kSmallReduction).reduce(whole, *complaint);
  if (cut.recurrence != judge::Recurrence::kAlways || cut.outputs.empty()) return std::nullopt;
  const Trial trial{std::move(cut.reduced.module), std::move(cut.reduced.inputs[0]), std::move(cut.outputs[0])};
  const auto now = NeedOfLine::make(baseline_, lines_, line, program::print(trial.module));
  const auto shown = now ? now->shown_in(trial) : std::nullopt;
  return shown ? std::optional(profile_witness_of(trial, *shown)) : std::nullopt;
}

ProfileWitness WitnessCutter::cut(const reports::FoundGrant& g) {
  ProfileWitness best = measured(g.witness);
  for (const auto step : {&WitnessCutter::crop, &WitnessCutter::reduce}) {
    if (is_small(best)) break;
    const auto trial = trial_of(best);
    const auto smaller = trial ? (this->*step)(*trial, best, g.line) : std::nullopt;
    if (smaller && is_smaller(*smaller, best)) best = *smaller;
  }
  return best;
}

}  // namespace assay::measure
