#pragma once

#include <unordered_map>

#include "oracle/evaluator/machine.h"
#include "oracle/mutant/faulty_domain.h"
#include "oracle/mutant/surroundings.h"

namespace assay::oracle {

/// A bug and where it shows.
struct GuardedBug {
  const spec::Record* record = nullptr;
  Guard guard;
  const PrimitiveFault* fault = nullptr;
  const Meanings* meanings = nullptr;
};

/// Knows how often each op has run.
class Turns {
 public:
  std::int64_t next(const program::Op& op) { return ++turns_[&op]; }

 private:
  std::unordered_map<const program::Op*, std::int64_t> turns_;
};

/// The exact domain, in which an op of the record is run once more, with the bug, where the guard holds.
class GuardedDomain final : public ExactDomain {
 public:
  GuardedDomain(const GuardedBug& bug, std::int64_t process) : bug_(bug), process_(process) {}
  void after_op(const EvaluatedOp&) override;

 private:
  bool holds(const EvaluatedOp&);
  void replace(const EvaluatedOp&) const;

  const GuardedBug& bug_;
  std::int64_t process_;
  AllSurroundings surroundings_;
  Turns turns_;
};

/// The exact domain, which notes what holds of each op that runs.
class ObservingDomain final : public ExactDomain {
 public:
  explicit ObservingDomain(std::vector<Occurrence>& out) : out_(out) {}
  void after_op(const EvaluatedOp&) override;

 private:
  std::vector<Occurrence>& out_;  ///< of one process
  AllSurroundings surroundings_;
  Turns turns_;
};

}  // namespace assay::oracle
