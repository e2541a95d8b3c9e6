#include "judge/signature.h"

#include <fmt/format.h>

namespace assay::judge {
namespace {

bool may_be_one(Type a, Type b) { return a == b || spec::refines(a, b) || spec::refines(b, a); }

std::string other_types(const char* what, const char* verb, std::span<const Type> before, std::span<const Type> after) {
  if (before.size() != after.size())
    return fmt::format("it {} {} {}s where the first program {} {}", verb, after.size(), what, verb, before.size());
  for (std::size_t k = 0; k < before.size(); ++k)
    if (!may_be_one(before[k], after[k]))
      return fmt::format("{} {} is {}, of the first program {}", what, k, after[k].text(), before[k].text());
  return "";
}

std::string other_grid(spec::Grid before, spec::Grid after) {
  const bool is_same = before.replicas == after.replicas && before.partitions == after.partitions;
  return is_same ? ""
                 : fmt::format("it runs in {} x {} processes, the first program in {} x {}", after.replicas,
                               after.partitions, before.replicas, before.partitions);
}

}  // namespace

std::string other_signature(const Module& before, const Module& after) {
  const spec::Signature a = before.entry()->signature(), b = after.entry()->signature();
  std::string out = other_types("argument", "takes", a.inputs, b.inputs);
  if (out.empty()) out = other_types("result", "gives", a.outputs, b.outputs);
  return out.empty() ? other_grid(before.grid, after.grid) : out;
}

std::string cannot_take(const Module& module, const ProcessTensors& inputs) {
  const Function& entry = *module.entry();
  for (const auto& process : inputs)
    for (std::size_t k = 0; k < process.size(); ++k)
      if (const Type declared = entry.type(entry.body.arguments[k]); !spec::refines(process[k].type, declared))
        return fmt::format("argument {} is {}, and it takes {}", k, process[k].type.text(), declared.text());
  return "";
}

}  // namespace assay::judge
