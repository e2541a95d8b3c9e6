#include "cli/suite_choice.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <thread>

#include "cli/interrupt.h"
#include "cli/progress.h"

namespace assay::cli {

SuiteChoice::SuiteChoice() : jobs_(std::max(1u, std::thread::hardware_concurrency())) {}

void SuiteChoice::declare(Options& options) {
  options.option("--ops", choice_.ops, "only these ops, such as slice,chlo.*");
  options.option("--types", choice_.types, "only these element types, such as f32,bf16");
  options.option(
      "--size", size_,
      "small: each type, boundary class and planted bug at least once. full: each class on each type, and tensors of "
      "up to 1,024 elements");
  options.number("--seed", seed_, "the same specification, contract and seed make the same suite");
  options.number("--jobs", jobs_, "number of threads; the suite does not depend on it", kJobs);
}

Result<generator::Policy> SuiteChoice::policy() const {
  generator::Policy out;
  if (auto chosen = fuzz::choose(choice_, out); !chosen) return tl::unexpected(chosen.error());
  return out;
}

Result<conform::SuiteOptions> SuiteChoice::read(const std::string& contract_name) const {
  if (size_ != "small" && size_ != "full") return fail(fmt::format("--size is small or full, not `{}`", size_));
  const auto contract = spec::contract_named(contract_name);
  if (!contract) return tl::unexpected(contract.error());
  const auto chosen = policy();
  if (!chosen) return tl::unexpected(chosen.error());
  conform::SuiteOptions out;
  out.contract = *contract;
  out.ops = chosen->ops;
  out.types = chosen->types;
  out.ops_text = fmt::format("{}", fmt::join(choice_.ops, ","));
  out.types_text = fmt::format("{}", fmt::join(choice_.types, ","));
  out.size = size_ == "full" ? conform::SuiteSize::kFull : conform::SuiteSize::kSmall;
  out.has_vector_sizes = size_ == "full";
  out.seed = seed_;
  out.jobs = jobs();
  out.stop = &stop_on_signals();
  return out;
}

conform::Suite SuiteChoice::make(const conform::SuiteOptions& options) {
  ProgressLine line;
  conform::Suite suite = conform::make_suite(options, [&](std::size_t done, std::size_t all, const std::string& op) {
    line.show([&](double seconds) { return fmt::format("{:.0f} s  suite: {} of {} ops  {}", seconds, done, all, op); });
  });
  line.clear();
  return suite;
}

}  // namespace assay::cli
