#include "reports/sarif.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace assay::reports {
namespace {

using nlohmann::json;
using Outcome = TestCase::Outcome;

const std::vector<TestCase> kLevels = {
    {"jax default", "a.mlir", Outcome::kPassed, "", "", "a.mlir"},
    {"jax default", "b.mlir", Outcome::kFailed, "expected 1, got\x1b 2", "line", "b.mlir"},
    {"jax default", "c.mlir", Outcome::kError, "1:2: what is that", "", "c.mlir"},
    {"jax default", "crash: x", Outcome::kSkipped, "", ""}};

// What version 2.1.0 asks of a file, and GitHub of a result.
TEST(Sarif, HoldsAResultForEachCaseThatDidNotPass) {
  const json file = json::parse(sarif("assay check", kLevels));
  EXPECT_EQ(file["version"], "2.1.0");
  ASSERT_EQ(file["runs"].size(), 1u);
  const json& run = file["runs"][0];
  EXPECT_EQ(run["tool"]["driver"]["name"], "Assay");
  EXPECT_EQ(run["automationDetails"]["id"], "assay check/");
  const json& results = run["results"];
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(results[0]["ruleId"], "wrong");
  EXPECT_EQ(results[0]["level"], "error");
  EXPECT_EQ(results[0]["message"]["text"], "expected 1, got\\x1B 2\nline");
  EXPECT_EQ(results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "b.mlir");
  EXPECT_EQ(results[1]["ruleId"], "error");
  EXPECT_EQ(results[2]["level"], "note");
  EXPECT_NE(results[2]["message"]["text"], "");
  EXPECT_FALSE(results[2]["locations"][0].contains("physicalLocation"));
}

TEST(Sarif, NamesOnlyRulesThatItDescribes) {
  const json file = json::parse(sarif("assay check", kLevels));
  const json& run = file["runs"][0];
  for (const json& result : run["results"]) {
    const auto has_id = [&](const json& rule) { return rule["id"] == result["ruleId"]; };
    EXPECT_TRUE(std::ranges::any_of(run["tool"]["driver"]["rules"], has_id)) << result;
  }
}

TEST(Sarif, OfNothingIsAnEmptyList) {
  EXPECT_EQ(json::parse(sarif("assay fuzz", {}))["runs"][0]["results"], json::array());
}

}  // namespace
}  // namespace assay::reports
