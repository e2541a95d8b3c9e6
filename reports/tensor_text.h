#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Tensor types and literals as text, as far as a report or a regression file writes them.
namespace assay::reports {

struct TensorText {
  std::vector<std::int64_t> shape;
  std::string element;  ///< `f32`, `complex<f32>`

  std::int64_t elements() const;
  /// The same shape with another element type.
  std::string with_element(std::string_view element) const;
  /// `[1, 0]`; empty for rank 0.
  std::string index(std::int64_t element) const;
  /// `[1, 0]`, or `[1, 0] imag` of a complex element, which has two entries.
  std::string position(std::size_t entry) const;
  /// `[[1, 2], [3, 4]]` of the elements' own texts; of rank 0 the text alone.
  std::string lists(const std::vector<std::string>& texts) const;
  /// `dense<[[1, 2], [3, 4]]>` of the elements' own texts; one text serves all.
  std::string dense(const std::vector<std::string>& texts) const;
};

/// Reads `tensor<2x3xf32>`; other types come back as of rank 0 with their whole text as element.
TensorText tensor_text(std::string_view type);

/// A literal of type f64: shortest decimal form with a point, or the bits in hexadecimal.
std::string f64_literal(double value);

}  // namespace assay::reports
