#include "program/edit/dead_code.h"

#include <algorithm>

#include "program/edit/renumber.h"

namespace assay::program {
namespace {

void count(const Region& region, std::vector<std::uint32_t>& uses) {
  for (const auto v : region.returns) ++uses[v];
  for (const auto& op : region.ops) {
    for (const auto v : op.operands) ++uses[v];
    for (const auto& r : op.regions) count(r, uses);
  }
}

bool has_effects(const Op& op) {
  const auto within = [](const Region& r) { return std::ranges::any_of(r.ops, has_effects); };
  return !op.record->effects.empty() || std::ranges::any_of(op.regions, within);
}

bool is_dead(const Op& op, const std::vector<std::uint32_t>& uses) {
  for (std::uint32_t i = 0; i < op.results; ++i)
    if (uses[op.first_result + i]) return false;
  return op.results > 0 && !has_effects(op);
}

void forget(const Op& op, std::vector<std::uint32_t>& uses) {
  for (const auto v : op.operands) --uses[v];
  for (const auto& r : op.regions) {
    for (const auto v : r.returns) --uses[v];
    for (const auto& inner : r.ops) forget(inner, uses);
  }
}

/// From the last op to the first, so that what only dead ops read dies with them.
bool sweep(Region& region, std::vector<std::uint32_t>& uses) {
  bool changed = false;
  for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
    if (is_dead(*op, uses)) {
      forget(*op, uses);
      op->record = nullptr;
      changed = true;
    } else {
      for (auto& r : op->regions) changed |= sweep(r, uses);
    }
  }
  std::erase_if(region.ops, [](const Op& op) { return op.record == nullptr; });
  return changed;
}

}  // namespace

std::vector<std::uint32_t> count_uses(const Function& function) {
  std::vector<std::uint32_t> uses(function.types.size());
  count(function.body, uses);
  return uses;
}

bool remove_dead_ops(Function& function, spec::Arena& arena) {
  auto uses = count_uses(function);
  if (!sweep(function.body, uses)) return false;
  renumber(function, arena);
  return true;
}

}  // namespace assay::program
