#include "oracle/grid/grid.h"

#include <thread>

#include "oracle/grid/exchange.h"
#include "program/grids.h"

namespace assay::oracle {

namespace {

struct ProcessResult {
  Result<std::vector<RuntimeValue>> outputs = std::vector<RuntimeValue>{};
  std::vector<CheckFailure> failures;
  int checks = 0;
  std::vector<QueueRest> unread;
};

/// What all processes of a grid share.
struct GridSetting {
  const Module& module;
  spec::Grid grid;
  const Limits& limits;
  const Meanings* meanings;
  const DomainFactory* domains;
  Budget::Clock::time_point started;
};

/// An op that runs functions of the module in a grid of its own; processes of such a grid start none.
class Starter final : public ProcessStarter {
 public:
  explicit Starter(const GridSetting& s) : s_(s) {}
  Result<ProcessesRun> run(const program::Op& op, std::span<const RuntimeValue> operands, std::vector<QueueItem> fed,
                           std::int64_t bytes, Budget::Clock::time_point started) override {
    const auto processes = program::process_grid(s_.module, op);
    if (!processes) return tl::unexpected<Error>(processes.error());
    Limits left = s_.limits;
    left.bytes = bytes;
    return run_grid(s_.module, (*processes)->grid, programs_of(**processes, operands), left, s_.meanings, s_.domains,
                    started, std::move(fed));
  }

 private:
  /// The operands, split among the programs in process order.
  std::vector<ProcessProgram> programs_of(const program::ProcessGrid& processes,
                                          std::span<const RuntimeValue> operands) const {
    std::vector<ProcessProgram> out;
    for (const program::Function* f : processes.programs) {
      const std::size_t n = f->body.arguments.size();
      out.push_back({(*s_.domains)(static_cast<int>(out.size())),
                     f,
                     {operands.begin(), operands.begin() + static_cast<std::ptrdiff_t>(n)},
                     nullptr});
      operands = operands.subspan(n);
    }
    return out;
  }

  const GridSetting& s_;
};

ProcessResult run_process(const GridSetting& s, ProcessProgram& program, std::int64_t process, Peers* peers) {
  Starter starter(s);
  const bool may_start = s.domains != nullptr && s.grid.processes() == 1;
  Machine machine({&s.module, program.domain.get(), s.meanings, peers, process, s.grid, s.limits,
                   may_start ? &starter : nullptr, program.known, s.started});
  ProcessResult out;
  out.outputs = machine.run(*program.function, std::move(program.arguments));
  out.failures = std::move(machine.failures());
  out.checks = machine.checks();
  out.unread = std::move(machine.unread());
  return out;
}

/// Each process may hold its part, so that no order in which they run decides which of them exceeds it.
Limits share_of_each(Limits limits, std::size_t processes) {
  limits.bytes /= std::max<std::int64_t>(static_cast<std::int64_t>(processes), 1);
  return limits;
}

bool only_released(const Error& e) { return e.message == kReleased; }

Result<ProcessesRun> collect(std::vector<ProcessResult> results) {
  const Error* error = nullptr;
  ProcessesRun run;
  for (ProcessResult& r : results) {
    if (!r.outputs) {
      if (error == nullptr || (only_released(*error) && !only_released(r.outputs.error()))) error = &r.outputs.error();
      continue;
    }
    run.outputs.push_back(std::move(*r.outputs));
    run.failures.insert(run.failures.end(), r.failures.begin(), r.failures.end());
    run.checks += r.checks;
    std::move(r.unread.begin(), r.unread.end(), std::back_inserter(run.unread));
  }
  if (error != nullptr) return tl::unexpected<Error>(*error);
  return run;
}

}  // namespace

Result<ProcessesRun> run_grid(const Module& module, spec::Grid grid, std::vector<ProcessProgram> programs,
                              const Limits& limits, const Meanings* meanings, const DomainFactory* domains,
                              Budget::Clock::time_point started, std::vector<QueueItem> fed) {
  if (programs.empty()) return ProcessesRun{};
  const Limits share = share_of_each(limits, programs.size());
  const GridSetting setting{module, grid, share, meanings, domains, started};
  const auto processes = static_cast<std::int64_t>(programs.size());
  Exchange exchange(processes, grid.partitions, limits.schedule);
  for (QueueItem& item : fed) exchange.feed(item.queue, std::move(item.values));
  std::vector<ProcessResult> results(programs.size());
  const auto run_one = [&](std::int64_t p) {
    const auto k = static_cast<std::size_t>(p);
    Member member(exchange, p);
    exchange.begin(p);
    results[k] = run_process(setting, programs[k], p, &member);
    exchange.finish(p, !results[k].outputs.has_value());
  };
  std::vector<std::thread> threads;
  for (std::int64_t p = 1; p < processes; ++p) threads.emplace_back(run_one, p);
  run_one(0);
  for (std::thread& t : threads) t.join();
  auto run = collect(std::move(results));
  if (run) std::ranges::move(exchange.rest(), std::back_inserter(run->unread));
  return run;
}

}  // namespace assay::oracle
