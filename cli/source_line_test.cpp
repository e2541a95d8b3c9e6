#include "cli/source_line.h"

#include "cli/command_test.h"

namespace assay::cli {
namespace {

TEST(SourceLine, TheCaretStandsBelowTheColumn) {
  EXPECT_EQ(with_caret("abc", 1, 80), "  abc\n  ^");
  EXPECT_EQ(with_caret("abc", 3, 80), "  abc\n    ^");
  EXPECT_EQ(with_caret("abc", 4, 80), "  abc\n     ^");   // what is missing at the end
  EXPECT_EQ(with_caret("abc", 99, 80), "  abc\n     ^");  // nowhere else
  EXPECT_EQ(with_caret("", 1, 80), "  \n  ^");
  EXPECT_EQ(with_caret("\tabc", 2, 80), "   abc\n   ^");
}

TEST(SourceLine, ColumnsAreThoseThatAreSeen) {
  EXPECT_EQ(with_caret("\xC3\xA4"
                       "b",
                       3, 80),
            "  \xC3\xA4"
            "b\n   ^");  // two bytes, one column
  EXPECT_EQ(with_caret("\x1B"
                       "b",
                       2, 80),
            "  \\x1B"
            "b\n      ^");  // a terminal obeys nothing of it
}

TEST(SourceLine, ALongLineIsCutAroundTheColumn) {
  const std::string line = std::string(500, 'a') + "X" + std::string(500, 'b');
  EXPECT_EQ(with_caret(line, 501, 20), "  ..aaaaaaaXbbbbbb..\n           ^");
  EXPECT_EQ(with_caret(line, 1, 20), "  aaaaaaaaaaaaaa..\n  ^");
  EXPECT_EQ(with_caret(line, 1001, 20), "  ..bbbbbbbb\n           ^");                         // seven before it
  EXPECT_EQ(with_caret(std::string(18, 'a'), 2, 20), "  " + std::string(18, 'a') + "\n   ^");  // just fits
}

class SourceLineTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("bad.mlir", kBad);
  }
  static constexpr const char* kBad =
      "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %b : tensor<2xf32>\n}\n";
  static constexpr const char* kSource = "\n    return %b : tensor<2xf32>\n           ^\n";
};

TEST_F(SourceLineTest, EveryVerbShowsIt) {
  for (const std::string verb : {"verify", "run", "reduce --backend oracle", "check", "check --backend oracle"}) {
    const Ran ran = assay(verb + " bad.mlir");
    EXPECT_NE((ran.out + ran.err).find(kSource), std::string::npos) << verb << ": " << ran.out << ran.err;
  }
  const Ran verified = assay("verify bad.mlir");
  EXPECT_EQ(verified.out.rfind("bad.mlir:2:10: error: ", 0), 0u) << verified.out;
}

TEST_F(SourceLineTest, StdinHasLinesToo) {
  EXPECT_NE(assay("verify -", kBad).out.find(kSource), std::string::npos);
  EXPECT_NE(assay("run -", kBad).err.find(kSource), std::string::npos);
  const std::string second = "func.func @main() {\n  return\n}\n// -----\n" + std::string(kBad);
  EXPECT_EQ(assay("verify -", second).out.rfind("-:6:10: error: ", 0), 0u);
  EXPECT_NE(assay("verify -", second).out.find(kSource), std::string::npos);
}

TEST_F(SourceLineTest, LinesOfJsonStayAsTheyWere) {
  const std::string said = assay("check bad.mlir --json").out;
  EXPECT_EQ(said.find("error: "), std::string::npos) << said;
  EXPECT_EQ(said.find('^'), std::string::npos) << said;
}

}  // namespace
}  // namespace assay::cli
