#include "judge/reduce/inputs.h"

#include <algorithm>
#include <numeric>

#include "judge/reduce/regions.h"
#include "program/edit/compact.h"
#include "program/edit/reads.h"
#include "program/edit/walk.h"

namespace assay::judge {
namespace {

bool may_swap(const Function& f, const Op& op) {
  const spec::ElementSet commutative = op.record->facts.commutative;
  return commutative != 0 && (commutative & spec::set_of(f.type(op.operands[0]).element())) != 0;
}

/// Results of ops before arguments, late before early.
void order_operands(const Function& f, Region& region, spec::Arena& arena) {
  each_op(region, [&](Op& op) {
    if (!may_swap(f, op) || op.operands[0] >= op.operands[1]) return;
    const ValueId swapped[] = {op.operands[1], op.operands[0]};
    op.operands = arena.copy(std::span<const ValueId>(swapped));
  });
}

void collect_first_uses(const Region& region, std::vector<ValueId>& out) {
  for (const Op& op : region.ops)
    for (const ValueId v : reads(op)) out.push_back(v);
  out.insert(out.end(), region.returns.begin(), region.returns.end());
}

/// Old positions of the arguments in order of first use.
std::vector<std::size_t> order_of_use(const Function& f) {
  std::vector<ValueId> uses;
  collect_first_uses(f.body, uses);
  std::vector<std::size_t> order(f.body.arguments.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) {
    return std::pair(std::ranges::find(uses, f.body.arguments[i]) - uses.begin(), i);
  });
  return order;
}

template <class T> std::vector<T> moved(std::vector<T> items, const std::vector<std::size_t>& order) {
  items.resize(order.size());
  std::vector<T> out;
  for (const std::size_t i : order) out.push_back(std::move(items[i]));
  return out;
}

}  // namespace

Case canonical(const Case& c) {
  Case out = c;
  Function& f = entry_of(out.module);
  order_operands(f, f.body, *out.module.arena);
  const auto order = order_of_use(f);
  std::vector<ValueId> arguments;
  for (const std::size_t i : order) arguments.push_back(f.body.arguments[i]);
  f.body.arguments = arguments;
  if (c.module.devices > 1) f.argument_attributes = moved(std::move(f.argument_attributes), order);
  else f.argument_attributes.clear();
  compact(out.module);
  for (auto& set : out.inputs)
    for (auto& process : set) {
      process = moved(std::move(process), order);
    }
  return out;
}

}  // namespace assay::judge
