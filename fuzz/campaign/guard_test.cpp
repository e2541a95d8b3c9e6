#include "fuzz/campaign/guard.h"

#include <gtest/gtest.h>

#include "fuzz/names.h"
#include "judge/case.h"
#include "oracle/numerics/format.h"
#include "oracle/numerics/primitive.h"
#include "program/inputs.h"
#include "program/text/text.h"
#include "spec/scale_test.h"

namespace assay::fuzz {
namespace {

/// Whether the guard keeps the last op of @main on these inputs.
bool is_kept(const std::string& text, const std::string& inputs) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  spec::Arena arena;
  const auto literals = program::parse_literals(inputs, arena);
  EXPECT_TRUE(literals) << literals.error().text();
  const auto tensors = program::inputs_of(*module, *literals);
  EXPECT_TRUE(tensors) << tensors.error().text();
  const auto contract = *spec::contract_named("stablehlo");
  OracleGuard guard(*contract);
  const Function& main = *module->entry();
  guard.begin(*module, main, generator::Lane::kExact);
  for (std::size_t k = 0; k < main.body.arguments.size(); ++k) guard.argument(main.body.arguments[k], (*tensors)[0][k]);
  bool kept = true;
  for (const Op& op : main.body.ops) kept = guard.keep(op);
  return kept;
}

/// The text says nothing of the other triangle: a third of the elements.
TEST(OracleGuard, KeepsWhatItsOwnFormulaLeavesOpen) {
  EXPECT_TRUE(
      is_kept("func.func @main(%a: tensor<3x3xf32>) -> tensor<3x3xf32> {\n"
              "  %0 = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>\n"
              "  return %0 : tensor<3x3xf32>\n}\n",
              "[dense<[[4.0, 2.0, 2.0], [2.0, 5.0, 3.0], [2.0, 3.0, 6.0]]> : tensor<3x3xf32>]"));
}

TEST(OracleGuard, TakesBackWhatSaysNothing) {
  EXPECT_FALSE(
      is_kept("func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {\n"
              "  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>\n"
              "  return %0 : tensor<2x2xf32>\n}\n",
              "[dense<[[-4.0, 2.0], [2.0, 5.0]]> : tensor<2x2xf32>]"));
}

/// A third of the quotients is implementation-defined, by no `any` of the record.
TEST(OracleGuard, TakesBackWhatLosesMoreThanAnEighth) {
  const std::string divide =
      "func.func @main(%a: tensor<3xi32>, %b: tensor<3xi32>) -> tensor<3xi32> {\n"
      "  %0 = stablehlo.divide %a, %b : tensor<3xi32>\n  return %0 : tensor<3xi32>\n}\n";
  EXPECT_FALSE(is_kept(divide, "[dense<[6, 7, 8]> : tensor<3xi32>, dense<[1, 0, 2]> : tensor<3xi32>]"));
  EXPECT_TRUE(is_kept(divide, "[dense<[6, 7, 8]> : tensor<3xi32>, dense<[1, 3, 2]> : tensor<3xi32>]"));
}

/// Whether the last op is kept behind one that reads what other processes have.
bool is_kept_behind_a_collective(const std::string& type, const std::string& op, const std::string& input) {
  return is_kept(
      "module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {\n"
      "func.func @main(%a: " +
          type + ") -> " + type +
          " {\n"
          "  %0 = \"stablehlo.cross-replica-sum\"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : "
          "(" +
          type + ") -> " + type +
          "\n"
          "  %1 = " +
          op + "\n  return %1 : " + type + "\n}\n}\n",
      "[dense<" + input + "> : " + type + "]");
}

TEST(OracleGuard, TakesBackFunctionsWithoutABoundBehindACollective) {
  const auto is_kept_on = [](const std::string& op) {
    return is_kept_behind_a_collective("tensor<2xf32>", op, "[1.0, 2.0]");
  };
  EXPECT_TRUE(is_kept_on("stablehlo.tanh %0 : tensor<2xf32>"));
  EXPECT_TRUE(is_kept_on("stablehlo.add %0, %0 : tensor<2xf32>"));
  EXPECT_FALSE(is_kept_on("chlo.digamma %0 : tensor<2xf32> -> tensor<2xf32>"));
}

/// Others are taken to have what the first process has: whatever they have, most shifts by that much are of no width.
TEST(OracleGuard, TakesBackWhatSaysNothingOfLikelyValuesBehindACollective) {
  const std::string shift = "stablehlo.shift_left %a, %0 : tensor<2xi32>";
  EXPECT_TRUE(is_kept_behind_a_collective("tensor<2xi32>", shift, "[1, 2]"));
  EXPECT_FALSE(is_kept_behind_a_collective("tensor<2xi32>", shift, "[50, 60]"));
}

/// What is received stands in no operand.
TEST(OracleGuard, TakesBackFunctionsWithoutABoundWhereNothingIsFollowed) {
  const auto is_kept_behind_a_receiver = [](const std::string& op) {
    return is_kept(
        "module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {\n"
        "func.func @main() -> tensor<2xf32> {\n"
        "  %t = stablehlo.create_token : !stablehlo.token\n"
        "  %0:2 = \"stablehlo.recv\"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
        "is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> "
        "(tensor<2xf32>, !stablehlo.token)\n"
        "  %1 = " +
            op + "\n  return %1 : tensor<2xf32>\n}\n}\n",
        "[]");
  };
  EXPECT_TRUE(is_kept_behind_a_receiver("stablehlo.tanh %0#0 : tensor<2xf32>"));
  EXPECT_FALSE(is_kept_behind_a_receiver("chlo.digamma %0#0 : tensor<2xf32> -> tensor<2xf32>"));
}

/// Bounds of a uniform distribution that are arguments of the function: both, or none.
std::optional<std::pair<std::size_t, std::size_t>> bounds_of(const Function& f, const Op& op) {
  const auto at = [&](program::ValueId v) {
    return static_cast<std::size_t>(std::ranges::find(f.body.arguments, v) - f.body.arguments.begin());
  };
  const std::size_t a = at(op.operands[0]), b = at(op.operands[1]), n = f.body.arguments.size();
  return a < n && b < n ? std::optional(std::pair(a, b)) : std::nullopt;
}

double number_of(const program::Tensor& t) {
  const auto e = t.type.element();
  return spec::is_float(e) ? oracle::load_float(e, t.bytes.data())
                           : static_cast<double>(oracle::load_integer(e, t.bytes.data()));
}

/// "If a >= b, the behavior is undefined": in every set, for every process, where there are numbers at all.
TEST(OracleGuard, KeepsTheBoundsOfRandomNumbersApartInEverySet) {
  const auto contract = *spec::contract_named("stablehlo");
  OracleGuard guard(*contract);
  generator::Policy policy;
  policy.ops = {"stablehlo.rng"};
  policy.literal_leaf = 0;
  policy.special_set = 20;
  policy.grid = 30;
  const generator::Generator generator(spec::Records::in_force(), policy);
  int pairs = 0, of_later_processes = 0;
  for (std::uint64_t n = 0; n < spec::scaled(40); ++n) {
    Prng choices(3, n);
    const auto drawn = generator.generate(choices, {}, &guard);
    const Function& f = *drawn.module.entry();
    for (const Op& op : f.body.ops) {
      const auto bounds = op.record->mnemonic == "rng" ? bounds_of(f, op) : std::nullopt;
      if (!bounds || f.type(op.operands[0]).element() == spec::ElementType::i1) continue;
      if (f.type(op.first_result).elements() == 0) continue;
      const bool is_normal = op.attributes[0].number == 1;
      for (const auto& set : drawn.input_sets)
        for (const auto& arguments : set) {
          const double a = number_of(arguments[bounds->first]), b = number_of(arguments[bounds->second]);
          EXPECT_TRUE(is_normal ? b > 0 : a < b) << a << " " << b << "\n" << program::print(drawn.module);
          ++pairs;
          of_later_processes += &arguments != &set[0];
        }
    }
  }
  EXPECT_GT(pairs, 40);
  EXPECT_GT(of_later_processes, 8);
}

}  // namespace
}  // namespace assay::fuzz
