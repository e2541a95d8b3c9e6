// RUN: not stablehlo-opt %s
// breaks broadcast_select (I1)
//   pred is bool

func.func @main(%arg0: tensor<4xi2>, %arg1: tensor<1xi2>, %arg2: tensor<i2>) -> tensor<4xi2> {
  %0 = "chlo.broadcast_select"(%arg0, %arg1, %arg2) : (tensor<4xi2>, tensor<1xi2>, tensor<i2>) -> tensor<4xi2>
  return %0 : tensor<4xi2>
}
