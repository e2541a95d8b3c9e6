// RUN: not stablehlo-opt %s
// breaks sort (C4)
//   -rank(inputs[0]) <= dimension < rank(inputs[0])

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x3x4xi1>) -> tensor<2x3x4xi1> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = -4 : i64, is_stable = true}> ({
    ^bb0(%1: tensor<i1>, %2: tensor<i1>):
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
    return %0 : tensor<2x3x4xi1>
  }
}
