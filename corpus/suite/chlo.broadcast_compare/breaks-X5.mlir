// RUN: not stablehlo-opt %s
// breaks broadcast_compare (X5)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<3x2xf64>, %arg1: tensor<1xf64>) -> tensor<3x2xi1> {
  %0 = "chlo.broadcast_compare"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>, comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type FLOAT>}> : (tensor<3x2xf64>, tensor<1xf64>) -> tensor<3x2xi1>
  return %0 : tensor<3x2xi1>
}
