#include "oracle/numerics/pattern.h"

#include <algorithm>

namespace assay::oracle {

int Variables::number(const std::string& name) {
  const auto at = std::ranges::find(names_, name) - names_.begin();
  if (at == std::ssize(names_)) names_.push_back(name);
  return static_cast<int>(at);
}

Pattern Variables::pattern(const spec::PatternNode& node) {
  Pattern out;
  out.number = node.number;
  out.is_exponent = node.is_exponent;
  if (!node.variable.empty()) out.variable = number(node.variable);
  if (!node.op.empty()) out.primitive = find_primitive(node.op);
  for (const auto& operand : node.operands) out.operands.push_back(pattern(operand));
  return out;
}

}  // namespace assay::oracle
