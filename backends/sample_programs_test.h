#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "backends/backend.h"

/// Programs with known results, for every back end.
namespace assay::backends {

template <class T>
program::Tensor tensor(std::initializer_list<std::int64_t> shape, spec::ElementType element,
                       const std::vector<T>& values) {
  const auto bytes = std::as_bytes(std::span(values));
  return {spec::Type::tensor(shape, element), {bytes.begin(), bytes.end()}};
}

inline Source source(std::string text, spec::Grid grid = {}) { return {nullptr, std::move(text), grid}; }

inline constexpr const char* kAdd = R"(module {
  func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.add %a, %b : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
})";
ProcessTensors add_inputs();
ProcessTensors add_outputs();

inline constexpr const char* kIllTyped =
    R"(func.func @main(%a: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
})";

/// Random bits of every element type go through a transpose and back, unchanged. Only the f6
/// formats may be unsupported.
void check_every_element_type(Backend&);

/// All processes sum what each was given, and say where in the grid they are.
void check_grid(Backend&, spec::Grid);

}  // namespace assay::backends
