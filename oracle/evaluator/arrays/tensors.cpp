#include "oracle/evaluator/machine.h"

#include <algorithm>

namespace assay::oracle {

RuntimeValue load_tensor(Domain& domain, const Tensor& tensor) {
  const std::int64_t n = tensor.type.elements();
  Buffer<std::byte> cells(static_cast<std::size_t>(n) * domain.cell_size(tensor.type.element()));
  domain.load_argument(tensor.type.element(), tensor.bytes.data(), n, cells.get());
  return {tensor.type, std::move(cells).freeze(), {}, 0};
}

RuntimeValue load_literal(Machine& machine, const spec::Literal& l) {
  Domain& domain = machine.domain();
  const std::int64_t n = l.type.elements();
  auto cells = machine.allocate_result(l.type);
  if (!cells) return {l.type, nullptr, {}, 0};
  if (!l.is_splat) {
    domain.load(l.type.element(), l.bytes.data(), n, cells.get());
  } else if (n > 0) {
    const std::size_t size = domain.cell_size(l.type.element());
    Buffer<std::byte> one(size);
    domain.load(l.type.element(), l.bytes.data(), 1, one.get());
    constexpr std::int64_t kAtOnce = 1 << 20;
    for (std::int64_t at = 0; at < n && machine.count_work(0); at += kAtOnce)
      copy_cells(cells.get() + static_cast<std::size_t>(at) * size, one.get(), std::min(kAtOnce, n - at), size, 0);
  }
  return {l.type, std::move(cells).freeze(), {}, 0};
}

Result<Tensor> to_tensor(const RuntimeValue& v) {
  if (!v.type.is_tensor()) return unsupported("an output of type " + v.type.text());
  Tensor out{v.type, {}};
  out.bytes.assign(v.cells.get(), v.cells.get() + v.type.storage_size());
  return out;
}

}  // namespace assay::oracle
