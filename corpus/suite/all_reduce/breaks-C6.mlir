// RUN: not stablehlo-opt %s
// breaks all_reduce (C6)
//   shape(results...) = shape(operands...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1xui8>) -> tensor<0xui8> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
      stablehlo.return %1 : tensor<ui8>
    }) : (tensor<1xui8>) -> tensor<0xui8>
    return %0 : tensor<0xui8>
  }
}
