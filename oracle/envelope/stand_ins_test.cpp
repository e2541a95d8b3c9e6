#include "oracle/envelope/sets_test.h"

/// A composite that has the name of an op gives what its decomposition gives, or what the op gives.
namespace assay::oracle {
namespace {

std::string composite_named(const std::string& name, const std::string& attributes = "") {
  return "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
         "  %0 = \"stablehlo.composite\"(%a) <{name = \"" +
         name + "\", decomposition = @twice" + attributes +
         "}> : (tensor<2xf32>) -> tensor<2xf32>\n"
         "  return %0 : tensor<2xf32>\n}\n"
         "func.func private @twice(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
         "  %0 = stablehlo.add %a, %a : tensor<2xf32>\n"
         "  return %0 : tensor<2xf32>\n}\n";
}

std::vector<AcceptanceTensor> sets_of_composite(const std::string& text) {
  return sets_of(text, {tensor("dense<[3.0, -1.0]> : tensor<2xf32>")}, "stablehlo");
}

TEST(StandIns, GiveWhatTheDecompositionOrTheOpGives) {
  const auto both = sets_of_composite(composite_named("chlo.square"));
  EXPECT_TRUE(accepts(both[0], tensor("dense<[6.0, -2.0]> : tensor<2xf32>")));
  EXPECT_TRUE(accepts(both[0], tensor("dense<[9.0, 1.0]> : tensor<2xf32>")));
  EXPECT_TRUE(accepts(both[0], tensor("dense<[6.0, 1.0]> : tensor<2xf32>")));
  EXPECT_FALSE(accepts(both[0], tensor("dense<[9.5, 1.0]> : tensor<2xf32>")));
  EXPECT_FALSE(accepts(both[0], tensor("dense<[5.5, 1.0]> : tensor<2xf32>")));
}

TEST(StandIns, OfOtherNamesGiveWhatTheDecompositionGives) {
  for (const char* name : {"my.square", "stablehlo.abs", "chlo.constant_like", "chlo.lgamma"}) {
    const auto own = sets_of_composite(composite_named(name));
    EXPECT_TRUE(accepts(own[0], tensor("dense<[6.0, -2.0]> : tensor<2xf32>"))) << name;
    EXPECT_FALSE(accepts(own[0], tensor("dense<[9.0, -2.0]> : tensor<2xf32>"))) << name;
  }
}

/// The attributes are those of no op of this name.
TEST(StandIns, AreNoneWhereTheNamedOpIsNotThere) {
  const auto own = sets_of_composite(composite_named("chlo.square", ", composite_attributes = {k = 2 : i64}"));
  EXPECT_TRUE(accepts(own[0], tensor("dense<[6.0, -2.0]> : tensor<2xf32>")));
}

TEST(StandIns, AreEvaluatedExactlyByTheirDecomposition) {
  const auto module = program::parse(composite_named("chlo.square"));
  ASSERT_TRUE(module);
  const auto run = evaluate(*module, {{tensor("dense<[3.0, -1.0]> : tensor<2xf32>")}});
  ASSERT_TRUE(run);
  EXPECT_EQ(run->outputs[0][0], tensor("dense<[6.0, -2.0]> : tensor<2xf32>"));
}

}  // namespace
}  // namespace assay::oracle
