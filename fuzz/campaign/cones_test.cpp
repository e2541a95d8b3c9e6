#include "fuzz/campaign/cones.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "generator/values/inputs.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/walk.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

Module parsed(const std::string& text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  const auto valid = program::verify(*module);
  EXPECT_TRUE(valid) << valid.error().text();
  return *std::move(module);
}

Result<void> any(const Module&) { return {}; }

/// The texts of one round.
std::vector<std::string> texts_of(Cones& cones, std::uint64_t round = 0, const Cones::Accept& accept = any) {
  std::vector<std::string> out;
  cones.round(round, [&](const Module& cone) {
    auto accepted = accept(cone);
    if (accepted) out.push_back(program::print(cone));
    return accepted;
  });
  return out;
}

std::vector<std::string> texts_of(const std::string& text, std::uint64_t round = 0) {
  Cones cones(parsed(text));
  return texts_of(cones, round);
}

std::vector<std::string> ops_of(const std::string& text) {
  const Module module = parsed(text);
  std::vector<std::string> out;
  for (const Op& op : module.entry()->body.ops)
    if (!program::is_literal(op)) out.push_back(op.record->mnemonic);
  return out;
}

/// Each op has another name, so that its name tells which it is.
constexpr const char* kTwelve = R"(
func.func @main(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<6xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<4x6xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.add %x, %y : tensor<4x6xf32>
  %1 = stablehlo.tanh %0 : tensor<4x6xf32>
  %2 = stablehlo.multiply %1, %half : tensor<4x6xf32>
  %3 = stablehlo.negate %2 : tensor<4x6xf32>
  %4 = stablehlo.exponential %3 : tensor<4x6xf32>
  %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %6 = stablehlo.dot_general %5, %1, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  %7 = stablehlo.abs %6 : tensor<6x6xf32>
  %8 = stablehlo.sqrt %7 : tensor<6x6xf32>
  %9 = stablehlo.subtract %8, %6 : tensor<6x6xf32>
  %10 = stablehlo.reduce(%9 init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
  %11 = stablehlo.floor %10 : tensor<6xf32>
  return %11 : tensor<6xf32>
}
)";

TEST(Cones, ARoundHasEachOp) {
  std::vector<std::string> all = ops_of(kTwelve);
  ASSERT_EQ(all.size(), 12u);
  std::ranges::sort(all);
  for (std::uint64_t round = 0; round < 20; ++round) {
    std::set<std::string> had;
    for (const std::string& text : texts_of(kTwelve, round)) {
      const auto ops = ops_of(text);
      EXPECT_GE(ops.size(), 2u) << text;
      EXPECT_LE(ops.size(), kMostConeOps) << text;
      had.insert(ops.begin(), ops.end());
    }
    EXPECT_EQ(std::vector<std::string>(had.begin(), had.end()), all);
  }
}

TEST(Cones, RoundsDifferAndAreTheSameEachTime) {
  EXPECT_EQ(texts_of(kTwelve, 3), texts_of(kTwelve, 3));
  std::set<std::string> all;
  for (std::uint64_t round = 0; round < 20; ++round)
    for (const std::string& text : texts_of(kTwelve, round)) all.insert(text);
  EXPECT_GT(all.size(), 30u);
}

bool is_joined(const Module& cone) {
  const Function& f = *cone.entry();
  std::vector<std::size_t> group(f.body.ops.size());
  for (std::size_t k = 0; k < group.size(); ++k) group[k] = k;
  const auto join = [&](std::size_t a, std::size_t b) {
    std::ranges::replace(group, std::size_t(group[a]), std::size_t(group[b]));
  };
  for (std::size_t k = 0; k < group.size(); ++k)
    for (const ValueId v : program::reads(f.body.ops[k]))
      if (const std::size_t from = program::defining_op(f, v); from < group.size()) join(from, k);
  const auto is_unread_literal = [&](std::size_t k) { return program::is_literal(f.body.ops[k]); };
  std::set<std::size_t> groups;
  for (std::size_t k = 0; k < group.size(); ++k)
    if (!is_unread_literal(k)) groups.insert(group[k]);
  return groups.size() == 1;
}

/// Nothing is an argument that no op reads, and no result is given that only ops of the cone read.
TEST(Cones, ArgumentsEnterAndResultsLeave) {
  const Module whole = parsed(kTwelve);
  for (std::uint64_t round = 0; round < 20; ++round)
    for (const std::string& text : texts_of(kTwelve, round)) {
      const Module cone = parsed(text);
      const Function& f = *cone.entry();
      EXPECT_TRUE(is_joined(cone)) << text;
      EXPECT_FALSE(f.body.returns.empty()) << text;
      for (const ValueId v : f.body.arguments)
        EXPECT_TRUE(std::ranges::any_of(f.body.ops, [&](const Op& op) { return program::does_read(op, v); })) << text;
      EXPECT_EQ(text.find("stablehlo.constant") == std::string::npos,
                text.find("multiply") == std::string::npos && text.find("reduce") == std::string::npos)
          << "small constants are literals\n"
          << text;
    }
}

// The multiplication is read by the op behind it alone, and the function gives nothing of it.
TEST(Cones, WhatOnlyTheConeReadsIsNoResult) {
  const std::string text = texts_of(R"(
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<3xf32>
  %1 = stablehlo.tanh %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
})")
                               .at(0);
  EXPECT_EQ(ops_of(text), (std::vector<std::string>{"multiply", "tanh"}));
  EXPECT_EQ(parsed(text).entry()->results.size(), 1u);
  EXPECT_EQ(parsed(text).entry()->body.arguments.size(), 1u);
}

TEST(Cones, LargeConstantsAreArguments) {
  std::string numbers;
  for (int k = 0; k < 65; ++k) numbers += (k ? ", " : "") + std::to_string(k);
  const std::string text = texts_of(
                               "func.func @main(%x: tensor<65xi32>) -> tensor<65xi32> {\n"
                               "  %c = stablehlo.constant dense<[" +
                               numbers +
                               "]> : tensor<65xi32>\n"
                               "  %s = stablehlo.constant dense<7> : tensor<65xi32>\n"
                               "  %0 = stablehlo.add %x, %c : tensor<65xi32>\n"
                               "  %1 = stablehlo.multiply %0, %s : tensor<65xi32>\n"
                               "  return %1 : tensor<65xi32>\n}")
                               .at(0);
  EXPECT_EQ(parsed(text).entry()->body.arguments.size(), 2u) << text;
  EXPECT_NE(text.find("dense<7>"), std::string::npos) << "an element that is repeated stays in the text";
}

std::string loop_of(int ops) {
  std::string body;
  for (int k = 0; k < ops; ++k)
    body +=
        "    %" + std::to_string(k) + " = stablehlo.tanh %" + (k ? std::to_string(k - 1) : "x") + " : tensor<5xf32>\n";
  return R"(
func.func @main(%a: tensor<5xf32>) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.negate %a : tensor<5xf32>
  %r:2 = stablehlo.while(%i = %zero, %x = %b) : tensor<i32>, tensor<5xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
)" + body +
         "    %j = stablehlo.add %i, %one : tensor<i32>\n    stablehlo.return %j, %" + std::to_string(ops - 1) +
         R"( : tensor<i32>, tensor<5xf32>
  }
  %c = stablehlo.abs %r#1 : tensor<5xf32>
  return %c : tensor<5xf32>
})";
}

std::set<std::string> all_ops_of(const std::vector<std::string>& texts) {
  std::set<std::string> out;
  for (const std::string& text : texts)
    for (const std::string& op : ops_of(text)) out.insert(op);
  return out;
}

TEST(Cones, SmallLoopsAreCarriedAlongAndEntered) {
  EXPECT_EQ(all_ops_of(texts_of(loop_of(3))),
            (std::set<std::string>{"abs", "add", "compare", "negate", "tanh", "while"}));
}

TEST(Cones, LargeLoopsAreEnteredOnly) {
  const auto texts = texts_of(loop_of(30));
  EXPECT_EQ(all_ops_of(texts), (std::set<std::string>{"abs", "add", "compare", "negate", "tanh"}));
}

TEST(Cones, CallsAndBranchesAreEntered) {
  const auto texts = texts_of(R"(
func.func @main(%k: tensor<i32>, %x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = call @f(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = "stablehlo.case"(%k) ({
    %a = stablehlo.sine %0 : tensor<3xf32>
    %b = stablehlo.floor %a : tensor<3xf32>
    stablehlo.return %b : tensor<3xf32>
  }, {
    %a = stablehlo.cosine %0 : tensor<3xf32>
    stablehlo.return %a : tensor<3xf32>
  }) : (tensor<i32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
func.func private @f(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.tanh %x : tensor<3xf32>
  return %0 : tensor<3xf32>
})");
  EXPECT_EQ(all_ops_of(texts), (std::set<std::string>{"case", "cosine", "floor", "sine", "tanh"}));
  const auto has = [](const char* first, const char* second) {
    return [=](const std::string& t) { return ops_of(t) == std::vector<std::string>{first, second}; };
  };
  EXPECT_TRUE(std::ranges::any_of(texts, has("tanh", "case"))) << "across the end of a function";
  EXPECT_TRUE(std::ranges::any_of(texts, has("sine", "floor")));
}

// No argument is a quantized tensor.
TEST(Cones, WhatNoArgumentCanBeIsMadeInTheCone) {
  Cones cones(parsed(R"(
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.uniform_quantize %x : (tensor<3xf32>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %1 = stablehlo.negate %0 : tensor<3x!quant.uniform<i8:f32, 0.5>>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
})"));
  const auto texts = texts_of(cones);
  ASSERT_FALSE(texts.empty());
  EXPECT_TRUE(cones.left_out().empty()) << cones.left_out().begin()->first;
  for (const std::string& text : texts) {
    const Module cone = parsed(text);
    for (const ValueId v : cone.entry()->body.arguments)
      EXPECT_TRUE(generator::is_static_tensor(cone.entry()->type(v))) << text;
  }
  EXPECT_EQ(all_ops_of(texts), (std::set<std::string>{"negate", "uniform_dequantize", "uniform_quantize"}));
}

TEST(Cones, OpsThatCannotBeJudgedAreLeftOutWithAReason) {
  Cones cones(parsed(R"(
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.tanh %x : tensor<3xf32>
  %1 = stablehlo.custom_call @mine(%0) : (tensor<3xf32>) -> tensor<3xf32>
  %2 = stablehlo.abs %1 : tensor<3xf32>
  return %2 : tensor<3xf32>
})"));
  EXPECT_EQ(all_ops_of(texts_of(cones)), (std::set<std::string>{"abs", "tanh"}));
  EXPECT_EQ(cones.covered(), 2u);
  EXPECT_EQ(cones.left_out(),
            (std::map<std::string, std::size_t>{{"stablehlo.custom_call cannot be judged in a campaign", 1}}));
}

TEST(Cones, AnOpThatIsNotAcceptedKeepsNoOtherOut) {
  Cones cones(parsed(kTwelve));
  const auto without_sqrt = [](const Module& cone) -> Result<void> {
    for (const Op& op : cone.entry()->body.ops)
      if (op.record->mnemonic == "sqrt") return fail("too slow");
    return {};
  };
  const auto texts = texts_of(cones, 0, without_sqrt);
  EXPECT_EQ(all_ops_of(texts).size(), 11u);
  EXPECT_EQ(cones.covered(), 11u);
  EXPECT_EQ(cones.left_out(), (std::map<std::string, std::size_t>{{"stablehlo.sqrt: too slow", 1}}));
}

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Cones, OfTheModelsOfTheCorpusAreValid) {
  std::size_t models = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ASSAY_SOURCE_DIR "/corpus/models")) {
    ++models;
    Cones cones(parsed(content(entry.path())));
    for (const std::string& text : texts_of(cones)) parsed(text);
    EXPECT_GT(cones.covered(), 0u) << entry.path();
    EXPECT_TRUE(cones.left_out().empty()) << entry.path() << cones.left_out().begin()->first;
  }
  EXPECT_GE(models, 34u);
}

}  // namespace
}  // namespace assay::fuzz
