// RUN: not stablehlo-opt %s
// breaks triangular_solve (C1)
//   baseline_element_type(a) = baseline_element_type(b)

func.func @main(%arg0: tensor<4x4xf6E3M2FN>, %arg1: tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xf6E3M2FN>, tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4>
  return %0 : tensor<2x4xf8E3M4>
}
