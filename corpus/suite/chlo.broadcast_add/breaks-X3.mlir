// RUN: not stablehlo-opt %s
// breaks broadcast_add (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

func.func @main(%arg0: tensor<2x2xi1>, %arg1: tensor<1x1xi1>) -> tensor<2x2xi1> {
  %0 = "chlo.broadcast_add"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<2x2xi1>, tensor<1x1xi1>) -> tensor<2x2xi1>
  return %0 : tensor<2x2xi1>
}
