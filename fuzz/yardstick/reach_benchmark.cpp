#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <numeric>
#include <string>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "fuzz/campaign/policy_file.h"
#include "fuzz/yardstick/reach.h"

/// How soon campaigns find bugs that hide behind guards. ASSAY_HIDDEN_SEED (1; the half that generators are tuned by is
/// 1, the half that is reported is 2) draws the bugs, ASSAY_HIDDEN_BUGS (500) is their number, ASSAY_HIDDEN_PROGRAMS
/// (50000) that of the programs, ASSAY_HIDDEN_CAMPAIGN (20) the campaign's seed, ASSAY_HIDDEN_JOBS (2) the threads;
/// ASSAY_HIDDEN_LIST prints every bug as well; ASSAY_HIDDEN_FROM is a file with such lines, whose bugs are taken, since
/// those of a seed hang on the generator.
namespace {

using namespace assay;

std::int64_t setting(const char* variable, std::int64_t otherwise) {
  const char* text = std::getenv(variable);
  return text ? std::atoll(text) : otherwise;
}

/// Of a row of the table.
struct Stratum {
  std::vector<std::uint64_t> programs;  ///< of each bug up to the first that shows it
  std::size_t unmet = 0;                ///< bugs whose guard no program met
};

std::string count_text(std::vector<std::uint64_t>& programs, double share, std::uint64_t most) {
  std::ranges::sort(programs);
  const auto at = std::min(programs.size() - 1, static_cast<std::size_t>(share * static_cast<double>(programs.size())));
  return programs[at] > most ? fmt::format("> {}", most) : fmt::format("{}", programs[at]);
}

void print_row(const std::string& name, Stratum& s, std::uint64_t most) {
  if (s.programs.empty()) return;
  const auto found = std::ranges::count_if(s.programs, [&](std::uint64_t n) { return n <= most; });
  fmt::print(stderr, "| {} | {} | {:.0f} % | {} | {} | {} |\n", name, s.programs.size(),
             100.0 * static_cast<double>(found) / static_cast<double>(s.programs.size()),
             count_text(s.programs, 0.5, most), count_text(s.programs, 0.9, most), s.unmet);
}

std::map<std::string, Stratum> strata(const std::vector<fuzz::HiddenBug>& bugs, const fuzz::Reach& reach,
                                      std::uint64_t most) {
  std::map<std::string, Stratum> out;
  for (std::size_t b = 0; b < bugs.size(); ++b) {
    const auto add = [&](const std::string& name) {
      out[name].programs.push_back(reach.first[b].value_or(most + 1));
      out[name].unmet += !reach.first[b] && reach.met[b] == 0;
    };
    const std::string size = fmt::format("{} conditions", bugs[b].guard.size());
    add(size);
    std::string before;
    for (const auto& c : bugs[b].guard) {
      const std::string word(oracle::word_of(c.kind));
      if (word != before) add(fmt::format("{}, {}", size, word));
      before = word;
    }
  }
  return out;
}

/// As campaigns draw, or by the policy that was tuned by hidden bugs.
generator::Policy policy_of(bool is_tuned) {
  generator::Policy policy;
  const char* path = "corpus/policies/reach.toml";
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (is_tuned && text.empty()) fmt::print(stderr, "{} is not there: run it from the root of the tree\n", path);
  if (const auto read = fuzz::read_policy(is_tuned ? text : "", path, policy); !read)
    fmt::print(stderr, "{}\n", read.error().text());
  return policy;
}

/// The last word of each line that has a guard names one.
std::vector<fuzz::HiddenBug> listed_bugs(const char* path) {
  std::vector<fuzz::HiddenBug> out;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.find('@') == std::string::npos) continue;
    const auto bug = fuzz::hidden_bug_named(line.substr(line.rfind(' ') + 1));
    if (bug) out.push_back(*bug);
    else fmt::print(stderr, "{}: {}\n", path, bug.error().text());
  }
  return out;
}

void hidden_bugs(benchmark::State& state) {
  const auto seed = static_cast<std::uint64_t>(setting("ASSAY_HIDDEN_SEED", 1));
  const char* const list = std::getenv("ASSAY_HIDDEN_FROM");
  const auto bugs = list != nullptr
                        ? listed_bugs(list)
                        : fuzz::hidden_bugs(seed, static_cast<std::size_t>(setting("ASSAY_HIDDEN_BUGS", 500)));
  const auto programs = static_cast<std::uint64_t>(setting("ASSAY_HIDDEN_PROGRAMS", 50'000));
  fmt::print(stderr, "{} bugs of seed {}, hash {:016x}\n", bugs.size(), seed, fuzz::hash_of(bugs));
  for (auto _ : state) {
    const auto reach = fuzz::reach_of(bugs,
                                      {.policy = policy_of(state.range(0) == 1),
                                       .seed = static_cast<std::uint64_t>(setting("ASSAY_HIDDEN_CAMPAIGN", 20)),
                                       .programs = programs,
                                       .jobs = static_cast<int>(setting("ASSAY_HIDDEN_JOBS", 2))},
                                      [&](std::uint64_t done, std::size_t found) {
                                        if (done % 6400 == 0)
                                          fmt::print(stderr, "{} programs, {} found\n", done, found);
                                      });
    fmt::print(stderr, "| guards | bugs | found | median | 90th percentile | never met |\n|---|---|---|---|---|---|\n");
    for (auto& [name, stratum] : strata(bugs, reach, programs)) print_row(name, stratum, programs);
    state.counters["drawn_per_second"] = static_cast<double>(programs) / reach.draw_seconds;
    state.counters["pairs"] = static_cast<double>(reach.pairs.size());
    state.counters["pairs_ten_times"] =
        static_cast<double>(std::ranges::count_if(reach.pairs, [](auto n) { return n >= 10; }));
    state.counters["pair_meetings"] = std::accumulate(reach.pairs.begin(), reach.pairs.end(), 0.0);
    if (std::getenv("ASSAY_HIDDEN_LIST") == nullptr) continue;
    for (std::size_t b = 0; b < bugs.size(); ++b)
      fmt::print(stderr, "{} {} {}\n", reach.first[b].value_or(0), reach.met[b], bugs[b].mutant.name);
  }
}
BENCHMARK(hidden_bugs)->ArgName("tuned")->Arg(0)->Arg(1)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace
