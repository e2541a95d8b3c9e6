// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C1)
//   element_type(operand) = element_type(source)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%1: tensor<i1>, %2: tensor<i1>):
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%3: tensor<i1>, %4: tensor<i1>):
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<i1>, tensor<i32>, tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}
