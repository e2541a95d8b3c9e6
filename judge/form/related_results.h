#pragma once

#include <optional>

#include "judge/case.h"

namespace assay::judge {

/// The same program, which yields besides its results those of every op whose record says what holds between operands
/// and results: elsewhere nothing is known of what such an op answers. What it is called through is inlined. Nothing
/// where there is no such op, or the program yields all that it answers.
std::optional<Case> with_related_results(const Case&);

}  // namespace assay::judge
