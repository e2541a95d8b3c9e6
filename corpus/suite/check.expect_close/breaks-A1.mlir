// RUN: not stablehlo-opt %s
// breaks expect_close (A1)
//   0 <= min_ulp_difference <= max_ulp_difference

func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>) {
  "check.expect_close"(%arg0, %arg1) <{max_ulp_difference = -1 : i64}> : (tensor<f16>, tensor<f16>) -> ()
  return
}
