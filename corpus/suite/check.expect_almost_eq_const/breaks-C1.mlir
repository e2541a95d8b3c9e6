// RUN: not stablehlo-opt %s
// breaks expect_almost_eq_const (C1)
//   type(lhs) = type(value)

func.func @main(%arg0: tensor<bf16>) {
  "check.expect_almost_eq_const"(%arg0) <{value = dense<0.0> : tensor<f32>, tolerance = 0.0 : f32}> : (tensor<bf16>) -> ()
  return
}
