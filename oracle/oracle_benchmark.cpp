#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <eigen3/Eigen/Core>

#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/evaluator/exact.h"
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

template <class Evaluate>
void time(benchmark::State& state, const std::string& text, std::int64_t elements, Evaluate evaluate) {
  const auto module = program::parse(text);
  if (!module) return state.SkipWithError(module.error().text().c_str());
  const auto inputs = inputs_of(*module);
  oracle::use_accelerators(state.range(0) != 0);
  for (auto _ : state) {
    auto out = evaluate(*module, inputs);
    if (!out) {
      state.SkipWithError(out.error().text().c_str());
      break;
    }
    benchmark::DoNotOptimize(out->outputs[0].data());
  }
  oracle::use_accelerators(true);
  state.counters["per_element"] = per_element(elements);
}

void run(benchmark::State& state, const std::string& text, std::int64_t elements) {
  time(state, text, elements, [](const auto& module, const auto& inputs) { return oracle::evaluate(module, inputs); });
}

void bound(benchmark::State& state, const std::string& text, std::int64_t elements) {
  const auto contract = spec::contract_named("stablehlo");
  if (!contract) return state.SkipWithError(contract.error().text().c_str());
  time(state, text, elements, [&](const auto& module, const auto& inputs) {
    return oracle::acceptance_sets(module, inputs, **contract, {.work = std::int64_t{1} << 40});
  });
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

std::string dot_text(spec::ElementType element) {
  const std::string type = fmt::format("tensor<{0}x{0}x{1}>", kSide, spec::name(element));
  return fmt::format(R"(func.func @main(%a: {0}, %b: {0}) -> {0} {{
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({0}, {0}) -> {0}
  return %0 : {0}
}})",
                     type);
}

template <spec::ElementType kElement> void dot(benchmark::State& state) {
  run(state, dot_text(kElement), kSide * kSide * kSide);
}
template <spec::ElementType kElement> void bounded_dot(benchmark::State& state) {
  bound(state, dot_text(kElement), kSide * kSide * kSide);
}

/// A kernel of 3 x 3 over 32 x 32 places of 16 features, which become 32: `window` says how it moves.
std::string convolution_text(spec::ElementType element, const char* window, std::int64_t side) {
  const auto type = [&](std::string_view shape) { return fmt::format("tensor<{}x{}>", shape, spec::name(element)); };
  const std::string lhs = type("1x32x32x16"), rhs = type("3x3x16x32"), result = type(fmt::format("1x{0}x{0}x32", side));
  return fmt::format(R"(func.func @main(%a: {0}, %b: {1}) -> {2} {{
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {{{3}}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({0}, {1}) -> {2}
  return %0 : {2}
}})",
                     lhs, rhs, result, window);
}

constexpr std::int64_t kKernel = 3 * 3 * 16;
constexpr const char* kPadded = "stride = [1, 1], pad = [[1, 1], [1, 1]]";
constexpr const char* kDilated = "stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2]";

template <spec::ElementType kElement> void convolution(benchmark::State& state) {
  run(state, convolution_text(kElement, kPadded, 32), 32 * 32 * 32 * kKernel);
}
template <spec::ElementType kElement> void dilated(benchmark::State& state) {
  run(state, convolution_text(kElement, kDilated, 65), 65 * 65 * 32 * kKernel);
}
template <spec::ElementType kElement> void bounded_convolution(benchmark::State& state) {
  bound(state, convolution_text(kElement, kPadded, 32), 32 * 32 * 32 * kKernel);
}

/// A transform of a batch of 4; `length` is the second argument.
std::string transform_text(spec::ElementType part, std::int64_t length) {
  const std::string type = fmt::format("tensor<4x{}xcomplex<{}>>", length, spec::name(part));
  return fmt::format(R"(func.func @main(%a: {0}) -> {0} {{
  %0 = stablehlo.fft %a, type = FFT, length = [{1}] : ({0}) -> {0}
  return %0 : {0}
}})",
                     type, length);
}
template <spec::ElementType kPart> void transform(benchmark::State& state) {
  run(state, transform_text(kPart, state.range(1)), 4 * state.range(1));
}
template <spec::ElementType kPart> void bounded_transform(benchmark::State& state) {
  bound(state, transform_text(kPart, state.range(1)), 4 * state.range(1));
}

/// As many processes as that meet in each of 1,000 iterations of a loop.
void collectives(benchmark::State& state) {
  const std::int64_t processes = state.range(0);
  std::string group = "0";
  for (std::int64_t k = 1; k < processes; ++k) group += fmt::format(", {}", k);
  const auto module = program::parse(fmt::format(
      R"(module attributes {{mhlo.num_replicas = {0} : i32}} {{
func.func @main() -> tensor<i64> {{
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %n = stablehlo.constant dense<1000> : tensor<i64>
  %r:2 = stablehlo.while(%i = %zero, %v = %one) : tensor<i64>, tensor<i64>
  cond {{
    %c = stablehlo.compare LT, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %s = "stablehlo.all_reduce"(%v) <{{replica_groups = dense<[[{1}]]> : tensor<1x{0}xi64>}}> ({{
    ^bb0(%p: tensor<i64>, %q: tensor<i64>):
      %m = stablehlo.add %p, %q : tensor<i64>
      stablehlo.return %m : tensor<i64>
    }}) : (tensor<i64>) -> tensor<i64>
    %j = stablehlo.add %i, %one : tensor<i64>
    stablehlo.return %j, %s : tensor<i64>, tensor<i64>
  }}
  return %r#1 : tensor<i64>
}}
}})",
      processes, group));
  if (!module) return state.SkipWithError(module.error().text().c_str());
  const oracle::ProcessTensors none(static_cast<std::size_t>(processes));
  Prng schedule(1);
  oracle::Limits limits;
  if (state.range(1) != 0) limits.schedule = &schedule;
  for (auto _ : state) {
    const auto run = oracle::evaluate(*module, none, limits);
    if (!run) return state.SkipWithError(run.error().text().c_str());
    benchmark::DoNotOptimize(run->outputs.data());
  }
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
BENCHMARK(bounded_dot<spec::ElementType::f32>)->Arg(0)->Arg(1)->Name("dot_sets/f32");
BENCHMARK(convolution<spec::ElementType::f32>)->Arg(0)->Arg(1)->Name("convolution/f32");
BENCHMARK(convolution<spec::ElementType::f64>)->Arg(0)->Arg(1)->Name("convolution/f64");
BENCHMARK(convolution<spec::ElementType::bf16>)->Arg(0)->Arg(1)->Name("convolution/bf16");
BENCHMARK(convolution<spec::ElementType::i32>)->Arg(0)->Arg(1)->Name("convolution/i32");
BENCHMARK(dilated<spec::ElementType::f32>)->Arg(0)->Arg(1)->Name("convolution_dilated/f32");
BENCHMARK(bounded_convolution<spec::ElementType::f32>)->Arg(0)->Arg(1)->Name("convolution_sets/f32");
BENCHMARK(transform<spec::ElementType::f32>)->ArgsProduct({{0, 1}, {64, 1024}})->Args({1, 26'880})->Name("fft/f32");
BENCHMARK(transform<spec::ElementType::f64>)->ArgsProduct({{0, 1}, {64, 1024}})->Name("fft/f64");
BENCHMARK(bounded_transform<spec::ElementType::f32>)
    ->ArgsProduct({{0, 1}, {64, 1024}})
    ->Args({1, 26'880})
    ->Name("fft_sets/f32");
BENCHMARK(collectives)->Args({64, 0})->Args({64, 1})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(sum_of_products<float>)->Arg(0)->Arg(1)->Name("sum_of_products/f32");
BENCHMARK(sum_of_products<double>)->Arg(0)->Arg(1)->Name("sum_of_products/f64");
BENCHMARK(sum_of_products<std::uint32_t>)->Arg(0)->Arg(1)->Name("sum_of_products/ui32");

}  // namespace
