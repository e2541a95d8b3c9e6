// RUN: not stablehlo-opt %s
// breaks reverse (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<f8E4M3>) -> tensor<f64> {
  %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64>}> : (tensor<f8E4M3>) -> tensor<f64>
  return %0 : tensor<f64>
}
