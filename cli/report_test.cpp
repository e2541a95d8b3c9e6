#include "cli/command_test.h"

/// `assay report`: the page of a database, and several of them side by side.
namespace assay::cli {
namespace {

class ReportVerbTest : public CommandTest {};

TEST_F(ReportVerbTest, TheWordsOfTheSpecificationStandOnThePage) {
  assay(
      "fuzz --backend mutant:reverse.means.1 --seed 1 --count 40 --ops reverse --types f32,i32 --db a.db --report a.html");
  const std::string page = content("a.html");
  EXPECT_NE(page.find("<h1 class=\"bad\">1 bug in mutant"), std::string::npos) << page.substr(0, 20'000);
  EXPECT_NE(page.find("https://openxla.org/stablehlo/spec#reverse"), std::string::npos) << "why it is a bug";
  EXPECT_NE(page.find("\"reverse\":[\"bf16\""), std::string::npos) << "which types the op takes";
  EXPECT_EQ(page.find(path("")), std::string::npos) << "no folder of this machine";
}

TEST_F(ReportVerbTest, SeveralDatabasesAreOneMatrix) {
  assay("fuzz --backend mutant:reverse.means.1 --seed 1 --count 40 --ops reverse --types f32,i32 --db a.db");
  assay("fuzz --backend oracle --seed 1 --count 40 --ops reverse --types f32,i32 --db b.db");
  const Ran ran = assay("report --compare a.db b.db -o both.html");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out, "both.html\nboth.json\n");
  EXPECT_NE(content("both.html").find("They differ in"), std::string::npos);
  const std::string json = content("both.json");
  EXPECT_NE(json.find("\"source\":\"b.db\""), std::string::npos) << json;
  EXPECT_NE(json.find("[[\"fail\","), std::string::npos) << json;
  EXPECT_EQ(assay("report --compare a.db none.db").status, 3);
  file("x.json", "{}");
  EXPECT_EQ(assay("report --compare a.db x.json").status, 2);
}

}  // namespace
}  // namespace assay::cli
