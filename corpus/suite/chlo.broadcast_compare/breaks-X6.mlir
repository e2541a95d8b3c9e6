// RUN: not stablehlo-opt %s
// breaks broadcast_compare (X6)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xui32>, %arg1: tensor<2xui32>) -> tensor<3xi1> {
  %0 = "chlo.broadcast_compare"(%arg0, %arg1) <{comparison_direction = #chlo<comparison_direction GT>}> : (tensor<3xui32>, tensor<2xui32>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
