// RUN: not stablehlo-opt %s
// breaks while (C3)
//   type(results...) = type(operand...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<i1>) -> tensor<1xi1> {
    %0 = "stablehlo.while"(%arg0) ({
    ^bb0(%1: tensor<i1>):
      stablehlo.return %1 : tensor<i1>
    }, {
    ^bb0(%2: tensor<i1>):
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<i1>) -> tensor<1xi1>
    return %0 : tensor<1xi1>
  }
}
