#include "fuzz/yardstick/partitioning.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <thread>

#include <fmt/format.h>

#include "fuzz/campaign/examine.h"
#include "fuzz/campaign/guard.h"
#include "fuzz/names.h"
#include "judge/judge.h"
#include "oracle/partitioned.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

constexpr std::uint64_t kBlockOfPrograms = 64;
constexpr std::uint32_t kPercentOfLoops = 15;  ///< among programs of ops that are hard to partition
constexpr std::uint64_t kStream = 54;          ///< of draws of shardings, beside those of programs

double cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

/// The first element outside of its set; empty where there is none.
std::string outside(const oracle::Acceptance& sets, const ProcessTensors& outputs) {
  for (std::size_t k = 0; k < outputs[0].size(); ++k) {
    const auto& of_result = sets.outputs[0][k];
    const auto judged = of_result.judge(outputs[0][k].bytes);
    const auto wrong = std::ranges::find_if(judged, [](const oracle::ElementJudgement& j) { return !j.accepts; });
    if (wrong == judged.end()) continue;
    const auto element = wrong - judged.begin();
    return fmt::format("result {} at {}: not in {}", k, program::index_text(element, of_result.type.shape()),
                       of_result.describe(element));
  }
  return "";
}

/// What one program showed.
struct Look {
  bool is_spread = false, is_judged = false;
  std::uint64_t runs = 0;
  std::string refused;
  std::string difference;
  std::string text;
  std::vector<std::size_t> shown;
  double seconds = 0;
};

class Partitioning {
 public:
  Partitioning(const PartitioningOptions& options)
      : options_(options), generator_(spec::Records::in_force(), options.policy),
        of_hard_ops_(spec::Records::in_force(), with_ops(options.policy, options.often)),
        learning_(generator_.coverage().count(), spec::Records::in_force().all().size()) {
    out_.first.resize(options.faults.size());
    out_.shown_by.resize(options.faults.size());
  }

  Partitionings run(const std::function<void(const Partitionings&)>& report) {
    for (std::uint64_t done = 0; done < options_.programs; done += kBlockOfPrograms) {
      run_block(options_.first + done, std::min(kBlockOfPrograms, options_.programs - done));
      if (report) report(out_);
    }
    return std::move(out_);
  }

 private:
  static generator::Policy with_ops(generator::Policy policy, const std::vector<std::string>& ops) {
    if (ops.empty()) return policy;
    policy.ops = ops;
    policy.loop = kPercentOfLoops;
    return policy;
  }

  void run_block(std::uint64_t first, std::uint64_t count) {
    std::vector<Look> looks(count);
    std::atomic<std::uint64_t> next = 0;
    const auto work = [&] {
      OracleGuard guard(*contract_);
      for (auto i = next++; i < count; i = next++) looks[i] = look_at(first + i, guard);
    };
    std::vector<std::thread> others;
    for (int k = 1; k < options_.jobs; ++k) others.emplace_back(work);
    work();
    for (auto& t : others) t.join();
    for (std::uint64_t i = 0; i < count; ++i) merge(first + i, looks[i]);
  }

  Look look_at(std::uint64_t number, OracleGuard& guard) const {
    Look out;
    const bool is_hard = !options_.often.empty() && number % 2 == 1;
    Drawn drawn = draw_program(is_hard ? of_hard_ops_ : generator_, options_.seed, number, learning_, &guard);
    Prng choices(options_.seed, number * 1000 + kStream);
    if (!generator::draw_shardings(drawn.c.module, choices, options_.shardings)) return out;
    out.is_spread = true;
    const double before = cpu_seconds();
    auto program = oracle::PartitionedProgram::of(drawn.c.module);
    if (!program) return out.refused = program.error().message, out;
    const std::size_t inputs = std::min<std::size_t>(drawn.c.inputs.size(), kMostInputs);
    std::vector<oracle::Acceptance> sets;
    for (std::size_t k = 0; k < inputs; ++k) {
      const auto run = program->run(drawn.c.inputs[k], judge::kCaseLimits);
      out.seconds = cpu_seconds() - before;
      auto of_inputs = oracle::acceptance_sets(drawn.c.module, drawn.c.inputs[k], *contract_, judge::kCaseLimits);
      if (!of_inputs) return out.refused = of_inputs.error().message, out;
      if (!run) out.difference = run.error().text();
      else if (out.difference.empty()) out.difference = outside(*of_inputs, run->outputs);
      if (!out.difference.empty()) break;
      sets.push_back(*std::move(of_inputs));
      ++out.runs;
    }
    out.is_judged = true;
    if (out.difference.empty()) look_for_faults(drawn.c, sets, *program, out);
    if (!out.difference.empty() || !out.shown.empty()) out.text = program::print(drawn.c.module);
    return out;
  }

  void look_for_faults(const judge::Case& c, const std::vector<oracle::Acceptance>& sets,
                       const oracle::PartitionedProgram& right, Look& out) const {
    for (std::size_t k = 0; k < options_.faults.size(); ++k) {
      if (out_.first[k]) continue;
      auto wrong = oracle::PartitionedProgram::of(c.module, &options_.faults[k]);
      if (!wrong || wrong->text() == right.text()) continue;
      bool shows = false;
      for (std::size_t i = 0; i < sets.size() && !shows; ++i) {
        const auto run = wrong->run(c.inputs[i], judge::kCaseLimits);
        shows = !run || !outside(sets[i], run->outputs).empty();
      }
      if (shows) out.shown.push_back(k);
    }
  }

  void merge(std::uint64_t number, Look& look) {
    ++out_.drawn;
    out_.spread += look.is_spread;
    out_.judged += look.is_judged;
    out_.runs += look.runs;
    out_.seconds += look.seconds;
    if (!look.refused.empty()) ++out_.refused[look.refused];
    if (!look.difference.empty()) out_.differences.push_back({number, look.text, look.difference});
    for (const std::size_t k : look.shown) {
      if (out_.first[k]) continue;
      out_.first[k] = number - options_.first + 1;
      out_.shown_by[k] = look.text;
    }
  }

  static constexpr std::size_t kMostInputs = 2;

  const PartitioningOptions& options_;
  std::shared_ptr<const spec::Contract> contract_ = *spec::contract_named(oracle::Mutant{}.contract);
  generator::Generator generator_, of_hard_ops_;
  Learning learning_;
  Partitionings out_;
};

}  // namespace

const std::vector<std::string>& ops_hard_to_partition() {
  static const std::vector<std::string> kOps = {"stablehlo.add",
                                                "stablehlo.batch_norm_training",
                                                "stablehlo.concatenate",
                                                "stablehlo.convolution",
                                                "stablehlo.dot_general",
                                                "stablehlo.dynamic_slice",
                                                "stablehlo.fft",
                                                "stablehlo.gather",
                                                "stablehlo.iota",
                                                "stablehlo.pad",
                                                "stablehlo.reduce",
                                                "stablehlo.reduce_window",
                                                "stablehlo.reshape",
                                                "stablehlo.reverse",
                                                "stablehlo.scatter",
                                                "stablehlo.sort",
                                                "stablehlo.transpose",
                                                "stablehlo.select_and_scatter",
                                                "stablehlo.dynamic_update_slice",
                                                "stablehlo.while",
                                                "chlo.top_k",
                                                "func.call"};
  return kOps;
}

Partitionings partitionings_of(const PartitioningOptions& options,
                               const std::function<void(const Partitionings&)>& report) {
  return Partitioning(options).run(report);
}

}  // namespace assay::fuzz
