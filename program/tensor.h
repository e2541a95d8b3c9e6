#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "spec/language/value.h"
#include "spec/types/type.h"

namespace assay::program {

/// A tensor in the one storage form of the whole program: row major, one element per whole number
/// of bytes, little endian, unused high bits zero; complex is real then imaginary.
struct Tensor {
  spec::Type type;
  std::vector<std::byte> bytes;

  bool operator==(const Tensor&) const = default;
};

Tensor tensor_of(const spec::Literal&);
spec::Literal literal_of(const Tensor&, spec::Arena&);

/// `[1, 0, 3]`: where the element of this number stands, counted in row-major order.
std::string index_text(std::int64_t element, std::span<const std::int64_t> shape);

}  // namespace assay::program
