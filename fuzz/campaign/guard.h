#pragma once

#include <memory>

#include "generator/generator.h"
#include "oracle/oracle.h"

namespace assay::fuzz {

/// Keeps generated programs meaningful: an op that leaves more than 1/8 of its elements weak or
/// open under the contract is taken back (1/2 where its own formula leaves some open, as cholesky does with a
/// triangle; all where relations of its record are held against the answers, at few places), and so is one that the
/// oracle cannot evaluate, such as a loop that does not end, or that costs more than an op may. Of a grid the first
/// process is followed, as if the others had what it has: what an op reads of them is what it reads of its own. Behind
/// that, ops with relations are taken back, which may be undefined for what is not known; and where an op gives what it
/// does not read, only functions of which the contract bounds nothing. The contract outlives the guard.
class OracleGuard final : public generator::Guard {
 public:
  explicit OracleGuard(const spec::Contract& contract)
      : contract_(contract), stepper_(oracle::envelope_stepper(contract, {.steps = kMaxSteps, .work = kMaxWork})) {}

  void begin(const program::Module&, const program::Function&, generator::Lane) override;
  void argument(program::ValueId, const program::Tensor&) override;
  bool keep(const program::Op&) override;

 private:
  static constexpr std::int64_t kMaxSteps = 2'000;                 ///< iterations of all loops of one op
  static constexpr std::int64_t kMaxWork = std::int64_t{1} << 21;  ///< elements of one op, those of its folds included
  static constexpr std::int64_t kMaxFolded = std::int64_t{1} << 18;  ///< of folds, beside those that the op has anyway
  static constexpr std::int64_t kMostLost = 8, kMostLostByFormula = 2;  ///< one element of so many

  bool is_bounded(const program::Op&) const;
  bool is_cheap(const program::Op&) const;
  bool is_informative(const program::Op&, program::ValueId) const;
  bool is_related() const;

  const spec::Contract& contract_;
  std::unique_ptr<oracle::Stepper> stepper_;
  const program::Module* module_ = nullptr;
  const program::Function* function_ = nullptr;
  bool is_grid_ = false, is_following_ = false;
  bool is_assuming_ = false;  ///< what others have was read, and stands in for nothing that is known
};

}  // namespace assay::fuzz
