// RUN: not stablehlo-opt %s
// breaks broadcast_select (X3)
//   are_compatible([], shape(pred), broadcast([], shape(on_true), shape(on_false)))

func.func @main(%arg0: tensor<2xi1>, %arg1: tensor<i32>, %arg2: tensor<1x2x3xi32>) -> tensor<1x2x2xi32> {
  %0 = "chlo.broadcast_select"(%arg0, %arg1, %arg2) : (tensor<2xi1>, tensor<i32>, tensor<1x2x3xi32>) -> tensor<1x2x2xi32>
  return %0 : tensor<1x2x2xi32>
}
