// RUN: not stablehlo-opt %s
// breaks atanh (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<bf16>) -> tensor<i2> {
  %0 = "chlo.atanh"(%arg0) : (tensor<bf16>) -> tensor<i2>
  return %0 : tensor<i2>
}
