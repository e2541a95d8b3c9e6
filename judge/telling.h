#pragma once

#include <vector>

#include "judge/case.h"

namespace assay::judge {

/// An op that a failure may be blamed on, and the function that it stands in.
struct TellingOp {
  const Function* function = nullptr;
  const Op* op = nullptr;
};

/// The ops that compute something: those of the entry function and of what it calls, without the calls themselves,
/// without ops that pass on what they are given, and without literals. Where nothing else is there, these.
std::vector<TellingOp> telling_ops(const Module&);

/// Of one op: itself, or those of the function that it calls.
std::vector<TellingOp> telling_ops(const Module&, const Function&, const Op&);

}  // namespace assay::judge
