#include "program/rewrite/content_hash.h"

#include <xxhash.h>

#include <cstdio>

#include "program/text/text.h"

namespace assay::program {

std::string content_hash(const Module& module) {
  const auto text = print(module, Form::kGeneric);
  const auto hash = XXH3_128bits(text.data(), text.size());
  char digits[33];
  std::snprintf(digits, sizeof digits, "%016llx%016llx", static_cast<unsigned long long>(hash.high64),
                static_cast<unsigned long long>(hash.low64));
  return digits;
}

}  // namespace assay::program
