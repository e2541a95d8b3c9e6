#include "fuzz/campaign/corpus.h"

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

constexpr const char* kTwo = R"(// RUN: some-tool %s
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.add %a, %b : tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.negate %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}
)";

TEST(Corpus, IsWhatACampaignCanRun) {
  const auto corpus =
      read_corpus({{"a.mlir", kTwo},
                   {"b.mlir", "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n  return %a : tensor<?xf32>\n}"},
                   {"c.mlir", "func.func @main() { no program"},
                   {"d.mlir", "// nothing\n"}});
  EXPECT_EQ(corpus.programs.size(), 2u);
  ASSERT_EQ(corpus.left_out.size(), 2u);
  EXPECT_EQ(corpus.left_out[0], "b.mlir: argument 0 is tensor<?xf32>, and only plain tensors of fixed sizes are drawn");
  EXPECT_NE(read_corpus({{"a.mlir", std::string(kTwo) + " "}}).hash, 0u);
  EXPECT_EQ(read_corpus({{"other name", kTwo}}).hash, corpus.hash);
}

// Another number draws other inputs, and is no repeat of the text.
TEST(Corpus, ProgramsAreDrawnWithInputs) {
  const auto corpus = read_corpus({{"a.mlir", kTwo}});
  const generator::Policy policy;
  std::set<std::uint64_t> hashes;
  for (std::uint64_t n = 0; n < 20; ++n) {
    const Drawn once = draw_from_corpus(corpus, policy, 5, n), again = draw_from_corpus(corpus, policy, 5, n);
    EXPECT_EQ(once.text_hash, again.text_hash);
    hashes.insert(once.text_hash);
    EXPECT_EQ(once.c.inputs.size(), static_cast<std::size_t>(policy.input_sets));
    EXPECT_EQ(once.c.inputs[0][0].size(), once.c.module.entry()->body.arguments.size());
    EXPECT_FALSE(once.ops.empty());
  }
  EXPECT_GT(hashes.size(), 15u);
}

TEST(Corpus, HasItsPartOfThePrograms) {
  generator::Policy policy;
  const auto taken = [&](std::uint32_t percent) {
    policy.corpus = percent;
    int count = 0;
    for (std::uint64_t n = 0; n < 1000; ++n) count += takes_from_corpus(policy, 3, n);
    return count;
  };
  EXPECT_EQ(taken(0), 0);
  EXPECT_EQ(taken(100), 1000);
  EXPECT_NEAR(taken(30), 300, 60);
}

}  // namespace
}  // namespace assay::fuzz
