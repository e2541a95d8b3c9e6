#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "program/inputs.h"
#include "program/text/text.h"

namespace {

using assay::program::Module;

/// One argument of each kind of type, so that some literal fits.
const Module& module_of_many_types() {
  static const Module module = *assay::program::parse(
      "func.func @main(%a: tensor<2xf32>, %b: tensor<i1>, %c: tensor<1x2xi4>, %d: tensor<0xf64>, %e: tensor<complex<f32>>,"
      " %f: tensor<3xf8E4M3FN>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n");
  return module;
}

}  // namespace

/// libFuzzer target: any text is read as the literals of an inputs file, or refused; a literal that is read is printed
/// and read again as the same one, and whether it serves a program is known without a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  assay::spec::Arena arena;
  const auto literals =
      assay::program::parse_literals(std::string_view(reinterpret_cast<const char*>(data), size), arena);
  if (!literals) return 0;
  (void)assay::program::inputs_of(module_of_many_types(), *literals);
  for (const auto& literal : *literals) {
    const std::string printed = assay::program::print_literal(literal);
    const auto again = assay::program::parse_literal(printed, arena);
    if (again && assay::program::print_literal(*again) == printed) continue;
    std::fprintf(stderr, "%s\n%s\n", again ? "prints differently the second time" : again.error().text().c_str(),
                 printed.c_str());
    std::abort();
  }
  return 0;
}
