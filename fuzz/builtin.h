#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"

/// Back ends that are always there because they are the oracle itself: `oracle` (no failure
/// possible), `perturbed[:CONTRACT]` (every legal freedom of the contract drawn at random: must
/// never be flagged) and `mutant:NAME` (one planted bug: must be caught).
namespace assay::fuzz {

/// The back end that a `--backend` names, built-in or not.
Result<std::unique_ptr<backends::BackendFactory>> open_backend(const std::string& specification);

/// One line each for `oracle` and `perturbed`, and one for all mutants together.
std::vector<backends::Availability> survey_builtin();

}  // namespace assay::fuzz
