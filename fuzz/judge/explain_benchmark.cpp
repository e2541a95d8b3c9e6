#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "oracle/explain/explain.h"
#include "program/text/text.h"

/// What it costs to explain one answer: a run of the program that is traced, the alternatives of the element, and the
/// smallest set of grants.
namespace assay::fuzz {
namespace {

struct Answered {
  std::string name;
  std::string text;
  std::vector<std::string> inputs;
  std::string answer;  ///< of the first output, all of it
};

program::Tensor tensor(const std::string& literal) {
  spec::Arena arena;
  return program::tensor_of(*program::parse_literal(literal, arena));
}

const std::vector<Answered>& answered() {
  static const auto& all = *new std::vector<Answered>{
      {"a quotient by a constant",
       R"(func.func @main(%a: tensor<f32>) -> tensor<f32> {
         %c = stablehlo.constant dense<41.0> : tensor<f32>
         %r = stablehlo.divide %a, %c : tensor<f32>
         return %r : tensor<f32>
       })",
       {"dense<41.0> : tensor<f32>"},
       "dense<0x3F7FFFFF> : tensor<f32>"},
      {"a regrouped quotient",
       R"(func.func @main(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>) -> tensor<f32> {
         %q = stablehlo.divide %a, %b : tensor<f32>
         %r = stablehlo.divide %q, %c : tensor<f32>
         return %r : tensor<f32>
       })",
       {"dense<1.0e30> : tensor<f32>", "dense<1.0e20> : tensor<f32>", "dense<1.0e20> : tensor<f32>"},
       "dense<0.0> : tensor<f32>"},
      {"a logarithm of a power",
       R"(func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
         %p = stablehlo.power %a, %b : tensor<f32>
         %r = stablehlo.log %p : tensor<f32>
         return %r : tensor<f32>
       })",
       {"dense<1.0e30> : tensor<f32>", "dense<2.0> : tensor<f32>"},
       "dense<138.15511> : tensor<f32>"},
      {"a maximum of 4,000 that lost its NaN",
       R"(func.func @main(%a: tensor<3999xf32>, %b: tensor<1xf32>) -> tensor<f32> {
         %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
         %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<3999xf32>, tensor<1xf32>) -> tensor<4000xf32>
         %r = stablehlo.reduce(%c init: %z) applies stablehlo.maximum across dimensions = [0] : (tensor<4000xf32>, tensor<f32>) -> tensor<f32>
         return %r : tensor<f32>
       })",
       {"dense<2.0> : tensor<3999xf32>", "dense<0x7FC00000> : tensor<1xf32>"},
       "dense<2.0> : tensor<f32>"},
      {"a violation",
       R"(func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
         %p = stablehlo.multiply %a, %b : tensor<f32>
         %s = stablehlo.add %p, %a : tensor<f32>
         %r = stablehlo.divide %s, %b : tensor<f32>
         return %r : tensor<f32>
       })",
       {"dense<1.5> : tensor<f32>", "dense<2.5> : tensor<f32>"},
       "dense<7.0> : tensor<f32>"},
  };
  return all;
}

void explain(benchmark::State& state) {
  const Answered& a = answered()[static_cast<std::size_t>(state.range(0))];
  const auto module = program::parse(a.text);
  oracle::ProcessTensors inputs(1);
  for (const std::string& literal : a.inputs) inputs[0].push_back(tensor(literal));
  const auto contract = *spec::contract_named("xla-default");
  const program::Tensor answer = tensor(a.answer);
  oracle::Explanation found;
  for (auto _ : state)
    benchmark::DoNotOptimize(found = oracle::Explainer(*module, inputs, *contract).explain({0, 0, 0}, answer.bytes));
  std::string label = a.name;
  for (const std::string& grant : found.grants) label += ": " + grant;
  state.SetLabel(label);
}
BENCHMARK(explain)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace assay::fuzz
