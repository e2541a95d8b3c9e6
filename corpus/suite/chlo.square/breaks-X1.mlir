// RUN: not stablehlo-opt %s
// breaks square (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f8E3M4>) -> tensor<i16> {
  %0 = "chlo.square"(%arg0) : (tensor<f8E3M4>) -> tensor<i16>
  return %0 : tensor<i16>
}
