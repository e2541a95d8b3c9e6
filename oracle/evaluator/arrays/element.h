#pragma once

#include <span>

#include "oracle/numerics/primitive.h"
#include "spec/types/type.h"

namespace assay::oracle {

/// The type of elements as a value: how they are stored, and what the stored numbers stand for.
class Element {
 public:
  Element() = default;
  Element(ElementType storage) : storage_(storage) {}  // NOLINT: most elements are what is stored
  /// Of the elements of a tensor type.
  static Element of(spec::Type);

  ElementType storage() const { return storage_; }
  /// Null where elements are what is stored.
  const spec::Quantization* quantization() const { return quantized_ ? quantized_.quantization() : nullptr; }
  /// The type of the numbers that the elements stand for.
  ElementType expressed() const { return quantized_ ? quantization()->expressed : storage_; }
  /// A tensor type of such elements.
  spec::Type tensor(std::span<const std::int64_t> shape) const;

  /// Domains know how elements are stored, no more.
  operator ElementType() const { return storage_; }  // NOLINT
  friend bool operator==(const Element&, const Element&) = default;
  friend bool operator==(const Element& a, ElementType b) { return !a.quantized_ && a.storage_ == b; }

 private:
  ElementType storage_{};
  spec::Type quantized_;  ///< the tensor of rank 0 of a quantized element type, else null
};

}  // namespace assay::oracle
