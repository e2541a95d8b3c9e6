#include "cli/command_test.h"
#include "cli/options.h"
#include "cli/verb.h"

namespace assay::cli {
namespace {

using HelpTest = CommandTest;

TEST_F(HelpTest, EveryVerbShowsAnExample) {
  for (const VerbEntry& entry : verbs()) {
    const Ran help = assay(std::string(entry.name) + " --help");
    EXPECT_EQ(help.status, 0) << entry.name;
    EXPECT_NE(help.out.find(std::string("Example:\n  assay ") + entry.name), std::string::npos) << help.out;
    EXPECT_EQ(help.err, "");
  }
}

TEST_F(HelpTest, TheProgramListsItsVerbs) {
  const Ran help = assay("--help");
  EXPECT_EQ(help.status, 0);
  for (const VerbEntry& entry : verbs()) EXPECT_NE(help.out.find(entry.name), std::string::npos) << entry.name;
}

TEST_F(HelpTest, HasTheWordsThatPeopleTryFirst) {
  EXPECT_EQ(assay("help fuzz").out, assay("fuzz --help").out);
  EXPECT_EQ(assay("help").out, assay("--help").out);
  EXPECT_EQ(assay("-V").out, assay("--version").out);
  const Ran bare = assay("");
  EXPECT_EQ(bare.status, 2);
  EXPECT_EQ(bare.err, assay("--help").out);
  EXPECT_EQ(assay("help frobnicate").status, 2);
}

TEST_F(HelpTest, ColoursAreForWhoeverAsks) {
  constexpr const char* kCampaign = "fuzz --backend oracle --count 2 --db ";
  EXPECT_NE(assay(std::string(kCampaign) + "a.db --color always").out.find("\x1b[32mNo bug"), std::string::npos);
  EXPECT_EQ(assay(std::string(kCampaign) + "b.db").out.find('\x1b'), std::string::npos) << "a file is no terminal";
}

TEST_F(HelpTest, TheSpecificationCanBeRead) {
  EXPECT_NE(assay("spec slice").out.find("limit_indices"), std::string::npos);
  EXPECT_EQ(assay("spec chlo.erf").out, assay("spec erf").out);
  EXPECT_EQ(assay("spec erf").status, 0);
  EXPECT_EQ(assay("spec --json").out.front(), '{');
  EXPECT_NE(assay("spec --status").out.find("stablehlo.slice"), std::string::npos);
  const Ran none = assay("spec frobnicate");
  EXPECT_EQ(none.status, 2);
  EXPECT_NE(none.err.find("frobnicate"), std::string::npos);
}

TEST_F(HelpTest, BackEndsAreListedInJsonToo) {
  const Ran list = assay("backends --json");
  EXPECT_NE(list.out.find(R"({"backend":"oracle","available":true,)"), std::string::npos) << list.out;
  EXPECT_NE(assay("doctor --json").out.find(R"({"measure":"no network","holds":)"), std::string::npos);
}

TEST_F(HelpTest, VariantsAreListedWithTheirOptions) {
  const Ran list = assay("backends --variants");
  if (list.out.find("pjrt:") == std::string::npos || list.out.find("  available") > list.out.find("\n"))
    GTEST_SKIP() << "needs a PJRT plug-in:\n" << list.out;
  EXPECT_NE(list.out.find("  --variant no-algsimp         xla_disable_hlo_passes=algsimp\n"), std::string::npos)
      << list.out;
}

TEST(Durations, HaveUnits) {
  using namespace std::chrono_literals;
  EXPECT_EQ(parse_duration("60s").value(), 60s);
  EXPECT_EQ(parse_duration("250ms").value(), 250ms);
  EXPECT_EQ(parse_duration("1.5m").value(), 90s);
  EXPECT_EQ(parse_duration("2h").value(), 2h);
  EXPECT_EQ(parse_duration("5").value(), 5s);
  for (const char* bad : {"", "s", "soon", "-1s", "0", "5 s", "1e99h", "nan", "inf"})
    EXPECT_FALSE(parse_duration(bad)) << bad;
}

}  // namespace
}  // namespace assay::cli
