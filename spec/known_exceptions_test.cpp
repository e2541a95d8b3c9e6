#include "spec/known_exceptions_test.h"

#include <gtest/gtest-spi.h>

namespace assay::spec {
namespace {

const char* const kText =
    "# two ops\n"
    "\n"
    "add | C1 | a reason\n"
    "case | `a | b` -> `a` | an item with bars\n";

TEST(KnownExceptions, AreReadWithTheirPlaces) {
  const KnownExceptions known(kText, "list.txt");
  ASSERT_EQ(known.all().size(), 2u);
  EXPECT_EQ(known.all()[0].subject, "add");
  EXPECT_EQ(known.all()[0].item, "C1");
  EXPECT_EQ(known.all()[0].reason, "a reason");
  EXPECT_EQ(known.all()[1].item, "`a | b` -> `a`");
  EXPECT_EQ(known.all()[1].place, "list.txt:4");
}

TEST(KnownExceptions, ExcuseWhatTheyList) {
  KnownExceptions known(kText, "list.txt");
  EXPECT_TRUE(known.excuse("add", "C1"));
  EXPECT_FALSE(known.excuse("add", "C2"));
  EXPECT_FALSE(known.excuse("case", "C1"));
  EXPECT_TRUE(known.explain("case", "with `a | b` -> `a` in it"));
  EXPECT_FALSE(known.explain("case", "without"));
}

TEST(KnownExceptions, AreStaleUntilNeeded) {
  KnownExceptions known(kText, "list.txt");
  EXPECT_EQ(known.stale(), (std::vector<std::string>{"list.txt:3: add | C1", "list.txt:4: case | `a | b` -> `a`"}));
  known.excuse("add", "C1");
  EXPECT_EQ(known.stale(), (std::vector<std::string>{"list.txt:4: case | `a | b` -> `a`"}));
}

/// A planted entry that nothing needs fails the test that reads it, by its name.
TEST(KnownExceptions, FailATestWhereTheyAreStale) {
  if (scaled(100) < 100)
    GTEST_SKIP() << "needs ASSAY_TEST_SCALE of 1 or more: fewer draws say nothing of what is stale";
  EXPECT_NONFATAL_FAILURE(
      {
        KnownExceptions known("add | C1 | a reason\n", "list.txt");
        expect_none_stale(known);
      },
      "list.txt:1: add | C1: stale");
}

TEST(KnownExceptions, WithoutFileOrFieldsAreAFailure) {
  EXPECT_NONFATAL_FAILURE(KnownExceptions("no-such-list"), "corpus/expectations/no-such-list.txt is not there");
  EXPECT_NONFATAL_FAILURE(KnownExceptions("add C1 -- a reason\n", "list.txt"),
                          "list.txt:1: expected `subject | item | reason`");
}

}  // namespace
}  // namespace assay::spec
