#pragma once

#include <cstdint>
#include <vector>

#include "oracle/evaluator/fold/ordering.h"

namespace assay::oracle {

/// What legal implementations may make of fibres that one merge sort has put in order; `uncertain` are those in which
/// it met an answer that is not known.
SortedPlaces places_of(const Ordering&, const Sorted&, bool ties_are_free, std::vector<bool> uncertain);

}  // namespace assay::oracle
