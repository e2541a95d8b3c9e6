// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C7)
//   0 < window_strides

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x4xi1>, %arg1: tensor<6x2xi1>, %arg2: tensor<i1>) -> tensor<1x4xi1> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 0>, padding = dense<[[3, 2], [-2, 0]]> : tensor<2x2xi64>}> ({
    ^bb0(%1: tensor<i1>, %2: tensor<i1>):
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<1x4xi1>, tensor<6x2xi1>, tensor<i1>) -> tensor<1x4xi1>
    return %0 : tensor<1x4xi1>
  }
}
