#include <gtest/gtest.h>

#include <string_view>

#include "backends/host.h"
#include "backends/misbehaving_child_test.h"

/// The test binary is its own child: it holds plug-ins, and it misbehaves on request.
int main(int argc, char** argv) {
  if (const auto code = assay::backends::child_main(argc, argv)) return *code;
  if (argc == 3 && std::string_view(argv[1]) == assay::backends::kMisbehave) return assay::backends::misbehave(argv[2]);
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
