#include <string>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "program/text/text.h"

/// Parsing and verifying modules of n functions or ops: the time per item has to stay the same as n grows.
namespace assay::program {
namespace {

std::string functions(std::int64_t n) {
  std::string out;
  for (std::int64_t k = 0; k < n; ++k)
    out += fmt::format(
        "func.func @f{}(%a: tensor<4xf32>) -> tensor<4xf32> {{\n  %0 = stablehlo.add %a, %a : tensor<4xf32>\n"
        "  return %0 : tensor<4xf32>\n}}\n",
        k);
  return out;
}

/// Each function calls the one before.
std::string calls(std::int64_t n) {
  std::string out = "func.func @f0(%a: tensor<4xf32>) -> tensor<4xf32> {\n  return %a : tensor<4xf32>\n}\n";
  for (std::int64_t k = 1; k < n; ++k)
    out += fmt::format(
        "func.func @f{}(%a: tensor<4xf32>) -> tensor<4xf32> {{\n"
        "  %0 = func.call @f{}(%a) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}}\n",
        k, k - 1);
  return out;
}

std::string ops(std::int64_t n) {
  std::string out =
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.negate %a : tensor<4xf32>\n";
  for (std::int64_t k = 1; k < n; ++k) out += fmt::format("  %{} = stablehlo.add %{}, %a : tensor<4xf32>\n", k, k - 1);
  return out + fmt::format("  return %{} : tensor<4xf32>\n}}\n", n - 1);
}

/// Ops whose regions see nothing of what is around them.
std::string isolated_regions(std::int64_t n) {
  std::string out = "func.func @main(%a: tensor<4xf32>, %z: tensor<f32>) {\n";
  for (std::int64_t k = 0; k < n; ++k)
    out +=
        "  %r" + std::to_string(k) +
        ":2 = \"chlo.scan\"(%a, %z) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = "
        "array<i32: 1, 1>}> ({\n  ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n    %s = stablehlo.add %x, %y : tensor<f32>\n"
        "    stablehlo.return %s, %s : tensor<f32>, tensor<f32>\n  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, "
        "tensor<f32>)\n";
  return out + "  return\n}\n";
}

template <std::string (*kText)(std::int64_t)> void read_and_verify(benchmark::State& state) {
  const std::string text = kText(state.range(0));
  for (auto _ : state) {
    auto module = parse(text);
    benchmark::DoNotOptimize(module && verify_text(*module));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.SetComplexityN(state.range(0));
}

BENCHMARK(read_and_verify<functions>)->Range(1 << 10, 1 << 17)->Complexity()->Unit(benchmark::kMillisecond);
BENCHMARK(read_and_verify<calls>)->Range(1 << 10, 1 << 17)->Complexity()->Unit(benchmark::kMillisecond);
BENCHMARK(read_and_verify<ops>)->Range(1 << 10, 1 << 17)->Complexity()->Unit(benchmark::kMillisecond);
BENCHMARK(read_and_verify<isolated_regions>)->Range(1 << 10, 1 << 17)->Complexity()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace assay::program
