#include "backends/pjrt/compile_options.h"

#include <gtest/gtest.h>

#include <string>

namespace assay::backends::pjrt {
namespace {

std::string hex(const std::string& bytes) {
  std::string out;
  for (const unsigned char c : bytes) {
    out += "0123456789ABCDEF"[c / 16];
    out += "0123456789ABCDEF"[c % 16];
  }
  return out;
}

// The bytes follow from the field numbers of CompileOptionsProto: 3 { 4: replicas, 5: partitions,
// 6: use_spmd }, 7 { 1: key, 2: { 1: string | 2: bool | 3: int64 | 4: double } }.
TEST(CompileOptions, OfOneProcess) { EXPECT_EQ(hex(compile_options({1, 1}, {})), "1A0420012801"); }

TEST(CompileOptions, OfManyReplicas) { EXPECT_EQ(hex(compile_options({300, 1}, {})), "1A0520AC022801"); }

TEST(CompileOptions, TheTextOfAValueDecidesItsType) {
  const auto value = [](const std::string& text) { return hex(compile_options({1, 1}, {{"a", text}})).substr(12); };
  EXPECT_EQ(value("true"),
            "3A070A01611202"
            "1001");
  EXPECT_EQ(value("false"),
            "3A070A01611202"
            "1000");
  EXPECT_EQ(value("7"),
            "3A070A01611202"
            "1807");
  EXPECT_EQ(value("-1"),
            "3A100A0161120B"
            "18FFFFFFFFFFFFFFFFFF01");
  EXPECT_EQ(value("1.0"),
            "3A0E0A01611209"
            "21000000000000F03F");
  EXPECT_EQ(value("xyz"),
            "3A0A0A01611205"
            "0A0378797A");
  EXPECT_EQ(value(""),
            "3A070A01611202"
            "0A00");
  EXPECT_EQ(value("\"7\""),
            "3A080A01611203"
            "0A0137");
  EXPECT_EQ(value("nan"),
            "3A0A0A01611205"
            "0A036E616E");
}

TEST(CompileOptions, PartitionsRunTheTextAsItStands) {
  const auto partitioned = compile_options({1, 2}, {});
  EXPECT_NE(hex(partitioned).find("1A06200128023001"), std::string::npos);
  EXPECT_NE(partitioned.find(kPartitioningPasses), std::string::npos);
  const auto both = compile_options({1, 2}, {{"xla_disable_hlo_passes", "algsimp"}});
  EXPECT_NE(both.find(std::string("algsimp,") + kPartitioningPasses), std::string::npos);
}

}  // namespace
}  // namespace assay::backends::pjrt
