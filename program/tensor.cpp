#include "program/tensor.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace assay::program {

Tensor tensor_of(const spec::Literal& literal) {
  Tensor t{literal.type, std::vector<std::byte>(static_cast<std::size_t>(literal.type.storage_size()))};
  if (literal.is_splat) {
    const auto n = literal.bytes.size();
    for (std::size_t at = 0; at < t.bytes.size(); at += n)
      std::ranges::copy(literal.bytes, t.bytes.begin() + static_cast<std::ptrdiff_t>(at));
  } else {
    std::ranges::copy(literal.bytes, t.bytes.begin());
  }
  return t;
}

spec::Literal literal_of(const Tensor& tensor, spec::Arena& arena) {
  return {tensor.type, arena.copy(std::span<const std::byte>(tensor.bytes)), false};
}

std::string index_text(std::int64_t element, std::span<const std::int64_t> shape) {
  std::vector<std::int64_t> out(shape.size());
  for (std::size_t d = shape.size(); d-- > 0;) {
    out[d] = element % shape[d];
    element /= shape[d];
  }
  return fmt::format("[{}]", fmt::join(out, ", "));
}

}  // namespace assay::program
