// RUN: not stablehlo-opt %s
// breaks triangular_solve (I1)
//   a is float | complex and not is_per_axis_quantized(a)

func.func @main(%arg0: tensor<4x4xi2>, %arg1: tensor<3x4xi2>) -> tensor<3x4xi2> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<4x4xi2>, tensor<3x4xi2>) -> tensor<3x4xi2>
  return %0 : tensor<3x4xi2>
}
