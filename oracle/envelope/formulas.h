#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "oracle/numerics/primitive.h"
#include "spec/contract.h"

/// Functions that a contract lets a machine compute op by op.
namespace assay::oracle {

/// An operand of the function, a number, or a primitive on such.
struct Formula {
  const Primitive* primitive = nullptr;
  int operand = -1;
  double number = 0;
  std::vector<Formula> operands;
};

/// The formulas of a contract by function and type. The contract may go.
class Formulas {
 public:
  explicit Formulas(const spec::Contract&);

  /// The last one that is said of the function in this type; null where there is none.
  const Formula* of(const Primitive&, ElementType) const;

 private:
  struct Line {
    const Primitive* function;
    spec::ElementSet types;
    Formula formula;
  };
  std::vector<Line> lines_;
};

}  // namespace assay::oracle
