// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.875, 1.0]]> : tensor<1x2xf8E5M2>]'
// RUN: : @program
// stablehlo.sqrt on f8E5M2, special values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.875,1.0]

module {
func.func @program(%arg0: tensor<1x2xf8E5M2>) -> tensor<1x2xf8E5M2> {
  %0 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x2xf8E5M2>
  return %0 : tensor<1x2xf8E5M2>
}

  func.func @main(%input0: tensor<1x2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E5M2>) -> (tensor<1x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E5M2>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[0.875, 1.0]]> : tensor<1x2xf64>
    func.return
  }
}
