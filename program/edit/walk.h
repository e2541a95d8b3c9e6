#pragma once

#include "program/module.h"

namespace assay::program {

/// The entry function, to be edited.
inline Function& entry_of(Module& module) { return const_cast<Function&>(*module.entry()); }

/// Calls `visit` with every op of a region, each before those of its own regions.
template <class SomeRegion, class Visit> void each_op(SomeRegion& region, const Visit& visit) {
  for (auto& op : region.ops) {
    visit(op);
    for (auto& inner : op.regions) each_op(inner, visit);
  }
}

}  // namespace assay::program
