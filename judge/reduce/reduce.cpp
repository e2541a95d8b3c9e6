#include "judge/reduce/reduce.h"

#include <algorithm>
#include <numeric>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <xxhash.h>

#include "judge/reduce/inputs.h"
#include "program/edit/bounded.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/refine.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

std::uint64_t hash_text(const Module& module) {
  const std::string text = program::print(module);
  return XXH3_64bits(text.data(), text.size());
}

/// The results of kept ops that no kept op reads.
std::vector<ValueId> sinks(const Function& f, std::span<const std::size_t> kept) {
  std::vector<bool> is_read(f.types.size(), false);
  for (const std::size_t i : kept)
    for (const ValueId v : reads(f.body.ops[i])) is_read[v] = true;
  std::vector<ValueId> out;
  for (const std::size_t i : kept) {
    const Op& op = f.body.ops[i];
    for (std::uint32_t k = 0; k < op.results; ++k)
      if (!is_read[op.first_result + k] && f.type(op.first_result + k).is_tensor()) out.push_back(op.first_result + k);
  }
  return out;
}

std::vector<std::size_t> all_but(std::size_t n, std::size_t begin, std::size_t end) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < n; ++i)
    if (i < begin || i >= end) out.push_back(i);
  return out;
}

/// The op and the ops that it reads directly.
std::vector<std::size_t> with_producers(const Function& f, std::size_t op) {
  std::vector<std::size_t> out{op};
  for (const ValueId v : reads(f.body.ops[op])) {
    const std::size_t producer = defining_op(f, v);
    if (producer < f.body.ops.size()) out.push_back(producer);
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

std::int64_t element_count(Type type) { return type.is_tensor() && type.is_static() ? type.elements() : 0; }

std::int64_t element_count(const Function& f) {
  std::int64_t largest = 0, inputs = 0;
  for (const Type type : f.types) largest = std::max(largest, element_count(type));
  for (const ValueId v : f.body.arguments) inputs += element_count(f.type(v));
  for (const Op& op : f.body.ops)
    if (is_literal(op)) inputs += element_count(f.type(op.first_result));
  return std::max(largest, inputs);
}

/// Of a program whose child dies elsewhere each time.
constexpr std::string_view kWandering = "dies at changing places";

bool damages_heap(const Failure& f) { return f.kind == FailureClass::kCrash && f.signature == backends::kDamagesHeap; }

/// Where it died says nothing of the cause.
bool is_named_by_ops(const Failure& f) {
  return damages_heap(f) || (f.kind == FailureClass::kCrash && f.signature == kWandering);
}

std::string names_of_ops(const Module& module) {
  std::set<std::string> names;
  for (const Op& op : module.entry()->body.ops)
    if (!is_literal(op)) names.insert(op.record->mnemonic);
  return fmt::format("{}", fmt::join(names, ", "));
}

/// A back end that takes dimensions within bounds takes none that show in arguments or results.
bool is_taken_as(const Module& before, const Module& now) {
  return !program::is_bounded_inside(before) || !program::is_dynamic(now) || program::is_bounded_inside(now);
}

}  // namespace

Size size_of(const Module& module) {
  Size out;
  for (const Function& f : module.functions) {
    out.ops += program::count_ops(f.body);
    out.elements = std::max(out.elements, element_count(f));
  }
  return out;
}

Expectation Reducer::expected_of(const Case& c) const {
  if (limits_.judges_values) return expect(c, judge_.contract(), case_limits_);
  return {.sets = std::vector<std::optional<oracle::Acceptance>>(c.inputs.size()), .declined = ""};
}

Result<KnownValues> Reducer::known(const Case& c) const {
  if (limits_.judges_values) return known_values(c);
  const auto is_known = [](const Tensor& t) { return has_elements(t.type); };
  if (!std::ranges::all_of(c.inputs[0][0], is_known)) return placeholder_values(c);
  auto values = known_values(c);
  return values ? std::move(values) : placeholder_values(c);
}

Judgement Reducer::judge(const Case& c, const Expectation& expected) {
  Judgement out = judge_once(c, expected);
  for (int i = 1; i < tries_ && !(out.failure && out.failure->same_kind(failure_)); ++i) out = judge_once(c, expected);
  return out;
}

Judgement Reducer::judge_once(const Case& c, const Expectation& expected) {
  if (always_restarts_) judge_.restart(patience_);
  Judgement out = judge_.judge(c, expected, variant_);
  out.failure = complaint_like(failure_, out);
  if (!wandering_.empty() && out.failure && out.failure->kind == FailureClass::kCrash)
    out.failure->signature = wandering_;
  return out;
}

bool Reducer::attempt(Case candidate) {
  if (exhausted() || candidate.inputs.empty() || !is_taken_as(current_.module, candidate.module)) return false;
  if (!tried_.insert(hash_text(candidate.module)).second) return false;
  const Expectation expected = expected_of(candidate);
  if (!expected.knows_something() && is_value_class(failure_.kind)) return false;
  Judgement judgement = judge(candidate, expected);
  if (!judgement.failure || !is_followed(*judgement.failure)) return false;
  adopt(std::move(candidate), std::move(judgement));
  return true;
}

/// Of a wrong value an op behind it can make an infinity or NaN: the class is that of the first.
bool Reducer::is_followed(const Failure& now) const {
  const bool are_wrong = is_wrong_value(now.kind) && is_wrong_value(failure_.kind);
  return now.same_kind(failure_) || (follows_values_ && are_wrong);
}

void Reducer::adopt(Case candidate, Judgement judgement) {
  failure_ = *std::move(judgement.failure);
  const std::size_t set = failure_.input_set;
  failure_.input_set = 0;
  outputs_.clear();
  if (set < judgement.outputs.size()) outputs_.push_back(std::move(judgement.outputs[set]));
  current_.module = std::move(candidate.module);
  current_.inputs = {std::move(candidate.inputs[set])};
  if (hangs()) note_hang();
}

bool Reducer::attempt(const Edited& edited) {
  if (exhausted()) return false;
  return attempt(Case{edited.module, inputs_of(edited, current_.inputs, limits_.input_sets)});
}

bool Reducer::fails_again(const Case& c) {
  Judgement judgement = judge_afresh(c);
  if (!judgement.failure) return false;
  if (!judgement.failure->same_kind(failure_)) {
    otherwise_ = judgement.failure;
    if (failure_.kind != FailureClass::kCrash || judgement.failure->kind != FailureClass::kCrash) return false;
    wandering_ = damages_heap(failure_) || damages_heap(*judgement.failure) ? backends::kDamagesHeap : kWandering;
    judgement.failure->signature = wandering_;
  }
  adopt(c, std::move(judgement));
  return true;
}

/// A failure that does not come back at once has so many more chances.
constexpr int kRepetitions = 3;

Recurrence Reducer::confirm(const Case& c) {
  if (hangs()) return confirm_hang(c);
  if (fails_again(c)) return Recurrence::kAlways;
  bool failed = false;
  for (int i = 0; i < kRepetitions; ++i) failed |= fails_again(c);
  if (failed) return Recurrence::kSometimes;
  return fails_otherwise(c) ? Recurrence::kAlways : Recurrence::kNever;
}

/// True if it fails by itself in a way of its own; the failure that was seen came from what ran before it.
bool Reducer::fails_otherwise(const Case& c) {
  if (!otherwise_) return false;
  failure_ = *otherwise_;
  return fails_again(c);
}

/// False if the reduced program fails only after those that were tried before it.
bool Reducer::reduce_confirmed() {
  if (hangs()) return reduce_hang();
  shrink();
  return fails_again(Case{current_});
}

/// As far as it goes with a program that fails now and then: each candidate has several tries.
bool Reducer::reduce_flaky(const Case& c, const Failure& failure) {
  always_restarts_ = true;
  tries_ = 1 + kRepetitions;
  failure_ = failure;
  if (!fails_again(c)) return false;
  shrink();
  return true;
}

void Reducer::shrink() {
  tried_.clear();
  cut();
  lower();
}

std::optional<Suspect> Reducer::suspect() {
  const Function& f = *current_.module.entry();
  const auto values = intermediates(f);
  Case whole{returning(current_.module, values), current_.inputs};
  const Judgement judgement = judge_.judge(whole, variant_);
  const auto complaint = complaint_like(failure_, judgement);
  if (!complaint || !is_value_class(complaint->kind)) return std::nullopt;
  const auto output = static_cast<std::size_t>(complaint->place.output);
  return Suspect{defining_op(f, values[output]), known_values_of(current_, judgement.outputs)};
}

bool Reducer::cut_to_suspect(const KnownValues& known) {
  const auto found = suspect();
  if (!found || found->op >= current_.module.entry()->body.ops.size()) return false;
  follows_values_ = true;
  const bool is_cut = cut_to(*found, known);
  follows_values_ = false;
  return is_cut;
}

bool Reducer::cut_to(const Suspect& found, const KnownValues& known) {
  const Function& f = *current_.module.entry();
  const KnownValues* sources[] = {&known, &found.answers};
  const std::size_t alone[] = {found.op};
  if (auto c = extract(current_, sources, alone, sinks(f, alone)); c && attempt(*std::move(c))) return true;
  const auto pair = with_producers(f, found.op);
  if (auto c = extract(current_, sources, pair, sinks(f, alone)); c && attempt(*std::move(c))) return true;
  return false;
}

void Reducer::keep_failing_output(const KnownValues& known) {
  const Function& f = *current_.module.entry();
  if (f.body.returns.size() <= 1) return;
  const KnownValues* sources[] = {&known};
  auto order = f.body.returns;
  if (is_value_class(failure_.kind)) std::swap(order[0], order[static_cast<std::size_t>(failure_.place.output)]);
  for (const ValueId v : order) {
    const ValueId only[] = {v};
    auto c = extract(current_, sources, cone_of(f, only), only);
    if (c && attempt(*std::move(c))) return;
  }
}

void Reducer::cut_ops() {
  std::size_t chunk = std::max<std::size_t>(current_.module.entry()->body.ops.size() / 2, 1);
  while (!exhausted()) {
    std::size_t begin = 0;
    while (begin < current_.module.entry()->body.ops.size() && current_.module.entry()->body.ops.size() > 1) {
      const auto known = this->known(current_);
      if (!known) return;
      const Function& f = *current_.module.entry();
      const auto kept = all_but(f.body.ops.size(), begin, begin + chunk);
      const KnownValues* sources[] = {&*known};
      auto c = kept.empty() ? std::nullopt : extract(current_, sources, kept, sinks(f, kept));
      if (!c || !attempt(*std::move(c))) begin += chunk;
    }
    if (chunk == 1) return;
    chunk /= 2;
  }
}

void Reducer::cut() {
  if (const auto edited = program::without_bounds(current_.module)) attempt(*edited);
  simplify_shardings();
  const auto known = this->known(current_);
  if (!known) return;
  const bool several = current_.module.entry()->body.ops.size() > 1;
  const bool is_cut = several && is_value_class(failure_.kind) && cut_to_suspect(*known);
  if (!is_cut) {
    keep_failing_output(*known);
    cut_ops();
  }
  if (const auto again = this->known(current_)) keep_failing_output(*again);
}

void Reducer::lower() {
  simplify_values();
  for (bool moved = true; moved && !exhausted();) {
    const std::uint64_t before = hash_text(current_.module);
    simplify_grid();
    simplify_shardings();
    drop_members();
    simplify_regions();
    simplify_callees();
    bypass_ops();
    fold_ops();
    simplify_types();
    shrink_instances();
    cut_ops();
    moved = hash_text(current_.module) != before;
  }
  simplify_values();
  attempt(canonical(current_));
}

/// Of a candidate whose loop has lost its end; few programs need as many.
constexpr std::int64_t kFewSteps = 500;

/// Candidates may take few steps if the program itself does.
void Reducer::limit_steps(const Case& c) {
  case_limits_ = kCaseLimits;
  case_limits_.steps = kFewSteps;
  if (!expected_of(c).declined.empty()) case_limits_ = kCaseLimits;
}

Reduction Reducer::reduce(const Case& c, const Failure& failure) {
  limit_steps(c);
  const std::int64_t compilations_before = stage_began_ = judge_.compilations();
  price_of_hangs_ = 0;
  way_.clear();
  failure_ = failure;
  otherwise_.reset();
  always_restarts_ = false;
  wandering_ = {};
  tries_ = 1;
  Reduction out{c, failure, {}, confirm(c)};
  const Failure confirmed = failure_;
  if (out.recurrence == Recurrence::kAlways && !reduce_confirmed()) {
    stage_began_ = judge_.compilations();
    always_restarts_ = true;
    failure_ = confirmed;
    if (!fails_again(c) || !reduce_confirmed()) out.recurrence = Recurrence::kSometimes;
  }
  stage_began_ = out.recurrence == Recurrence::kSometimes ? judge_.compilations() : stage_began_;
  const bool is_flaky = out.recurrence == Recurrence::kSometimes && reduce_flaky(c, confirmed);
  if (out.recurrence == Recurrence::kAlways || is_flaky) {
    out.reduced = current_;
    out.failure = failure_;
    if (is_named_by_ops(failure_)) out.failure.signature += " after " + names_of_ops(current_.module);
    out.outputs = outputs_;
  }
  out.compilations = judge_.compilations() - compilations_before;
  out.size = size_of(out.reduced.module);
  return out;
}

}  // namespace assay::judge
