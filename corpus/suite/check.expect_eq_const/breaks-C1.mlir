// RUN: not stablehlo-opt %s
// breaks expect_eq_const (C1)
//   type(lhs) = type(value)

func.func @main(%arg0: tensor<f32>) {
  "check.expect_eq_const"(%arg0) <{value = dense<0.0> : tensor<f16>}> : (tensor<f32>) -> ()
  return
}
