// RUN: not stablehlo-opt %s
// breaks broadcast_select (X2)
//   are_compatible([], shape(on_true), shape(on_false))

func.func @main(%arg0: tensor<i1>, %arg1: tensor<3xi4>, %arg2: tensor<2xi4>) -> tensor<3xi4> {
  %0 = "chlo.broadcast_select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<3xi4>, tensor<2xi4>) -> tensor<3xi4>
  return %0 : tensor<3xi4>
}
