// RUN: not stablehlo-opt %s
// breaks broadcast_select (I1)
//   pred is bool

func.func @main(%arg0: tensor<4xi2>, %arg1: tensor<1xui32>, %arg2: tensor<ui32>) -> tensor<4xui32> {
  %0 = "chlo.broadcast_select"(%arg0, %arg1, %arg2) : (tensor<4xi2>, tensor<1xui32>, tensor<ui32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}
