#include "judge/pass_backend.h"

#include <gtest/gtest.h>

namespace assay::judge {
namespace {

TEST(PassBackend, OnlyLawsOfTheTextMakeAnOutputInvalid) {
  EXPECT_TRUE(is_invalid_output({"slice (C3): limit_indices[1] = 9 exceeds dimension 1", "1:2"}, true));
  EXPECT_TRUE(is_invalid_output({"slice (I2): start_indices is no list", "1:2"}, false));
  EXPECT_TRUE(is_invalid_output({"the function returns tensor<2xf32>, and yields tensor<3xf32>", "1:2"}, true));
  EXPECT_FALSE(is_invalid_output({"gather (A1): slice_sizes[0] = 0 is not greater than 0", "1:2"}, true)) << "ours";
  EXPECT_FALSE(is_invalid_output({"expected ')', found '{'", "1:2"}, false)) << "our parser may not know it";
  EXPECT_FALSE(is_invalid_output({"not supported yet: op 'shape.dim'", "1:2", ErrorKind::kUnsupported}, true));
}

TEST(PassBackend, WhatAFailureIsComparedWithIsThePipelineWithoutAPass) {
  const auto factory = open_pass_backend("cat {}", {});
  ASSERT_TRUE(factory) << factory.error().text();
  EXPECT_TRUE(compared_with(**factory, {}, {{.name = "default"}, {.name = "other"}}).empty()) << "it has no pipeline";
}

}  // namespace
}  // namespace assay::judge
