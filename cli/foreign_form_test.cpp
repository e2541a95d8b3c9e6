#include "cli/foreign_form.h"

#include <gtest/gtest.h>

#include "cli/command_test.h"

namespace assay::cli {
namespace {

using namespace std::string_view_literals;

TEST(ForeignForm, IsNamedByItsFirstBytes) {
  EXPECT_NE(foreign_form("ML\xEFR\x0DStableHLO_v1.9.0\0\x01"sv).find("portable artifact of StableHLO 1.9.0"),
            std::string::npos);
  EXPECT_NE(foreign_form("ML\xEFR\x0DMLIR19\0\x01"sv).find("MLIR bytecode"), std::string::npos);
  EXPECT_NE(foreign_form("\n// a comment\nHloModule jit_f, entry"sv).find("HLO text"), std::string::npos);
  EXPECT_NE(foreign_form("\x08\x01\0\x12"sv).find("binary"), std::string::npos);
  EXPECT_EQ(foreign_form("// HloModule\nfunc.func @main() { return }"sv), "");
  EXPECT_EQ(foreign_form(""sv), "");
}

class ForeignFileTest : public CommandTest {};

TEST_F(ForeignFileTest, IsAnErrorThatSaysWhatToDo) {
  file("a.mlirbc", "ML\xEFR\x0DStableHLO_v1.9.0");
  file("b.hlo", "HloModule m\n");
  for (const char* verb : {"check", "run", "verify", "reduce --backend oracle"}) {
    const Ran artifact = assay(std::string(verb) + " a.mlirbc"), hlo = assay(std::string(verb) + " b.hlo");
    EXPECT_NE((artifact.out + artifact.err).find("`stablehlo-translate --deserialize"), std::string::npos) << verb;
    EXPECT_NE((hlo.out + hlo.err).find("HLO text, and Assay reads StableHLO"), std::string::npos) << verb;
    EXPECT_NE(artifact.status, 0) << verb;
    EXPECT_NE(hlo.status, 0) << verb;
  }
}

}  // namespace
}  // namespace assay::cli
