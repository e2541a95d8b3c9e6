#include "backends/sample_programs_test.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace assay::backends {
namespace {

using spec::ElementType;

/// Any bits that the type may hold: those above its width are zero.
std::vector<std::byte> random_bits(const spec::ElementFormat& format, std::int64_t elements, std::uint64_t& state) {
  std::vector<std::byte> out(static_cast<std::size_t>(elements * format.storage_bytes));
  const unsigned mask = format.bits < 8 ? (1u << format.bits) - 1 : 255u;
  for (auto& b : out) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    b = static_cast<std::byte>((state >> 56) & mask);
  }
  return out;
}

std::string there_and_back(std::string_view element, std::int64_t columns) {
  return fmt::format(
      R"(func.func @main(%a: tensor<3x{1}x{0}>, %e: tensor<0x4x{0}>, %s: tensor<{0}>) -> (tensor<3x{1}x{0}>, tensor<0x4x{0}>, tensor<{0}>) {{
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x{1}x{0}>) -> tensor<{1}x3x{0}>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<{1}x3x{0}>) -> tensor<3x{1}x{0}>
    return %1, %e, %s : tensor<3x{1}x{0}>, tensor<0x4x{0}>, tensor<{0}>
}})",
      element, columns);
}

constexpr const char* kGrid =
    R"(func.func @main(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<ui32>, tensor<ui32>) {
    %r = stablehlo.replica_id : tensor<ui32>
    %p = stablehlo.partition_id : tensor<ui32>
    %0 = "stablehlo.all_reduce"(%a) ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<GROUPS> : tensor<1xNxi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids} : (tensor<2xi32>) -> tensor<2xi32>
    return %0, %r, %p : tensor<2xi32>, tensor<ui32>, tensor<ui32>
})";

void replace(std::string& text, std::string_view what, const std::string& with) {
  text.replace(text.find(what), what.size(), with);
}

/// One group of all processes, by their global numbers.
std::string grid_program(std::int64_t processes) {
  std::string groups;
  for (std::int64_t p = 0; p < processes; ++p) groups += fmt::format("{}{}", p == 0 ? "" : ", ", p);
  std::string text = kGrid;
  replace(text, "GROUPS", "[[" + groups + "]]");
  replace(text, "1xN", fmt::format("1x{}", processes));
  return text;
}

}  // namespace

ProcessTensors add_inputs() {
  return {{tensor<float>({3}, ElementType::f32, {1, 2, 3}), tensor<float>({3}, ElementType::f32, {10, 20, 30.5})}};
}

ProcessTensors add_outputs() { return {{tensor<float>({3}, ElementType::f32, {11, 22, 33.5})}}; }

namespace {

/// Whether the back end has the type. A text has more than a hundred elements as bytes, fewer one by one.
bool carries(Backend& backend, const spec::ElementFormat& format, std::int64_t columns, std::uint64_t& state) {
  const ProcessTensors inputs = {
      {{spec::Type::tensor({3, columns}, format.type), random_bits(format, 3 * columns, state)},
       {spec::Type::tensor({0, 4}, format.type), {}},
       {spec::Type::tensor({}, format.type), random_bits(format, 1, state)}}};
  auto out = backend.compile(source(there_and_back(format.name, columns)), {});
  if (out.ok()) out = backend.run(inputs);
  if (out.ok()) {
    EXPECT_EQ(out.outputs, inputs) << format.name;
    return true;
  }
  EXPECT_EQ(to_string(out.kind), "unsupported") << format.name << ": " << out.message;
  const bool is_proposed = (spec::set_of(format.type) & spec::kProposedElements) != 0;
  EXPECT_TRUE(is_proposed || format.name.starts_with("f6")) << format.name << ": " << out.message;
  return false;
}

}  // namespace

void check_every_element_type(Backend& backend) {
  std::uint64_t state = 1;
  std::string missing;
  for (const auto& format : spec::element_formats())
    for (const std::int64_t columns : {5, 50})
      if (!carries(backend, format, columns, state)) missing += fmt::format(" {}", format.name);
  std::printf("element types not supported:%s\n", missing.empty() ? " none" : missing.c_str());
}

void check_grid(Backend& backend, spec::Grid grid) {
  const auto compiled = backend.compile(source(grid_program(grid.processes()), grid), {});
  ASSERT_TRUE(compiled.ok()) << compiled.message;
  ProcessTensors inputs, expected;
  const auto n = static_cast<std::int32_t>(grid.processes());
  for (std::uint32_t r = 0; r < grid.replicas; ++r) {
    for (std::uint32_t p = 0; p < grid.partitions; ++p) {
      const auto k = static_cast<std::int32_t>(inputs.size());
      inputs.push_back({tensor<std::int32_t>({2}, ElementType::i32, {k, 100 * k})});
      expected.push_back({tensor<std::int32_t>({2}, ElementType::i32, {n * (n - 1) / 2, 50 * n * (n - 1)}),
                          tensor<std::uint32_t>({}, ElementType::ui32, {r}),
                          tensor<std::uint32_t>({}, ElementType::ui32, {p})});
    }
  }
  const auto ran = backend.run(inputs);
  ASSERT_TRUE(ran.ok()) << ran.message;
  EXPECT_EQ(ran.outputs, expected) << grid.replicas << " x " << grid.partitions;
}

}  // namespace assay::backends
