#pragma once

#include <optional>

#include "judge/case.h"

namespace assay::judge {

/// The program with its shardings in the words of one partitioner, which the back end then uses; nothing where it has
/// no shardings. Unsupported where the dialect lacks the words.
Result<std::optional<Module>> in_words_of_shardy(const Module&);
Result<std::optional<Module>> in_words_of_gspmd(const Module&);

/// The program on one device: what fails with shardings and passes without them is the partitioner's.
Result<std::optional<Module>> unsharded(const Module&);

}  // namespace assay::judge
