#include "spec/choices.h"

#include <numeric>

namespace assay {
namespace {

constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15ull;

/// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
constexpr std::uint64_t scramble(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

}  // namespace

std::size_t Choices::weighted(std::span<const std::uint32_t> weights) {
  const auto total = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  auto left = below(total);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (left < weights[i]) return i;
    left -= weights[i];
  }
  return 0;
}

Prng::Prng(std::uint64_t seed, std::uint64_t stream)
    : key_(scramble(scramble(seed + kGolden) ^ (stream * kGolden + 1))) {}

std::uint64_t Prng::draw(std::uint64_t bound) {
  const auto word = scramble(key_ + ++counter_ * kGolden);
  if (bound == 0) return word;
  return static_cast<std::uint64_t>((static_cast<unsigned __int128>(word) * bound) >> 64);
}

}  // namespace assay
