#include "generator/draft/phases.h"

#include <algorithm>

#include "generator/drawing.h"
#include "generator/values/values.h"
#include "program/edit/compact.h"
#include "program/edit/walk.h"

namespace assay::generator {

DrawnProgram Draft::closed() {
  choose_results();
  return with_inputs();
}

DrawnProgram Draft::with_inputs() {
  draw_inputs(program::compact_in_place(function(), scratch_.arena));
  if (program_.module.functions.size() > 1) program::drop_unreachable(program_.module);
  std::ranges::sort(program_.coverage);
  const auto repeats = std::ranges::unique(program_.coverage);
  program_.coverage.erase(repeats.begin(), repeats.end());
  return std::move(program_);
}

void Draft::open_unread() {
  if (std::ranges::all_of(scratch_.live, [](const Live& l) { return l.type.is_tensor(); })) return;
  const auto& used = read_values();  // of those that stand now, whatever is placed behind them
  for (std::size_t k = scratch_.live.size(); k-- > 0;) {
    const Live live = scratch_.live[k];
    if (live.producer && !live.type.is_tensor() && !used[live.value]) open(live);
  }
}

void Draft::open(Live live) {
  for (std::int64_t attempt = 0; attempt < policy_.op_attempts && !live.type.is_tensor(); ++attempt) {
    const auto readers = readers_of(live.type);
    if (readers.empty()) return;
    const auto [record, position] = readers[choices_.below(readers.size())];
    const spec::Given given{record->operands[position], 0, live.type};
    Instance instance;
    if (!draw_on(instance, *record, given)) continue;
    seed_ = {given.slot, live.value};
    if (put(*record, instance)) live = scratch_.live.back();
  }
}

std::vector<Draft::Reader> Draft::readers_of(spec::Type type) const {
  std::vector<Reader> out;
  for (const auto* record : tables_.readers) {
    const auto& seeds = tables_.seed_types[static_cast<std::size_t>(record->index)];
    for (std::size_t k = 0; k < seeds.size(); ++k)
      if (seeds[k].contain(type)) out.push_back({record, k});
  }
  return out;
}

void Draft::choose_results() {
  open_unread();
  auto& f = function();
  const auto& used = read_values();
  std::erase_if(scratch_.live, [](const Live& l) { return !l.type.is_tensor(); });
  f.body.returns.reserve(kMostResults);
  f.results.reserve(kMostResults);
  const auto is_sink = [&](const Live& l) { return !used[l.value] || !l.producer->relations.empty(); };
  return_those(is_sink);
  return_those([&](const Live& l) { return !is_sink(l) && choices_.chance(policy_.intermediate, 100); });
  if (f.body.returns.empty() && !scratch_.live.empty()) f.body.returns.push_back(scratch_.live.back().value);
  for (const auto v : f.body.returns) f.results.push_back(f.types[v]);
}

const std::vector<bool>& Draft::read_values() {
  auto& used = scratch_.used;
  used.assign(function().types.size(), false);
  program::each_op(function().body, [&](const Op& op) {
    for (const auto v : op.operands) used[v] = true;
  });
  return used;
}

void Draft::draw_inputs(const std::vector<std::size_t>& kept) {
  const auto processes = static_cast<std::size_t>(program_.module.grid.processes());
  const auto affordable =
      std::clamp<std::int64_t>(policy_.elements_most / std::max<std::int64_t>(elements_, 1), 1, policy_.input_sets);
  const auto sets = kept.empty() || program_.is_vector ? 1 : affordable;
  for (std::int64_t set = 0; set < sets; ++set) {
    ProcessTensors inputs = set == 0 ? scratch_.leaves.take_first(kept, processes) : ProcessTensors(processes);
    for (std::size_t p = 0; set > 0 && p < processes; ++p) inputs[p] = scratch_.leaves.draw(kept, choices_);
    if (set > 0 && choices_.chance(policy_.special_set, 100))
      scratch_.leaves.put_special_into(inputs, kept, program_.lane, choices_);
    if (guard_ && !kept.empty() && has_relations()) keep_defined(inputs, kept);
    program_.input_sets.push_back(std::move(inputs));
  }
}

bool Draft::has_relations() {
  return std::ranges::any_of(function().body.ops, [](const Op& op) { return !op.record->relations.empty(); });
}

void Draft::keep_defined(ProcessTensors& inputs, const std::vector<std::size_t>& kept) {
  constexpr int kAttempts = 4;
  const auto& first = program_.input_sets.empty() ? inputs[0] : program_.input_sets[0][0];
  for (auto& process : inputs) {
    bool stands = &process == &first;
    for (int attempt = 0; !stands && attempt < kAttempts; ++attempt) {
      if (attempt > 0) process = scratch_.leaves.draw(kept, choices_);
      stands = guard_takes(process);
    }
    if (!stands) process = first;
  }
}

bool Draft::guard_takes(const std::vector<program::Tensor>& arguments) {
  const auto& f = function();
  begin();
  for (std::size_t k = 0; k < arguments.size(); ++k) guard_->argument(f.body.arguments[k], arguments[k]);
  return std::ranges::all_of(f.body.ops, [&](const Op& op) { return guard_->keep(op); });
}

}  // namespace assay::generator
