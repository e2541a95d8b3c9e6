// RUN: not stablehlo-opt %s
// breaks expect_close (I1)
//   actual is float | complex

func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>) {
  "check.expect_close"(%arg0, %arg1) : (tensor<i8>, tensor<i8>) -> ()
  return
}
