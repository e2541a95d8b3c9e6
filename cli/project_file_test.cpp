#include "cli/command_test.h"

/// `assay.toml`: options that a project gives.
namespace assay::cli {
namespace {

class ProjectFileTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("id.mlir", "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n");
  }
  std::string error_of(const std::string& toml, const std::string& arguments = "check id.mlir --backend oracle") const {
    file("assay.toml", toml);
    const Ran ran = assay(arguments);
    EXPECT_EQ(ran.status, 2) << ran.out << ran.err;
    return ran.err;
  }
};

TEST_F(ProjectFileTest, GivesOptionsToTheVerbsThatHaveThemAndSaysSo) {
  file("assay.toml",
       "backend = [\"oracle\", \"perturbed:ieee-strict\"]\n[check]\ncontract = \"ieee-strict\"\ndraw = 2\n");
  const Ran ran = assay("check id.mlir");
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_NE(ran.out.find("[perturbed:ieee-strict default]: 4 elements checked"), std::string::npos) << ran.out;
  EXPECT_NE(ran.err.find("assay.toml: --contract ieee-strict --draw 2 --backend oracle perturbed:ieee-strict\n"),
            std::string::npos)
      << ran.err;
  EXPECT_EQ(assay("spec slice").err, "") << "it has none of these options";
}

TEST_F(ProjectFileTest, TheCommandLineWinsAndTheVerbBeforeAll) {
  file("assay.toml", "backend = \"nonesuch\"\ndraw = 1\n[check]\ndraw = 3\n");
  const Ran ran = assay("check id.mlir --backend oracle");
  EXPECT_NE(ran.out.find("6 elements checked"), std::string::npos) << ran.out << ran.err;
}

TEST_F(ProjectFileTest, IsFoundInAFolderAboveAndNamesFilesFromThere) {
  file("assay.toml", "known = \"bugs/known.toml\"\n");
  std::filesystem::create_directories(folder_ / "below" / "deeper");
  const Ran ran = shell("assay fuzz --backend oracle --count 1 --db x.db", "below/deeper");
  EXPECT_NE(ran.err.find(path("bugs/known.toml")), std::string::npos) << ran.err;
  EXPECT_NE(ran.status, 0) << "there is no such file";
}

TEST_F(ProjectFileTest, ErrorsNameTheLineAndTheNearestName) {
  EXPECT_NE(error_of("# mine\nknwon = \"x\"\n")
                .find("assay.toml:2: no verb has an option --knwon that may stand "
                      "here; did you mean known"),
            std::string::npos)
      << error_of("# mine\nknwon = \"x\"\n");
  EXPECT_NE(error_of("[chekc]\n").find("there is no verb chekc"), std::string::npos);
  EXPECT_NE(error_of("[check]\ntmie = 3\n").find("`assay check` has no option --tmie"), std::string::npos);
  EXPECT_NE(error_of("[check]\ndraw = 1.5\n").find("draw is a text in quotes, a whole number"), std::string::npos);
  EXPECT_NE(error_of("known = \n").find("assay.toml:1"), std::string::npos);
}

// A clone may come with such a file.
TEST_F(ProjectFileTest, CannotAllowWhatABackEndMayDo) {
  EXPECT_NE(error_of("allow = \"all\"\n").find("--allow that may stand here"), std::string::npos);
  EXPECT_NE(error_of("[check]\nallow = \"all\"\n").find("--allow that may stand here"), std::string::npos);
}

}  // namespace
}  // namespace assay::cli
