#include "oracle/grid/run.h"

#include <algorithm>

#include "oracle/evaluator/exact.h"
#include "oracle/grid/grid.h"
#include "program/on_devices.h"
#include "program/spread.h"

namespace assay::oracle {

namespace {

std::string argument_name(std::size_t process, std::size_t k) {
  return "argument " + std::to_string(k) + " of process " + std::to_string(process);
}

/// The inputs of one process as the function declares them.
Result<std::vector<RuntimeValue>> arguments_of(const program::Function& f, Domain& domain,
                                               const std::vector<Tensor>& tensors, std::size_t process,
                                               std::int64_t bytes) {
  if (tensors.size() != f.body.arguments.size()) {
    return fail("@" + f.name + " takes " + std::to_string(f.body.arguments.size()) + " arguments, " +
                std::to_string(tensors.size()) + " were given to process " + std::to_string(process));
  }
  std::vector<RuntimeValue> out;
  for (std::size_t k = 0; k < tensors.size(); ++k) {
    const spec::Type declared = f.types[f.body.arguments[k]];
    if (!spec::refines(tensors[k].type, declared))
      return fail(argument_name(process, k) + " has type " + tensors[k].type.text() + ", not " + declared.text());
    if (!declared.is_tensor() || !tensors[k].type.is_static())
      return unsupported("an argument of type " + tensors[k].type.text());
    if (tensors[k].bytes.size() != static_cast<std::size_t>(tensors[k].type.storage_size())) {
      return fail(argument_name(process, k) + " has " + std::to_string(tensors[k].bytes.size()) + " bytes, not " +
                  std::to_string(tensors[k].type.storage_size()));
    }
    bytes -= tensors[k].type.elements() * static_cast<std::int64_t>(domain.cell_size(declared.element()));
    bytes -= static_cast<std::int64_t>(tensors[k].bytes.size());  // which whoever runs this holds
    if (bytes < 0) return fail(argument_name(process, k) + " exceeds the memory limit", "", ErrorKind::kUnsupported);
    out.push_back(load_tensor(domain, tensors[k]));
  }
  return out;
}

/// Runs a program without manual regions.
Result<ProcessesRun> run_processes(const Module& module, const ProcessTensors& inputs, const DomainFactory& domains,
                                   const Limits& limits, const Meanings* meanings, Preparation* preparation) {
  const program::Function* entry = module.entry();
  if (entry == nullptr) return fail("the module has no @main");
  const auto processes = static_cast<std::size_t>(module.grid.processes());
  if (inputs.size() != processes) {
    return fail("inputs for " + std::to_string(inputs.size()) + " processes, the grid has " +
                std::to_string(processes));
  }
  std::vector<ProcessProgram> programs;
  for (std::size_t p = 0; p < processes; ++p) {
    ProcessProgram program;
    program.domain = domains(static_cast<int>(p));
    auto arguments =
        arguments_of(*entry, *program.domain, inputs[p], p, limits.bytes / static_cast<std::int64_t>(processes));
    if (!arguments) return tl::unexpected<Error>(arguments.error());
    program.arguments = std::move(*arguments);
    program.function = entry;
    if (preparation != nullptr) program.known = &preparation->of_process(p);
    programs.push_back(std::move(program));
  }
  return run_grid(module, module.grid, std::move(programs), limits, meanings, &domains);
}

using OnDevices = std::shared_ptr<const program::OnDevices>;

/// The program as its devices run it; of the same module a preparation keeps it.
Result<OnDevices> on_devices(const Module& module, Preparation* preparation) {
  if (preparation != nullptr && preparation->on_devices != nullptr) return preparation->on_devices;
  auto made = program::on_devices(module);
  if (!made) return tl::unexpected(made.error());
  auto kept = std::make_shared<const program::OnDevices>(**std::move(made));
  if (preparation != nullptr) preparation->on_devices = kept;
  return kept;
}

/// What the first device says: all run all of the program, and outside of manual regions they do the same.
ProcessesRun of_first_device(ProcessesRun run, std::int64_t devices) {
  std::move(run.outputs.begin() + 1, run.outputs.end(), std::back_inserter(run.on_other_devices));
  run.outputs.resize(1);
  run.checks /= static_cast<int>(devices);
  std::vector<CheckFailure> failures;
  for (CheckFailure& failure : run.failures)
    if (std::ranges::none_of(failures, [&](const CheckFailure& f) { return f.message == failure.message; }))
      failures.push_back(std::move(failure));
  run.failures = std::move(failures);
  return run;
}

}  // namespace

Result<ProcessesRun> run_in_domain(const Module& module, const ProcessTensors& inputs, const DomainFactory& domains,
                                   const Limits& limits, const Meanings* meanings, Preparation* preparation) {
  if (!program::has_manual_regions(module))
    return run_processes(module, inputs, domains, limits, meanings, preparation);
  if (inputs.size() != 1) return fail("a program that is spread over devices has one set of inputs");
  const auto made = on_devices(module, preparation);
  if (!made) return tl::unexpected(made.error());
  const Module& each = (*made)->module;
  const ProcessTensors to_all(static_cast<std::size_t>(each.grid.processes()), inputs[0]);
  return run_processes(each, to_all, domains, limits, meanings, preparation).map([&](ProcessesRun run) {
    return of_first_device(std::move(run), each.grid.processes());
  });
}

namespace {

Result<std::vector<Tensor>> to_tensors(const std::vector<RuntimeValue>& values) {
  std::vector<Tensor> out;
  for (const RuntimeValue& v : values) {
    auto t = to_tensor(v);
    if (!t) return tl::unexpected<Error>(t.error());
    out.push_back(std::move(*t));
  }
  return out;
}

/// In the exact domain all devices give the same bits.
Result<ProcessesRun> agreed(ProcessesRun run) {
  if (run.on_other_devices.empty()) return run;
  const auto first = to_tensors(run.outputs[0]);
  if (!first) return tl::unexpected<Error>(first.error());
  for (const auto& values : run.on_other_devices) {
    const auto other = to_tensors(values);
    if (!other) return tl::unexpected<Error>(other.error());
    const auto at = std::ranges::mismatch(*first, *other).in1;
    if (at != first->end()) return devices_differ(static_cast<std::size_t>(at - first->begin()));
  }
  return run;
}

}  // namespace

tl::unexpected<Error> devices_differ(std::size_t result) {
  return unsupported("a program whose devices differ about result " + std::to_string(result) +
                     ", so that no text says what it is");
}

Result<Run> to_run(ProcessesRun from) {
  Run out;
  out.failures = std::move(from.failures);
  out.checks = from.checks;
  for (const QueueRest& rest : from.unread) {
    auto& unread = out.unread.emplace_back(UnreadQueue<Tensor>{rest.queue, rest.writer, {}});
    for (const auto& values : rest.items) {
      auto tensors = to_tensors(values);
      if (!tensors) return tl::unexpected<Error>(tensors.error());
      unread.items.push_back(std::move(*tensors));
    }
  }
  for (auto& values : from.outputs) {
    out.outputs.emplace_back();
    for (RuntimeValue& v : values) {
      auto t = to_tensor(v);
      v.cells.reset();
      if (!t) return tl::unexpected<Error>(t.error());
      out.outputs.back().push_back(std::move(*t));
    }
  }
  return out;
}

Result<Run> evaluate(const Module& module, const ProcessTensors& inputs, const Limits& limits,
                     Preparation* preparation) {
  return run_in_domain(
             module, inputs, [](int) { return std::make_unique<ExactDomain>(); }, limits, nullptr, preparation)
      .and_then(agreed)
      .and_then(to_run);
}

}  // namespace assay::oracle
