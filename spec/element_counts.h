#pragma once

#include <cstdint>

namespace assay::spec {

/// Output elements by what a check of them could have shown.
struct ElementCounts {
  std::int64_t checked = 0;
  std::int64_t weak = 0;       ///< the set of legal answers is too wide to say much
  std::int64_t open = 0;       ///< anything is legal
  std::int64_t undecided = 0;  ///< outside the set, and neither explained by a grant nor refuted within the bounds

  std::int64_t total() const { return checked + weak + open + undecided; }
  ElementCounts& operator+=(const ElementCounts& more) {
    checked += more.checked;
    weak += more.weak;
    open += more.open;
    undecided += more.undecided;
    return *this;
  }
  bool operator==(const ElementCounts&) const = default;
};

}  // namespace assay::spec
