#include "spec/choices.h"

#include <numeric>

namespace assay {

std::size_t Choices::weighted(std::span<const std::uint32_t> weights) {
  const auto total = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  auto left = below(total);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (left < weights[i]) return i;
    left -= weights[i];
  }
  return 0;
}

}  // namespace assay
