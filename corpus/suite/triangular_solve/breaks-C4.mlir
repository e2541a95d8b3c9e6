// RUN: not stablehlo-opt %s
// breaks triangular_solve (C4)
//   baseline_type(b) = baseline_type(result)

func.func @main(%arg0: tensor<2x2x2xf16>, %arg1: tensor<2x2x2xf16>) -> tensor<2x3x2xf16> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2x2xf16>, tensor<2x2x2xf16>) -> tensor<2x3x2xf16>
  return %0 : tensor<2x3x2xf16>
}
