#include "judge/by_op/scope.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "judge/by_op/regions.h"
#include "judge/failure_text.h"
#include "judge/on_threads.h"
#include "program/edit/make.h"
#include "program/effects.h"

namespace assay::judge {
namespace {

using backends::Outcome;

/// What the back end gave is what the program says, in number, types and sizes.
bool fits(const Outcome& outcome, const std::vector<Type>& types) {
  return outcome.outputs.size() == 1 && std::ranges::equal(outcome.outputs[0], types, [](const Tensor& t, Type type) {
           return t.type == type && static_cast<std::int64_t>(t.bytes.size()) == type.storage_size();
         });
}

}  // namespace

Scope::Scope(Module module, const ModelSetting& setting)
    : setting_(setting), module_(std::move(module)), slicer_(module_), answers_(function().types.size()),
      first_(ops().size(), 0), ran_alone_(ops().size(), false) {
  for (const Op& op : ops()) rows_.push_back(row_of(op));
  for (const Segment& s : segments_of(function(), setting.request.segment_bytes)) segments_.push_back(compiled_of(s));
}

OpRow Scope::row_of(const Op& op) const {
  OpRow out{.op = op.record->full_name(), .type = "", .place = op.place, .location = setting_.locations.of(op)};
  for (const ValueId v : results_of(function(), op)) {
    if (out.type.empty()) out.type = function().type(v).text();
    out.elements += function().type(v).elements();
  }
  return out;
}

Scope::Compiled Scope::compiled_of(const Segment& segment) {
  Compiled out{segment, setting_.runner.new_id(), {}, results_of(function(), segment)};
  std::vector<std::size_t> all;
  for (std::size_t k = segment.begin; k < segment.end; ++k) all.push_back(k), first_[k] = segment.begin;
  out.slice = slicer_.slice(all, out.results);
  return out;
}

std::shared_ptr<const Tensor> Scope::value(ValueId v) const {
  const std::size_t producer = slicer_.producer(v);
  if (producer == program::kNoOp || !program::is_literal(ops()[producer])) return answers_.shared(v);
  const Op& op = ops()[producer];
  return std::make_shared<const Tensor>(
      program::tensor_of(program::attribute(op, op.record->facts.literal)->as_literal()));
}

// ---- running ------------------------------------------------------------------------------------

bool Scope::run(std::vector<Tensor> inputs) {
  answers_ = Answers(function().types.size());
  const auto& arguments = function().body.arguments;
  for (std::size_t k = 0; k < arguments.size(); ++k) answers_.set(arguments[k], std::move(inputs[k]));
  run_segments();
  return std::ranges::all_of(function().body.returns, [&](ValueId v) { return value(v) != nullptr; });
}

/// A segment that does not run is divided, until the op is known that is the reason.
void Scope::run_segments() {
  for (std::size_t k = 0; k < segments_.size();) {
    const Compiled& now = segments_[k];
    const auto inputs = answers_.of(now.slice.arguments);
    Outcome outcome{backends::OutcomeKind::kUnsupported, "an operand is not known: what makes it did not run"};
    if (now.results.empty()) outcome = {}, outcome.outputs.emplace_back();
    else if (inputs) outcome = setting_.runner.run(now.id, now.slice.module, *inputs);
    if (outcome.ok() && take(now, outcome)) {
      ++k;
      continue;
    }
    const auto halves = halves_of(function(), now.segment);
    if (halves.empty()) {
      end_with(now, outcome);
      ++k;
      continue;
    }
    segments_[k] = compiled_of(halves[0]);
    segments_.insert(segments_.begin() + static_cast<std::ptrdiff_t>(k) + 1, compiled_of(halves[1]));
  }
}

/// False, and a failure, where the outputs are not those of the program.
bool Scope::take(const Compiled& now, Outcome& outcome) {
  if (!fits(outcome, now.slice.module.entry()->results)) {
    outcome.kind = backends::OutcomeKind::kGarbage;
    outcome.message = "its outputs are not of the number, types and sizes that the program says";
    return false;
  }
  for (std::size_t k = 0; k < now.results.size(); ++k) answers_.set(now.results[k], std::move(outcome.outputs[0][k]));
  return true;
}

/// The ops after it go on with what the oracle says.
void Scope::end_with(const Compiled& now, const Outcome& outcome) {
  const Judgement j = judgement_of(outcome);
  for (std::size_t k = now.segment.begin; k < now.segment.end; ++k) {
    if (program::is_literal(ops()[k])) continue;
    rows_[k].ended = verdict_of(j);
    rows_[k].reason = first_line(outcome.message);
  }
  const auto inputs = answers_.of(now.slice.arguments);
  if (!inputs) return;
  auto run = oracle::evaluate(now.slice.module, {*inputs}, setting_.request.limits);
  for (std::size_t k = 0; run && k < now.results.size(); ++k)
    answers_.set(now.results[k], std::move(run->outputs[0][k]));
}

// ---- judging ------------------------------------------------------------------------------------

void Scope::judge() {
  const std::atomic<bool> never = false;
  on_threads(
      ops().size(), setting_.request.jobs, never, [] { return 0; }, [&](std::size_t k, int) { judge_op_at(k); });
  for (std::size_t k = 0; k < ops().size(); ++k)
    if (!rows_[k].judged.doubtful.empty()) settle_doubts(k);
  for (std::size_t k = 0; k < ops().size(); ++k)
    if (!ops()[k].regions.empty()) enter(k);
}

/// The op is compiled by itself, where nothing before it can be computed again: is it right then?
void Scope::settle_doubts(std::size_t k) {
  OpRow& row = rows_[k];
  row.reason = fmt::format("{} elements are right only if sums before it were computed once more for it",
                           row.judged.doubtful.size());
  if (ran_alone_[k] || setting_.runner.compilations() >= kMostCompilations) return;
  ran_alone_[k] = true;
  const std::size_t only[] = {k};
  OpAnswers op{k, k, results_of(function(), ops()[k]), {}};
  const auto slice = slicer_.slice(only, op.results);
  const auto inputs = answers_.of(slice.arguments);
  if (!inputs) return;
  auto outcome = setting_.runner.run(setting_.runner.new_id(), slice.module, *inputs);
  if (!outcome.ok() || !fits(outcome, slice.module.entry()->results)) return;
  op.got = std::move(outcome.outputs[0]);
  JudgedOp alone = judge_op(slicer_, answers_, op, {setting_.request.contract, setting_.request.limits});
  row.reason += alone.found.violation ? ", and by itself it is wrong" : "; by itself it is right";
  if (!alone.found.violation || row.judged.found.violation) return;
  row.judged.found.violation = std::move(alone.found.violation);
  row.judged.failing = std::move(alone.failing);
}

void Scope::judge_op_at(std::size_t k) {
  OpAnswers op{k, first_[k], results_of(function(), ops()[k]), {}};
  if (op.results.empty() || rows_[k].ended) return;
  auto got = answers_.of(op.results);
  if (!got) return;
  op.got = *std::move(got);
  rows_[k].judged.add(judge_op(slicer_, answers_, op, {setting_.request.contract, setting_.request.limits}));
}

std::vector<OpRow> Scope::take_rows() {
  for (auto& [key, inner] : inner_)
    for (OpRow& row : inner.scope->take_rows()) rows_[key.first].inner.push_back(std::move(row));
  std::vector<OpRow> out;
  for (std::size_t k = 0; k < rows_.size(); ++k)
    if (!program::is_literal(ops()[k])) out.push_back(std::move(rows_[k]));
  return out;
}

// ---- regions ------------------------------------------------------------------------------------

Scope& Scope::inner_scope(std::size_t op, std::size_t key, const std::vector<std::size_t>& regions) {
  Inner& inner = inner_[{op, key}];
  if (inner.scope) return *inner.scope;
  program::Slice slice = slicer_.slice_of_regions(ops()[op], regions);
  std::ranges::copy_if(slice.arguments, std::back_inserter(inner.captured),
                       [](ValueId v) { return v != program::kNoValue; });
  inner.scope = std::make_unique<Scope>(program::with_calls_inlined(slice.module), setting_);
  return *inner.scope;
}

void Scope::enter(std::size_t k) {
  const RegionUse use = use_of_regions(ops()[k]);
  if (use == RegionUse::kOther) return;
  OpRow& row = rows_[k];
  if (setting_.runner.compilations() >= kMostCompilations) {
    row.entered = fmt::format("not entered: {} programs were compiled", kMostCompilations);
  } else if (use == RegionUse::kLoop) {
    enter_loop(k, regions_of_step(ops()[k]));
  } else {
    enter_branch(k);
  }
}

namespace {

/// All of the first iterations, and ever fewer of later ones.
bool is_due(std::int64_t iteration) {
  return iteration < 16 || std::has_single_bit(static_cast<std::uint64_t>(iteration));
}

}  // namespace

void Scope::enter_loop(std::size_t k, const std::vector<std::size_t>& regions) {
  const Op& op = ops()[k];
  Scope& step = inner_scope(k, 0, regions);
  std::vector<std::shared_ptr<const Tensor>> carried;
  for (const ValueId v : op.operands) carried.push_back(value(v));
  const auto captured = answers_.of(inner_[{k, 0}].captured);
  const auto lacks = [](const auto& t) { return t == nullptr; };
  if (!captured || std::ranges::any_of(carried, lacks))
    return void(rows_[k].entered = "not entered: a value that it reads is not known");
  std::int64_t iterations = 0, judged = 0;
  bool goes_on = true;
  for (; goes_on && iterations < kMostIterations; ++iterations) {
    std::vector<Tensor> inputs;
    for (const auto& t : carried) inputs.push_back(*t);
    inputs.insert(inputs.end(), captured->begin(), captured->end());
    if (!step.run(std::move(inputs))) break;
    goes_on = step.result(0)->bytes[0] != std::byte{0};
    if (is_due(iterations) || !goes_on) step.judge();
    if (!goes_on) break;
    judged += is_due(iterations);
    for (std::size_t r = 0; r < carried.size(); ++r) carried[r] = step.result(r + 1);
  }
  rows_[k].entered = fmt::format("{} of {}{} iterations judged", judged, goes_on ? "the first " : "", iterations);
  if (!goes_on) note_results(k, carried, judged == iterations);
}

void Scope::enter_branch(std::size_t k) {
  const auto taken = taken_region(slicer_, k, answers_, setting_.request.limits);
  if (!taken) return void(rows_[k].entered = "not entered: which branch is taken is not known");
  Scope& branch = inner_scope(k, *taken, {*taken});
  auto captured = answers_.of(inner_[{k, *taken}].captured);
  if (!captured || !branch.run(*std::move(captured)))
    return void(rows_[k].entered = "not entered: a value that it reads is not known");
  branch.judge();
  rows_[k].entered = fmt::format("region {} of {} judged", *taken, ops()[k].regions.size());
  std::vector<std::shared_ptr<const Tensor>> results;
  for (std::size_t r = 0; r < branch.function().body.returns.size(); ++r) results.push_back(branch.result(r));
  note_results(k, results, true);
}

/// Results of the op that are the very bits of what its regions gave, which was judged there, are judged by that where
/// the oracle has nothing to say of the op as one.
void Scope::note_results(std::size_t k, const std::vector<std::shared_ptr<const Tensor>>& inner, bool is_complete) {
  ElementCounts counts;
  bool is_same = true;
  for (std::uint32_t r = 0; r < ops()[k].results; ++r) {
    const auto whole = answers_.shared(ops()[k].first_result + r);
    is_same = is_same && whole && inner[r] && *whole == *inner[r];
    if (whole) (is_complete ? counts.checked : counts.weak) += whole->type.elements();
  }
  OpRow& row = rows_[k];
  row.entered += is_same ? "; run one by one they give the same bits" : "; run one by one they give other bits";
  if (!is_same || row.judged.found.violation || row.judged.counts.checked > 0) return;
  row.judged.declined.clear();
  row.judged.counts = counts;
}

}  // namespace assay::judge
