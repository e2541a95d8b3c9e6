// RUN: not stablehlo-opt %s
// breaks next_after (X1)
//   baseline_type(x) = baseline_type(y) = baseline_type(result)

func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<ui32> {
  %0 = "chlo.next_after"(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<ui32>
  return %0 : tensor<ui32>
}
