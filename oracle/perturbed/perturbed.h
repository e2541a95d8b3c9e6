#pragma once

#include "oracle/evaluator/exact.h"
#include "spec/choices.h"
#include "spec/contract.h"

namespace assay::oracle {

/// One legal implementation: of every freedom that the contract grants, one choice.
class PerturbedDomain final : public ExactDomain {
 public:
  PerturbedDomain(const spec::Contract& contract, Choices& choices) : contract_(contract), choices_(choices) {}

  std::vector<std::int64_t> order_of_steps(std::int64_t n) override { return permutation(n); }
  std::vector<std::int64_t> order_of_ties(std::int64_t n) override { return permutation(n); }

 private:
  std::vector<std::int64_t> permutation(std::int64_t n);

  const spec::Contract& contract_;
  Choices& choices_;
};

}  // namespace assay::oracle
