// RUN: not stablehlo-opt %s
// breaks reduce_window (C4)
//   size(window_dimensions) = rank(inputs[0])

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1>}> ({
    ^bb0(%1: tensor<f32>, %2: tensor<f32>):
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
