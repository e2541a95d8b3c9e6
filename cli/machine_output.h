#pragma once

#include <string>
#include <vector>

#include "cli/options.h"
#include "reports/junit.h"

namespace assay::cli {

/// `--junit`, `--sarif`, `--github` and `--quiet`: what machines read of a verb, and how much people do.
class MachineOutput {
 public:
  void declare(Options&);
  /// Whether the files can be written, asked before long work.
  Result<void> check() const;
  /// Writes the files, and annotations to stderr. `are_files`: the cases are named after files.
  Result<void> write(const std::string& suite, const std::vector<reports::TestCase>&, bool are_files) const;
  bool is_quiet() const { return quiet_; }

 private:
  std::string junit_, sarif_;
  bool github_ = false, quiet_ = false;
};

}  // namespace assay::cli
