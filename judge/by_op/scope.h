#pragma once

#include <map>
#include <memory>
#include <vector>

#include "judge/by_op/by_op.h"
#include "judge/by_op/runner.h"

namespace assay::judge {

/// What all scopes of a model share.
struct ModelSetting {
  const ByOpRequest& request;
  const program::Locations& locations;
  Runner& runner;
};

/// A function, or regions of an op, whose ops are judged one by one on what they answered when it ran last.
class Scope {
 public:
  Scope(Module, const ModelSetting&);

  /// Runs it with all of its values as results. False where some of these are not known afterwards.
  bool run(std::vector<Tensor> inputs);
  /// Judges the ops on these values, and enters their regions.
  void judge();

  /// A value that it yields; null where it is not known.
  std::shared_ptr<const Tensor> result(std::size_t k) const { return value(function().body.returns[k]); }
  const program::Slicer& slicer() const { return slicer_; }
  const Answers& answers() const { return answers_; }
  std::size_t segments() const { return segments_.size(); }
  std::vector<OpRow> take_rows();

 private:
  /// A segment as a program.
  struct Compiled {
    Segment segment;
    std::size_t id = 0;
    program::Slice slice;
    std::vector<ValueId> results;
  };

  const Function& function() const { return slicer_.function(); }
  const std::vector<Op>& ops() const { return function().body.ops; }
  std::shared_ptr<const Tensor> value(ValueId) const;
  OpRow row_of(const Op&) const;
  Compiled compiled_of(const Segment&);

  void run_segments();
  bool take(const Compiled&, backends::Outcome&);
  void end_with(const Compiled&, const backends::Outcome&);
  void judge_op_at(std::size_t op);
  void settle_doubts(std::size_t op);

  void enter(std::size_t op);
  void enter_loop(std::size_t op, const std::vector<std::size_t>& regions);
  void enter_branch(std::size_t op);
  Scope& inner_scope(std::size_t op, std::size_t key, const std::vector<std::size_t>& regions);
  void note_results(std::size_t op, const std::vector<std::shared_ptr<const Tensor>>& inner, bool is_complete);

  struct Inner {
    std::unique_ptr<Scope> scope;
    std::vector<ValueId> captured;  ///< behind the arguments of the regions
  };

  const ModelSetting& setting_;
  Module module_;
  program::Slicer slicer_;
  Answers answers_;
  std::vector<OpRow> rows_;         ///< by op
  std::vector<std::size_t> first_;  ///< by op, the begin of its segment
  std::vector<bool> ran_alone_;     ///< by op
  std::vector<Compiled> segments_;
  std::map<std::pair<std::size_t, std::size_t>, Inner> inner_;  ///< by op and region
};

}  // namespace assay::judge
