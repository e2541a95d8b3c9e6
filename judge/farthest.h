#pragma once

#include <optional>

#include "judge/nan_operands.h"
#include "judge/verdicts.h"

namespace assay::judge {

/// The failure at an element outside its set, with how far it lies from what is legal.
Failure measured_failure(const AnsweredRun&, const ElementPlace&, NanOperands&);

/// So many of the farthest elements are explained in search of one that nothing explains.
inline constexpr std::size_t kMostFarthest = 16;

/// Of the elements outside their sets, the one farthest from what is legal that no grant explains. Nothing where none
/// of the farthest few is a violation.
std::optional<Failure> farthest_violation(const AnsweredRun&, const Explain&);

}  // namespace assay::judge
