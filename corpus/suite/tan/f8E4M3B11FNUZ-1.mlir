// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-2.5], [0.9375]]], [[[0.875], [-0.6875]]]]> : tensor<2x1x2x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.tan on f8E4M3B11FNUZ, envelope values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3B11FNUZ
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.75,1.375,1.25,-0.8125]

module {
func.func @program(%arg0: tensor<2x1x2x1xf8E4M3B11FNUZ>) -> tensor<2x1x2x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x1x2x1xf8E4M3B11FNUZ>
  return %0 : tensor<2x1x2x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x1x2x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x1x2x1xf8E4M3B11FNUZ>) -> (tensor<2x1x2x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1x2x1xf8E4M3B11FNUZ>) -> tensor<2x1x2x1xf64>
    check.expect_eq_const %v0, dense<[[[[0.75], [1.375]]], [[[1.25], [-0.8125]]]]> : tensor<2x1x2x1xf64>
    func.return
  }
}
