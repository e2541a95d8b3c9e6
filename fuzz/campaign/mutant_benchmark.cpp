#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include "fuzz/campaign/campaign.h"
#include "oracle/oracle.h"

/// How well planted bugs are found and reduced, and that legal freedoms are not: the measures of
/// campaigns against the built-in back ends. ASSAY_MUTANT_SECONDS (60) is the time for each bug,
/// ASSAY_MUTANTS (60) their number, ASSAY_MUTANTS_SKIPPED (0) how many stand before them, and
/// ASSAY_MUTANT_FINDINGS (3) after how many findings of one bug it is done with. ASSAY_MUTANTS_OF (.*) is a regular
/// expression: only bugs in formulas of ops whose full name it matches are taken.
namespace {

using namespace assay;

std::int64_t number_from(const char* variable, std::int64_t otherwise) {
  const char* text = std::getenv(variable);
  return text ? std::atoll(text) : otherwise;
}

std::vector<const oracle::Mutant*> of_chosen_ops() {
  const char* const text = std::getenv("ASSAY_MUTANTS_OF");
  const std::regex chosen(text ? text : ".*");
  std::vector<const oracle::Mutant*> out;
  for (const oracle::Mutant& mutant : oracle::mutants())
    if (text == nullptr || std::regex_match(mutant.record, chosen)) out.push_back(&mutant);
  return out;
}

/// The bugs in a fixed order that is spread over kinds and ops: one of every kind in turn, within a
/// kind by the hashes of their names.
std::vector<const oracle::Mutant*> spread() {
  std::map<std::string, std::map<std::uint64_t, const oracle::Mutant*>> by_kind;
  const auto chosen = of_chosen_ops();
  for (const auto* mutant : chosen)
    by_kind[mutant->kind][XXH3_64bits(mutant->name.data(), mutant->name.size())] = mutant;
  std::vector<const oracle::Mutant*> out;
  while (out.size() < chosen.size())
    for (auto& [kind, all] : by_kind)
      if (!all.empty()) out.push_back(all.extract(all.begin()).mapped());
  return out;
}

/// The sample: `n` bugs of that order behind the first `skipped`.
std::vector<const oracle::Mutant*> sample(std::size_t skipped, std::size_t n) {
  auto all = spread();
  all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(skipped, all.size())));
  all.resize(std::min(n, all.size()));
  return all;
}

struct Measure {
  double seconds = 0;  ///< until the first failure; negative: not found
  std::vector<reports::Finding> findings;
};

Measure measure(const std::string& backend, const std::string& contract, double seconds) {
  const auto path = (std::filesystem::temp_directory_path() / fmt::format("assay_mutant_{}.db", getpid())).string();
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path + suffix);
  fuzz::CampaignOptions options;
  options.backend = backend;
  options.contract = contract;
  options.seed = 20;
  options.time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
  Measure out{-1, {}};
  std::atomic<bool> stop = false;
  const auto enough = number_from("ASSAY_MUTANT_FINDINGS", 3);
  auto store = *reports::Store::open(path);
  const auto done = fuzz::run_campaign(options, *store, stop, [&](const fuzz::CampaignProgress& p) {
    if (p.findings > 0 && out.seconds < 0) out.seconds = p.counts.seconds;
    stop = p.findings >= enough;
  });
  if (done) out.findings = *store->findings();
  else fmt::print(stderr, "{}: {}\n", backend, done.error().text());
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path + suffix);
  return out;
}

std::size_t clusters(const Measure& m) {
  std::set<std::string> keys;
  for (const auto& f : m.findings) keys.insert(f.cluster);
  return keys.size();
}

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  return values[values.size() / 2];
}

void planted_bugs(benchmark::State& state) {
  const auto mutants = sample(static_cast<std::size_t>(number_from("ASSAY_MUTANTS_SKIPPED", 0)),
                              static_cast<std::size_t>(number_from("ASSAY_MUTANTS", 60)));
  const auto limit = static_cast<double>(number_from("ASSAY_MUTANT_SECONDS", 60));
  for (auto _ : state) {
    double found = 0, small = 0, findings = 0, all_clusters = 0;
    std::vector<double> compilations;
    for (const auto* mutant : mutants) {
      const Measure m = measure("mutant:" + mutant->name, mutant->contract, limit);
      found += !m.findings.empty();
      all_clusters += static_cast<double>(clusters(m));
      for (const auto& f : m.findings) {
        ++findings;
        small += f.ops.size() <= 3 && f.elements <= 64;
        compilations.push_back(f.compilations);
      }
      fmt::print(stderr, "{:40} {:7.2f} s  {} clusters  {}  {} [{}]\n", mutant->name, m.seconds, clusters(m),
                 m.findings.empty() ? "-"
                                    : fmt::format("{:3} compilations, {} ops, {} elements", m.findings[0].compilations,
                                                  m.findings[0].ops.size(), m.findings[0].elements),
                 mutant->what, mutant->kind);
      if (clusters(m) > 1)
        for (const auto& f : m.findings) fmt::print(stderr, "    {}\n", f.cluster);
    }
    const auto n = static_cast<double>(mutants.size());
    state.counters["mutants"] = n;
    state.counters["found"] = found / n;
    state.counters["clusters_per_bug"] = found > 0 ? all_clusters / found : 0;
    state.counters["compilations_median"] = median(compilations);
    state.counters["small"] = findings > 0 ? small / findings : 0;
  }
}
BENCHMARK(planted_bugs)->Iterations(1)->Unit(benchmark::kSecond);

void false_alarms(benchmark::State& state) {
  const auto names = spec::contract_names();
  const std::string contract = names[static_cast<std::size_t>(state.range(0))];
  state.SetLabel(contract);
  for (auto _ : state) {
    const Measure m =
        measure("perturbed:" + contract, contract, static_cast<double>(number_from("ASSAY_MUTANT_SECONDS", 60)));
    state.counters["false_alarms"] = static_cast<double>(m.findings.size());
    for (const auto& f : m.findings) fmt::print(stderr, "{}: {}\n{}\n", contract, f.title, f.program);
  }
}
BENCHMARK(false_alarms)
    ->DenseRange(0, static_cast<std::int64_t>(spec::contract_names().size()) - 1)
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

}  // namespace
