#include "conform/controls/controls.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include "backends/registry.h"
#include "conform/controls/neighbours.h"
#include "conform/controls/rule.h"
#include "conform/names.h"
#include "judge/builtin.h"
#include "judge/planted_backend_test.h"
#include "program/inputs.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

Module parsed(const std::string& text) { return program::parse(text, "test").value(); }

judge::Case case_of(const std::string& text, const std::vector<std::string>& inputs) {
  Module module = parsed(text);
  std::vector<spec::Literal> literals;
  for (const std::string& input : inputs) literals.push_back(program::parse_literal(input, *module.arena).value());
  auto tensors = program::inputs_of(module, literals, 1 << 20).value();
  return {std::move(module), {std::move(tensors)}};
}

judge::Case sliced() {
  return case_of(R"(func.func @main(%a: tensor<2xf32>) -> tensor<1xf32> {
  %i = stablehlo.constant dense<1> : tensor<ui16>
  %r = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<2xf32>, tensor<ui16>) -> tensor<1xf32>
  return %r : tensor<1xf32>
})",
                 {"dense<[5.0, 7.0]> : tensor<2xf32>"});
}

const Neighbour* named(const std::vector<Neighbour>& all, std::string_view name) {
  const auto found = std::ranges::find(all, name, &Neighbour::name);
  return found == all.end() ? nullptr : &*found;
}

// --- Programs. ---

TEST(Neighbours, AConstantBecomesAnArgumentWithItsValue) {
  const auto all = neighbours_of(sliced());
  const Neighbour* n = named(all, "start_indices as an argument");
  ASSERT_NE(n, nullptr);
  EXPECT_EQ(n->condition, " with constant start_indices");
  EXPECT_FALSE(judge::contains(n->c.module, "constant"));
  ASSERT_EQ(n->c.inputs[0][0].size(), 2u);
  EXPECT_EQ(n->c.inputs[0][0][1].type.text(), "tensor<ui16>");
  EXPECT_EQ(n->c.inputs[0][0][1].bytes[0], std::byte{1});
}

TEST(Neighbours, ArgumentsBecomeConstants) {
  const auto all = neighbours_of(sliced());
  const Neighbour* n = named(all, "all arguments as constants");
  ASSERT_NE(n, nullptr);
  EXPECT_TRUE(n->c.module.entry()->body.arguments.empty());
}

TEST(Neighbours, HaveOtherTypesOfTheSameClass) {
  const auto all = neighbours_of(sliced());
  const Neighbour* wide = named(all, "f64 in the place of f32");
  ASSERT_NE(wide, nullptr);
  EXPECT_EQ(wide->c.inputs[0][0][0].type.text(), "tensor<2xf64>");
  EXPECT_NE(named(all, "i32 in the place of ui16"), nullptr);
  EXPECT_EQ(named(all, "f32 in the place of ui16"), nullptr);
}

TEST(Neighbours, HaveSimplerAttributesAndGrids) {
  const judge::Case c = case_of(R"(module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%a: tensor<4xf32>) -> tensor<2xf32> {
    %r = stablehlo.slice %a [0:4:2] : (tensor<4xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
})",
                                {"dense<[5.0, 7.0, 8.0, 9.0]> : tensor<4xf32>"});
  const auto all = neighbours_of(c);
  EXPECT_NE(named(all, "1 x 1 processes"), nullptr);
  std::string names;
  for (const Neighbour& n : all) names += n.name + "\n";
  EXPECT_NE(names.find(" = ["), std::string::npos) << names;
}

TEST(Neighbours, NameTheMembersOfEnumerations) {
  const judge::Case c = case_of(R"(func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %r = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %r : tensor<i1>
})",
                                {"dense<5.0> : tensor<f32>", "dense<7.0> : tensor<f32>"});
  std::string names;
  for (const Neighbour& n : neighbours_of(c)) names += n.name + "\n";
  EXPECT_NE(names.find("comparison_direction = "), std::string::npos) << names;
  EXPECT_EQ(names.find("= 0"), std::string::npos) << names;
}

TEST(Neighbours, AreValidAndAnswerableByTheOracle) {
  for (const Neighbour& n : neighbours_of(sliced())) {
    EXPECT_TRUE(program::verify(n.c.module)) << n.name;
    EXPECT_TRUE(oracle::evaluate(n.c.module, n.c.inputs.at(0))) << n.name;
  }
}

// --- The rule. ---

TEST(Rule, IsTheFormulaWithItsSource) {
  const std::string rule = rule_of(sliced().module, judge::FailureClass::kWrongValue);
  for (const char* part : {"`stablehlo.dynamic_slice` is defined as `result[i] = operand[clamp(",
                           "https://openxla.org/stablehlo/spec#dynamic_slice"})
    EXPECT_NE(rule.find(part), std::string::npos) << rule;
  EXPECT_EQ(rule.find("constant"), std::string::npos) << rule;
  EXPECT_EQ(rule_of(sliced().module, judge::FailureClass::kCrash).rfind("A valid program compiles and runs", 0), 0u);
}

TEST(Rule, AFormulaThatOnlyNamesTheOpIsNotShown) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  %r = stablehlo.tanh %a : tensor<f32>\n  return %r : "
      "tensor<f32>\n}");
  ASSERT_TRUE(module);
  EXPECT_EQ(rule_of(*module, judge::FailureClass::kWrongValue),
            "`stablehlo.tanh` is defined in [StableHLO specification, tanh](https://openxla.org/stablehlo/spec#tanh).");
}

// --- What is run. ---

/// Wrong where a constant feeds the slice; right without `pass-b`, or under the variant `careful`.
class FoldingFactory final : public backends::BackendFactory {
 public:
  std::string name() const override { return "folding:"; }
  std::string identity() const override { return "folding 1.0"; }
  std::vector<backends::Variant> variants() const override { return {{}, {"careful", {{"care", "true"}}}}; }
  std::vector<backends::Variant> without_passes(const backends::Variant&) const override {
    return {{"pass-a", {{"without", "a"}}}, {"pass-b", {{"without", "b"}}}};
  }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override {
    return std::make_unique<Folding>();
  }

 private:
  class Folding final : public backends::Backend {
   public:
    backends::Outcome compile(const backends::Source& source, const backends::Variant& v) override {
      const bool is_careful = v.name == "careful" || v.name == "pass-b";
      planted_ = std::make_unique<judge::PlantedBackend>([is_careful](const Module& m) {
        return !is_careful && judge::feeds(m, "constant", "dynamic_slice") ? judge::PlantedFault::kWrongLastElement
                                                                           : judge::PlantedFault::kNone;
      });
      return planted_->compile(source, v);
    }
    backends::Outcome run(const ProcessTensors& inputs) override { return planted_->run(inputs); }

   private:
    std::unique_ptr<judge::PlantedBackend> planted_;
  };
};

const reports::Control* row(const std::vector<reports::Control>& rows, std::string_view name) {
  const auto found = std::ranges::find(rows, name, &reports::Control::name);
  return found == rows.end() ? nullptr : &*found;
}

TEST(Controls, SayWhereItShowsAndWhereNot) {
  judge::register_builtin();
  setenv("ASSAY_ENVIRONMENTS", "/nonexistent", 1);  // what is installed here takes no part
  backends::register_kind({"folding",
                           [](const std::string&, const backends::Limits&) {
                             return Result<std::unique_ptr<backends::BackendFactory>>(
                                 std::make_unique<FoldingFactory>());
                           },
                           [] { return std::vector<backends::Availability>(); }});
  const auto controls = run_controls({sliced(), "folding:", "default", "", "stablehlo", {}});
  ASSERT_TRUE(controls) << controls.error().text();
  EXPECT_EQ(controls->itself->outcome, "wrong-value");
  EXPECT_EQ(controls->condition, " with constant start_indices");
  const auto* argument = row(controls->neighbours, "start_indices as an argument");
  ASSERT_NE(argument, nullptr);
  EXPECT_TRUE(argument->passes);
  EXPECT_EQ(argument->answer, "7.0");
  const auto* wide = row(controls->neighbours, "f64 in the place of f32");
  ASSERT_NE(wide, nullptr);
  EXPECT_EQ(wide->outcome, "wrong-value");
  ASSERT_EQ(controls->variants.size(), 1u);
  EXPECT_TRUE(controls->variants[0].passes);
  EXPECT_EQ(controls->mending_passes, std::vector<std::string>{"pass-b"});
  ASSERT_FALSE(controls->places.empty());
  EXPECT_EQ(controls->places[0].name, "folding 1.0");
}

TEST(Controls, ATranslationThatIsAnotherProgramIsFound) {
  const auto contract = spec::contract_named("stablehlo").value();
  const auto slice = [](const char* bounds) {
    return fmt::format(
        "func.func @main(%a: tensor<2xf32>) -> tensor<1xf32> {{\n  %r = stablehlo.slice %a [{}] : "
        "(tensor<2xf32>) -> tensor<1xf32>\n  return %r : tensor<1xf32>\n}}",
        bounds);
  };
  EXPECT_FALSE(changes_answers(sliced(), slice("1:2"), *contract));
  EXPECT_TRUE(changes_answers(sliced(), slice("0:1"), *contract));
  EXPECT_FALSE(changes_answers(sliced(), "", *contract));
}

TEST(Controls, AnUnknownBackEndIsAnError) {
  EXPECT_FALSE(run_controls({sliced(), "nonesuch:", "default", "", "stablehlo", {}}));
}

}  // namespace
}  // namespace assay::conform
