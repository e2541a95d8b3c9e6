#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "spec/choices.h"

/// Another source of choices; the PRNG stands in spec/choices.h.
namespace assay::generator {

/// Raw bytes (libFuzzer): two bytes per draw below 2^16, eight otherwise, so that a mutation of one
/// draw leaves the others in place; zero when exhausted.
class Bytes final : public Choices {
 public:
  explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

 private:
  std::uint64_t draw(std::uint64_t bound) override;
  std::span<const std::uint8_t> bytes_;
  std::size_t next_ = 0;
};

}  // namespace assay::generator
