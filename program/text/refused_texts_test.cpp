#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "program/text/text.h"

/// Texts that upstream's parser or verifier refuses, each beside one that it takes: commas with nothing behind them or
/// missing, numbers beyond the type of their attribute, and sizes that contradict what is known of unknown ones.
namespace assay::program {
namespace {

struct Refused {
  std::string text;  ///< with a `|` at the place of the error
  std::string message;
};

std::string function(const std::string& arguments, const std::string& result, const std::string& op) {
  return "func.func @main(" + arguments + ") -> " + result + " {\n  %r = " + op + "\n  return %r : " + result + "\n}\n";
}

void expect_refused(const Refused& r) {
  const auto mark = r.text.find('|');
  ASSERT_NE(mark, std::string::npos) << r.text;
  const std::string before = r.text.substr(0, mark), text = before + r.text.substr(mark + 1);
  const auto lines = std::ranges::count(before, '\n');
  const std::string place = std::to_string(lines + 1) + ":" + std::to_string(mark - (before.rfind('\n') + 1) + 1);
  const auto module = parse(text);
  const auto valid = module ? verify_text(*module) : tl::unexpected(module.error());
  ASSERT_FALSE(valid) << text;
  EXPECT_NE(valid.error().message.find(r.message), std::string::npos) << valid.error().text() << "\n" << text;
  EXPECT_EQ(valid.error().place, place) << valid.error().text() << "\n" << text;
}

/// The place of what is wrong with an op as a whole.
std::string at_op(std::string text) { return text.insert(text.find("%r = "), "|"); }

void expect_valid(const std::string& text) {
  const auto module = parse(text);
  ASSERT_TRUE(module) << module.error().text() << "\n" << text;
  const auto valid = verify_text(*module);
  EXPECT_TRUE(valid) << valid.error().text() << "\n" << text;
}

TEST(RefusedTexts, CommasWithNothingBehindThem) {
  const auto joined = [](const std::string& op) { return function("%a: tensor<2xf32>", "tensor<4xf32>", op); };
  const std::string types = " : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>";
  expect_valid(joined("stablehlo.concatenate %a, %a, dim = 0" + types));
  expect_valid(joined("\"stablehlo.concatenate\"(%a, %a) <{dimension = 0 : i64}>" + types));
  const auto conv = [](const std::string& window) {
    return function("%a: tensor<1x3x1xf32>, %b: tensor<1x1x1xf32>", "tensor<1x3x1xf32>",
                    "stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {" + window +
                        "} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xf32>, "
                        "tensor<1x1x1xf32>) -> tensor<1x3x1xf32>");
  };
  expect_valid(conv("stride = [1], pad = [[0, 0]], rhs_dilate = [1]"));
  const std::string called = "func.func @main(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {\n  return ";
  const std::string two = " : tensor<2xf32>, tensor<2xf32>\n}\n";
  expect_valid(called + "%a, %a" + two);
  const Refused kRefused[] = {
      {joined("stablehlo.concatenate %a, %a,|, dim = 0" + types), "expected 'dim', found ','"},
      {joined("stablehlo.concatenate %a, %a, |, dim = 0" + types), "expected 'dim', found ','"},
      {joined("stablehlo.concatenate %a, %a |dim = 0" + types), "expected ',', found 'dim'"},
      {joined("stablehlo.concatenate %a, %a, dim = 0|," + types), "expected ':', found ','"},
      {joined("\"stablehlo.concatenate\"(%a, %a,|) <{dimension = 0 : i64}>" + types), "expected a value '%name'"},
      {joined("\"stablehlo.concatenate\"(%a, %a) <{dimension = 0 : i64,|}>" + types),
       "expected the name of an attribute"},
      {joined("\"stablehlo.concatenate\"(%a, %a) {dimension = 0 : i64,|}" + types),
       "expected the name of an attribute"},
      {joined("stablehlo.concatenate %a, %a, dim = 0 {a = 1,|}" + types), "expected the name of an attribute"},
      {joined(
           "\"stablehlo.concatenate\"(%a, %a) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf32>,|) -> tensor<4xf32>"),
       "expected a type"},
      {conv("stride = [1],|, rhs_dilate = [1]"), "a ',' with nothing behind it"},
      {conv("|, stride = [1]"), "expected"},
      {conv("stride = [1] |rhs_dilate = [1]"), "expected ','"},
      {called + "%a, %a, |" + two.substr(1), "expected a value '%name'"},
      {called + "%a, %a : tensor<2xf32>, tensor<2xf32>,\n|}\n", "expected a type"},
      {"func.func @main(%a: tensor<2xf32>,|) {\n  return\n}\n", "expected a type"},
      {"func.func @main(%a: tensor<2xf32> {x,|}) {\n  return\n}\n", "expected the name of an attribute"},
      {"func.func @main() attributes {x = 1,|} {\n  return\n}\n", "expected the name of an attribute"},
      {"module attributes {mhlo.num_replicas = 2 : i32,|} {\n}\n", "expected an attribute"},
  };
  for (const Refused& r : kRefused) expect_refused(r);
}

TEST(RefusedTexts, NumbersBeyondTheTypeOfTheirAttribute) {
  const auto reduced = [](const std::string& op) { return function("%a: tensor<2xf32>", "tensor<2xf32>", op); };
  const auto pretty = [&](const std::string& format) {
    return reduced("stablehlo.reduce_precision %a, format = " + format + " : tensor<2xf32>");
  };
  const auto generic = [&](const std::string& bits) {
    return reduced("\"stablehlo.reduce_precision\"(%a) <{exponent_bits = " + bits +
                   ", mantissa_bits = 4 : i32}> : (tensor<2xf32>) -> tensor<2xf32>");
  };
  const auto reversed = [&](const std::string& dimensions) {
    return reduced("\"stablehlo.reverse\"(%a) <{dimensions = " + dimensions + "}> : (tensor<2xf32>) -> tensor<2xf32>");
  };
  const auto joined = [&](const std::string& dimension) {
    return reduced("\"stablehlo.concatenate\"(%a) <{dimension = " + dimension +
                   "}> : (tensor<2xf32>) -> tensor<2xf32>");
  };
  expect_valid(pretty("e8m2147483647"));
  expect_valid(generic("2147483647 : i32"));
  expect_valid(joined("0"));
  const Refused kRefused[] = {
      {pretty("e8m|2147483648"), "2147483648 is out of range for i32"},
      {pretty("e|2147483648m4"), "2147483648 is out of range for i32"},
      {pretty("e8m|9223372036854775808"), "9223372036854775808 is out of range for i32"},
      {at_op(generic("2147483648 : i32")), "reduce_precision (C2): exponent_bits = -2147483648"},
      {at_op(generic("4294967295 : i32")), "reduce_precision (C2): exponent_bits = -1"},
      {generic("|4294967296 : i32"), "4294967296 is out of range for i32"},
      {generic("|8 : i64"), "'exponent_bits' is of i32, the text says i64"},
      {generic("|8"), "'exponent_bits' is of i32, the text says i64"},
      {joined("|0 : i32"), "'dimension' is of i64, the text says i32"},
      {at_op(joined("9223372036854775808 : i64")), "concatenate (C4): dimension = -9223372036854775808"},
      {joined("|18446744073709551616 : i64"), "expected an integer of 64 bits"},
      {joined("|-9223372036854775809 : i64"), "-9223372036854775809 is out of range for i64"},
      {joined("|0.5"), "expected an integer, found '0.5'"},
      {reversed("array<|i32: 0>"), "'dimensions' is of i64, the text says i32"},
      {at_op(reversed("array<i64: 18446744073709551615>")), "reverse (C3): dimensions[0] = -1"},
      {reduced("stablehlo.reverse %a, dims = [|9223372036854775808] : tensor<2xf32>"),
       "9223372036854775808 is out of range for i64"},
  };
  for (const Refused& r : kRefused) expect_refused(r);
}

TEST(RefusedTexts, StructsAndEnumerationsOfNoKind) {
  const auto compared = [](const std::string& direction) {
    return function("%a: tensor<2xf32>", "tensor<2xi1>",
                    "\"stablehlo.compare\"(%a, %a) <{comparison_direction = " + direction +
                        "}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>");
  };
  const auto gathered = [](const std::string& channel) {
    return function("%a: tensor<2xf32>", "tensor<2xf32>",
                    "\"stablehlo.all_gather\"(%a) <{all_gather_dim = 0 : i64, channel_handle = " + channel +
                        ", replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>");
  };
  expect_valid(compared("#stablehlo<comparison_direction EQ>"));
  expect_valid(compared("#stablehlo.comparison_direction<EQ>"));
  expect_valid(gathered("#stablehlo.channel_handle<handle = 0, type = 1>"));
  const Refused kRefused[] = {
      {compared("|EQ"), "expected '#stablehlo', found 'EQ'"},
      {compared("#stablehlo<|EQ>"), "expected 'comparison_direction', found 'EQ'"},
      {compared("#stablehlo<|precision EQ>"), "expected 'comparison_direction', found 'precision'"},
      {compared("#|chlo<comparison_direction EQ>"), "'#chlo' is no comparison_direction"},
      {gathered("|<handle = 0, type = 1>"), "expected '#stablehlo.channel_handle', found '<'"},
      {gathered("#stablehlo.channel_handle<handle = 0 |: i64, type = 1>"), "expected ',' or '>'"},
      {gathered("#stablehlo.channel_handle<handle = 0, type = 1,|>"), "'' is no field"},
  };
  for (const Refused& r : kRefused) expect_refused(r);
}

struct Contradiction {
  const char* arguments;
  const char* result;
  const char* op;
  const char* law;
};

/// No size that stands for `?` makes these true.
// clang-format off
constexpr Contradiction kContradictions[] = {
    {"%a: tensor<?xf32>", "tensor<7xcomplex<f32>>", "stablehlo.fft %a, type = RFFT, length = [8] : (tensor<?xf32>) -> tensor<7xcomplex<f32>>", "fft (C5)"},
    {"%a: tensor<?xcomplex<f32>>", "tensor<7xf32>", "stablehlo.fft %a, type = IRFFT, length = [8] : (tensor<?xcomplex<f32>>) -> tensor<7xf32>", "fft (C4)"},
    {"%a: tensor<4xcomplex<f32>>", "tensor<?xf32>", "stablehlo.fft %a, type = IRFFT, length = [8] : (tensor<4xcomplex<f32>>) -> tensor<?xf32>", "fft (C5)"},
    {"%a: tensor<1x2xi32>, %b: tensor<?x?xi32>", "tensor<1x4xi32>", "stablehlo.add %a, %b : (tensor<1x2xi32>, tensor<?x?xi32>) -> tensor<1x4xi32>", "add (C1)"},
    {"%a: tensor<3xf32>, %b: tensor<?xf32>", "tensor<4xi1>", "stablehlo.compare EQ, %a, %b : (tensor<3xf32>, tensor<?xf32>) -> tensor<4xi1>", "compare (C2)"},
    {"%a: tensor<?x?xf32>, %b: tensor<5x1xf32>", "tensor<?x2xf32>", "stablehlo.concatenate %a, %b, dim = 0 : (tensor<?x?xf32>, tensor<5x1xf32>) -> tensor<?x2xf32>", "concatenate (C6)"},
    {"%a: tensor<?x?x3xf32>, %b: tensor<4x3xf32>", "tensor<5x?xf32>", "stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x3xf32>, tensor<4x3xf32>) -> tensor<5x?xf32>", "dot_general (C12)"},
    {"%a: tensor<?x3xf32>", "tensor<2x7xi1>", "chlo.broadcast_compare %a, %a {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<2x7xi1>", "broadcast_compare"},
    {"%a: tensor<?xf32>, %b: tensor<5xf32>", "tensor<6xf32>", "chlo.broadcast_add %a, %b : (tensor<?xf32>, tensor<5xf32>) -> tensor<6xf32>", "broadcast_add (X6)"},
};
// clang-format on

TEST(RefusedTexts, ResultsThatContradictWhatIsKnown) {
  for (const Contradiction& c : kContradictions) {
    const std::string text = function(c.arguments, c.result, c.op);
    expect_refused({at_op(text), c.law});
  }
}

TEST(RefusedTexts, UnknownSizesThatMayFitAreValid) {
  for (const Contradiction& c : std::initializer_list<Contradiction>{
           {"%a: tensor<?xf32>", "tensor<5xcomplex<f32>>",
            "stablehlo.fft %a, type = RFFT, length = [8] : (tensor<?xf32>) -> tensor<5xcomplex<f32>>", ""},
           {"%a: tensor<1x2xi32>, %b: tensor<?x?xi32>", "tensor<1x?xi32>",
            "stablehlo.add %a, %b : (tensor<1x2xi32>, tensor<?x?xi32>) -> tensor<1x?xi32>", ""},
           {"%a: tensor<?x?xf32>, %b: tensor<5x1xf32>", "tensor<9x1xf32>",
            "stablehlo.concatenate %a, %b, dim = 0 : (tensor<?x?xf32>, tensor<5x1xf32>) -> tensor<9x1xf32>", ""},
           {"%a: tensor<?xf32>, %b: tensor<?xf32>", "tensor<6xf32>",
            "chlo.broadcast_add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<6xf32>", ""}})
    expect_valid(function(c.arguments, c.result, c.op));
}

}  // namespace
}  // namespace assay::program
