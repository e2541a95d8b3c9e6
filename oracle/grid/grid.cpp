#include "oracle/grid/grid.h"

#include <thread>

#include "oracle/grid/rendezvous.h"

namespace assay::oracle {

namespace {

struct ProcessResult {
  Result<std::vector<RuntimeValue>> outputs = std::vector<RuntimeValue>{};
  std::vector<CheckFailure> failures;
  int checks = 0;
};

ProcessResult run_process(const Module& module, spec::Grid grid, ProcessProgram& program, std::int64_t process, Peers* peers,
                          const Limits& limits, const Meanings* meanings, const DomainFactory* domains) {
  Machine machine({&module, program.domain.get(), meanings, peers, process, grid, limits, domains, program.known});
  ProcessResult out;
  out.outputs = machine.run(*program.function, std::move(program.arguments));
  out.failures = std::move(machine.failures());
  out.checks = machine.checks();
  return out;
}

bool only_released(const Error& e) { return e.message == "another process of the grid failed"; }

Result<DomainRun> collect(std::vector<ProcessResult> results) {
  const Error* error = nullptr;
  DomainRun run;
  for (ProcessResult& r : results) {
    if (!r.outputs) {
      if (error == nullptr || (only_released(*error) && !only_released(r.outputs.error()))) error = &r.outputs.error();
      continue;
    }
    run.outputs.push_back(std::move(*r.outputs));
    run.failures.insert(run.failures.end(), r.failures.begin(), r.failures.end());
    run.checks += r.checks;
  }
  if (error != nullptr) return tl::unexpected<Error>(*error);
  return run;
}

}  // namespace

Result<DomainRun> run_grid(const Module& module, spec::Grid grid, std::vector<ProcessProgram> programs, const Limits& limits,
                           const Meanings* meanings, const DomainFactory* domains) {
  std::vector<ProcessResult> results(programs.size());
  if (programs.size() == 1) {
    results[0] = run_process(module, grid, programs[0], 0, nullptr, limits, meanings, domains);
    return collect(std::move(results));
  }
  const auto processes = static_cast<std::int64_t>(programs.size());
  Rendezvous rendezvous(processes, grid.partitions);
  std::vector<std::thread> threads;
  for (std::int64_t p = 0; p < processes; ++p) {
    threads.emplace_back([&, p] {
      const auto k = static_cast<std::size_t>(p);
      Member member(rendezvous, p);
      results[k] = run_process(module, grid, programs[k], p, &member, limits, meanings, domains);
      rendezvous.finish(p, !results[k].outputs.has_value());
    });
  }
  for (std::thread& t : threads) t.join();
  return collect(std::move(results));
}

}  // namespace assay::oracle
