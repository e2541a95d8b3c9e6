#pragma once

#include <vector>

#include "program/module.h"

/// Edits of a program that is spread over devices.
namespace assay::program {

/// Where types have changed, shardings of another rank than their values' are gone. A program in which none is left is
/// on one device.
void drop_stale_shardings(Module&);

/// Programs with simpler shardings, the boldest first: on fewer devices, in the order of their ids, with a sharding
/// less, or cut along an axis less. None where there are manual regions.
std::vector<Module> simpler_shardings(const Module&);

}  // namespace assay::program
