#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace assay::spec {

/// How often a property is tried: `count` at ASSAY_TEST_SCALE = 1, which is where it is not set.
inline std::size_t scaled(std::size_t count) {
  const char* scale = std::getenv("ASSAY_TEST_SCALE");
  const double factor = scale ? std::atof(scale) : 1;
  return std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(count) * factor));
}

}  // namespace assay::spec
