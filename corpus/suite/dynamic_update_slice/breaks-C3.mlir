// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C3)
//   rank(update) = rank(operand)

func.func @main(%arg0: tensor<bf16>, %arg1: tensor<2xbf16>) -> tensor<bf16> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1) : (tensor<bf16>, tensor<2xbf16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
