#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "program/module.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"
#include "spec/record.h"

/// Constraints that speak of quantized types, which are not drawn: of each a valid text, and one that breaks it.
namespace assay::program {
namespace {

/// A text of one op; `{0}`, `{1}` and `{2}` are the element types of the operands and of the result.
struct OpText {
  const char* arguments;
  const char* text;
};
constexpr OpText kAdd{"%a: tensor<2x2x{0}>, %b: tensor<2x2x{1}>",
                      "\"stablehlo.add\"(%a, %b) : (tensor<2x2x{0}>, tensor<2x2x{1}>) -> tensor<2x2x{2}>"};
constexpr OpText kDot{"%a: tensor<2x3x{0}>, %b: tensor<3x2x{1}>",
                      "stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
                      "(tensor<2x3x{0}>, tensor<3x2x{1}>) -> tensor<2x2x{2}>"};
constexpr OpText kConvolution{
    "%a: tensor<1x4x4x1x{0}>, %b: tensor<3x3x1x2x{1}>",
    "\"stablehlo.convolution\"(%a, %b) <{{batch_group_count = 1 : i64, feature_group_count = 1 : i64, "
    "dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>}}> : "
    "(tensor<1x4x4x1x{0}>, tensor<3x3x1x2x{1}>) -> tensor<1x2x2x2x{2}>"};
constexpr OpText kDynamicConv{
    "%a: tensor<1x4x4x1x{0}>, %b: tensor<3x3x1x2x{1}>, %p: tensor<2x2xi64>",
    "\"stablehlo.dynamic_conv\"(%a, %b, %p) <{{batch_group_count = 1 : i64, feature_group_count = 1 : i64, "
    "dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>}}> : "
    "(tensor<1x4x4x1x{0}>, tensor<3x3x1x2x{1}>, tensor<2x2xi64>) -> tensor<1x2x2x2x{2}>"};
constexpr OpText kTranspose{"%a: tensor<2x2x{0}>",
                            "stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2x{0}>) -> tensor<2x2x{2}>"};
constexpr OpText kReshape{"%a: tensor<2x6x{0}>", "stablehlo.reshape %a : (tensor<2x6x{0}>) -> tensor<2x3x2x{2}>"};
constexpr OpText kDynamicReshape{
    "%a: tensor<2x6x{0}>, %s: tensor<3xi64>",
    "stablehlo.dynamic_reshape %a, %s : (tensor<2x6x{0}>, tensor<3xi64>) -> tensor<2x3x2x{2}>"};
constexpr OpText kBroadcast{"%a: tensor<2x{0}>",
                            "stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2x{0}>) -> tensor<2x2x{2}>"};
constexpr OpText kDynamicBroadcast{
    "%a: tensor<2x{0}>, %s: tensor<2xi64>",
    "stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<2x{0}>, tensor<2xi64>) -> tensor<2x2x{2}>"};

constexpr const char* kFloat = "f32";
constexpr const char* kPlain = "!quant.uniform<i8:f32, 0.5>";
constexpr const char* kShifted = "!quant.uniform<i8:f32, 0.5:3>";
constexpr const char* kNarrow = "!quant.uniform<i4:f32, 0.5>";
constexpr const char* kOfBrain = "!quant.uniform<i8:bf16, 0.5>";
constexpr const char* kAxis0 = "!quant.uniform<i8:f32:0, {0.5, 0.25}>";
constexpr const char* kAxis0Of3 = "!quant.uniform<i8:f32:0, {0.5, 0.25, 0.125}>";
constexpr const char* kAxis1 = "!quant.uniform<i8:f32:1, {0.5, 0.25}>";
constexpr const char* kAxis2 = "!quant.uniform<i8:f32:2, {0.5, 0.25}>";
constexpr const char* kAxis3 = "!quant.uniform<i8:f32:3, {0.5, 0.25}>";

struct QuantizedText {
  const char* record;
  const char* law;  ///< that the text breaks; empty: none
  const OpText& op;
  const char *lhs, *rhs, *result;
};
const QuantizedText kQuantizedTexts[] = {
    {"add", "", kAdd, kShifted, kPlain, kShifted},
    {"add", "", kAdd, kAxis0, kAxis0, kAxis0},
    {"add", "C2", kAdd, kPlain, kFloat, kPlain},
    {"add", "C3", kAdd, kPlain, kNarrow, kPlain},
    {"add", "C4", kAdd, kPlain, kOfBrain, kPlain},
    {"add", "C5", kAdd, kAxis0, kAxis0, kPlain},
    {"add", "C6", kAdd, kAxis0, kPlain, kAxis1},
    {"add", "C7", kAdd, kAxis0, kAxis1, kAxis0},
    {"dot_general", "", kDot, kShifted, kPlain, kShifted},
    {"dot_general", "", kDot, kPlain, kAxis1, kAxis1},
    {"dot_general", "", kDot, kFloat, kPlain, kFloat},
    {"dot_general", "C14", kDot, kPlain, kPlain, kFloat},
    {"dot_general", "C15", kDot, kPlain, kShifted, kPlain},
    {"dot_general", "C16", kDot, kPlain, kAxis0Of3, kPlain},
    {"dot_general", "C17", kDot, kPlain, kNarrow, kPlain},
    {"dot_general", "C18", kDot, kPlain, kOfBrain, kPlain},
    {"dot_general", "C19", kDot, kPlain, kPlain, kAxis1},
    {"dot_general", "C20", kDot, kFloat, kOfBrain, kFloat},
    {"convolution", "", kConvolution, kShifted, kPlain, kShifted},
    {"convolution", "", kConvolution, kPlain, kAxis3, kAxis3},
    {"convolution", "", kConvolution, kFloat, kPlain, kFloat},
    {"convolution", "C28", kConvolution, kPlain, kPlain, kFloat},
    {"convolution", "C29", kConvolution, kPlain, kAxis0Of3, kPlain},
    {"convolution", "C30", kConvolution, kPlain, kAxis3, kAxis1},
    {"convolution", "C31", kConvolution, kPlain, kNarrow, kPlain},
    {"convolution", "C32", kConvolution, kPlain, kOfBrain, kPlain},
    {"convolution", "C33", kConvolution, kPlain, kPlain, kAxis3},
    {"convolution", "C34", kConvolution, kFloat, kOfBrain, kFloat},
    {"dynamic_conv", "", kDynamicConv, kPlain, kAxis3, kAxis3},
    {"dynamic_conv", "C28", kDynamicConv, kPlain, kPlain, kFloat},
    {"dynamic_conv", "C29", kDynamicConv, kPlain, kAxis0Of3, kPlain},
    {"dynamic_conv", "C30", kDynamicConv, kPlain, kAxis3, kAxis1},
    {"dynamic_conv", "C31", kDynamicConv, kPlain, kNarrow, kPlain},
    {"dynamic_conv", "C32", kDynamicConv, kPlain, kOfBrain, kPlain},
    {"dynamic_conv", "C33", kDynamicConv, kPlain, kPlain, kAxis3},
    {"dynamic_conv", "C34", kDynamicConv, kFloat, kOfBrain, kFloat},
    {"transpose", "", kTranspose, kAxis0, "", kAxis1},
    {"transpose", "C4", kTranspose, kAxis0, "", kAxis0},
    {"reshape", "", kReshape, kAxis0, "", kAxis0},
    {"reshape", "C3", kReshape, kAxis0, "", kAxis2},
    {"dynamic_reshape", "", kDynamicReshape, kAxis0, "", kAxis0},
    {"dynamic_reshape", "C3", kDynamicReshape, kAxis0, "", kAxis2},
    {"broadcast_in_dim", "", kBroadcast, kAxis0, "", kAxis1},
    {"broadcast_in_dim", "C6", kBroadcast, kAxis0, "", kAxis0},
    {"dynamic_broadcast_in_dim", "", kDynamicBroadcast, kAxis0, "", kAxis1},
    {"dynamic_broadcast_in_dim", "C6", kDynamicBroadcast, kAxis0, "", kAxis0},
};

std::string quantized_text(const QuantizedText& row) {
  const std::string arguments = fmt::format(fmt::runtime(row.op.arguments), row.lhs, row.rhs, row.result);
  const std::string op = fmt::format(fmt::runtime(row.op.text), row.lhs, row.rhs, row.result);
  return "func.func @f(" + arguments + ") {\n  %0 = " + op + "\n  return\n}\n";
}

TEST(VerifyQuantized, NamesTheConstraintThatATextBreaks) {
  for (const QuantizedText& row : kQuantizedTexts) {
    const auto module = parse(quantized_text(row));
    ASSERT_TRUE(module) << quantized_text(row) << (module ? "" : module.error().text());
    const auto valid = verify(*module);
    const std::string message = valid ? "" : valid.error().message;
    const std::string expected = *row.law == 0 ? "" : fmt::format("{} ({}): ", row.record, row.law);
    EXPECT_EQ(message.substr(0, expected.size()), expected) << quantized_text(row) << message;
    EXPECT_EQ(valid.has_value(), expected.empty()) << quantized_text(row) << message;
  }
}

/// What is left out of what is drawn because of quantized types is here.
TEST(VerifyQuantized, HasALineForEachThatIsNotDrawn) {
  spec::KnownExceptions known("laws-without-witness");
  for (const auto& e : known.all()) {
    if (e.reason.find("program/verify_quantized_test.cpp") == std::string::npos) continue;
    const auto is_it = [&](const QuantizedText& row) {
      return e.subject == fmt::format("stablehlo.{}", row.record) && e.item == row.law;
    };
    EXPECT_TRUE(std::ranges::any_of(kQuantizedTexts, is_it)) << e.place;
  }
}

}  // namespace
}  // namespace assay::program
