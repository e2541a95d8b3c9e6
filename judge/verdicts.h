#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "judge/compare.h"
#include "oracle/explain/explain.h"
#include "spec/contract/contract.h"

/// What becomes of the elements outside their sets under the baseline: deviations that grants of the contract explain,
/// violations that none explains, and what could not be decided.
namespace assay::judge {

/// The elements that one set of grants explains, with one kind of distance.
struct Deviation {
  std::int64_t elements = 0;
  Failure first;  ///< of class `deviation`
  Failure worst;  ///< the farthest from what is legal

  const std::vector<std::string>& grants() const { return first.grants; }
  DistanceKind kind() const { return first.distance.kind; }
  bool operator==(const Deviation&) const = default;
};

/// Elements outside their sets of which nobody knows whether a grant explains them.
struct Undecided {
  std::int64_t elements = 0;
  std::string bound;  ///< that was hit first
  bool operator==(const Undecided&) const = default;
};

/// Of one run, or of all runs of a program.
struct Verdicts {
  std::optional<Failure> violation;  ///< the first; nothing behind it was explained
  std::vector<Deviation> deviations;
  Undecided undecided;
  ElementCounts recounted;  ///< what is undecided, taken from the counts of the comparison

  /// Those of a later run; the input set of its failures is `input_set`.
  void add(Verdicts later, std::size_t input_set);
};

/// Grants joined by ` + `, in the order of the contract.
std::string joined_grants(const std::vector<std::string>&);

/// Explains one answer of a program on one input set.
using Explain = std::function<oracle::Explanation(const oracle::ElementAddress&, std::span<const std::byte>)>;
/// Module, inputs and contract outlive what it makes.
using ExplainerSource = std::function<Explain(const Module&, const ProcessTensors&, const spec::Contract&)>;

/// One run of a program, and the sets that hold its legal answers.
struct AnsweredRun {
  const Module& module;
  const ProcessTensors& inputs;
  const ProcessTensors& outputs;
  const oracle::Acceptance& accepted;

  const Tensor& output(const ElementPlace& at) const {
    return outputs[static_cast<std::size_t>(at.process)][static_cast<std::size_t>(at.output)];
  }
  const oracle::AcceptanceTensor& sets(const ElementPlace& at) const {
    return accepted.outputs[static_cast<std::size_t>(at.process)][static_cast<std::size_t>(at.output)];
  }
  /// What `explain` says of the answer there.
  oracle::Explanation explained(const ElementPlace& at, const Explain& explain) const;
};

/// What the elements are that the comparison found outside, and the relations that do not hold. `explain` is called
/// only for the elements.
Verdicts verdicts_of(const Comparison&, const AnsweredRun&, const spec::Contract&, const Explain&);

}  // namespace assay::judge
