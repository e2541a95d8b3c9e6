// RUN: not stablehlo-opt %s
// breaks expect_almost_eq_const (A1)
//   0 <= tolerance

func.func @main(%arg0: tensor<2xf32>) {
  "check.expect_almost_eq_const"(%arg0) <{value = dense<0.0> : tensor<2xf32>, tolerance = -1.0 : f32}> : (tensor<2xf32>) -> ()
  return
}
