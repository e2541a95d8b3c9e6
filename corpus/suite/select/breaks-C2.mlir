// RUN: not stablehlo-opt %s
// breaks select (C2)
//   baseline_type(on_true) = baseline_type(on_false) = baseline_type(result)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<i4>, %arg2: tensor<ui32>) -> tensor<i4> {
  %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<i4>, tensor<ui32>) -> tensor<i4>
  return %0 : tensor<i4>
}
