#include "judge/by_op/runner.h"

#include "judge/form/form.h"
#include "judge/judge.h"
#include "program/text/text.h"

namespace assay::judge {

backends::Outcome Runner::run(std::size_t id, const Module& module, const std::vector<Tensor>& inputs) {
  auto out = run_once(id, module, inputs);
  if (out.kind != backends::OutcomeKind::kTimedOut) return out;
  compiled_ = 0;
  backend_.restart(kPatience);
  return run_once(id, module, inputs);
}

backends::Outcome Runner::run_once(std::size_t id, const Module& module, const std::vector<Tensor>& inputs) {
  const Case given = as_given({module, {ProcessTensors{inputs}}}, variant_);
  if (compiled_ != id) {
    compiled_ = 0;
    ++compilations_;
    const auto made = formed(given.module, variant_);
    if (!made) return {backends::OutcomeKind::kUnsupported, made.error().message, made.error().message};
    const Module& program = *made ? **made : given.module;
    auto compiled = backend_.compile({&program, program::print(program), program.grid}, variant_);
    if (!compiled.ok()) return compiled;
    compiled_ = id;
  }
  auto out = backend_.run(given.inputs.front());
  if (!out.ok()) compiled_ = 0;
  return out;
}

}  // namespace assay::judge
