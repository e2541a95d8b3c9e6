// RUN: not stablehlo-opt %s
// breaks exponential (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<2x3xf4E2M1FN>) -> tensor<2xf4E2M1FN> {
  %0 = "stablehlo.exponential"(%arg0) : (tensor<2x3xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  return %0 : tensor<2xf4E2M1FN>
}
