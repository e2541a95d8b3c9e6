#include "cli/exit_rule.h"

#include "cli/verb.h"

namespace assay::cli {

void ExitRule::declare(Options& options) {
  options.flag("--allow-open", allowed_.open,
               "exit with 0 as well where nothing could be checked: any answer is legal (OPEN), or nearly any (WEAK)");
  options.flag(
      "--allow-skip", allowed_.skip,
      "exit with 0 as well for what was not judged: SKIP, which the back end or Assay does not take, and SLOW");
}

int ExitRule::exit_code(spec::Verdict v) const { return ends_well(v) ? kNothingUnexpected : kUnexpected; }

}  // namespace assay::cli
