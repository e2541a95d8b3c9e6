// RUN: not stablehlo-opt %s
// breaks broadcast_xor (I1)
//   lhs is bool | int

func.func @main(%arg0: tensor<f8E3M4>, %arg1: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = "chlo.broadcast_xor"(%arg0, %arg1) : (tensor<f8E3M4>, tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
  return %0 : tensor<1xf8E3M4>
}
