#include <benchmark/benchmark.h>

#include "oracle/evaluator/arrays.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

/// The evaluator on one op at a time. The argument says whether accelerators are on; `per_element`
/// is the time for an element of the result, of a dot for a multiply-add.
namespace {

using namespace assay;

program::Tensor filled(spec::Type type, std::uint8_t byte) {
  return {type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()), std::byte{byte})};
}

oracle::ProcessTensors inputs_of(const program::Module& module) {
  oracle::ProcessTensors inputs(1);
  for (const spec::Type& type : module.entry()->signature().inputs) inputs[0].push_back(filled(type, 1));
  return inputs;
}

void run(benchmark::State& state, const char* text, std::int64_t elements) {
  const auto module = program::parse(text);
  if (!module) return state.SkipWithError(module.error().text().c_str());
  const auto inputs = inputs_of(*module);
  oracle::use_accelerators(state.range(0) != 0);
  for (auto _ : state) {
    auto out = oracle::evaluate(*module, inputs);
    if (!out) {
      state.SkipWithError(out.error().text().c_str());
      break;
    }
    benchmark::DoNotOptimize(out->outputs[0][0].bytes.data());
  }
  oracle::use_accelerators(true);
  using benchmark::Counter;
  state.counters["per_element"] = Counter(static_cast<double>(elements), Counter::kIsIterationInvariantRate | Counter::kInvert);
}

constexpr const char* kAdd = R"(func.func @main(%a: tensor<1000000xf32>, %b: tensor<1000000xf32>) -> tensor<1000000xf32> {
  %0 = stablehlo.add %a, %b : tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
})";
constexpr const char* kSlice = R"(func.func @main(%a: tensor<600x600xf32>) -> tensor<256x256xf32> {
  %0 = stablehlo.slice %a [3:515:2, 5:517:2] : (tensor<600x600xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
})";
constexpr const char* kPad = R"(func.func @main(%a: tensor<120x120xf32>, %z: tensor<f32>) -> tensor<256x256xf32> {
  %0 = stablehlo.pad %a, %z, low = [8, 9], high = [9, 8], interior = [1, 1] : (tensor<120x120xf32>, tensor<f32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
})";
constexpr const char* kGather = R"(func.func @main(%a: tensor<300x300xf32>, %i: tensor<1024x2xi64>) -> tensor<1024x8x8xf32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 8, 8>}> : (tensor<300x300xf32>, tensor<1024x2xi64>) -> tensor<1024x8x8xf32>
  return %0 : tensor<1024x8x8xf32>
})";
constexpr const char* kDot = R"(func.func @main(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
})";

void add(benchmark::State& state) { run(state, kAdd, 1'000'000); }
void slice(benchmark::State& state) { run(state, kSlice, 256 * 256); }
void pad(benchmark::State& state) { run(state, kPad, 256 * 256); }
void gather(benchmark::State& state) { run(state, kGather, 1024 * 64); }
void dot(benchmark::State& state) { run(state, kDot, 128 * 128 * 128); }

BENCHMARK(add)->Arg(0)->Arg(1);
BENCHMARK(slice)->Arg(0)->Arg(1);
BENCHMARK(pad)->Arg(0)->Arg(1);
BENCHMARK(gather)->Arg(0)->Arg(1);
BENCHMARK(dot)->Arg(0)->Arg(1);

}  // namespace
