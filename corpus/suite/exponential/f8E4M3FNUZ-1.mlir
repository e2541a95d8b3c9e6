// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0], [-3.0]]]> : tensor<1x2x1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.exponential on f8E4M3FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FNUZ
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [7.5,0.05078125]

module {
func.func @program(%arg0: tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf8E4M3FNUZ> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1x2x1xf8E4M3FNUZ>
  return %0 : tensor<1x2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x2x1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xf8E4M3FNUZ>) -> (tensor<1x2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1xf8E4M3FNUZ>) -> tensor<1x2x1xf64>
    check.expect_eq_const %v0, dense<[[[7.5], [0.05078125]]]> : tensor<1x2x1xf64>
    func.return
  }
}
