#include "generator/choices/sources.h"

#include <algorithm>

namespace assay::generator {

std::uint64_t Recorder::draw(std::uint64_t bound) {
  record_.push_back(bound == 0 ? from_.bits() : from_.below(bound));
  return record_.back();
}

std::uint64_t Replay::draw(std::uint64_t bound) {
  if (next_ == record_.size()) return 0;
  const auto word = record_[next_++];
  return bound == 0 ? word : std::min(word, bound - 1);
}

std::uint64_t Bytes::draw(std::uint64_t bound) {
  const std::size_t width = bound != 0 && bound <= 0x10000 ? 2 : 8;
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < width && next_ < bytes_.size(); ++i) word |= std::uint64_t{bytes_[next_++]} << (8 * i);
  return bound == 0 ? word : word % bound;
}

}  // namespace assay::generator
