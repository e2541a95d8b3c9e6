#pragma once

#include <memory>
#include <string>
#include <vector>

#include "measure/profile/trial.h"

/// Which of many lines a back end needs: those without which some answer of it is illegal.
namespace assay::measure {

struct Needs {
  std::vector<reports::FoundGrant> needed;  ///< in the order in which they were proposed, each illegal without its line
  std::vector<std::string> dropped;         ///< lines that nothing needs: the others explain their witnesses
  std::vector<reports::FoundGrant> unexplained;  ///< which all lines together do not make legal
};

/// Keeps a smallest set of the lines: each is tried without, those that say more first, and is dropped where the others
/// make every witness legal that it made legal. Rules that change nothing by themselves may join what others say, as
/// a - c that is written a + -c. The same proposals give the same lines.
Result<Needs> needs_of(const std::vector<reports::FoundGrant>& proposals, const std::string& baseline);

}  // namespace assay::measure
