// RUN: not stablehlo-opt %s
// breaks atan (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f16> {
  %0 = "chlo.atan"(%arg0) : (tensor<f8E5M2FNUZ>) -> tensor<f16>
  return %0 : tensor<f16>
}
