#include "cli/exit_rule.h"

#include "cli/verb.h"

namespace assay::cli {

void ExitRule::declare(Options& options) {
  options.flag(
      "--allow-open", allowed_.open,
      "also exit with 0 where nothing could be checked, because any answer is legal (OPEN), or nearly any (WEAK)");
  options.flag(
      "--allow-skip", allowed_.skip,
      "also exit with 0 where nothing was judged, because the program is unsupported (SKIP) or too slow (SLOW)");
}

int ExitRule::exit_code(spec::Verdict v) const { return ends_well(v) ? kNothingUnexpected : kUnexpected; }

}  // namespace assay::cli
