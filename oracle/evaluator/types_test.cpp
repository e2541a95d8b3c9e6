#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "oracle/evaluator/arrays/quantization.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

/// Types of results come from values: shapes where the text says `?`, and quantized element types.
namespace assay::oracle {
namespace {

using spec::ElementType;

template <class T> Tensor filled(spec::Type type, std::initializer_list<T> elements) {
  Tensor t{type, std::vector<std::byte>(elements.size() * sizeof(T))};
  std::memcpy(t.bytes.data(), std::data(elements), t.bytes.size());
  return t;
}

template <class T> std::vector<T> elements_of(const Tensor& t) {
  std::vector<T> out(t.bytes.size() / sizeof(T));
  std::memcpy(out.data(), t.bytes.data(), t.bytes.size());
  return out;
}

Result<Run> run(const program::Module& m, std::vector<Tensor> inputs) { return evaluate(m, {std::move(inputs)}); }

spec::Type tensor_of(std::initializer_list<std::int64_t> shape, ElementType e) { return spec::Type::tensor(shape, e); }

program::Module parsed(std::string_view text) {
  auto m = program::parse(text);
  EXPECT_TRUE(m) << m.error().text();
  return std::move(*m);
}

/// The example of the specification (dynamic_iota): [[0, 0, 0, 0, 0], ..., [3, 3, 3, 3, 3]] along dimension 0.
TEST(TypesOfValues, DynamicIotaHasTheShapeThatItsOperandHolds) {
  const auto m = parsed(R"(func.func @main(%shape: tensor<2xi64>) -> tensor<?x?xi64> {
    %r = "stablehlo.dynamic_iota"(%shape) {iota_dimension = 0 : i64} : (tensor<2xi64>) -> tensor<?x?xi64>
    func.return %r : tensor<?x?xi64>
  })");
  const auto got = run(m, {filled<std::int64_t>(tensor_of({2}, ElementType::i64), {4, 5})});
  ASSERT_TRUE(got) << got.error().text();
  const Tensor& r = got->outputs[0][0];
  EXPECT_EQ(r.type.text(), "tensor<4x5xi64>");
  EXPECT_EQ(elements_of<std::int64_t>(r),
            (std::vector<std::int64_t>{0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3}));
}

/// What follows from a value of open shape has the shape that the value has.
TEST(TypesOfValues, AnOpOnAnOpenShapeHasTheShapeOfItsOperand) {
  const auto m = parsed(R"(func.func @main(%shape: tensor<1xi32>) -> tensor<?xi32> {
    %i = "stablehlo.dynamic_iota"(%shape) {iota_dimension = 0 : i64} : (tensor<1xi32>) -> tensor<?xi32>
    %r = stablehlo.add %i, %i : tensor<?xi32>
    func.return %r : tensor<?xi32>
  })");
  const auto got = run(m, {filled<std::int32_t>(tensor_of({1}, ElementType::i32), {3})});
  ASSERT_TRUE(got) << got.error().text();
  EXPECT_EQ(got->outputs[0][0].type.text(), "tensor<3xi32>");
  EXPECT_EQ(elements_of<std::int32_t>(got->outputs[0][0]), (std::vector<std::int32_t>{0, 2, 4}));
}

/// ceil((limit - start) / stride) elements: of [10, 11, 12, 13, 14, 15, 16] from 1 below 6 by 2, three.
TEST(TypesOfValues, RealDynamicSliceHasTheShapeOfItsBounds) {
  const auto m = parsed(
      R"(func.func @main(%a: tensor<?xi32>, %start: tensor<1xi64>, %limit: tensor<1xi64>, %stride: tensor<1xi64>) -> tensor<?xi32> {
    %r = "stablehlo.real_dynamic_slice"(%a, %start, %limit, %stride) : (tensor<?xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi32>
    func.return %r : tensor<?xi32>
  })");
  const auto one = tensor_of({1}, ElementType::i64);
  const auto got =
      run(m, {filled<std::int32_t>(tensor_of({7}, ElementType::i32), {10, 11, 12, 13, 14, 15, 16}),
              filled<std::int64_t>(one, {1}), filled<std::int64_t>(one, {6}), filled<std::int64_t>(one, {2})});
  ASSERT_TRUE(got) << got.error().text();
  EXPECT_EQ(got->outputs[0][0].type.text(), "tensor<3xi32>");
  EXPECT_EQ(elements_of<std::int32_t>(got->outputs[0][0]), (std::vector<std::int32_t>{11, 13, 15}));
}

TEST(TypesOfValues, AShapeThatTheTextRulesOutIsAnError) {
  const auto m = parsed(R"(func.func @main(%shape: tensor<2xi64>) -> tensor<3x?xi64> {
    %r = "stablehlo.dynamic_iota"(%shape) {iota_dimension = 0 : i64} : (tensor<2xi64>) -> tensor<3x?xi64>
    func.return %r : tensor<3x?xi64>
  })");
  const auto got = run(m, {filled<std::int64_t>(tensor_of({2}, ElementType::i64), {4, 5})});
  ASSERT_FALSE(got);
  EXPECT_NE(got.error().text().find("item 0 of the value of output_shape, 4, differs from dimension 0 of result, 3"),
            std::string::npos)
      << got.error().text();
}

/// A future holds what the op that was started gave, of the sizes that arrived.
TEST(Sizes, MayBeOpenWhereAnOpIsStarted) {
  const auto m = parsed(
      "func.func @main(%x: tensor<?xi8>) -> tensor<?xi8> {\n%f = \"stablehlo.async_start\"(%x) ({\n^bb0(%a: "
      "tensor<2xi8>):\n%b = \"stablehlo.collective_permute\"(%a) {source_target_pairs = dense<[[0, 0]]> : "
      "tensor<1x2xi64>} : (tensor<2xi8>) -> tensor<2xi8>\n\"stablehlo.return\"(%b) : (tensor<2xi8>) -> ()\n}) : "
      "(tensor<?xi8>) -> !stablehlo.future<tensor<2xi8>>\n%y = \"stablehlo.async_done\"(%f) : "
      "(!stablehlo.future<tensor<2xi8>>) -> tensor<?xi8>\nfunc.return %y : tensor<?xi8>\n}");
  const auto got = run(m, {filled<std::int8_t>(tensor_of({2}, ElementType::i8), {7, -1})});
  ASSERT_TRUE(got) << got.error().text();
  EXPECT_EQ(elements_of<std::int8_t>(got->outputs[0][0]), (std::vector<std::int8_t>{7, -1}));
}

/// What one op makes of elements of 8 bits, given the types as text.
std::vector<std::int8_t> stored(const std::string& op, const std::vector<std::string>& types,
                                const std::vector<std::vector<std::int8_t>>& elements,
                                const std::string& attributes = "") {
  std::string arguments, operands, signature;
  for (std::size_t k = 0; k + 1 < types.size(); ++k) {
    const std::string comma = k == 0 ? "" : ", ";
    arguments += comma + "%" + std::to_string(k) + ": " + types[k];
    operands += comma + "%" + std::to_string(k);
    signature += comma + types[k];
  }
  const auto m = parsed("func.func @main(" + arguments + ") -> " + types.back() + " {\n%r = \"stablehlo." + op + "\"(" +
                        operands + ") " + attributes + " : (" + signature + ") -> " + types.back() +
                        "\nfunc.return %r : " + types.back() + "\n}");
  std::vector<Tensor> inputs;
  for (std::size_t k = 0; k < elements.size(); ++k) {
    inputs.push_back({m.entry()->types[k], std::vector<std::byte>(elements[k].size())});
    std::memcpy(inputs[k].bytes.data(), elements[k].data(), elements[k].size());
  }
  const auto got = run(m, std::move(inputs));
  EXPECT_TRUE(got) << got.error().text();
  return got ? elements_of<std::int8_t>(got->outputs[0][0]) : std::vector<std::int8_t>();
}

/// 127 - -128 = 255 is beyond the storage type, not beyond the numbers that are stood for: 255 * 0.5 / 1 - 100 = 27.5.
TEST(Quantized, DifferencesToTheZeroPointAreNumbers) {
  EXPECT_EQ(stored("uniform_quantize",
                   {"tensor<2x!quant.uniform<i8:f32, 0.5:-128>>", "tensor<2x!quant.uniform<i8:f32, 1.0:-100>>"},
                   {{127, -128}}),
            (std::vector<std::int8_t>{28, -100}));
}

/// 4 * 0.5 = 2 and (7 - 1) * 0.25 = 1.5: their product 3 is 3 / 0.125 - 4 = 20, their sum 3.5 is 24.
TEST(Quantized, ScalesOfOperandsAndResultsMayDiffer) {
  const std::vector<std::string> types = {"tensor<1x!quant.uniform<i8:f32, 0.5>>",
                                          "tensor<1x!quant.uniform<i8:f32, 0.25:1>>",
                                          "tensor<1x!quant.uniform<i8:f32, 0.125:-4>>"};
  EXPECT_EQ(stored("multiply", types, {{4}, {7}}), (std::vector<std::int8_t>{20}));
  EXPECT_EQ(stored("add", types, {{4}, {7}}), (std::vector<std::int8_t>{24}));
}

/// `bitcast_convert` gives quantized elements as they are stored.
TEST(Quantized, BitsAreThoseThatAreStored) {
  EXPECT_EQ(stored("bitcast_convert", {"tensor<2x!quant.uniform<i8:f32, 0.5:3>>", "tensor<2xi8>"}, {{5, -7}}),
            (std::vector<std::int8_t>{5, -7}));
  EXPECT_EQ(stored("bitcast_convert", {"tensor<2xi8>", "tensor<2x!quant.uniform<i8:f32, 0.5:3>>"}, {{5, -7}}),
            (std::vector<std::int8_t>{5, -7}));
}

const std::string kColumns = "!quant.uniform<i8:f32:1, {0.5:3, 0.25, 2.0:-1}>>";

/// Columns of scale 1/2 and zero point 3, of 1/4, and of 2 and -1.
/// 8 stands for 2.5, 6 for 1.5 and 4 for 10; in scales of 1/4, 1/2 and 2 they are 10, 3 and 5.
TEST(QuantizedPerAxis, EachSliceHasItsScale) {
  EXPECT_EQ(
      stored("uniform_quantize", {"tensor<2x3x" + kColumns, "tensor<2x3x!quant.uniform<i8:f32:1, {0.25, 0.5, 2.0}>>"},
             {{8, 6, 4, 3, 0, -1}}),
      (std::vector<std::int8_t>{10, 3, 5, 0, 0, 0}));
  EXPECT_EQ(
      stored("uniform_quantize", {"tensor<1x3x" + kColumns, "tensor<1x3x!quant.uniform<i8:f32, 0.5>>"}, {{8, 6, 4}}),
      (std::vector<std::int8_t>{5, 3, 20}));
}

/// Numbers of bf16 are too coarse for 255 * 0.7 / 0.7 to be 255: what only moves, with its scale, is not computed.
TEST(QuantizedPerAxis, WhatMovesIsAsItWasStored) {
  const std::string scales = "{0.7:-128, 0.3:-128}>>";
  EXPECT_EQ(stored("transpose",
                   {"tensor<2x3x!quant.uniform<i8:bf16:0, " + scales, "tensor<3x2x!quant.uniform<i8:bf16:1, " + scales},
                   {{127, 126, 125, 124, 123, 122}}, "{permutation = array<i64: 1, 0>}"),
            (std::vector<std::int8_t>{127, 124, 126, 123, 125, 122}));
  EXPECT_EQ(stored("broadcast_in_dim",
                   {"tensor<2x!quant.uniform<i8:bf16:0, " + scales, "tensor<2x2x!quant.uniform<i8:bf16:1, " + scales},
                   {{127, 125}}, "{broadcast_dimensions = array<i64: 1>}"),
            (std::vector<std::int8_t>{127, 125, 127, 125}));
  EXPECT_EQ(
      stored("reshape",
             {"tensor<2x3x!quant.uniform<i8:bf16:0, " + scales, "tensor<1x2x3x!quant.uniform<i8:bf16:1, " + scales},
             {{127, 126, 125, 124, 123, 122}}),
      (std::vector<std::int8_t>{127, 126, 125, 124, 123, 122}));
}

/// [1, 2] by columns that stand for [[1, -1], [0.5, 3]]: 1 * 1 + 2 * 0.5 = 2 is 8 of 1/4, and -1 + 6 = 5 is 10 of 1/2.
TEST(QuantizedPerAxis, AProductHasTheScalesOfItsColumns) {
  EXPECT_EQ(stored("dot_general",
                   {"tensor<2x!quant.uniform<i8:f32, 0.5>>", "tensor<2x2x!quant.uniform<i8:f32:1, {0.5:3, 1.0:-1}>>",
                    "tensor<2x!quant.uniform<i8:f32:0, {0.25, 0.5}>>"},
                   {{2, 4}, {5, -2, 4, 2}},
                   "{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], "
                   "rhs_contracting_dimensions = [0]>}"),
            (std::vector<std::int8_t>{8, 10}));
}

/// 3 stands for 1.5 on the right, and is 3 halves: by the scale of the left it would be 2.
TEST(Quantized, ChoiceIsOfTheNumbersWhereScalesDiffer) {
  const std::string left = "tensor<2x!quant.uniform<i8:f32, 2.0:-128>>",
                    right = "tensor<2x!quant.uniform<i8:f32, 0.25:-3>>",
                    result = "tensor<2x!quant.uniform<i8:f32, 0.5>>";
  const auto m = parsed("func.func @main(%p: tensor<2xi1>, %a: " + left + ", %b: " + right + ") -> " + result +
                        " {\n%r = stablehlo.select %p, %a, %b : (tensor<2xi1>, " + left + ", " + right + ") -> " +
                        result + "\nfunc.return %r : " + result + "\n}");
  const auto& types = m.entry()->types;
  const auto got = run(m, {filled<std::int8_t>(types[0], {0, 1}), filled<std::int8_t>(types[1], {-127, -126}),
                           filled<std::int8_t>(types[2], {3, 3})});
  ASSERT_TRUE(got) << got.error().text();
  EXPECT_EQ(elements_of<std::int8_t>(got->outputs[0][0]), (std::vector<std::int8_t>{3, 8}));
}

/// The mean of 0 and 0.5 is stored as 0 and the variance, 0.0625, too; what the output is computed with are the numbers
/// (`dequantize_batch_norm_grad_or_training_quantize`): (0 - 0.25) / 0.25 and (0.5 - 0.25) / 0.25.
TEST(Quantized, ResultsThatOthersAreComputedOfAreNumbers) {
  const std::string x = "tensor<2x1x!quant.uniform<i8:f32, 0.5>>", c = "tensor<1x!quant.uniform<i8:f32, 1.0>>";
  const auto m =
      parsed("func.func @main(%x: " + x + ", %s: " + c + ", %o: " + c + ") -> (" + x + ", " + c + ", " + c +
             ") {\n%r:3 = \"stablehlo.batch_norm_training\"(%x, %s, %o) <{epsilon = 0.0 : f32, feature_index = 1 : "
             "i64}> : (" +
             x + ", " + c + ", " + c + ") -> (" + x + ", " + c + ", " + c + ")\nfunc.return %r#0, %r#1, %r#2 : " + x +
             ", " + c + ", " + c + "\n}");
  const auto& types = m.entry()->types;
  const auto got = run(m, {filled<std::int8_t>(types[0], {0, 1}), filled<std::int8_t>(types[1], {1}),
                           filled<std::int8_t>(types[2], {0})});
  ASSERT_TRUE(got) << got.error().text();
  EXPECT_EQ(elements_of<std::int8_t>(got->outputs[0][0]), (std::vector<std::int8_t>{-2, 2}));
  EXPECT_EQ(elements_of<std::int8_t>(got->outputs[0][1]), (std::vector<std::int8_t>{0}));
}

/// What a fold of quantized elements makes of [100, 100, -90] and its init, by a region of one op.
std::vector<std::int8_t> folded(const std::string& op, const std::string& element, std::int8_t init) {
  const std::string x = "tensor<3x" + element, y = "tensor<" + element;
  const auto m =
      parsed("func.func @main(%x: " + x + ", %i: " + y + ") -> " + y +
             " {\n%r = \"stablehlo.reduce\"(%x, %i) <{dimensions = array<i64: 0>}> ({\n^bb0(%a: " + y + ", %b: " + y +
             "):\n%c = stablehlo." + op + " %a, %b : " + y + "\n\"stablehlo.return\"(%c) : (" + y + ") -> ()\n}) : (" +
             x + ", " + y + ") -> " + y + "\nfunc.return %r : " + y + "\n}");
  const auto& types = m.entry()->types;
  const auto got = run(m, {filled<std::int8_t>(types[0], {100, 100, -90}), filled<std::int8_t>(types[1], {init})});
  EXPECT_TRUE(got) << got.error().text();
  return got ? elements_of<std::int8_t>(got->outputs[0][0]) : std::vector<std::int8_t>();
}

/// A sum of stored integers is clamped step by step: 100 + 100 is 127, and 127 - 90 = 37. With a zero point of 10 these
/// stand for 90, 90 and -100, in halves: 117 is the largest, and 117 - 100 = 17 is stored as 27.
TEST(Quantized, EachStepOfAFoldIsOneOfQuantizedNumbers) {
  EXPECT_EQ(folded("add", "!quant.uniform<i8:f32, 0.5>>", 0), std::vector<std::int8_t>{37});
  EXPECT_EQ(folded("add", "!quant.uniform<i8:f32, 0.5:10>>", 10), std::vector<std::int8_t>{27});
  EXPECT_EQ(folded("maximum", "!quant.uniform<i8:f32, 0.7:10>>", -128), std::vector<std::int8_t>{100});
  EXPECT_EQ(folded("minimum", "!quant.uniform<i8:f32, 0.7:10>>", 127), std::vector<std::int8_t>{-90});
}

/// bf16 has 8 bits: 127 - -128 = 255 times 0.7 is 178.5, which is 178, and 178 / 0.7 = 254.6 is 255 or 254. What is
/// moved alone is stored as it was; what was a maximum was rounded.
TEST(Quantized, NumbersOfFewBitsDoNotLeadBack) {
  spec::Quantization q{ElementType::i8, ElementType::f32, -128, 127, {0.7}, {-128}};
  EXPECT_TRUE(leads_back(q));
  q.expressed = ElementType::f16;
  EXPECT_TRUE(leads_back(q));
  q.scales = {300};  // 255 * 300 is beyond the numbers of f16
  EXPECT_FALSE(leads_back(q));
  q.scales = {1e-5};  // below the normal ones
  EXPECT_FALSE(leads_back(q));
  EXPECT_FALSE(leads_back({ElementType::i8, ElementType::bf16, -128, 127, {0.7}, {-128}}));
  EXPECT_TRUE(leads_back({ElementType::i8, ElementType::bf16, -8, 7, {0.7}, {3}}));
  EXPECT_FALSE(leads_back({ElementType::ui32, ElementType::f32, 0, 4294967295, {0.5}, {0}}));
  EXPECT_TRUE(leads_back({ElementType::ui32, ElementType::f64, 0, 4294967295, {0.5}, {0}}));
}

/// All elements that lead back, one by one: what is rounded thrice is far from the middle of two integers.
TEST(Quantized, ElementsThatLeadBackAreThoseThatTheyWere) {
  for (const char* const element : {"!quant.uniform<i8:f32, 0.7:-128>>", "!quant.uniform<i8:f16, 0.3:127>>",
                                    "!quant.uniform<i8<-8:7>:bf16, 0.7:3>>"}) {
    const std::string type = "tensor<256x" + std::string(element);
    const auto m = parsed("func.func @main(%x: " + type + ") -> " + type +
                          " {\n%y = stablehlo.maximum %x, %x : " + type + "\nfunc.return %y : " + type + "\n}");
    const auto& q = *m.entry()->types[0].quantization();
    ASSERT_TRUE(leads_back(q));
    Tensor x{m.entry()->types[0], std::vector<std::byte>(256)};
    for (int k = 0; k < 256; ++k)
      x.bytes[static_cast<std::size_t>(k)] =
          static_cast<std::byte>(std::clamp<std::int64_t>(k - 128, q.storage_min, q.storage_max));
    const auto got = run(m, {x});
    ASSERT_TRUE(got) << got.error().text();
    EXPECT_EQ(got->outputs[0][0].bytes, x.bytes) << element;
  }
}

/// Two updates of 1.5 and 4 meet 0.5 in the first place, as 3, 8 and 1 are stored less the zero point: 6 is 12 halves.
TEST(Quantized, UpdatesAreOfQuantizedNumbers) {
  const std::string element = "!quant.uniform<i8:f32, 0.5:-20>>", x = "tensor<2x" + element, y = "tensor<" + element;
  const auto made = [&](const std::string& op) {
    const auto m = parsed(
        "func.func @main(%x: " + x + ", %i: tensor<2x1xi64>, %u: " + x + ") -> " + x +
        " {\n%r = \"stablehlo.scatter\"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims "
        "= [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({\n^bb0(%a: " +
        y + ", %b: " + y + "):\n%c = stablehlo." + op + " %a, %b : " + y + "\n\"stablehlo.return\"(%c) : (" + y +
        ") -> ()\n}) : (" + x + ", tensor<2x1xi64>, " + x + ") -> " + x + "\nfunc.return %r : " + x + "\n}");
    const auto& types = m.entry()->types;
    const auto got = run(m, {filled<std::int8_t>(types[0], {-19, 5}), filled<std::int64_t>(types[1], {0, 0}),
                             filled<std::int8_t>(types[2], {-17, -12})});
    EXPECT_TRUE(got) << got.error().text();
    return got ? elements_of<std::int8_t>(got->outputs[0][0]) : std::vector<std::int8_t>();
  };
  EXPECT_EQ(made("add"), (std::vector<std::int8_t>{-8, 5}));
  EXPECT_EQ(made("maximum"), (std::vector<std::int8_t>{-12, 5}));
}

/// The zero point 4097 is no number of f16: what is stored for 0 stands for -0.5. A convolution pads with 0 itself, so
/// 1 between two zeros gives 32 * 0 + 1 * 1 + 32 * 0.
TEST(Quantized, PaddingOfAConvolutionIsNoStoredZero) {
  const std::string x = "tensor<1x1x1x!quant.uniform<i16:f16, 0.5:4097>>",
                    y = "tensor<3x1x1x!quant.uniform<i16:f16, 0.5>>", z = "tensor<1x1x1x!quant.uniform<i16:f16, 0.5>>";
  const auto m = parsed(
      "func.func @main(%a: " + x + ", %b: " + y + ") -> " + z +
      " {\n%r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} "
      "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (" +
      x + ", " + y + ") -> " + z + "\nfunc.return %r : " + z + "\n}");
  const auto& types = m.entry()->types;
  const auto got = run(m, {filled<std::int16_t>(types[0], {4099}), filled<std::int16_t>(types[1], {64, 2, 64})});
  ASSERT_TRUE(got) << got.error().text();
  EXPECT_EQ(elements_of<std::int16_t>(got->outputs[0][0]), std::vector<std::int16_t>{2});
}

class QuantizedSum : public testing::Test {
 protected:
  /// lhs + rhs of one element type: dequantize_op_quantize of the specification.
  static std::vector<std::int8_t> sum(std::string_view element, std::initializer_list<std::int8_t> lhs,
                                      std::initializer_list<std::int8_t> rhs) {
    const std::string type = "tensor<" + std::to_string(lhs.size()) + "x" + std::string(element) + ">";
    const auto m = parsed("func.func @main(%a: " + type + ", %b: " + type + ") -> " + type +
                          " {\n%r = stablehlo.add %a, %b : " + type + "\nfunc.return %r : " + type + "\n}");
    const spec::Type t = m.entry()->types[0];
    const auto got = run(m, {filled<std::int8_t>(t, lhs), filled<std::int8_t>(t, rhs)});
    EXPECT_TRUE(got) << got.error().text();
    if (!got) return {};
    EXPECT_EQ(got->outputs[0][0].type, t);
    return elements_of<std::int8_t>(got->outputs[0][0]);
  }
};

/// Scale 1/2, zero point 3: 5 stands for 1 and 8 for 2.5; their sum 3.5 is stored as 3.5 / 0.5 + 3 = 10.
TEST_F(QuantizedSum, IsOfTheNumbersThatElementsStandFor) {
  EXPECT_EQ(sum("!quant.uniform<i8:f32, 0.5:3>", {5, 3, -1}, {8, 3, 3}), (std::vector<std::int8_t>{10, 3, -1}));
}

/// 100 + 100 of scale 1 is 200, and -100 - 100 is -200: the ends of the storage type.
TEST_F(QuantizedSum, IsClampedToWhatIsStored) {
  EXPECT_EQ(sum("!quant.uniform<i8:f32, 1.0>", {100, -100}, {100, -100}), (std::vector<std::int8_t>{127, -128}));
  EXPECT_EQ(sum("!quant.uniform<i8<-10:10>:f32, 1.0>", {9, -9}, {9, -9}), (std::vector<std::int8_t>{10, -10}));
}

}  // namespace
}  // namespace assay::oracle
