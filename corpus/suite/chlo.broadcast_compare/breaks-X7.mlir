// RUN: not stablehlo-opt %s
// breaks broadcast_compare (X7)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3x4xui64>, %arg1: tensor<4xui64>) -> tensor<3xi1> {
  %0 = "chlo.broadcast_compare"(%arg0, %arg1) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3x4xui64>, tensor<4xui64>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
