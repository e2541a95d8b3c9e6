// RUN: not stablehlo-opt %s
// breaks broadcast_select (X4)
//   shape(result) = broadcast([], shape(pred), broadcast([], shape(on_true), shape(on_false)))

func.func @main(%arg0: tensor<2xi1>, %arg1: tensor<1xi2>, %arg2: tensor<i2>) -> tensor<4x2xi2> {
  %0 = "chlo.broadcast_select"(%arg0, %arg1, %arg2) : (tensor<2xi1>, tensor<1xi2>, tensor<i2>) -> tensor<4x2xi2>
  return %0 : tensor<4x2xi2>
}
