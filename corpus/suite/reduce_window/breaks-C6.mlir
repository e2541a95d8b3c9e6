// RUN: not stablehlo-opt %s
// breaks reduce_window (C6)
//   size(window_strides) = rank(inputs[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64>, window_strides = array<i64: 1>}> ({
    ^bb0(%1: tensor<i1>, %2: tensor<i1>):
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
