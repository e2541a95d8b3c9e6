// RUN: not stablehlo-opt %s
// breaks ceil (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f8E4M3>) -> tensor<i2> {
  %0 = "stablehlo.ceil"(%arg0) : (tensor<f8E4M3>) -> tensor<i2>
  return %0 : tensor<i2>
}
