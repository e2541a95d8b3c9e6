#include "program/edit/compact.h"

#include <algorithm>
#include <set>

#include "program/edit/make.h"
#include "program/edit/simpler_shardings.h"
#include "program/edit/walk.h"

namespace assay::program {
namespace {

using Live = std::span<bool>;  ///< by value

bool has_effects(const Op& op) {
  const auto within = [](const Region& region) { return std::ranges::any_of(region.ops, has_effects); };
  return op.record->effect.any() || std::ranges::any_of(op.regions, within);
}

bool is_needed(const Op& op, Live live) {
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (live[op.first_result + k]) return true;
  return has_effects(op);
}

/// Takes out the ops that nothing needs and marks what the rest reads: from the last op to the first, so that what
/// only such ops read goes with them.
void prune(Region& region, Live live) {
  for (const ValueId v : region.returns) live[v] = true;
  for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
    if (!is_needed(*op, live)) continue;
    for (const ValueId v : op->operands) live[v] = true;
    for (Region& inner : op->regions) prune(inner, live);
  }
  std::erase_if(region.ops, [&](const Op& op) { return !is_needed(op, live); });
}

template <class T> void keep(std::vector<T>& list, const std::vector<std::size_t>& kept) {
  for (std::size_t k = 0; k < kept.size(); ++k)
    if (kept[k] != k) list[k] = std::move(list[kept[k]]);
  list.resize(kept.size());
}

/// Yields the positions of those that are read.
std::vector<std::size_t> drop_unread_arguments(Function& f, Live live) {
  std::vector<std::size_t> kept;
  kept.reserve(f.body.arguments.size());
  for (std::size_t i = 0; i < f.body.arguments.size(); ++i)
    if (live[f.body.arguments[i]]) kept.push_back(i);
  f.argument_attributes.resize(f.argument_attributes.empty() ? 0 : f.body.arguments.size());
  if (!f.argument_attributes.empty()) keep(f.argument_attributes, kept);
  keep(f.body.arguments, kept);
  return kept;
}

std::vector<std::size_t> drop_dead(Function& f, spec::Arena& scratch) {
  const auto live = scratch.array<bool>(f.types.size());
  std::ranges::fill(live, false);
  prune(f.body, live);
  return drop_unread_arguments(f, live);
}

/// The functions that are called, directly or through others.
std::set<std::string> reachable(const Module& module, const Function& entry) {
  std::set<std::string> all;
  std::vector<const Function*> open{&entry};
  while (!open.empty()) {
    std::set<std::string> called;
    const Function* f = open.back();
    open.pop_back();
    each_op(f->body, [&](const Op& op) {
      for (const Value& v : op.attributes)
        each_leaf(v, [&](const Value& leaf) {
          if (leaf.kind == spec::ValueKind::kFunction) called.emplace(leaf.as_function().name);
        });
    });
    for (const auto& name : called)
      if (all.insert(name).second)
        if (const Function* callee = module.find(name)) open.push_back(callee);
  }
  return all;
}

}  // namespace

void drop_unreachable(Module& module) {
  const std::string entry = module.entry()->name;
  const auto called = reachable(module, *module.entry());
  std::erase_if(module.functions, [&](const Function& f) { return f.name != entry && !called.contains(f.name); });
}

void drop_dead_ops(Function& f, spec::Arena& arena) {
  const auto live = arena.array<bool>(f.types.size());
  std::ranges::fill(live, false);
  prune(f.body, live);
  renumber(f, arena);
}

void set_returns(Function& f, std::vector<ValueId> values) {
  const auto before = std::exchange(f.body.returns, std::move(values));
  auto attributes = std::exchange(f.result_attributes, {});
  attributes.resize(before.size());
  f.results.clear();
  for (std::size_t k = 0; k < f.body.returns.size(); ++k) {
    const ValueId v = f.body.returns[k];
    const bool is_in_place = k < before.size() && before[k] == v;
    const auto at = is_in_place ? k : static_cast<std::size_t>(std::ranges::find(before, v) - before.begin());
    f.results.push_back(f.type(v));
    f.result_attributes.push_back(at < before.size() ? attributes[at] : "");
  }
}

std::vector<std::size_t> compact(Module& module) {
  Function& f = entry_of(module);
  spec::Arena scratch;
  auto kept = drop_dead(f, scratch);
  renumber(f, *module.arena);
  set_returns(f, f.body.returns);
  drop_unreachable(module);
  drop_stale_shardings(module);
  return kept;
}

std::vector<std::size_t> compact_in_place(Function& f, spec::Arena& scratch) {
  auto kept = drop_dead(f, scratch);
  renumber_in_place(f, scratch);
  return kept;
}

}  // namespace assay::program
