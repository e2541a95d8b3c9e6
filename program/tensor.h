#pragma once

#include <cstddef>
#include <span>
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

}  // namespace assay::program
