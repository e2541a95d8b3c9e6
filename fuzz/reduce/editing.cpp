#include "fuzz/reduce/editing.h"

#include <numeric>

namespace assay::fuzz {

Editing::Editing(const Module& original)
    : module(original), f(entry_of(module)), sources(f.body.arguments.size()), before(f.types) {
  std::iota(sources.begin(), sources.end(), 0);
}

ValueId Editing::new_value(Type type) {
  f.types.push_back(type);
  before.push_back(type);
  return static_cast<ValueId>(f.types.size() - 1);
}

ValueId Editing::new_argument(Type type, std::size_t source) {
  const ValueId v = new_value(type);
  f.body.arguments.push_back(v);
  sources.push_back(source);
  return v;
}

std::vector<ValueId> Editing::identity() const {
  std::vector<ValueId> now(f.types.size());
  std::iota(now.begin(), now.end(), 0);
  return now;
}

void Editing::replace_reads(Region& region, const std::vector<ValueId>& now) {
  for (Op& op : region.ops) {
    std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
    for (ValueId& v : operands) v = now[v];
    op.operands = module.arena->copy(std::span<const ValueId>(operands));
    for (Region& inner : op.regions) replace_reads(inner, now);
  }
  for (ValueId& v : region.returns) v = now[v];
}

std::optional<Draft> Editing::finish() {
  Draft out;
  for (const std::size_t i : compact(module)) out.sources.push_back(sources[i]);
  if (!program::verify(module)) return std::nullopt;
  out.module = std::move(module);
  return out;
}

}  // namespace assay::fuzz
