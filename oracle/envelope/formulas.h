#pragma once

#include <vector>

#include "oracle/numerics/pattern.h"
#include "spec/contract/contract.h"

namespace assay::oracle {

/// The functions that a contract lets a machine compute op by op. The contract may go.
class Formulas {
 public:
  explicit Formulas(const spec::Contract&);

  /// The last one that is said of the function in this type; null where there is none. Its variables are the operands
  /// of the function, by position.
  const Pattern* of(const Primitive&, ElementType) const;

 private:
  struct Line {
    const Primitive* function;
    spec::ElementSet types;
    Pattern formula;
  };
  std::vector<Line> lines_;
};

}  // namespace assay::oracle
