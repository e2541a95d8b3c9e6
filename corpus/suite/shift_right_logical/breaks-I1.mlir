// RUN: not stablehlo-opt %s
// breaks shift_right_logical (I1)
//   lhs is int and not is_quantized(lhs)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
  %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}
