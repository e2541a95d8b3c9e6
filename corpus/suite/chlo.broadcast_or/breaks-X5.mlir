// RUN: not stablehlo-opt %s
// breaks broadcast_or (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2xi16>, %arg1: tensor<2x3xi16>) -> tensor<2x2xi16> {
    %0 = "chlo.broadcast_or"(%arg0, %arg1) : (tensor<2xi16>, tensor<2x3xi16>) -> tensor<2x2xi16>
    return %0 : tensor<2x2xi16>
  }
}
