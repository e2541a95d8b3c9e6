#pragma once

#include <string>
#include <vector>

#include "oracle/numerics/primitive.h"
#include "spec/contract/rewrites.h"

namespace assay::oracle {

/// A variable, the binary logarithm of one, a number, or a primitive on operands.
struct Pattern {
  const Primitive* primitive = nullptr;
  int variable = -1;
  bool is_exponent = false;
  double number = 0;
  std::vector<Pattern> operands;
};

/// Gives the variables of one rewrite their numbers, in the order in which they are met.
class Variables {
 public:
  int number(const std::string& name);
  Pattern pattern(const spec::PatternNode&);

 private:
  std::vector<std::string> names_;
};

}  // namespace assay::oracle
