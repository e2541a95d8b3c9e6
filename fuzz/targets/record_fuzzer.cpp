#include <cstddef>
#include <cstdint>
#include <string>

#include "spec/record.h"

/// libFuzzer target: any text is read as a file of records, or refused with a place; what is read has a canonical form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto records = assay::spec::Records::load({{"fuzzed.op", text}});
  if (records) (void)(*records)->json();
  return 0;
}
