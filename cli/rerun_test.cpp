#include "cli/command_test.h"

/// `diff --rerun`: only a run says that a bug is fixed.
namespace assay::cli {
namespace {

class RerunTest : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    EXPECT_EQ(assay("fuzz --backend mutant:primitive.add.5 --seed 5 --count 200 --db old.db").status, 1);
    // Later nights that met nothing: of a back end without the bug, and of the one that has it.
    EXPECT_EQ(assay("fuzz --backend oracle --ops slice --count 5 --db right.db").status, 0);
    EXPECT_EQ(assay("fuzz --backend mutant:primitive.add.5 --ops slice --count 5 --db wrong.db").status, 0);
  }

  /// Lines of the table that begin so.
  int count(const std::string& text, const std::string& word) const {
    int lines = 0;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
      lines += text.compare(at, word.size() + 1, word + " ") == 0;
    return lines;
  }
};

TEST_F(RerunTest, ABugIsFixedIfItsReproducerPassesThere) {
  const Ran not_run = assay("diff old.db right.db");
  EXPECT_EQ(count(not_run.out, "fixed"), 0) << not_run.out;
  EXPECT_GT(count(not_run.out, "not seen"), 0) << not_run.out;
  const Ran ran = assay("diff old.db right.db --rerun");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(count(ran.out, "fixed"), count(not_run.out, "not seen")) << ran.out;
  EXPECT_NE(ran.out.find("(its reproducer: passes)"), std::string::npos) << ran.out;
}

TEST_F(RerunTest, ABugThatNobodyMetIsStillThere) {
  const Ran ran = assay("diff old.db wrong.db --rerun");
  EXPECT_EQ(count(ran.out, "fixed"), 0) << ran.out;
  EXPECT_GT(count(ran.out, "still there"), 0) << ran.out;
  EXPECT_NE(assay("diff old.db wrong.db --rerun --json").out.find(R"("change":"still there")"), std::string::npos);
}

TEST_F(RerunTest, SeveralBackEndsAreNone) {
  EXPECT_EQ(assay("merge right.db wrong.db -o both.db").status, 0);
  const Ran ran = assay("diff old.db both.db --rerun");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("--rerun takes a later night of one back end"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace assay::cli
