#include "oracle/interpreter/interpreter.h"

#include "oracle/interpreter/process.h"

namespace assay::oracle {

namespace {

using interpreter::Whole;
using interpreter::WholePtr;

/// The inputs of one process as the function declares them.
Result<std::vector<WholePtr>> arguments_of(const program::Function& f, const std::vector<Tensor>& tensors) {
  if (tensors.size() != f.body.arguments.size()) {
    return fail("@" + f.name + " takes " + std::to_string(f.body.arguments.size()) + " arguments, " +
                std::to_string(tensors.size()) + " were given");
  }
  std::vector<WholePtr> out;
  for (std::size_t k = 0; k < tensors.size(); ++k) {
    const spec::Type declared = f.type(f.body.arguments[k]);
    if (tensors[k].type != declared)
      return fail("argument " + std::to_string(k) + " has type " + tensors[k].type.text() + ", not " + declared.text());
    if (!declared.is_tensor() || !declared.is_static() || declared.is_quantized())
      return unsupported("an argument of type " + declared.text());
    if (tensors[k].bytes.size() != static_cast<std::size_t>(declared.storage_size()))
      return fail("argument " + std::to_string(k) + " has a wrong size");
    out.push_back(std::make_shared<Whole>(Whole{declared, tensors[k].bytes, {}}));
  }
  return out;
}

}  // namespace

Result<Run> interpret(const Module& module, const ProcessTensors& inputs, const Limits& limits) {
  const program::Function* entry = module.entry();
  if (entry == nullptr) return fail("the module has no @main");
  if (inputs.size() != static_cast<std::size_t>(module.grid.processes()))
    return fail("inputs for " + std::to_string(inputs.size()) + " processes");
  std::vector<interpreter::ProcessProgram> programs;
  for (const auto& tensors : inputs) {
    auto arguments = arguments_of(*entry, tensors);
    if (!arguments) return tl::unexpected<Error>(arguments.error());
    programs.push_back({entry, std::move(*arguments)});
  }
  auto run = interpreter::run_grid(module, module.grid, programs, limits);
  if (!run) return tl::unexpected<Error>(run.error());
  Run out{{}, std::move(run->failures), run->checks};
  for (const auto& values : run->outputs) {
    auto& tensors = out.outputs.emplace_back();
    for (const WholePtr& v : values) {
      if (!v->type.is_tensor()) return unsupported("an output of type " + v->type.text());
      tensors.push_back({v->type, v->bytes});
    }
  }
  return out;
}

}  // namespace assay::oracle
