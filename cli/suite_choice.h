#pragma once

#include <cstdint>
#include <string>

#include "cli/options.h"
#include "conform/suite/suite.h"
#include "fuzz/campaign/policy_file.h"

namespace assay::cli {

/// What a suite is made of, as it is said on a command line: `--size`, `--ops`, `--types`, `--seed`, `--jobs`.
class SuiteChoice {
 public:
  SuiteChoice();
  void declare(Options&);
  /// The suite that is asked for, whose files accept what `contract` does; an error where a name is none.
  Result<conform::SuiteOptions> read(const std::string& contract) const;
  /// Makes it, and shows how far it is.
  static conform::Suite make(const conform::SuiteOptions&);

  std::uint64_t seed() const { return seed_; }
  int jobs() const { return static_cast<int>(jobs_); }
  /// The ops and types, for a campaign on the same.
  Result<generator::Policy> policy() const;

 private:
  std::string size_ = "small";
  fuzz::PolicyChoice choice_;
  std::uint64_t seed_ = 0;
  std::uint64_t jobs_;
};

}  // namespace assay::cli
