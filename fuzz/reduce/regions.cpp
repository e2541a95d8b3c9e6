#include "fuzz/reduce/regions.h"

#include <algorithm>

#include "program/edit/substitute.h"
#include "program/edit/walk.h"

namespace assay::fuzz {
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

bool is_index_of(const spec::Expr& e, std::string_view operand) {
  return e.node == spec::ExprKind::kIndex && e.args[0]->node == spec::ExprKind::kName && e.args[0]->name == operand;
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

bool is_commutative(const spec::Record& record) {
  if (record.operands.size() != 2 || record.means.size() != 1 || !record.means[0].value) return false;
  const spec::Expr& e = *record.means[0].value;
  const auto name = [&](std::size_t k) { return record.names[static_cast<std::size_t>(record.operands[k])].name; };
  return e.node == spec::ExprKind::kBinary &&
         (e.op == spec::Operator::kAdd || e.op == spec::Operator::kMultiply) && is_index_of(*e.args[0], name(0)) &&
         is_index_of(*e.args[1], name(1));
}

const spec::Record* placeholder() {
  static const spec::Record* const found = [] {
    const auto all = spec::Records::builtin().all();
    const auto at = std::ranges::find_if(all, is_commutative);
    return at == all.end() ? nullptr : &*at;
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

}  // namespace assay::fuzz
