#include "program/locations.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

namespace assay::program {
namespace {

Location location_of(const std::string& location, const std::string& named = "") {
  const auto module = parse("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.abs %x : tensor<f32>" +
                            location + "\n  return %0 : tensor<f32>\n}\n" + named);
  EXPECT_TRUE(module) << module.error().text();
  return module ? Locations(*module).of(module->entry()->body.ops[0]) : Location{};
}

TEST(Locations, NameAFileAndALine) {
  EXPECT_EQ(location_of(R"( loc("model.py":12:4))"), (Location{"", "model.py", 12}));
  EXPECT_EQ(location_of(R"( loc("model.py":12:4 to :20))").text(), "model.py:12");
  EXPECT_EQ(location_of(""), Location{});
  EXPECT_EQ(location_of(" loc(unknown)"), Location{});
}

TEST(Locations, AreFollowedThroughNamesToTheCallee) {
  const std::string named = R"(
#loc3 = loc("model.py":3:23 to :28)
#loc7 = loc("f"(#loc3))
#loc8 = loc("<module>"("run.py":7:4))
#loc11 = loc(callsite(#loc7 at #loc8))
#loc15 = loc("jit(f)/dot_general"(#loc11)))";
  EXPECT_EQ(location_of(" loc(#loc15)", named), (Location{"jit(f)/dot_general", "model.py", 3}));
}

TEST(Locations, OfOpsThatWereFusedAreTheFirst) {
  EXPECT_EQ(location_of(R"( loc(fused<"CSE">["a.py":1:1, "b.py":2:2]))").text(), "a.py:1");
}

TEST(Locations, InARingEnd) {
  EXPECT_EQ(location_of(" loc(#loc1)", "\n#loc1 = loc(callsite(#loc2 at #loc2))\n#loc2 = loc(\"x\"(#loc1))").name, "x");
}

}  // namespace
}  // namespace assay::program
