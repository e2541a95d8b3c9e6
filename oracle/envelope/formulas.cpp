#include "oracle/envelope/formulas.h"

namespace assay::oracle {

Formulas::Formulas(const spec::Contract& contract) {
  for (const spec::Rewrite& f : contract.formulas) {
    Variables variables;
    const Primitive* const function = variables.pattern(f.pattern).primitive;
    lines_.push_back({function, f.types, variables.pattern(f.replacement)});
  }
}

const Pattern* Formulas::of(const Primitive& function, ElementType e) const {
  const Pattern* last = nullptr;
  for (const Line& line : lines_)
    if (line.function == &function && (line.types & spec::set_of(e)) != 0) last = &line.formula;
  return last;
}

}  // namespace assay::oracle
