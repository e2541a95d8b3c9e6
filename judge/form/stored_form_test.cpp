#include <cstring>
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "generator/generator.h"
#include "judge/form/form.h"
#include "oracle/agreement_test.h"
#include "program/edit/stored_form.h"
#include "program/text/text.h"
#include "spec/records_with_test.h"
#include "spec/scale_test.h"

/// Programs with quantized types against those on the integers that they store: both step by step as "Quantization
/// computations" of the text says, so they agree bit by bit where nothing is left open.
namespace assay::judge {
namespace {

Module parse_quantized(const std::string& text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  return *std::move(module);
}

template <class T> Tensor stored_tensor(const std::string& type, const std::vector<T>& elements) {
  const auto module =
      parse_quantized("func.func @main(%a: " + type + ") -> " + type + " {\n  return %a : " + type + "\n}\n");
  Tensor out{module.entry()->type(0), std::vector<std::byte>(elements.size() * sizeof(T))};
  std::memcpy(out.bytes.data(), elements.data(), out.bytes.size());
  return out;
}

template <class T> std::vector<T> stored_elements(const Tensor& t) {
  std::vector<T> out(t.bytes.size() / sizeof(T));
  std::memcpy(out.data(), t.bytes.data(), t.bytes.size());
  return out;
}

/// What the stored form gives for these inputs.
std::vector<Tensor> stored_outputs(const std::string& text, const std::vector<Tensor>& inputs) {
  const auto made = static_case(parse_quantized(text), {inputs}, {});
  EXPECT_TRUE(made) << made.error().text();
  if (!made) return {};
  EXPECT_FALSE(program::has_quantized(made->module));
  EXPECT_TRUE(program::verify(made->module));
  const auto run = oracle::evaluate(made->module, made->inputs[0], {});
  EXPECT_TRUE(run) << run.error().text() << program::print(made->module);
  return run ? run->outputs[0] : std::vector<Tensor>();
}

const std::string kHalves = "tensor<4x!quant.uniform<i8:f32, 0.5:-3>>";

TEST(StoredForm, AddsTheNumbersThatIntegersStandFor) {
  const std::string text = "func.func @main(%a: " + kHalves + ", %b: " + kHalves + ") -> " + kHalves +
                           " {\n  %c = stablehlo.add %a, %b : " + kHalves + "\n  return %c : " + kHalves + "\n}\n";
  const auto out = stored_outputs(text, {stored_tensor<std::int8_t>(kHalves, {0, -3, 100, -128}),
                                         stored_tensor<std::int8_t>(kHalves, {1, -3, 100, -100})});
  ASSERT_EQ(out.size(), 1u);
  EXPECT_EQ(out[0].type.text(), "tensor<4xi8>");
  // 1.5 + 2 = 3.5 is 7 - 3; 0 + 0 = 0 is -3; 103 is 206 - 3, clamped; so is -62.5 - 48.5
  EXPECT_EQ(stored_elements<std::int8_t>(out[0]), (std::vector<std::int8_t>{4, -3, 127, -128}));
}

TEST(StoredForm, RoundsToNearestEvenAndClamps) {
  const std::string q = "tensor<5x!quant.uniform<ui8<10:200>:f32, 2.0:100>>";
  const auto out = stored_outputs("func.func @main(%a: tensor<5xf32>) -> " + q +
                                      " {\n  %c = stablehlo.uniform_quantize %a : (tensor<5xf32>) -> " + q +
                                      "\n  return %c : " + q + "\n}\n",
                                  {stored_tensor<float>("tensor<5xf32>", {1.0F, 3.0F, -5.0F, 1e9F, -1e9F})});
  ASSERT_EQ(out.size(), 1u);
  EXPECT_EQ(stored_elements<std::uint8_t>(out[0]), (std::vector<std::uint8_t>{100, 102, 98, 200, 10}));
}

TEST(StoredForm, EachSliceHasItsScale) {
  const std::string q = "tensor<2x2x!quant.uniform<i8:f32:1, {0.5:1, 4.0:-2}>>";
  const auto out =
      stored_outputs("func.func @main(%a: " + q + ") -> tensor<2x2xf32> {\n  %c = stablehlo.uniform_dequantize %a : (" +
                         q + ") -> tensor<2x2xf32>\n  return %c : tensor<2x2xf32>\n}\n",
                     {stored_tensor<std::int8_t>(q, {5, 5, 0, 0})});
  ASSERT_EQ(out.size(), 1u);
  EXPECT_EQ(stored_elements<float>(out[0]), (std::vector<float>{2, 28, -0.5F, 8}));
}

/// 2^31 - 1 less than -2^31 is no i32, and as numbers of bf16 the integers would be rounded.
TEST(StoredForm, MovesIntegersAsTheyAre) {
  const std::string q = "tensor<2x!quant.uniform<i32:bf16, 0.3:7>>";
  const std::vector<std::int32_t> integers = {2147483647, -2147483648};
  const auto out =
      stored_outputs("func.func @main(%a: " + q + ") -> " + q + " {\n  %c = stablehlo.reverse %a, dims = [0] : " + q +
                         "\n  return %c : " + q + "\n}\n",
                     {stored_tensor<std::int32_t>(q, integers)});
  ASSERT_EQ(out.size(), 1u);
  EXPECT_EQ(stored_elements<std::int32_t>(out[0]), (std::vector<std::int32_t>{-2147483648, 2147483647}));
}

TEST(StoredForm, OfALiteralHasItsIntegers) {
  const std::string text = "func.func @main() -> " + kHalves +
                           " {\n  %0 = stablehlo.constant dense<[1, -3, 127, 0]> : " + kHalves +
                           "\n  return %0 : " + kHalves + "\n}\n";
  const auto out = stored_outputs(text, {});
  ASSERT_EQ(out.size(), 1u);
  EXPECT_EQ(stored_elements<std::int8_t>(out[0]), (std::vector<std::int8_t>{1, -3, 127, 0}));
}

TEST(StoredForm, OfAProgramWithoutQuantizedTypesIsTheProgram) {
  const auto module =
      parse_quantized("func.func @main(%a: tensor<2xi8>) -> tensor<2xi8> {\n  return %a : tensor<2xi8>\n}\n");
  const auto form = program::stored_form(module);
  ASSERT_TRUE(form);
  EXPECT_EQ(program::print(form->module), program::print(module));
  EXPECT_EQ(form->sources, std::vector<std::size_t>{0});
}

TEST(StoredForm, ReachesFunctionsThatAreCalled) {
  const std::string q = "tensor<2x!quant.uniform<i8:f32, 0.5>>";
  const auto out = stored_outputs(
      "func.func @main(%a: " + q + ") -> tensor<2xf32> {\n  %b = func.call @f(%a) : (" + q +
          ") -> tensor<2xf32>\n  return %b : tensor<2xf32>\n}\n" + "func.func private @f(%a: " + q +
          ") -> tensor<2xf32> {\n  %n = stablehlo.negate %a : " + q + "\n  %b = stablehlo.uniform_dequantize %n : (" +
          q + ") -> tensor<2xf32>\n  return %b : tensor<2xf32>\n}\n",
      {stored_tensor<std::int8_t>(q, {3, -128})});
  ASSERT_EQ(out.size(), 1u);
  EXPECT_EQ(stored_elements<float>(out[0]), (std::vector<float>{-1.5F, 63.5F}));
}

/// What integers stand for may not change on the way into a region.
TEST(StoredForm, IsNotSupportedWhereARegionHasOtherScales) {
  const std::string q = "!quant.uniform<i8:f32, 0.5>", r = "!quant.uniform<i16:f32, 0.5>";
  const auto module =
      parse_quantized("func.func @main(%a: tensor<4x" + q + ">, %b: tensor<" + q + ">) -> tensor<" + r + "> {\n" +
                      "  %c = \"stablehlo.reduce\"(%a, %b) <{dimensions = array<i64: 0>}> ({\n  ^bb0(%x: tensor<" + r +
                      ">, %y: tensor<" + r + ">):\n    %z = stablehlo.add %x, %y : tensor<" + r +
                      ">\n    stablehlo.return %z : tensor<" + r + ">\n  }) : (tensor<4x" + q + ">, tensor<" + q +
                      ">) -> tensor<" + r + ">\n  return %c : tensor<" + r + ">\n}\n");
  ASSERT_TRUE(program::verify(module));
  const auto form = program::stored_form(module);
  ASSERT_FALSE(form);
  EXPECT_EQ(form.error().kind, ErrorKind::kUnsupported);
  EXPECT_NE(form.error().text().find("reduce has several of them"), std::string::npos) << form.error().text();
}

// ---- drawn programs ------------------------------------------------------------------------------

struct StoredCounts {
  std::int64_t programs = 0, quantized = 0, runs = 0, elements = 0;
  std::map<std::string, int> ops;  ///< that have quantized types
  int sums = 0;                    ///< folds by the sum of quantized elements
  std::map<std::string, int> declined;
};

bool has_quantized_type(Type t) { return t.is_tensor() && t.is_quantized(); }

bool folds_by_quantized_sum(const program::Function& f, const program::Op& op) {
  const auto& roles = op.record->facts.regions;
  if (op.regions.empty() || roles[0] != spec::RegionRole::kMonoid) return false;
  return std::ranges::any_of(op.regions[0].ops, [&](const program::Op& inner) {
    return inner.record->mnemonic == "add" && has_quantized_type(f.type(inner.first_result));
  });
}

void note_quantized_ops(const Module& module, StoredCounts& count) {
  const auto& f = *module.entry();
  for (const auto& op : f.body.ops) {
    bool has = std::ranges::any_of(op.operands, [&](program::ValueId v) { return has_quantized_type(f.type(v)); });
    for (std::uint32_t k = 0; k < op.results; ++k) has = has || has_quantized_type(f.type(op.first_result + k));
    if (has) ++count.ops[op.record->mnemonic];
    count.sums += folds_by_quantized_sum(f, op);
  }
}

ProcessTensors all_as_stored(ProcessTensors all) {
  for (auto& process : all)
    for (Tensor& t : process) t = program::as_stored(std::move(t));
  return all;
}

/// The first run of which the stored form yields something else, told; empty where there is none.
std::string stored_disagreement(const generator::DrawnProgram& drawn, StoredCounts& count) {
  const oracle::Limits limits{.steps = 100'000};
  for (const auto& inputs : drawn.input_sets) {
    const auto expected = oracle::evaluate(drawn.module, inputs, {limits});
    if (!expected) {
      ++count.declined[expected.error().text()];
      continue;
    }
    const auto made = static_case(drawn.module, inputs, {limits});
    if (!made) return made.error().text() + "\n" + program::print(drawn.module);
    const auto stored = oracle::evaluate(made->module, made->inputs[0], limits);
    if (!stored) return stored.error().text() + "\n" + program::print(made->module);
    const std::string wrong = oracle::difference(all_as_stored(expected->outputs), stored->outputs);
    if (!wrong.empty()) return wrong + "\n" + program::print(drawn.module) + program::print(made->module);
    ++count.runs;
    for (const Tensor& t : stored->outputs[0]) count.elements += t.type.elements();
  }
  return "";
}

void compare_stored(const generator::DrawnProgram& drawn, StoredCounts& count) {
  ++count.programs;
  if (!program::has_quantized(drawn.module)) return;
  ++count.quantized;
  note_quantized_ops(drawn.module, count);
  const auto verified = program::verify(drawn.module);
  ASSERT_TRUE(verified) << verified.error().text() << program::print(drawn.module);
  const auto again = program::parse(program::print(drawn.module));
  ASSERT_TRUE(again) << again.error().text() << program::print(drawn.module);
  EXPECT_EQ(program::print(*again), program::print(drawn.module));
  EXPECT_EQ(stored_disagreement(drawn, count), "");
}

generator::Policy only_quantized() {
  generator::Policy policy;
  policy.unbounded = policy.bounded = 0;
  policy.quantized = 100;
  policy.input_sets = 2;
  policy.edge_regime = policy.large_regime = 0;
  return policy;
}

TEST(StoredForm, OfDrawnProgramsYieldsWhatTheProgramsDo) {
  const generator::Generator generator(spec::Records::builtin(), only_quantized());
  StoredCounts count;
  for (std::uint64_t n = 0; n < spec::scaled(1'000); ++n) {
    Prng choices(2718, n);
    compare_stored(generator.generate(choices, {}), count);
    if (HasFailure()) break;
  }
  fmt::print("{} programs, {} of them quantized, {} runs, {} elements, {} ops\n", count.programs, count.quantized,
             count.runs, count.elements, count.ops.size());
  std::int64_t declined = 0;
  for (const auto& [reason, k] : count.declined) fmt::print("  {} declined: {}\n", k, reason), declined += k;
  EXPECT_LE(declined * 50, count.runs);
  EXPECT_GE(count.quantized * 3, count.programs);
  EXPECT_GE(count.ops.size(), 50u);
  EXPECT_GE(count.ops["constant"], 20);
  EXPECT_GE(count.sums, 5);
  for (const auto& [name, k] : count.ops) fmt::print(" {} {}", name, k);
  fmt::print("\n");
}

TEST(StoredForm, IsFoundOutWhereItIsWrong) {
  constexpr std::pair<const char*, const char*> kFaults[] = {
      {"scaled + zeros", "scaled - zeros"},
      {"round_nearest_even(stored)", "floor(stored)"},
      {"splat(storage_max(result)", "splat(storage_min(result)"},
      {"numbers / steps", "numbers * steps"},
      {"splat(scales(operand)[0], type(result))", "splat(1, type(result))"},
      {"dense(zero_points(operand), tensor<[size(zero_points(operand))] x i64>)",
       "splat(0, tensor<[size(zero_points(operand))] x i64>)"},
  };
  for (const auto& [right, wrong] : kFaults) {
    const auto records = spec::records_with(right, wrong, "uniform_");
    ASSERT_TRUE(records);
    const generator::Generator generator(*records, only_quantized());
    StoredCounts count;
    bool is_found = false;
    for (std::uint64_t n = 0; n < 1'000 && !is_found; ++n) {
      Prng choices(2718, n);
      const auto drawn = generator.generate(choices, {});
      is_found = program::has_quantized(drawn.module) && !stored_disagreement(drawn, count).empty();
    }
    EXPECT_TRUE(is_found) << wrong;
  }
}

}  // namespace
}  // namespace assay::judge
