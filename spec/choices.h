#pragma once

#include <cstdint>
#include <span>

namespace assay {

/// The only source of randomness. Every decision is one typed draw. Zero is the simplest outcome of every draw, so a
/// source of zeros yields the simplest program. The sources are the PRNG of the generator, recorded choices, raw bytes
/// and RapidCheck.
class Choices {
 public:
  virtual ~Choices() = default;

  /// Uniform in 0 .. bound - 1; bound >= 1.
  std::uint64_t below(std::uint64_t bound) { return bound <= 1 ? 0 : draw(bound); }
  /// Uniform in lo .. hi, lo simplest; lo <= hi.
  std::int64_t between(std::int64_t lo, std::int64_t hi) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(lo) +
                                     below(static_cast<std::uint64_t>(hi) - static_cast<std::uint64_t>(lo) + 1));
  }
  /// True with probability numerator / denominator; false is simplest.
  bool chance(std::uint32_t numerator, std::uint32_t denominator) {
    return below(denominator) >= denominator - numerator;
  }
  /// Index drawn in proportion to its weight; the sum is positive. Index 0 is simplest.
  std::size_t weighted(std::span<const std::uint32_t> weights);
  /// 64 uniform bits.
  std::uint64_t bits() { return draw(0); }

 protected:
  /// A number below `bound`, or any 64 bits where bound = 0.
  virtual std::uint64_t draw(std::uint64_t bound) = 0;
};

/// Counter-based generator (SplitMix64 over seed, stream and counter): program n of seed s is random
/// access, and the same on every machine.
class Prng final : public Choices {
 public:
  explicit Prng(std::uint64_t seed, std::uint64_t stream = 0)
      : key_(scramble(scramble(seed + kGolden) ^ (stream * kGolden + 1))) {}

 private:
  static constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15ull;

  /// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
  static constexpr std::uint64_t scramble(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }

  std::uint64_t draw(std::uint64_t bound) override {
    const auto word = scramble(key_ + ++counter_ * kGolden);
    if (bound == 0) return word;
    return static_cast<std::uint64_t>((static_cast<unsigned __int128>(word) * bound) >> 64);
  }

  std::uint64_t key_;
  std::uint64_t counter_ = 0;
};

}  // namespace assay
