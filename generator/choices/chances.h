#pragma once

#include <cstdint>

#include "spec/choices.h"

namespace assay::generator {

/// Yes or no with one probability, many times: four from one word of choices.
class Chances {
 public:
  Chances(Choices& choices, std::uint32_t percent) : choices_(choices), least_((100 - percent) * 0x10000 / 100) {}

  bool next() {
    if (left_-- == 0) {
      word_ = choices_.bits();
      left_ = 3;
    }
    const auto drawn = word_ & 0xFFFF;
    word_ >>= 16;
    return drawn >= least_;
  }

 private:
  Choices& choices_;
  std::uint64_t least_;
  std::uint64_t word_ = 0;
  int left_ = 0;
};

}  // namespace assay::generator
