#include <chrono>

#include <benchmark/benchmark.h>

#include "judge/builtin.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

/// The oracle against StableHLO's reference interpreter on the same program in the same run;
/// `ratio` is the time inside the interpreter over the oracle's.
namespace {

using namespace assay;

void compare(benchmark::State& state, const char* text) {
  const auto module = program::parse(text);
  auto factory = judge::open_backend("worker:interpreter");
  if (!module || !factory) return state.SkipWithError((module ? factory.error() : module.error()).text().c_str());
  auto interpreter = (*factory)->start({.timeout = std::chrono::seconds(60)});
  oracle::ProcessTensors inputs(1);
  for (const spec::Type& type : module->entry()->signature().inputs)
    inputs[0].push_back({type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))});
  if (const auto out = interpreter->compile({&*module, program::print(*module), module->grid}, {}); !out.ok())
    return state.SkipWithError(out.message.c_str());
  const auto theirs = interpreter->run(inputs);
  if (!theirs.ok()) return state.SkipWithError(theirs.message.c_str());
  const auto start = std::chrono::steady_clock::now();
  for (auto _ : state) benchmark::DoNotOptimize(oracle::evaluate(*module, inputs));
  const std::chrono::duration<double> own = std::chrono::steady_clock::now() - start;
  state.counters["ratio"] = theirs.seconds * static_cast<double>(state.iterations()) / own.count();
}

void add(benchmark::State& state) {
  compare(state, R"(func.func @main(%a: tensor<1000000xf32>, %b: tensor<1000000xf32>) -> tensor<1000000xf32> {
  %0 = stablehlo.add %a, %b : tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
})");
}
void dot(benchmark::State& state) {
  compare(state, R"(func.func @main(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
})");
}

BENCHMARK(add)->Name("interpreter/add_1M");
BENCHMARK(dot)->Name("interpreter/dot_128");

}  // namespace
