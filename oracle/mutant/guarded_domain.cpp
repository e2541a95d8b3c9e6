#include "oracle/mutant/guarded_domain.h"

#include <algorithm>
#include <deque>
#include <mutex>

#include "oracle/grid/run.h"

namespace assay::oracle {
namespace {

/// A bug may keep a loop of the op from ending; it does not show then.
constexpr Limits kOfOneOp{.steps = 2'000, .work = std::int64_t{1} << 24};

/// Those that the program before its run decides come first.
bool is_of_values(const Condition& c) { return c.kind >= ConditionKind::kOnce; }

std::vector<Condition> all_conditions(const EvaluatedOp& e, AllSurroundings& surroundings, std::int64_t turn) {
  std::vector<Condition> out = surroundings.conditions(e);
  std::ranges::copy(conditions_of_values(e), std::back_inserter(out));
  std::ranges::copy(conditions_of_turn(turn), std::back_inserter(out));
  return out;
}

}  // namespace

bool GuardedDomain::holds(const EvaluatedOp& e) {
  const std::int64_t turn = turns_.next(e.op);
  const auto of_values = std::ranges::find_if(bug_.guard, is_of_values);
  if (!std::ranges::includes(surroundings_.conditions(e), std::ranges::subrange(bug_.guard.begin(), of_values)))
    return false;
  return of_values == bug_.guard.end() ||
         Occurrence{e.op.record, all_conditions(e, surroundings_, turn)}.meets(bug_.guard);
}

void GuardedDomain::after_op(const EvaluatedOp& e) {
  if (e.op.record == bug_.record && holds(e)) replace(e);
}

void GuardedDomain::replace(const EvaluatedOp& e) const {
  FaultyDomain faulty(bug_.fault);
  Machine machine({.module = &e.module,
                   .domain = &faulty,
                   .meanings = bug_.meanings,
                   .process = process_,
                   .grid = e.module.grid,
                   .limits = kOfOneOp});
  Activation frame{&e.function, {e.values.begin(), e.values.end()}};
  if (!machine.step(frame, e.op)) return;
  for (std::size_t k = 0; k < e.results.size(); ++k) e.results[k] = std::move(frame.values[e.op.first_result + k]);
}

void ObservingDomain::after_op(const EvaluatedOp& e) {
  out_.push_back({e.op.record, all_conditions(e, surroundings_, turns_.next(e.op))});
}

Result<std::vector<Occurrence>> occurrences(const Module& module, const ProcessTensors& inputs, const Limits& limits,
                                            Preparation* preparation) {
  // Processes run at once, and the domains of a grid that an op starts are made while they do.
  std::deque<std::vector<Occurrence>> by_process;
  std::mutex mutex;
  const auto domain = [&](int) {
    const std::lock_guard lock(mutex);
    return std::make_unique<ObservingDomain>(by_process.emplace_back());
  };
  auto run = run_in_domain(module, inputs, domain, limits, nullptr, preparation);
  if (!run) return tl::unexpected(run.error());
  std::vector<Occurrence> out;
  for (auto& own : by_process) std::ranges::move(own, std::back_inserter(out));
  return out;
}

}  // namespace assay::oracle
