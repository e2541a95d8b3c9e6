// RUN: not stablehlo-opt %s
// breaks reduce_window (C11)
//   0 < window_dilations

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<i64>) -> tensor<3xi64> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 0>, padding = dense<[[3, -3]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<i64>, %2: tensor<i64>):
      stablehlo.return %1 : tensor<i64>
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    return %0 : tensor<3xi64>
  }
}
