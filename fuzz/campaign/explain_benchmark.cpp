#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "oracle/explain/explain.h"
#include "program/text/text.h"
#include "reports/store.h"

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

/// The first element of a reduced deviation that is outside, with all that explaining it takes.
struct Deviating {
  program::Module module;
  oracle::ProcessTensors inputs;
  oracle::ElementAddress at;
  program::Tensor got;
};

std::optional<Deviating> deviating(const reports::Finding& f) {
  auto module = program::parse(f.program);
  if (!module) return std::nullopt;
  const auto processes = static_cast<std::size_t>(module->grid.processes());
  oracle::ProcessTensors inputs(processes);
  for (std::size_t k = 0; k < f.inputs.size(); ++k)
    inputs[k * processes / f.inputs.size()].push_back(tensor(f.inputs[k]));
  for (const reports::OutputEvidence& output : f.evidence) {
    const auto failed = std::ranges::find(output.elements, true, &reports::ExpectedElement::failed);
    const std::string element = output.type.substr(output.type.find_last_of("x<") + 1);
    if (failed == output.elements.end() || element.find("complex") != std::string::npos) continue;
    return Deviating{*std::move(module),
                     std::move(inputs),
                     {static_cast<std::size_t>(output.process), static_cast<std::size_t>(output.output),
                      failed - output.elements.begin()},
                     tensor("dense<" + failed->got + "> : tensor<" + element)};
  }
  return std::nullopt;
}

std::vector<Deviating> deviations_of(const std::string& database) {
  std::vector<Deviating> all;
  const auto store = reports::Store::open_existing(database);
  const auto findings = store ? (*store)->findings() : tl::unexpected(store.error());
  if (!findings) return all;
  for (const reports::Finding& f : *findings)
    if (auto one = f.grants.empty() ? std::nullopt : deviating(f)) all.push_back(*std::move(one));
  return all;
}

/// Of the reduced deviations of the campaign in ASSAY_DATABASE, under the contract ASSAY_CONTRACT: the time of each,
/// its middle and the 99th of a hundred.
void explain_deviations(benchmark::State& state) {
  const char *database = std::getenv("ASSAY_DATABASE"), *name = std::getenv("ASSAY_CONTRACT");
  if (database == nullptr) return state.SkipWithError("ASSAY_DATABASE names no database of a campaign");
  const auto contract = *spec::contract_named(name == nullptr ? "xla-default" : name);
  const std::vector<Deviating> all = deviations_of(database);
  if (all.empty()) return state.SkipWithError("the database has no deviation");
  std::vector<double> milliseconds;
  for (auto _ : state)
    for (const Deviating& d : all) {
      const auto start = std::chrono::steady_clock::now();
      const auto found = oracle::Explainer(d.module, d.inputs, *contract).explain(d.at, d.got.bytes);
      if (found.verdict != oracle::Explained::kDeviation) state.SkipWithError("an answer that is no deviation");
      milliseconds.push_back(
          std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
    }
  std::ranges::sort(milliseconds);
  state.counters["deviations"] = static_cast<double>(all.size());
  state.counters["median_ms"] = milliseconds[milliseconds.size() / 2];
  state.counters["p99_ms"] = milliseconds[milliseconds.size() * 99 / 100];
}
BENCHMARK(explain_deviations)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace assay::fuzz
