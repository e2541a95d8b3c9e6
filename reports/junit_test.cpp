#include "reports/junit.h"

#include <gtest/gtest.h>

namespace assay::reports {
namespace {

using Outcome = TestCase::Outcome;

const std::vector<TestCase> kCases = {{"assay", "a.mlir"},
                                      {"assay", "b,c.mlir", Outcome::kFailed, "expected <1>, got\x1b 2", "line\nline"},
                                      {"assay", "d.mlir", Outcome::kError, "100 % wrong\nindeed"},
                                      {"assay", "e.mlir", Outcome::kSkipped, "no inputs"}};

TEST(Junit, CountsAndEscapes) {
  EXPECT_EQ(junit("check", kCases),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
            "<testsuite name=\"check\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\">\n"
            "  <testcase classname=\"assay\" name=\"a.mlir\"></testcase>\n"
            "  <testcase classname=\"assay\" name=\"b,c.mlir\">\n"
            "    <failure message=\"expected &lt;1&gt;, got\\x1B 2\">line&#10;line</failure>\n  </testcase>\n"
            "  <testcase classname=\"assay\" name=\"d.mlir\">\n"
            "    <error message=\"100 % wrong\\nindeed\"></error>\n  </testcase>\n"
            "  <testcase classname=\"assay\" name=\"e.mlir\">\n"
            "    <skipped message=\"no inputs\"></skipped>\n  </testcase>\n"
            "</testsuite>\n</testsuites>\n");
}

TEST(Junit, AnnotationsAreOneLineEach) {
  EXPECT_EQ(github_annotations(kCases, true),
            "::error file=b%2Cc.mlir,title=assay::expected <1>, got\\x1B 2\n"
            "::error file=d.mlir,title=assay::100 %25 wrong%0Aindeed\n");
  EXPECT_EQ(github_annotations({{"b", "wrong-value: a", Outcome::kFailed, "m"}}, false),
            "::error title=wrong-value%3A a::m\n");
}

}  // namespace
}  // namespace assay::reports
