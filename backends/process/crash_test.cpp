#include "backends/process/crash.h"

#include <gtest/gtest.h>

namespace assay::backends {
namespace {

const Exit kAbort{6, 0, 0};
const Exit kSegv{11, 0, 0};

TEST(CrashSignature, OfAFailedCheckIsFileLineConditionAndFirstFrames) {
  const auto log = [](const char* address, const char* values) {
    return std::string(
               "I0000 00:00:17.1 1 other.cc:1] hello\nF0000 00:00:1795262919.542562   16716 "
               "xla/array.h:316] Check failed: a == num_elements() (") +
           values + ") \n*** Check failure stack trace: ***\n    @     " + address +
           "  absl::log_internal::LogMessage::Die()\n    @     0x1  (unknown)\n    @     0x2  "
           "xla::Array<>::Array()\n    @     0x3  xla::A::b(int)\n"
           "    @     0x4  xla::c()\n    @     0x5  xla::d()\n";
  };
  const auto signature = crash_signature(kAbort, log("0x7ff6c90ea5d4", "0 vs. 2"));
  EXPECT_EQ(signature, "array.h:316 Check failed: a == num_elements() | xla::Array<>::Array | xla::A::b | xla::c");
  EXPECT_EQ(crash_signature(kAbort, log("0x1234", "7 vs. 9")), signature);
}

TEST(CrashSignature, OfASignalIsTheSignalAndTheFirstFramesOfFiles) {
  const char* log =
      "assay: fatal signal, stack:\n    @ libc.so.6+0x3bfb2\n    @ plugin.so+0x10\n    @ "
      "(generated code)\n    @ plugin.so+0x20\n    @ plugin.so+0x30\n    @ plugin.so+0x40\n";
  EXPECT_EQ(crash_signature(kSegv, log), "signal 11 (SEGV) | plugin.so+0x10 | plugin.so+0x20 | plugin.so+0x30");
  EXPECT_EQ(crash_signature(kSegv, ""), "signal 11 (SEGV)");
}

TEST(CrashSignature, OfADamagedHeapDoesNotDependOnWhereItWasFound) {
  EXPECT_EQ(crash_signature(kAbort, "free(): invalid pointer\n    @ plugin.so+0x10\n"), kDamagesHeap);
  EXPECT_EQ(crash_signature(kAbort, "corrupted size vs. prev_size\n    @ plugin.so+0x20\n"), kDamagesHeap);
}

TEST(CrashSignature, OfOtherLastWordsIsTheirTextWithoutValues) {
  EXPECT_EQ(crash_signature(kAbort,
                            "terminate called after throwing an instance of 'std::out_of_range'\n  "
                            "what():  map::at 17\n"),
            "what():  map::at N");
  EXPECT_EQ(crash_signature(kAbort, "LLVM ERROR: out of registers in %foo.12 of tensor<2x3xf32>\n"),
            "LLVM ERROR: out of registers in % of tensor<f32>");
}

TEST(DeathKind, IsUnsupportedOrTimedOutWhereTheLogSaysSo) {
  EXPECT_EQ(death_kind("LLVM ERROR: Unsupported op: fft"), OutcomeKind::kUnsupported);
  EXPECT_EQ(death_kind("LLVM ERROR: dynamic result types are not supported at the moment"), OutcomeKind::kUnsupported);
  EXPECT_EQ(death_kind("F0000 rendezvous.cc:161] [id=0] Termination timeout for `x` of 2 seconds exceeded."),
            OutcomeKind::kTimedOut);
  EXPECT_EQ(death_kind("Check failed: x"), OutcomeKind::kCrashed);
}

TEST(UnsupportedKey, LeavesOutWhatDiffersBetweenPrograms) {
  EXPECT_EQ(unsupported_key("INVALID_ARGUMENT: no layout for %Arg_0.1 = f32[2,?]{1,0} "
                            "parameter(0)\n\nFailed after pipeline-start"),
            "INVALID_ARGUMENT: no layout for % = f32[]{} parameter(N)");
  EXPECT_EQ(unsupported_key("UNKNOWN: -:2:7: error: 'stablehlo.uniform_quantize' op can't be "
                            "translated to XLA HLO\n-:2:7: note: ..."),
            "'stablehlo.uniform_quantize' op can't be translated to XLA HLO");
}

TEST(UnsupportedKey, NamesTheOpWhereOnlyTheNoteDoes) {
  EXPECT_EQ(unsupported_key("UNKNOWN: -:1:48: error: result #0 type is not supported\n-:1:48: "
                            "note: see current operation: "
                            "%0 = \"stablehlo.constant\"() <{value = dense<1.0> : "
                            "tensor<2xf6E2M3FN>}> : () -> tensor<2xf6E2M3FN>\n"),
            "result #N type is not supported in stablehlo.constant : () -> tensor<f6E2M3FN>");
}

}  // namespace
}  // namespace assay::backends
