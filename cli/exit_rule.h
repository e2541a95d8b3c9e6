#pragma once

#include "cli/options.h"
#include "fuzz/judge/verdict.h"

namespace assay::cli {

/// `--allow-open` and `--allow-skip`, and the exit code that follows from verdicts: `fuzz::ends_well` says it for each.
class ExitRule {
 public:
  void declare(Options&);
  bool ends_well(fuzz::Verdict v) const { return fuzz::ends_well(v, allowed_); }
  int exit_code(fuzz::Verdict) const;

 private:
  fuzz::Allowance allowed_;
};

}  // namespace assay::cli
