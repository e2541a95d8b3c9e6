// RUN: not stablehlo-opt %s
// breaks broadcast_and (I1)
//   lhs is bool | int

func.func @main(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = "chlo.broadcast_and"(%arg0, %arg1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}
