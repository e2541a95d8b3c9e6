#include "program/edit/editor.h"

#include <numeric>

#include "program/edit/compact.h"
#include "program/edit/make.h"
#include "program/edit/walk.h"

namespace assay::program {

std::vector<Tensor> Edited::inputs_from(const std::vector<Tensor>& before) const {
  std::vector<Tensor> out;
  out.reserve(sources.size());
  for (const std::size_t source : sources) out.push_back(before[source]);
  return out;
}

Editor::Editor(const Module& original)
    : module(original), f(entry_of(module)), sources(f.body.arguments.size()), before(f.types) {
  std::iota(sources.begin(), sources.end(), 0);
}

ValueId Editor::new_value(Type type) {
  before.push_back(type);
  return program::new_value(f, type);
}

ValueId Editor::new_argument(Type type, std::size_t source) {
  sources.push_back(source);
  before.push_back(type);
  return program::new_argument(f, type);
}

std::vector<ValueId> Editor::identity() const {
  std::vector<ValueId> now(f.types.size());
  std::iota(now.begin(), now.end(), 0);
  return now;
}

void Editor::replace_reads(Region& region, const std::vector<ValueId>& now) {
  for (Op& op : region.ops) {
    std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
    for (ValueId& v : operands) v = now[v];
    op.operands = module.arena->copy(std::span<const ValueId>(operands));
    for (Region& inner : op.regions) replace_reads(inner, now);
  }
  for (ValueId& v : region.returns) v = now[v];
}

void Editor::replace_reads(ValueId from, ValueId to) {
  auto now = identity();
  now[from] = to;
  replace_reads(f.body, now);
}

std::optional<Edited> Editor::finish() {
  Edited out;
  for (const std::size_t i : compact(module)) out.sources.push_back(sources[i]);
  if (!verify(module)) return std::nullopt;
  out.module = std::move(module);
  return out;
}

}  // namespace assay::program
