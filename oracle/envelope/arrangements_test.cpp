#include <fmt/format.h>

#include <chrono>
#include <cstring>
#include <functional>
#include <random>
#include <set>

#include "oracle/envelope/sets_test.h"

/// Folds whose region selects one of its arguments: a result may be what some order and tree of the leaves selects, and
/// nothing else. What that is the tests find by going through all trees themselves.
namespace assay::oracle {
namespace {

struct Tuple {
  float key;
  std::int32_t payload;
};
using Select = std::function<Tuple(Tuple, Tuple)>;

/// A reduction of keys and payloads, with the ops of its region on keys %a and %b and payloads %i and %j.
std::string reduction(std::size_t n, std::string_view body) {
  return fmt::format(
      R"(func.func @main(%x: tensor<{0}xf32>, %y: tensor<{0}xi32>, %k: tensor<f32>, %p: tensor<i32>) -> (tensor<f32>, tensor<i32>) {{
  %r:2 = "stablehlo.reduce"(%x, %y, %k, %p) <{{dimensions = array<i64: 0>}}> ({{
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    {1}
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }}) : (tensor<{0}xf32>, tensor<{0}xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}})",
      n, body);
}

constexpr std::string_view kSelects =
    "%s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>\n"
    "%t = stablehlo.select %d, %i, %j : tensor<i1>, tensor<i32>";
const std::string kGreater =
    "%c = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "%d = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n" +
    std::string(kSelects);
Tuple greater(Tuple x, Tuple y) { return x.key > y.key ? x : y; }

const std::string kNearestToZero =
    "%m = stablehlo.abs %a : tensor<f32>\n%n = stablehlo.abs %b : tensor<f32>\n"
    "%c = stablehlo.compare LT, %m, %n : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "%d = stablehlo.compare LT, %m, %n : (tensor<f32>, tensor<f32>) -> tensor<i1>\n" +
    std::string(kSelects);
Tuple nearest_to_zero(Tuple x, Tuple y) { return std::fabs(x.key) < std::fabs(y.key) ? x : y; }

/// As JAX has it: NaN is the greatest, and of what is equal the first counts.
const std::string kArgmax =
    "%g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "%n = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "%c = stablehlo.or %g, %n : tensor<i1>\n"
    "%e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "%l = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "%m = stablehlo.and %e, %l : tensor<i1>\n%d = stablehlo.or %c, %m : tensor<i1>\n" +
    std::string(kSelects);
Tuple argmax(Tuple x, Tuple y) {
  const bool first = x.key > y.key || x.key != x.key;
  return {first ? x.key : y.key, first || (x.key == y.key && x.payload < y.payload) ? x.payload : y.payload};
}

template <class T> Tensor tensor_of(spec::ElementType e, const std::vector<T>& elements, bool is_scalar = false) {
  const auto n = static_cast<std::int64_t>(elements.size());
  Tensor t{is_scalar ? spec::Type::tensor({}, e) : spec::Type::tensor({n}, e), {}};
  t.bytes.resize(elements.size() * sizeof(T));
  std::memcpy(t.bytes.data(), elements.data(), t.bytes.size());
  return t;
}

std::vector<AcceptanceTensor> sets_of_tuples(std::string_view body, const std::vector<Tuple>& leaves, Tuple init,
                                             std::string_view contract = "stablehlo") {
  std::vector<float> keys;
  std::vector<std::int32_t> payloads;
  for (const Tuple& t : leaves) keys.push_back(t.key), payloads.push_back(t.payload);
  return sets_of(reduction(leaves.size(), body),
                 {tensor_of(spec::ElementType::f32, keys), tensor_of(spec::ElementType::i32, payloads),
                  tensor_of<float>(spec::ElementType::f32, {init.key}, true),
                  tensor_of<std::int32_t>(spec::ElementType::i32, {init.payload}, true)},
                 contract);
}

template <class T> bool holds(const AcceptanceTensor& sets, T x) {
  std::vector<std::byte> bytes(sizeof(T));
  std::memcpy(bytes.data(), &x, sizeof(T));
  return sets.accepts(0, bytes);
}
bool holds(const std::vector<AcceptanceTensor>& sets, Tuple t) {
  return holds(sets[0], t.key) && holds(sets[1], t.payload);
}

/// What all trees over the leaves in any order give, each part once, with up to two inits.
std::vector<Tuple> all_trees(const Select& select, std::vector<Tuple> leaves, Tuple init) {
  const std::size_t terms = leaves.size();
  leaves.insert(leaves.end(), {init, init});
  std::vector<std::vector<Tuple>> known(std::size_t{1} << leaves.size());
  for (std::size_t part = 1; part < known.size(); ++part) {
    if (std::has_single_bit(part)) known[part] = {leaves[static_cast<std::size_t>(std::countr_zero(part))]};
    std::set<std::pair<std::uint32_t, std::int32_t>> seen;
    for (std::size_t first = (part - 1) & part; first != 0; first = (first - 1) & part)
      for (const Tuple& x : known[first])
        for (const Tuple& y : known[part ^ first])
          if (const Tuple t = select(x, y); seen.insert({std::bit_cast<std::uint32_t>(t.key), t.payload}).second)
            known[part].push_back(t);
  }
  std::vector<Tuple> out;
  const std::size_t all = (std::size_t{1} << terms) - 1;
  for (const std::size_t inits : {0, 1, 3})
    for (const Tuple& t : known[all | inits << terms]) out.push_back(t);
  return out;
}

void expect_what_trees_give(std::string_view body, const Select& select, const std::vector<Tuple>& leaves, Tuple init) {
  const auto sets = sets_of_tuples(body, leaves, init);
  const std::vector<Tuple> given = all_trees(select, leaves, init);
  for (const Tuple& t : given) EXPECT_TRUE(holds(sets, t)) << t.key << " with " << t.payload;
  if (std::ranges::any_of(given, [&](const Tuple& t) { return t.payload != given[0].payload; })) return;
  EXPECT_EQ(sets[1].strength(0), Strength::kChecked);
  EXPECT_FALSE(holds(sets[1], given[0].payload + 1));
}

TEST(Arrangements, GiveWhatSomeTreeSelects) {
  std::mt19937 random(1);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  const std::pair<std::string_view, Select> bodies[] = {
      {kGreater, greater}, {kNearestToZero, nearest_to_zero}, {kArgmax, argmax}};
  constexpr float kKeys[] = {-3, -1, -0.0F, 0, 1, 2, 5, std::numeric_limits<float>::quiet_NaN()};
  for (int round = 0; round < 60; ++round) {
    const auto& [body, select] = bodies[round % 3];
    std::vector<Tuple> leaves;
    const int kinds = round % 2 == 0 ? 7 : 8;
    for (int n = 2 + round % 6, k = 0; k < n; ++k) leaves.push_back({kKeys[below(kinds)], below(40)});
    const Tuple init{round % 5 == 0 ? 2 : select(Tuple{9, 0}, Tuple{-9, 1}).key == 9 ? -9.0F : 9.0F, 100};
    SCOPED_TRACE(fmt::format("round {}", round));
    expect_what_trees_give(body, select, leaves, init);
  }
}

TEST(Arrangements, AreOneWhereTheRegionIsAnOrderOfTheLeaves) {
  std::vector<Tuple> leaves;
  for (int k = 0; k < 15; ++k) leaves.push_back({static_cast<float>((k * 7) % 11), k});
  const auto sets = sets_of_tuples(kArgmax, leaves, {-std::numeric_limits<float>::infinity(), 0});
  EXPECT_EQ(sets[0].describe(0), "10");
  EXPECT_EQ(sets[1].describe(0), "3");  // and 14, which is behind it
}

TEST(Arrangements, OfTiesAreTheirPayloads) {
  const auto sets = sets_of_tuples(kGreater, {{5, 10}, {3, 90}, {5, 11}, {1, 0}, {2, 3}, {3, 4}, {4, 80}}, {-9, -9});
  EXPECT_EQ(sets[0].describe(0), "5");
  for (const int payload : {10, 11}) EXPECT_TRUE(holds(sets[1], payload));
  for (const int payload : {90, 0, 3, 4, 80, -9, 12, 9}) EXPECT_FALSE(holds(sets[1], payload));
}

// A GT of NaN is false, so it hands on its second argument: whatever a NaN has lost to is forgotten.
TEST(Arrangements, OfNanInAPlainComparisonAreAllTerms) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto sets = sets_of_tuples(kGreater, {{5, 10}, {3, 90}, {nan, 11}, {1, 0}, {2, 3}, {3, 4}, {4, 80}}, {-9, 20});
  for (const int payload : {10, 11, 90, 0, 3, 4, 80, 20}) EXPECT_TRUE(holds(sets[1], payload));
  EXPECT_FALSE(holds(sets[1], 91));
  for (const float key : {5.0F, 1.0F, -9.0F, nan}) EXPECT_TRUE(holds(sets[0], key));
  EXPECT_FALSE(holds(sets[0], 6.0F));
}

TEST(Arrangements, MayHaveTheInitOrNot) {
  const auto sets = sets_of_tuples(kGreater, {{5, 10}, {3, 90}, {1, 0}, {2, 3}, {3, 4}, {4, 80}}, {7, 11});
  for (const Tuple t : {Tuple{5, 10}, Tuple{7, 11}}) EXPECT_TRUE(holds(sets, t));
  for (const int payload : {90, 0, 3, 4, 80}) EXPECT_FALSE(holds(sets[1], payload));
}

TEST(Arrangements, KeepTheOrderOfLeavesWhereTheContractDoes) {
  const std::string first =
      "%c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "%d = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n" +
      std::string(kSelects);
  const std::vector<Tuple> leaves{{5, 10}, {3, 90}, {5, 11}, {1, 0}};
  EXPECT_EQ(sets_of_tuples(first, leaves, {-9, -9}, "ieee-strict")[1].describe(0), "10");
  EXPECT_TRUE(holds(sets_of_tuples(first, leaves, {-9, -9})[1], 11));
}

/// Of two leaves every region is tried.
TEST(Arrangements, OfTwoLeavesAreThoseOfAnyRegion) {
  const std::string body = "%s = stablehlo.subtract %a, %b : tensor<f32>\n%t = stablehlo.or %i, %j : tensor<i32>";
  const auto sets = sets_of_tuples(body, {{5, 1}, {3, 2}}, {0, 0});
  for (const float key : {2.0F, -2.0F, 8.0F, -8.0F}) EXPECT_TRUE(holds(sets[0], key));  // 5 - (0 - 3) is 8
  EXPECT_EQ(sets[1].describe(0), "3");
}

TEST(Arrangements, OfManyLeavesThatARegionAddsAreOpen) {
  const std::string body =
      "%n = stablehlo.negate %b : tensor<f32>\n%s = stablehlo.subtract %a, %n : tensor<f32>\n"
      "%t = stablehlo.maximum %i, %j : tensor<i32>";
  const auto sets = sets_of_tuples(body, {{5, 1}, {3, 2}, {1, 1}, {2, 7}, {4, 2}, {8, 8}}, {0, 0});
  EXPECT_EQ(sets[0].strength(0), Strength::kOpen);
}

TEST(Arrangements, OfValuesThatAreNotKnownAreThoseThatMayWin) {
  const std::string text = R"(func.func @main(%x: tensor<6xf32>) -> tensor<i32> {
  %e = stablehlo.exponential %x : tensor<6xf32>
  %i = stablehlo.iota dim = 0 : tensor<6xi32>
  %k = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %p = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = "stablehlo.reduce"(%e, %i, %k, %p) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %i1: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %c = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %i1, %j : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<6xf32>, tensor<6xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %r#1 : tensor<i32>
})";
  const auto sets =
      sets_of(text, {tensor("dense<[0.5, 2.0, 2.0000002, 1.0, 0.25, 0.0]> : tensor<6xf32>")}, "stablehlo");
  for (const int index : {1, 2}) EXPECT_TRUE(holds(sets[0], index));
  for (const int index : {0, 3, 4, 5}) EXPECT_FALSE(holds(sets[0], index));
}

TEST(Arrangements, OfWindowsAreThoseOfTheirElements) {
  const std::string text = R"(func.func @main(%x: tensor<6xf32>, %y: tensor<6xi32>) -> tensor<3xi32> {
  %k = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %p = stablehlo.constant dense<-1> : tensor<i32>
  %r:2 = "stablehlo.reduce_window"(%x, %y, %k, %p) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>,
      padding = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %i: tensor<i32>, %b: tensor<f32>, %j: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    %t = stablehlo.select %c, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }) : (tensor<6xf32>, tensor<6xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
  return %r#1 : tensor<3xi32>
})";
  const auto sets = sets_of(text,
                            {tensor("dense<[5.0, 2.0, 4.0, 9.0, 9.0, 1.0]> : tensor<6xf32>"),
                             tensor("dense<[50, 20, 40, 90, 91, 10]> : tensor<6xi32>")},
                            "stablehlo");
  EXPECT_EQ(sets[0].describe(0), "50");
  EXPECT_EQ(sets[0].describe(2), "91");
  EXPECT_TRUE(accepts(sets[0], tensor("dense<[50, 90, 91]> : tensor<3xi32>")));
  EXPECT_TRUE(accepts(sets[0], tensor("dense<[50, 91, 91]> : tensor<3xi32>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<[50, 40, 91]> : tensor<3xi32>")));
}

TEST(Arrangements, OfProcessesAreThoseOfTheirOperands) {
  const std::string text = R"(module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %o = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %o : (tensor<ui32>) -> tensor<f32>
  %g = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %y = stablehlo.multiply %x, %g : tensor<2xf32>
  %r = "stablehlo.all_reduce"(%y) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}})";
  const auto sets = sets_of(text, {tensor("dense<[5.0, -2.0]> : tensor<2xf32>")}, "stablehlo");
  EXPECT_EQ(sets[0].describe(0), "0");
  EXPECT_EQ(sets[0].describe(1), "-2");
}

TEST(Arrangements, OfThousandsOfLeavesTakeLittleTime) {
  std::vector<Tuple> leaves;
  for (int k = 0; k < 4096; ++k) leaves.push_back({static_cast<float>((k * 7919) % 4099), k});
  const auto begin = std::chrono::steady_clock::now();
  const auto sets = sets_of_tuples(kArgmax, leaves, {-std::numeric_limits<float>::infinity(), 0});
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  EXPECT_EQ(sets[1].strength(0), Strength::kChecked);
}

TEST(Arrangements, OfTooManyLeavesToTryAreOpen) {
  const std::string text = R"(func.func @main(%k: tensor<f32>) -> tensor<f32> {
  %x = stablehlo.iota dim = 0 : tensor<1048577xf32>
  %r = "stablehlo.reduce"(%x, %k) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %c, %a, %b : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1048577xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
})";
  const auto sets = sets_of(text, {tensor("dense<0.0> : tensor<f32>")}, "stablehlo");
  EXPECT_EQ(sets[0].strength(0), Strength::kOpen);
}

/// However early a bound is hit, it is an error, and with enough of everything there are sets.
TEST(Arrangements, ThatRunOutOfStepsOrWorkAreErrors) {
  const auto module = program::parse(reduction(40, kArgmax));
  ASSERT_TRUE(module);
  std::string keys, payloads;
  for (int k = 0; k < 40; ++k) {
    keys += fmt::format("{}{}.0", k > 0 ? ", " : "", k * 7 % 40);
    payloads += fmt::format("{}{}", k > 0 ? ", " : "", k);
  }
  const std::vector<Tensor> inputs = {tensor("dense<[" + keys + "]> : tensor<40xf32>"),
                                      tensor("dense<[" + payloads + "]> : tensor<40xi32>"),
                                      tensor("dense<0xFF800000> : tensor<f32>"), tensor("dense<0> : tensor<i32>")};
  int errors = 0, sets = 0;
  for (std::int64_t most = 1; most < 1'000'000; most += 1 + most / 3) {
    ++(acceptance_sets(*module, {inputs}, **spec::contract_named("stablehlo"), {.steps = most}) ? sets : errors);
    ++(acceptance_sets(*module, {inputs}, **spec::contract_named("stablehlo"), {.work = most}) ? sets : errors);
  }
  EXPECT_GT(errors, 10);
  EXPECT_GT(sets, 10);
}

}  // namespace
}  // namespace assay::oracle
