#include "generator/choices/sources.h"

namespace assay::generator {

std::uint64_t Bytes::draw(std::uint64_t bound) {
  const std::size_t width = bound != 0 && bound <= 0x10000 ? 2 : 8;
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < width && next_ < bytes_.size(); ++i) word |= std::uint64_t{bytes_[next_++]} << (8 * i);
  return bound == 0 ? word : word % bound;
}

}  // namespace assay::generator
