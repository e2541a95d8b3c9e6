#include "measure/profile/witness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "measure/names.h"
#include "measure/profile/need_of_line.h"
#include "measure/profile/planted_numerics_test.h"
#include "measure/profile/probe_runner.h"
#include "measure/profile/rule_runner.h"

/// Witnesses of a back end that is known to divide by multiplying with reciprocals.
namespace assay::measure {
namespace {

using reports::FoundGrant;
using reports::ProfileWitness;

const std::string kReciprocals = "rewrite div-by-anything for f32";

/// What the back end answers to this program, at the first element outside the baseline.
FoundGrant witness_in(backends::Backend& backend, const std::string& text, ProcessTensors inputs) {
  const auto module = program::parse(text);
  EXPECT_TRUE(module.has_value() && program::verify(*module)) << text;
  EXPECT_TRUE(backend.compile({&*module, text, module->grid}, {}).ok());
  Trial trial{*module, inputs, backend.run(inputs).outputs};
  const auto outside = outside_baseline(trial, **spec::contract_named("stablehlo"));
  EXPECT_TRUE(outside && !outside->empty()) << text;
  return {kReciprocals, "test", "", profile_witness_of(trial, outside->front())};
}

Tensor numbers(Type type) {
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  for (std::size_t k = 0; k * 4 < out.bytes.size(); ++k) {
    const float x = static_cast<float>(k % 37) + 0.7f;
    std::memcpy(&out.bytes[k * 4], &x, 4);
  }
  return out;
}

/// `%r` is the quotient of the two arguments, with ops before and behind it.
FoundGrant quotient(backends::Backend& backend, const std::string& behind) {
  const Type type = Type::tensor({16, 16}, spec::ElementType::f32);
  const std::string t = type.text();
  const std::string text = "func.func @main(%a: " + t + ", %b: " + t + ") -> " + t +
                           " {\n  %c = stablehlo.negate %a : " + t + "\n  %d = stablehlo.abs %b : " + t +
                           "\n  %q = stablehlo.divide %c, %d : " + t + "\n" + behind + "  return %r : " + t + "\n}\n";
  Tensor divisors = numbers(type);
  std::ranges::rotate(divisors.bytes, divisors.bytes.begin() + 20);
  return witness_in(backend, text, {{numbers(type), divisors}});
}

std::string negations(const char* t = "tensor<16x16xf32>") {
  return std::string("  %e = stablehlo.negate %q : ") + t + "\n  %r = stablehlo.negate %e : " + t + "\n";
}

/// Legal with the line, and a violation without it.
void expect_need(const ProfileWitness& w) {
  const auto trial = trial_of(w);
  ASSERT_TRUE(trial.has_value());
  const auto all = contract_of_lines("stablehlo", {kReciprocals, "fma for f64"});
  const auto others = contract_of_lines("stablehlo", {"fma for f64"});
  EXPECT_TRUE(smallest_grants(*trial, address_of(w), *all)) << w.program;
  EXPECT_FALSE(smallest_grants(*trial, address_of(w), *others)) << w.program;
}

WitnessCutter cutter(backends::Backend& backend) {
  return WitnessCutter(backend, {}, "stablehlo", {kReciprocals, "fma for f64"});
}

TEST(Witness, IsCutToTheElementThatShowsIt) {
  PlantedNumericsBackend backend({.rewrite = by_reciprocals});
  const auto baseline = *spec::contract_named("stablehlo");
  const auto seen =
      RuleRunner(backend, {}, *baseline).run(spec::find_rule("div-by-anything")->rewrite, spec::ElementType::f32);
  ASSERT_EQ(seen.witness.elements, 512);
  const ProfileWitness cut = cutter(backend).cut({kReciprocals, "rule", "", seen.witness});
  EXPECT_EQ(cut.ops, 1);
  EXPECT_EQ(cut.elements, 2) << cut.program;
  EXPECT_TRUE(is_small(cut));
  expect_need(cut);
}

TEST(Witness, OpsThatHaveNoPartInItAreTakenOut) {
  PlantedNumericsBackend backend({.rewrite = by_reciprocals});
  const FoundGrant big = quotient(backend, negations());
  ASSERT_EQ(big.witness.ops, 5);
  const ProfileWitness cut = cutter(backend).cut(big);
  EXPECT_LE(cut.ops, kFewOps) << cut.program;
  EXPECT_TRUE(is_small(cut)) << cut.program;
  expect_need(cut);
}

/// The back end has the habit with large tensors only.
TEST(Witness, StaysAsLargeAsTheBackEndNeedsIt) {
  PlantedNumericsBackend backend({.rewrite = [](std::string text) {
    return text.find("<16x16xf32>") == std::string::npos ? text : by_reciprocals(std::move(text));
  }});
  const FoundGrant big = quotient(backend, "  %r = stablehlo.negate %q : tensor<16x16xf32>\n");
  const ProfileWitness cut = cutter(backend).cut(big);
  EXPECT_NE(cut.program.find("<16x16xf32>"), std::string::npos) << cut.program;
  EXPECT_FALSE(is_small(cut));
  EXPECT_LE(cut.ops, kFewOps) << cut.program;
  expect_need(cut);
}

/// Asked again, the back end gives the right answer: the witness is what it was.
TEST(Witness, IsKeptWhereCuttingLosesIt) {
  PlantedNumericsBackend backend({.rewrite = by_reciprocals});
  const FoundGrant big = quotient(backend, negations());
  PlantedNumericsBackend honest({});
  EXPECT_EQ(cutter(honest).cut(big), big.witness);
}

}  // namespace
}  // namespace assay::measure
