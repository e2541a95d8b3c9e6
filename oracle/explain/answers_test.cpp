#include <algorithm>

#include "oracle/explain/verdict_test.h"

/// Each freedom of a contract, seen from outside: an answer that it alone makes legal, and answers
/// that lie one step beyond it. The numbers are worked out by hand beside each case.
namespace assay::oracle {
namespace {

struct Answer {
  std::string_view why;        ///< the answer may, or may not, be given
  std::string_view signature;  ///< of @main
  std::string_view ops;        ///< the last one yields %r
  std::vector<std::string_view> inputs;
  std::string_view answer;
  std::string_view
      legal;  ///< contracts by first letter: lattice, strict (ieee), reassociate, text (stablehlo), xla (earlier)
  std::string_view illegal;
};

void PrintTo(const Answer& answer, std::ostream* out) { *out << answer.answer << " of " << answer.ops; }

std::string contract_name(char letter) {
  switch (letter) {
    case 'l': return "lattice";
    case 's': return "ieee-strict";
    case 'r': return "reassociate";
    case 't': return "stablehlo";
    default: return "xla-earlier";
  }
}

constexpr std::string_view kUnaryF32 = "(%a: tensor<f32>) -> tensor<f32>";
constexpr std::string_view kBinaryF32 = "(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32>";
constexpr std::string_view kTernaryF32 = "(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>) -> tensor<f32>";
constexpr std::string_view kTernaryPairs = "(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> tensor<2xf32>";
constexpr std::string_view kSumOfThree = "(%a: tensor<3xf32>) -> tensor<f32>";
constexpr std::string_view kSum = R"(
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>)";

constexpr std::string_view kSumOfThreeNarrow = "(%a: tensor<3xf8E4M3FN>) -> tensor<f8E4M3FN>";
constexpr std::string_view kSumNarrow = R"(
  %z = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>)";

constexpr std::string_view kDotF8Signature = "(%a: tensor<4xf8E4M3>, %b: tensor<4xf8E4M3>) -> tensor<f8E4M3>";
constexpr std::string_view kDotF8 =
    "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<f8E4M3>";
constexpr std::string_view kDotF6Signature = "(%a: tensor<2xf6E2M3FN>, %b: tensor<2xf6E2M3FN>) -> tensor<f6E2M3FN>";
constexpr std::string_view kDotF6 =
    "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xf6E2M3FN>, tensor<2xf6E2M3FN>) -> tensor<f6E2M3FN>";
constexpr std::string_view kDotBf16Signature = "(%a: tensor<2xbf16>, %b: tensor<2xbf16>) -> tensor<bf16>";
constexpr std::string_view kDotBf16 =
    "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<bf16>";
constexpr std::string_view kProductsSignature = "(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32>";
constexpr std::string_view kProducts =
    "%r = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>";
constexpr std::string_view kUpdateSignature =
    "(%a: tensor<2xf32>, %b: tensor<1xf32>, %i: tensor<i64>) -> tensor<2xf32>";
constexpr std::string_view kUpdate =
    "%r = stablehlo.dynamic_update_slice %a, %b, %i : (tensor<2xf32>, tensor<1xf32>, tensor<i64>) -> tensor<2xf32>";
constexpr std::string_view kTransformSignature = "(%a: tensor<1xf32>) -> tensor<1xcomplex<f32>>";
constexpr std::string_view kTransformedRoot = R"(
  %s = stablehlo.multiply %a, %a : tensor<1xf32>
  %q = stablehlo.sqrt %s : tensor<1xf32>
  %r = stablehlo.fft %q, type = RFFT, length = [1] : (tensor<1xf32>) -> tensor<1xcomplex<f32>>)";
constexpr std::string_view kStatedExponential =
    "%r = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 100, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>";
constexpr std::string_view kNarrowExponential =
    "%r = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 1.0e-9, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>";
constexpr std::string_view kStatedSine =
    "%r = stablehlo.sine %a {result_accuracy = #stablehlo.result_accuracy<atol = 0.25, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>";
constexpr std::string_view kStatedRoot =
    "%r = stablehlo.sqrt %a {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0009765625, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>";
/// One over what is within 1/4 of zero, rounded to the numbers -2, -0, 0 and 2.
constexpr std::string_view kRoundedToZero =
    "%s = stablehlo.sine %a {result_accuracy = #stablehlo.result_accuracy<atol = 0.25, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>\n"
    "%p = stablehlo.reduce_precision %s, format = e2m0 : tensor<f32>\n"
    "%one = stablehlo.constant dense<1.0> : tensor<f32>\n%r = stablehlo.divide %one, %p : tensor<f32>";
/// The exponential of about any number, to twice its value.
constexpr std::string_view kWideExponential =
    "%s = stablehlo.sine %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e38, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>\n"
    "%r = stablehlo.exponential %s {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 2.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f32>";
constexpr std::string_view kSortSignature = "(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32>";
/// One over the greater of key and payload: with keys of -0 the payload decides the sign of a zero.
constexpr std::string_view kSortedQuotient = R"(%s:2 = "stablehlo.sort"(%a, %b) <{dimension = 0 : i64}> ({
       ^bb0(%i: tensor<f32>, %j: tensor<f32>, %k: tensor<f32>, %l: tensor<f32>):
         %t = stablehlo.compare LT, %i, %j, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
         stablehlo.return %t : tensor<i1>
       }) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %m = stablehlo.maximum %s#0, %s#1 : tensor<2xf32>
  %one = stablehlo.constant dense<1.0> : tensor<2xf32>
  %r = stablehlo.divide %one, %m : tensor<2xf32>)";
constexpr std::string_view kMultiplySubtract =
    "%p = stablehlo.multiply %a, %b : tensor<f32>\n%r = stablehlo.subtract %p, %c : tensor<f32>";

// clang-format off
constexpr std::string_view kProductLess = "%p = stablehlo.multiply %a, %b : tensor<2xf32>\n%r = stablehlo.subtract %p, %c : tensor<2xf32>";
const std::vector<std::string_view> kSquareLess = {"dense<1.000244140625> : tensor<2xf32>", "dense<1.000244140625> : tensor<2xf32>",
                                              "dense<1.00048828125> : tensor<2xf32>"};

const Answer kAnswers[] = {
    // Rounding: 1 + 2^-24 lies halfway between 1 and 1 + 2^-23, and 1 is even.
    {"a sum is rounded to nearest, ties to even", kBinaryF32, "%r = stablehlo.add %a, %b : tensor<f32>",
     {"dense<1.0> : tensor<f32>", "dense<0x33800000> : tensor<f32>"}, "dense<1.0> : tensor<f32>", "lsrx", ""},
    {"the other neighbour of a tie is no answer", kBinaryF32, "%r = stablehlo.add %a, %b : tensor<f32>",
     {"dense<1.0> : tensor<f32>", "dense<0x33800000> : tensor<f32>"}, "dense<0x3F800001> : tensor<f32>", "l", "srx"},
    {"an exact sum has one answer everywhere", kBinaryF32, "%r = stablehlo.add %a, %b : tensor<f32>",
     {"dense<1.0> : tensor<f32>", "dense<2.0> : tensor<f32>"}, "dense<0x40400001> : tensor<f32>", "", "lsrx"},
    {"a root of f8E3M4 may be rounded to f16 first: sqrt(3.875) = 1.9685, and then up to 2", "(%a: tensor<f8E3M4>) -> tensor<f8E3M4>",
     "%r = stablehlo.sqrt %a : tensor<f8E3M4>", {"dense<3.875> : tensor<f8E3M4>"}, "dense<2.0> : tensor<f8E3M4>", "lx", "sr"},
    {"a product of f8E3M4 has ten bits, f16 eleven: 1.25 * 1.3125 = 1.640625 is rounded once", "(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>) -> tensor<f8E3M4>",
     "%r = stablehlo.multiply %a, %b : tensor<f8E3M4>", {"dense<1.25> : tensor<f8E3M4>", "dense<1.3125> : tensor<f8E3M4>"}, "dense<1.6875> : tensor<f8E3M4>", "l", "srtx"},
    {"a conversion to f8E3M4 is rounded once", "(%a: tensor<f32>) -> tensor<f8E3M4>",
     "%r = stablehlo.convert %a : (tensor<f32>) -> tensor<f8E3M4>", {"dense<1.09375> : tensor<f32>"}, "dense<1.0625> : tensor<f8E3M4>", "l", "srtx"},

    // exp(1) may lie on both sides of e rounded to f32.
    {"between two integers of which nobody knows which lies nothing", "(%a: tensor<f32>) -> tensor<i32>",
     "%x = stablehlo.exponential %a : tensor<f32>\n  %e = stablehlo.constant dense<0x402DF854> : tensor<f32>\n"
     "  %c = stablehlo.compare GT, %x, %e : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
     "  %s = stablehlo.constant dense<7> : tensor<i32>\n  %t = stablehlo.constant dense<90> : tensor<i32>\n"
     "  %r = stablehlo.select %c, %s, %t : tensor<i1>, tensor<i32>",
     {"dense<1.0> : tensor<f32>"}, "dense<50> : tensor<i32>", "", "lsrtx"},
    {"nor between two whole numbers: floor of about 1 is 0 or 1", kUnaryF32,
     "%x = stablehlo.exponential %a : tensor<f32>\n  %k = stablehlo.constant dense<0x3EBC5AB2> : tensor<f32>\n"
     "  %p = stablehlo.multiply %x, %k : tensor<f32>\n  %f = stablehlo.floor %p : tensor<f32>\n"
     "  %h = stablehlo.constant dense<100.0> : tensor<f32>\n  %r = stablehlo.multiply %f, %h : tensor<f32>",
     {"dense<1.0> : tensor<f32>"}, "dense<50.0> : tensor<f32>", "lsr", "tx"},

    // Subnormals: 2^-149 read as zero, 2^-127 flushed.
    {"a subnormal operand may be read as zero", kBinaryF32, "%r = stablehlo.multiply %a, %b : tensor<f32>",
     {"dense<1.0e-45> : tensor<f32>", "dense<2.0> : tensor<f32>"}, "dense<0.0> : tensor<f32>", "lx", "sr"},
    {"a subnormal operand may be read as it is", kBinaryF32, "%r = stablehlo.multiply %a, %b : tensor<f32>",
     {"dense<1.0e-45> : tensor<f32>", "dense<2.0> : tensor<f32>"}, "dense<0x00000002> : tensor<f32>", "lsrx", ""},
    {"a format without a negative zero has one that it is read as", "(%a: tensor<f8E5M2FNUZ>, %b: tensor<f32>) -> tensor<f32>",
     "%w = stablehlo.convert %a : (tensor<f8E5M2FNUZ>) -> tensor<f32>\n%r = stablehlo.multiply %w, %b : tensor<f32>",
     {"dense<-2.2888184e-05> : tensor<f8E5M2FNUZ>", "dense<0.0> : tensor<f32>"}, "dense<0.0> : tensor<f32>", "lt", "srx"},
    {"a sum beyond the range may reach a convert as it is", "(%a: tensor<1xf16>, %b: tensor<1xf16>) -> tensor<1xf32>",
     "%d = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>\n"
     "%r = stablehlo.convert %d : (tensor<1xf16>) -> tensor<1xf32>",
     {"dense<2.9023438> : tensor<1xf16>", "dense<65504.0> : tensor<1xf16>"}, "dense<0x4839A8C8> : tensor<1xf32>", "lt", "srx"},
    {"nothing between a subnormal product and zero", kBinaryF32, "%r = stablehlo.multiply %a, %b : tensor<f32>",
     {"dense<1.0e-45> : tensor<f32>", "dense<4.0> : tensor<f32>"}, "dense<0x00000005> : tensor<f32>", "", "lsrx"},
    {"a subnormal result may be flushed", kBinaryF32, "%r = stablehlo.multiply %a, %b : tensor<f32>",
     {"dense<0x00800000> : tensor<f32>", "dense<0.5> : tensor<f32>"}, "dense<0.0> : tensor<f32>", "lx", "sr"},
    {"the smallest normal number is not flushed", kBinaryF32, "%r = stablehlo.multiply %a, %b : tensor<f32>",
     {"dense<0x01000000> : tensor<f32>", "dense<0.5> : tensor<f32>"}, "dense<0.0> : tensor<f32>", "", "lsrx"},
    {"f16 keeps its subnormals", "(%a: tensor<f16>) -> tensor<f16>", "%r = stablehlo.add %a, %a : tensor<f16>",
     {"dense<0x0001> : tensor<f16>"}, "dense<0.0> : tensor<f16>", "l", "srx"},
    {"a move keeps subnormals", "(%a: tensor<2xf32>) -> tensor<2xf32>", "%r = stablehlo.reverse %a, dims = [0] : tensor<2xf32>",
     {"dense<[1.0e-45, 1.0]> : tensor<2xf32>"}, "dense<[1.0, 0.0]> : tensor<2xf32>", "", "lsrx"},
    {"but for bf16", "(%a: tensor<2xbf16>) -> tensor<2xbf16>", "%r = stablehlo.reverse %a, dims = [0] : tensor<2xbf16>",
     {"dense<[0x0001, 0x3F80]> : tensor<2xbf16>"}, "dense<[0x3F80, 0x0000]> : tensor<2xbf16>", "x", "lsr"},
    {"a subnormal that compares as zero is a maximum", kBinaryF32, "%r = stablehlo.maximum %a, %b : tensor<f32>",
     {"dense<-1.0e-45> : tensor<f32>", "dense<0.0> : tensor<f32>"}, "dense<-1.0e-45> : tensor<f32>", "lx", "sr"},
    {"and comes back through a clamp", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<bf16>",
     "%r = stablehlo.clamp %a, %a, %b : tensor<bf16>", {"dense<0x0001> : tensor<bf16>", "dense<0.0> : tensor<bf16>"},
     "dense<0x0001> : tensor<bf16>", "lx", "sr"},
    {"but no normal number does", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<bf16>",
     "%r = stablehlo.clamp %a, %a, %b : tensor<bf16>", {"dense<0x0080> : tensor<bf16>", "dense<0.0> : tensor<bf16>"},
     "dense<0x0080> : tensor<bf16>", "", "lsrx"},
    {"a comparison may see a subnormal as zero", "(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1>",
     "%r = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>",
     {"dense<1.0e-45> : tensor<f32>", "dense<0.0> : tensor<f32>"}, "dense<false> : tensor<i1>", "lx", "sr"},

    // (1 + 2^-12)^2 = 1 + 2^-11 + 2^-24, whose last bit is a tie to even; 2^-24 is left by one rounding only.
    {"a product and a sum may be contracted", kTernaryF32, kMultiplySubtract,
     {"dense<0x3F800800> : tensor<f32>", "dense<0x3F800800> : tensor<f32>", "dense<0x3F801000> : tensor<f32>"},
     "dense<0x33800000> : tensor<f32>", "lrx", "s"},
    {"or not", kTernaryF32, kMultiplySubtract,
     {"dense<0x3F800800> : tensor<f32>", "dense<0x3F800800> : tensor<f32>", "dense<0x3F801000> : tensor<f32>"},
     "dense<0.0> : tensor<f32>", "lsrx", ""},
    {"nothing beyond both", kTernaryF32, kMultiplySubtract,
     {"dense<0x3F800800> : tensor<f32>", "dense<0x3F800800> : tensor<f32>", "dense<0x3F801000> : tensor<f32>"},
     "dense<0x34000000> : tensor<f32>", "l", "srx"},

    // The squares of -7.1e36 and -1.1e21 both overflow; which one is contracted decides the sign of infinity, or NaN.
    {"a complex product that overflows", "(%a: tensor<complex<f32>>) -> tensor<complex<f32>>", "%r = stablehlo.multiply %a, %a : tensor<complex<f32>>",
     {"dense<(-7.071309e+36, -1.0664891e+21)> : tensor<complex<f32>>"}, "dense<(0xFF800000, 0x7F800000)> : tensor<complex<f32>>", "lsrx", ""},
    {"a product that overflows alone comes back by contraction: 2^64 2^64 - 2^127", kTernaryF32,
     kMultiplySubtract,
     {"dense<0x5F800000> : tensor<f32>", "dense<0x5F800000> : tensor<f32>", "dense<0x7F000000> : tensor<f32>"},
     "dense<0x7F000000> : tensor<f32>", "lrx", "s"},

    {"a product that overflows in a dot is fused with what is infinite: 2^64 2^64 - inf", "(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<f32>",
     "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>",
     {"dense<[0x5F800000, 0xFF800000, 0.0]> : tensor<3xf32>", "dense<[0x5F800000, 1.0, 0.0]> : tensor<3xf32>"},
     "dense<0xFF800000> : tensor<f32>", "lsrx", ""},
    {"a sum that may overflow, in a dot with what is infinite", "(%a: tensor<2xbf16>, %b: tensor<2xbf16>, %c: tensor<2xbf16>) -> tensor<f32>",
     "%s = stablehlo.add %a, %b : tensor<2xbf16>\n%r = stablehlo.dot_general %s, %c, contracting_dims = [0] x [0] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<f32>",
     {"dense<[0x7F7F, 0xFF80]> : tensor<2xbf16>", "dense<[1.0, 0.0]> : tensor<2xbf16>", "dense<[2.0, 1.0]> : tensor<2xbf16>"},
     "dense<0xFF800000> : tensor<f32>", "lsrx", ""},

    // 0^0 is not judged in f8, and of it times zero no more is known than that it is a zero or NaN.
    {"a remainder of a zero that has either sign has either sign", "(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>) -> tensor<f8E4M3FN>",
     "%p = stablehlo.power %a, %a : tensor<f8E4M3FN>\n%z = stablehlo.multiply %p, %a : tensor<f8E4M3FN>\n%r = stablehlo.remainder %z, %b : tensor<f8E4M3FN>",
     {"dense<0.0> : tensor<f8E4M3FN>", "dense<1.0> : tensor<f8E4M3FN>"}, "dense<0.0> : tensor<f8E4M3FN>", "lsrx", ""},

    // 2^27 + 1 - 2^27: in order the 1 is lost, with the large ones first it stays.
    {"a sum in order", kSumOfThree, kSum, {"dense<[0x4D000000, 1.0, 0xCD000000]> : tensor<3xf32>"}, "dense<0.0> : tensor<f32>", "lsrx", ""},
    {"a sum in another order", kSumOfThree, kSum, {"dense<[0x4D000000, 1.0, 0xCD000000]> : tensor<3xf32>"}, "dense<1.0> : tensor<f32>", "lrx", "s"},
    {"a sum without a term", kSumOfThree, kSum, {"dense<[4.0, 1.0, 2.0]> : tensor<3xf32>"}, "dense<6.0> : tensor<f32>", "", "lsrx"},

    {"a sum whose body names its arguments the other way round", kSumOfThree, R"(%z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %y, %x : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>)",
     {"dense<[4.0, 1.0, 2.0]> : tensor<3xf32>"}, "dense<6.0> : tensor<f32>", "", "lsrx"},

    // bf16 has 8 bits: 1 + 2^-8 is a tie and rounds to 1.
    {"a narrow sum that feeds a wider type may keep it", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<f32>",
     "%s = stablehlo.add %a, %b : tensor<bf16>\n%r = stablehlo.convert %s : (tensor<bf16>) -> tensor<f32>",
     {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>"}, "dense<0x3F808000> : tensor<f32>", "lx", "sr"},
    {"or be rounded", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<f32>",
     "%s = stablehlo.add %a, %b : tensor<bf16>\n%r = stablehlo.convert %s : (tensor<bf16>) -> tensor<f32>",
     {"dense<1.0> : tensor<bf16>", "dense<0x3B80> : tensor<bf16>"}, "dense<1.0> : tensor<f32>", "lsrx", ""},
    {"an f8 result may reach f16 as it was", "(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>) -> tensor<f16>",
     "%s = stablehlo.add %a, %b : tensor<f8E5M2>\n%r = stablehlo.convert %s : (tensor<f8E5M2>) -> tensor<f16>",
     {"dense<1.0> : tensor<f8E5M2>", "dense<0.03125> : tensor<f8E5M2>"}, "dense<1.03125> : tensor<f16>", "lx", "sr"},
    {"and its infinity where f8 has none", "(%a: tensor<f8E4M3FNUZ>) -> tensor<f16>",
     "%s = stablehlo.log %a : tensor<f8E4M3FNUZ>\n%r = stablehlo.convert %s : (tensor<f8E4M3FNUZ>) -> tensor<f16>",
     {"dense<0.0> : tensor<f8E4M3FNUZ>"}, "dense<0xFC00> : tensor<f16>", "lsrx", ""},
    {"f16 does not keep it", "(%a: tensor<f16>, %b: tensor<f16>) -> tensor<f32>",
     "%s = stablehlo.add %a, %b : tensor<f16>\n%r = stablehlo.convert %s : (tensor<f16>) -> tensor<f32>",
     {"dense<1.0> : tensor<f16>", "dense<0x1000> : tensor<f16>"}, "dense<0x3F801000> : tensor<f32>", "l", "srx"},

    // 1 + 2^-8 + 2^-8 in bf16: summed in f32 1 + 2^-7, step by step 1.
    {"a dot may accumulate in f32", "(%a: tensor<3xbf16>, %b: tensor<3xbf16>) -> tensor<bf16>",
     "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<bf16>",
     {"dense<[0x3F80, 0x3B80, 0x3B80]> : tensor<3xbf16>", "dense<1.0> : tensor<3xbf16>"}, "dense<0x3F81> : tensor<bf16>", "lsrx", ""},

    // 1.265625 + 0.3125 is nearest to 1.625; each rounded first, 1.25 + 0.25 (a tie) is 1.5.
    {"products of f6 may be summed in f32", kDotF6Signature,
     kDotF6,
     {"dense<[1.125, 0.5]> : tensor<2xf6E2M3FN>", "dense<[1.125, 0.625]> : tensor<2xf6E2M3FN>"},
     "dense<1.625> : tensor<f6E2M3FN>", "lsrx", ""},
    {"or each be rounded to f6", kDotF6Signature,
     kDotF6,
     {"dense<[1.125, 0.5]> : tensor<2xf6E2M3FN>", "dense<[1.125, 0.625]> : tensor<2xf6E2M3FN>"},
     "dense<1.5> : tensor<f6E2M3FN>", "lsrx", ""},
    {"and give nothing far from them", kDotF6Signature,
     kDotF6,
     {"dense<[1.125, 0.5]> : tensor<2xf6E2M3FN>", "dense<[1.125, 0.625]> : tensor<2xf6E2M3FN>"},
     "dense<4.0> : tensor<f6E2M3FN>", "l", "srx"},

    // 1 + 1 / 8 + 1 / 16 - 2^-12 lies below the middle of 1.125 and 1.25; f16 takes it for the middle, a tie.
    {"a dot of f8 may be rounded to f16 first", kDotF8Signature,
     kDotF8,
     {"dense<[1.0, 0.125, 0.0625, 0.015625]> : tensor<4xf8E4M3>", "dense<[1.0, 1.0, 1.0, -0.015625]> : tensor<4xf8E4M3>"},
     "dense<1.25> : tensor<f8E4M3>", "lsrx", ""},
    {"or to f8 alone", kDotF8Signature,
     kDotF8,
     {"dense<[1.0, 0.125, 0.0625, 0.015625]> : tensor<4xf8E4M3>", "dense<[1.0, 1.0, 1.0, -0.015625]> : tensor<4xf8E4M3>"},
     "dense<1.125> : tensor<f8E4M3>", "lsrx", ""},
    {"but no further", kDotF8Signature,
     kDotF8,
     {"dense<[1.0, 0.125, 0.0625, 0.03125]> : tensor<4xf8E4M3>", "dense<[1.0, 1.0, 1.0, -0.25]> : tensor<4xf8E4M3>"},
     "dense<1.25> : tensor<f8E4M3>", "lsr", "x"},

    // Integers.
    {"integer overflow wraps where the contract says so", "(%a: tensor<i8>) -> tensor<i8>", "%r = stablehlo.add %a, %a : tensor<i8>",
     {"dense<100> : tensor<i8>"}, "dense<127> : tensor<i8>", "lsr", "x"},
    {"x / 0 is open", "(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32>", "%r = stablehlo.divide %a, %b : tensor<i32>",
     {"dense<7> : tensor<i32>", "dense<0> : tensor<i32>"}, "dense<1> : tensor<i32>", "lsrx", ""},
    {"7 / 2 is not", "(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32>", "%r = stablehlo.divide %a, %b : tensor<i32>",
     {"dense<-7> : tensor<i32>", "dense<2> : tensor<i32>"}, "dense<-4> : tensor<i32>", "", "lsrx"},
    {"a shift by the width gives 0", "(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32>", "%r = stablehlo.shift_left %a, %b : tensor<i32>",
     {"dense<7> : tensor<i32>", "dense<32> : tensor<i32>"}, "dense<7> : tensor<i32>", "lsr", "x"},
    {"0 to a positive power is 0", "(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32>", "%r = stablehlo.power %a, %b : tensor<i32>",
     {"dense<0> : tensor<i32>", "dense<1073741824> : tensor<i32>"}, "dense<1> : tensor<i32>", "", "lsrx"},
    {"what does not fit an integer saturates", "(%a: tensor<f32>) -> tensor<i32>", "%r = stablehlo.convert %a : (tensor<f32>) -> tensor<i32>",
     {"dense<1.0e10> : tensor<f32>"}, "dense<-2147483648> : tensor<i32>", "lsr", "x"},
    {"what does not fit f8E4M3FN is NaN", "(%a: tensor<f8E4M3FN>) -> tensor<f8E4M3FN>", "%r = stablehlo.add %a, %a : tensor<f8E4M3FN>",
     {"dense<448.0> : tensor<f8E4M3FN>"}, "dense<448.0> : tensor<f8E4M3FN>", "lsr", "x"},

    // Inits: any number, and none where there is a term.
    {"a maximum may leave its init out", kUnaryF32, R"(%z = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>)",
     {"dense<0.5> : tensor<f32>"}, "dense<0.5> : tensor<f32>", "lsrx", ""},
    {"or take it", kUnaryF32, R"(%z = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>)",
     {"dense<0.5> : tensor<f32>"}, "dense<1.0> : tensor<f32>", "lsrx", ""},
    {"but not where it is the only leaf", "(%a: tensor<0xf32>) -> tensor<f32>", R"(%z = stablehlo.constant dense<1.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>)",
     {"dense<> : tensor<0xf32>"}, "dense<0xFF800000> : tensor<f32>", "", "lsrx"},

    // One term.
    {"a group of one may be folded with its identity, which reads subnormals as zero",
     "(%a: tensor<f64>) -> tensor<f64>", R"(%r = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
       ^bb0(%x: tensor<f64>, %y: tensor<f64>):
         %m = stablehlo.minimum %x, %y : tensor<f64>
         stablehlo.return %m : tensor<f64>
       }) : (tensor<f64>) -> tensor<f64>)",
     {"dense<5.0e-324> : tensor<f64>"}, "dense<0.0> : tensor<f64>", "lx", "sr"},
    {"or be the term as it is", "(%a: tensor<f64>) -> tensor<f64>", R"(%r = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
       ^bb0(%x: tensor<f64>, %y: tensor<f64>):
         %m = stablehlo.minimum %x, %y : tensor<f64>
         stablehlo.return %m : tensor<f64>
       }) : (tensor<f64>) -> tensor<f64>)",
     {"dense<5.0e-324> : tensor<f64>"}, "dense<5.0e-324> : tensor<f64>", "lsrx", ""},

    {"a subnormal term that met a NaN may have been read as zero", "(%a: tensor<2xf32>, %i: tensor<f32>) -> tensor<f32>",
     R"(%r = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>)",
     {"dense<[1.0e-45, 0x7FC00000]> : tensor<2xf32>", "dense<0xFF800000> : tensor<f32>"}, "dense<0.0> : tensor<f32>", "lx", "sr"},
    {"a term that may be NaN may be lost to an identity", "(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32>", R"(%n = stablehlo.minimum %a, %b : tensor<f32>
       %r = "stablehlo.all_reduce"(%n) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
       ^bb0(%x: tensor<f32>, %y: tensor<f32>):
         %m = stablehlo.minimum %x, %y : tensor<f32>
         stablehlo.return %m : tensor<f32>
       }) : (tensor<f32>) -> tensor<f32>)",
     {"dense<-2.0> : tensor<f32>", "dense<0x7FC00000> : tensor<f32>"}, "dense<0x7F800000> : tensor<f32>", "lx", "sr"},

    {"the logarithm of a power of minus infinity forgets the sign, as that of any other number", kUnaryF32, R"(%c = stablehlo.constant dense<0xFF800000> : tensor<f32>
       %p = stablehlo.power %c, %a : tensor<f32>
       %r = stablehlo.log %p : tensor<f32>)", {"dense<1.0> : tensor<f32>"}, "dense<0x7F800000> : tensor<f32>", "lsrx", ""},
    {"a zero that the formula has is one to leave out", kUnaryF32, R"(%z = stablehlo.imag %a : tensor<f32>
       %n = stablehlo.negate %z : tensor<f32>
       %r = stablehlo.add %z, %n : tensor<f32>)", {"dense<1.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>", "lx", "sr"},

    // q = c / b is 0.92944306; q * q is 0.8638644, and c * (q / b) is 0.86386436.
    {"the square of a quotient of constants may be c * (q / b)", kUnaryF32, R"(%c = stablehlo.constant dense<-1.6923078> : tensor<2xf32>
       %b = stablehlo.constant dense<-1.8207762> : tensor<2xf32>
       %q = stablehlo.divide %c, %b : tensor<2xf32>
       %p = stablehlo.multiply %q, %q : tensor<2xf32>
       %s = stablehlo.slice %p [0:1] : (tensor<2xf32>) -> tensor<1xf32>
       %r = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>)", {"dense<1.0> : tensor<f32>"}, "dense<0.86386436> : tensor<f32>", "lx", "sr"},

    // Formats that lack a value.
    {"a format without zero expresses none", "(%a: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>", "%r = stablehlo.floor %a : tensor<f8E8M0FNU>",
     {"dense<0.5> : tensor<f8E8M0FNU>"}, "dense<0xFF> : tensor<f8E8M0FNU>", "lsrx", ""},
    {"2^-127 is its smallest number, and a subnormal of f32 that may be read as zero", "(%a: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>",
     "%r = stablehlo.sign %a : tensor<f8E8M0FNU>", {"dense<0x00> : tensor<f8E8M0FNU>"}, "dense<1.0> : tensor<f8E8M0FNU>", "lsrx", ""},
    {"the sign of zero has no code", "(%a: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>", "%r = stablehlo.sign %a : tensor<f8E8M0FNU>",
     {"dense<0x00> : tensor<f8E8M0FNU>"}, "dense<0xFF> : tensor<f8E8M0FNU>", "lx", "sr"},
    {"the greater of two equal numbers is that number", "(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>", "%r = stablehlo.maximum %a, %b : tensor<f8E8M0FNU>",
     {"dense<0x00> : tensor<f8E8M0FNU>", "dense<0x00> : tensor<f8E8M0FNU>"}, "dense<0x00> : tensor<f8E8M0FNU>", "lsrx", ""},
    {"or NaN where it is read as zero", "(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>", "%r = stablehlo.maximum %a, %b : tensor<f8E8M0FNU>",
     {"dense<0x00> : tensor<f8E8M0FNU>", "dense<0x00> : tensor<f8E8M0FNU>"}, "dense<0xFF> : tensor<f8E8M0FNU>", "lx", "sr"},
    {"but never the number above it", "(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>", "%r = stablehlo.maximum %a, %b : tensor<f8E8M0FNU>",
     {"dense<0x00> : tensor<f8E8M0FNU>", "dense<0x00> : tensor<f8E8M0FNU>"}, "dense<0x01> : tensor<f8E8M0FNU>", "", "lsrx"},
    {"nor has a zero that won", "(%a: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>",
     "%o = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>\n%r = stablehlo.clamp %a, %o, %a : tensor<f8E8M0FNU>",
     {"dense<0x00> : tensor<f8E8M0FNU>"}, "dense<0xFF> : tensor<f8E8M0FNU>", "lx", "sr"},
    {"a convert may read 2^-127 as zero", "(%a: tensor<f8E8M0FNU>) -> tensor<f64>", "%r = stablehlo.convert %a : (tensor<f8E8M0FNU>) -> tensor<f64>",
     {"dense<0x00> : tensor<f8E8M0FNU>"}, "dense<0.0> : tensor<f64>", "lx", "sr"},
    {"but as nothing above it", "(%a: tensor<f8E8M0FNU>) -> tensor<f64>", "%r = stablehlo.convert %a : (tensor<f8E8M0FNU>) -> tensor<f64>",
     {"dense<0x00> : tensor<f8E8M0FNU>"}, "dense<0x3810000000000000> : tensor<f64>", "", "lsrx"},


    {"a format without mantissa bits has no NaN", kUnaryF32, "%r = stablehlo.reduce_precision %a, format = e5m0 : tensor<f32>",
     {"dense<0x7FC00000> : tensor<f32>"}, "dense<0x7F800000> : tensor<f32>", "lsrx", ""},
    {"any other has", kUnaryF32, "%r = stablehlo.reduce_precision %a, format = e5m1 : tensor<f32>",
     {"dense<0x7FC00000> : tensor<f32>"}, "dense<0x7F800000> : tensor<f32>", "", "lsrx"},

    // NaN and signs of zero.
    // 0x0048 is subnormal in bf16.
    {"a bf16 that is put together from pieces may be flushed as any other", "(%a: tensor<2xi8>) -> tensor<bf16>", "%r = stablehlo.bitcast_convert %a : (tensor<2xi8>) -> tensor<bf16>",
     {"dense<[72, 0]> : tensor<2xi8>"}, "dense<0.0> : tensor<bf16>", "x", "lsr"},
    {"a minimum may leave NaN out", kBinaryF32, "%r = stablehlo.minimum %a, %b : tensor<f32>",
     {"dense<1.0> : tensor<f32>", "dense<0x7FC00000> : tensor<f32>"}, "dense<1.0> : tensor<f32>", "lx", "sr"},
    {"any NaN is NaN", kBinaryF32, "%r = stablehlo.minimum %a, %b : tensor<f32>",
     {"dense<1.0> : tensor<f32>", "dense<0x7FC00000> : tensor<f32>"}, "dense<0xFFC00123> : tensor<f32>", "lsrx", ""},
    {"a zero that was added may be dropped", kUnaryF32, "%z = stablehlo.constant dense<0.0> : tensor<f32>\n%r = stablehlo.add %a, %z : tensor<f32>",
     {"dense<-0.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>", "lx", "sr"},
    {"a zero that came as an argument may not", kBinaryF32, "%r = stablehlo.add %a, %b : tensor<f32>",
     {"dense<-0.0> : tensor<f32>", "dense<0.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>", "l", "srx"},
    {"a power of a zero of any sign is an infinity of any sign", kBinaryF32, R"(%z = stablehlo.constant dense<0.0> : tensor<f32>
       %s = stablehlo.dot_general %a, %z, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
       %r = stablehlo.power %s, %b : tensor<f32>)", {"dense<-1.0> : tensor<f32>", "dense<-1.0> : tensor<f32>"},
     "dense<0x7F800000> : tensor<f32>", "lsrx", ""},
    {"and of either", kBinaryF32, R"(%z = stablehlo.constant dense<0.0> : tensor<f32>
       %s = stablehlo.dot_general %a, %z, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
       %r = stablehlo.power %s, %b : tensor<f32>)", {"dense<-1.0> : tensor<f32>", "dense<-1.0> : tensor<f32>"},
     "dense<0xFF800000> : tensor<f32>", "lsrx", ""},
    {"sign keeps the sign of zero", kUnaryF32, "%r = stablehlo.sign %a : tensor<f32>", {"dense<-0.0> : tensor<f32>"},
     "dense<0.0> : tensor<f32>", "l", "srx"},

    // e = 2.71828183: 0x402DF854 lies 0.35 ulp below, 0x402DF855 0.65 above, 0x402DF858 3.65 above.
    {"a function within its budget", kUnaryF32, "%r = stablehlo.exponential %a : tensor<f32>", {"dense<1.0> : tensor<f32>"},
     "dense<0x402DF855> : tensor<f32>", "lsrx", ""},
    {"and beyond it", kUnaryF32, "%r = stablehlo.exponential %a : tensor<f32>", {"dense<1.0> : tensor<f32>"},
     "dense<0x402DF858> : tensor<f32>", "lsr", "x"},
    {"a square root is correctly rounded", kUnaryF32, "%r = stablehlo.sqrt %a : tensor<f32>", {"dense<2.0> : tensor<f32>"},
     "dense<0x3FB504F4> : tensor<f32>", "l", "srx"},

    // 5 / 3 = 1.6666666 (0x3FD55555); 1 / 3 rounds up, and 5 times that to 0x3FD55556.
    {"a quotient by a constant may be a product by its reciprocal", kUnaryF32,
     "%c = stablehlo.constant dense<3.0> : tensor<f32>\n%r = stablehlo.divide %a, %c : tensor<f32>", {"dense<5.0> : tensor<f32>"},
     "dense<0x3FD55556> : tensor<f32>", "lx", "sr"},
    {"a quotient by an argument may not", "(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32>",
     "%r = stablehlo.divide %a, %b : tensor<2xf32>", {"dense<5.0> : tensor<2xf32>", "dense<3.0> : tensor<2xf32>"},
     "dense<[0x3FD55555, 0x3FD55556]> : tensor<2xf32>", "l", "srx"},
    {"log(exp(x)) may be x", kUnaryF32, "%e = stablehlo.exponential %a : tensor<f32>\n%r = stablehlo.log %e : tensor<f32>",
     {"dense<100.0> : tensor<f32>"}, "dense<100.0> : tensor<f32>", "lsrx", ""},

    // 1 / 3 / 41 is rounded twice to 0x3C053409; 1 / 123 once, to 0x3C053408.
    {"a quotient of a quotient may be one by the product, also where a reshape stands between", kTernaryPairs, R"(%q = stablehlo.divide %a, %b : tensor<2xf32>
       %v = stablehlo.reshape %q : (tensor<2xf32>) -> tensor<2x1xf32>
       %w = stablehlo.reshape %c : (tensor<2xf32>) -> tensor<2x1xf32>
       %s = stablehlo.divide %v, %w : tensor<2x1xf32>
       %r = stablehlo.reshape %s : (tensor<2x1xf32>) -> tensor<2xf32>)",
     {"dense<1.0> : tensor<2xf32>", "dense<3.0> : tensor<2xf32>", "dense<41.0> : tensor<2xf32>"}, "dense<0x3C053408> : tensor<2xf32>", "lx", "sr"},
    {"or both operands were moved alike", kTernaryPairs, R"(%q = stablehlo.divide %a, %b : tensor<2xf32>
       %v = stablehlo.broadcast_in_dim %q, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
       %w = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
       %s = stablehlo.divide %v, %w : tensor<3x2xf32>
       %t = stablehlo.transpose %s, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
       %u = stablehlo.slice %t [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
       %r = stablehlo.reshape %u : (tensor<2x1xf32>) -> tensor<2xf32>)",
     {"dense<1.0> : tensor<2xf32>", "dense<3.0> : tensor<2xf32>", "dense<41.0> : tensor<2xf32>"}, "dense<0x3C053408> : tensor<2xf32>", "lx", "sr"},
    {"or one of them is in a loop that runs once", kTernaryPairs, R"(%z = stablehlo.constant dense<0> : tensor<i32>
       %q = stablehlo.divide %a, %b : tensor<2xf32>
       %i, %r = stablehlo.while(%k = %z, %w = %q) : tensor<i32>, tensor<2xf32>
       cond {
         %o = stablehlo.constant dense<1> : tensor<i32>
         %p = stablehlo.compare LT, %k, %o : (tensor<i32>, tensor<i32>) -> tensor<i1>
         stablehlo.return %p : tensor<i1>
       } do {
         %o = stablehlo.constant dense<1> : tensor<i32>
         %n = stablehlo.add %k, %o : tensor<i32>
         %x = stablehlo.divide %w, %c : tensor<2xf32>
         stablehlo.return %n, %x : tensor<i32>, tensor<2xf32>
       })",
     {"dense<1.0> : tensor<2xf32>", "dense<3.0> : tensor<2xf32>", "dense<41.0> : tensor<2xf32>"}, "dense<0x3C053408> : tensor<2xf32>", "lx", "sr"},
    {"or one of them is negated", kTernaryPairs, R"(%q = stablehlo.divide %a, %b : tensor<2xf32>
       %v = stablehlo.negate %q : tensor<2xf32>
       %r = stablehlo.divide %v, %c : tensor<2xf32>)",
     {"dense<1.0> : tensor<2xf32>", "dense<3.0> : tensor<2xf32>", "dense<41.0> : tensor<2xf32>"}, "dense<0xBC053408> : tensor<2xf32>", "lx", "sr"},
    // 0.8855559229850769 / -10.555760860443115 rounds to -0.08389313993495516, by the reciprocal to the neighbour
    // ..515; times -1.5564026832580566 these lie on either side of a halfway point between the same two doubles.
    {"bounds of f64 that lie between the same doubles are told apart", "(%a: tensor<f64>, %b: tensor<f64>) -> tensor<f64>",
     "%c = stablehlo.constant dense<-10.555760860443115> : tensor<f64>\n%q = stablehlo.divide %a, %c : tensor<f64>\n%r = stablehlo.multiply %q, %b : tensor<f64>",
     {"dense<0.8855559229850769> : tensor<f64>", "dense<-1.5564026832580566> : tensor<f64>"}, "dense<0.1305715081017078> : tensor<f64>", "lx", "sr"},
    // logistic(-16) = 1.1e-7 may be -2^-16, 0 or 2^-16; at 0 the unit of cosine is that of 1, 2^-2, and 0.51 of it reach 0.875.
    {"a wave may pass a power of two between the ends", "(%a: tensor<f8E5M2>) -> tensor<f8E5M2>",
     "%l = stablehlo.logistic %a : tensor<f8E5M2>\n%r = stablehlo.cosine %l : tensor<f8E5M2>", {"dense<-16.0> : tensor<f8E5M2>"},
     "dense<0.875> : tensor<f8E5M2>", "lsrx", ""},

    // Partial results: what overflows, is inexact or flushed on the way.
    {"an inexact partial sum may be anything, infinite too", kSumOfThree, kSum, {"dense<[0xFF800000, 0.1, 1.0e10]> : tensor<3xf32>"},
     "dense<0x7FC00000> : tensor<f32>", "l", "srx"},
    {"448 + 448 may saturate, and -448 come back to 0", kSumOfThreeNarrow, kSumNarrow, {"dense<[448.0, 448.0, -448.0]> : tensor<3xf8E4M3FN>"},
     "dense<0.0> : tensor<f8E4M3FN>", "lsr", "x"},
    {"a faithful 11 + 11 may be the largest value, 15.5", "(%a: tensor<3xf8E3M4>) -> tensor<f8E3M4>", R"(
       %z = stablehlo.constant dense<0.0> : tensor<f8E3M4>
       %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>)",
     {"dense<[11.0, 11.0, 1.0]> : tensor<3xf8E3M4>"}, "dense<15.5> : tensor<f8E3M4>", "l", "srx"},
    {"a negative subnormal that is read as zero adds up to positive zero", "(%a: tensor<3xf32>) -> tensor<f32>", R"(
       %z = stablehlo.constant dense<0.0> : tensor<f32>
       %s = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
       %r = stablehlo.reduce_precision %s, format = e1m0 : tensor<f32>)",
     {"dense<[-1.0e-45, 0.0, 0.0]> : tensor<3xf32>"}, "dense<0.0> : tensor<f32>", "lx", "sr"},
    // (1e30 + 1e25 i)^2: both squares overflow f32; fused, one of them is finite and the other's infinity stays.
    {"a part of a complex product may overflow once instead of twice", "(%a: tensor<complex<f32>>) -> tensor<complex<f32>>",
     "%r = stablehlo.multiply %a, %a : tensor<complex<f32>>", {"dense<(1.0e30, 1.0e25)> : tensor<complex<f32>>"},
     "dense<(0x7F800000, 0x7F800000)> : tensor<complex<f32>>", "lsrx", ""},

    // 0x007FFFFF is the largest subnormal, 2^-126 - 2^-149: 2^-126 in bf16, whose precision is 8. 3 is 3 there.
    {"a narrow multiplicand rounds a subnormal too", kProductsSignature, kProducts,
     {"dense<[0x007FFFFF, 3.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, "dense<[0x00800000, 3.0]> : tensor<2xf32>", "l", "srx"},
    {"but no number that it holds", kProductsSignature, kProducts,
     {"dense<[0x007FFFFF, 3.0]> : tensor<2xf32>", "dense<1.0> : tensor<2xf32>"}, "dense<[0x007FFFFF, 4.0]> : tensor<2xf32>", "", "lsrx"},
    // floor(-2^-149) is -1, or -0 where subnormals are read as zero; -1 + 2^-149 is not exact, -1 + 0 and -0 + 2^-149 are.
    // e^88.75 = 3.5e38 overflows f32; less 3e38 it is 5.0e37.
    {"the last product of a function may be fused", kBinaryF32, "%e = stablehlo.exponential %a : tensor<f32>\n%r = stablehlo.subtract %e, %b : tensor<f32>",
     {"dense<88.75> : tensor<f32>", "dense<3.0e38> : tensor<f32>"}, "dense<4.99e37> : tensor<f32>", "lsrx", ""},
    {"but infinity stays", kBinaryF32, "%e = stablehlo.exponential %a : tensor<f32>\n%r = stablehlo.subtract %e, %b : tensor<f32>",
     {"dense<0x7F800000> : tensor<f32>", "dense<3.0e38> : tensor<f32>"}, "dense<6.8e37> : tensor<f32>", "lsr", "x"},
    // 0.9296875 / 1.75 = 0.53125; times the reciprocal in f32, which is rounded up, it is 2.37e-08 more before it is rounded.
    {"an exact quotient may be fused as an inexact product", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<f32>", R"(%q = stablehlo.divide %a, %b : tensor<bf16>
       %w = stablehlo.convert %q : (tensor<bf16>) -> tensor<f32>
       %k = stablehlo.constant dense<0.53125> : tensor<f32>
       %r = stablehlo.subtract %w, %k : tensor<f32>)",
     {"dense<0.9296875> : tensor<bf16>", "dense<1.75> : tensor<bf16>"}, "dense<0x32CC0000> : tensor<f32>", "x", "lsr"},
    {"but not by a power of two", "(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<f32>",
     "%q = stablehlo.divide %a, %b : tensor<bf16>\n%r = stablehlo.convert %q : (tensor<bf16>) -> tensor<f32>",
     {"dense<0.53125> : tensor<bf16>", "dense<0.5> : tensor<bf16>"}, "dense<0x3F880001> : tensor<f32>", "", "lsrx"},
    // -0.3 / 0.5 / 2^-126 is -5.1e37, but 0.5 * 2^-126 is read as zero: both quotients in f32.
    {"narrow quotients may be rewritten in a wider type", "(%a: tensor<2xbf16>, %b: tensor<2xf32>) -> tensor<2xf32>", R"(%k = stablehlo.constant dense<-0.3> : tensor<2xbf16>
       %q = stablehlo.divide %k, %a : tensor<2xbf16>
       %w = stablehlo.convert %q : (tensor<2xbf16>) -> tensor<2xf32>
       %r = stablehlo.divide %w, %b : tensor<2xf32>)",
     {"dense<0.5> : tensor<2xbf16>", "dense<0x00800000> : tensor<2xf32>"}, "dense<0xFF800000> : tensor<2xf32>", "x", "lsr"},
    {"a select of what it compares may be a minimum, which reads subnormals as zero", kBinaryF32, R"(%p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
       %s = stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>
       %i = stablehlo.bitcast_convert %s : (tensor<f32>) -> tensor<i32>
       %r = stablehlo.bitcast_convert %i : (tensor<i32>) -> tensor<f32>)",
     {"dense<-1.0e-45> : tensor<f32>", "dense<3.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>", "x", "srl"},
    {"a product without a zero to flush to may be anything", "(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>",
     "%r = stablehlo.multiply %a, %b : tensor<f8E8M0FNU>", {"dense<1.17549435e-38> : tensor<f8E8M0FNU>", "dense<0.5> : tensor<f8E8M0FNU>"},
     "dense<0xFF> : tensor<f8E8M0FNU>", "lx", "sr"},
    {"a product of doubles may reach the largest", "(%a: tensor<3xf64>) -> tensor<f64>", R"(%z = stablehlo.constant dense<1.0> : tensor<f64>
       %r = stablehlo.reduce(%a init: %z) applies stablehlo.multiply across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>)",
     {"dense<[-1.7976931348623157e+308, -1.0, 1.0]> : tensor<3xf64>"}, "dense<1.7976931348623157e+308> : tensor<f64>", "lsrx", ""},
    // (1 + 2^-12)^2 is 1 + 2^-11 + 2^-24, and rounded 2^-24 less: the difference is 2^-24 or 0.
    {"a product may be added rounded", kTernaryPairs, kProductLess, kSquareLess, "dense<0.0> : tensor<2xf32>", "lsrx", ""},
    {"or exact", kTernaryPairs, kProductLess, kSquareLess, "dense<0x33800000> : tensor<2xf32>", "lrx", "s"},
    {"but not with the other error", kTernaryPairs, kProductLess, kSquareLess, "dense<0xB3800000> : tensor<2xf32>", "l", "srx"},
    {"nor with half of it", kTernaryPairs, kProductLess, kSquareLess, "dense<0x33000000> : tensor<2xf32>", "l", "srx"},
    {"a negated product too", kTernaryPairs, R"(%p = stablehlo.multiply %a, %b : tensor<2xf32>
       %n = stablehlo.negate %p : tensor<2xf32>
       %r = stablehlo.add %n, %c : tensor<2xf32>)", kSquareLess, "dense<0xB3800000> : tensor<2xf32>", "lrx", "s"},
    {"with its own error alone", kTernaryPairs, R"(%p = stablehlo.multiply %a, %b : tensor<2xf32>
       %n = stablehlo.negate %p : tensor<2xf32>
       %r = stablehlo.add %n, %c : tensor<2xf32>)", kSquareLess, "dense<0x33800000> : tensor<2xf32>", "l", "srx"},
    // Rounding is monotone: (1 + 2^-30) + 2^-30 is 1 or more in any order.
    {"a sum of positive terms may be its largest term", kSumOfThree, kSum,
     {"dense<[1.0, 0x30800000, 0x30800000]> : tensor<3xf32>"}, "dense<1.0> : tensor<f32>", "lsrx", ""},
    {"but no less", kSumOfThree, kSum,
     {"dense<[1.0, 0x30800000, 0x30800000]> : tensor<3xf32>"}, "dense<0x3F7FFFFF> : tensor<f32>", "l", "srx"},
    {"nor is one of negative terms more", kSumOfThree, kSum,
     {"dense<[-1.0, 0xB0800000, 0xB0800000]> : tensor<3xf32>"}, "dense<0xBF7FFFFF> : tensor<f32>", "l", "srx"},
    // 3.453125 * 3 = 10.359375 is 10.375 in bf16; with 5.46875 that is 15.84375, and in bf16 15.875. In f32 it is 15.828125: 15.8125.
    {"a dot of bf16 may round its products", kDotBf16Signature, kDotBf16,
     {"dense<[5.46875, 3.453125]> : tensor<2xbf16>", "dense<[1.0, 3.0]> : tensor<2xbf16>"}, "dense<15.875> : tensor<bf16>", "lsrx", ""},
    {"or only their sum", kDotBf16Signature, kDotBf16,
     {"dense<[5.46875, 3.453125]> : tensor<2xbf16>", "dense<[1.0, 3.0]> : tensor<2xbf16>"}, "dense<15.8125> : tensor<bf16>", "lsrx", ""},
    {"a sum may be inexact between two that are exact", kUnaryF32, "%f = stablehlo.floor %a : tensor<f32>\n%r = stablehlo.subtract %f, %a : tensor<f32>",
     {"dense<-1.0e-45> : tensor<f32>"}, "dense<64.0> : tensor<f32>", "l", "srx"},

    {"a subnormal number is no smaller than itself, read as zero or not", "(%a: tensor<f32>) -> tensor<i1>", "%r = stablehlo.compare GE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>",
     {"dense<1.0e-45> : tensor<f32>"}, "dense<false> : tensor<i1>", "", "lstrx"},
    {"a product of zeros has the sign of its factors, unless that is free", "(%a: tensor<2xf32>) -> tensor<f32>", R"(%o = stablehlo.constant dense<1.0> : tensor<f32>
       %p = stablehlo.reduce(%a init: %o) applies stablehlo.multiply across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
       %r = stablehlo.divide %o, %p : tensor<f32>)",
     {"dense<0.0> : tensor<2xf32>"}, "dense<0xFF800000> : tensor<f32>", "l", "strx"},

    // The bits of a NaN that nothing has touched are known: the negative ones come first in total order.
    {"a NaN is itself in total order", "(%a: tensor<f32>) -> tensor<i1>", "%r = stablehlo.compare EQ, %a, %a, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>",
     {"dense<0x7FC00000> : tensor<f32>"}, "dense<false> : tensor<i1>", "", "lsrx"},
    {"a negative NaN lies below minus infinity", "(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1>",
     "%r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>",
     {"dense<0xFFC00000> : tensor<f32>", "dense<0xFF800000> : tensor<f32>"}, "dense<false> : tensor<i1>", "", "lsrx"},
    {"a NaN that is the code of -0 may lie below all numbers", "(%a: tensor<2xf8E4M3FNUZ>, %b: tensor<2xf8E4M3FNUZ>) -> tensor<2xi1>",
     "%r = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<2xi1>",
     {"dense<[0x80, -1.0]> : tensor<2xf8E4M3FNUZ>", "dense<[-1.0, 0x80]> : tensor<2xf8E4M3FNUZ>"}, "dense<[true, false]> : tensor<2xi1>", "lsrx", ""},
    {"or above them", "(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>) -> tensor<i1>",
     "%r = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>",
     {"dense<0x80> : tensor<f8E4M3FNUZ>", "dense<-1.0> : tensor<f8E4M3FNUZ>"}, "dense<true> : tensor<i1>", "lsrx", ""},
    {"but is equal to none", "(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>) -> tensor<i1>",
     "%r = stablehlo.compare EQ, %a, %b, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>",
     {"dense<0x80> : tensor<f8E4M3FNUZ>", "dense<0.0> : tensor<f8E4M3FNUZ>"}, "dense<true> : tensor<i1>", "", "lsrx"},
    {"and is itself", "(%a: tensor<f8E4M3FNUZ>) -> tensor<i1>",
     "%r = stablehlo.compare EQ, %a, %a, TOTALORDER : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>",
     {"dense<0x80> : tensor<f8E4M3FNUZ>"}, "dense<false> : tensor<i1>", "", "lsrx"},
    {"a NaN that was computed may be any", "(%a: tensor<f32>) -> tensor<i1>",
     "%n = stablehlo.negate %a : tensor<f32>\n%r = stablehlo.compare GT, %n, %a, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>",
     {"dense<0x7FC00000> : tensor<f32>"}, "dense<true> : tensor<i1>", "lsrx", ""},
    {"also by adding a zero", "(%a: tensor<2xf32>) -> tensor<2xi1>",
     "%z = stablehlo.constant dense<0.0> : tensor<f32>\n%one = stablehlo.constant dense<1.0> : tensor<2xf32>\n"
     "%s = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>\n"
     "%r = stablehlo.compare GT, %s, %one, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>",
     {"dense<[0xFFC00000, 0.0]> : tensor<2xf32>"}, "dense<[true, false]> : tensor<2xi1>", "lsrx", ""},
    {"a NaN that was moved keeps its bits", "(%a: tensor<2xf32>) -> tensor<2xi32>",
     "%m = stablehlo.reverse %a, dims = [0] : tensor<2xf32>\n%r = stablehlo.bitcast_convert %m : (tensor<2xf32>) -> tensor<2xi32>",
     {"dense<[0x7FC00000, 0x7F800001]> : tensor<2xf32>"}, "dense<[2139095041, 2143289345]> : tensor<2xi32>", "l", "srx"},
    {"but not in the types that are moved in a wider one", "(%a: tensor<2xf8E5M2>) -> tensor<2xui8>",
     "%m = stablehlo.reverse %a, dims = [0] : tensor<2xf8E5M2>\n%r = stablehlo.bitcast_convert %m : (tensor<2xf8E5M2>) -> tensor<2xui8>",
     {"dense<0xFD> : tensor<2xf8E5M2>"}, "dense<127> : tensor<2xui8>", "lx", "sr"},

    // Steps of the text that no freedom touches.
    {"the magnitude of zero is positive", "(%a: tensor<f32>) -> tensor<i1>",
     "%m = stablehlo.abs %a : tensor<f32>\n%r = stablehlo.compare EQ, %m, %a, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>",
     {"dense<0.0> : tensor<f32>"}, "dense<true> : tensor<i1>", "lsrx", ""},
    {"reduced precision rounds first, without mantissa bits to an even exponent", kUnaryF32,
     "%r = stablehlo.reduce_precision %a, format = e1m0 : tensor<f32>", {"dense<-1.5> : tensor<f32>"},
     "dense<0xFF800000> : tensor<f32>", "lsrx", ""},
    {"e4m3 may have infinities where f8E4M3FN has its largest numbers", "(%a: tensor<f8E4M3FN>) -> tensor<f8E4M3FN>",
     "%r = stablehlo.reduce_precision %a, format = e4m3 : tensor<f8E4M3FN>", {"dense<-448.0> : tensor<f8E4M3FN>"},
     "dense<0xFF> : tensor<f8E4M3FN>", "lsrx", ""},
    {"but has 8 as both have it", "(%a: tensor<f8E4M3FN>) -> tensor<f8E4M3FN>",
     "%r = stablehlo.reduce_precision %a, format = e4m3 : tensor<f8E4M3FN>", {"dense<8.0> : tensor<f8E4M3FN>"},
     "dense<0xFF> : tensor<f8E4M3FN>", "", "lsrx"},
    {"a subnormal may lose all its bits", kUnaryF32, "%r = stablehlo.reduce_precision %a, format = e8m0 : tensor<f32>",
     {"dense<-1.0e-45> : tensor<f32>"}, "dense<-0.0> : tensor<f32>", "lsrx", ""},
    {"or keep its first", kUnaryF32, "%r = stablehlo.reduce_precision %a, format = e8m0 : tensor<f32>",
     {"dense<-1.0e-45> : tensor<f32>"}, "dense<-1.0e-45> : tensor<f32>", "lsrx", ""},
    {"but no normal number loses any but its last", kUnaryF32, "%r = stablehlo.reduce_precision %a, format = e8m0 : tensor<f32>",
     {"dense<0x00800000> : tensor<f32>"}, "dense<0.0> : tensor<f32>", "", "lsrx"},
    {"a start index is clamped into its dimension", "(%a: tensor<2xf32>, %b: tensor<ui8>) -> tensor<1xf32>",
     "%r = stablehlo.dynamic_slice %a, %b, sizes = [1] : (tensor<2xf32>, tensor<ui8>) -> tensor<1xf32>",
     {"dense<[1.0, 2.0]> : tensor<2xf32>", "dense<255> : tensor<ui8>"}, "dense<1.0> : tensor<1xf32>", "", "lsrx"},
    {"the least number of 64 bits is an index as well", kUpdateSignature,
     kUpdate,
     {"dense<[1.0, 2.0]> : tensor<2xf32>", "dense<5.0> : tensor<1xf32>", "dense<-9223372036854775808> : tensor<i64>"},
     "dense<[5.0, 2.0]> : tensor<2xf32>", "lsrx", ""},
    {"and the greatest", kUpdateSignature,
     kUpdate,
     {"dense<[1.0, 2.0]> : tensor<2xf32>", "dense<5.0> : tensor<1xf32>", "dense<9223372036854775807> : tensor<i64>"},
     "dense<[1.0, 5.0]> : tensor<2xf32>", "lsrx", ""},
    {"and nothing else is", kUpdateSignature,
     kUpdate,
     {"dense<[1.0, 2.0]> : tensor<2xf32>", "dense<5.0> : tensor<1xf32>", "dense<9223372036854775807> : tensor<i64>"},
     "dense<[1.0, 2.0]> : tensor<2xf32>", "", "lsrx"},
    // What an op states of its own error takes the place of the contract's bound (but lattice has none): 100 * 2^-23 e = 3.24e-5, of e = 2.7182817 in f32.
    {"an op may state a wider bound than the contract", kUnaryF32, kStatedExponential, {"dense<1.0> : tensor<f32>"},
     "dense<2.7183080> : tensor<f32>", "sltrx", ""},
    {"but nothing beyond it is legal", kUnaryF32, kStatedExponential, {"dense<1.0> : tensor<f32>"},
     "dense<2.7183175> : tensor<f32>", "l", "strx"},
    {"or a narrower one: exp is 5 ulp off under xla-earlier", kUnaryF32, kNarrowExponential, {"dense<0x42B17218> : tensor<f32>"},
     "dense<0x7F7FFF88> : tensor<f32>", "l", "strx"},
    {"whose neighbours of the exact value are legal", kUnaryF32, kNarrowExponential, {"dense<1.0> : tensor<f32>"},
     "dense<0x402DF855> : tensor<f32>", "sltrx", ""},
    {"an absolute one holds for a zero as well", "(%a: tensor<f32>) -> tensor<f32>", kStatedSine, {"dense<0.0> : tensor<f32>"},
     "dense<0.24> : tensor<f32>", "sltrx", ""},
    {"up to its end", "(%a: tensor<f32>) -> tensor<f32>", kStatedSine, {"dense<0.0> : tensor<f32>"},
     "dense<0.26> : tensor<f32>", "l", "strx"},
    {"a root is no exception: sqrt(4) = 2 and 2^-10 of it", kUnaryF32, kStatedRoot, {"dense<4.0> : tensor<f32>"},
     "dense<2.001> : tensor<f32>", "sltrx", ""},
    {"beyond which it is wrong", kUnaryF32, kStatedRoot, {"dense<4.0> : tensor<f32>"}, "dense<2.003> : tensor<f32>", "l", "strx"},
    {"an error larger than the value reaches as far as that of the largest value", kUnaryF32, kWideExponential,
     {"dense<0.0> : tensor<f32>"}, "dense<-1.0> : tensor<f32>", "lstrx", ""},
    {"numbers on both sides of zero become a zero of either sign", kUnaryF32, kRoundedToZero, {"dense<0.0> : tensor<f32>"},
     "dense<0xFF800000> : tensor<f32>", "lstrx", ""},
    {"the positive one as well", kUnaryF32, kRoundedToZero, {"dense<0.0> : tensor<f32>"}, "dense<0x7F800000> : tensor<f32>", "lstrx", ""},
    {"a root of zero is zero, with its sign", kUnaryF32, kStatedRoot, {"dense<0.0> : tensor<f32>"}, "dense<0.0> : tensor<f32>", "lstrx", ""},
    {"of minus zero as well", kUnaryF32, kStatedRoot, {"dense<-0.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>", "lstrx", ""},
    {"and no other", kUnaryF32, kStatedRoot, {"dense<0.0> : tensor<f32>"}, "dense<-0.0> : tensor<f32>", "l", "strx"},
    {"no mode but TOLERANCE states a bound", kUnaryF32,
     "%r = stablehlo.sqrt %a {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f32>",
     {"dense<4.0> : tensor<f32>"}, "dense<2.001> : tensor<f32>", "", "lstrx"},
    {"a payload of tied keys decides the sign of a zero: the first of them is 0", kSortSignature, kSortedQuotient,
     {"dense<[-0.0, -0.0]> : tensor<2xf32>", "dense<[0.0, -1.0]> : tensor<2xf32>"}, "dense<[0x7F800000, 0xFF800000]> : tensor<2xf32>", "lsrx", ""},
    {"or the second is", kSortSignature, kSortedQuotient,
     {"dense<[-0.0, -0.0]> : tensor<2xf32>", "dense<[0.0, -1.0]> : tensor<2xf32>"}, "dense<[0xFF800000, 0x7F800000]> : tensor<2xf32>", "lsrx", ""},
    {"ordered keys leave it no choice, but where zeros have no order", kSortSignature, kSortedQuotient,
     {"dense<[-0.0, -1.0]> : tensor<2xf32>", "dense<[0.0, -1.0]> : tensor<2xf32>"}, "dense<[-1.0, 0xFF800000]> : tensor<2xf32>", "lx", "sr"},
    // 2^-200 is 0 in f32, and sqrt(a * a) may be a. A transform of one element is that element, and its error has no sign.
    {"an op that errs errs on what a rewrite gives too", kTransformSignature, kTransformedRoot, {"dense<0x0D800000> : tensor<1xf32>"},
     "dense<(0x0D800000, 0.0)> : tensor<1xcomplex<f32>>", "lx", "sr"},
    {"and in both directions", kTransformSignature, kTransformedRoot, {"dense<0x0D800000> : tensor<1xf32>"},
     "dense<(0x0D800000, -0.0)> : tensor<1xcomplex<f32>>", "lx", "sr"},
    {"by no more than its radius", kTransformSignature, kTransformedRoot, {"dense<0x0D800000> : tensor<1xf32>"},
     "dense<(0x0D800100, 0.0)> : tensor<1xcomplex<f32>>", "l", "srx"},
    {"a far update is left out", "(%a: tensor<3xf32>, %i: tensor<1x1xi64>, %u: tensor<1x2xf32>) -> tensor<3xf32>",
     R"(%r = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
       ^bb0(%x: tensor<f32>, %y: tensor<f32>):
         stablehlo.return %y : tensor<f32>
       }) : (tensor<3xf32>, tensor<1x1xi64>, tensor<1x2xf32>) -> tensor<3xf32>)",
     {"dense<[1.0, 2.0, 3.0]> : tensor<3xf32>", "dense<9223372036854775807> : tensor<1x1xi64>", "dense<7.0> : tensor<1x2xf32>"},
     "dense<[7.0, 2.0, 3.0]> : tensor<3xf32>", "", "lsrx"},
};
// clang-format on

std::string text_of(const Answer& answer) {
  const std::string_view type = answer.answer.substr(answer.answer.rfind(" : ") + 3);
  return "func.func @main" + std::string(answer.signature) + " {\n" + std::string(answer.ops) +
         "\n  return %r : " + std::string(type) + "\n}\n";
}

class Answers : public testing::TestWithParam<Answer> {
 protected:
  void expect(bool legal, std::string_view contracts) {
    const Answer& answer = GetParam();
    std::vector<Tensor> inputs;
    for (const auto text : answer.inputs) inputs.push_back(tensor(text));
    for (const char letter : contracts)
      EXPECT_EQ(is_legal(text_of(answer), inputs, **spec::contract_named(contract_name(letter)), tensor(answer.answer)),
                legal)
          << contract_name(letter);
  }
};

TEST_P(Answers, AreLegalWhereTheContractGrantsThem) { expect(true, GetParam().legal); }
TEST_P(Answers, AreIllegalElsewhere) { expect(false, GetParam().illegal); }
TEST_P(Answers, AreJudgedUnderEveryContract) {
  std::string contracts = std::string(GetParam().legal) + std::string(GetParam().illegal);
  std::ranges::sort(contracts);
  std::erase(contracts, 't');  // stands for what no other one shows
  EXPECT_EQ(contracts, "lrsx");
}

INSTANTIATE_TEST_SUITE_P(Freedoms, Answers, testing::ValuesIn(kAnswers), [](const auto& info) {
  std::string name;
  for (const char c : info.param.why) name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return name;
});

}  // namespace
}  // namespace assay::oracle
