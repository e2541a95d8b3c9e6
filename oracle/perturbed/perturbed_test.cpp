#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "oracle/agreement_test.h"
#include "oracle/drawn_programs_test.h"
#include "oracle/explain/explain.h"
#include "program/text/text.h"

/// Whatever a legal implementation yields lies in the acceptance sets of its contract.
namespace assay::oracle {
namespace {

/// Whether grants of the contract explain an element outside of its set.
using IsGranted = std::function<bool(const ElementAddress&, std::span<const std::byte>)>;

/// The first output element that neither the baseline nor grants make legal, or else the first relation that does not
/// hold, described; empty where there is none.
std::string refused(const Acceptance& sets, const Run& run, const spec::Contract& contract,
                    const IsGranted& is_granted) {
  for (std::size_t p = 0; p < run.outputs.size(); ++p)
    for (std::size_t k = 0; k < run.outputs[p].size(); ++k) {
      const Tensor& got = run.outputs[p][k];
      const auto size = static_cast<std::size_t>(spec::storage_bytes(got.type.element()));
      for (std::int64_t j = 0; j < got.type.elements(); ++j) {
        const auto element = std::span(got.bytes).subspan(static_cast<std::size_t>(j) * size, size);
        if (sets.outputs[p][k].accepts(j, element) || is_granted({p, k, j}, element)) continue;
        std::string text = "process " + std::to_string(p) + " output " + std::to_string(k) + " element " +
                           std::to_string(j) + " is 0x";
        for (std::size_t b = size; b-- > 0;)
          text += "0123456789ABCDEF"[static_cast<unsigned>(element[b]) >> 4],
              text += "0123456789ABCDEF"[static_cast<unsigned>(element[b]) & 15];
        if (spec::is_float(got.type.element()))
          text += " = " + std::to_string(load_float(got.type.element(), element.data()));
        return text + ", not in " + sets.outputs[p][k].describe(j);
      }
    }
  return broken_relation(sets, run, contract);
}

std::string show(const ProcessTensors& inputs) {
  std::string out;
  spec::Arena arena;
  for (const auto& tensors : inputs)
    for (const Tensor& t : tensors) out += program::print_literal(program::literal_of(t, arena)) + "\n";
  return out;
}

class Perturbed : public testing::TestWithParam<std::string> {};

TEST_P(Perturbed, OpsAreNeverRefused) {
  const auto contract = spec::contract_named(GetParam());
  ASSERT_TRUE(contract);
  constexpr Limits kLimits{.steps = 20'000};
  constexpr ExplainLimits kBounds{.work = 1 << 16};  // one scan of many would take half of the time of this test
  constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};
  int runs = 0, undecided = 0;
  for (const spec::Record& record : spec::Records::builtin().all()) {
    if (record.status != "campaign") continue;
    int alarms = 0, judged = 0;
    for (std::size_t k = 0; k < scaled(5) && alarms == 0; ++k) {
      Prng choices(23, k);
      const auto drawn = draw_program(record, choices, kValues[k % 3]);
      if (!drawn) continue;
      const auto sets = acceptance_sets(drawn->module, drawn->inputs, **contract, kLimits);
      if (!sets) continue;
      ++judged;
      for (std::size_t draw = 0; draw < scaled(2) && alarms == 0; ++draw) {
        const auto run = perturb(drawn->module, drawn->inputs, **contract, choices, kLimits);
        ASSERT_TRUE(run) << run.error().text() << "\n" << program::print(drawn->module);
        Explainer explainer(drawn->module, drawn->inputs, **contract, kLimits, kBounds);
        int ran_out = 0;
        const std::string why =
            refused(*sets, *run, **contract, [&](const ElementAddress& at, std::span<const std::byte> got) {
              const Explained verdict = explainer.explain(at, got).verdict;
              ran_out += verdict == Explained::kUndecided;
              return verdict != Explained::kViolation;
            });
        if (!why.empty()) ++alarms;
        undecided += ran_out > 0;
        ++runs;
        EXPECT_EQ(why, "") << program::print(drawn->module) << show(drawn->inputs);
      }
    }
    EXPECT_TRUE(judged > 0 || record.opaque) << record.full_name() << " is never judged";
  }
  // A scan of chains in f8 has more alternatives than an explanation looks at: then nothing is said, which is no alarm.
  EXPECT_LE(undecided, 1 + runs / 1000) << "of " << runs;
}

INSTANTIATE_TEST_SUITE_P(Contracts, Perturbed, testing::ValuesIn(spec::contract_names()), [](const auto& p) {
  std::string name = p.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

/// What one draw of many of a program without arguments yields outside of its sets.
std::string refused_of_some(std::string_view body, std::string_view name = "lattice") {
  const auto contract = spec::contract_named(name);
  const auto module = program::parse("func.func @main() -> " + std::string(body));
  if (!contract || !module) return "no contract, or no program";
  const ProcessTensors none(1);
  const auto sets = acceptance_sets(*module, none, **contract);
  if (!sets) return sets.error().text();
  for (std::uint64_t k = 0; k < 32; ++k) {
    Prng choices(5, k);
    const auto run = perturb(*module, none, **contract, choices);
    if (!run) return run.error().text();
    const std::string found = refused(*sets, *run, **contract, [](const auto&, auto) { return false; });
    if (!found.empty()) return found;
  }
  return {};
}

/// 2^63 - 1 is no double: an integer that fits is nothing that a back end may replace.
/// The codes that so many draws give on one element.
std::set<int> codes_drawn(const std::string& text, const Tensor& input, const std::string& contract) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  std::set<int> out;
  for (std::uint64_t k = 0; k < 300; ++k) {
    Prng choices(17, k);
    const auto run = perturb(*module, {{input}}, **spec::contract_named(contract), choices);
    out.insert(static_cast<int>(run->outputs[0][0].bytes[0]));
  }
  return out;
}

/// docs/contracts.md: what a contract leaves open `perturbed` uses, which proves that the judge accepts it.
TEST(PerturbedPolicies, AreUsedWhereOnlyTheTextLeavesThemOpen) {
  const auto tensor_of = [](const char* literal) {
    spec::Arena arena;
    return program::tensor_of(*program::parse_literal(literal, arena));
  };
  struct Row {
    const char *op, *input, *type;
    std::size_t least, most;  ///< codes that are drawn
  };
  const Row rows[] = {
      {"stablehlo.popcnt %a", "dense<-1> : tensor<1xi2>", "i2", 4, 4},
      {"stablehlo.power %a, %a", "dense<0> : tensor<1xi2>", "i2", 4, 4},
      {"stablehlo.shift_right_arithmetic %a, %a", "dense<1> : tensor<1xui2>", "ui2", 4, 4},
      {"stablehlo.reduce_precision %a, format = e2m3", "dense<0.5> : tensor<1xf8E4M3>", "f8E4M3", 3, 256},
      {"stablehlo.reduce_precision %a, format = e5m1", "dense<0x0003> : tensor<1xf16>", "f16", 2, 3},
  };
  for (const Row& row : rows) {
    const std::string text = std::string("func.func @main(%a: tensor<1x") + row.type + ">) -> tensor<1x" + row.type +
                             "> {\n  %0 = " + row.op + " : tensor<1x" + row.type + ">\n  return %0 : tensor<1x" +
                             row.type + ">\n}\n";
    const auto codes = codes_drawn(text, tensor_of(row.input), "ieee-strict").size();
    EXPECT_GE(codes, row.least) << row.op;
    EXPECT_LE(codes, row.most) << row.op;
  }
}

TEST(PerturbedConvert, IntegersThatFitStayAsTheyAre) {
  EXPECT_EQ(refused_of_some(R"((tensor<2xi64>, tensor<i32>) {
    %0 = stablehlo.constant dense<[9223372036854775807, 9223372036854775296]> : tensor<2xui64>
    %1 = stablehlo.convert %0 : (tensor<2xui64>) -> tensor<2xi64>
    %2 = stablehlo.constant dense<2147483647> : tensor<ui64>
    %3 = stablehlo.convert %2 : (tensor<ui64>) -> tensor<i32>
    return %1, %3 : tensor<2xi64>, tensor<i32>
  })"),
            "");
}

/// What runs in f32 in place of bf16 are ops of real numbers: the parts of a complex<bf16> are of bf16 before and
/// after.
TEST(PerturbedChains, LeavePartsOfComplexNumbersAsTheyAre) {
  EXPECT_EQ(refused_of_some(R"((tensor<2xbf16>, tensor<2xcomplex<bf16>>) {
    %0 = stablehlo.constant dense<[(1.5, -2.0), (0.375, 4.0)]> : tensor<2xcomplex<bf16>>
    %1 = stablehlo.real %0 : (tensor<2xcomplex<bf16>>) -> tensor<2xbf16>
    %2 = stablehlo.imag %0 : (tensor<2xcomplex<bf16>>) -> tensor<2xbf16>
    %3 = stablehlo.add %1, %2 : tensor<2xbf16>
    %4 = stablehlo.complex %3, %1 : tensor<2xcomplex<bf16>>
    %5 = stablehlo.real %4 : (tensor<2xcomplex<bf16>>) -> tensor<2xbf16>
    %6 = stablehlo.add %5, %1 : tensor<2xbf16>
    return %6, %4 : tensor<2xbf16>, tensor<2xcomplex<bf16>>
  })",
                            "xla-oldest"),
            "");
}

/// The result is divided by 20 in the formula, and (x / 20) * y may be x * (y / 20) where it stands in the program. An
/// op that has an error of its own is none of these.
TEST(PerturbedTransform, IsNotRegroupedWithWhatReadsIt) {
  EXPECT_EQ(refused_of_some(R"(tensor<f64> {
    %0 = stablehlo.constant dense<[(-5.0e5, 0.0), (-3.0e31, 0.0), (-8.0e55, 0.0)]> : tensor<3xcomplex<f64>>
    %1 = stablehlo.fft %0, type = IRFFT, length = [5] : (tensor<3xcomplex<f64>>) -> tensor<5xf64>
    %2 = stablehlo.slice %1 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1xf64>) -> tensor<f64>
    %4 = stablehlo.constant dense<-2.2250738585072014e-308> : tensor<f64>
    %5 = stablehlo.multiply %3, %4 : tensor<f64>
    return %5 : tensor<f64>
  })",
                            "xla-earlier"),
            "");
}

/// 1.5e-280 is 2^-1022 times a number: whether a product so small was rounded is not for error-free transforms to say.
TEST(PerturbedComplex, ExactProductsStayAsTheyAre) {
  EXPECT_EQ(refused_of_some(R"(tensor<8xcomplex<f64>> {
    %0 = stablehlo.constant dense<(-0.0, -2.2250738585072014e-308)> : tensor<8xcomplex<f64>>
    %1 = stablehlo.constant dense<(-7.08399088491058e+27, 6.029581237675059e+147)> : tensor<8xcomplex<f64>>
    %2 = stablehlo.multiply %0, %1 : tensor<8xcomplex<f64>>
    return %2 : tensor<8xcomplex<f64>>
  })"),
            "");
}

/// A function with a cut may read -0 as 0 there; what hands the part on gives it as it is.
TEST(PerturbedComplex, PartsStayAsTheyAre) {
  EXPECT_EQ(refused_of_some(R"((tensor<8xf32>, tensor<8xcomplex<f32>>) {
    %0 = stablehlo.constant dense<(-1.0, -0.0)> : tensor<8xcomplex<f32>>
    %1 = stablehlo.imag %0 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %2 = stablehlo.sqrt %0 : tensor<8xcomplex<f32>>
    return %1, %2 : tensor<8xf32>, tensor<8xcomplex<f32>>
  })",
                            "stablehlo"),
            "");
}

/// Its op starts more processes than the program has.
TEST(PerturbedGrids, OfAnOpDrawForThemselves) {
  const auto module = program::parse(R"mlir(
    func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
      %0:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@own, @own]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
      return %0#0, %0#1 : tensor<2xf32>, tensor<2xf32>
    }
    func.func @own(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.exponential %x : tensor<2xf32>
      return %0 : tensor<2xf32>
    })mlir");
  ASSERT_TRUE(module) << module.error().text();
  const auto contract = *spec::contract_named("xla-default");
  spec::Arena arena;
  const ProcessTensors inputs{
      {program::tensor_of(*program::parse_literal("dense<[1.5, -0.75]> : tensor<2xf32>", arena))}};
  int differing = 0;
  for (std::uint64_t n = 0; n < 50; ++n) {
    Prng choices(29, n), same(29, n);
    const auto run = perturb(*module, inputs, *contract, choices);
    ASSERT_TRUE(run) << run.error().text();
    EXPECT_EQ(difference(run->outputs, perturb(*module, inputs, *contract, same)->outputs), "");
    differing += run->outputs[0][0] != run->outputs[0][1];
  }
  EXPECT_GT(differing, 0) << "both processes draw alike";
}

}  // namespace
}  // namespace assay::oracle
