#pragma once

#include <utility>
#include <vector>

#include "program/edit/editor.h"

namespace assay::program {

/// Old values, each with the one that takes its place, which may be an old one of an earlier pair.
using Renaming = std::vector<std::pair<ValueId, ValueId>>;

/// What reads an old value of the function reads the new one, and all values get dense ids.
void rename(Editor&, Function&, const Renaming&);

}  // namespace assay::program
