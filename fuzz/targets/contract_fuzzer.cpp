#include <cstddef>
#include <cstdint>
#include <string_view>

#include "spec/contract/contract.h"
#include "spec/contract/rewrites.h"

/// libFuzzer target: any text is read as a contract and as a file of rewrites, or refused with a place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  (void)assay::spec::parse_contract(text, "fuzzed.contract");
  (void)assay::spec::parse_rules(text, "fuzzed.rules");
  return 0;
}
