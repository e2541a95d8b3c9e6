#include "oracle/evaluator/arrays/element.h"

namespace assay::oracle {

namespace {

spec::Type with_shape(spec::Type t, std::span<const std::int64_t> shape) {
  spec::TypeData data = t.content();
  data.shape.assign(shape.begin(), shape.end());
  data.bounds.clear();
  return spec::Type::intern(std::move(data));
}

}  // namespace

Element Element::of(spec::Type t) {
  Element e(t.element());
  if (t.is_quantized()) e.quantized_ = with_shape(t, {});
  return e;
}

spec::Type Element::tensor(std::span<const std::int64_t> shape) const {
  return quantized_ ? with_shape(quantized_, shape) : spec::Type::tensor(shape, storage_);
}

}  // namespace assay::oracle
