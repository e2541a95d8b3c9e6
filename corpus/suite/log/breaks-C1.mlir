// RUN: not stablehlo-opt %s
// breaks log (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f64>) -> tensor<1xf64> {
  %0 = "stablehlo.log"(%arg0) : (tensor<f64>) -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
