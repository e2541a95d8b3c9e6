// RUN: not stablehlo-opt %s
// breaks reduce_window (C8)
//   size(base_dilations) = rank(inputs[0])

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2xf6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<2xf8E4M3B11FNUZ> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>, base_dilations = array<i64>, padding = dense<[[1, -3]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<f8E4M3B11FNUZ>, %2: tensor<f8E4M3B11FNUZ>):
      stablehlo.return %1 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf8E4M3B11FNUZ>
    return %0 : tensor<2xf8E4M3B11FNUZ>
  }
}
