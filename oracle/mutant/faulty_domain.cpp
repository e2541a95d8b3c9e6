#include "oracle/mutant/faulty_domain.h"

#include "oracle/evaluator/exact.h"
#include "oracle/evaluator/fold/term_folding.h"

namespace assay::oracle {

void FaultyDomain::spoil(const Parameters& parameters, ElementType result, std::span<const ElementType> types,
                         std::span<const Column> operands, std::int64_t n, std::byte* out) const {
  if (types.empty() || (fault_->operands & spec::set_of(types[0])) == 0 ||
      (fault_->results & spec::set_of(result)) == 0)
    return;
  const std::byte* elements[kMaxOperands] = {};
  for (std::int64_t j = 0; j < n; ++j) {
    for (std::size_t k = 0; k < operands.size(); ++k) elements[k] = operands[k].data + j * operands[k].stride;
    fault_->spoil({result, types, {elements, operands.size()}, parameters, out + j * spec::storage_bytes(result)});
  }
}

void FaultyDomain::apply(const Primitive& p, const Parameters& parameters, ElementType result,
                         std::span<const ElementType> types, std::span<const Column> operands, std::int64_t n,
                         std::byte* out) {
  ExactDomain::apply(p, parameters, result, types, operands, n, out);
  if (is_faulty(p.id)) spoil(parameters, result, types, operands, n, out);
}

void FaultyDomain::convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) {
  ExactDomain::convert(from, cells, to, n, out);
  const Column column{cells, spec::storage_bytes(from)};
  if (from != to && is_faulty(PrimitiveId::kConvert)) spoil({}, to, {&from, 1}, {&column, 1}, n, out);
}

std::unique_ptr<Folding> FaultyDomain::fold(const FoldRequest& request) {
  const bool touched = is_faulty(request.function->id) || (request.products && is_faulty(PrimitiveId::kMultiply));
  // A sum in a wider type has no step in the faulty one, and a chain of narrow steps would be a bug of its own.
  return touched && !sums_in_f32(request) ? chain_folding(request, *this) : ExactDomain::fold(request);
}

}  // namespace assay::oracle
