#include <algorithm>
#include <cmath>
#include <random>

#include <fmt/format.h>

#include "oracle/envelope/sets_test.h"
#include "oracle/numerics/format.h"
#include "oracle/numerics/primitive.h"
#include "program/edit/single_op.h"
#include "spec/instance.h"

/// Answers held against the relations of records.
namespace assay::oracle {
namespace {

using spec::ElementType;

std::string rng(std::string_view type, std::string_view a, std::string_view b, int n, std::string_view distribution) {
  return fmt::format(
      "func.func @main() -> tensor<{3}x{0}> {{\n%a = stablehlo.constant dense<{1}> : tensor<{0}>\n"
      "%b = stablehlo.constant dense<{2}> : tensor<{0}>\n%s = stablehlo.constant dense<{3}> : tensor<1xi64>\n"
      "%r = stablehlo.rng %a, %b, %s, distribution = {4} : (tensor<{0}>, tensor<{0}>, tensor<1xi64>) -> tensor<{3}x{0}>\n"
      "return %r : tensor<{3}x{0}>\n}}\n",
      type, a, b, n, distribution);
}

/// What became of the relations of the only op that has some.
class Related {
 public:
  explicit Related(const std::string& text, const std::vector<Tensor>& inputs = {}) {
    auto module = program::parse(text);
    EXPECT_TRUE(module) << text << (module ? "" : module.error().text());
    if (!module) return;
    module_ = std::make_unique<Module>(*std::move(module));
    const auto sets = acceptance_sets(*module_, {inputs}, **spec::contract_named("stablehlo"));
    EXPECT_TRUE(sets) << (sets ? "" : sets.error().text());
    inputs_ = {inputs};
    if (sets) related_ = sets->related[0];
  }
  bool is_found() const { return !related_.empty(); }
  std::vector<HeldRelation> hold(const std::vector<Tensor>& answers) const {
    auto all = hold_relations(*related_.at(0), answers);
    EXPECT_TRUE(all) << (all ? "" : all.error().text());
    return all.value_or(std::vector<HeldRelation>());
  }
  std::vector<Tensor> own() const { return evaluate(*module_, inputs_)->outputs[0]; }
  spec::Type type() const { return module_->entry()->results[0]; }

 private:
  std::unique_ptr<Module> module_;
  ProcessTensors inputs_;
  std::vector<std::shared_ptr<const RelatedOp>> related_;
};

/// Labels of the relations that are broken.
std::string broken(const std::vector<HeldRelation>& all) {
  std::string out;
  for (const HeldRelation& held : all)
    if (held.broken > 0) out += held.label + " ";
  return out;
}

/// How many say something of the answers.
std::ptrdiff_t judged(const std::vector<HeldRelation>& all) {
  return std::ranges::count(all, true, &HeldRelation::is_judged);
}

/// A tensor whose elements are drawn by a function.
template <class Draw> Tensor drawn(spec::Type type, Draw draw) {
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
  for (std::size_t k = 0; k < out.bytes.size(); k += size) {
    if (spec::is_float(type.element())) store_float(type.element(), draw(), out.bytes.data() + k);
    else store_integer(type.element(), static_cast<std::int64_t>(draw()), out.bytes.data() + k);
  }
  return out;
}

struct Bounds {
  std::string_view type, a, b;
};
constexpr Bounds kUniform[] = {
    {"f64", "-1.0", "3.0"}, {"f32", "0.0", "1.0"},      {"f32", "1000.0", "1001.0"}, {"f32", "-1.0e-30", "2.0e-30"},
    {"f16", "-2.0", "5.0"}, {"bf16", "0.0", "1.0"},     {"i32", "-5", "17"},         {"ui8", "0", "200"},
    {"i8", "-128", "127"},  {"i64", "0", "1000000007"}, {"ui32", "0", "3000000000"}};
constexpr Bounds kNormal[] = {
    {"f64", "0.0", "1.0"}, {"f32", "3.0", "0.5"}, {"f16", "0.0", "1.0"}, {"bf16", "-1.0", "2.0"}};

TEST(Relations, HoldForTheOraclesOwnRandomNumbers) {
  for (const int n : {64, 1000})
    for (const auto& [type, a, b] : kUniform) {
      const Related related(rng(type, a, b, n, "UNIFORM"));
      EXPECT_EQ(broken(related.hold(related.own())), "") << type << " " << a << " " << b << " " << n;
      EXPECT_GE(judged(related.hold(related.own())), n > 100 ? 3 : 2) << type << " " << a << " " << b << " " << n;
    }
  for (const auto& [type, a, b] : kNormal) {
    const Related related(rng(type, a, b, 500, "NORMAL"));
    EXPECT_EQ(broken(related.hold(related.own())), "") << type << " " << a << " " << b;
  }
}

// The numbers are those of the C++ library.
TEST(Relations, HoldForRandomNumbersOfAnotherGenerator) {
  for (const auto& [type, a, b] : kUniform) {
    const Related related(rng(type, a, b, 200, "UNIFORM"));
    const double low = std::stod(std::string(a)), high = std::stod(std::string(b));
    const bool is_float = spec::is_float(related.type().element());
    for (unsigned seed = 0; seed < 60; ++seed) {
      std::mt19937_64 bits(seed);
      std::uniform_real_distribution<double> real(low, high);
      const Tensor got = drawn(related.type(), [&] { return is_float ? real(bits) : std::floor(real(bits)); });
      EXPECT_EQ(broken(related.hold({got})), "") << type << " " << a << " " << b << " " << seed;
    }
  }
  for (const auto& [type, a, b] : kNormal) {
    const Related related(rng(type, a, b, 200, "NORMAL"));
    for (unsigned seed = 0; seed < 60; ++seed) {
      std::mt19937_64 bits(seed);
      std::normal_distribution<double> normal(std::stod(std::string(a)), std::stod(std::string(b)));
      const Tensor got = drawn(related.type(), [&] { return normal(bits); });
      EXPECT_EQ(broken(related.hold({got})), "") << type << " " << a << " " << b << " " << seed;
    }
  }
}

/// The labels that wrong numbers break: `wrong` makes them of even ones between 0 and 1.
template <class Wrong> std::string broken_by(std::string_view distribution, Wrong wrong, int n = 1000) {
  const Related related(rng("f32", "0.0", "1.0", n, distribution));
  std::mt19937_64 bits(1);
  std::uniform_real_distribution<double> even(0, 1);
  return broken(related.hold({drawn(related.type(), [&] { return wrong(even(bits)); })}));
}

TEST(Relations, FindWrongDistributions) {
  EXPECT_EQ(broken_by("UNIFORM", [](double) { return 0.0; }), "R1 R3 R4 ");
  EXPECT_EQ(broken_by("UNIFORM", [](double) { return 0.5; }), "R1 R2 R4 ");
  EXPECT_EQ(broken_by("UNIFORM", [](double x) { return x * x; }), "R1 R2 R3 R4 ");
  EXPECT_EQ(broken_by("UNIFORM", [](double x) { return x < 0.5 ? x / 4 : 1 - x / 4; }), "R1 R2 R4 ");
  EXPECT_EQ(broken_by("UNIFORM", [](double x) { return x; }), "");
  EXPECT_EQ(broken_by("NORMAL", [](double x) { return x; }), "R1 R2 R3 R4 ");
  EXPECT_EQ(broken_by(
                "NORMAL", [](double x) { return std::sqrt(12.0) * (x - 0.5); }, 20'000),
            "R1 R2 ");
  EXPECT_EQ(broken_by("NORMAL", [](double) { return std::nan(""); }), "R1 R2 R3 R4 ");
}

TEST(Relations, SayWhereAndByHowMuch) {
  const Related related(rng("f32", "0.0", "1.0", 100, "UNIFORM"));
  const auto held = related.hold({drawn(related.type(), [] { return 0.75; })});
  EXPECT_EQ(held[0].op, "stablehlo.rng");
  EXPECT_EQ(held[0].label, "R1");
  EXPECT_EQ(held[0].outputs, std::vector<std::size_t>{0});
  EXPECT_EQ(held[0].broken, 0);  // 1 and 0.75 are 0.25 apart, which 0.327 allows
  EXPECT_EQ(held[1].broken, 64);
  EXPECT_EQ(held[1].first.place, "[0]");
  EXPECT_EQ(held[1].first.expected, "share = chance within 0.327262317");
  EXPECT_EQ(held[1].first.got, "0 and 0.75, 0.75 apart");
}

TEST(Relations, SayNothingOfFewNumbers) {
  const Related related(rng("f32", "0.0", "1.0", 4, "UNIFORM"));
  EXPECT_EQ(judged(related.hold({drawn(related.type(), [] { return 0.0; })})), 0);
}

TEST(Relations, SayNothingOfBoundsThatLeaveTheNumbersOpen) {
  for (const Bounds& at : {Bounds{"f32", "1.0", "1.0"}, Bounds{"f32", "2.0", "1.0"}, Bounds{"f32", "0x7F800000", "1.0"},
                           Bounds{"f32", "-3.0e38", "3.0e38"}, Bounds{"f32", "16777216.0", "16777218.0"}}) {
    const Related related(rng(at.type, at.a, at.b, 100, "UNIFORM"));
    if (!related.is_found()) continue;
    EXPECT_EQ(judged(related.hold({drawn(related.type(), [] { return 1.0; })})), 0) << at.a;
  }
}

// An exponential is off by some ulps: nobody knows between which bounds numbers are drawn.
TEST(Relations, AreHeldOnOperandsThatAreKnown) {
  const auto program = [](std::string_view lower) {
    return fmt::format(
        "func.func @main(%x: tensor<f32>) -> tensor<64xf32> {{\n%b = stablehlo.constant dense<3.0> : tensor<f32>\n"
        "%s = stablehlo.constant dense<64> : tensor<1xi64>\n%q = stablehlo.exponential %x : tensor<f32>\n"
        "%r = stablehlo.rng {}, %b, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<64xf32>\n"
        "return %r : tensor<64xf32>\n}}\n",
        lower);
  };
  const std::vector<Tensor> one{tensor("dense<1.0> : tensor<f32>")};
  EXPECT_TRUE(Related(program("%x"), one).is_found());
  EXPECT_FALSE(Related(program("%q"), one).is_found());
}

/// Holds the relation that a line of a record states on operands and answers that are zeros.
Result<std::vector<HeldRelation>> held_line(const std::string& line, const Limits& limits = {}) {
  const auto records = spec::Records::load({{"tiny.op",
                                             "op mine.tiny\n  in x : tensor<[4] x f32>\n  out y : tensor<[4] x f32>\n"
                                             "  means y[i] = between(any, any, x[i])\n  " +
                                                 line + "\n"}});
  if (!records) return tl::unexpected(records.error());
  const spec::Record& record = (*records)->all()[0];
  spec::Arena arena;
  std::vector<spec::Value> slots(record.names.size());
  spec::Instance instance{&record, slots, {}};
  Prng choices(1, 1);
  EXPECT_TRUE(spec::draw(instance, record, {}, choices, {}, {}, arena));
  const auto module = program::module_of(instance);
  if (!module) return tl::unexpected(module.error());
  const Tensor zeros = tensor("dense<0.0> : tensor<4xf32>");
  const auto sets = acceptance_sets(*module, {{zeros}}, **spec::contract_named("stablehlo"));
  if (!sets) return tl::unexpected(sets.error());
  return hold_relations(*sets->related[0].at(0), {zeros}, limits);
}

Result<std::vector<HeldRelation>> held(const std::string& relation, const Limits& limits = {}) {
  return held_line("relation R7 for " + relation, limits);
}

std::string error_of(const Result<std::vector<HeldRelation>>& held) { return held ? "" : held.error().message; }

TEST(Relations, ThatCannotBeEvaluatedAreErrors) {
  EXPECT_EQ(error_of(held("i within shape(x): y[i] = x[i] within 1")), "");
  EXPECT_EQ(error_of(held("i within shape(x): y[i ++ i] = x[i] within 1")),
            "mine.tiny (R7): an index of length 2 for a tensor of rank 1 at tiny.op:5:38");
  EXPECT_EQ(error_of(held("i within shape(x): y[i] = x[i] within x[i ++ [0, 0]]")),
            "mine.tiny (R7): an index of length 3 for a tensor of rank 1 at tiny.op:5:57");
  EXPECT_EQ(error_of(held("i within [dim(x, 0) - 5]: y[[0]] = 1 within 1")),
            "mine.tiny (R7): it runs over `[dim(x, 0) - 5]`, which is no shape");
  EXPECT_EQ(error_of(held("i within [dim(x, 1)]: y[[0]] = 1 within 1")),
            "mine.tiny (R7): it runs over `[dim(x, 1)]`, which is no shape");
  EXPECT_EQ(error_of(held("i within shape(x): y[i] = f(1) within 1 where f(n) = [n] < [n, n] ? 1 : 2")),
            "mine.tiny (R7): an undefined value at tiny.op:5:85");
}

/// 2/3 - z, written so that a set of z grows by a factor of 3: after 40 steps it holds everything, one number of it is
/// 1/3 still.
TEST(Relations, TakeOneNumberOfWhatIsBetween) {
  const auto broken = [](std::string_view step, std::string_view expected) {
    const auto all =
        held(fmt::format("i within shape(x): f(40) = {} within 0.01 where f(t) = t = 0 ? (y[i] + 1) / 3 : {},"
                         " g(z) = z - (2 * z - (y[i] + 2) / 3)",
                         expected, step));
    EXPECT_TRUE(all) << error_of(all);
    return all ? all->at(0).broken : -1;
  };
  EXPECT_EQ(broken("g(f(t - 1))", "0.9"), 0);
  EXPECT_EQ(broken("between(g(f(t - 1)), g(f(t - 1)))", "0.9"), 4);
  EXPECT_EQ(broken("between(g(f(t - 1)), g(f(t - 1)))", "(y[i] + 1) / 3"), 0);
}

TEST(Relations, OfPermutationsNeedAnAxis) {
  EXPECT_EQ(error_of(held_line("permutes y from x along 0")), "");
  for (const char* axis : {"1", "-1", "1 // 2"})
    EXPECT_EQ(error_of(held_line(std::string("permutes y from x along ") + axis)),
              "mine.tiny (permutes): operands and results are not alike, or have no such axis");
}

TEST(Relations, ThatCostMoreThanTheLimitsAreLeftOut) {
  const std::string relation = "i within shape(x): y[i] = x[i] within 1";
  EXPECT_EQ(held(relation)->size(), 1u);
  EXPECT_EQ(held(relation, {.work = 1})->size(), 0u);
}

TEST(Relations, AreHeldOnResultsThatAreOutputs) {
  const std::string text = rng("f32", "0.0", "1.0", 64, "UNIFORM");
  std::string kept = text;
  kept.replace(kept.find("return %r"), 9, "%t = stablehlo.abs %r : tensor<64xf32>\nreturn %t");
  EXPECT_TRUE(Related(text).is_found());
  EXPECT_FALSE(Related(kept).is_found());
}

/// A maximum of NaN and 1 may be 1 where `minmax-nan` is granted: then nobody knows what was factored.
TEST(Relations, AreHeldAgainstWhatNoGrantChanges) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>) {\n"
      "%m = stablehlo.maximum %a, %b : tensor<1x1xf32>\n%c = stablehlo.compare EQ, %m, %b : (tensor<1x1xf32>, "
      "tensor<1x1xf32>) -> tensor<1x1xi1>\n%f = stablehlo.convert %c : (tensor<1x1xi1>) -> tensor<1x1xf32>\n"
      "%q, %t = stablehlo.custom_call @Qr(%f) : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xf32>)\n"
      "return %q, %t : tensor<1x1xf32>, tensor<1xf32>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  const auto count = [&](std::string_view contract, std::string_view first) {
    const ProcessTensors inputs{{tensor(first), tensor("dense<[[1.0]]> : tensor<1x1xf32>")}};
    const auto sets = acceptance_sets(*module, inputs, **spec::contract_named(contract));
    EXPECT_TRUE(sets) << sets.error().text();
    return sets->related[0].size();
  };
  EXPECT_EQ(count("stablehlo", "dense<[[0x7FC00000]]> : tensor<1x1xf32>"), 1U);
  EXPECT_EQ(count("xla-default", "dense<[[0x7FC00000]]> : tensor<1x1xf32>"), 0U);
  EXPECT_EQ(count("xla-default", "dense<[[0.5]]> : tensor<1x1xf32>"), 1U);
}

}  // namespace
}  // namespace assay::oracle
