#include "measure/profile/closing.h"

#include <gtest/gtest.h>

namespace assay::measure {
namespace {

TEST(Draft, JoinsLinesThatDifferInTheirTypes) {
  EXPECT_EQ(draft_text("stablehlo", {"fma for f32", "minmax-nan either", "fma for f64"}),
            "contract draft : stablehlo\n  grant fma for f32 f64 because measured \"proposed\"\n"
            "  grant minmax-nan either because measured \"proposed\"\n");
  const std::vector<std::string> lines{"fma for f32", "minmax-nan either", "fma for f64", "fma for f8",
                                       "fma for float"};
  EXPECT_EQ(lines_about("%0 = stablehlo.abs %a : tensor<3xf64>", lines),
            (std::vector<std::string>{"minmax-nan either", "fma for f64", "fma for float"}));
}

}  // namespace
}  // namespace assay::measure
