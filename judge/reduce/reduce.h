#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "judge/judge.h"
#include "judge/reduce/cut.h"
#include "judge/reduce/inputs.h"

/// From a failing program to the smallest program that fails the same way: the reducer cuts the program at
/// intermediates that the oracle knows, and then makes what is left smaller with the spec. Each candidate has its types
/// inferred and is verified before a back end sees it. It gets acceptance sets of its own, and its failure must be of
/// the same kind. The order is that of delta debugging (Zeller and Hildebrandt 2002): big cuts first, because each
/// candidate costs a compilation.
namespace assay::judge {

struct ReductionLimits {
  std::int64_t compilations = 160;          ///< of one reduction, confirmation included; of a flaky one as many again
  std::size_t input_sets = 8;               ///< tried per compilation
  std::size_t shrinks = 24;                 ///< simpler instances asked of the spec at a time
  int value_runs = 300;                     ///< runs (no compilations) spent on simpler input values
  bool judges_values = true;                ///< false: no candidate has acceptance sets, and values need not be known
  const std::atomic<bool>* stop = nullptr;  ///< once true, there are no more candidates
  /// Nor are there any after it.
  std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();

  bool cut_short() const { return (stop != nullptr && *stop) || std::chrono::steady_clock::now() >= until; }
};

/// The part of a back end's limit that is given to what most likely hangs: that costs all of it.
inline constexpr double kHaste = 0.1;

/// How big a program is.
struct Size {
  std::size_t ops = 0;        ///< regions included
  std::int64_t elements = 0;  ///< of all inputs and literals together, or of its largest tensor if that is more
};
Size size_of(const Module&);

/// How a failure comes back in a back end that has run nothing before.
enum class Recurrence {
  kAlways,
  kSometimes,
  kNever,  ///< what ran before it in the same child had a part in it: nothing is said of this program
  kSlow,   ///< it hung, and ends where it has more time
};

struct Reduction {
  Case reduced;                         ///< one input set
  Failure failure;                      ///< of the reduced case
  std::vector<ProcessTensors> outputs;  ///< what the back end answered, if it did
  Recurrence recurrence = Recurrence::kAlways;
  std::int64_t compilations = 0;
  Size size;
};

/// The op at which a program first leaves the acceptance sets, found with one compilation of the
/// program with every intermediate as a result.
struct Suspect {
  std::size_t op = 0;
  KnownValues answers;  ///< the back end's own intermediates, for the input sets that it ran
};

class Reducer {
 public:
  Reducer(Judge& judge, backends::Variant variant, ReductionLimits limits = {})
      : judge_(judge), variant_(std::move(variant)), limits_(limits) {}

  /// `failure` is what `complaint_of` found for `c` under the variant.
  Reduction reduce(const Case& c, const Failure& failure);

 private:
  // Candidates.
  Judgement judge(const Case&, const Expectation&);
  Judgement judge_once(const Case&, const Expectation&);
  Expectation expected_of(const Case&) const;
  Result<KnownValues> known(const Case&) const;
  void limit_steps(const Case&);
  bool attempt(Case candidate);
  bool attempt(const Edited&);
  bool attempt_values(const ProcessTensors& inputs);
  void adopt(Case, Judgement);
  bool fails_again(const Case&);
  Judgement judge_afresh(const Case&);
  bool fails_otherwise(const Case&);
  Recurrence confirm(const Case&);
  Recurrence confirm_hang(const Case&);
  bool reduce_confirmed();
  bool reduce_flaky(const Case&, const Failure&);
  void shrink();
  bool is_followed(const Failure&) const;
  bool is_as_telling(const Failure&) const;
  bool compile_current();
  bool exhausted() const { return spent() >= limits_.compilations || limits_.cut_short(); }
  std::int64_t spent() const { return judge_.compilations() - stage_began_ + price_of_hangs_; }

  // Of hangs.
  bool hangs() const { return failure_.kind == FailureClass::kHang; }
  void be_patient(double patience);
  void note_hang();
  bool reduce_hang();
  void go_back();

  // Cutting.
  void cut();
  std::optional<Suspect> suspect();
  bool cut_to_suspect(const KnownValues& known);
  bool cut_to(const Suspect&, const KnownValues& known);
  void keep_failing_output(const KnownValues& known);
  void cut_ops();

  // Lowering.
  void lower();
  void bypass_ops();
  void fold_ops();
  bool fold_op(const KnownValues& known);
  void simplify_regions();
  bool simplify_region_of(std::size_t op);
  void simplify_callees();
  void drop_members();
  bool drop_member_of(std::size_t op);
  void simplify_types();
  void shrink_instances();
  bool shrink_instance(std::size_t op, std::unordered_set<std::string>& refused);
  void simplify_grid();
  void simplify_shardings();
  void simplify_values();

  Judge& judge_;
  backends::Variant variant_;
  ReductionLimits limits_;
  oracle::Limits case_limits_ = kCaseLimits;
  std::int64_t stage_began_ = 0;  ///< in compilations; each way to look at a failure has its own budget
  std::int64_t price_of_hangs_ = 0;
  std::vector<std::pair<Case, Failure>> way_;  ///< of a hang: what stood for it since it was confirmed
  std::unordered_set<std::uint64_t> tried_;
  std::string_view wandering_;    ///< what stands for a signature where it dies at another place each time
  double patience_ = 1;           ///< with a back end that was restarted
  int tries_ = 1;                 ///< that a candidate has to fail
  bool follows_values_ = false;   ///< a failure of another value class will do as well
  bool always_restarts_ = false;  ///< each candidate meets a back end without a past
  Case current_;
  Failure failure_;
  std::optional<Failure> otherwise_;  ///< how it failed last where it did not fail the same way
  std::vector<ProcessTensors> outputs_;
  int value_runs_left_ = 0;
};

}  // namespace assay::judge
