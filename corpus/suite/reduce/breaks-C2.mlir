// RUN: not stablehlo-opt %s
// breaks reduce (C2)
//   element_type(inputs...) = element_type(init_values...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x1xui8>, %arg1: tensor<i64>) -> tensor<ui64> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1, 0>}> ({
    ^bb0(%1: tensor<ui64>, %2: tensor<ui64>):
      stablehlo.return %1 : tensor<ui64>
    }) : (tensor<2x1xui8>, tensor<i64>) -> tensor<ui64>
    return %0 : tensor<ui64>
  }
}
