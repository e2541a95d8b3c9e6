#include <cmath>
#include <limits>

#include "oracle/drawn_programs_test.h"
#include "oracle/envelope/sets_test.h"

/// What opens elements. Expected ops and reasons are read off the programs and the lines of the contracts.
namespace assay::oracle {
namespace {

std::vector<OpenElements> opened_by(const std::string& text, std::string_view contract = "stablehlo") {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  const auto processes = static_cast<std::size_t>(module ? module->grid.processes() : 1);
  const auto out = open_elements(*module, ProcessTensors(processes), **spec::contract_named(contract));
  EXPECT_TRUE(out) << (out ? "" : out.error().text());
  return out ? *out : std::vector<OpenElements>{};
}

/// A function without arguments that returns %r.
std::string function(const std::string& body, const std::string& type) {
  return "func.func @main() -> " + type + " {\n" + body + "\n  return %r : " + type + "\n}";
}

/// `op` applied to two constants of one type.
std::string of_two(const std::string& op, const std::string& a, const std::string& b, const std::string& type) {
  return function("  %a = stablehlo.constant dense<" + a + "> : " + type + "\n  %b = stablehlo.constant dense<" + b +
                      "> : " + type + "\n  %r = stablehlo." + op + " %a, %b : " + type,
                  type);
}

struct Planted {
  std::string name, text, op;
  ElementType type;
  std::string reason;  ///< begins so
  std::int64_t elements = 1;
  std::string contract = "stablehlo";
};

/// The exponential of 1: an interval, 3 ulp to each side.
const std::string kInexact =
    "  %one = stablehlo.constant dense<1.0> : tensor<f32>\n"
    "  %e = stablehlo.exponential %one : tensor<f32>\n";
/// A body of two statements behind it.
std::string of_inexact(const std::string& rest, const std::string& type) { return function(kInexact + rest, type); }

std::string reduce_by(const std::string& op, const std::string& init = "0.0") {
  return function(
      "  %x = stablehlo.constant dense<[1.5, 2.5, 3.5]> : tensor<3xf32>\n"
      "  %i = stablehlo.constant dense<" +
          init +
          "> : tensor<f32>\n"
          "  %r = stablehlo.reduce(%x init: %i) applies stablehlo." +
          op + " across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>",
      "tensor<f32>");
}

std::vector<Planted> planted() {
  using enum ElementType;
  return {
      {"no_line", of_inexact("  %r = stablehlo.logistic %one : tensor<f32>", "tensor<f32>"), "logistic", f32,
       "no line `math logistic for f32` bounds it", 1, "ieee-strict"},
      {"overflow", of_two("add", "[100, 100, 1]", "[100, 27, 1]", "tensor<3xi8>"), "add", i8,
       "integer overflow: `integer-overflow any`, integer overflow is implementation-defined"},
      {"division", of_two("divide", "[7, -8, 3]", "[0, -1, 2]", "tensor<3xi4>"), "divide", i4,
       "integer division by zero, or of the lowest number by -1: `division-by-zero any`, integer division by zero is",
       2},
      {"shift", of_two("shift_left", "1", "32", "tensor<i32>"), "shift_left", i32,
       "a shift by less than nothing, or by the width and more: `shift-overflow any`"},
      {"power", of_two("power", "2", "-1", "tensor<i32>"), "power", i32,
       "a negative exponent of an integer, 0 to the 0, or a power that overflows with an exponent above 63: `integer-power any`"},
      {"power_overflow", of_two("power", "2", "31", "tensor<i32>"), "power", i32, "integer overflow"},
      {"to_integer",
       function("  %a = stablehlo.constant dense<300.0> : tensor<f32>\n"
                "  %r = stablehlo.convert %a : (tensor<f32>) -> tensor<i8>",
                "tensor<i8>"),
       "convert", i8, "a number that the integer type does not hold: `float-to-integer any`"},
      {"to_positive",
       function("  %a = stablehlo.constant dense<-1.0> : tensor<f32>\n"
                "  %r = stablehlo.convert %a : (tensor<f32>) -> tensor<f8E8M0FNU>",
                "tensor<f8E8M0FNU>"),
       "convert", f8E8M0FNU, "a result that the type has no code for: `unrepresentable any`"},
      {"complex_product", of_two("multiply", "(0x7F800000, 1.0)", "(1.0, 1.0)", "tensor<complex<f32>>"), "multiply",
       c64, "infinities and NaN in a complex product: `complex-specials any`"},
      {"complex_quotient", of_two("divide", "(3.0, 1.0)", "(1.0, 1.0)", "tensor<complex<f32>>"), "divide", c64,
       "functions of complex numbers have no bounds", 1, "ieee-strict"},
      {"no_law", reduce_by("subtract"), "reduce", f32, "a fold by a function that need not be associative"},
      {"init", reduce_by("add", "1.0"), "reduce", f32,
       "an initial value that may stand in the result any number of times: `init any`, reduce: the number of init"},
      {"pole",
       of_inexact("  %z = stablehlo.subtract %e, %e : tensor<f32>\n  %r = stablehlo.divide %one, %z : tensor<f32>",
                  "tensor<f32>"),
       "divide", f32, "a result that may leave the range, or not"},
      {"range",
       function("  %a = stablehlo.constant dense<88.722839> : tensor<f32>\n"
                "  %r = stablehlo.exponential %a : tensor<f32>",
                "tensor<f32>"),
       "exponential", f32, "a result that may leave the range, or not"},
      {"comparison",
       of_inexact("  %n = stablehlo.negate %e : tensor<f32>\n  %f = stablehlo.negate %n : tensor<f32>\n"
                  "  %r = stablehlo.compare LT, %e, %f : (tensor<f32>, tensor<f32>) -> tensor<i1>",
                  "tensor<i1>"),
       "compare", f32, "operands between which either answer is legal"},
      {"bits", of_inexact("  %r = stablehlo.bitcast_convert %e : (tensor<f32>) -> tensor<i32>", "tensor<i32>"),
       "bitcast_convert", i32, "the bits of an element that is not known exactly"},
      {"index",
       of_inexact("  %l = stablehlo.log %e : tensor<f32>\n"
                  "  %many = stablehlo.constant dense<1.0e9> : tensor<f32>\n"
                  "  %m = stablehlo.multiply %l, %many : tensor<f32>\n"
                  "  %k = stablehlo.convert %m : (tensor<f32>) -> tensor<i32>\n"
                  "  %x = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>\n"
                  "  %r = stablehlo.dynamic_slice %x, %k, sizes = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>",
                  "tensor<1xi32>"),
       "dynamic_slice", i32, "a place that may be one of several"},
      {"exact_only", of_two("divide", "1.0", "3.0", "tensor<f32>"), "divide", f32,
       "a result that is not exact: `round any`", 1, "lattice"},
  };
}

class Openings : public testing::TestWithParam<Planted> {};

TEST_P(Openings, AreNamedWithTheirOpAndReason) {
  const Planted& p = GetParam();
  const auto open = opened_by(p.text, p.contract);
  ASSERT_EQ(open.size(), 1u);
  EXPECT_EQ(open[0].op, p.op);
  EXPECT_EQ(open[0].type, p.type) << spec::name(open[0].type);
  EXPECT_EQ(open[0].reason.substr(0, p.reason.size()), p.reason) << open[0].reason;
  EXPECT_EQ(open[0].elements, p.elements);
}

INSTANTIATE_TEST_SUITE_P(Planted, Openings, testing::ValuesIn(planted()),
                         [](const auto& info) { return info.param.name; });

// 100 + 100 of i8 is open; what is made of it is open too, by the addition.
TEST(OpeningsTest, TheFirstOpThatOpenedAnElementIsToBlame) {
  const auto open = opened_by(
      "func.func @main() -> (tensor<4xi8>, tensor<i32>) {\n"
      "  %a = stablehlo.constant dense<[100, 1, 100, 1]> : tensor<4xi8>\n"
      "  %s = stablehlo.add %a, %a : tensor<4xi8>\n"
      "  %t = stablehlo.xor %s, %a : tensor<4xi8>\n"
      "  %x = stablehlo.reverse %t, dims = [0] : tensor<4xi8>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "  %q = stablehlo.divide %one, %zero : tensor<i32>\n"
      "  %y = stablehlo.negate %q : tensor<i32>\n"
      "  return %x, %y : tensor<4xi8>, tensor<i32>\n}");
  ASSERT_EQ(open.size(), 2u);
  EXPECT_EQ(open[0].op, "add");
  EXPECT_EQ(open[0].elements, 2);
  EXPECT_EQ(open[1].op, "divide");
  EXPECT_EQ(open[1].elements, 1);
}

// Whether the loop goes on hangs on a comparison of two intervals.
TEST(OpeningsTest, AnUncertainLoopIsOpenedByItsCondition) {
  const auto open = opened_by(
      of_inexact("  %c = stablehlo.constant dense<0> : tensor<i32>\n"
                 "  %f = stablehlo.negate %e : tensor<f32>\n  %g = stablehlo.negate %f : tensor<f32>\n"
                 "  %r = stablehlo.while(%k = %c) : tensor<i32>\n"
                 "    cond {\n      %p = stablehlo.compare LE, %e, %g : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                 "      stablehlo.return %p : tensor<i1>\n    } do {\n"
                 "      %d = stablehlo.constant dense<1> : tensor<i32>\n"
                 "      %n = stablehlo.add %k, %d : tensor<i32>\n      stablehlo.return %n : tensor<i32>\n    }",
                 "tensor<i32>"));
  ASSERT_EQ(open.size(), 1u);
  EXPECT_EQ(open[0].op, "compare");
}

// Process 0 adds 100 and 100, and the other one hears of it.
TEST(OpeningsTest, AreFoundInOtherProcessesToo) {
  const auto open = opened_by(
      "module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {\n"
      "func.func @main() -> tensor<i8> {\n"
      "  %a = stablehlo.constant dense<100> : tensor<i8>\n"
      "  %s = stablehlo.add %a, %a : tensor<i8>\n"
      "  %r = \"stablehlo.collective_permute\"(%s) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}>"
      " : (tensor<i8>) -> tensor<i8>\n"
      "  return %r : tensor<i8>\n}\n}");
  ASSERT_EQ(open.size(), 1u);
  EXPECT_EQ(open[0].op, "add");
  EXPECT_EQ(open[0].elements, 2);
}

// An element counts as open where an end of its set is infinite. It still holds no more than its set.
TEST(OpeningsTest, NothingIsLegalBecauseASetIsWide) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
      "  %r = stablehlo.exponential %a : tensor<f32>\n  return %r : tensor<f32>\n}",
      {tensor("dense<88.722839> : tensor<f32>")}, "stablehlo");
  ASSERT_EQ(sets[0].strength(0), Strength::kOpen);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<0x7F800000> : tensor<f32>")));
  EXPECT_TRUE(accepts(sets[0], tensor("dense<3.40282347E+38> : tensor<f32>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<3.402e+38> : tensor<f32>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<0x7FC00000> : tensor<f32>")));
}

std::int64_t open_among(const Acceptance& accepted) {
  std::int64_t out = 0;
  for (const auto& process : accepted.outputs)
    for (const AcceptanceTensor& t : process)
      for (std::int64_t i = 0; t.type.is_tensor() && i < t.type.elements(); ++i)
        out += t.strength(i) == Strength::kOpen ? 1 : 0;
  return out;
}

// Of every op, with values of every kind: each open element is counted once and has a cause.
TEST(OpeningsTest, AreAsManyAsTheOpenElementsOfEveryOp) {
  const auto contract = *spec::contract_named("stablehlo");
  const Limits limits{.steps = 1000};
  Prng choices(13, 0);
  std::int64_t all = 0;
  for (const spec::Record& record : spec::Records::builtin().all()) {
    const int programs = static_cast<int>(scaled(8));
    for (int k = 0; k < programs; ++k) {
      const auto drawn = draw_program(record, choices, static_cast<Values>(k % 3));
      if (!drawn) continue;
      const auto accepted = acceptance_sets(drawn->module, drawn->inputs, *contract, limits);
      if (!accepted) continue;
      const auto open = open_elements(drawn->module, drawn->inputs, *contract, limits);
      ASSERT_TRUE(open) << record.mnemonic;
      std::int64_t counted = 0;
      for (const OpenElements& o : *open) {
        EXPECT_FALSE(o.op.empty()) << record.mnemonic;
        counted += o.elements;
      }
      EXPECT_EQ(counted, open_among(*accepted)) << program::print(drawn->module);
      all += counted;
    }
  }
  EXPECT_GT(all, 100);
}

}  // namespace
}  // namespace assay::oracle
