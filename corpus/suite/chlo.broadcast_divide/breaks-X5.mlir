// RUN: not stablehlo-opt %s
// breaks broadcast_divide (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<4xi8>) -> tensor<2xi8> {
    %0 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<2xi8>, tensor<4xi8>) -> tensor<2xi8>
    return %0 : tensor<2xi8>
  }
}
