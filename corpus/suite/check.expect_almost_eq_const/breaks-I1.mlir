// RUN: not stablehlo-opt %s
// breaks expect_almost_eq_const (I1)
//   lhs is float | complex

func.func @main(%arg0: tensor<1xi4>) {
  "check.expect_almost_eq_const"(%arg0) <{value = dense<0> : tensor<1xi4>, tolerance = 2.0 : f32}> : (tensor<1xi4>) -> ()
  return
}
