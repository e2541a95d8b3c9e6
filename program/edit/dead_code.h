#pragma once

#include <cstdint>
#include <vector>

#include "program/module.h"

namespace assay::program {

/// How often each value is read: by ops, at any depth, and by terminators.
std::vector<std::uint32_t> count_uses(const Function&);

/// Removes ops that have results, none of which is used, and no effects, here and in regions; then
/// renumbers. Arguments stay. True where something was removed.
bool remove_dead_ops(Function&, spec::Arena&);

}  // namespace assay::program
