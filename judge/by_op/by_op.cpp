#include "judge/by_op/by_op.h"

#include "judge/by_op/whole.h"
#include "program/spread.h"

namespace assay::judge {
namespace {

Result<void> can_be_taken_apart(const Module& module) {
  if (module.entry() == nullptr) return fail("the program has no @main, nor is it a single function");
  if (module.grid.processes() > 1 || module.devices > 1 || program::has_manual_regions(module))
    return fail("--by-op takes programs of one process on one device", "", ErrorKind::kUnsupported);
  return {};
}

}  // namespace

Result<ModelReport> judge_by_op(const Module& module, const std::vector<Tensor>& inputs, const ByOpRequest& request) {
  if (const auto can = can_be_taken_apart(module); !can) return tl::unexpected(can.error());
  const auto kept = std::make_shared<const Module>(module);
  const program::Locations locations(*kept);
  Runner runner(request.backend, request.variant);
  const ModelSetting setting{request, locations, runner};
  Scope entry(program::with_calls_inlined(*kept), setting);
  entry.run(inputs);
  entry.judge();
  ModelReport out{.whole = judge_whole(*kept, inputs, entry, setting), .program = kept};
  out.rows = entry.take_rows();
  out.compilations = runner.compilations();
  out.programs = static_cast<int>(entry.segments());
  return out;
}

}  // namespace assay::judge
