// RUN: not stablehlo-opt %s
// breaks reduce_window (C10)
//   size(window_dilations) = rank(inputs[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2xui16>, %arg1: tensor<ui16>) -> tensor<1xui64> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, window_dilations = array<i64>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
      stablehlo.return %1 : tensor<ui64>
    }) : (tensor<2xui16>, tensor<ui16>) -> tensor<1xui64>
    return %0 : tensor<1xui64>
  }
}
