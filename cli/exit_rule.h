#pragma once

#include "cli/options.h"
#include "spec/verdict.h"

namespace assay::cli {

/// `--allow-open` and `--allow-skip`, and the exit code that follows from verdicts: `spec::ends_well` says it for each.
class ExitRule {
 public:
  void declare(Options&);
  bool ends_well(spec::Verdict v) const { return spec::ends_well(v, allowed_); }
  int exit_code(spec::Verdict) const;

 private:
  spec::Allowance allowed_;
};

}  // namespace assay::cli
