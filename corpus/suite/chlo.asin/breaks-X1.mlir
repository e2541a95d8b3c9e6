// RUN: not stablehlo-opt %s
// breaks asin (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f8E3M4>) -> tensor<i4> {
  %0 = "chlo.asin"(%arg0) : (tensor<f8E3M4>) -> tensor<i4>
  return %0 : tensor<i4>
}
