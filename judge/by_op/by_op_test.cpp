#include "judge/by_op/by_op.h"

#include <cmath>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "judge/by_op/planted_text_test.h"
#include "spec/records_with_test.h"

/// Whole models with one planted fault: the op is named, and without a fault nothing is.
namespace assay::judge {
namespace {

const spec::Contract& contract() {
  static const auto named = spec::contract_named("xla-default");
  return **named;
}

Module model(const std::string& name) {
  std::ifstream file(ASSAY_SOURCE_DIR "/corpus/models/" + name + ".mlir");
  auto module = program::parse(std::string(std::istreambuf_iterator<char>(file), {}), name);
  EXPECT_TRUE(module) << module.error().text();
  return *std::move(module);
}

/// Numbers between 0.5 and 2, the same each time; of integers ones.
Tensor numbers(Type type, int argument) {
  Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const auto n = static_cast<std::size_t>(type.elements());
  const std::int32_t one = 1;
  for (std::size_t k = 0; k < n; ++k) {
    const auto number = static_cast<float>(1.25 + 0.75 * std::sin(1.0 + 0.7 * static_cast<double>(k) + argument));
    if (type.element() == spec::ElementType::f32) std::memcpy(&out.bytes[4 * k], &number, 4);
    else std::memcpy(&out.bytes[4 * k], &one, 4);
  }
  return out;
}

std::vector<Tensor> inputs_of(const Module& module) {
  std::vector<Tensor> out;
  for (const ValueId v : module.entry()->body.arguments)
    out.push_back(numbers(module.entry()->type(v), static_cast<int>(out.size())));
  return out;
}

constexpr oracle::Limits kLimits{.steps = 10'000};

ModelReport report_of(const Module& module, backends::Backend& backend, std::int64_t segment_bytes = kSegmentBytes) {
  const backends::Variant variant;
  auto out = judge_by_op(module, inputs_of(module), {backend, variant, contract(), kLimits, 2, segment_bytes});
  EXPECT_TRUE(out) << out.error().text();
  return *std::move(out);
}

ModelReport report_of(const std::string& name, const TextChange& change) {
  PlantedText backend(contract(), change);
  ModelReport out = report_of(model(name), backend);
  EXPECT_TRUE(backend.has_changed) << name;
  return out;
}

/// Empty where nothing is wrong.
std::string name_of_first_wrong(const ModelReport& report) {
  const OpRow* wrong = first_wrong(report.rows);
  return wrong ? wrong->op : "";
}

TEST(ByOp, ALegalImplementationGivesNoAlarm) {
  for (const std::string name : {"transformer1", "recurrent", "branching", "newton"}) {
    PlantedText backend(contract(), [](std::string text) { return text; });
    const ModelReport report = report_of(model(name), backend);
    EXPECT_EQ(name_of_first_wrong(report), "") << name;
    EXPECT_EQ(report.verdict(), Verdict::kPass) << name;
    EXPECT_GT(report.counts().checked, 0) << name;
  }
}

TEST(ByOp, NamesTheOpThatIsWrong) {
  struct Planted {
    std::string model;
    TextChange change;
    std::string op;
  };
  const std::vector<Planted> all{
      {"transformer1", scaled("exponential", "1.00001"), "stablehlo.exponential"},
      {"transformer1", scaled("rsqrt", "1.000001"), "stablehlo.rsqrt"},
      {"transformer1", scaled("tanh", "0.9999"), "stablehlo.tanh"},
      {"transformer1", scaled("dot_general", "1.001"), "stablehlo.dot_general"},
      {"transformer1", replaced("stablehlo.compare  ?GE", "stablehlo.compare GT"), "stablehlo.compare"},
      {"transformer1", replaced("stablehlo.maximum", "stablehlo.minimum"), "stablehlo.reduce"},
      {"transformer1", replaced("stablehlo.select (%\\w+), (%\\w+), (%\\w+)", "stablehlo.select $1, $3, $2"),
       "stablehlo.select"},
      {"recurrent", scaled("exponential", "1.0001"), "stablehlo.exponential"},
      {"recurrent", scaled("tanh", "1.0001"), "stablehlo.tanh"},
      {"branching", scaled("exponential", "1.0001"), "stablehlo.exponential"},
      {"newton", replaced("dense<5.000000e-01>|dense<0.5>", "dense<0.50001>"), "stablehlo.broadcast_in_dim"},
  };
  for (const Planted& p : all) {
    const ModelReport report = report_of(p.model, p.change);
    EXPECT_EQ(name_of_first_wrong(report), p.op) << p.model;
    EXPECT_EQ(report.verdict(), Verdict::kWrong) << p.model;
  }
}

TEST(ByOp, SaysWhereTheOpComesFrom) {
  const ModelReport report = report_of("transformer1", scaled("exponential", "1.00001"));
  each_row(report.rows, [&](const OpRow& row, int) {
    if (!spec::is_violation(row.verdict())) return;
    EXPECT_EQ(row.location.file, "scripts/model_texts.py");
    EXPECT_NE(row.location.name.find("exp"), std::string::npos) << row.location.name;
    ASSERT_TRUE(row.judged.failing);
    EXPECT_EQ(row.judged.failing->program.inputs.front().front().size(), 1u);
  });
}

TEST(ByOp, SegmentsSayTheSame) {
  PlantedText right(contract(), [](std::string text) { return text; });
  const ModelReport cut = report_of(model("transformer1"), right, 4096);
  EXPECT_GT(cut.programs, 3);
  EXPECT_EQ(cut.verdict(), Verdict::kPass);
  PlantedText wrong(contract(), scaled("exponential", "1.00001"));
  EXPECT_EQ(name_of_first_wrong(report_of(model("transformer1"), wrong, 4096)), "stablehlo.exponential");
}

TEST(ByOp, AnOpThatDoesNotRunIsNamedAndTheRestIsJudged) {
  const auto refuse = [](const std::string& text) { return text.find("stablehlo.tanh") == text.npos ? text : "?"; };
  PlantedText backend(contract(), refuse);
  const ModelReport report = report_of(model("transformer1"), backend);
  int ended = 0;
  each_row(report.rows, [&](const OpRow& row, int) {
    ended += row.ended.has_value();
    EXPECT_EQ(row.ended.has_value(), row.op == "stablehlo.tanh");
  });
  EXPECT_EQ(ended, 1);
  EXPECT_EQ(report.verdict(), Verdict::kRejected);
  EXPECT_GT(report.counts().checked, 10'000);
}

TEST(ByOp, TheWholeProgramIsJudgedToo) {
  const Module module = model("newton");
  const std::string whole = program::print(module);
  PlantedText backend(contract(), [&](const std::string& text) {
    return text == whole ? replaced("stablehlo.abs (%\\w+)", "stablehlo.negate $1")(text) : text;
  });
  const ModelReport report = report_of(module, backend);
  EXPECT_TRUE(backend.has_changed);
  EXPECT_EQ(name_of_first_wrong(report), "");
  EXPECT_EQ(report.verdict(), Verdict::kWrong);
}

TEST(ByOp, AnOpWhoseRelationCannotBeEvaluatedIsNotJudged) {
  const auto records = spec::records_with("indices[g] >= 0 within 0", "indices[g ++ g] >= 0 within 0", "top_k");
  ASSERT_TRUE(records);
  auto module = program::parse(R"(func.func @main(%a: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %v, %i = chlo.top_k(%a, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return %v, %i : tensor<2xf32>, tensor<2xi32>
})");
  ASSERT_TRUE(module) << module.error().text();
  module->functions[0].body.ops[0].record = records->find("chlo.top_k");
  PlantedText backend(contract(), [](const std::string& text) { return text; });
  const ModelReport report = report_of(*module, backend);
  ASSERT_EQ(report.rows.size(), 1U);
  EXPECT_NE(report.rows[0].judged.declined.find("an index of length 2"), std::string::npos)
      << report.rows[0].judged.declined;
}

TEST(ByOp, SeveralProcessesAreRefused) {
  const auto module = program::parse(
      "module attributes {mhlo.num_replicas = 2 : i32} {\n"
      "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n}\n}");
  PlantedText backend(contract(), [](std::string text) { return text; });
  const backends::Variant variant;
  const auto report = judge_by_op(*module, inputs_of(*module), {backend, variant, contract(), kLimits});
  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().kind, ErrorKind::kUnsupported);
}

}  // namespace
}  // namespace assay::judge
