#include "judge/reduce/regions.h"

#include <algorithm>
#include <bit>

#include "program/edit/substitute.h"
#include "program/edit/walk.h"

namespace assay::judge {
namespace {

using program::Editor;

std::vector<std::pair<ValueId, ValueId>> simpler_values(const Function& f, const Region& region) {
  std::vector<std::pair<ValueId, ValueId>> out;
  for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
    for (const Region& inner : op->regions) std::ranges::copy(simpler_values(f, inner), std::back_inserter(out));
    for (std::uint32_t k = 0; k < op->results; ++k) {
      const ValueId result = op->first_result + k;
      std::vector<ValueId> instead(op->operands.begin(), op->operands.end());
      instead.insert(instead.end(), region.arguments.begin(), region.arguments.end());
      for (const ValueId v : instead)
        if (f.type(v) == f.type(result) && v < result) out.emplace_back(result, v);
    }
  }
  return out;
}

/// Two operands and a result of one type.
bool is_binary(const Function& f, const Op& op) {
  if (op.operands.size() != 2 || op.results != 1 || !op.regions.empty()) return false;
  const Type type = f.type(op.first_result);
  return f.type(op.operands[0]) == type && f.type(op.operands[1]) == type;
}

std::vector<Op*> ops_held_by(Op& op) {
  std::vector<Op*> out;
  for (Region& region : op.regions) each_op(region, [&](Op& held) { out.push_back(&held); });
  return out;
}

}  // namespace

std::vector<Edited> with_simpler_regions(const Module& module, std::size_t index) {
  std::vector<Edited> out;
  const Function& f = *module.entry();
  for (const Region& region : f.body.ops[index].regions)
    for (const auto& [from, to] : simpler_values(f, region))
      if (auto edited = with_value(module, from, to)) out.push_back(*std::move(edited));
  return out;
}

const spec::Record* placeholder() {
  static const spec::Record* const found = [] {
    const auto all = spec::Records::in_force().all();
    const auto at = std::ranges::max_element(all, {}, [](const auto& r) { return std::popcount(r.facts.commutative); });
    return at == all.end() || at->facts.commutative == 0 ? nullptr : &*at;
  }();
  return found;
}

std::vector<Edited> with_placeholders(const Module& module, std::size_t index) {
  std::vector<Edited> out;
  for (std::size_t k = 0, held = 1; k < held; ++k) {
    Editor edit(module);
    const auto ops = ops_held_by(edit.f.body.ops[index]);
    held = ops.size();
    if (k >= held || !is_binary(edit.f, *ops[k]) || ops[k]->record == placeholder()) continue;
    ops[k]->record = placeholder();
    ops[k]->attributes = {};
    if (auto edited = edit.finish()) out.push_back(*std::move(edited));
  }
  return out;
}

}  // namespace assay::judge
