#pragma once

#include <optional>

#include "program/edit/expand.h"

/// Ops by their names: composites that a back end which has the op can take for it, and every other one by its
/// decomposition.
namespace assay::program {

/// Every op that expands, and that is meant, is a composite of its name: its decomposition is a private function of the
/// ops of StableHLO. Nothing where there is none, or where the program is not valid then.
std::optional<Edited> with_composites(const Module&, const OpTest&);

/// The op that a composite stands for, as a program of its own; nothing where no op that expands has its name, or where
/// the composite does not take and give what it does.
std::optional<Module> op_stood_for(const Function&, const Op&);

}  // namespace assay::program
