// RUN: not stablehlo-opt %s
// breaks ragged_dot (X9)
//   0 <= rhs_group_dimensions < rank(rhs)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x1x2xf8E4M3FNUZ>, %arg1: tensor<f8E4M3FNUZ>, %arg2: tensor<3xi2>) -> tensor<4x1x2xbf16> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<4x1x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>, tensor<3xi2>) -> tensor<4x1x2xbf16>
    return %0 : tensor<4x1x2xbf16>
  }
}
