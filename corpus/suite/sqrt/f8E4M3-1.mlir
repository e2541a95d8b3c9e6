// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.875, 1.0]]> : tensor<1x2xf8E4M3>]'
// RUN: : @program
// stablehlo.sqrt on f8E4M3, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.9375,1.0]

module {
func.func @program(%arg0: tensor<1x2xf8E4M3>) -> tensor<1x2xf8E4M3> {
  %0 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x2xf8E4M3>
  return %0 : tensor<1x2xf8E4M3>
}

  func.func @main(%input0: tensor<1x2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E4M3>) -> (tensor<1x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E4M3>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[0.9375, 1.0]]> : tensor<1x2xf64>
    func.return
  }
}
