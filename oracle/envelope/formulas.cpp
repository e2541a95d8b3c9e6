#include "oracle/envelope/formulas.h"

#include <algorithm>

namespace assay::oracle {
namespace {

/// Variables are the operands of the function, by position.
Formula compiled(const spec::PatternNode& node, std::span<const spec::PatternNode> operands) {
  Formula out;
  out.number = node.number;
  if (!node.op.empty()) out.primitive = find_primitive(node.op);
  if (!node.variable.empty())
    out.operand =
        static_cast<int>(std::ranges::find(operands, node.variable, &spec::PatternNode::variable) - operands.begin());
  for (const auto& operand : node.operands) out.operands.push_back(compiled(operand, operands));
  return out;
}

}  // namespace

Formulas::Formulas(const spec::Contract& contract) {
  for (const spec::Rewrite& f : contract.formulas)
    lines_.push_back({find_primitive(f.pattern.op), f.types, compiled(f.replacement, f.pattern.operands)});
}

const Formula* Formulas::of(const Primitive& function, ElementType e) const {
  const Formula* last = nullptr;
  for (const Line& line : lines_)
    if (line.function == &function && (line.types & spec::set_of(e)) != 0) last = &line.formula;
  return last;
}

}  // namespace assay::oracle
