#include "reports/content_hash.h"

#include <fmt/format.h>
#include <xxhash.h>

namespace assay::reports {

std::string content_hash(const std::string& text) {
  const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

}  // namespace assay::reports
