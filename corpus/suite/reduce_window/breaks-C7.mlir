// RUN: not stablehlo-opt %s
// breaks reduce_window (C7)
//   0 < window_strides

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4xf8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<3xbf16> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 0>, padding = dense<[[-3, 2]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
      stablehlo.return %1 : tensor<bf16>
    }) : (tensor<4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xbf16>
    return %0 : tensor<3xbf16>
  }
}
