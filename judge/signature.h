#pragma once

#include <string>

#include "judge/case.h"

namespace assay::judge {

/// Why a program cannot stand for another one, because it takes or gives something else or runs in another grid; empty
/// where it can. A size that one of them leaves open may be known in the other.
std::string other_signature(const Module& before, const Module& after);

/// Why a program does not take these inputs; empty where it does.
std::string cannot_take(const Module&, const ProcessTensors& inputs);

}  // namespace assay::judge
