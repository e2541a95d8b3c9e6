#pragma once

#include <string>

#include "spec/result.h"

/// Literals of programs as Python.
namespace assay::reports {

/// `np.float32`, `ml_dtypes.bfloat16`; empty where numpy and ml_dtypes have no arrays of the type, or jaxlib takes
/// none.
std::string numpy_type(const std::string& element_type);

/// `np.array([[0.0, 1.0]], np.float32)` of `dense<[[0.0, 1.0]]> : tensor<1x2xf32>`. Elements that no decimal says are
/// set by `with_bits`.
Result<std::string> numpy_array(const std::string& literal);

/// The function that such an array calls: `with_bits(array, positions, codes)`.
inline constexpr const char* kWithBits =
    "def with_bits(array, positions, codes):\n"
    "    array.view(f\"u{array.real.dtype.itemsize}\").flat[positions] = codes\n"
    "    return array\n";

}  // namespace assay::reports
