#pragma once

#include <string>

#include "judge/case.h"
#include "judge/failure.h"

namespace assay::judge {

/// What a failure violates. Of a wrong value, the meaning of the ops under the contract: `cosine (means) under
/// stablehlo`; of a wrong type, the types that the program states; of whatever else, that a valid program runs.
std::string law_of(const Module&, FailureClass, const std::string& contract);

}  // namespace assay::judge
