// RUN: not stablehlo-opt %s
// breaks broadcast_xor (I1)
//   lhs is bool | int and not is_quantized(lhs)

func.func @main(%arg0: tensor<3xf8E4M3>, %arg1: tensor<3xf8E4M3>) -> tensor<3xf8E4M3> {
  %0 = "chlo.broadcast_xor"(%arg0, %arg1) : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> tensor<3xf8E4M3>
  return %0 : tensor<3xf8E4M3>
}
