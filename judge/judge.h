#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "backends/backend.h"
#include "judge/alone.h"
#include "judge/case.h"
#include "judge/compare.h"
#include "judge/explaining.h"
#include "judge/refusal.h"
#include "judge/verdicts.h"
#include "spec/contract/contract.h"

namespace assay::judge {

/// The acceptance sets of a case, one entry per input set; computed once and held against every
/// variant of a back end. An entry is empty where the oracle declines those inputs.
struct Expectation {
  std::vector<std::optional<oracle::Acceptance>> sets;
  std::string declined;  ///< why the oracle gave nothing for some inputs; empty if it never declined

  bool knows_something() const {
    return std::ranges::any_of(sets, [](const auto& set) { return set.has_value(); });
  }
};
/// What a program of a campaign may cost. The oracle declines a program that needs more.
inline constexpr oracle::Limits kCaseLimits{
    .steps = 10'000, .bytes = std::int64_t{1} << 30, .work = std::int64_t{1} << 24};
Expectation expect(const Case&, const spec::Contract&, const oracle::Limits& = kCaseLimits);

/// One run, of which some elements may be anything.
struct OpenRun {
  std::size_t input_set = 0;
  std::vector<oracle::OutputAddress> related;  ///< outputs of which a relation says something nevertheless
};

/// What one back end did with one case under one variant. Answers are held against the baseline of the contract; what
/// lies outside is explained by its grants.
struct Judgement {
  ElementCounts counts;
  std::optional<Failure> failure;       ///< the first violation, by input set
  std::vector<Deviation> deviations;    ///< by their grants and kinds, in order of appearance
  Undecided undecided;                  ///< elements that nothing explained, and the bound that was hit
  std::optional<Refusal> refusal;       ///< the back end will not take it; nothing was judged
  std::optional<Error> error;           ///< the back end cannot be started at all, or a record is at fault
  std::vector<OpenRun> with_open;       ///< runs that have open elements
  std::vector<ProcessTensors> outputs;  ///< by input set, as far as it ran
  int runs = 0;
  double cpu_seconds = 0;           ///< of the compilation or run that took most
  bool is_related = false;          ///< a relation was held against answers, and could have failed
  std::optional<std::string> slow;  ///< it took longer than its limit, and ended when it was given more: in words

  /// No violation, refusal or failure of the back end itself, and nothing that keeps from judging.
  bool is_legal() const { return !failure && !refusal && !error; }
  bool passed() const { return is_legal() && deviations.empty() && undecided.elements == 0; }
};

/// What takes longer than its limit is no hang yet: it has this many times the limit to end, alone.
inline constexpr double kPatience = 10;
bool hangs(const Judgement&);

/// Of an answer that is no value: the refusal, the failure or the error.
Judgement judgement_of(const backends::Outcome&);

/// Of one run that somebody else did.
Judgement judgement_of(const AnsweredRun&, const spec::Contract&, const ExplainerSource&);

/// The violation, the refusal in the form of a failure, or the first of the worst deviations: what a reduction keeps.
std::optional<Failure> complaint_of(const Judgement&);
/// The same, but among deviations the one that is like `wanted`, if there is one.
std::optional<Failure> complaint_like(const Failure& wanted, const Judgement&);

/// What becomes of a text that breaks a law. No text says what has to, but that a back end crashes or hangs nobody has
/// to live with.
enum class Reception : std::uint8_t {
  kRefused,   ///< in order
  kAccepted,  ///< compiled
  kDisorder,  ///< the back end went down with it, or broke the protocol
  kUnknown,   ///< it was never asked: it cannot be started, or its worker failed by itself
};
/// Of what `Judge::offer` gave.
Reception reception_of(const Judgement&);

/// A back end with a contract to be held against. One per thread. Counts compilations.
class Judge {
 public:
  Judge(backends::Backend& backend, std::shared_ptr<const spec::Contract> contract,
        ExplainerSource explainer = oracle_explainer(kCaseLimits))
      : backend_(backend), contract_(std::move(contract)), explainer_(std::move(explainer)) {}

  /// Compiles once, runs on every input set and compares.
  Judgement judge(const Case&, const Expectation&, const backends::Variant&);
  Judgement judge(const Case& c, const backends::Variant& v) { return judge(c, expect(c, *contract_), v); }

  /// A hang is tried once more, alone and in a process without a past, with so much patience: one that ends then is
  /// slow, if nothing else is wrong with it. All else is as it was.
  Judgement settled(Judgement, const Case&, const Expectation&, const backends::Variant&);

  /// Compiles a text that need not be valid: the refusal or the failure, if there is one.
  Judgement offer(const backends::Source&, const backends::Variant&);

  /// Starts the back end afresh: no earlier program can have damaged it. It has `patience` times the limits.
  void restart(double patience = 1);

  /// Runs the program that was compiled last, on other inputs; costs no compilation.
  Judgement rerun(const Case&, const Expectation&);

  /// What the comparison of one run found, explained under the contract.
  Verdicts explain(const Comparison&, const AnsweredRun&) const;

  /// True if this program was compiled last, under this variant.
  bool has_compiled(const Module&, const backends::Variant&) const;

  /// The threads that it works beside.
  void join(Crowd& crowd) { crowd_ = &crowd; }
  Crowd* crowd() const { return crowd_; }

  const spec::Contract& contract() const { return *contract_; }
  std::int64_t compilations() const { return compilations_; }
  double backend_cpu_seconds() const { return backend_.cpu_seconds(); }

 private:
  bool run_set(std::size_t input_set, const Case&, const Expectation&, Verdicts&, Judgement&);

  backends::Backend& backend_;
  std::shared_ptr<const spec::Contract> contract_;
  ExplainerSource explainer_;
  std::int64_t compilations_ = 0;
  /// What runs now: the text, and how often on each set of inputs.
  std::string compiled_text_, compiled_variant_;
  int compiled_runs_ = 1;
  Crowd* crowd_ = nullptr;
};

}  // namespace assay::judge
