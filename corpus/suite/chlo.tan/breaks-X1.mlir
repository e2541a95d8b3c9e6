// RUN: not stablehlo-opt %s
// breaks tan (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f8E3M4>) -> tensor<i32> {
  %0 = "chlo.tan"(%arg0) : (tensor<f8E3M4>) -> tensor<i32>
  return %0 : tensor<i32>
}
