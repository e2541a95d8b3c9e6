#pragma once

#include <optional>
#include <span>
#include <vector>

#include "oracle/evaluator/arrays/conversion.h"

namespace assay::oracle {

/// What the operators of the record language and the scalar primitives make of terms: by numbers, by
/// elements, and item by item of lists. Knows neither names nor expressions.
class Operators {
 public:
  Operators(Machine&, const spec::Instance&, spec::Arena&);

  Term negate(const Term&);
  Term binary(spec::Operator, const Term&, const Term&);
  /// condition ? a : b, for numbers, elements, lists and whole tensors; an uncertain condition joins both.
  Term choose(const Term& condition, const Term& a, const Term& b);
  /// Tensors that may be either.
  /// With what lies between its alternatives.
  Term filled_between(const Term& ends);
  std::vector<RuntimeValue> joined(const std::vector<RuntimeValue>& a, const std::vector<RuntimeValue>& b);
  /// The term where it exists, else the fallback.
  Term otherwise(const Term&, const Term& fallback);
  /// The term where the condition holds: numbers become nowhere, elements absent.
  Term limit_to(const Term&, const Numbers& condition);
  Term clamp(const Term& low, const Term& x, const Term& high);
  /// The value depends on these axes as well, such as those of its condition.
  Term with_axes(Term, AxisSet);

  /// The numbers that quantized elements stand for; other terms as they are.
  Term expressed(const Term&);
  Term apply_primitive(const Primitive&, const Parameters&, std::vector<Cells> operands);
  /// In which the product of two elements is computed; nothing for numbers.
  static std::optional<Element> product_type(const Term& a, const Term& b);

 private:
  Term lift(spec::Operator, const Term&, const Term&);
  Term compare_elements(spec::Operator, const Term&, const Term&);
  Term compare_lists(spec::Operator, const Term&, const Term&);
  Term element_binary(spec::Operator, const Term&, const Term&);
  Term contains(const Term& item, const Term& list);
  Term choose_cells(const Term& condition, const Cells& a, const Cells& b);
  Term choose_members(const Term& condition, const RuntimeValue& a, const Term& b);
  Term choose_tensor(const Term& condition, const RuntimeValue& a, const Term& b);
  Term fail(const std::string& what);
  /// Those given, or what the op states of the error of its function.
  Parameters with_stated_error(const Primitive&, ElementType, const Parameters&) const;
  bool failed() const { return machine_.fault().raised(); }
  Space& space() { return machine_.space(); }

  Machine& machine_;
  const spec::Record& record_;
  const spec::Instance* stated_ = nullptr;  ///< whose attributes bound the error of its function
};

}  // namespace assay::oracle
