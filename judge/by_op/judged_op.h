#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/by_op/answers.h"
#include "judge/by_op/cone.h"
#include "judge/verdict.h"
#include "judge/verdicts.h"
#include "judge/width.h"
#include "oracle/oracle.h"
#include "program/tensor.h"

namespace assay::judge {

/// A cone as a program with the operands that a back end had: where an answer was found wrong.
struct FailingCone {
  Case program;            ///< on one set of inputs
  std::size_t ops = 0;     ///< without literals
  std::int64_t index = 0;  ///< which time the op was run, from 0
};

/// What the answers of one op are worth, over all times that it was run.
struct JudgedOp {
  ElementCounts counts;
  std::optional<WidthSummary> width;  ///< of the op by itself; the widest of all runs
  double share = 0;                   ///< the largest share of its set that an answer used
  std::size_t cone = 1;               ///< ops of the largest cone that an answer needed
  std::int64_t in_cones = 0;          ///< elements that the op by itself does not explain and a cone does
  Verdicts found;                     ///< of the elements that no cone explains
  /// Elements that only a cone explains in which sums are computed again, maybe in another order: legal, and nearly
  /// anything would be. Of the last run.
  std::vector<ElementPlace> doubtful;
  bool is_related = false;             ///< a relation was held against the answers
  std::string declined;                ///< why nothing was judged; empty where something was
  std::optional<FailingCone> failing;  ///< of the first violation: the op by itself
  int runs = 0;

  void add(JudgedOp later);
  Verdict verdict() const;
};

/// What ops are judged by. All of it outlives who uses it.
struct Rules {
  const spec::Contract& contract;
  oracle::Limits limits;
};

/// Values of one op that a back end gave, and what it gave them from.
struct OpAnswers {
  std::size_t op = 0;
  std::size_t first = 0;         ///< no op before it can have been fused with it
  std::vector<ValueId> results;  ///< those that are judged
  std::vector<Tensor> got;       ///< by result
  Reach reach = Reach::kToSums;
};

/// Judges the answers by the op itself, on the operands that the back end had; those that lie outside by larger and
/// larger cones; and those that no cone explains by the grants of the contract.
JudgedOp judge_op(const program::Slicer&, const Answers&, const OpAnswers&, const Rules&);

/// The elements of another compilation's answer for a value that no cone explains on these answers. Nothing of them is
/// wrong by that: ops further back may have been rounded otherwise there.
std::vector<std::int64_t> unexplained(const program::Slicer&, const Answers&, ValueId, const Tensor& got, const Rules&);

/// How much of its set an answer used: 0 in the middle, and near 1 at an end of a set of many values. Of a set of n + 1
/// values in order, the answer that is k values from the middle uses 2k / (n + 1); of a set of one value, and of
/// integers, nothing is used.
double used_share(const oracle::AcceptanceTensor&, std::int64_t element, std::span<const std::byte> got);

}  // namespace assay::judge
