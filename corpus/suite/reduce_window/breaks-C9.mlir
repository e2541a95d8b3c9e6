// RUN: not stablehlo-opt %s
// breaks reduce_window (C9)
//   0 < base_dilations

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x1xf32>, %arg1: tensor<f32>) -> tensor<1x0xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 1, 0>, window_dilations = array<i64: 3, 1>, padding = dense<[[-1, 0], [1, -2]]> : tensor<2x2xi64>}> ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<1x0xf32>
    return %0 : tensor<1x0xf32>
  }
}
