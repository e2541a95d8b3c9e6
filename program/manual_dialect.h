#pragma once

#include "program/module.h"

/// Manual regions in the words of the other dialect: Shardy has an op with a region, GSPMD two that stand where the
/// values go in and come out. Only regions along all axes of their mesh have words in both.
namespace assay::program {

/// `sdy.manual_computation` becomes `@SPMDFullToShardShape`, its body, and `@SPMDShardToFullShape`.
Result<Module> with_borders(const Module&);

/// What stands between `@SPMDFullToShardShape` and `@SPMDShardToFullShape` becomes `sdy.manual_computation`, on a mesh
/// that the module then has: one that has all cuts of the shardings at its borders.
Result<Module> with_regions(const Module&);

}  // namespace assay::program
