#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "oracle/oracle.h"

/// Why an answer outside its acceptance set may be right all the same. An element is explained on its trace, by the
/// smallest set of grants under which some way to compute it gives the answer. The empty set may do: acceptance sets
/// follow the program op by op, and what changes no value (a factor of one, a sum of one term) lets an implementation
/// carry a freedom of the baseline further than that, as a product that is fused with an addition behind such an op.
namespace assay::oracle {

/// One element of one output.
struct ElementAddress {
  std::size_t process = 0;
  std::size_t output = 0;
  std::int64_t element = 0;
};

enum class Explained : std::uint8_t {
  kLegal,      ///< inside under the baseline: what leads there is more than the meanings of the ops one by one
  kDeviation,  ///< outside under the baseline, inside under a smallest set of grants
  kViolation,  ///< outside under all grants
  kUndecided,  ///< the search ran out of its bounds
};

struct Explanation {
  Explained verdict = Explained::kViolation;
  std::vector<std::string> grants;  ///< of a deviation, in the order of the contract: none of them can be missed
  std::string bound;                ///< of what is undecided, the bound that was hit

  bool operator==(const Explanation&) const = default;
};

/// The bounds of an explanation. Who hits one learns which.
struct ExplainLimits {
  std::size_t nodes = std::size_t{1} << 21;   ///< of the trace of a program
  std::size_t rewritten = 20'000;             ///< values that rules add to the trace of one element
  int rounds = 64;                            ///< of the analysis, until no set grows
  std::size_t runs = 32;                      ///< of the program under other grants, where these may decide otherwise
  std::int64_t work = std::int64_t{1} << 21;  ///< values that all explanations look at, about one in a microsecond
};

/// Explains answers of one program on one input set. An output's trace is made once, at its first answer, of what the
/// output depends on, and answers that the grants of an earlier one explain are tried with these first. The module, the
/// inputs and the contract must outlive it. Not thread safe.
class Explainer {
 public:
  Explainer(const Module&, const ProcessTensors& inputs, const spec::Contract&, const Limits& = {},
            const ExplainLimits& = {});
  ~Explainer();

  /// `got` is the element in storage form, outside of its acceptance set.
  Explanation explain(const ElementAddress&, std::span<const std::byte> got);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace assay::oracle
