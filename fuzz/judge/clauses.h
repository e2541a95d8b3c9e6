#pragma once

#include <string>

#include "fuzz/judge/case.h"
#include "fuzz/judge/failure.h"

namespace assay::fuzz {

/// What a failure violates. Of a wrong value, the meaning of the ops under the contract: `cosine (means) under
/// stablehlo`; of a wrong type, the types that the program states; of whatever else, that a valid program runs.
std::string law_of(const Module&, FailureClass, const std::string& contract);

}  // namespace assay::fuzz
