#include "program/module.h"

#include <algorithm>

namespace assay::program {

std::string where(Place p) { return p.line ? std::to_string(p.line) + ":" + std::to_string(p.column) : ""; }

spec::Signature Function::signature() const {
  spec::Signature s;
  for (const auto v : body.arguments) s.inputs.push_back(types[v]);
  s.outputs = results;
  return s;
}

const Function* Module::find(std::string_view name) const {
  const auto found = std::ranges::find(functions, name, &Function::name);
  return found == functions.end() ? nullptr : &*found;
}

const Function* Module::entry() const {
  const auto* main = find("main");
  if (!main && functions.size() == 1) main = &functions[0];
  return main && !main->is_declaration ? main : nullptr;
}

std::size_t count_ops(const Region& region) {
  std::size_t n = region.ops.size();
  for (const auto& op : region.ops)
    for (const auto& r : op.regions) n += count_ops(r);
  return n;
}

}  // namespace assay::program
