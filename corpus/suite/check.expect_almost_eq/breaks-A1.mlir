// RUN: not stablehlo-opt %s
// breaks expect_almost_eq (A1)
//   0 <= tolerance

func.func @main(%arg0: tensor<2xbf16>, %arg1: tensor<2xbf16>) {
  "check.expect_almost_eq"(%arg0, %arg1) <{tolerance = -1.0 : f32}> : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  return
}
