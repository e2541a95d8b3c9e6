#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <eigen3/Eigen/Core>

#include "oracle/evaluator/arrays.h"
#include "oracle/evaluator/product_nest.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

/// The evaluator on one op at a time. The argument says whether accelerators are on; `per_element`
/// is the time for an element of the result, of a dot for a multiply-add.
namespace {

using namespace assay;

program::Tensor filled(spec::Type type) {
  program::Tensor t{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const std::int64_t size = spec::storage_bytes(type.element());
  for (std::int64_t j = 0; j < type.elements(); ++j)
    oracle::store_integer(type.element(), j % 7 - 3, t.bytes.data() + j * size);
  return t;
}

oracle::ProcessTensors inputs_of(const program::Module& module) {
  oracle::ProcessTensors inputs(1);
  for (const spec::Type& type : module.entry()->signature().inputs) inputs[0].push_back(filled(type));
  return inputs;
}

benchmark::Counter per_element(std::int64_t elements) {
  using benchmark::Counter;
  return Counter(static_cast<double>(elements), Counter::kIsIterationInvariantRate | Counter::kInvert);
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
  state.counters["per_element"] = per_element(elements);
}

constexpr const char* kAdd =
    R"(func.func @main(%a: tensor<1000000xf32>, %b: tensor<1000000xf32>) -> tensor<1000000xf32> {
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
constexpr const char* kGather =
    R"(func.func @main(%a: tensor<300x300xf32>, %i: tensor<1024x2xi64>) -> tensor<1024x8x8xf32> {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 8, 8>}> : (tensor<300x300xf32>, tensor<1024x2xi64>) -> tensor<1024x8x8xf32>
  return %0 : tensor<1024x8x8xf32>
})";
void add(benchmark::State& state) { run(state, kAdd, 1'000'000); }
void slice(benchmark::State& state) { run(state, kSlice, 256 * 256); }
void pad(benchmark::State& state) { run(state, kPad, 256 * 256); }
void gather(benchmark::State& state) { run(state, kGather, 1024 * 64); }

constexpr std::int64_t kSide = 128;

template <spec::ElementType kElement> void dot(benchmark::State& state) {
  const std::string type = fmt::format("tensor<{0}x{0}x{1}>", kSide, spec::name(kElement));
  const std::string text = fmt::format(R"(func.func @main(%a: {0}, %b: {0}) -> {0} {{
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({0}, {0}) -> {0}
  return %0 : {0}
}})",
                                       type);
  run(state, text.c_str(), kSide * kSide * kSide);
}

/// The sum of products alone: 0 is the accelerator, 1 is Eigen's matrix product.
template <class T> void sum_of_products(benchmark::State& state) {
  using Matrix = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  const Matrix lhs = Matrix::Constant(kSide, kSide, T{3}), rhs = Matrix::Constant(kSide, kSide, T{5});
  Matrix results = Matrix::Zero(kSide, kSide);
  const std::vector<oracle::ProductNest::Loop> loops{{kSide, 1, 0, 1}, {kSide, kSide, 1, 0}, {kSide, 0, kSide, kSide}};
  for (auto _ : state) {
    if (state.range(0) == 0) oracle::sum_products(loops, lhs.data(), rhs.data(), results.data());
    else results.noalias() += lhs.transpose() * rhs;
    benchmark::DoNotOptimize(results.data());
  }
  state.counters["per_element"] = per_element(kSide * kSide * kSide);
}

BENCHMARK(add)->Arg(0)->Arg(1);
BENCHMARK(slice)->Arg(0)->Arg(1);
BENCHMARK(pad)->Arg(0)->Arg(1);
BENCHMARK(gather)->Arg(0)->Arg(1);
BENCHMARK(dot<spec::ElementType::f32>)->Arg(0)->Arg(1)->Name("dot/f32");
BENCHMARK(dot<spec::ElementType::f64>)->Arg(0)->Arg(1)->Name("dot/f64");
BENCHMARK(dot<spec::ElementType::bf16>)->Arg(0)->Arg(1)->Name("dot/bf16");
BENCHMARK(dot<spec::ElementType::i32>)->Arg(0)->Arg(1)->Name("dot/i32");
BENCHMARK(sum_of_products<float>)->Arg(0)->Arg(1)->Name("sum_of_products/f32");
BENCHMARK(sum_of_products<double>)->Arg(0)->Arg(1)->Name("sum_of_products/f64");
BENCHMARK(sum_of_products<std::uint32_t>)->Arg(0)->Arg(1)->Name("sum_of_products/ui32");

}  // namespace
