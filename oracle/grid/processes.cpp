#include "oracle/grid/grid.h"
#include "program/grids.h"

/// An op that runs functions of the module in a grid of its own.
namespace assay::oracle {

namespace {

/// The operands, split among the programs in process order.
std::vector<ProcessProgram> programs_of(const program::ProcessGrid& processes, std::span<const RuntimeValue> operands,
                                        const DomainFactory& domains) {
  std::vector<ProcessProgram> out;
  for (const program::Function* f : processes.programs) {
    const std::size_t n = f->body.arguments.size();
    out.push_back({domains(static_cast<int>(out.size())), f, {operands.begin(), operands.begin() + static_cast<std::ptrdiff_t>(n)}, nullptr});
    operands = operands.subspan(n);
  }
  return out;
}

}  // namespace

void Machine::run_processes(const program::Op& op) {
  const auto processes = program::process_grid(*setting_.module, op);
  if (!processes) return raise(processes.error());
  if (setting_.domains == nullptr || setting_.peers != nullptr) {
    return raise({"not supported yet: " + op.record->full_name() + " in this domain", "", ErrorKind::kUnsupported});
  }
  std::vector<RuntimeValue> operands;
  for (const program::ValueId v : op.operands) operands.push_back(frame_->values[v]);
  auto run = run_grid(*setting_.module, (*processes)->grid, programs_of(**processes, operands, *setting_.domains),
                      setting_.limits, setting_.meanings, setting_.domains);
  if (!run) return raise(run.error());
  std::move(run->failures.begin(), run->failures.end(), std::back_inserter(failures_));
  checks_ += run->checks;
  program::ValueId to = op.first_result;
  for (auto& outputs : run->outputs)
    for (RuntimeValue& v : outputs) frame_->values[to++] = std::move(v);
}

}  // namespace assay::oracle
