#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "program/text/text.h"

/// libFuzzer target: any text is parsed or refused with a place; what is parsed can be judged, and
/// if it is valid, its printed form is parsed to a program that prints the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto module = assay::program::parse(text);
  if (!module || !assay::program::verify(*module)) return 0;
  const std::string printed = assay::program::print(*module);
  const auto again = assay::program::parse(printed);
  if (!again || assay::program::print(*again) != printed) {
    std::fprintf(stderr, "%s\n%s\n", again ? "prints differently the second time" : again.error().text().c_str(),
                 printed.c_str());
    std::abort();
  }
  return 0;
}
