#include <gtest/gtest.h>

#include "conform/files/check_after.h"
#include "conform/names.h"
#include "program/inputs.h"

/// Rewrites as passes have made them, wrong and mended: what one program answers must be legal for the other.
namespace assay::conform {
namespace {

/// A body that is rewritten, for arguments with these literals.
struct Rewrite {
  const char* name;
  const char* types;   ///< of the arguments, and what is returned
  const char* inputs;  ///< a literal each
  const char* before;
  const char* wrong;  ///< null: there is none
  const char* right;
};

constexpr const char* kRegrouped = "a reduction may be regrouped";

// clang-format off
const Rewrite kRewrites[] = {
    // stablehlo#2278: a folder that adds booleans modulo 2; the specification says `or`.
    {"a sum of booleans is their or", "(%a: tensor<4xi1>, %b: tensor<4xi1>) -> tensor<4xi1>",
     "dense<[true, true, false, false]> : tensor<4xi1>, dense<[true, false, true, false]> : tensor<4xi1>",
     "%r = stablehlo.add %a, %b : tensor<4xi1>",
     "%r = stablehlo.xor %a, %b : tensor<4xi1>",
     "%r = stablehlo.or %a, %b : tensor<4xi1>"},
    {"a product with zero keeps NaN", "(%a: tensor<3xf32>) -> tensor<3xf32>", "dense<[1.0, 0x7FC00000, 0x7F800000]> : tensor<3xf32>",
     "%z = stablehlo.constant dense<0.0> : tensor<3xf32>\n  %r = stablehlo.multiply %a, %z : tensor<3xf32>",
     "%r = stablehlo.constant dense<0.0> : tensor<3xf32>",
     "%z = stablehlo.constant dense<0.0> : tensor<3xf32>\n  %r = stablehlo.multiply %z, %a : tensor<3xf32>"},
    {"a difference with itself is NaN at infinity", "(%a: tensor<2xf32>) -> tensor<2xf32>", "dense<[1.0, 0x7F800000]> : tensor<2xf32>",
     "%r = stablehlo.subtract %a, %a : tensor<2xf32>",
     "%r = stablehlo.constant dense<0.0> : tensor<2xf32>",
     "%n = stablehlo.negate %a : tensor<2xf32>\n  %r = stablehlo.add %a, %n : tensor<2xf32>"},
    {"a difference of integers with itself is zero", "(%a: tensor<2xi32>) -> tensor<2xi32>", "dense<[1, -2147483648]> : tensor<2xi32>",
     "%r = stablehlo.subtract %a, %a : tensor<2xi32>", nullptr,
     "%r = stablehlo.constant dense<0> : tensor<2xi32>"},
    {"transposes compose from the inside out", "(%a: tensor<2x2x2xi32>) -> tensor<2x2x2xi32>",
     "dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>",
     "%0 = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>\n"
     "  %r = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>",
     "%r = stablehlo.transpose %a, dims = [2, 0, 1] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>",
     "%r = stablehlo.transpose %a, dims = [1, 2, 0] : (tensor<2x2x2xi32>) -> tensor<2x2x2xi32>"},
    {"a slice of a pad begins later by the padding", "(%a: tensor<4xi32>) -> tensor<3xi32>", "dense<[1, 2, 3, 4]> : tensor<4xi32>",
     "%z = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %0 = stablehlo.pad %a, %z, low = [1], high = [1], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<6xi32>\n"
     "  %r = stablehlo.slice %0 [2:5] : (tensor<6xi32>) -> tensor<3xi32>",
     "%r = stablehlo.slice %a [0:3] : (tensor<4xi32>) -> tensor<3xi32>",
     "%r = stablehlo.slice %a [1:4] : (tensor<4xi32>) -> tensor<3xi32>"},
    {"a reduction of a reshape is over the dimensions that were joined", "(%a: tensor<2x2x2xi32>) -> tensor<2xi32>",
     "dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>",
     "%z = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %0 = stablehlo.reshape %a : (tensor<2x2x2xi32>) -> tensor<4x2xi32>\n"
     "  %r = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4x2xi32>, tensor<i32>) -> tensor<2xi32>",
     "%z = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2xi32>",
     "%z = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2xi32>"},
    {"a select by a negation has its branches exchanged", "(%p: tensor<2xi1>, %a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32>",
     "dense<[true, false]> : tensor<2xi1>, dense<[1.0, 2.0]> : tensor<2xf32>, dense<[3.0, 4.0]> : tensor<2xf32>",
     "%n = stablehlo.not %p : tensor<2xi1>\n  %r = stablehlo.select %n, %a, %b : tensor<2xi1>, tensor<2xf32>",
     "%r = stablehlo.select %p, %a, %b : tensor<2xi1>, tensor<2xf32>",
     "%r = stablehlo.select %p, %b, %a : tensor<2xi1>, tensor<2xf32>"},
    {"integers of 32 bits do not survive f32", "(%a: tensor<2xi32>) -> tensor<2xi32>", "dense<[7, 16777217]> : tensor<2xi32>",
     "%0 = stablehlo.convert %a : (tensor<2xi32>) -> tensor<2xf32>\n  %r = stablehlo.convert %0 : (tensor<2xf32>) -> tensor<2xi32>",
     "%r = stablehlo.optimization_barrier %a : tensor<2xi32>",
     "%0 = stablehlo.convert %a : (tensor<2xi32>) -> tensor<2xf64>\n  %1 = stablehlo.convert %0 : (tensor<2xf64>) -> tensor<2xf32>\n"
     "  %r = stablehlo.convert %1 : (tensor<2xf32>) -> tensor<2xi32>"},
    {"integers of 16 bits survive f32", "(%a: tensor<2xi16>) -> tensor<2xi16>", "dense<[-32768, 32767]> : tensor<2xi16>",
     "%0 = stablehlo.convert %a : (tensor<2xi16>) -> tensor<2xf32>\n  %r = stablehlo.convert %0 : (tensor<2xf32>) -> tensor<2xi16>", nullptr,
     "%r = stablehlo.optimization_barrier %a : tensor<2xi16>"},
    {"unsigned integers are not compared as signed ones", "(%a: tensor<2xui8>, %b: tensor<2xui8>) -> tensor<2xi1>",
     "dense<[1, 200]> : tensor<2xui8>, dense<[200, 1]> : tensor<2xui8>",
     "%r = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>",
     "%0 = stablehlo.bitcast_convert %a : (tensor<2xui8>) -> tensor<2xi8>\n  %1 = stablehlo.bitcast_convert %b : (tensor<2xui8>) -> tensor<2xi8>\n"
     "  %r = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>",
     "%0 = stablehlo.convert %a : (tensor<2xui8>) -> tensor<2xi32>\n  %1 = stablehlo.convert %b : (tensor<2xui8>) -> tensor<2xi32>\n"
     "  %r = stablehlo.compare LT, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>"},
    {"a quotient of a negative number is rounded towards zero", "(%a: tensor<3xi32>) -> tensor<3xi32>", "dense<[7, -7, -8]> : tensor<3xi32>",
     "%f = stablehlo.constant dense<4> : tensor<3xi32>\n  %r = stablehlo.divide %a, %f : tensor<3xi32>",
     "%t = stablehlo.constant dense<2> : tensor<3xi32>\n  %r = stablehlo.shift_right_arithmetic %a, %t : tensor<3xi32>",
     "%t = stablehlo.constant dense<2> : tensor<3xi32>\n  %n = stablehlo.constant dense<31> : tensor<3xi32>\n"
     "  %m = stablehlo.constant dense<30> : tensor<3xi32>\n"
     "  %s = stablehlo.shift_right_arithmetic %a, %n : tensor<3xi32>\n  %o = stablehlo.shift_right_logical %s, %m : tensor<3xi32>\n"
     "  %q = stablehlo.add %a, %o : tensor<3xi32>\n  %r = stablehlo.shift_right_arithmetic %q, %t : tensor<3xi32>"},
    {"a sum of three is not regrouped", "(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>) -> tensor<f32>",
     "dense<1.0e8> : tensor<f32>, dense<-1.0e8> : tensor<f32>, dense<1.0> : tensor<f32>",
     "%0 = stablehlo.add %a, %b : tensor<f32>\n  %r = stablehlo.add %0, %c : tensor<f32>",
     "%0 = stablehlo.add %b, %c : tensor<f32>\n  %r = stablehlo.add %a, %0 : tensor<f32>",
     "%0 = stablehlo.add %b, %a : tensor<f32>\n  %r = stablehlo.add %c, %0 : tensor<f32>"},
    {kRegrouped, "(%a: tensor<3xf32>) -> tensor<f32>", "dense<[5.9604645e-08, 1.0, 5.9604645e-08]> : tensor<3xf32>",
     "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
     "  %r = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>", nullptr,
     "%0 = stablehlo.slice %a [0:1] : (tensor<3xf32>) -> tensor<1xf32>\n  %1 = stablehlo.slice %a [1:2] : (tensor<3xf32>) -> tensor<1xf32>\n"
     "  %2 = stablehlo.slice %a [2:3] : (tensor<3xf32>) -> tensor<1xf32>\n  %3 = stablehlo.add %0, %2 : tensor<1xf32>\n"
     "  %4 = stablehlo.add %3, %1 : tensor<1xf32>\n  %r = stablehlo.reshape %4 : (tensor<1xf32>) -> tensor<f32>"},
    {"the root of a square overflows", "(%a: tensor<2xf32>) -> tensor<2xf32>", "dense<[-3.0, 1.0e30]> : tensor<2xf32>",
     "%0 = stablehlo.multiply %a, %a : tensor<2xf32>\n  %r = stablehlo.sqrt %0 : tensor<2xf32>",
     "%r = stablehlo.abs %a : tensor<2xf32>",
     "%b = stablehlo.abs %a : tensor<2xf32>\n  %0 = stablehlo.multiply %b, %b : tensor<2xf32>\n  %r = stablehlo.sqrt %0 : tensor<2xf32>"},
    {"a clamp has its upper bound last", "(%l: tensor<2xi32>, %a: tensor<2xi32>, %h: tensor<2xi32>) -> tensor<2xi32>",
     "dense<[0, 5]> : tensor<2xi32>, dense<[7, 3]> : tensor<2xi32>, dense<[4, 1]> : tensor<2xi32>",
     "%r = stablehlo.clamp %l, %a, %h : tensor<2xi32>",
     "%0 = stablehlo.minimum %a, %h : tensor<2xi32>\n  %r = stablehlo.maximum %0, %l : tensor<2xi32>",
     "%0 = stablehlo.maximum %a, %l : tensor<2xi32>\n  %r = stablehlo.minimum %0, %h : tensor<2xi32>"},
    {"the reverse of a concatenation has its parts exchanged", "(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<4xi32>",
     "dense<[1, 2]> : tensor<2xi32>, dense<[3, 4]> : tensor<2xi32>",
     "%0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>\n"
     "  %r = stablehlo.reverse %0, dims = [0] : tensor<4xi32>",
     "%0 = stablehlo.reverse %a, dims = [0] : tensor<2xi32>\n  %1 = stablehlo.reverse %b, dims = [0] : tensor<2xi32>\n"
     "  %r = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>",
     "%0 = stablehlo.reverse %a, dims = [0] : tensor<2xi32>\n  %1 = stablehlo.reverse %b, dims = [0] : tensor<2xi32>\n"
     "  %r = stablehlo.concatenate %1, %0, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>"},
    {"a transpose goes into the dimensions that are contracted", "(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32>",
     "dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>, dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>",
     "%t = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>\n"
     "  %r = stablehlo.dot_general %t, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
     "%r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
     "%r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>"},
};
// clang-format on

std::string program_of(const Rewrite& r, const char* body) {
  const std::string types = r.types;
  return "func.func @main" + types + " {\n  " + body + "\n  return %r : " + types.substr(types.rfind("-> ") + 3) +
         "\n}\n";
}

InputSource inputs_of(const Rewrite& r) {
  return [&r](const Module& module) -> Result<std::vector<InputSet>> {
    spec::Arena arena;
    const auto literals = program::parse_literals("[" + std::string(r.inputs) + "]", arena);
    if (!literals) return tl::unexpected(literals.error());
    return program::inputs_of(module, *literals).map([](ProcessTensors tensors) {
      return std::vector<InputSet>{{std::move(tensors)}};
    });
  };
}

/// Without a source inputs are drawn.
CheckReport check(const Rewrite& r, const char* after, const char* contract, const InputSource& source) {
  const auto second = [&](std::size_t, const std::string&) -> tl::expected<SecondText, CheckReport> {
    return SecondText{program_of(r, after), "after.mlir"};
  };
  return check_after(program_of(r, r.before), "before.mlir", second, source, **spec::contract_named(contract));
}
CheckReport check(const Rewrite& r, const char* after, const char* contract = "stablehlo") {
  return check(r, after, contract, inputs_of(r));
}

class Rewrites : public testing::TestWithParam<Rewrite> {};

TEST_P(Rewrites, AreFoundWhereWrong) {
  if (GetParam().wrong == nullptr) return;
  const CheckReport report = check(GetParam(), GetParam().wrong);
  EXPECT_EQ(report.verdict, Verdict::kWrong) << report.reason;
  EXPECT_FALSE(report.outside.empty());
}

TEST_P(Rewrites, PassWhereRight) {
  const CheckReport report = check(GetParam(), GetParam().right);
  EXPECT_EQ(report.verdict, Verdict::kPass) << report.reason;
}

TEST_P(Rewrites, AreFoundOnDrawnInputsToo) {
  if (GetParam().wrong == nullptr) return;
  const CheckReport report = check(GetParam(), GetParam().wrong, "stablehlo", nullptr);
  EXPECT_EQ(report.verdict, Verdict::kWrong) << report.reason;
}

TEST_P(Rewrites, PassOnDrawnInputsWhereRight) {
  const CheckReport report = check(GetParam(), GetParam().right, "stablehlo", nullptr);
  EXPECT_EQ(report.verdict, Verdict::kPass) << report.reason;
}

TEST_P(Rewrites, PassWhereNothingIsRewritten) {
  const CheckReport report = check(GetParam(), GetParam().before);
  EXPECT_EQ(report.verdict, Verdict::kPass) << report.reason;
}

INSTANTIATE_TEST_SUITE_P(All, Rewrites, testing::ValuesIn(kRewrites));

/// Halves of the last bit of 1 are lost one by one, and not together, which no tree in order does. The order of a
/// reduction is nobody's promise, but in a contract that makes it one.
TEST(RewritesUnderContracts, AReductionIsRegroupedWhereTheContractLeavesItsOrder) {
  const Rewrite* r = std::ranges::find(kRewrites, std::string_view(kRegrouped),
                                       [](const Rewrite& x) { return std::string_view(x.name); });
  EXPECT_EQ(check(*r, r->right, "reassociate").verdict, Verdict::kPass);
  EXPECT_EQ(check(*r, r->right, "ieee-strict").verdict, Verdict::kWrong);
}

// StableHLO, Execution, Errors: integer overflow is implementation-defined, and so the same in both programs.
TEST(RewritesUnderContracts, IntegersWrapAroundInBothPrograms) {
  const Rewrite average{"an average",
                        "(%a: tensor<2xi8>, %b: tensor<2xi8>) -> tensor<2xi8>",
                        "dense<[100, 4]> : tensor<2xi8>, dense<[100, 2]> : tensor<2xi8>",
                        "%s = stablehlo.add %a, %b : tensor<2xi8>\n  %t = stablehlo.constant dense<2> : tensor<2xi8>\n"
                        "  %r = stablehlo.divide %s, %t : tensor<2xi8>",  // (100 + 100 - 256) / 2
                        "%r = stablehlo.constant dense<[100, 3]> : tensor<2xi8>",
                        "%r = stablehlo.constant dense<[-28, 3]> : tensor<2xi8>"};
  const auto judged = [&](const char* after) {
    const auto second = [&](std::size_t, const std::string&) -> tl::expected<SecondText, CheckReport> {
      return SecondText{program_of(average, after), "after.mlir"};
    };
    return check_after(program_of(average, average.before), "before.mlir", second, inputs_of(average),
                       **contract_for_two());
  };
  EXPECT_EQ(judged(average.wrong).verdict, Verdict::kWrong);
  EXPECT_EQ(judged(average.right).verdict, Verdict::kPass);
  EXPECT_EQ(judged(average.right).counts.checked, 2);
}

}  // namespace
}  // namespace assay::conform
