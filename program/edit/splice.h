#pragma once

#include "program/edit/editor.h"

namespace assay::program {

/// The ops of a body, whose arguments are read no more, stand where op `index` of the entry function stood; what read
/// its results reads what the body returns.
void splice(Editor&, std::size_t index, const Region& body);

}  // namespace assay::program
