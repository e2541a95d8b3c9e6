#include "conform/controls/controls.h"

#include <gtest/gtest.h>

#include "reports/html/report_example_test.h"

namespace assay::conform {
namespace {

TEST(Specified, SaysWhichRuleABugBreaksAndWhichTypesAnOpTakes) {
  reports::ReportData data = reports::example_report();
  data.findings.resize(2);
  data.findings[1].program = "no program";
  add_specification(data);
  EXPECT_NE(data.rules[1].find("(https://openxla.org/stablehlo/spec#tanh)"), std::string::npos) << data.rules[1];
  EXPECT_EQ(data.rules.count(2), 0u);
  // By the specification: "tensor of floating-point or complex type" of tanh and acos, "... of floating-point type" of
  // is_finite, "tensor of boolean or integer type" of and.
  for (const char* op : {"tanh", "acos"}) {
    EXPECT_TRUE(data.takes[op].contains("bf16")) << op;
    EXPECT_TRUE(data.takes[op].contains("complex<f32>")) << op;
    EXPECT_FALSE(data.takes[op].contains("i32")) << op;
    EXPECT_FALSE(data.takes[op].contains("complex<f16>")) << "no such type is in the specification";
  }
  EXPECT_FALSE(data.takes["is_finite"].contains("complex<f32>"));
  EXPECT_TRUE(data.takes["and"].contains("i1"));
  EXPECT_FALSE(data.takes["and"].contains("f32"));
  EXPECT_TRUE(data.takes["constant"].contains("f8E5M2")) << "an op without operands takes every type";
}

}  // namespace
}  // namespace assay::conform
