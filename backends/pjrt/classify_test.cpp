#include "backends/pjrt/host.h"

#include <gtest/gtest.h>

namespace assay::backends::pjrt {
namespace {

constexpr int kNotFound = 5, kInternal = 13;

TEST(Classify, ACustomCallThatNobodyRegisteredIsUnsupported) {
  for (const char* message : {"No FFI handler registered for lapack_sgeqrf_ffi on a platform Host (canonical host)",
                              "No registered implementation for untyped custom call to nobody for Host",
                              "custom call target nobody", "Custom call target 'nobody' for Host", "FFI handler x"})
    EXPECT_EQ(classify({kNotFound, message}), OutcomeKind::kUnsupported) << message;
}

TEST(Classify, AnErrorOfACustomCallThatRanIsAFailure) {
  EXPECT_EQ(classify({kInternal, "custom call target returned an error"}), OutcomeKind::kFailed);
  EXPECT_EQ(classify({kNotFound, "a buffer"}), OutcomeKind::kFailed);
}

}  // namespace
}  // namespace assay::backends::pjrt
