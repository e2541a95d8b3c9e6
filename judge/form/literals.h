#pragma once

#include <optional>

#include "judge/case.h"

namespace assay::judge {

/// The program with all inputs of one set as literals of the text. None where it has no argument, or several processes.
std::optional<Case> closed(const Case&, std::size_t input_set);

}  // namespace assay::judge
