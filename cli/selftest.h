#pragma once

#include <string>

#include "spec/result.h"

/// Whether this installation finds a bug that is known to be there, and only that.
namespace assay::cli {

struct SelfTest {
  bool passed = false;
  std::string words;  ///< one line that says what was found or what is wrong
};

/// Runs a campaign on a back end with a planted bug in an op until it has a reduced finding, then as many programs on
/// one that is right. Passes if the finding is small and of that op, and the right back end has none. An error where no
/// campaign can run here.
Result<SelfTest> self_test(const std::string& wrong_backend, const std::string& op,
                           const std::string& right_backend = "oracle");
inline constexpr const char *kPlantedBug = "mutant:primitive.add.5", *kPlantedOp = "add";

}  // namespace assay::cli
