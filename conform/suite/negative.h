#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "spec/record.h"

/// Programs that break one law alone.
namespace assay::conform {

struct Negative {
  const spec::Record* record = nullptr;
  const spec::Law* law = nullptr;
  std::string text;  ///< one op in its generic form, and nothing else
};

/// What the laws of a record gave.
struct Negatives {
  std::vector<Negative> programs;         ///< in the order of the laws; the shortest text that was met of each
  std::vector<const spec::Law*> without;  ///< laws that nothing that was drawn breaks alone and in a text
};

/// Near misses of the op are drawn until each law is broken, or up to a limit. The verifier names the law of each text.
Negatives draw_negatives(const spec::Record&, std::uint64_t seed);

}  // namespace assay::conform
