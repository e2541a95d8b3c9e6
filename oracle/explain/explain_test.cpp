#include <cmath>
#include <cstring>
#include <fstream>
#include <limits>

#include <fmt/format.h>

#include "oracle/explain/alternatives.h"
#include "oracle/explain/verdict_test.h"

/// Rewrites through ops that change nothing, as optimizers see through them: 1 / 3 / 41 is rounded
/// twice to 0x3C053409; 1 / 123 once, to 0x3C053408. Each of these was seen on XLA:CPU.
namespace assay::oracle {
namespace {

struct Nothing {
  std::string_view name;
  std::string_view ops;  ///< from %q to %m, both of type tensor<2xf32>
};
void PrintTo(const Nothing& nothing, std::ostream* out) { *out << nothing.name; }

// clang-format off
const Nothing kNothings[] = {
    {"factor_of_one", "%k = stablehlo.constant dense<1.0> : tensor<2xf32>\n%m = stablehlo.multiply %q, %k : tensor<2xf32>"},
    {"divisor_of_one", "%k = stablehlo.constant dense<1.0> : tensor<2xf32>\n%m = stablehlo.divide %q, %k : tensor<2xf32>"},
    {"zero_subtracted", "%k = stablehlo.constant dense<0.0> : tensor<2xf32>\n%m = stablehlo.subtract %q, %k : tensor<2xf32>"},
    {"negated_twice", "%n = stablehlo.negate %q : tensor<2xf32>\n%m = stablehlo.negate %n : tensor<2xf32>"},
    {"maximum_with_itself", "%m = stablehlo.maximum %q, %q : tensor<2xf32>"},
    {"clamp_without_bounds", R"(%l = stablehlo.constant dense<0xFF800000> : tensor<2xf32>
       %h = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
       %m = stablehlo.clamp %l, %q, %h : tensor<2xf32>)"},
    {"converted_there_and_back", R"(%w = stablehlo.convert %q : (tensor<2xf32>) -> tensor<2xf64>
       %m = stablehlo.convert %w : (tensor<2xf64>) -> tensor<2xf32>)"},
    {"bits_cast_there_and_back", R"(%w = stablehlo.bitcast_convert %q : (tensor<2xf32>) -> tensor<2xi32>
       %m = stablehlo.bitcast_convert %w : (tensor<2xi32>) -> tensor<2xf32>)"},
    {"part_of_a_complex_number", R"(%w = stablehlo.complex %q, %a : tensor<2xcomplex<f32>>
       %m = stablehlo.real %w : (tensor<2xcomplex<f32>>) -> tensor<2xf32>)"},
    {"product_with_one", R"(%k = stablehlo.constant dense<1.0> : tensor<2xf32>
       %m = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>)"},
    {"sum_of_one_term", R"(%z = stablehlo.constant dense<0.0> : tensor<f32>
       %w = stablehlo.reshape %q : (tensor<2xf32>) -> tensor<2x1xf32>
       %m = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>)"},
    {"maximum_of_one_term", R"(%z = stablehlo.constant dense<0xFF800000> : tensor<f32>
       %w = stablehlo.reshape %q : (tensor<2xf32>) -> tensor<2x1xf32>
       %m = stablehlo.reduce(%w init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>)"},
};
// clang-format on

/// The text of a program of three arguments whose result is %r.
std::string program_of(std::string_view ops) {
  return "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {\n" +
         std::string(ops) + "\nreturn %r : tensor<2xf32>\n}\n";
}

const std::vector<Tensor>& inputs() {
  static const auto& all =
      *new std::vector<Tensor>{tensor("dense<1.0> : tensor<2xf32>"), tensor("dense<3.0> : tensor<2xf32>"),
                               tensor("dense<41.0> : tensor<2xf32>")};
  return all;
}

/// Whether the contract accepts `answer` of both elements where %r follows from the arguments, by its baseline or by
/// grants.
bool accepts(std::string_view ops, std::string_view contract, float answer) {
  Tensor both = inputs()[0];
  for (std::size_t k = 0; k < 2; ++k) std::memcpy(&both.bytes[k * sizeof(answer)], &answer, sizeof(answer));
  return is_legal(program_of(ops), inputs(), **spec::contract_named(contract), both);
}

/// A contract of lines of its own, as a file.
std::string path_with(std::string_view lines) {
  const std::string path = testing::TempDir() + "explain.contract";
  std::ofstream(path) << "contract explain : ieee-strict\n" << lines;
  return path;
}
std::shared_ptr<const spec::Contract> contract_with(std::string_view lines) {
  const auto contract = spec::contract_named(path_with(lines));
  EXPECT_TRUE(contract) << (contract ? "" : contract.error().text());
  return contract ? *contract : nullptr;
}

constexpr float kOnce = 0x1.0A681p-7F, kTwice = 0x1.0A6812p-7F, kNeither = 0x1.0A6804p-7F;

/// What is computed once more with the same numbers may be a constant this time: 3 / (1.75 / 1) becomes (3 * 1) / 1.75,
/// whose divisor is inverted. Seen on XLA:CPU.
TEST(Explain, EqualNumbersOfAnotherOriginAreRewrittenOn) {
  constexpr std::string_view kOps = R"(%k = stablehlo.constant dense<1.75> : tensor<2xf32>
      %q = stablehlo.divide %k, %a : tensor<2xf32>
      %r = stablehlo.divide %b, %q : tensor<2xf32>)";
  EXPECT_TRUE(accepts(kOps, "xla-earlier", 0x1.B6DB6Ep0F));
  EXPECT_TRUE(accepts(kOps, "xla-earlier", 0x1.B6DB7p0F));
  EXPECT_FALSE(accepts(kOps, "xla-earlier", 0x1.B6DB8p0F));
  EXPECT_FALSE(accepts(kOps, "ieee-strict", 0x1.B6DB7p0F));
}

/// A slice of one element is a scalar, whose division is a product with its reciprocal: 5 * (1 / 3) is 0x3FD55556. What
/// is sliced for another use remains one of two elements, and 5 / 3 is 0x3FD55555.
TEST(Explain, ASliceForAnotherUseMarksNothing) {
  constexpr float kQuotient = 0x1.AAAAAAp0F, kByReciprocal = 0x1.AAAAACp0F;
  const auto accepts_quotient = [](std::string_view other_use, float answer) {
    const auto e = explained(
        "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<1xf32>) {\n" +
            std::string(other_use) +
            "\n%r = stablehlo.divide %a, %b : tensor<2xf32>\nreturn %r, %s : tensor<2xf32>, tensor<1xf32>\n}\n",
        {tensor("dense<5.0> : tensor<2xf32>"), tensor("dense<3.0> : tensor<2xf32>")},
        **spec::contract_named("xla-earlier"), std::as_bytes(std::span(&answer, 1)));
    return !e || e->verdict == Explained::kDeviation;
  };
  for (const std::string_view other_use : {"%s = stablehlo.constant dense<1.0> : tensor<1xf32>",
                                           "%s = stablehlo.slice %b [0:1] : (tensor<2xf32>) -> tensor<1xf32>"}) {
    EXPECT_TRUE(accepts_quotient(other_use, kQuotient)) << other_use;
    EXPECT_FALSE(accepts_quotient(other_use, kByReciprocal)) << other_use;
  }
}

class Unchanged : public testing::TestWithParam<Nothing> {
 protected:
  std::string quotient() const {
    return "%q = stablehlo.divide %a, %b : tensor<2xf32>\n" + std::string(GetParam().ops) +
           "\n%r = stablehlo.divide %m, %c : tensor<2xf32>";
  }
};

TEST_P(Unchanged, ElementsKeepTheirHistory) {
  EXPECT_TRUE(accepts(quotient(), "xla-earlier", kOnce));
  EXPECT_TRUE(accepts(quotient(), "xla-earlier", kTwice));
  EXPECT_FALSE(accepts(quotient(), "xla-earlier", kNeither));
}
TEST_P(Unchanged, ElementsHaveNoneWithoutTheRewrite) {
  EXPECT_FALSE(accepts(quotient(), "ieee-strict", kOnce));
  EXPECT_TRUE(accepts(quotient(), "ieee-strict", kTwice));
}
INSTANTIATE_TEST_SUITE_P(Explain, Unchanged, testing::ValuesIn(kNothings),
                         [](const auto& info) { return std::string(info.param.name); });

// 3 * 0.1 * 0.9: the product of the constants first, though the second factor stands in a dot.
TEST(Explain, SeesAProductInADotOfOneTerm) {
  const std::string ops = R"(%k = stablehlo.constant dense<0x3DCCCCCD> : tensor<2xf32>
    %p = stablehlo.multiply %b, %k : tensor<2xf32>
    %l = stablehlo.constant dense<0x3F666666> : tensor<2xf32>
    %r = stablehlo.dot_general %p, %l, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>)";
  const float folded = 3.0F * (0.1F * 0.9F), in_order = 3.0F * 0.1F * 0.9F;
  ASSERT_NE(folded, in_order);
  EXPECT_TRUE(accepts(ops, "xla-earlier", folded));
  EXPECT_TRUE(accepts(ops, "xla-earlier", in_order));
  EXPECT_FALSE(accepts(ops, "ieee-strict", folded));
}

// 3 * 2^-149 / 8 underflows to zero, of which a dot leaves the sign open; 2^-149 * 2^126 is 2^-23.
TEST(Explain, SeesAProductInADotThatUnderflows) {
  const std::string ops = R"(%k = stablehlo.constant dense<1.0e-45> : tensor<2xf32>
    %e = stablehlo.constant dense<0.125> : tensor<2xf32>
    %h = stablehlo.dot_general %b, %e, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %p = stablehlo.dot_general %h, %k, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %l = stablehlo.constant dense<0x7E800000> : tensor<2xf32>
    %q = stablehlo.multiply %c, %l : tensor<2xf32>
    %r = stablehlo.multiply %p, %q : tensor<2xf32>)";
  const float joined = 3.0F / 8.0F * 41.0F * 0x1p-23F;
  EXPECT_TRUE(accepts(ops, "xla-default", joined));
  EXPECT_FALSE(accepts(ops, "xla-default", 2 * joined));
  EXPECT_FALSE(accepts(ops, "xla-cpu", joined));
}

/// a * b - c, where a product in f32 is rounded to c exactly, is nothing but the error of that rounding when it is
/// fused.
constexpr std::string_view kWide = R"(
    %x = stablehlo.convert %b : (tensor<2xf32>) -> tensor<2xf64>
    %y = stablehlo.convert %h : (tensor<2xf32>) -> tensor<2xf64>)";

// 3 * 0.1 is 0x3E99999A = 0.3 + 1.19e-8, of which 3 * 0.1f = 0.30000000447 falls 7.45e-9 short.
TEST(Explain, SeesAFusedProductThroughAWiderFormat) {
  const std::string h =
      "%h = stablehlo.constant dense<0x3DCCCCCD> : tensor<2xf32>\n%k = stablehlo.constant dense<0x3E99999A> : tensor<2xf32>";
  const std::string product = h + std::string(kWide) + R"(
    %p = stablehlo.multiply %x, %y : tensor<2xf64>
    %n = stablehlo.convert %p : (tensor<2xf64>) -> tensor<2xf32>
    %r = stablehlo.subtract %n, %k : tensor<2xf32>)";
  const std::string sum = h + R"(
    %p = stablehlo.multiply %b, %h : tensor<2xf32>
    %x = stablehlo.convert %p : (tensor<2xf32>) -> tensor<2xf64>
    %y = stablehlo.convert %k : (tensor<2xf32>) -> tensor<2xf64>
    %s = stablehlo.subtract %x, %y : tensor<2xf64>
    %r = stablehlo.convert %s : (tensor<2xf64>) -> tensor<2xf32>)";
  const auto fused = static_cast<float>(3.0 * double{0.1F} - double{3 * 0.1F});
  ASSERT_NE(fused, 0);
  for (const std::string& ops : {product, sum}) {
    EXPECT_TRUE(accepts(ops, "xla-earlier", fused));
    EXPECT_TRUE(accepts(ops, "xla-earlier", 0));
    EXPECT_FALSE(accepts(ops, "xla-earlier", 3 * fused));
    EXPECT_FALSE(accepts(ops, "ieee-strict", fused));
  }
}

// 1 + 2^-24 + 2^-24 is 1 from the left; XLA makes it (1 + 2^-24) + 2^-24 from any side, or 1 + 2^-23.
TEST(Explain, LetsWhatIsAddedToAScatteredSumBeATermOfIt) {
  const std::string ops = R"(%i = stablehlo.iota dim = 0 : tensor<2x1xi32>
    %t = stablehlo.constant dense<0x33800000> : tensor<2xf32>
    %m = "stablehlo.scatter"(%t, %i, %a) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<2xf32>
    %r = stablehlo.add %m, %t : tensor<2xf32>)";
  EXPECT_TRUE(accepts(ops, "xla-earlier", 1 + 0x1p-23F));
  EXPECT_TRUE(accepts(ops, "xla-earlier", 1));
  EXPECT_FALSE(accepts(ops, "ieee-strict", 1 + 0x1p-23F));
}

// 41 / 41 is 1, and 41 * (1 / 41) falls short of it. The algebraic simplifier inverts the smaller tensor of a
// broadcast, whatever moves it or is computed of it alone.
TEST(Explain, InvertsADivisorThatIsBroadcast) {
  const std::string reshaped =
      "%v = stablehlo.reshape %c : (tensor<2xf32>) -> tensor<2x1xf32>\n"
      "%w = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>\n";
  const std::string spread =
      reshaped + "%x = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>\n";
  const std::string computed =
      spread +
      "%n = stablehlo.abs %x : tensor<2x2xf32>\n%y = stablehlo.transpose %n, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>\n";
  const std::string joined =
      reshaped + "%x = stablehlo.concatenate %v, %v, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>\n";
  const auto quotient = [](const std::string& divisor) {
    return "%q = stablehlo.divide %w, " + divisor +
           " : tensor<2x2xf32>\n"
           "%l = stablehlo.slice %q [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>\n%r = stablehlo.reshape %l : (tensor<2x1xf32>) -> tensor<2xf32>";
  };
  const float divided = 41.0F / 41.0F, inverted = 41.0F * (1.0F / 41.0F);
  ASSERT_NE(divided, inverted);
  for (const std::string& ops : {spread + quotient("%x"), computed + quotient("%y")}) {
    EXPECT_TRUE(accepts(ops, "xla-earlier", inverted)) << ops;
    EXPECT_TRUE(accepts(ops, "xla-earlier", divided)) << ops;
    EXPECT_FALSE(accepts(ops, "ieee-strict", inverted)) << ops;
  }
  EXPECT_FALSE(accepts(joined + quotient("%x"), "xla-earlier", inverted));
  EXPECT_FALSE(accepts("%r = stablehlo.divide %c, %c : tensor<2xf32>", "xla-earlier", inverted));
}

// A constant is multiplied into the smaller tensor of a broadcast.
TEST(Explain, MovesAConstantToAFactorThatIsBroadcast) {
  const std::string spread =
      "%v = stablehlo.reshape %b : (tensor<2xf32>) -> tensor<2x1xf32>\n"
      "%s = stablehlo.broadcast_in_dim %v, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>\n"
      "%l = stablehlo.slice %s [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>\n"
      "%w = stablehlo.reshape %l : (tensor<2x1xf32>) -> tensor<2xf32>\n";
  const auto product_with = [&](const std::string& factor) {
    return spread +
           "%k = stablehlo.constant dense<0x3DCCCCCD> : tensor<2xf32>\n%p = stablehlo.multiply %k, %c : tensor<2xf32>\n"
           "%r = stablehlo.multiply " +
           factor + ", %p : tensor<2xf32>";
  };
  const float product = 3.0F * (0.1F * 41.0F), moved = 41.0F * (0.1F * 3.0F);
  ASSERT_NE(product, moved);
  EXPECT_TRUE(accepts(product_with("%w"), "xla-earlier", moved));
  EXPECT_TRUE(accepts(product_with("%w"), "xla-earlier", product));
  EXPECT_FALSE(accepts(product_with("%w"), "ieee-strict", moved));
}

// Constants of two factors are multiplied first.
TEST(Explain, JoinsTheConstantsOfTwoFactors) {
  constexpr std::string_view kOps = R"(%k = stablehlo.constant dense<[0.1, 0.1]> : tensor<2xf32>
      %l = stablehlo.constant dense<[0.3, 0.3]> : tensor<2xf32>
      %p = stablehlo.multiply %b, %k : tensor<2xf32>
      %q = stablehlo.multiply %l, %c : tensor<2xf32>
      %r = stablehlo.multiply %q, %p : tensor<2xf32>)";
  const float apart = (3.0F * 0.1F) * (41.0F * 0.3F), joined = (3.0F * 41.0F) * (0.1F * 0.3F);
  ASSERT_NE(apart, joined);
  EXPECT_TRUE(accepts(kOps, "xla-earlier", apart));
  EXPECT_TRUE(accepts(kOps, "xla-earlier", joined));
  EXPECT_FALSE(accepts(kOps, "ieee-strict", joined));
}

// k / k is 1, and k * (1 / k) is not.
TEST(Explain, RewritesAFactorThatIsOneByItself) {
  const std::string kReciprocals = path_with(
      "  rewrite reciprocals : divide(a, b) => multiply(a, divide(1, b)) for f32 because measured \"trial\"\n");
  constexpr std::string_view kOps = R"(%k = stablehlo.constant dense<-0.9476953> : tensor<2xf32>
      %q = stablehlo.divide %k, %k : tensor<2xf32>
      %r = stablehlo.divide %k, %q : tensor<2xf32>)";
  const float k = -0.9476953F, factor = 1 / (k * (1 / k));
  ASSERT_NE(k * factor, k);
  EXPECT_TRUE(accepts(kOps, kReciprocals, k * factor));
  EXPECT_FALSE(accepts(kOps, "ieee-strict", k * factor));
}

// (2^n)^x becomes 2^(n x), whose exponent is rounded, for every n.
TEST(Explain, LetsPowersOfPowersOfTwoBePowersOfTwo) {
  const std::string kPowers = path_with(
      "  math power for f32 : 0.6 because measured \"trial\"\n"
      "  rewrite powers : power(c, a) => power(2, multiply(exponent_of(c), a)) where constant(c) for f32 because measured \"trial\"\n");
  const auto power = [](const std::string& base, const std::string& exponent = "10.3") {
    return "%k = stablehlo.constant dense<" + base + "> : tensor<2xf32>\n%x = stablehlo.constant dense<" + exponent +
           "> : tensor<2xf32>\n"
           "%y = stablehlo.multiply %a, %x : tensor<2xf32>\n%r = stablehlo.power %k, %y : tensor<2xf32>";
  };
  const auto once = static_cast<float>(std::pow(8.0, double{10.3F})),
             twice = static_cast<float>(std::exp2(double{3 * 10.3F}));
  ASSERT_NE(once, twice);
  EXPECT_TRUE(accepts(power("8.0"), kPowers, once));
  EXPECT_TRUE(accepts(power("8.0"), kPowers, twice));
  EXPECT_FALSE(accepts(power("8.0"), kPowers, once - (twice - once)));
  for (const int n : {-13, -11, -5, 3, 7, 11, 13, 100}) {
    const float x = 0.7F / static_cast<float>(n);
    const auto at_once = static_cast<float>(std::pow(std::ldexp(1.0, n), double{x})),
               by_two = static_cast<float>(std::exp2(double{static_cast<float>(n) * x}));
    const std::string ops = power(fmt::format("{:#}", std::ldexp(1.0, n)), fmt::format("{:#}", x));
    EXPECT_TRUE(accepts(ops, kPowers, at_once)) << n;
    EXPECT_TRUE(accepts(ops, kPowers, by_two)) << n;
  }
  EXPECT_TRUE(accepts(power("1.0", "0x7F800000"), kPowers, 1));
  EXPECT_FALSE(
      accepts(power("1.0", "0x7F800000"), kPowers, std::numeric_limits<float>::quiet_NaN()));  // no 2^(0 * inf)
  EXPECT_FALSE(accepts(power("9.0"), kPowers,
                       static_cast<float>(std::exp2(double{static_cast<float>(std::log2(9.0)) * 10.3F}))));
}

// (6 + i) (7 + i) has the real part 41, which is no constant although 6 and 7 are.
TEST(Explain, TakesNoPartOfAProductForAConstantThatIsComputedOfArguments) {
  const std::string product = R"(%k = stablehlo.constant dense<6.0> : tensor<2xf32>
    %l = stablehlo.constant dense<7.0> : tensor<2xf32>
    %y = stablehlo.complex %k, %a : tensor<2xcomplex<f32>>
    %z = stablehlo.complex %l, %a : tensor<2xcomplex<f32>>
    %p = stablehlo.multiply %y, %z : tensor<2xcomplex<f32>>
    %d = stablehlo.real %p : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %r = stablehlo.divide %c, %d : tensor<2xf32>)";
  EXPECT_TRUE(accepts(product, "xla-earlier", 1));
  EXPECT_FALSE(accepts(product, "xla-earlier", 41.0F * (1.0F / 41.0F)));
}

// bf16 may run in f32: 2e38 / 2e38 is 1, and 2e38 * (1 / 2e38) is 0 where 1 / 2e38 flushes. The product is rounded
// once, or twice in bf16.
TEST(Explain, InvertsInTheTypeThatComputes) {
  const auto quotient = [](const std::string& dividend) {
    return "%k = stablehlo.constant dense<2.0e38> : tensor<2xbf16>\n"
           "%n = stablehlo.convert %b : (tensor<2xf32>) -> tensor<2xbf16>\n"
           "%d = stablehlo.constant dense<15.0> : tensor<2xbf16>\n"
           "%q = stablehlo.divide " +
           dividend + " : tensor<2xbf16>\n%r = stablehlo.convert %q : (tensor<2xbf16>) -> tensor<2xf32>";
  };
  EXPECT_TRUE(accepts(quotient("%k, %k"), "xla-earlier", 0.0F));
  EXPECT_TRUE(accepts(quotient("%k, %k"), "xla-earlier", 1.0F));
  EXPECT_FALSE(accepts(quotient("%k, %k"), "ieee-strict", 0.0F));
  // 3 * 0x1.12p-4, where 1 / 15 is rounded to bf16, has the code 0x3E4E.
  std::string code = quotient("%n, %d");
  code.replace(
      code.find("%r ="), std::string::npos,
      "%u = stablehlo.bitcast_convert %q : (tensor<2xbf16>) -> tensor<2xui16>\n%r = stablehlo.convert %u : (tensor<2xui16>) -> tensor<2xf32>");
  EXPECT_TRUE(accepts(code, "xla-earlier", 0x3E4D));
  EXPECT_TRUE(accepts(code, "xla-earlier", 0x3E4E));
  EXPECT_FALSE(accepts(code, "xla-earlier", 0x3E4F));
}

/// What is asked of the answer where the inputs are 1, 3 and 41.
struct Rewritten {
  std::string_view ops;
  float answer;
};

// Overflow, zeros and poles tell a rewrite from what was written; each answer is one of XLA:CPU.
TEST(Explain, ReachesWhereTheOriginalOverflows) {
  constexpr float kInf = std::numeric_limits<float>::infinity();
  const Rewritten cases[] = {
      // 0.5 * 3e38 + 0.5 * 3e38 = 3e38, but 3e38 + 3e38 overflows.
      {R"(%h = stablehlo.constant dense<0.5> : tensor<2xf32>
          %k = stablehlo.constant dense<1.0e38> : tensor<2xf32>
          %u = stablehlo.multiply %b, %k : tensor<2xf32>
          %x = stablehlo.multiply %u, %h : tensor<2xf32>
          %y = stablehlo.multiply %h, %u : tensor<2xf32>
          %r = stablehlo.add %x, %y : tensor<2xf32>)",
       kInf},
      // log(1 / sqrt(-0)) is the log of minus infinity; -0.5 * log(-0) is infinite.
      {R"(%k = stablehlo.constant dense<-0.0> : tensor<2xf32>
          %u = stablehlo.multiply %a, %k : tensor<2xf32>
          %x = stablehlo.rsqrt %u : tensor<2xf32>
          %r = stablehlo.log %x : tensor<2xf32>)",
       kInf},
      // logistic(0) / 2e38 is 0.5 / 2e38; 1 / (2 * 2e38) is 0.
      {R"(%k = stablehlo.constant dense<0.0> : tensor<2xf32>
          %u = stablehlo.multiply %a, %k : tensor<2xf32>
          %x = stablehlo.logistic %u : tensor<2xf32>
          %l = stablehlo.constant dense<2.0e38> : tensor<2xf32>
          %v = stablehlo.multiply %a, %l : tensor<2xf32>
          %r = stablehlo.divide %x, %v : tensor<2xf32>)",
       0},
      // 41 / (inf / 3) is 0; (41 * 3) / inf as well, but (2e38 * 3) / inf is NaN: here the sum of one term is infinite.
      {R"(%k = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
          %u = stablehlo.multiply %a, %k : tensor<2xf32>
          %l = stablehlo.constant dense<2.0e38> : tensor<2xf32>
          %v = stablehlo.multiply %a, %l : tensor<2xf32>
          %q = stablehlo.divide %u, %b : tensor<2xf32>
          %w = stablehlo.reshape %q : (tensor<2xf32>) -> tensor<2x1xf32>
          %z = stablehlo.constant dense<0.0> : tensor<f32>
          %m = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
          %r = stablehlo.divide %v, %m : tensor<2xf32>)",
       std::numeric_limits<float>::quiet_NaN()},
  };
  for (const auto& [ops, answer] : cases) {
    EXPECT_TRUE(accepts(ops, "xla-earlier", answer)) << ops;
    EXPECT_FALSE(accepts(ops, "xla-earlier", 7)) << ops;
  }
}

// x xor x is folded to zero, and -0 + 0 to -0.
TEST(Explain, DropsAZeroThatIsFoundByFolding) {
  const std::string ops = R"(%n = stablehlo.convert %a : (tensor<2xf32>) -> tensor<2xi32>
    %o = stablehlo.xor %n, %n : tensor<2xi32>
    %z = stablehlo.convert %o : (tensor<2xi32>) -> tensor<2xf32>
    %k = stablehlo.constant dense<-0.0> : tensor<2xf32>
    %u = stablehlo.multiply %a, %k : tensor<2xf32>
    %r = stablehlo.add %u, %z : tensor<2xf32>)";
  EXPECT_TRUE(accepts(ops, "xla-earlier", -0.0F));
  EXPECT_TRUE(accepts(ops, "xla-earlier", 0.0F));
  EXPECT_FALSE(accepts(ops, "ieee-strict", -0.0F));
}

// (3 + 0.1) + 0.3 and 3 + (0.1 + 0.3) are neighbours in f32; the real part of a complex sum has both.
TEST(Explain, AddsConstantsOfComplexNumbersFirst) {
  const std::string ops = R"(%z = stablehlo.complex %b, %a : tensor<2xcomplex<f32>>
    %k = stablehlo.constant dense<(0.1, 0.0)> : tensor<2xcomplex<f32>>
    %l = stablehlo.constant dense<(CONSTANT, 0.0)> : tensor<2xcomplex<f32>>
    %u = stablehlo.OP %z, %k : tensor<2xcomplex<f32>>
    %v = stablehlo.OP %u, %l : tensor<2xcomplex<f32>>
    %r = stablehlo.real %v : (tensor<2xcomplex<f32>>) -> tensor<2xf32>)";
  const auto with = [&](const std::string& op, const std::string& constant) {
    std::string out = ops;
    for (std::size_t at = 0; (at = out.find("OP")) != std::string::npos;) out.replace(at, 2, op);
    return out.replace(out.find("CONSTANT"), 8, constant);
  };
  const float in_order = (3.0F + 0.1F) + 0.3F, folded = 3.0F + (0.1F + 0.3F);
  ASSERT_NE(in_order, folded);
  EXPECT_TRUE(accepts(with("add", "0.3"), "xla-earlier", in_order));
  EXPECT_TRUE(accepts(with("add", "0.3"), "xla-earlier", folded));
  EXPECT_FALSE(accepts(with("add", "0.3"), "xla-earlier", 3.5F));
  EXPECT_FALSE(accepts(with("add", "0.3"), "ieee-strict", folded));
  EXPECT_TRUE(accepts(with("multiply", "0.9"), "xla-earlier", 3.0F * (0.1F * 0.9F)));
  EXPECT_FALSE(accepts(with("multiply", "0.9"), "ieee-strict", 0.5F));
}

/// Of its own the op may give all that its operands, flushed or not, lead to: 0 to a negative power is infinite. So it
/// may where the same value is both of them.
TEST(Explain, AFunctionMayFlushOneReadingOfAValue) {
  const auto is_deviation = [](double answer) {
    const auto e = explained(
        "func.func @main(%a: tensor<f64>, %n: tensor<f64>) -> tensor<f64> {\n"
        "  %0 = stablehlo.power %a, %a : tensor<f64>\n  %1 = stablehlo.minimum %0, %n : tensor<f64>\n"
        "  return %1 : tensor<f64>\n}\n",
        {tensor("dense<-5.0e-324> : tensor<f64>"), tensor("dense<0x7FF8000000000000> : tensor<f64>")},
        **spec::contract_named("xla-earlier"), std::as_bytes(std::span(&answer, 1)));
    return e && e->verdict == Explained::kDeviation;
  };
  EXPECT_TRUE(is_deviation(1));
  EXPECT_TRUE(is_deviation(HUGE_VAL));
}

/// Two ops of one value may flush what they give or not, each for itself; a value that is read twice is one.
TEST(Explain, OpsThatAreEqualFlushApart) {
  const auto verdict = [](std::string_view second, float answer) {
    const auto e = explained(
        fmt::format("func.func @main(%a: tensor<f32>) -> tensor<f32> {{\n"
                    "  %0 = chlo.erf %a : tensor<f32> -> tensor<f32>\n  %1 = chlo.erf %a : tensor<f32> -> tensor<f32>\n"
                    "  %2 = stablehlo.add %0, {} : tensor<f32>\n  return %2 : tensor<f32>\n}}\n",
                    second),
        {tensor("dense<-1.17549435e-38> : tensor<f32>")}, **spec::contract_named("xla-earlier"),
        std::as_bytes(std::span(&answer, 1)));
    return e ? e->verdict : Explained::kLegal;
  };
  constexpr float kErf = -1.3264055e-38F;
  EXPECT_EQ(verdict("%1", 2 * kErf), Explained::kLegal);
  EXPECT_EQ(verdict("%1", -0.0F), Explained::kDeviation);
  EXPECT_EQ(verdict("%1", kErf), Explained::kDeviation);
  EXPECT_EQ(verdict("%1", 1.5F * kErf), Explained::kViolation);
  EXPECT_EQ(verdict("%0", -0.0F), Explained::kDeviation);
  EXPECT_EQ(verdict("%0", kErf), Explained::kViolation);
}

/// erf of the smallest normal number is below four of these. `flush-slack 4` is a grant of this contract.
TEST(Explain, ThePartsOfAComplexNumberFlushApart) {
  const auto verdict = [](float real, float imag) {
    const float parts[] = {real, imag};
    const auto e = explained(
        "func.func @main(%a: tensor<f32>) -> tensor<complex<f32>> {\n"
        "  %0 = chlo.erf %a : tensor<f32> -> tensor<f32>\n"
        "  %1 = stablehlo.complex %0, %0 : tensor<complex<f32>>\n  return %1 : tensor<complex<f32>>\n}\n",
        {tensor("dense<-1.17549435e-38> : tensor<f32>")}, **spec::contract_named("xla-earlier"),
        std::as_bytes(std::span(parts)));
    return e ? e->verdict : Explained::kLegal;
  };
  constexpr float kErf = -1.3264055e-38F;
  EXPECT_EQ(verdict(kErf, kErf), Explained::kLegal);
  EXPECT_EQ(verdict(-0.0F, -0.0F), Explained::kDeviation);
  EXPECT_EQ(verdict(kErf, -0.0F), Explained::kDeviation);
  EXPECT_EQ(verdict(kErf, 1.0e-38F), Explained::kViolation);
}

// ---- Which grants, and what is left -------------------------------------------------------------

constexpr std::string_view kInverted =
    "  rewrite inverted : divide(a, c) => multiply(a, divide(1, c)) where constant(c) for f32 because measured \"trial\"\n";
constexpr std::string_view kUndone = "  rewrite undone : log(exponential(a)) => a for f32 because measured \"trial\"\n";
constexpr std::string_view kFunctions =
    "  math exponential for f32 : 0.51 because measured \"trial\"\n  math log for f32 : 0.51 because measured \"trial\"\n";

Explanation explanation_of(std::string_view ops, const spec::Contract& contract, float answer) {
  const auto e = explained(program_of(ops), inputs(), contract, std::as_bytes(std::span(&answer, 1)));
  return e ? *e : Explanation{Explained::kDeviation, {"the baseline"}, ""};
}

constexpr std::string_view kQuotient =
    "%k = stablehlo.constant dense<41.0> : tensor<2xf32>\n%r = stablehlo.divide %c, %k : tensor<2xf32>";
constexpr float kByReciprocal = 41.0F * (1.0F / 41.0F);

TEST(Grants, OnlyThoseAreNamedThatAreNeeded) {
  const auto contract = contract_with(std::string(kFunctions) + std::string(kInverted) + std::string(kUndone) +
                                      "  grant math exponential for f32 : 7 because measured \"trial\"\n");
  const Explanation e = explanation_of(kQuotient, *contract, kByReciprocal);
  EXPECT_EQ(e.verdict, Explained::kDeviation);
  EXPECT_EQ(e.grants, std::vector<std::string>{"inverted"});
  EXPECT_EQ(explanation_of(kQuotient, *contract, 1), (Explanation{Explained::kDeviation, {"the baseline"}, ""}));
}

/// Whether an answer of one element is legal where results may stay in f32.
bool is_legal_with_chains(const std::string& type, const std::string& ops, const std::vector<Tensor>& arguments,
                          const Tensor& answer) {
  const auto contract = spec::parse_contract(
      "contract wide : stablehlo\n  grant excess-chains f32 for f16 because measured \"here\"", "wide");
  EXPECT_TRUE(contract);
  const std::string text = fmt::format(
      "func.func @main(%a: tensor<1xf16>, %b: tensor<1xf16>) -> {0} {{\n{1}\nreturn %r : {0}\n}}", type, ops);
  return is_legal(text, arguments, *contract, answer);
}

// An op reads a value once: as it is rounded or as it was, and not one in the place of the other.
TEST(Grants, AnOpThatReadsAValueTwiceReadsOneNumber) {
  const std::vector<Tensor> four{tensor("dense<4.0> : tensor<1xf16>"), tensor("dense<-5.0> : tensor<1xf16>")};
  const std::string infinite =
      "%q = stablehlo.divide %a, %b : tensor<1xf16>\n"
      "%r = chlo.is_neg_inf %q : tensor<1xf16> -> tensor<1xi1>";
  EXPECT_FALSE(is_legal_with_chains("tensor<1xi1>", infinite, four, tensor("dense<true> : tensor<1xi1>")));
  const std::string equal =
      "%q = stablehlo.divide %a, %b : tensor<1xf16>\n"
      "%r = stablehlo.compare EQ, %q, %q : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>";
  EXPECT_FALSE(is_legal_with_chains("tensor<1xi1>", equal, four, tensor("dense<false> : tensor<1xi1>")));
}

// Where it is rounded it may be a NaN that it was not: 60000 * 2 is infinite in f16.
TEST(Grants, AnOpMayReadANumberWhereItsRoundingGivesNan) {
  const std::vector<Tensor> large{tensor("dense<60000.0> : tensor<1xf16>"), tensor("dense<2.0> : tensor<1xf16>")};
  const std::string equal =
      "%p = stablehlo.multiply %a, %b : tensor<1xf16>\n%d = stablehlo.subtract %p, %p : tensor<1xf16>\n"
      "%r = stablehlo.compare EQ, %d, %d : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xi1>";
  EXPECT_TRUE(is_legal_with_chains("tensor<1xi1>", equal, large, tensor("dense<true> : tensor<1xi1>")));
}

TEST(Grants, SeveralAreNamedInTheOrderOfTheContract) {
  const auto contract = contract_with(std::string(kFunctions) + std::string(kInverted) + std::string(kUndone));
  constexpr std::string_view kOps =
      "%k = stablehlo.constant dense<41.0> : tensor<2xf32>\n%h = stablehlo.constant dense<33.0> : tensor<2xf32>\n"
      "%x = stablehlo.multiply %b, %h : tensor<2xf32>\n%e = stablehlo.exponential %x : tensor<2xf32>\n"
      "%l = stablehlo.log %e : tensor<2xf32>\n%r = stablehlo.divide %l, %k : tensor<2xf32>";
  // exp(100) overflows, so without the second rule nothing is finite.
  const float x = 3.0F * 33.0F, divided = x / 41.0F, inverted = x * (1.0F / 41.0F);
  EXPECT_EQ(explanation_of(kOps, *contract, divided).grants, std::vector<std::string>{"undone"});
  ASSERT_NE(divided, inverted);
  EXPECT_EQ(explanation_of(kOps, *contract, inverted).grants, (std::vector<std::string>{"inverted", "undone"}));
  EXPECT_EQ(explanation_of(kOps, *contract, 2 * x).verdict, Explained::kViolation);
}

// 3e38 / 1e38 is 3; its reciprocal is subnormal, and 3e38 * 0 is 0.
TEST(Grants, WhatLiesBetweenTwoAlternativesIsNotLegal) {
  const auto contract =
      contract_with("  flush-results for f32 because documented \"trial\"\n" + std::string(kInverted));
  constexpr std::string_view kOps =
      "%h = stablehlo.constant dense<1.0e38> : tensor<2xf32>\n%x = stablehlo.multiply %b, %h : tensor<2xf32>\n"
      "%r = stablehlo.divide %x, %h : tensor<2xf32>";
  EXPECT_EQ(explanation_of(kOps, *contract, 0).grants, std::vector<std::string>{"inverted"});
  for (const float between : {1.0F, 1.5F, 2.5F, -1.0F})
    EXPECT_EQ(explanation_of(kOps, *contract, between).verdict, Explained::kViolation) << between;
}

// A NaN is read as no zero, although subnormals are.
TEST(Grants, NothingIsExplainedByNoGrantAtAll) {
  const auto contract = contract_with("  flush-inputs for f32 because documented \"trial\"\n" + std::string(kInverted));
  constexpr std::string_view kOps =
      "%z = stablehlo.constant dense<0.0> : tensor<2xf32>\n%n = stablehlo.remainder %z, %z : tensor<2xf32>\n"
      "%p = stablehlo.multiply %n, %a : tensor<2xf32>\n%r = stablehlo.minimum %p, %b : tensor<2xf32>";
  EXPECT_EQ(explanation_of(kOps, *contract, 0).verdict, Explained::kViolation);
}

constexpr std::string_view kBranch = R"(
  %k = stablehlo.constant dense<41.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %c [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %t = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
  %q = stablehlo.divide %t, %k : tensor<f32>
  %p = stablehlo.compare EQ, %q, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r = "stablehlo.if"(%p) ({
    stablehlo.return %a : tensor<2xf32>
  }, {
    stablehlo.return %b : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>)";

// 41 / 41 is 1; by the reciprocal it is not, and then the other branch is taken.
TEST(Grants, ADecisionThatARewriteMayChangeLeavesTheAnswerUndecided) {
  const auto contract = contract_with(kInverted);
  const Explanation e = explanation_of(kBranch, *contract, 3);
  EXPECT_EQ(e.verdict, Explained::kUndecided);
  EXPECT_EQ(e.bound, "decisions that a rewrite may change");
  const auto without = contract_with(kUndone);
  EXPECT_EQ(explanation_of(kBranch, *without, 3).verdict, Explained::kViolation);
}

/// An exponential that may be on either side of what it is compared with.
constexpr std::string_view kEither = R"(
  %k = stablehlo.constant dense<2.71828183> : tensor<f32>
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %e = stablehlo.exponential %o : tensor<f32>
  %p = stablehlo.compare LT, %e, %k : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %i = stablehlo.convert %p : (tensor<i1>) -> tensor<i32>
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %a : tensor<2xf32>
  }, {
    stablehlo.return %b : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>)";

// Both branches are judged, so what neither gives is wrong.
TEST(Grants, ADecisionThatMayBeEitherLeavesNoAnswerUndecided) {
  const auto without = contract_with(kUndone);
  EXPECT_EQ(explanation_of(kEither, *without, 7).verdict, Explained::kViolation);
}

/// What a wrong piece of the bits of %q, made of %a, is.
Explanation of_pieces(std::string_view ops) {
  const auto contract = contract_with(kInverted);
  const auto module = program::parse("func.func @main(%a: tensor<2xf32>) -> tensor<2x2xi16> {\n" + std::string(ops) +
                                     "  %r = stablehlo.bitcast_convert %q : (tensor<2xf32>) -> tensor<2x2xi16>\n"
                                     "  return %r : tensor<2x2xi16>\n}");
  EXPECT_TRUE(module) << module.error().text();
  const ProcessTensors inputs{{tensor("dense<41.0> : tensor<2xf32>")}};
  const Tensor got = tensor("dense<3> : tensor<i16>");
  return Explainer(*module, inputs, *contract).explain({0, 0, 1}, got.bytes);
}

TEST(Grants, PiecesOfBitsAreDecidedWhereNoRewriteMayChangeThem) {
  EXPECT_EQ(
      of_pieces("%q = stablehlo.negate %a : tensor<2xf32>\n%k = stablehlo.constant dense<1> : tensor<i32>\n").verdict,
      Explained::kViolation);
  const Explanation rewritten =
      of_pieces("%k = stablehlo.constant dense<41.0> : tensor<2xf32>\n%q = stablehlo.divide %a, %k : tensor<2xf32>\n");
  EXPECT_EQ(rewritten.verdict, Explained::kUndecided);
  EXPECT_EQ(rewritten.bound, "decisions that a rewrite may change");
}

/// Of the last element of the one output.
Explanation explanation_of_last(std::string_view text, const std::vector<Tensor>& given, const spec::Contract& contract,
                                std::string_view answer) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  const ProcessTensors inputs{given};
  return Explainer(*module, inputs, contract).explain({0, 0, 1}, tensor(answer).bytes);
}

// C17 5.2.4.2.2, FLT_EVAL_METHOD: all operations may be evaluated in the wider format. The cosine of 0.25 is 0.96894,
// which f8E5M2FNUZ rounds to one and whose floor is zero.
constexpr std::string_view kChainOfNarrowOps = R"(func.func @main(%a: tensor<2xf8E5M2FNUZ>) -> tensor<2xf16> {
  %c = stablehlo.cosine %a : tensor<2xf8E5M2FNUZ>
  %f = stablehlo.floor %c : tensor<2xf8E5M2FNUZ>
  %r = stablehlo.convert %f : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf16>
  return %r : tensor<2xf16>
})";

// No public standard says so of 8 bits.
TEST(Grants, ExplainAChainOfOpsInAWiderFormat) {
  struct Row {
    const char* contract;
    Explained verdict;
  };
  for (const auto& [name, of_wider] :
       {Row{"stablehlo", Explained::kViolation}, Row{"xla-default", Explained::kDeviation},
        Row{"unmeasured", Explained::kDeviation}}) {
    const auto contract = spec::contract_named(name);
    const auto verdict = [&](std::string_view answer) {
      return explanation_of_last(kChainOfNarrowOps, {tensor("dense<0.25> : tensor<2xf8E5M2FNUZ>")}, **contract, answer)
          .verdict;
    };
    EXPECT_EQ(verdict("dense<0.0> : tensor<f16>"), of_wider) << name;
    EXPECT_EQ(verdict("dense<2.0> : tensor<f16>"), Explained::kViolation) << name;
  }
}

// (1 + 2^-12)^2 = 1 + 2^-11 + 2^-24: rounded, less its rounded value it is zero, fused it is 2^-24.
constexpr std::string_view kProductBehindAFactorOfOne =
    R"(func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<2xf32>
  %p = stablehlo.multiply %a, %a : tensor<2xf32>
  %q = stablehlo.multiply %p, %one : tensor<2xf32>
  %r = stablehlo.subtract %q, %b : tensor<2xf32>
  return %r : tensor<2xf32>
})";

TEST(Baseline, LetsAProductBeFusedBehindWhatChangesNoValue) {
  const std::vector<Tensor> given{tensor("dense<0x3F800800> : tensor<2xf32>"),
                                  tensor("dense<0x3F801000> : tensor<2xf32>")};
  const auto verdict = [&](std::string_view contract, std::string_view answer) {
    return explanation_of_last(kProductBehindAFactorOfOne, given, **spec::contract_named(contract), answer).verdict;
  };
  EXPECT_EQ(verdict("stablehlo", "dense<0x33800000> : tensor<f32>"), Explained::kLegal);
  EXPECT_EQ(verdict("stablehlo", "dense<0x3A800000> : tensor<f32>"), Explained::kViolation);
  EXPECT_EQ(verdict("ieee-strict", "dense<0x33800000> : tensor<f32>"), Explained::kViolation) << "nothing is fused";
}

// A piece of bits has a set that the run found: under all grants it may be any, under none it is certain.
TEST(Baseline, IsNotWhatAGrantMakesOfALeaf) {
  const auto contract = contract_with(std::string(kFunctions) +
                                      "  grant math exponential for f32 : 1000000000 because measured \"trial\"\n");
  constexpr std::string_view kPieces = R"(func.func @main(%a: tensor<1xf32>) -> tensor<1x2xi16> {
  %e = stablehlo.exponential %a : tensor<1xf32>
  %r = stablehlo.bitcast_convert %e : (tensor<1xf32>) -> tensor<1x2xi16>
  return %r : tensor<1x2xi16>
})";
  const Explanation e =
      explanation_of_last(kPieces, {tensor("dense<1.0> : tensor<1xf32>")}, *contract, "dense<3> : tensor<i16>");
  EXPECT_EQ(e.verdict, Explained::kDeviation);
  EXPECT_EQ(e.grants, std::vector<std::string>{"math exponential for f32"});
}

TEST(Grants, AnArgumentMayBeEmpty) {
  const auto contract = contract_with(kInverted);
  const auto module = program::parse(R"(func.func @main(%e: tensor<0xf32>, %a: tensor<2xf32>) -> tensor<2xf32> {
    %l = stablehlo.constant dense<> : tensor<0xf32>
    %s = stablehlo.add %e, %l : tensor<0xf32>
    %r = stablehlo.concatenate %s, %a, dim = 0 : (tensor<0xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  })");
  ASSERT_TRUE(module) << module.error().text();
  const ProcessTensors inputs{{tensor("dense<> : tensor<0xf32>"), tensor("dense<5.0> : tensor<2xf32>")}};
  const Tensor got = tensor("dense<3.0> : tensor<f32>");
  EXPECT_EQ(Explainer(*module, inputs, *contract).explain({0, 0, 1}, got.bytes).verdict, Explained::kViolation);
}

// What another output is made of decides nothing of this one.
TEST(Grants, ADecisionThatTheOutputDoesNotDependOnLeavesItDecided) {
  const auto contract = contract_with(kInverted);
  const std::string program =
      "func.func @main(%c: tensor<2xf32>, %a: tensor<2xf32>, %b: tensor<2xf32>) -> "
      "(tensor<2xf32>, tensor<2xf32>) {" +
      std::string(kBranch) +
      "\n  %n = stablehlo.negate %a : tensor<2xf32>\n"
      "  return %r, %n : tensor<2xf32>, tensor<2xf32>\n}";
  const auto module = program::parse(program);
  ASSERT_TRUE(module) << module.error().text();
  const ProcessTensors inputs{{tensor("dense<41.0> : tensor<2xf32>"), tensor("dense<5.0> : tensor<2xf32>"),
                               tensor("dense<7.0> : tensor<2xf32>")}};
  Explainer explainer(*module, inputs, *contract);
  const Tensor got = tensor("dense<3.0> : tensor<f32>");
  EXPECT_EQ(explainer.explain({0, 0, 1}, got.bytes).verdict, Explained::kUndecided);
  EXPECT_EQ(explainer.explain({0, 1, 1}, got.bytes).verdict, Explained::kViolation);
}

// Where exp(1) may be anything near e, a condition on it may be either: both branches are legal by that grant.
TEST(Grants, ADecisionIsMadeAnewForEverySetOfGrants) {
  const auto contract = contract_with(std::string(kFunctions) + std::string(kInverted) +
                                      "  grant math exponential for f32 : 1000 because measured \"trial\"\n");
  std::string ops(kBranch);
  ops.replace(ops.find("stablehlo.divide %t, %k"), 23, "stablehlo.exponential %t");
  ops.replace(ops.find("%c [0:1]"), 2, "%a");
  ops.replace(ops.find("compare EQ"), 10, "compare LT");
  ops.replace(ops.find("%one = stablehlo.constant dense<1.0>"), 36, "%one = stablehlo.constant dense<2.71829>");
  EXPECT_EQ(explanation_of(ops, *contract, 1).grants, std::vector<std::string>{"the baseline"});
  EXPECT_EQ(explanation_of(ops, *contract, 3).grants, std::vector<std::string>{"math exponential for f32"});
}

// The same with so few runs of the program that the smallest set cannot be found.
TEST(Grants, RunsOfTheProgramAreBoundedToo) {
  const auto contract =
      contract_with(std::string(kFunctions) + "  grant math exponential for f32 : 1000 because measured \"trial\"\n");
  std::string ops(kBranch);
  ops.replace(ops.find("stablehlo.divide %t, %k"), 23, "stablehlo.exponential %t");
  ops.replace(ops.find("%c [0:1]"), 2, "%a");
  ops.replace(ops.find("compare EQ"), 10, "compare LT");
  ops.replace(ops.find("%one = stablehlo.constant dense<1.0>"), 36, "%one = stablehlo.constant dense<2.71829>");
  const auto module = program::parse(program_of(ops));
  ASSERT_TRUE(module);
  const ProcessTensors all{inputs()};
  const float answer = 3;
  const auto with = [&](std::size_t runs) {
    return Explainer(*module, all, *contract, {}, {.runs = runs})
        .explain({0, 0, 0}, std::as_bytes(std::span(&answer, 1)));
  };
  EXPECT_EQ(with(32).verdict, Explained::kDeviation);
  EXPECT_EQ(with(1), (Explanation{Explained::kUndecided, {}, "runs of the program"}));
}

TEST(Grants, ABoundThatIsHitIsNamed) {
  const auto contract = contract_with(kInverted);
  const auto module = program::parse(program_of(kQuotient));
  const ProcessTensors all{inputs()};
  const float answer = 1.0F + 0x1p-23F;  // too near for a bound that is wide
  const auto with = [&](const ExplainLimits& bounds) {
    return Explainer(*module, all, *contract, {}, bounds).explain({0, 0, 0}, std::as_bytes(std::span(&answer, 1)));
  };
  EXPECT_EQ(with({}).verdict, Explained::kViolation);
  EXPECT_EQ(with({.nodes = 3}), (Explanation{Explained::kUndecided, {}, "nodes of the trace"}));
  EXPECT_EQ(with({.rewritten = 1}), (Explanation{Explained::kUndecided, {}, "values that rewrites add"}));
  EXPECT_EQ(with({.rounds = 1}), (Explanation{Explained::kUndecided, {}, "rounds of the analysis"}));
  EXPECT_EQ(with({.work = 0}), (Explanation{Explained::kUndecided, {}, "values of all explanations"}));
}

// What the answers of one run cost counts together.
TEST(Grants, ABoundOfWorkHoldsForAllAnswers) {
  const auto contract = contract_with(kInverted);
  const auto module = program::parse(program_of(kQuotient));
  const ProcessTensors all{inputs()};
  const float answer = 7;
  Explainer explainer(*module, all, *contract, {}, {.work = 1});
  const auto explained = [&](std::int64_t element) {
    return explainer.explain({0, 0, element}, std::as_bytes(std::span(&answer, 1)));
  };
  EXPECT_EQ(explained(0).verdict, Explained::kViolation);
  EXPECT_EQ(explained(1).verdict, Explained::kUndecided);
}

// A scalar that is doubled eight times has hundreds of thousands of forms as one sum: the search ends at its bound.
TEST(Grants, ASumOfManyFormsCostsNoMoreThanItsBound) {
  std::string ops;
  for (int k = 0; k < 8; ++k) ops += fmt::format("%x{} = stablehlo.add %x{}, %x{} : tensor<f32>\n", k + 1, k, k);
  const auto module =
      program::parse("func.func @main(%x0: tensor<f32>) -> tensor<f32> {\n" + ops + "return %x8 : tensor<f32>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  const ProcessTensors all{{tensor("dense<1.1> : tensor<f32>")}};
  const auto contract = *spec::contract_named("xla-default");
  const auto everything = contract->granting_all();
  const auto run = trace(*module, all, everything, {}, ExplainLimits{}.nodes);
  ASSERT_TRUE(run);
  Alternatives graph(*run->dags, *rule_book_of(*contract), everything, {.values = 1000});
  graph.import(run->number(0, 0, 0));
  graph.saturate();
  EXPECT_EQ(graph.exhausted(), "values that rewrites add");
  EXPECT_LT(graph.size(), 2000u);
}

}  // namespace
}  // namespace assay::oracle
