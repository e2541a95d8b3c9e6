#pragma once

#include <cmath>
#include <vector>

#include "oracle/numerics/format.h"
#include "spec/choices.h"

namespace assay::oracle {

/// Whether an implementation uses a freedom. Most implementations use it everywhere or nowhere.
enum class FreedomUse : std::uint8_t { kNever, kAlways, kMixed };

/// How one piece of code uses its freedoms.
struct FreedomUses {
  FreedomUse flush_operand, flush_result, fuse, via, zero_sign, nan, leave;
  int error;  ///< of functions: -1 lowest, 0 nearest, 1 highest, 2 either end, 3 any
};

/// Draws for a legal implementation. Extremes are drawn often.
class Draws {
 public:
  explicit Draws(Choices& choices) : choices_(choices) {}

  FreedomUses freedom_uses() {
    return {freedom_use(), freedom_use(), freedom_use(), freedom_use(),
            freedom_use(), freedom_use(), freedom_use(), static_cast<int>(choices_.below(5)) - 1};
  }
  bool takes(FreedomUse m) { return m == FreedomUse::kAlways || (m == FreedomUse::kMixed && choices_.chance(1, 2)); }
  std::uint64_t below(std::uint64_t n) { return choices_.below(n); }
  std::uint64_t bits() { return choices_.bits(); }
  /// Between -1 and 1, for `FreedomUses::error`.
  double error(int mode) {
    switch (mode) {
      case -1:
      case 0:
      case 1: return mode;
      case 2: return choices_.chance(1, 2) ? 1 : -1;
      default: return static_cast<double>(choices_.between(-1024, 1024)) / 1024;
    }
  }
  std::vector<std::int64_t> permutation(std::int64_t n);
  /// Any value of an element type, often a remarkable one.
  void any(ElementType, std::byte* out);

 private:
  FreedomUse freedom_use() {
    static constexpr std::uint32_t kWeights[] = {2, 3, 1};
    return static_cast<FreedomUse>(choices_.weighted(kWeights));
  }
  double any_real(ElementType);

  Choices& choices_;
};

}  // namespace assay::oracle
