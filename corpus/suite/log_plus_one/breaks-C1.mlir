// RUN: not stablehlo-opt %s
// breaks log_plus_one (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<4xf32>) -> tensor<5xf32> {
  %0 = "stablehlo.log_plus_one"(%arg0) : (tensor<4xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
