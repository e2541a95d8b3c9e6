// RUN: not stablehlo-opt %s
// breaks reduce_window (C15)
//   known(shape(results...)) = num_windows where dilated_input[d over inputs[0]] = known(shape(inputs...))[d] = 0 ? 0 : (known(shape(inputs...))[d] - 1) * base_dilations[d] + 1, padded_input[d over inputs[0]] = padding[d][0] + dilated_input[d] + padding[d][1], dilated_window[d over inputs[0]] = (window_dimensions[d] - 1) * window_dilations[d] + 1, is_empty[d over inputs[0]] = padded_input[d] = 0 or dilated_window[d] > padded_input[d], num_windows[d over inputs[0]] = is_empty[d] ? 0 : (padded_input[d] - dilated_window[d]) / window_strides[d] + 1

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<i1>) -> tensor<9xi1> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 4>, padding = dense<[[-1, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<i1>, %2: tensor<i1>):
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<3xi1>, tensor<i1>) -> tensor<9xi1>
    return %0 : tensor<9xi1>
  }
}
