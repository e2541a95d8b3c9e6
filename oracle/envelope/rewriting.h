#pragma once

#include <unordered_map>
#include <vector>

#include "oracle/evaluator/domain.h"
#include "spec/contract.h"

namespace assay::oracle {

class EnvelopeDomain;

/// The named rewrites of a contract: where a pattern occurs in the program, the value that the
/// replacement has is legal too and joined to the result. Patterns chain: a replacement is matched
/// again, up to a bound.
class Rewriting {
 public:
  /// One way to compute a value: an op on forms of operands, a value of the program, or a number.
  struct Form {
    std::string op;
    program::ValueId value = program::kNoValue;
    double number = 0;
    std::vector<Form> operands;
    bool operator==(const Form&) const = default;
  };
  using Bindings = std::vector<std::pair<std::string, Form>>;

  explicit Rewriting(const spec::Contract& contract) : contract_(contract) {}
  /// Joins the alternatives of an op that was just evaluated to its result.
  void widen(EnvelopeDomain&, const EvaluatedOp&);

 private:
  struct Known {
    program::ValueId moved;      ///< the value whose elements it has, in their order: itself, or an operand of the move
    Form computed;               ///< the op on its operands; a leaf where it has regions or several results
    bool constant = false;       ///< depends on no argument
    bool scalar = false;         ///< one element, broadcast
    std::vector<Form> forms;     ///< beside the op itself
  };

  bool match(const spec::PatternNode&, const Form&, const EvaluatedOp&, std::vector<Bindings>& out, const Bindings& so_far);
  bool match_operands(const spec::PatternNode&, const Form&, const EvaluatedOp&, std::vector<Bindings>& out, const Bindings&);
  std::vector<Form> forms_of(const Form&);
  bool holds(const std::vector<spec::Condition>&, const Bindings&);
  bool holds(const spec::Condition&, const Bindings&);
  bool is_constant(const Form&);
  bool is_scalar(const Form&);
  program::ValueId origin(program::ValueId) const;
  program::ValueId moved_from(const EvaluatedOp&, std::uint32_t result) const;
  Form computed_by(const program::Op&) const;
  void note(const EvaluatedOp&);
  void start(const EvaluatedOp&);

  const spec::Contract& contract_;
  const program::Function* function_ = nullptr;
  std::unordered_map<const program::Function*, std::unordered_map<program::ValueId, Known>> known_by_function_;
  std::unordered_map<program::ValueId, Known>* known_ = nullptr;   ///< of `function_`
};

}  // namespace assay::oracle
