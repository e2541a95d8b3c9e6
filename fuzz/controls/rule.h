#pragma once

#include <string>

#include "fuzz/judge/case.h"
#include "fuzz/judge/failure.h"

namespace assay::fuzz {

/// The rule that a failure breaks, in one sentence of Markdown with its source: the formula of an op that answers
/// wrongly, or that a valid program runs.
std::string rule_of(const Module&, FailureClass);

}  // namespace assay::fuzz
