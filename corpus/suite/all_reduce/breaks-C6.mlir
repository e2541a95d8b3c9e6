// RUN: not stablehlo-opt %s
// breaks all_reduce (C6)
//   shape(results...) = shape(operands...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x4xi2>) -> tensor<2x4x1xi4> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%1: tensor<i4>, %2: tensor<i4>):
      stablehlo.return %1 : tensor<i4>
    }) : (tensor<2x4xi2>) -> tensor<2x4x1xi4>
    return %0 : tensor<2x4x1xi4>
  }
}
