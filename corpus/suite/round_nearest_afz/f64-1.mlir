// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[5.148642914985654e-222]], [[3.521995610187235e+45]], [[2.4999324520593106e+57]]]]> : tensor<1x3x1x1xf64>]'
// RUN: : @program
// stablehlo.round_nearest_afz on f64, special values
//   S: rank 3+
//   S: has 1
//   E: f64
// legal 0 0: [0.0,3.521995610187235e+45,2.4999324520593106e+57]

module {
func.func @program(%arg0: tensor<1x3x1x1xf64>) -> tensor<1x3x1x1xf64> {
  %0 = stablehlo.round_nearest_afz %arg0 : tensor<1x3x1x1xf64>
  return %0 : tensor<1x3x1x1xf64>
}

  func.func @main(%input0: tensor<1x3x1x1xf64>) {
    %r = func.call @program(%input0) : (tensor<1x3x1x1xf64>) -> (tensor<1x3x1x1xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<1x3x1x1xf64>) -> tensor<1x3x1x1xi64>
    check.expect_eq_const %v0, dense<[[[[0]], [[5288279092196065272]], [[5465537202657301476]]]]> : tensor<1x3x1x1xi64>
    func.return
  }
}
