#include "reports/suite/manifest.h"

#include <gtest/gtest.h>

#include "reports/suite/case_file.h"

namespace assay::reports {
namespace {

SuiteManifest example() {
  SuiteManifest out{"0.1.0", "spec", 7, "small", "slice", "", "stablehlo", "contract"};
  out.planted = 2;
  out.files = {
      {"slice/f32-1.mlir", "aa", "stablehlo.slice", "f32", "exact", "", {"start_indices: 0"}, {"slice.means.1"}},
      {"slice/breaks-C3.mlir", "bb", "stablehlo.slice", "", "", "slice (C3)", {}, {}}};
  out.survivors = {{"slice.means.2", "`a` -> `b`"}};
  out.gaps = {{"stablehlo.send", "all programs", "its result does not show all that it does"}};
  return out;
}

TEST(SuiteManifest, IsReadAsItWasWritten) {
  const auto read = suite_manifest_from_json(to_json(example()));
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(*read, example());
  EXPECT_EQ(read->killed(), 1);
  const auto empty = suite_manifest_from_json(to_json(SuiteManifest{}));
  ASSERT_TRUE(empty) << empty.error().text();
  EXPECT_EQ(*empty, SuiteManifest{});
}

TEST(SuiteManifest, HasAnItemOnEachLine) {
  EXPECT_NE(to_json(example()).find("\n    {\"name\":\"slice/breaks-C3.mlir\",\"hash\":\"bb\""), std::string::npos);
}

TEST(SuiteManifest, RefusesOtherTexts) {
  for (const char* text : {"", "[]", "{\"files\": [1]}", "{\"seed\": \"seven\"}", "{\"files\": [{\"classes\": [1]}]}"})
    EXPECT_FALSE(suite_manifest_from_json(text)) << text;
}

/// The sets by hand: one number, a range, a zero of either sign, specials, anything.
TEST(CaseFile, SaysWhichAnswersAreLegal) {
  OutputEvidence output{0, 0, "tensor<6xf32>", "", std::vector<ExpectedElement>(6)};
  output.elements[0].low = output.elements[0].high = 1.5;
  output.elements[1].low = 1, output.elements[1].high = 2;
  output.elements[2].zero_sign_free = true;
  output.elements[3].only_specials = output.elements[3].may_be_nan = true;
  output.elements[4].low = 1, output.elements[4].high = 2, output.elements[4].may_be_nan = true;
  output.elements[5].unconstrained = true;
  EXPECT_EQ(legal_json(output), R"([1.5,[1.0,2.0],[0.0,0.0],"nan",{"any of":[[1.0,2.0],"nan"]},null])");
  OutputEvidence integers{0, 0, "tensor<2xui64>", "", std::vector<ExpectedElement>(2)};
  for (auto& e : integers.elements) e.integer = true;
  integers.elements[0].integer_low = integers.elements[0].integer_high = -1;
  integers.elements[1].integer_high = 3;
  EXPECT_EQ(legal_json(integers), "[18446744073709551615,[0,3]]");
  const ExpectedElement apart{.low = 0, .high = 2, .gaps = {{0, 1}}, .may_be_nan = true};
  EXPECT_EQ(legal_json({0, 0, "tensor<f32>", "", {apart}}), R"([{"any of":[0.0,[1.0,2.0],"nan"]}])");
  const ExpectedElement integers_apart{
      .integer = true, .integer_low = 1, .integer_high = 9, .gaps = {{0, 0, 1, 3}, {0, 0, 5, 9}}};
  EXPECT_EQ(legal_json({0, 0, "tensor<i32>", "", {integers_apart}}), R"([{"any of":[1,[3,5],9]}])");
  OutputEvidence truth{0, 0, "tensor<i1>", "", {{.integer = true, .integer_low = 1, .integer_high = 1}}};
  EXPECT_EQ(legal_json(truth), "[true]");
}

}  // namespace
}  // namespace assay::reports
