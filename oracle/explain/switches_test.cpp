#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "oracle/explain/verdict_test.h"

/// Every line that a contract can have decides something: an answer that is illegal without it and legal with it, or
/// the other way round where the line takes a freedom back. The numbers are worked out beside each row.
namespace assay::oracle {
namespace {

struct Line {
  std::string_view line;       ///< what is added to the contract
  std::string_view before;     ///< what the contract says besides
  std::string_view signature;  ///< of @main
  std::string_view ops;        ///< the last one yields %r
  std::vector<std::string_view> inputs;
  std::string_view answer;
  int replicas = 1;  ///< all of which have these inputs

  std::string_view name() const { return line.substr(0, line.find(' ')); }
  bool takes_back() const { return line.starts_with("no-"); }
};

constexpr std::string_view kUnary = "(%a: tensor<f32>) -> tensor<f32>";
constexpr std::string_view kBinary = "(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32>";
constexpr std::string_view kProduct = "%r = stablehlo.multiply %a, %b : tensor<f32>";
constexpr std::string_view kAdd = "%r = stablehlo.add %a, %b : tensor<f32>";
constexpr std::string_view kReduceThree = R"(%z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>)";
constexpr std::string_view kOfThree = "(%a: tensor<3xf32>) -> tensor<f32>";
constexpr std::string_view kContraction =
    "%p = stablehlo.multiply %a, %a : tensor<f32>\n%r = stablehlo.subtract %p, %b : tensor<f32>";
constexpr std::string_view kTwoAndTwo = "(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<f32>";
constexpr std::string_view kDot =
    "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>";
constexpr std::string_view kUnaryOfTwo = "(%a: tensor<2xf32>) -> tensor<1xf32>";
constexpr std::string_view kLargest =
    "%r, %places = chlo.top_k(%a, k = 1) : tensor<2xf32> -> (tensor<1xf32>, tensor<1xi32>)";
constexpr std::string_view kIntegers = "(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32>";
constexpr std::string_view kOneBit = "dense<0x3F800800> : tensor<f32>";   // 1 + 2^-12
constexpr std::string_view kTwoBits = "dense<0x3F801000> : tensor<f32>";  // 1 + 2^-11

// clang-format off
const Line kLines[] = {
    // Subnormals.
    {"flush-inputs for f32", "", kBinary, kProduct, {"dense<1.0e-45> : tensor<f32>", "dense<2.0> : tensor<f32>"}, "dense<0.0> : tensor<f32>"},
    {"flush-results for f32", "", kBinary, kProduct, {"dense<0x00800000> : tensor<f32>", "dense<0.5> : tensor<f32>"}, "dense<0.0> : tensor<f32>"},
    {"no-flush-inputs for f32", "flush-inputs for f32", kBinary, kProduct, {"dense<1.0e-45> : tensor<f32>", "dense<2.0> : tensor<f32>"}, "dense<0.0> : tensor<f32>"},
    {"no-flush-results for f32", "flush-results for f32", kBinary, kProduct, {"dense<0x00800000> : tensor<f32>", "dense<0.5> : tensor<f32>"}, "dense<0.0> : tensor<f32>"},
    {"flush-moves for f32", "flush-inputs for f32", "(%a: tensor<2xf32>) -> tensor<2xf32>", "%r = stablehlo.reverse %a, dims = [0] : tensor<2xf32>",
     {"dense<[1.0e-45, 1.0]> : tensor<2xf32>"}, "dense<[1.0, 0.0]> : tensor<2xf32>"},
    {"flush-selects for f32", "flush-inputs for f32", kBinary, R"(%p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
       %r = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>)", {"dense<-1.0e-45> : tensor<f32>", "dense<3.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>"},
    // exp(-86.5) is 2.3 times the smallest normal number.
    {"flush-slack 4", "flush-results for f32\nmath exponential for f32 : 1", kUnary, "%r = stablehlo.exponential %a : tensor<f32>", {"dense<-86.5> : tensor<f32>"}, "dense<0.0> : tensor<f32>"},

    // Bits of a NaN that is moved.
    {"nan-bits-free for f32", "", "(%a: tensor<2xf32>) -> tensor<2xi1>", R"(%m = stablehlo.reverse %a, dims = [0] : tensor<2xf32>
       %r = stablehlo.compare EQ, %m, %a, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>)", {"dense<0x7FC00000> : tensor<2xf32>"}, "dense<false> : tensor<2xi1>"},

    // (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24, and 0 where the product is rounded first.
    {"fma for f32", "", kBinary, kContraction, {kOneBit, kTwoBits}, "dense<0x33800000> : tensor<f32>"},
    {"no-fma for f32", "fma for f32", kBinary, kContraction, {kOneBit, kTwoBits}, "dense<0x33800000> : tensor<f32>"},
    {"fma for complex", "", "(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> tensor<f32>",
     "%p = stablehlo.multiply %a, %b : tensor<complex<f32>>\n%r = stablehlo.real %p : (tensor<complex<f32>>) -> tensor<f32>",
     {"dense<(0x3F800800, 1.0)> : tensor<complex<f32>>", "dense<(0x3F800800, 0x3F801000)> : tensor<complex<f32>>"}, "dense<0x33800000> : tensor<f32>"},
    // 1 / 3 / 41 is rounded twice, 1 / 123 once.
    {"regrouped-products for f32", "", "(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>) -> tensor<f32>", "%q = stablehlo.divide %a, %b : tensor<f32>\n%r = stablehlo.divide %q, %c : tensor<f32>",
     {"dense<1.0> : tensor<f32>", "dense<3.0> : tensor<f32>", "dense<41.0> : tensor<f32>"}, "dense<0x3C053408> : tensor<f32>"},
    // sqrt(-1 - 0i) is -i, below the cut; above it i.
    {"branch-cut either", "math sqrt for complex : 6", "(%a: tensor<complex<f32>>) -> tensor<complex<f32>>", "%r = stablehlo.sqrt %a : tensor<complex<f32>>",
     {"dense<(-1.0, -0.0)> : tensor<complex<f32>>"}, "dense<(0.0, 1.0)> : tensor<complex<f32>>"},
    {"complex-specials any", "", "(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> tensor<complex<f32>>", "%r = stablehlo.multiply %a, %b : tensor<complex<f32>>",
     {"dense<(0x7F800000, 0.0)> : tensor<complex<f32>>", "dense<(1.0, 1.0)> : tensor<complex<f32>>"}, "dense<(5.0, 5.0)> : tensor<complex<f32>>"},

    // exp(-1) is 0.375 in f8E5M2, 1.375 is a tie and becomes 1.5, and 1 / 1.5 is 0.625; logistic(1) is 0.731.
    {"formula logistic-expanded for f8E5M2", "math exponential for f8 : 0.5313\nmath logistic for f8 : 0.5938", "(%a: tensor<f8E5M2>) -> tensor<f8E5M2>",
     "%r = stablehlo.logistic %a : tensor<f8E5M2>", {"dense<1.0> : tensor<f8E5M2>"}, "dense<0.625> : tensor<f8E5M2>"},
    // 1 + exp(11.5) is infinite in f16, and 1 / inf is 0 where the exact value is a subnormal.
    {"formula logistic-expanded for f16", "math exponential for f16 : 2\nmath logistic for f16 : 6", "(%a: tensor<f16>) -> tensor<f16>",
     "%r = stablehlo.logistic %a : tensor<f16>", {"dense<-11.5> : tensor<f16>"}, "dense<0.0> : tensor<f16>"},

    // Wider and narrower formats. bf16 has 8 bits: 1 + 2^-8 is a tie and rounds to 1.
    {"excess f32 for bf16", "", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<f32>", "%s = stablehlo.add %a, %b : tensor<bf16>\n%r = stablehlo.convert %s : (tensor<bf16>) -> tensor<f32>",
     {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>"}, "dense<0x3F808000> : tensor<f32>"},
    // log(1) is 0; log(1 + 2^-8) is 2^-8 in bf16.
    {"excess f32 for bf16", "math log for bf16 : 0.5001", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<bf16>", "%s = stablehlo.add %a, %b : tensor<bf16>\n%r = stablehlo.log %s : tensor<bf16>",
     {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>"}, "dense<0x3B80> : tensor<bf16>"},
    // 193 * 1.0078125 is 194.5; bf16 has 195.
    {"excess f32 for bf16", "", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<i32>", "%s = stablehlo.multiply %a, %b : tensor<bf16>\n%r = stablehlo.convert %s : (tensor<bf16>) -> tensor<i32>",
     {"dense<193.0> : tensor<bf16>", "dense<0x3F81> : tensor<bf16>"}, "dense<194> : tensor<i32>"},
    // 1 + 2^-8 - 2^-8 is 1, and 1 - 2^-8 where the sum is rounded first; the sum is greater than 1, and rounded it is not.
    {"excess-chains f32 for bf16", "", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<bf16>", "%s = stablehlo.add %a, %b : tensor<bf16>\n%r = stablehlo.subtract %s, %b : tensor<bf16>",
     {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>"}, "dense<1.0> : tensor<bf16>"},
    {"excess-chains f32 for bf16", "", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<i1>", "%s = stablehlo.add %a, %b : tensor<bf16>\n%r = stablehlo.compare GT, %s, %a : (tensor<bf16>, tensor<bf16>) -> tensor<i1>",
     {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>"}, "dense<true> : tensor<i1>"},
    // The same through a choice.
    {"excess-chains f32 for bf16", "", "(%a: tensor<bf16>, %b: tensor<bf16>, %p: tensor<i1>) -> tensor<bf16>", R"(%s = stablehlo.add %a, %b : tensor<bf16>
       %c = stablehlo.select %p, %s, %a : tensor<i1>, tensor<bf16>
       %r = stablehlo.subtract %c, %b : tensor<bf16>)", {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>", "dense<true> : tensor<i1>"}, "dense<1.0> : tensor<bf16>"},
    // And in a sum: 1 + 2^-8, twice, less 2 is 2^-7.
    {"excess-chains f32 for bf16", "order chain", "(%a: tensor<2xbf16>, %b: tensor<2xbf16>, %z: tensor<bf16>) -> tensor<bf16>", R"(%s = stablehlo.add %a, %b : tensor<2xbf16>
       %r = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2xbf16>, tensor<bf16>) -> tensor<bf16>)",
     {"dense<1.0> : tensor<2xbf16>", "dense<0x3B80> : tensor<2xbf16>", "dense<-2.0> : tensor<bf16>"}, "dense<0x3C00> : tensor<bf16>"},
    // 416 + 96 is beyond f8E4M3FN, whose greatest is 448, and comes back in f16.
    {"excess-chains f16 for f8", "", "(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>) -> tensor<f8E4M3FN>", "%s = stablehlo.add %a, %b : tensor<f8E4M3FN>\n%r = stablehlo.subtract %s, %b : tensor<f8E4M3FN>",
     {"dense<416.0> : tensor<f8E4M3FN>", "dense<96.0> : tensor<f8E4M3FN>"}, "dense<416.0> : tensor<f8E4M3FN>"},
    // Three processes add 1 + 2^-8: 3 + 3 * 2^-8, whose nearest number is 3 + 2^-6, and 3 where each is rounded first.
    {"excess-collectives f32 for bf16", "", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<bf16>", R"(%s = stablehlo.add %a, %b : tensor<bf16>
       %r = "stablehlo.all_reduce"(%s) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
       ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
         %t = stablehlo.add %x, %y : tensor<bf16>
         stablehlo.return %t : tensor<bf16>
       }) : (tensor<bf16>) -> tensor<bf16>)", {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>"}, "dense<0x4041> : tensor<bf16>", 3},
    {"accumulator f32 for bf16", "order chain", "(%a: tensor<3xbf16>) -> tensor<bf16>", R"(%z = stablehlo.constant dense<0.0> : tensor<bf16>
       %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xbf16>, tensor<bf16>) -> tensor<bf16>)",
     {"dense<[0x3F80, 0x3B80, 0x3B80]> : tensor<3xbf16>"}, "dense<0x3F81> : tensor<bf16>"},
    {"dot-accumulator f32 for bf16", "order chain", "(%a: tensor<3xbf16>, %b: tensor<3xbf16>) -> tensor<bf16>",
     "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<bf16>",
     {"dense<[0x3F80, 0x3B80, 0x3B80]> : tensor<3xbf16>", "dense<1.0> : tensor<3xbf16>"}, "dense<0x3F81> : tensor<bf16>"},
    // 1 + 2^-20 is 1 in bf16.
    {"multiplicand bf16 for f32", "", "(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<f32>",
     "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>",
     {"dense<[0x3F800008, 0.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, "dense<1.0> : tensor<f32>"},
    // 1 + 2^-11 + 2^-30 is 1 + 2^-10 in f16; in f32 it is the tie 1 + 2^-11.
    {"convert-via f32 for f16", "", "(%a: tensor<f64>) -> tensor<f16>", "%r = stablehlo.convert %a : (tensor<f64>) -> tensor<f16>",
     {"dense<0x3FF0020000400000> : tensor<f64>"}, "dense<1.0> : tensor<f16>"},
    // 1 + 1 / 8 + 1 / 16 - 2^-12 lies below the middle of 1.125 and 1.25; f16 takes it for the middle, a tie.
    {"dot-via f16 for f8E4M3", "dot-accumulator f32 for f8E4M3", "(%a: tensor<4xf8E4M3>, %b: tensor<4xf8E4M3>) -> tensor<f8E4M3>",
     "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<f8E4M3>",
     {"dense<[1.0, 0.125, 0.0625, 0.015625]> : tensor<4xf8E4M3>", "dense<[1.0, 1.0, 1.0, -0.015625]> : tensor<4xf8E4M3>"}, "dense<1.25> : tensor<f8E4M3>"},
    // 3 * 0x3DCCCCCD is rounded up to 0x3E99999A by 2^-27, which a product in f32 leaves when it is fused.
    {"narrow f32 for f64", "fma for f32", kBinary, R"(%k = stablehlo.constant dense<0x3E99999A> : tensor<f32>
       %x = stablehlo.convert %a : (tensor<f32>) -> tensor<f64>
       %y = stablehlo.convert %b : (tensor<f32>) -> tensor<f64>
       %p = stablehlo.multiply %x, %y : tensor<f64>
       %n = stablehlo.convert %p : (tensor<f64>) -> tensor<f32>
       %r = stablehlo.subtract %n, %k : tensor<f32>)", {"dense<3.0> : tensor<f32>", "dense<0x3DCCCCCD> : tensor<f32>"}, "dense<0xB2000000> : tensor<f32>"},

    // Orders: 2^24 + 1 + 1 is 2^24 from the left. 2^25 + 1 - (2^24 + 2^20) keeps its 1 only if the large ones meet first.
    {"order in-order-tree", "order chain", kOfThree, kReduceThree, {"dense<[16777216.0, 1.0, 1.0]> : tensor<3xf32>"}, "dense<16777218.0> : tensor<f32>"},
    {"order any-permutation", "", kOfThree, kReduceThree, {"dense<[33554432.0, 1.0, -17825792.0]> : tensor<3xf32>"}, "dense<15728641.0> : tensor<f32>"},
    {"init any", "", "(%a: tensor<1xf32>) -> tensor<f32>", R"(%z = stablehlo.constant dense<1.0> : tensor<f32>
       %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>)", {"dense<5.0> : tensor<1xf32>"}, "dense<7.0> : tensor<f32>"},
    {"sums-of-updates open", "", "(%a: tensor<1xf32>, %b: tensor<1xf32>) -> tensor<1xf32>", R"(%i = stablehlo.constant dense<0> : tensor<1x1xi32>
       %m = "stablehlo.scatter"(%a, %i, %b) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
       ^bb0(%p: tensor<f32>, %q: tensor<f32>):
         %s = stablehlo.add %p, %q : tensor<f32>
         stablehlo.return %s : tensor<f32>
       }) : (tensor<1xf32>, tensor<1x1xi32>, tensor<1xf32>) -> tensor<1xf32>
       %r = stablehlo.add %m, %a : tensor<1xf32>)", {"dense<0x33800000> : tensor<1xf32>", "dense<1.0> : tensor<1xf32>"}, "dense<0x3F800001> : tensor<1xf32>"},

    // Rounding: 1 + 2^-24 is a tie, and 1 is even.
    {"round faithful for f32", "", kBinary, kAdd, {"dense<1.0> : tensor<f32>", "dense<0x33800000> : tensor<f32>"}, "dense<0x3F800001> : tensor<f32>"},
    {"round any for f32", "", kBinary, kAdd, {"dense<1.0> : tensor<f32>", "dense<0x33800000> : tensor<f32>"}, "dense<7.0> : tensor<f32>"},
    {"special-overflow any", "", "(%a: tensor<f8E4M3FN>) -> tensor<f8E4M3FN>", "%r = stablehlo.add %a, %a : tensor<f8E4M3FN>", {"dense<448.0> : tensor<f8E4M3FN>"}, "dense<448.0> : tensor<f8E4M3FN>"},
    // f4E2M1FN has no NaN.
    {"unrepresentable any", "", "(%a: tensor<f4E2M1FN>) -> tensor<f4E2M1FN>", "%r = stablehlo.divide %a, %a : tensor<f4E2M1FN>", {"dense<0.0> : tensor<f4E2M1FN>"}, "dense<1.0> : tensor<f4E2M1FN>"},
    // f6 has no infinity either: 1 / 0, log(0) and a converted infinity have no code.
    {"unrepresentable any", "", "(%a: tensor<f6E2M3FN>, %b: tensor<f6E2M3FN>) -> tensor<f6E2M3FN>", "%r = stablehlo.divide %a, %b : tensor<f6E2M3FN>", {"dense<1.0> : tensor<f6E2M3FN>", "dense<0.0> : tensor<f6E2M3FN>"}, "dense<1.0> : tensor<f6E2M3FN>"},
    {"unrepresentable any", "math log for f6 : 1", "(%a: tensor<f6E3M2FN>) -> tensor<f6E3M2FN>", "%r = stablehlo.log %a : tensor<f6E3M2FN>", {"dense<0.0> : tensor<f6E3M2FN>"}, "dense<1.0> : tensor<f6E3M2FN>"},
    {"unrepresentable any", "", "(%a: tensor<f32>) -> tensor<f6E2M3FN>", "%r = stablehlo.convert %a : (tensor<f32>) -> tensor<f6E2M3FN>", {"dense<0x7F800000> : tensor<f32>"}, "dense<1.0> : tensor<f6E2M3FN>"},
    // The one NaN of f8E4M3FNUZ is the code of -0: whether it is negative no text says.
    {"unrepresentable any", "", "(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>) -> tensor<i1>",
     "%r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>", {"dense<0x80> : tensor<f8E4M3FNUZ>", "dense<0.0> : tensor<f8E4M3FNUZ>"}, "dense<true> : tensor<i1>"},
    {"minmax-nan either", "", kBinary, "%r = stablehlo.maximum %a, %b : tensor<f32>", {"dense<0x7FC00000> : tensor<f32>", "dense<1.0> : tensor<f32>"}, "dense<1.0> : tensor<f32>"},
    {"zero-sign free", "", kBinary, kAdd, {"dense<0.0> : tensor<f32>", "dense<0.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>"},
    {"reduced-subnormals any", "", kUnary, "%r = stablehlo.reduce_precision %a, format = e8m0 : tensor<f32>", {"dense<-1.0e-45> : tensor<f32>"}, "dense<-0.0> : tensor<f32>"},
    {"reduced-range any", "", "(%a: tensor<f8E4M3FN>) -> tensor<f8E4M3FN>", "%r = stablehlo.reduce_precision %a, format = e4m3 : tensor<f8E4M3FN>", {"dense<-448.0> : tensor<f8E4M3FN>"}, "dense<0xFF> : tensor<f8E4M3FN>"},

    // Shortcuts. 1 + 2^-20 is 1 in bf16 and in TF32.
    {"shortcut bf16-factors for f32", "", kTwoAndTwo, kDot, {"dense<[0x3F800008, 0.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, "dense<1.0> : tensor<f32>"},
    {"shortcut tf32-factors for f32", "", kTwoAndTwo, kDot, {"dense<[0x3F800008, 0.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, "dense<1.0> : tensor<f32>"},
    // 1 + 2^-10 + 2^-11 + 2^-12 lies above the middle of two numbers of TF32, and is cut off to 1 + 2^-10.
    {"shortcut tf32-factors for f32", "", kTwoAndTwo, kDot, {"dense<[0x3F803800, 0.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, "dense<0x3F802000> : tensor<f32>"},
    {"shortcut ignores-its-algorithm for f32", "", kTwoAndTwo, R"(%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>)",
     {"dense<[0x3F800008, 0.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, "dense<0x3F800008> : tensor<f32>"},
    // (1 + 2^-30 i)^2 has the imaginary part 2^-29; (1 + 2^-30)^2 - 1 - 2^-60 is 0.
    {"shortcut three-products for complex", "", "(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) -> tensor<complex<f32>>", "%r = stablehlo.multiply %a, %b : tensor<complex<f32>>",
     {"dense<(1.0, 0x30800000)> : tensor<complex<f32>>", "dense<(1.0, 0x30800000)> : tensor<complex<f32>>"}, "dense<(1.0, 0.0)> : tensor<complex<f32>>"},
    // The padding is a term of 0 times infinity.
    {"shortcut padding-skipped for f32", "", "(%a: tensor<1x1x1xf32>, %b: tensor<2x1x1xf32>) -> tensor<1x1x1xf32>",
     "%r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<2x1x1xf32>) -> tensor<1x1x1xf32>",
     {"dense<2.0> : tensor<1x1x1xf32>", "dense<[[[0x7F800000]], [[3.0]]]> : tensor<2x1x1xf32>"}, "dense<6.0> : tensor<1x1x1xf32>"},
    // Between the two taps of the kernel lies infinity.
    {"shortcut holes-counted for f32", "", "(%a: tensor<1x3x1xf32>, %b: tensor<2x1x1xf32>) -> tensor<1x1x1xf32>",
     "%r = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x1x1xf32>",
     {"dense<[[[1.0], [0x7F800000], [2.0]]]> : tensor<1x3x1xf32>", "dense<1.0> : tensor<2x1x1xf32>"}, "dense<0x7FC00000> : tensor<1x1x1xf32>"},

    // 1 + 2^-7 + 3 * 2^-9 lies nearest to 1 + 2^-6, and 1 + 2^-7 is what is left of it.
    {"shortcut rounded-keys for f32", "", kUnaryOfTwo, kLargest, {"dense<[1.0, 0x3F81C000]> : tensor<2xf32>"}, "dense<0x3F820000> : tensor<1xf32>"},
    {"shortcut truncated-keys for f32", "", kUnaryOfTwo, kLargest, {"dense<[1.0, 0x3F81C000]> : tensor<2xf32>"}, "dense<0x3F810000> : tensor<1xf32>"},

    // Integers.
    {"integer-overflow any", "", "(%a: tensor<i8>) -> tensor<i8>", "%r = stablehlo.add %a, %a : tensor<i8>", {"dense<100> : tensor<i8>"}, "dense<127> : tensor<i8>"},
    {"division-by-zero any", "", kIntegers, "%r = stablehlo.divide %a, %b : tensor<i32>", {"dense<7> : tensor<i32>", "dense<0> : tensor<i32>"}, "dense<1> : tensor<i32>"},
    {"shift-overflow any", "", kIntegers, "%r = stablehlo.shift_left %a, %b : tensor<i32>", {"dense<7> : tensor<i32>", "dense<32> : tensor<i32>"}, "dense<7> : tensor<i32>"},
    {"integer-power any", "", kIntegers, "%r = stablehlo.power %a, %b : tensor<i32>", {"dense<2> : tensor<i32>", "dense<-1> : tensor<i32>"}, "dense<5> : tensor<i32>"},
    {"integer-overflow any", "", kIntegers, "%r = stablehlo.power %a, %b : tensor<i32>", {"dense<3> : tensor<i32>", "dense<40> : tensor<i32>"}, "dense<5> : tensor<i32>"},
    {"integer-power any", "", kIntegers, "%r = stablehlo.power %a, %b : tensor<i32>", {"dense<3> : tensor<i32>", "dense<65> : tensor<i32>"}, "dense<3> : tensor<i32>"},
    {"random-bits any", "", "(%a: tensor<2xui64>) -> tensor<ui32>", "%s, %r = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)", {"dense<0> : tensor<2xui64>"}, "dense<5> : tensor<ui32>"},
    {"float-to-integer any", "", "(%a: tensor<f32>) -> tensor<i32>", "%r = stablehlo.convert %a : (tensor<f32>) -> tensor<i32>", {"dense<3.0e9> : tensor<f32>"}, "dense<5> : tensor<i32>"},
};
// clang-format on

std::string contract_of(std::string_view lines) {
  std::string text = "contract trial\n", line;
  std::istringstream in{std::string(lines)};
  while (std::getline(in, line))
    if (!line.empty()) text += "  " + line + " because documented \"trial\"\n";
  const std::string path = testing::TempDir() + "trial.contract";
  std::ofstream(path) << text;
  return path;
}

bool is_legal(const Line& line, std::string_view contract) {
  std::vector<Tensor> inputs;
  for (const auto text : line.inputs) inputs.push_back(tensor(text));
  const std::string_view type = line.answer.substr(line.answer.rfind(" : ") + 3);
  const std::string text = fmt::format(
      "module attributes {{mhlo.num_replicas = {} : i32, mhlo.num_partitions = 1 : i32}} {{\n"
      "func.func @main{} {{\n{}\n  return %r : {}\n}}\n}}\n",
      line.replicas, line.signature, line.ops, type);
  return oracle::is_legal(text, inputs, **spec::contract_named(contract_of(contract)), tensor(line.answer));
}

TEST(Switches, EachDecidesAnAnswer) {
  for (const Line& line : kLines) {
    EXPECT_EQ(is_legal(line, line.before), line.takes_back()) << "without " << line.line;
    EXPECT_EQ(is_legal(line, std::string(line.before) + "\n" + std::string(line.line)), !line.takes_back())
        << "with " << line.line;
  }
}

TEST(Switches, AllThatTheLanguageKnowsStandHere) {
  for (const std::string_view name : spec::contract_switches())
    EXPECT_TRUE(std::ranges::any_of(kLines, [&](const Line& line) { return line.name() == name; })) << name;
}

TEST(Switches, AllShortcutsOfRecordsStandHere) {
  EXPECT_FALSE(spec::shortcut_names().empty());
  for (const std::string& name : spec::shortcut_names())
    EXPECT_TRUE(std::ranges::any_of(kLines, [&](const Line& line) {
      return line.line.starts_with("shortcut " + name + " ");
    })) << name;
}

/// Factors that are to be HIGH or HIGHEST are read as they are.
TEST(Switches, ShortcutsOfFactorsAreForDefaultAlone) {
  const auto legal = [](std::string_view lhs, std::string_view rhs, std::string_view answer) {
    const std::string ops = fmt::format(
        "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0], precision = [{}, {}] : (tensor<2xf32>, "
        "tensor<2xf32>) -> tensor<f32>",
        lhs, rhs);
    const Line line{
        "", "", kTwoAndTwo, ops, {"dense<[0x3F800008, 0.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, answer};
    return is_legal(line, "shortcut bf16-factors for f32\nshortcut tf32-factors for f32");
  };
  for (const std::string_view other : {"DEFAULT", "HIGH", "HIGHEST"}) {
    EXPECT_TRUE(legal("DEFAULT", other, "dense<1.0> : tensor<f32>"));
    EXPECT_FALSE(legal("HIGH", other, "dense<1.0> : tensor<f32>"));
    EXPECT_FALSE(legal("HIGHEST", other, "dense<1.0> : tensor<f32>"));
    EXPECT_FALSE(legal("DEFAULT", other, "dense<0x3F7F0000> : tensor<f32>"));
  }
}

/// Groups of one row and of one: 1.1 + 2^-20 or so reads as 1.
TEST(Switches, ShortcutsOfFactorsAreForGroupsToo) {
  const auto legal = [](std::string_view precision, std::string_view type, std::vector<std::string_view> inputs,
                        std::string_view answer, std::string_view contract) {
    const std::string signature =
        fmt::format("(%a: tensor<2x1x{0}>, %b: tensor<2x1x1x{0}>, %g: tensor<2xi32>) -> tensor<2x1x{0}>", type);
    const std::string ops = fmt::format(
        "%r = \"chlo.ragged_dot\"(%a, %b, %g) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<"
        "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], "
        "rhs_group_dimensions = [0]>, precision_config = [#chlo<precision {0}>, #chlo<precision {0}>]}}> : "
        "(tensor<2x1x{1}>, tensor<2x1x1x{1}>, tensor<2xi32>) -> tensor<2x1x{1}>",
        precision, type);
    return is_legal(Line{"", "", signature, ops, inputs, answer}, contract);
  };
  const std::vector<std::string_view> reals = {"dense<0x3F800008> : tensor<2x1xf32>", "dense<1.0> : tensor<2x1x1xf32>",
                                               "dense<1> : tensor<2xi32>"};
  for (const std::string_view line : {"shortcut bf16-factors for f32", "shortcut tf32-factors for f32"}) {
    EXPECT_TRUE(legal("DEFAULT", "f32", reals, "dense<1.0> : tensor<2x1xf32>", line));
    EXPECT_FALSE(legal("HIGHEST", "f32", reals, "dense<1.0> : tensor<2x1xf32>", line));
    EXPECT_FALSE(legal("DEFAULT", "f32", reals, "dense<0x3F7F0000> : tensor<2x1xf32>", line));
  }
  EXPECT_FALSE(legal("DEFAULT", "f32", reals, "dense<1.0> : tensor<2x1xf32>", ""));
  // (1 + 2^-20 i) (1 + 2^-20 i): the real part of three products may lose 2^-40, and the imaginary one some ulps of 2.
  const std::vector<std::string_view> complexes = {"dense<(1.0, 9.53674316e-07)> : tensor<2x1xcomplex<f32>>",
                                                   "dense<(1.0, 9.53674316e-07)> : tensor<2x1x1xcomplex<f32>>",
                                                   "dense<1> : tensor<2xi32>"};
  const std::string_view off = "dense<(1.0, 1.78813934e-06)> : tensor<2x1xcomplex<f32>>";
  EXPECT_FALSE(legal("DEFAULT", "complex<f32>", complexes, off, ""));
  EXPECT_TRUE(legal("DEFAULT", "complex<f32>", complexes, off, "shortcut three-products for complex"));
}

/// All pairs of a format: NaN, negative numbers, zero and overflow come out, for which it has no code.
TEST(Switches, WithoutThemTheOracleAnswersByThePolicy) {
  constexpr std::string_view kOps[] = {"add", "subtract", "multiply", "divide", "power", "remainder"};
  for (const std::string type : {"f4E2M1FN", "f8E8M0FNU"})
    for (const std::string_view op : kOps) {
      const int codes = type == "f4E2M1FN" ? 16 : 256;
      const std::string tensor_type = fmt::format("tensor<{}x{}>", codes * codes, type);
      Tensor a = tensor("dense<1.0> : " + tensor_type), b = a;
      for (int i = 0; i < codes * codes; ++i)
        a.bytes[static_cast<std::size_t>(i)] = std::byte(i / codes),
        b.bytes[static_cast<std::size_t>(i)] = std::byte(i % codes);
      const std::string text = fmt::format(
          "func.func @main(%a: {0}, %b: {0}) -> {0} {{\n  %r = stablehlo.{1} %a, %b : {0}\n  return %r : {0}\n}}\n",
          tensor_type, op);
      const auto run = evaluate(*program::parse(text), {{a, b}});
      ASSERT_TRUE(run) << run.error().text();
      const std::string all_functions = "round faithful for float\nmath power for float : 1";
      const auto sets = sets_of(text, {a, b}, contract_of(all_functions));
      for (int i = 0; i < codes * codes; ++i)
        EXPECT_TRUE(sets[0].accepts(i, std::span(run->outputs[0][0].bytes).subspan(static_cast<std::size_t>(i), 1)))
            << op << " of " << i / codes << " and " << i % codes << " in " << type;
    }
}

}  // namespace
}  // namespace assay::oracle
