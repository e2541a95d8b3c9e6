#pragma once

#include <memory>

#include "generator/generator.h"
#include "oracle/oracle.h"

namespace assay::fuzz {

/// Keeps generated programs meaningful: an op that leaves more than 1/8 of its elements weak or
/// masked under the contract is taken back. What the oracle cannot evaluate is kept: the case is
/// counted as declined later.
class OracleGuard final : public generator::Guard {
 public:
  explicit OracleGuard(const spec::Contract& contract) : stepper_(oracle::envelope_stepper(contract)) {}

  void begin(const program::Module&, const program::Function&, generator::Lane) override;
  void argument(program::ValueId, const program::Tensor&) override;
  bool keep(const program::Op&) override;

 private:
  bool is_informative(program::ValueId) const;

  std::unique_ptr<oracle::Stepper> stepper_;
  const program::Function* function_ = nullptr;
  bool is_following_ = false;  ///< false after the first op that the oracle declined
};

}  // namespace assay::fuzz
