#pragma once

#include <cstdint>

#include <xxhash.h>

#include "spec/record.h"

namespace assay::conform {

/// The stream of choices of the n-th draw for an op: what is drawn of one op is the same whatever others there are.
inline std::uint64_t stream_of(const spec::Record& record, std::uint64_t number) {
  const std::string name = record.full_name();
  return XXH3_64bits_withSeed(name.data(), name.size(), number);
}

}  // namespace assay::conform
