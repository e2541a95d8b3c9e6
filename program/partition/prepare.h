#pragma once

#include <optional>

#include "program/module.h"

namespace assay::program {

/// A program as a partitioner takes it apart: in its entry function, the body of a function stands where it is called,
/// and an op that chooses by an order is the sort and the slices that it expands to. Its arguments and results stay.
/// Nothing where that is the program as it is.
std::optional<Module> prepared(const Module&);

}  // namespace assay::program
