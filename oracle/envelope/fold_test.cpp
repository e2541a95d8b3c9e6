#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "oracle/envelope/sets_test.h"

/// What the text leaves open in folds of few terms, and what it does not. Leaves of a tree are the
/// terms in order, and any number of inits anywhere (StableHLO, reduce, all_reduce).
namespace assay::oracle {
namespace {

template <class T> Tensor tensor_of(spec::Type type, std::vector<T> elements) {
  Tensor t{type, std::vector<std::byte>(elements.size() * sizeof(T))};
  std::memcpy(t.bytes.data(), elements.data(), t.bytes.size());
  return t;
}
template <class T> std::vector<std::byte> bytes_of(std::vector<T> element) {
  return tensor_of<T>({}, std::move(element)).bytes;
}

/// An all_reduce of two operands within groups of one process each.
std::string alone(const std::string& type, const std::string& op) {
  const std::string t = "tensor<2x" + type + ">", e = "tensor<" + type + ">", two = t + ", " + t;
  return "module attributes {mhlo.num_replicas = 3 : i32, mhlo.num_partitions = 1 : i32} {\n" +
         ("func.func @main(%x: " + t + ", %y: " + t + ") -> (" + two + ") {\n") +
         "  %0:2 = \"stablehlo.all_reduce\"(%x, %y) <{replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>}> ({\n" +
         ("  ^bb0(%a: " + e + ", %b: " + e + "):\n    %r = stablehlo." + op + " %a, %b : " + e +
          "\n    stablehlo.return %r : " + e + "\n") +
         ("  }) : (" + two + ") -> (" + two + ")\n  return %0#0, %0#1 : " + two + "\n}\n}");
}

constexpr float kTiny = 1.0e-45F, kInf = std::numeric_limits<float>::infinity();

TEST(Folds, OfOneComplexTermMayFlushWhereRealOnesMay) {
  const auto type = spec::Type::tensor({2}, spec::ElementType::c64);
  const std::vector<Tensor> inputs(2, tensor_of<float>(type, {kTiny, kInf, 1, kTiny}));
  const auto loose = sets_of(alone("complex<f32>", "add"), inputs, "xla-default");
  const auto strict = sets_of(alone("complex<f32>", "add"), inputs, "ieee-strict");
  EXPECT_TRUE(loose[0].accepts(0, bytes_of<float>({0, kInf})));
  EXPECT_TRUE(loose[0].accepts(0, bytes_of<float>({kTiny, kInf})));
  EXPECT_FALSE(loose[0].accepts(0, bytes_of<float>({0, 1})));
  EXPECT_FALSE(strict[0].accepts(0, bytes_of<float>({0, kInf})));
  EXPECT_TRUE(strict[0].accepts(0, bytes_of<float>({kTiny, kInf})));
}

TEST(Folds, OfOneComplexTermByMultiplyHaveTheFreedomsOfAProduct) {
  const auto type = spec::Type::tensor({2}, spec::ElementType::c64);
  const std::vector<Tensor> inputs(2, tensor_of<float>(type, {kTiny, kInf, 1, kTiny}));
  const auto loose = sets_of(alone("complex<f32>", "multiply"), inputs, "xla-default");
  const auto strict = sets_of(alone("complex<f32>", "multiply"), inputs, "ieee-strict");
  EXPECT_TRUE(loose[0].accepts(1, bytes_of<float>({1, 0})));
  EXPECT_FALSE(loose[0].accepts(1, bytes_of<float>({1, 1})));
  EXPECT_FALSE(strict[0].accepts(1, bytes_of<float>({1, 0})));
  EXPECT_TRUE(strict[0].accepts(1, bytes_of<float>({1, kTiny})));
}

TEST(Folds, OfOneTermMayFlushUnderAContractThatSaysSo) {
  const auto type = spec::Type::tensor({2}, spec::ElementType::f32);
  const std::vector<Tensor> inputs{tensor_of<float>(type, {1, 2}), tensor_of<float>(type, {kTiny, 3})};
  const auto loose = sets_of(alone("f32", "multiply"), inputs, "xla-default");
  const auto strict = sets_of(alone("f32", "multiply"), inputs, "ieee-strict");
  EXPECT_TRUE(loose[1].accepts(0, bytes_of<float>({0})));
  EXPECT_FALSE(loose[1].accepts(0, bytes_of<float>({1})));
  EXPECT_FALSE(loose[0].accepts(0, bytes_of<float>({0})));
  EXPECT_FALSE(strict[1].accepts(0, bytes_of<float>({0})));
}

/// A window of one takes the last of three elements, and nothing is scattered to the others.
const char* const kScatteredToTheLast = R"(func.func @main(%s: tensor<1xf32>, %i: tensor<f32>) -> tensor<3xf32> {
  %x = stablehlo.constant dense<0.0> : tensor<3xf32>
  %0 = "stablehlo.select_and_scatter"(%x, %s, %i) <{window_dimensions = array<i64: 1>, padding = dense<[[-2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %r : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<3xf32>, tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
})";

// The init may stand in the tree twice, and a minimum of the two flush.
TEST(Folds, OfNoTermMayFlushTheInit) {
  const auto sets = [](float init, std::string_view contract) {
    const std::vector<Tensor> inputs{tensor_of<float>(spec::Type::tensor({1}, spec::ElementType::f32), {-1}),
                                     tensor_of<float>(spec::Type::tensor({}, spec::ElementType::f32), {init})};
    return sets_of(kScatteredToTheLast, inputs, contract).at(0);
  };
  EXPECT_TRUE(sets(kTiny, "stablehlo").accepts(0, bytes_of<float>({0})));
  EXPECT_TRUE(sets(kTiny, "stablehlo").accepts(0, bytes_of<float>({kTiny})));
  EXPECT_FALSE(sets(kTiny, "stablehlo").accepts(2, bytes_of<float>({0})));
  EXPECT_FALSE(sets(kTiny, "ieee-strict").accepts(0, bytes_of<float>({0})));
  EXPECT_FALSE(sets(1, "stablehlo").accepts(0, bytes_of<float>({0})));
}

/// A reduce over no dimension at all: one term for each result.
std::string of_one_term(const std::string& body) {
  return R"(func.func @main(%x: tensor<2xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    )" + body +
         R"(
    stablehlo.return %r : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
})";
}

std::vector<Tensor> term_and_init(float term, float init) {
  return {tensor_of<float>(spec::Type::tensor({2}, spec::ElementType::f32), {term, 3}),
          tensor_of<float>(spec::Type::tensor({}, spec::ElementType::f32), {init})};
}

// Both are read as -0, and -0 + 0 is 0: what reads the sum sees a zero of either sign.
TEST(Folds, OfNegativeSubnormalsAndAZeroMayBeAZeroOfEitherSign) {
  const std::string program =
      "func.func @main(%x: tensor<3xf32>) -> tensor<f32> {\n  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : "
      "(tensor<3xf32>, tensor<f32>) -> tensor<f32>\n"
      "  %1 = stablehlo.ceil %0 : tensor<f32>\n  return %1 : tensor<f32>\n}\n";
  const auto type = spec::Type::tensor({3}, spec::ElementType::f32);
  constexpr float kLargestSubnormal = 0x1.fffffcp-127F;
  const std::vector<Tensor> inputs{tensor_of<float>(type, {-kLargestSubnormal, -kTiny, 0})};
  const auto loose = sets_of(program, inputs, "xla-default");
  const auto strict = sets_of(program, inputs, "ieee-strict");
  EXPECT_TRUE(loose[0].accepts(0, bytes_of<float>({0.0F})));
  EXPECT_TRUE(loose[0].accepts(0, bytes_of<float>({-0.0F})));
  EXPECT_FALSE(loose[0].accepts(0, bytes_of<float>({-1.0F})));
  EXPECT_FALSE(strict[0].accepts(0, bytes_of<float>({0.0F})));
  EXPECT_TRUE(strict[0].accepts(0, bytes_of<float>({-0.0F})));
}

TEST(Folds, OfOneTermByARegionHoldEveryTreeOfItAndInits) {
  const auto sets =
      sets_of(of_one_term("%r = stablehlo.subtract %b, %a : tensor<f32>"), term_and_init(5, 0), "ieee-strict");
  EXPECT_TRUE(sets[0].accepts(0, bytes_of<float>({5})));   // the term alone, or 5 - 0
  EXPECT_TRUE(sets[0].accepts(0, bytes_of<float>({-5})));  // 0 - 5
  EXPECT_FALSE(sets[0].accepts(0, bytes_of<float>({6})));
  EXPECT_EQ(sets[0].describe(0), "-5 or 5");
}

TEST(Folds, OfOneTermByARegionAreOpenWhereMoreInitsReachFurther) {
  const auto sets =
      sets_of(of_one_term("%r = stablehlo.subtract %b, %a : tensor<f32>"), term_and_init(5, 1), "ieee-strict");
  EXPECT_EQ(sets[0].strength(0), Strength::kOpen);  // 5, 4, -4, 5 - 1 - 1 ...
}

TEST(Folds, OfOneTermByARegionAreTheTermWhereTheInitIsAnIdentity) {
  const std::string greater = R"(%c = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %r = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>)";
  const auto sets = sets_of(of_one_term(greater), term_and_init(5, -kInf), "ieee-strict");
  EXPECT_TRUE(sets[0].accepts(0, bytes_of<float>({5})));
  EXPECT_FALSE(sets[0].accepts(0, bytes_of<float>({-kInf})));
  EXPECT_EQ(sets[0].describe(1), "3");
}

// JAX puts constraints into the region of a fold within a map along some axes: the region is an addition all the same.
TEST(Folds, OfARegionThatSaysWhereItsValuesLieAreThoseOfWhatItComputes) {
  const auto sum = [](const std::string& body) {
    return "sdy.mesh @m = <[\"x\"=2]>\nfunc.func @main(%x: tensor<5xi32>) -> tensor<i32> {\n"
           "  %z = stablehlo.constant dense<0> : tensor<i32>\n"
           "  %0 = \"stablehlo.reduce\"(%x, %z) <{dimensions = array<i64: 0>}> ({\n"
           "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n" +
           body +
           "    stablehlo.return %r : tensor<i32>\n  }) : (tensor<5xi32>, tensor<i32>) -> tensor<i32>\n"
           "  return %0 : tensor<i32>\n}\n";
  };
  const std::vector<Tensor> inputs{
      tensor_of<std::int32_t>(spec::Type::tensor({5}, spec::ElementType::i32), {100, -20, 3, 7, 5})};
  const auto behind = sets_of(sum("    %s = stablehlo.add %b, %a : tensor<i32>\n"
                                  "    %r = sdy.sharding_constraint %s <@m, []> : tensor<i32>\n"),
                              inputs, "stablehlo");
  EXPECT_EQ(behind[0].describe(0), "95");
  const auto before = sets_of(sum("    %s = sdy.sharding_constraint %a <@m, []> : tensor<i32>\n"
                                  "    %r = stablehlo.add %s, %b : tensor<i32>\n"),
                              inputs, "stablehlo");
  EXPECT_EQ(before[0].describe(0), "95");
  // One argument twice is no sum of both.
  const auto twice = sets_of(sum("    %s = sdy.sharding_constraint %a <@m, []> : tensor<i32>\n"
                                 "    %r = stablehlo.add %s, %a : tensor<i32>\n"),
                             inputs, "stablehlo");
  EXPECT_NE(twice[0].describe(0), "95");
}

TEST(Folds, OfPairsApartAreCheckedAsEachAlone) {
  const auto sets = sets_of(
      R"(func.func @main(%x: tensor<3xf32>, %y: tensor<3xi32>, %i: tensor<f32>, %j: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %0:2 = "stablehlo.reduce"(%x, %y, %i, %j) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    %m = stablehlo.maximum %b, %d : tensor<i32>
    stablehlo.return %s, %m : tensor<f32>, tensor<i32>
  }) : (tensor<3xf32>, tensor<3xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
})",
      {tensor_of<float>(spec::Type::tensor({3}, spec::ElementType::f32), {1, 2, 4}),
       tensor_of<std::int32_t>(spec::Type::tensor({3}, spec::ElementType::i32), {7, 9, 8}),
       tensor_of<float>(spec::Type::tensor({}, spec::ElementType::f32), {0}),
       tensor_of<std::int32_t>(spec::Type::tensor({}, spec::ElementType::i32), {-5})},
      "xla-default");
  EXPECT_EQ(sets[0].describe(0), "7");
  EXPECT_EQ(sets[1].describe(0), "9");
}

/// One update of place 1 of (10, 20, 30), two of place 2.
std::string scattered(const std::string& op) {
  return R"(func.func @main(%x: tensor<3xf32>, %u: tensor<3xf32>) -> tensor<3xf32> {
  %p = stablehlo.constant dense<[[1], [2], [2]]> : tensor<3x1xi64>
  %0 = "stablehlo.scatter"(%x, %p, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.)" +
         op + R"( %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<3xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
})";
}

TEST(Folds, OfUpdatesStartFromTheirTargetOnce) {
  const auto three = spec::Type::tensor({3}, spec::ElementType::f32);
  const std::vector<Tensor> inputs{tensor_of<float>(three, {10, 20, 30}), tensor_of<float>(three, {1, 2, 4})};
  const auto sums = sets_of(scattered("add"), inputs, "xla-default");
  EXPECT_EQ(sums[0].describe(0), "10");
  EXPECT_EQ(sums[0].describe(1), "21");
  EXPECT_EQ(sums[0].describe(2), "36");
  const auto differences = sets_of(scattered("subtract"), inputs, "xla-default");
  EXPECT_EQ(differences[0].describe(0), "10");
  EXPECT_EQ(differences[0].describe(1), "19");
  EXPECT_EQ(differences[0].describe(2), "24");  // 30 - 2 - 4, or 30 - 4 - 2
}

/// ... and beside one that updates overwrite.
TEST(Folds, ASumOfUpdatesBesideOnesThatOverwriteIsOneInAnyTree) {
  const auto sets =
      sets_of(R"(func.func @main(%x: tensor<1xf32>, %n: tensor<1xi32>) -> (tensor<1xf32>, tensor<1xi32>) {
  %p = stablehlo.constant dense<0> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[2.0, -2.0]> : tensor<2xf32>
  %k = stablehlo.constant dense<[7, 9]> : tensor<2xi32>
  %0:2 = "stablehlo.scatter"(%x, %n, %p, %u, %k) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s, %j : tensor<f32>, tensor<i32>
  }) : (tensor<1xf32>, tensor<1xi32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<1xf32>, tensor<1xi32>)
  return %0#0, %0#1 : tensor<1xf32>, tensor<1xi32>
})",
              {tensor("dense<1.0e-20> : tensor<1xf32>"), tensor("dense<3> : tensor<1xi32>")}, "stablehlo");
  EXPECT_TRUE(accepts(sets.at(0), tensor("dense<1.0e-20> : tensor<1xf32>")));
  EXPECT_FALSE(accepts(sets.at(0), tensor("dense<0.01> : tensor<1xf32>")));
  EXPECT_EQ(sets.at(1).describe(0), "7 or 9");
}

/// Updates of the places 0, 1 and 2 by a body that gives %r of what is there, %a, and the update, %b.
AcceptanceTensor scattered_to(const std::string& places, const std::string& updates, const std::string& body) {
  const Tensor to =
      tensor("dense<" + places + "> : " + "tensor<" + std::to_string(std::ranges::count(places, '[') - 1) + "x1xi64>");
  const std::string text =
      fmt::format(R"(func.func @main(%x: tensor<3xf32>, %p: {0}, %u: tensor<{1}xf32>) -> tensor<3xf32> {{
  %0 = "stablehlo.scatter"(%x, %p, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    {2}
    stablehlo.return %r : tensor<f32>
  }}) : (tensor<3xf32>, {0}, tensor<{1}xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}})",
                  to.type.text(), to.type.elements(), body);
  const auto given = tensor("dense<" + updates + "> : tensor<" + std::to_string(to.type.elements()) + "xf32>");
  return sets_of(text, {tensor("dense<[10.0, 20.0, 30.0]> : tensor<3xf32>"), to, given}, "stablehlo").at(0);
}

/// A sum keeps its freedom beside a result without one: 1e-20 + (2 - 2) is 1e-20, (1e-20 + 2) - 2 is 0.
TEST(Folds, ASumOfUpdatesBesideQuotientsIsOneInAnyTree) {
  const auto sets =
      sets_of(R"(func.func @main(%x: tensor<1xf32>, %y: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>) {
  %p = stablehlo.constant dense<0> : tensor<2x1xi32>
  %u = stablehlo.constant dense<[2.0, -2.0]> : tensor<2xf32>
  %0:2 = "stablehlo.scatter"(%x, %y, %p, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    %q = stablehlo.divide %b, %d : tensor<f32>
    stablehlo.return %s, %q : tensor<f32>, tensor<f32>
  }) : (tensor<1xf32>, tensor<1xf32>, tensor<2x1xi32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  return %0#0, %0#1 : tensor<1xf32>, tensor<1xf32>
})",
              {tensor("dense<1.0e-20> : tensor<1xf32>"), tensor("dense<8.0> : tensor<1xf32>")}, "stablehlo");
  EXPECT_TRUE(accepts(sets.at(0), tensor("dense<1.0e-20> : tensor<1xf32>")));
  EXPECT_TRUE(accepts(sets.at(0), tensor("dense<0.0> : tensor<1xf32>")));
  EXPECT_FALSE(accepts(sets.at(0), tensor("dense<0.01> : tensor<1xf32>")));
  EXPECT_EQ(sets.at(1).describe(0), "-2");
}

// StableHLO, scatter: `schedule` is an implementation-defined permutation, and each step sets a place to
// update_computation(what is there, the update).
TEST(Folds, OfUpdatesThatOverwriteGiveOneOfThem) {
  const std::string overwrite = "%r = stablehlo.convert %b : tensor<f32>";
  const auto few = scattered_to("[[0], [2], [0]]", "[1.0, 2.0, 4.0]", overwrite);
  EXPECT_EQ(few.describe(0), "1 or 4");
  EXPECT_EQ(few.describe(1), "20");
  EXPECT_EQ(few.describe(2), "2");
  const auto many =
      scattered_to("[[0], [0], [0], [0], [0], [0], [0], [0]]", "[1.0, 2.0, 4.0, 1.0, 2.0, 4.0, 1.0, 1.0]", overwrite);
  EXPECT_EQ(many.describe(0), "1 or 2 or 4");
}

TEST(Folds, OfUpdatesByAnyBodyGiveWhatSomeOrderGives) {
  // (10 / 2 + 2) / 4 + 4 = 5.75, (10 / 4 + 4) / 2 + 2 = 5.25
  const std::string halve = "%q = stablehlo.divide %a, %b : tensor<f32>\n    %r = stablehlo.add %q, %b : tensor<f32>";
  EXPECT_EQ(scattered_to("[[0], [0]]", "[2.0, 4.0]", halve).describe(0), "5.25 or 5.75");
  EXPECT_EQ(scattered_to("[[1], [1], [1], [1], [1], [1], [1]]", "2.0", "%r = stablehlo.divide %a, %b : tensor<f32>")
                .strength(1),
            Strength::kOpen);  // too many for every order, and each makes something new
}

/// Two values that may be anything, as folds by what need not be associative are, and what a step makes of them.
TEST(Folds, ASumOfWhatMayBeAnythingMayBeAnything) {
  for (const char* const step : {"floor", "ceil", "round_nearest_afz", "round_nearest_even"}) {
    const std::string text = fmt::format(R"(func.func @main(%a: tensor<2x3xf32>, %z: tensor<f32>) -> tensor<f32> {{
  %d = stablehlo.reduce(%a init: %z) applies stablehlo.subtract across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %s = stablehlo.{} %d : tensor<2xf32>
  %r = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}})",
                                         step);
    const auto sets = sets_of(
        text,
        {tensor("dense<[[1.0, 2.0, 3.0], [1.0, 0.0, 5.0]]> : tensor<2x3xf32>"), tensor("dense<0.0> : tensor<f32>")},
        "stablehlo");
    for (const char* const sum : {"2.0", "-10.0", "0.0"})
      EXPECT_TRUE(accepts(sets.at(0), tensor(fmt::format("dense<{}> : tensor<f32>", sum)))) << step << " " << sum;
  }
}

}  // namespace
}  // namespace assay::oracle
