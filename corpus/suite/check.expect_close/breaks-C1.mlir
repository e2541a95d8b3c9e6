// RUN: not stablehlo-opt %s
// breaks expect_close (C1)
//   type(actual) = type(expected)

func.func @main(%arg0: tensor<2x2xf8E4M3>, %arg1: tensor<4x2x2xf8E4M3>) {
  "check.expect_close"(%arg0, %arg1) : (tensor<2x2xf8E4M3>, tensor<4x2x2xf8E4M3>) -> ()
  return
}
