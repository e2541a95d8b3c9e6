#include "generator/draft/phases.h"

#include <algorithm>

#include "generator/drawing.h"
#include "generator/values/values.h"
#include "program/edit/walk.h"

namespace assay::generator {

Draft::Draft(const RecordTables& tables, Choices& choices, const Steering& steering, Guard* guard)
    : tables_(tables), policy_(tables.policy), choices_(choices), steering_(steering), guard_(guard),
      sizes_(policy_.sizes), scratch_(cleared_scratch()) {
  program_.scale = static_cast<Scale>(choices_.weighted(policy_.scales));
  program_.lane = static_cast<Lane>(choices_.weighted(policy_.lanes));
  program_.module.grid = draw_grid(choices_, policy_);
  program_.module.functions.reserve(1 + kMostFunctions);
  program_.module.functions.emplace_back().name = "main";
  reserve();
  draw_swarm();
  draw_pattern();
}

DrawnProgram Draft::finish() {
  begin();
  place_ops();
  return closed();
}

DrawnProgram Draft::finish(program::Module material) {
  take_over(std::move(material));
  begin();
  if (!stands()) {
    guard_ = nullptr;  // it would take no input set either
    return with_inputs();
  }
  function().results.clear();
  function().body.returns.clear();
  is_on_material_ = true;
  place_ops();
  return closed();
}

DrawnProgram Draft::finish(const VectorTurn& turn) {
  program_.scale = Scale::kSingle;
  program_.module.grid = {};
  pattern_ = nullptr;
  begin();
  if (!place_at_vector_size(turn)) place_ops();
  return closed();
}

void Draft::begin() {
  if (guard_) guard_->begin(program_.module, function(), program_.lane);
}

void Draft::place_ops() {
  const auto ops = draw_length();
  const std::int64_t in_loop = !pattern_ && choices_.chance(policy_.loop, 100) ? ops : 0;
  for (std::int64_t placed = in_loop > 0 && place_loop(in_loop) ? in_loop : 0, attempts = 0;
       placed < ops && attempts < policy_.op_attempts && elements_ < policy_.elements_most;) {
    const auto* record = draw_record();
    if (record && place(*record)) {
      ++placed;
      is_large_ = is_on_material_ = false;
      attempts = 0;
      if (pattern_ && ++step_ == pattern_->steps.size()) pattern_ = nullptr;
    } else if (++attempts == policy_.op_attempts && pattern_) {
      pattern_ = nullptr;
      attempts = 0;
    }
  }
}

bool Draft::place_at_vector_size(const VectorTurn& turn) {
  const auto& seeds = tables_.seed_types[static_cast<std::size_t>(turn.record->index)][turn.position];
  const bool is_large = std::exchange(is_large_, false);
  program_.is_vector = true;
  for (const bool counts : {false, true})
    for (const spec::Type type : vector_tensors(turn.type, turn.elements)) {
      Instance instance;
      const spec::Given given{turn.record->operands[turn.position], 0, type};
      is_small_behind_first_ = counts;
      const bool is_put = seeds.contain(type) && draw_on(instance, *turn.record, given) && put(*turn.record, instance);
      if (is_put && !scratch_.live.empty() && scratch_.live.back().producer == turn.record) return true;
      program_.lane = static_cast<Lane>(choices_.weighted(policy_.lanes));
    }
  program_.is_vector = is_small_behind_first_ = false;
  is_large_ = is_large;
  return false;
}

Draft::Scratch& Draft::cleared_scratch() {
  thread_local Scratch scratch;
  scratch.arena.clear();
  scratch.live.clear();
  scratch.leaves.clear();
  scratch.callees.clear();
  return scratch;
}

void Draft::take_over(program::Module material) {
  auto& module = program_.module;
  module = std::move(material);
  const auto entry = module.entry() - module.functions.data();
  std::rotate(module.functions.begin(), module.functions.begin() + entry, module.functions.begin() + entry + 1);
  module.functions.reserve(module.functions.size() + kMostFunctions);
  auto& f = function();
  f.name = "main";
  f.argument_attributes.clear();
  f.result_attributes.clear();
  for (const spec::Type type : f.types)
    if (type.is_tensor()) sizes_.elements |= spec::set_of(type.element()) & policy_.types;
}

bool Draft::stands() {
  const auto& f = function();
  for (const ValueId v : f.body.arguments)
    give_values(v, f.type(v), draw_filling(choices_, program_.lane, f.type(v).element()));
  for (const Op& op : f.body.ops) {
    if (guard_ && !guard_->keep(op)) return false;
    if (auto instance = program::instance(program_.module, f, op, scratch_.arena))
      mark_coverage(*op.record, *instance, op);
    add_results(op);
  }
  return true;
}

program::Function& Draft::function() { return program_.module.functions[function_]; }

DrawnProgram draft_program(const RecordTables& tables, Choices& choices, const Steering& steering, Guard* guard,
                           std::optional<program::Module> material) {
  Draft draft(tables, choices, steering, guard);
  return material ? draft.finish(*std::move(material)) : draft.finish();
}

DrawnProgram draft_program(const RecordTables& tables, Choices& choices, const Steering& steering, Guard* guard,
                           const VectorTurn& turn) {
  return Draft(tables, choices, steering, guard).finish(turn);
}

}  // namespace assay::generator
