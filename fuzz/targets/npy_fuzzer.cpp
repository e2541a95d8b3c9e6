#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>

#include "program/arrays/npy.h"

/// libFuzzer target: any bytes are read as an array of numpy, or refused; what is read is printed and read again as the
/// same tensor. The first byte chooses the type that the program takes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using assay::spec::ElementType;
  if (size == 0) return 0;
  const auto element = static_cast<ElementType>(data[0] % assay::spec::kElementTypes);
  const auto file = std::as_bytes(std::span(data + 1, size - 1));
  const auto tensor = assay::program::parse_npy(file, assay::spec::Type::tensor({2}, element));
  if (!tensor) return 0;
  const std::string printed = assay::program::print_npy(*tensor);
  const auto again = assay::program::parse_npy(std::as_bytes(std::span(printed)), tensor->type);
  if (again && *again == *tensor) return 0;
  std::fprintf(stderr, "another tensor the second time\n");
  std::abort();
}
