#include "cli/command_test.h"

/// `assay profile` as a user meets it.
namespace assay::cli {
namespace {

class ProfileVerbTest : public CommandTest {};

TEST_F(ProfileVerbTest, OfTheOracleNeedsNoGrant) {
  const Ran ran = assay("profile --backend oracle --parts probes rules --db p.db -o o.contract --report p.html");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("grants        0\n"), std::string::npos) << ran.out;
  EXPECT_NE(content("o.contract").find("contract oracle-of-assay"), std::string::npos) << content("o.contract");
  EXPECT_NE(content("p.html").find("\"tree\":\"(("), std::string::npos);
  EXPECT_EQ(content("p.html").find("src="), std::string::npos);
}

TEST_F(ProfileVerbTest, AsksNothingTwice) {
  ASSERT_EQ(assay("profile --backend oracle --parts probes --db p.db -o first.contract").status, 0);
  const Ran again = assay("profile --backend oracle --parts probes --db p.db -o second.contract --report p.html");
  EXPECT_EQ(again.status, 0);
  EXPECT_EQ(content("first.contract"), content("second.contract"));
}

/// What there is no time for is named, and the same command with more of it goes on.
TEST_F(ProfileVerbTest, SaysWhatItLeavesOut) {
  const Ran cut = assay("profile --backend oracle --time 1ms --db p.db");
  EXPECT_EQ(cut.status, 1) << cut.err;
  for (const char* words :
       {"left out      ", " probes, ", " functions, ", " rules, 1 of 1 campaigns: no time was left"})
    EXPECT_NE(cut.out.find(words), std::string::npos) << words << cut.out;
  const Ran whole = assay("profile --backend oracle --parts probes --time 10m --db p.db");
  EXPECT_EQ(whole.out.find("left out"), std::string::npos) << whole.out;
}

TEST_F(ProfileVerbTest, DiffSaysWhatChanged) {
  file("a.contract",
       "contract a : stablehlo\n  grant minmax-nan either because measured \"m\" witness \"1 for NaN\"\n");
  file("b.contract", "contract b : stablehlo\n  grant flush-selects for f32 because measured \"m\"\n");
  const Ran changed = assay("profile diff a.contract b.contract");
  EXPECT_EQ(changed.status, 1);
  EXPECT_NE(changed.out.find("+ grant flush-selects for f32"), std::string::npos) << changed.out;
  EXPECT_NE(changed.out.find("- grant minmax-nan\n    before  1 for NaN"), std::string::npos) << changed.out;
  EXPECT_EQ(assay("profile diff a.contract a.contract").status, 0);
}

TEST_F(ProfileVerbTest, BadInputIsSaid) {
  const struct {
    const char* arguments;
    int status;
    const char* message;
  } kBad[] = {
      {"profile diff a.contract", 2, "expected `profile diff A B`"},
      {"profile compare a b", 2, "expected `profile diff A B`"},
      {"profile diff none.contract none.contract", 2, "none.contract"},
      {"profile diff none.db none.db", 3, "none.db"},
      {"profile --backend nothing --db p.db", 2, "nothing"},
      {"profile --backend oracle --parts probe --db p.db", 2, "`probe` is no part of a profile"},
      {"profile --backend oracle --baseline nothing --db p.db", 2, "nothing"},
      {"profile --backend oracle --variant nothing --db p.db", 2, "nothing"},
      {"profile --backend oracle --parts probes --db /none/p.db", 3, "/none/p.db"},
  };
  for (const auto& [arguments, status, message] : kBad) {
    const Ran ran = assay(arguments);
    EXPECT_EQ(ran.status, status) << arguments << ": " << ran.err;
    EXPECT_NE(ran.err.find(message), std::string::npos) << arguments << ": " << ran.err;
  }
}

}  // namespace
}  // namespace assay::cli
