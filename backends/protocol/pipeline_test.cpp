#include "backends/protocol/pipeline.h"

#include <gtest/gtest.h>

namespace assay::backends {
namespace {

constexpr const char* kNested = "func.func(a,b{size=2,other=3}),cse,module(func.func(a)),canonicalize{x=(1,2)}";

TEST(Pipeline, HasPassesWhereverTheyStand) {
  EXPECT_EQ(passes_of(kNested), (std::vector<std::string>{"a", "b", "cse", "canonicalize"}));
  EXPECT_TRUE(passes_of("").empty());
}

TEST(Pipeline, LosesAPassEverywhere) {
  EXPECT_EQ(pipeline_without(kNested, "a"), "func.func(b{size=2,other=3}),cse,canonicalize{x=(1,2)}");
  EXPECT_EQ(pipeline_without(kNested, "canonicalize"), "func.func(a,b{size=2,other=3}),cse,module(func.func(a))");
  EXPECT_EQ(pipeline_without("cse", "cse"), "");
}

TEST(Pipeline, AVariantLosesOnePassAtATime) {
  const Variant two{.name = "v", .options = {{"pipeline", "a,b"}}};
  const auto out = without_one_pass(two);
  ASSERT_EQ(out.size(), 2u);
  EXPECT_EQ(out[0].name, "a");
  EXPECT_EQ(out[0].options.back().second, "b");
  EXPECT_EQ(out[1].options.back().second, "a");
  EXPECT_TRUE(without_one_pass({.name = "v", .options = {{"pipeline", "a"}}}).empty()) << "nothing would be left";
  EXPECT_TRUE(without_one_pass({}).empty());
}

}  // namespace
}  // namespace assay::backends
