// RUN: not stablehlo-opt %s
// breaks sqrt (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<3xf8E4M3>) -> tensor<4xf8E4M3> {
  %0 = "stablehlo.sqrt"(%arg0) : (tensor<3xf8E4M3>) -> tensor<4xf8E4M3>
  return %0 : tensor<4xf8E4M3>
}
