#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "fuzz/yardstick/partitioning.h"

/// The reference partitioner on drawn programs: differences from the programs without shardings, of which there must be
/// none, and how soon its planted bugs are found. ASSAY_SHARDED_SEED (1), ASSAY_SHARDED_FIRST (0) and
/// ASSAY_SHARDED_PROGRAMS (5000) say which programs, ASSAY_SHARDED_JOBS (2) the threads; ASSAY_SHARDED_FAULTS=0 looks
/// for no bug, ASSAY_SHARDED_FAULTS=NAME,NAME for these, and ASSAY_SHARDED_SHOW prints the program that shows each.
namespace {

using namespace assay;

std::int64_t setting(const char* variable, std::int64_t otherwise) {
  const char* text = std::getenv(variable);
  return text ? std::atoll(text) : otherwise;
}

/// All, none or those named.
std::vector<program::PartitionFault> faults_sought() {
  const auto all = program::partition_faults();
  const char* text = std::getenv("ASSAY_SHARDED_FAULTS");
  if (text == nullptr) return {all.begin(), all.end()};
  std::vector<program::PartitionFault> out;
  std::istringstream names(text);
  for (std::string name; std::getline(names, name, ',');)
    if (const auto* fault = program::partition_fault_named(name)) out.push_back(*fault);
  return out;
}

void print(const fuzz::Partitionings& p, const fuzz::PartitioningOptions& options) {
  fmt::print(stderr, "{} programs, {} spread, {} judged on {} inputs, {} differences, {:.0f} programs/s of CPU time\n",
             p.drawn, p.spread, p.judged, p.runs, p.differences.size(), static_cast<double>(p.spread) / p.seconds);
  for (const auto& [reason, n] : p.refused) fmt::print(stderr, "refused {}: {}\n", n, reason);
  for (const auto& d : p.differences) fmt::print(stderr, "\n// program {}: {}\n{}", d.number, d.what, d.text);
  std::size_t found = 0;
  for (std::size_t k = 0; k < options.faults.size(); ++k) {
    found += p.first[k].has_value();
    fmt::print(stderr, "| {} | {} |\n", options.faults[k].name, p.first[k] ? std::to_string(*p.first[k]) : "not found");
    if (setting("ASSAY_SHARDED_SHOW", 0) != 0) fmt::print(stderr, "{}\n", p.shown_by[k]);
  }
  fmt::print(stderr, "{} of {} planted bugs found\n", found, options.faults.size());
}

void BM_Partitioning(benchmark::State& state) {
  fuzz::PartitioningOptions options;
  options.seed = static_cast<std::uint64_t>(setting("ASSAY_SHARDED_SEED", 1));
  options.first = static_cast<std::uint64_t>(setting("ASSAY_SHARDED_FIRST", 0));
  options.programs = static_cast<std::uint64_t>(setting("ASSAY_SHARDED_PROGRAMS", 5000));
  options.jobs = static_cast<int>(setting("ASSAY_SHARDED_JOBS", 2));
  if (setting("ASSAY_SHARDED_HARD", 1) != 0) options.often = fuzz::ops_hard_to_partition();
  const auto faults = faults_sought();
  options.faults = faults;
  for (auto _ : state) print(fuzz::partitionings_of(options), options);
}
BENCHMARK(BM_Partitioning)->Unit(benchmark::kSecond)->Iterations(1);

}  // namespace
