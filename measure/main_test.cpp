#include <gtest/gtest.h>

#include "backends/host.h"

/// The test binary is its own child: it holds plug-ins.
int main(int argc, char** argv) {
  if (const auto code = assay::backends::child_main(argc, argv)) return *code;
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
