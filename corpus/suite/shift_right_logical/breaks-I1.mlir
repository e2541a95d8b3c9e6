// RUN: not stablehlo-opt %s
// breaks shift_right_logical (I1)
//   lhs is int and not is_quantized(lhs)

func.func @main(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
  %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
