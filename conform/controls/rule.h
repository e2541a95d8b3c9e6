#pragma once

#include <string>

#include "conform/names.h"
#include "judge/case.h"
#include "judge/failure.h"

namespace assay::conform {

/// The rule that a failure breaks, in one sentence of Markdown with its source: the formula of an op that answers
/// wrongly, or that a valid program runs.
std::string rule_of(const Module&, judge::FailureClass);

}  // namespace assay::conform
