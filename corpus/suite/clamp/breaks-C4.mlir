// RUN: not stablehlo-opt %s
// breaks clamp (C4)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<ui2>, %arg1: tensor<ui2>, %arg2: tensor<ui2>) -> tensor<bf16> {
  %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<ui2>, tensor<ui2>, tensor<ui2>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
